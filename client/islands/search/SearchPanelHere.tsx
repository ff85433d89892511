import { pageHref } from '../../../content/address/visit.ts';
import { pagePath } from '../../../content/pages.ts';
import type { SearchAnswer } from '../../../content/search/searchAnswer.ts';
import { useVisit } from '../../visitContext.tsx';
import { SearchPanel } from '../SearchPanel.tsx';
import type { SearchFacts } from './searchPanelProps.ts';

/** Items of a section in the header's panel; the page shows as many as the service gives while one types. */
const PANEL_LIMIT = 5;

/** The search panel with the addresses and texts of this visit. */
export function SearchPanelHere({
  place,
  keyword = '',
  answer,
}: {
  readonly place: SearchFacts['place'];
  readonly keyword?: string;
  readonly answer?: SearchAnswer | undefined;
}) {
  const { city, language, tree, carriedQuery } = useVisit();
  const query = new URLSearchParams({
    tree,
    ...(place === 'dialog' && { limit: String(PANEL_LIMIT) }),
    ...Object.fromEntries(new URLSearchParams(carriedQuery)),
  });
  return (
    <SearchPanel
      place={place}
      language={language}
      action={pageHref({ city, language, tree, carriedQuery: '' }, pagePath('searching'))}
      carried={carriedQuery}
      endpoint={`/_search/${language}/${city}?${query}`}
      keyword={keyword}
      answer={answer ?? null}
    />
  );
}
