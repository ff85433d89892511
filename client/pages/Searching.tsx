import { LinkRows } from '../parts/LinkRows.tsx';
import { SearchPanelHere } from '../parts/SearchPanelHere.tsx';
import { TargetLink } from '../parts/TargetLink.tsx';
import { Message } from '../visitContext.tsx';
import type { BodyOf } from './bodyOf.ts';

/** The search page: the panel with its results, which works without script, and what the editors suggest (content-pages §2, §4). */
export function Searching({ keyword, answer, suggestions }: BodyOf<'searching'>) {
  const { experiences, brands } = suggestions;
  return (
    <div className="page searching">
      <h1>
        <Message of="searchPrompt" />
      </h1>
      <SearchPanelHere place="page" keyword={keyword} answer={answer} />
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
