import { listingHref } from '../../content/address/listingAddress.ts';
import { pageHref } from '../../content/address/visit.ts';
import { pagePath } from '../../content/pages.ts';
import { SearchPanelHere } from '../islands/search/SearchPanelHere.tsx';
import { LinkRows } from '../parts/LinkRows.tsx';
import { TargetLink } from '../parts/TargetLink.tsx';
import { Message, useMessage, useVisit } from '../visitContext.tsx';
import type { BodyOf } from './bodyOf.ts';

/**
 * The search page: the panel with its results, which works without script, and the editors' suggestions
 * (docs/rules.md#search-runs).
 */
export function Searching({ keyword, answer, suggestions }: BodyOf<'searching'>) {
  const { experiences, brands } = suggestions;
  return (
    <div className="page searching">
      <h1>
        <Message of="searchPrompt" />
      </h1>
      <SearchPanelHere place="page" keyword={keyword} answer={answer} />
      {answer?.total === 0 ? <WaysOn /> : undefined}
      <div className="suggestions">
        {experiences.length > 0 ? (
          <section>
            <h2 className="eyebrow">
              <Message of="searchExperiences" />
            </h2>
            <LinkRows rows={experiences} />
          </section>
        ) : undefined}
        {brands.length > 0 ? (
          <section>
            <h2 className="eyebrow">
              <Message of="searchBrands" />
            </h2>
            <ul className="chips">
              {brands.map(({ id, title, target }) => (
                <li key={id}>
                  <TargetLink className="chip" target={target}>
                    {title}
                  </TargetLink>
                </li>
              ))}
            </ul>
          </section>
        ) : undefined}
      </div>
    </div>
  );
}

/** Where to go on from a search without results (docs/rules.md#search-no-results). */
function WaysOn() {
  const visit = useVisit();
  const message = useMessage();
  return (
    <ul className="chips">
      <Way href={`${listingHref(visit, 'brand')}#brands`} text={message('brandIndex')} />
      <Way href={listingHref(visit, 'dining')} text={message('dining')} />
      <Way href={listingHref(visit, 'service')} text={message('services')} />
      <Way href={pageHref(visit, pagePath('storeListing'))} text={message('stores')} />
      <Way href={pageHref(visit, pagePath('contactUs'))} text={message('contactUs')} />
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
