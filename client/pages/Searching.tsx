import { listingHref } from '../../content/address/listingAddress.ts';
import { pageHref } from '../../content/address/visit.ts';
import { pagePath } from '../../content/pages.ts';
import { writtenSuggestions } from '../../content/search/searchSuggestions.ts';
import { SearchPanelHere } from '../islands/search/SearchPanelHere.tsx';
import { SuggestionLists } from '../islands/search/SuggestionLists.tsx';
import { useVisit } from '../visitContext.tsx';
import type { BodyOf } from './bodyOf.ts';

/**
 * The search page: the panel with its results, which works without script, and the editors' suggestions
 * (docs/rules.md#search-runs).
 */
export function Searching({ keyword, answer, suggestions }: BodyOf<'searching'>) {
  const visit = useVisit();
  return (
    <div className="page searching">
      <h1>{visit.message('searchPrompt')}</h1>
      <SearchPanelHere place="page" keyword={keyword} answer={answer} />
      {answer?.total === 0 ? <WaysOn /> : undefined}
      <SuggestionLists suggestions={writtenSuggestions(suggestions, visit)} text={visit.message} />
    </div>
  );
}

/** Where to go on from a search without results (docs/rules.md#search-no-results). */
function WaysOn() {
  const visit = useVisit();
  return (
    <ul className="chips">
      <Way href={`${listingHref(visit, 'brand')}#brands`} text={visit.message('brandIndex')} />
      <Way href={listingHref(visit, 'dining')} text={visit.message('dining')} />
      <Way href={listingHref(visit, 'service')} text={visit.message('services')} />
      <Way href={pageHref(visit, pagePath('storeListing'))} text={visit.message('stores')} />
      <Way href={pageHref(visit, pagePath('contactUs'))} text={visit.message('contactUs')} />
    </ul>
  );
}

function Way({ href, text }: { readonly href: string; readonly text: string }) {
  return (
    <li>
      <a className="chip" href={href}>
        {text}
      </a>
    </li>
  );
}
