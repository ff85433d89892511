import { useEffect, useState } from 'react';
import { safeParse } from 'valibot';
import type { IslandTexts } from '../../../content/messages/islandMessages.ts';
import { type SearchSuggestions, searchSuggestions } from '../../../content/search/searchAnswer.ts';
import { hook } from '../../hooks/hook.ts';
import { Arrow } from '../../parts/Arrow.tsx';

/**
 * Featured experiences and brands in the panel (docs/rules.md#search-suggestions), fetched when it first opens. Nothing
 * where there are none.
 */
export function Suggested({
  endpoint,
  isHidden,
  text,
}: {
  readonly endpoint: string;
  readonly isHidden: boolean;
  readonly text: IslandTexts;
}) {
  const suggestions = useSuggestions(endpoint);
  if (!suggestions || isHidden) return undefined;
  const { experiences, brands } = suggestions;
  return (
    <div className="suggestions">
      {experiences.length > 0 ? (
        <section>
          <h2 className="eyebrow">{text('searchExperiences')}</h2>
          <ul className="link-rows">
            {experiences.map(({ id, title, href }) => (
              <li key={id}>
                <Suggestion className="link-row" href={href}>
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

function useSuggestions(endpoint: string): SearchSuggestions | undefined {
  const [suggestions, setSuggestions] = useState<SearchSuggestions>();
  useEffect(() => {
    const request = new AbortController();
    fetch(endpoint.replace('?', '/suggestions?'), { signal: request.signal })
      .then(async (response) => {
        const parsedSuggestions = safeParse(searchSuggestions, await response.json());
        if (parsedSuggestions.success) setSuggestions(parsedSuggestions.output);
      })
      // Searching works without suggestions.
      .catch(() => undefined);
    return () => request.abort();
  }, [endpoint]);
  return suggestions;
}
