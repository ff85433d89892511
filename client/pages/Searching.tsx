import { listingHref } from '../../content/address/listingAddress.ts';
import { pageHref } from '../../content/address/visit.ts';
import { pagePath } from '../../content/pages.ts';
import { writtenSuggestions } from '../../content/search/searchSuggestions.ts';
import { SearchPanelHere } from '../islands/search/SearchPanelHere.tsx';
import { SuggestionLists } from '../islands/search/SuggestionLists.tsx';
import { Heading } from '../parts/Heading.tsx';
import { LinkRows } from '../parts/LinkRows.tsx';
import { useTextLang, useVisit } from '../visitContext.tsx';
import type { BodyOf } from './bodyOf.ts';

/**
 * The search page: the panel with its results, which works without script, and the editors' suggestions
 * (docs/rules.md#search-runs).
 */
export function Searching({ keyword, answer, suggestions }: BodyOf<'searching'>) {
  const visit = useVisit();
  const langOf = useTextLang();
  return (
    <div className="page searching">
      {/* The word that is searched for is larger than the question. */}
      <Heading
        level={1}
        size={keyword === '' ? 'hero' : undefined}
        className={keyword === '' ? undefined : 'eyebrow'}
        text={visit.message('searchPrompt')}
      />
      <SearchPanelHere place="page" keyword={keyword} answer={answer} />
      {answer?.total === 0 ? <WaysOn /> : undefined}
      <SuggestionLists suggestions={writtenSuggestions(suggestions, visit, langOf)} text={visit.message} />
    </div>
  );
}

/** Where to go on from a search without results (docs/rules.md#search-no-results). */
function WaysOn() {
  const visit = useVisit();
  const ways = [
    ['brandIndex', `${listingHref(visit, 'brand')}#brands`],
    ['dining', listingHref(visit, 'dining')],
    ['services', listingHref(visit, 'service')],
    ['stores', pageHref(visit, pagePath('storeListing'))],
    ['contactUs', pageHref(visit, pagePath('contactUs'))],
  ] as const;
  return (
    <LinkRows
      rows={ways.map(([name, href]) => ({ id: name, title: visit.message(name), target: { kind: 'internal', href } }))}
    />
  );
}
