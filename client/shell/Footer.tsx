import { linkTarget } from '../../content/address/links.ts';
import { cityRow } from '../../content/cities.ts';
import { languages } from '../../content/languages.ts';
import type { ShellModel } from '../../content/pageModel.ts';
import { type FooterSection, footerSections } from '../../content/shell/footer.ts';
import { menuLink } from '../../content/shell/navigation.ts';
import { cityName } from '../../content/shell/shellPlaces.ts';
import { pageHref } from '../../content/visit.ts';
import { LinkButton } from '../parts/Cta.tsx';
import { Icon } from '../parts/Icon.tsx';
import { TargetLink } from '../parts/TargetLink.tsx';
import { Message, useMessage, useVisit } from '../visitContext.tsx';
import { Logo } from './Logo.tsx';
import { markup } from './markup.ts';
import { Social } from './Social.tsx';

/** The footer of every page, and the way back to its top (site-shell §2). */
export function Footer({ shell, html }: { readonly shell: ShellModel; readonly html: string | undefined }) {
  return (
    <footer className="footer" data-tone="bottle" data-footer="" {...markup(html, <FooterBody shell={shell} />)} />
  );
}

/** What stands in the footer. */
export function FooterBody({ shell }: { readonly shell: ShellModel }) {
  const visit = useVisit();
  const message = useMessage();
  const { settings } = shell;
  const sections = footerSections(settings, visit.domains);
  return (
    <>
      <div className="page">
        <div className="footer-opening">
          <div className="footer-house">
            <a href="#top" className="footer-logo" aria-label={`${message('siteName')}: ${message('backToTop')}`}>
              <Logo drawing={settings?.footerLogo[0]} />
            </a>
            {settings?.footerDescription ? <p className="lead">{settings.footerDescription}</p> : undefined}
          </div>
          <div className="footer-ways">
            <div className="cluster">
              {settings?.footerButton.map((button, index) => (
                <LinkButton
                  key={button.id}
                  target={linkTarget(button, visit.domains)}
                  text={button.name}
                  kind={index === 0 ? 'primary' : 'secondary'}
                />
              ))}
            </div>
            <Social settings={settings} />
          </div>
        </div>
        {sections.length > 0 ? (
          <nav className="footer-sections" aria-label={message('footer')}>
            {sections.map((section) => (
              <Section key={section.id} section={section} />
            ))}
          </nav>
        ) : undefined}
        <Closing shell={shell} />
      </div>
      <a className="to-top" href="#top" aria-label={message('backToTop')} data-tone="ivory" data-back-to-top="" hidden>
        <Icon of="up" />
      </a>
    </>
  );
}

/** Links under their topic: folded on phones, always open on wide screens. */
function Section({ section }: { readonly section: FooterSection }) {
  const { tree } = useVisit();
  return (
    <details className="footer-section" open={tree === 'desktop'} data-footer-section="">
      <summary>
        {section.topic}
        <Icon of="down" />
      </summary>
      <ul>
        {section.links.map(({ id, title, target }) => (
          <li key={id}>
            <TargetLink className="footer-link" target={target}>
              {title}
            </TargetLink>
          </li>
        ))}
      </ul>
    </details>
  );
}

/** City and language, legal links, and what a country's law asks for. */
function Closing({ shell }: { readonly shell: ShellModel }) {
  const visit = useVisit();
  const message = useMessage();
  const { settings } = shell;
  const { name, hasPrivacyChoices } = cityRow(visit.city);
  const city = cityName(shell, visit.city, name);
  const spoken = languages[visit.language].name;
  return (
    <div className="footer-closing">
      <button
        type="button"
        className="footer-locale"
        popoverTarget="locale"
        aria-label={`${city}, ${spoken}: ${message('destinationAndLanguage')}`}
      >
        <Icon of="place" />
        <span aria-hidden="true">{`${city}, ${spoken}`}</span>
      </button>
      <nav aria-label={message('legal')}>
        <ul className="footer-legal">
          {settings?.legalLinks.map((entry) => {
            const { id, title, target } = menuLink(entry, visit.domains);
            return (
              <li key={id}>
                <TargetLink className="footer-link" target={target}>
                  {title}
                </TargetLink>
              </li>
            );
          })}
          <li>
            <a className="footer-link" href={pageHref(visit, ['cookie-notice'])} data-consent-open="">
              <Message of="cookieSettings" />
            </a>
          </li>
          {hasPrivacyChoices ? (
            <li>
              <a className="footer-link" href={pageHref(visit, ['privacy-policy'])} data-privacy-choices="">
                <Message of="yourPrivacyChoices" />
              </a>
            </li>
          ) : undefined}
        </ul>
      </nav>
      {visit.isMainland && settings?.filingNumber ? (
        <Filing number={settings.filingNumber} address={settings.filingLink} />
      ) : undefined}
    </div>
  );
}

/** The filing number that visitors in mainland China are shown. */
function Filing({ number, address }: { readonly number: string; readonly address: string }) {
  const { domains, language } = useVisit();
  const target = linkTarget({ externalLink: address }, domains);
  return (
    <p lang={language === 'cn' ? undefined : languages.cn.hreflang}>
      <TargetLink className="footer-link" target={target}>
        {number}
      </TargetLink>
    </p>
  );
}
