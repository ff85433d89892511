import type { SearchSuggestions } from '../../../content/search/searchAnswer.ts';
import { hook } from '../../hooks/hook.ts';

interface SuggestionListsProps {
  readonly suggestions: SearchSuggestions;
  readonly text: (key: 'searchExperiences' | 'searchBrands') => string;
}

/**
 * Featured experiences with their pictures, and brands, on the search page and in the panel
 * (docs/rules.md#search-suggestions).
 */
export function SuggestionLists({ suggestions: { experiences, brands }, text }: SuggestionListsProps) {
  return (
    <div className="suggestions">
      {experiences.length > 0 ? (
        <section>
          <h2 className="eyebrow">{text('searchExperiences')}</h2>
          <ul className="suggested">
            {experiences.map(({ id, title, lang, href, picture }) => (
              <li key={id}>
                <Suggestion href={href}>
                  {picture ? <img src={picture} alt="" width={320} height={240} loading="lazy" /> : undefined}
                  <bdi className="display" data-size="4" lang={lang}>
                    {title}
                  </bdi>
                </Suggestion>
              </li>
            ))}
          </ul>
        </section>
      ) : undefined}
      {brands.length > 0 ? (
        <section>
          <h2 className="eyebrow">{text('searchBrands')}</h2>
          <ul className="text-links">
            {brands.map(({ id, title, lang, href }) => (
              <li key={id}>
                <Suggestion href={href}>
                  <bdi className="display" data-size="3" lang={lang}>
                    {title}
                  </bdi>
                </Suggestion>
              </li>
            ))}
          </ul>
        </section>
      ) : undefined}
    </div>
  );
}

/** A suggestion without a target is text (docs/rules.md#unknown-experience). */
function Suggestion({ href, children }: { readonly href: string | undefined; readonly children: React.ReactNode }) {
  return href === undefined ? (
    <span className="quiet-link">{children}</span>
  ) : (
    <a className="quiet-link" href={href} {...hook('result')}>
      {children}
    </a>
  );
}
