import { withQuery } from '../../content/address/addressQuery.ts';
import { pageHref, twinHref } from '../../content/address/visit.ts';
import { cityRow } from '../../content/cities.ts';
import { languages } from '../../content/languages.ts';
import { pagePath } from '../../content/pages.ts';
import { LANGUAGE_NOTE } from '../../content/shell/languageNote.ts';
import { hook } from '../hooks/hook.ts';
import { Arrow } from '../parts/Arrow.tsx';
import { useVisit } from '../visitContext.tsx';

/** The region and language switcher: opened by every button that names `locale` as its popover. */
export function LocalePanel({ city }: { readonly city: string }) {
  return (
    <div popover="auto" id="locale" className="popover" {...hook('popover')}>
      <LocaleChoice city={city} />
    </div>
  );
}

/** The current city and language, and links to others: in the header's panel and in the menu. */
export function LocaleChoice({ city }: { readonly city: string }) {
  const { message } = useVisit();
  return (
    <>
      <p className="eyebrow">{message('yourCity')}</p>
      <p className="popover-title display">{city}</p>
      <LanguageLinks />
      <DestinationLink />
    </>
  );
}

interface LanguageLinksProps {
  readonly className?: string;
  /** Without the language of this page. */
  readonly isOthersOnly?: boolean;
}

/**
 * This page in the city's other languages: only the language segment changes, what was chosen on it stays
 * (docs/rules.md#language-switch).
 */
export function LanguageLinks({ className = 'popover-links', isOthersOnly = false }: LanguageLinksProps) {
  const visit = useVisit();
  return (
    <ul className={className} aria-label={visit.message('language')}>
      {cityRow(visit.city).languages.map((language) => {
        if (isOthersOnly && language === visit.language) return undefined;
        const { hreflang, name } = languages[language];
        return (
          <li key={language}>
            <a
              className={className === 'popover-links' ? 'popover-link' : 'text-link'}
              href={withQuery(twinHref(visit, { language }), visit.choiceQuery)}
              hrefLang={hreflang}
              lang={hreflang}
              aria-current={language === visit.language ? 'true' : undefined}
            >
              {name}
            </a>
          </li>
        );
      })}
    </ul>
  );
}

/** Says that a visitor reads another language than the address asked for; seen when the address ends in its name. */
export function LanguageNote() {
  const { language, message } = useVisit();
  return (
    <aside className="page language-note" id={LANGUAGE_NOTE} tabIndex={-1}>
      <p>{message('languageMissing', { language: languages[language].name })}</p>
      <LanguageLinks className="text-links" isOthersOnly />
    </aside>
  );
}

/** A link to the other cities; with script it opens the destination picker. */
function DestinationLink() {
  const visit = useVisit();
  return (
    <a
      className="button popover-button"
      data-kind="link"
      href={pageHref(visit, pagePath('selectDestination'))}
      {...hook('destination-trigger')}
    >
      {visit.message('changeDestination')}
      <Arrow />
    </a>
  );
}
