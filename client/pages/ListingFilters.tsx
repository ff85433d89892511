import {
  categorySegment,
  type ListingChoice,
  listingHref,
  plainChoice,
  sorts,
} from '../../content/address/listingAddress.ts';
import type { Visit } from '../../content/address/visit.ts';
import { type ListingKind, listings } from '../../content/listings.ts';
import type { MessageKey } from '../../content/messages/messages.ts';
import { stateNames } from '../../content/time/stateNames.ts';
import { timeStates } from '../../content/time/timeState.ts';
import { List } from '../parts/List.tsx';
import { FILTERS_ID, OpenFilter } from '../parts/MomentForm.tsx';
import { Spoken, useVisit } from '../visitContext.tsx';
import type { BodyOf } from './bodyOf.ts';

const sortNames = { all: 'sortRecommended', start: 'sortStart', end: 'sortEnd' } as const satisfies Record<
  ListingChoice['sort'],
  MessageKey
>;

type Listed = Pick<BodyOf<'listing'>, 'listing' | 'choice' | 'categories' | 'states' | 'problems' | 'total'>;

/** As many entries are seen at a glance (docs/rules.md#short-lists). */
const SHORT_LIST = 4;

/**
 * The address of a choice on a listing: what is chosen comes into view, below the tab list of news and events, below the
 * choices of other listings (docs/rules.md#choice-in-view).
 */
export function choiceHref(visit: Visit, listing: ListingKind, choice: ListingChoice): string {
  return `${listingHref(visit, listing, choice)}#${hasTabs(listing) ? 'tabs' : FILTERS_ID}`;
}

/** News and events share a tab list. */
export function hasTabs(listing: ListingKind): boolean {
  return listing === 'event' || listing === 'news';
}

/** Links to the news and event listings; their links lead to this anchor (docs/rules.md#news-event-tabs). */
export function HappeningTabs({ listing }: Pick<Listed, 'listing'>) {
  const visit = useVisit();
  return (
    <nav className="tabs" id="tabs" aria-label={visit.message('newsAndEvents')}>
      <List of={['event', 'news'] as const}>
        {(kind) => (
          <a href={choiceHref(visit, kind, plainChoice)} aria-current={kind === listing ? 'page' : undefined}>
            {visit.message(listings[kind].name)}
          </a>
        )}
      </List>
    </nav>
  );
}

/**
 * A listing's choices as plain links: category, state, order. Each leads to an address that names the whole choice. A short
 * list has neither states nor orders, except of news and events, and of a choice (docs/rules.md#short-lists).
 */
export function ListingFilters({ listing, choice, categories, states, problems, total }: Listed) {
  const visit = useVisit();
  const { isTimed, hasHours } = listings[listing];
  const everything = { ...choice, moment: undefined, page: plainChoice.page };
  const isChosen = choice.state !== undefined || choice.sort !== plainChoice.sort;
  const hasRows = isTimed && (total > SHORT_LIST || isChosen || hasTabs(listing));
  const hasStates = isTimed && (states.length > 1 || choice.state !== undefined);
  return (
    <div className="filters" id={FILTERS_ID}>
      {categories.length > 1 || choice.category !== '' ? (
        <CategoryChips listing={listing} choice={choice} categories={categories} />
      ) : undefined}
      {hasRows ? (
        <div className="filter-rows">
          {hasStates ? (
            <ChoiceRow
              name="filterByDate"
              options={[
                {
                  key: 'any',
                  label: 'anyDate',
                  choice: { ...choice, state: undefined },
                  isCurrent: choice.state === undefined,
                },
                ...timeStates
                  .filter((state) => states.includes(state) || state === choice.state)
                  .map((state) => ({
                    key: state,
                    label: stateNames[state],
                    choice: { ...choice, state },
                    isCurrent: choice.state === state,
                  })),
              ]}
              listing={listing}
            />
          ) : undefined}
          <ChoiceRow
            name="sortBy"
            options={sorts.map((sort) => ({
              key: sort,
              label: sortNames[sort],
              choice: { ...choice, sort },
              isCurrent: choice.sort === sort,
            }))}
            listing={listing}
          />
        </div>
      ) : undefined}
      {/* Only what is open at a moment, within the chosen category (docs/rules.md#open-when-there). */}
      {hasHours ? (
        <OpenFilter
          action={choiceHref({ ...visit, carriedQuery: '' }, listing, everything)}
          everything={choiceHref(visit, listing, everything)}
          moment={choice.moment}
          problems={problems}
        />
      ) : undefined}
    </div>
  );
}

function CategoryChips({ listing, choice, categories }: Pick<Listed, 'listing' | 'choice' | 'categories'>) {
  const visit = useVisit();
  const href = (category: string): string =>
    choiceHref(visit, listing, { ...choice, category, page: plainChoice.page });
  const isChosen = (category: (typeof categories)[number]): boolean => choice.category === categorySegment(category);
  // On a phone the row runs past the edge of the screen: what was chosen comes first (docs/rules.md#choice-in-view).
  const inOrder =
    visit.tree === 'mobile' ? categories.toSorted((a, b) => Number(isChosen(b)) - Number(isChosen(a))) : categories;
  return (
    <nav aria-label={visit.message('categories')}>
      <ul className="chips filter-chips">
        <li>
          <a className="chip" href={href('')} aria-current={choice.category === '' ? 'true' : undefined}>
            {visit.message('allCategories')}
          </a>
        </li>
        {inOrder.map((category) => (
          <li key={category.id}>
            <a
              className="chip"
              href={href(categorySegment(category))}
              aria-current={isChosen(category) ? 'true' : undefined}
            >
              <Spoken of={category.id} text={category.title} />
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

interface ChoiceRowProps extends Pick<Listed, 'listing'> {
  readonly name: MessageKey;
  readonly options: readonly {
    readonly key: string;
    readonly label: MessageKey;
    readonly choice: ListingChoice;
    readonly isCurrent: boolean;
  }[];
}

function ChoiceRow({ name, options, listing }: ChoiceRowProps) {
  const visit = useVisit();
  return (
    <nav className="filter-row" aria-label={visit.message(name)}>
      <span className="meta" aria-hidden="true">
        {visit.message(name)}
      </span>
      <List className="text-links" of={options}>
        {({ label, choice, isCurrent }) => (
          <a
            className="text-link"
            href={choiceHref(visit, listing, { ...choice, page: plainChoice.page })}
            rel="nofollow"
            aria-current={isCurrent ? 'true' : undefined}
          >
            {visit.message(label)}
          </a>
        )}
      </List>
    </nav>
  );
}
