import { itemCount, listingHref, plainChoice } from '../../content/address/listingAddress.ts';
import type { Card as CardFacts } from '../../content/cards/cards.ts';
import { type ListingKind, listings } from '../../content/listings.ts';
import type { MessageKey } from '../../content/messages/messages.ts';
import type { VisitMoment } from '../../content/time/visitMoment.ts';
import { Arrow } from '../parts/Arrow.tsx';
import { ButtonLink } from '../parts/Button.tsx';
import { Card } from '../parts/Card.tsx';
import { hasPicture, Opening } from '../parts/Opening.tsx';
import { Sections } from '../sections/sections.tsx';
import { Spoken, useVisit } from '../visitContext.tsx';
import { BrandIndex } from './BrandIndex.tsx';
import type { BodyOf } from './bodyOf.ts';
import { choiceHref, HappeningTabs, hasTabs, ListingFilters } from './ListingFilters.tsx';
import { placesOf } from './listingPlaces.ts';

/**
 * A listing: opening, filters as links, one large card over rows that differ by kind, more as a link
 * (docs/rules.md#listing-pages).
 */
export function Listing(body: BodyOf<'listing'>) {
  const { listing, entry, choice, cards, latest } = body;
  const { message } = useVisit();
  return (
    <>
      <Opening
        entry={entry}
        layout="G"
        eyebrow={entry?.eyebrow ? <Spoken of={entry.id} field="eyebrow" text={entry.eyebrow} /> : undefined}
        title={entry?.title || message(listings[listing].name)}
        description={entry?.description ?? ''}
      >
        <NowOrNext {...body} />
      </Opening>
      <section className="page listing" aria-label={message(listings[listing].name)}>
        {hasTabs(listing) ? <HappeningTabs listing={listing} /> : undefined}
        <BrandIndex groups={body.index} choice={choice} />
        <ListingFilters {...body} />
        {cards.length > 0 ? (
          <>
            <ListingGrid listing={listing} cards={cards} moment={choice.moment} isFirst={!hasPicture(entry)} />
            <More {...body} />
          </>
        ) : (
          <Nothing {...body} />
        )}
      </section>
      <Sections sections={entry?.content ?? []} latest={latest} startsPage={false} />
    </>
  );
}

/** What the opening of the events leads to: those that are on, otherwise those to come (docs/rules.md#listing-action). */
function NowOrNext({ listing, choice, states }: BodyOf<'listing'>) {
  const visit = useVisit();
  const state = (['current', 'upcoming'] as const).find((candidate) => states.includes(candidate));
  if (listing !== 'event' || choice.state || !state) return undefined;
  return (
    <p className="cluster">
      <ButtonLink
        kind="primary"
        text={visit.message(state === 'current' ? 'eventsNow' : 'eventsNext')}
        href={choiceHref(visit, listing, { ...choice, state, page: plainChoice.page })}
        rel="nofollow"
      />
    </p>
  );
}

interface ListingGridProps {
  readonly listing: ListingKind;
  readonly cards: readonly CardFacts[];
  readonly moment: VisitMoment | undefined;
  /** True where the opening has no picture: the first card's is the page's first. */
  readonly isFirst: boolean;
}

/** The cards in the rows that their listing asks for. */
function ListingGrid({ listing, cards, moment, isFirst }: ListingGridProps) {
  const { message } = useVisit();
  const places = placesOf(listing, cards.length);
  return (
    <ul className="grid card-grid listing-grid">
      {cards.map((card, index) => {
        const place = places[index];
        if (!place) return undefined;
        const { span, isAlone, ...layout } = place;
        return (
          <li key={card.id} id={itemId(index)} data-span={span} data-alone={isAlone ? '' : undefined}>
            <Card
              card={index === 0 ? withAction(card, message(viewOf[listing])) : card}
              headingLevel={2}
              moment={moment}
              isFirst={isFirst && index === 0}
              {...layout}
            />
          </li>
        );
      })}
    </ul>
  );
}

/** What the first card of a list says of where it leads (docs/rules.md#first-card-action). */
const viewOf = {
  brand: 'viewBrand',
  dining: 'viewTable',
  service: 'viewService',
  event: 'viewEvent',
  news: 'viewNews',
  specialOffer: 'viewOffer',
  promotion: 'viewOffer',
  artCulture: 'viewWork',
  mediaCenter: 'viewRelease',
} as const satisfies Record<ListingKind, MessageKey>;

/** A card with an action in words: its own, otherwise to its page; what is past has none. */
function withAction(card: CardFacts, title: string): CardFacts {
  if (card.state === 'past' || card.target.kind === 'none') return card;
  return { ...card, action: card.action ?? { kind: 'link', title, target: card.target } };
}

function itemId(index: number): string {
  return `item-${index + 1}`;
}

/**
 * How many cards of how many are shown, and a link that shows more, down to the first new card; of a whole list neither
 * (docs/rules.md#list-steps).
 */
function More({ listing, choice, cards, total, hasMore }: BodyOf<'listing'>) {
  const visit = useVisit();
  if (cards.length === total) return undefined;
  return (
    <div className="listing-more">
      <p className="meta">{visit.message('shownOfTotal', { shown: cards.length, total })}</p>
      {hasMore ? (
        <ButtonLink
          kind="secondary"
          text={visit.message('showMore')}
          rel="next"
          href={`${listingHref(visit, listing, { ...choice, page: choice.page + 1 })}#${itemId(itemCount(choice.page))}`}
        />
      ) : undefined}
    </div>
  );
}

/** The text of an empty listing (docs/rules.md#empty-lists), with a link. */
function Nothing({ listing, choice }: BodyOf<'listing'>) {
  const visit = useVisit();
  const isNarrowed = choice.category !== '' || choice.state !== undefined || choice.moment !== undefined;
  return (
    <div className="nothing">
      <p className="display" data-size="3">
        {visit.message(choice.moment ? 'nothingOpenThen' : listings[listing].empty)}
      </p>
      {isNarrowed ? (
        <a className="button" data-kind="link" href={choiceHref(visit, listing, plainChoice)}>
          {visit.message('showEverything')}
          <Arrow />
        </a>
      ) : undefined}
    </div>
  );
}
