import { brandName } from '../../content/brandNames.ts';
import { KEYWORD_MAX, KEYWORD_MIN } from '../../content/keyword.ts';
import { linkTarget } from '../../content/links.ts';
import { pagePath } from '../../content/pages.ts';
import { pageHref } from '../../content/visit.ts';
import { LinkRows } from '../parts/LinkRows.tsx';
import { TargetLink } from '../parts/TargetLink.tsx';
import { Message, useMessage, useVisit } from '../visitContext.tsx';
import type { BodyOf } from './bodyOf.ts';

/** The search page: a form that works without script, and what the editors suggest (content-pages §2, §5). */
export function Searching({ keyword, suggestions }: BodyOf<'searching'>) {
  const { domains, language } = useVisit();
  const experiences = suggestions?.featuredExperience ?? [];
  const brands = suggestions?.brands.filter(({ slug }) => slug !== '') ?? [];
  return (
    <div className="page searching">
      <h1>
        <Message of="searchPrompt" />
      </h1>
      <SearchForm keyword={keyword} />
      <div className="suggestions">
        {experiences.length > 0 ? (
          <section>
            <h2 className="eyebrow">
              <Message of="searchExperiences" />
            </h2>
            <LinkRows
              rows={experiences.map((entry) => ({
                id: entry.id,
                title: entry.title,
                target: linkTarget({ internalLink: entry }, domains),
              }))}
            />
          </section>
        ) : undefined}
        {brands.length > 0 ? (
          <section>
            <h2 className="eyebrow">
              <Message of="searchBrands" />
            </h2>
            <ul className="chips">
              {brands.map((brand) => (
                <li key={brand.id}>
                  <TargetLink className="chip" target={linkTarget({ internalLink: brand }, domains)}>
                    {brandName(brand, language)}
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

const FIELD = 'keyword';
const HINT = 'keyword-hint';

function SearchForm({ keyword }: { readonly keyword: string }) {
  const visit = useVisit();
  const message = useMessage();
  return (
    <search>
      <form
        className="search-form"
        action={pageHref({ ...visit, carriedQuery: '' }, pagePath('searching'))}
        method="get"
      >
        <label className="visually-hidden" htmlFor={FIELD}>
          <Message of="searchPrompt" />
        </label>
        <input
          className="search-input display"
          id={FIELD}
          name={FIELD}
          type="search"
          defaultValue={keyword}
          minLength={KEYWORD_MIN}
          maxLength={KEYWORD_MAX}
          required
          autoComplete="off"
          enterKeyHint="search"
          aria-describedby={HINT}
        />
        {[...new URLSearchParams(visit.carriedQuery)].map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <button className="button" data-kind="primary" type="submit">
          {message('search')}
        </button>
        <p className="meta" id={HINT}>
          <Message of="searchHint" values={{ min: KEYWORD_MIN, max: KEYWORD_MAX }} />
        </p>
      </form>
    </search>
  );
}
