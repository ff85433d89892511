import type { HomePage } from '../../../page.ts';
import { Buttons, Drawing, Hidden, Icon, Link, type Texts } from './parts.tsx';

export function Footer({ page }: { readonly page: HomePage }) {
  const { texts, footer, city } = page;
  return (
    <footer className="footer" data-tone="bottle">
      <div className="page">
        <div className="footer-opening">
          <div className="footer-house">
            <a href="#top" className="footer-logo" aria-label={`${texts.siteName}: ${texts.backToTop}`}>
              {footer.logo && <Drawing picture={footer.logo} name="logo" />}
            </a>
            {footer.description && <p className="lead">{footer.description}</p>}
          </div>
          <div className="footer-ways">
            <Buttons buttons={footer.buttons} texts={texts} />
            <div className="social">
              <p className="eyebrow" id="follow">
                {texts.followUs}
              </p>
              <ul className="social-icons" aria-labelledby="follow">
                {footer.social.map((network) => (
                  <li key={network.id}>
                    <Network network={network} texts={texts} />
                  </li>
                ))}
              </ul>
            </div>
          </div>
        </div>
        <nav className="footer-sections" aria-label={texts.footer}>
          {footer.sections.map(({ id, topic, links }) => (
            <details key={id} className="footer-section" open>
              <summary>{topic}</summary>
              <ul>
                {links.map((link) => (
                  <li key={link.id}>
                    <Link link={link} name="footer-link" texts={texts} />
                  </li>
                ))}
              </ul>
            </details>
          ))}
        </nav>
        <div className="footer-closing">
          <button
            type="button"
            className="footer-locale"
            popoverTarget="locale"
            aria-label={`${city}: ${texts.destinationAndLanguage}`}
          >
            <Icon of="place" />
            <span aria-hidden="true">{city}</span>
          </button>
          <nav aria-label={texts.legal}>
            <ul className="footer-legal">
              {footer.legal.map((link) => (
                <li key={link.id}>
                  <Link link={link} name="footer-link" texts={texts} />
                </li>
              ))}
            </ul>
          </nav>
        </div>
      </div>
      <a className="to-top" href="#top" aria-label={texts.backToTop} data-tone="ivory" hidden>
        <Icon of="up" />
      </a>
    </footer>
  );
}

function Network({
  network,
  texts,
}: {
  readonly network: HomePage['footer']['social'][number];
  readonly texts: Texts;
}) {
  const icon = network.icon && <Drawing picture={network.icon} name="social-icon" alt="" />;
  if (!network.popup)
    return (
      <Link link={network} name="icon-button" texts={texts}>
        {icon}
        <Hidden>{network.text}</Hidden>
      </Link>
    );
  return (
    <>
      <button
        type="button"
        className="icon-button"
        popoverTarget={`scan-${network.id}`}
        aria-label={texts.scanToFollow.replace('{name}', network.text)}
      >
        {icon}
      </button>
      <div popover="auto" id={`scan-${network.id}`} className="popover scan" data-tone="ivory">
        <Drawing picture={network.popup} />
        <Link link={network} name="popover-link" texts={texts} />
      </div>
    </>
  );
}
