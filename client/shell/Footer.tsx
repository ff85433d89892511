import { linkTarget } from '../../content/address/linkTarget.ts';
import { pageHref } from '../../content/address/visit.ts';
import { cityRow } from '../../content/cities.ts';
import { languages } from '../../content/languages.ts';
import { meridianOf } from '../../content/meridian.ts';
import type { MessageKey } from '../../content/messages/messages.ts';
import { type PageKind, pagePath } from '../../content/pages.ts';
import { type FooterSection, footerButtons, footerSections } from '../../content/shell/footerLinks.ts';
import { menuLinks } from '../../content/shell/menuItems.ts';
import { cityName, type ShellModel } from '../../content/shell/shellPlaces.ts';
import { hook } from '../hooks/hook.ts';
import { LinkButton } from '../parts/Cta.tsx';
import { Icon } from '../parts/Icon.tsx';
import { Lead } from '../parts/Lead.tsx';
import { TargetLink } from '../parts/TargetLink.tsx';
import { Spoken, useVisit } from '../visitContext.tsx';
import { FooterNewsletter } from './FooterNewsletter.tsx';
import { Logo } from './Logo.tsx';
import { markup } from './markup.ts';
import { Social } from './Social.tsx';

/** The footer of every page, with a link back to the top (docs/rules.md#footer-contents). */
export function Footer({ shell }: { readonly shell: ShellModel }) {
  return (
    <footer
      className="footer"
      data-tone="bottle"
      {...hook('footer')}
      {...markup(shell.html?.footer, <FooterBody shell={shell} />)}
    />
  );
}

/** The footer's content. */
export function FooterBody({ shell }: { readonly shell: ShellModel }) {
  const visit = useVisit();
  const { settings } = shell;
  const place = { domains: visit.domains, language: visit.language };
  const legal = menuLinks(settings?.legalLinks ?? [], place);
  const { newsletter, buttons } = footerButtons(settings, place);
  const sections = footerSections(settings, place, [...legal, ...buttons]);
  return (
    <>
      <Meridian />
      <div className="page">
        <div className="footer-opening">
          <div className="footer-about">
            <a
              href="#top"
              className="footer-logo"
              aria-label={`${visit.message('siteName')} – ${visit.message('backToTop')}`}
            >
              <Logo drawing={settings?.footerLogo[0]} />
            </a>
            {settings?.footerDescription ? (
              <Lead of={settings.id} field="footerDescription" text={settings.footerDescription} />
            ) : undefined}
          </div>
          <div className="footer-links">
            {newsletter ? <FooterNewsletter path={newsletter} /> : undefined}
            <div className="cluster">
              <LinkButton
                target={{ kind: 'page', path: pagePath('myVisit') }}
                text={visit.message('myVisit')}
                kind="secondary"
              />
              {buttons.map(({ id, name, target }) => (
                <LinkButton
                  key={id}
                  target={target}
                  text={<Spoken of={id} field="name" text={name} />}
                  kind="secondary"
                />
              ))}
            </div>
            <Social settings={settings} />
          </div>
        </div>
        {sections.length > 0 ? (
          <nav className="footer-sections" aria-label={visit.message('footer')}>
            {sections.map((section) => (
              <Section key={section.id} section={section} />
            ))}
          </nav>
        ) : undefined}
        <Closing shell={shell} legal={legal} />
      </div>
      <a
        className="to-top"
        href="#top"
        aria-label={visit.message('backToTop')}
        data-tone="ivory"
        {...hook('back-to-top')}
        hidden
      >
        <Icon of="up" />
      </a>
    </>
  );
}

/** The city's meridian, where the page ends in the arch (docs/rules.md#meridian). */
function Meridian() {
  const { city, message } = useVisit();
  const { degrees, side } = meridianOf(cityRow(city).location.lon);
  return (
    <p className="footer-meridian meta">
      {message(side === 'east' ? 'eastOfGreenwich' : 'westOfGreenwich', { degrees })}
    </p>
  );
}

/** Links under their topic: folded on phones, always open on wide screens. */
function Section({ section }: { readonly section: FooterSection }) {
  const { tree } = useVisit();
  return (
    <details className="footer-section" open={tree === 'desktop'} {...hook('footer-section')}>
      <summary>
        <Spoken of={section.id} field="topic" text={section.topic} />
      </summary>
      <ul>
        <FooterLinks links={section.links} />
      </ul>
    </details>
  );
}

function FooterLinks({ links }: Pick<FooterSection, 'links'>) {
  const { tree } = useVisit();
  return links.map(({ id, title, spoken, target }) => (
    <li key={id}>
      <TargetLink className="footer-link" target={target} spoken={tree === 'mobile' ? spoken : ''}>
        <Spoken of={id} text={title} />
      </TargetLink>
    </li>
  ));
}

/** The site's own legal pages, beside those of the editors. */
const notices = [
  ['accessibilityStatement', 'statementTitle'],
  ['storedData', 'storedTitle'],
] as const satisfies readonly (readonly [PageKind, MessageKey])[];

/** City and language, legal links, and what a country's law requires. */
function Closing({ shell, legal }: { readonly shell: ShellModel; readonly legal: FooterSection['links'] }) {
  const visit = useVisit();
  const { hasPrivacyChoices } = cityRow(visit.city);
  const city = cityName(shell.cities, visit.city, visit.language);
  const spoken = languages[visit.language].name;
  return (
    <div className="footer-closing">
      <button
        type="button"
        className="footer-locale"
        popoverTarget="locale"
        aria-label={`${city} · ${spoken}, ${visit.message('destinationAndLanguage')}`}
      >
        <Icon of="place" />
        <span aria-hidden="true">{`${city} · ${spoken}`}</span>
      </button>
      <nav aria-label={visit.message('legal')}>
        <ul className="footer-legal">
          <FooterLinks links={legal} />
          {notices.map(([kind, title]) => (
            <li key={kind}>
              <a className="footer-link" href={pageHref(visit, pagePath(kind))}>
                {visit.message(title)}
              </a>
            </li>
          ))}
          <li>
            <a className="footer-link" href={pageHref(visit, ['cookie-notice'])} {...hook('consent-open')}>
              {visit.message('cookieSettings')}
            </a>
          </li>
          {hasPrivacyChoices ? (
            <li>
              <a className="footer-link" href={pageHref(visit, ['privacy-policy'])} {...hook('privacy-choices')}>
                {visit.message('yourPrivacyChoices')}
              </a>
            </li>
          ) : undefined}
        </ul>
      </nav>
      <Filing settings={shell.settings} />
    </div>
  );
}

/** The filing number; nothing but for visitors in mainland China (docs/rules.md#filing-number). */
export function Filing({ settings }: Pick<ShellModel, 'settings'>) {
  const visit = useVisit();
  const { language, isMainland } = visit;
  if (!isMainland || !settings?.filingNumber) return undefined;
  const target = linkTarget({ externalLink: settings.filingLink }, visit);
  return (
    <p lang={language === 'cn' ? undefined : languages.cn.hreflang}>
      <TargetLink className="footer-link" target={target}>
        {settings.filingNumber}
      </TargetLink>
    </p>
  );
}
