import type { SearchSuggestions } from '../../../content/search/searchAnswer.ts';
import { hook } from '../../hooks/hook.ts';
import { Arrow } from '../../parts/Arrow.tsx';

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
          <ul className="link-rows">
            {experiences.map(({ id, title, href, picture }) => (
              <li key={id}>
                <Suggestion className="link-row search-result" href={href}>
                  {picture ? <img src={picture} alt="" width={96} height={72} loading="lazy" /> : undefined}
                  <span className="display" data-size="4">
                    {title}
                  </span>
                  {href === undefined ? undefined : <Arrow />}
                </Suggestion>
              </li>
            ))}
          </ul>
        </section>
      ) : undefined}
      {brands.length > 0 ? (
        <section>
          <h2 className="eyebrow">{text('searchBrands')}</h2>
          <ul className="chips">
            {brands.map(({ id, title, href }) => (
              <li key={id}>
                <Suggestion className="chip" href={href}>
                  {title}
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
function Suggestion({
  className,
  href,
  children,
}: {
  readonly className: string;
  readonly href: string | undefined;
  readonly children: React.ReactNode;
}) {
  return href === undefined ? (
    <span className={className}>{children}</span>
  ) : (
    <a className={className} href={href} {...hook('result')}>
      {children}
    </a>
  );
}
