import { listingHref, plainChoice, shownItems } from '../../content/address/listingAddress.ts';
import type { Card as CardFacts } from '../../content/cards/cards.ts';
import { Arrow } from '../parts/Arrow.tsx';
import { Card, type CardVariant } from '../parts/Card.tsx';
import { Opening } from '../parts/Opening.tsx';
import type { PictureRatio } from '../parts/Picture.tsx';
import { Sections } from '../sections/sections.tsx';
import { Message, useMessage, useVisit } from '../visitContext.tsx';
import type { BodyOf } from './bodyOf.ts';
import { HappeningTabs, ListingFilters } from './ListingFilters.tsx';
import { listingTexts } from './listingTexts.ts';

/** A listing: opening, filters as links, one large card and a broken grid, more as a link (content-pages §2). */
export function Listing(body: BodyOf<'listing'>) {
  const { listing, entry, choice, categories, states, cards, latest } = body;
  const message = useMessage();
  return (
    <>
      <Opening
        entry={entry}
        layout="G"
        eyebrow={entry?.eyebrow ?? ''}
        title={entry?.title || message(listingTexts[listing].name)}
        description={entry?.description ?? ''}
      />
      <section className="page listing" aria-label={message(listingTexts[listing].name)}>
        {listing === 'event' || listing === 'news' ? <HappeningTabs listing={listing} /> : undefined}
        <ListingFilters listing={listing} choice={choice} categories={categories} states={states} />
        {cards.length > 0 ? (
          <>
            <BrokenGrid cards={cards} />
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

interface Place {
  readonly variant: CardVariant;
  readonly ratio: PictureRatio;
  readonly sizes: string;
  readonly span: 'feature' | 'wide' | 'narrow' | 'third';
}

const feature: Place = { variant: 'row', ratio: 'landscape', sizes: '(width >= 64em) 58vw, 100vw', span: 'feature' };
const wide: Place = {
  variant: 'standard',
  ratio: 'wide',
  sizes: '(width >= 64em) 52vw, (width >= 48em) 50vw, 100vw',
  span: 'wide',
};
const narrow: Place = {
  variant: 'standard',
  ratio: 'portrait',
  sizes: '(width >= 64em) 37vw, (width >= 48em) 50vw, 100vw',
  span: 'narrow',
};
const third: Place = {
  variant: 'standard',
  ratio: 'landscape',
  sizes: '(width >= 64em) 30vw, (width >= 48em) 50vw, 100vw',
  span: 'third',
};

/** Ten places that repeat under the feature: a wide and a narrow one, three alike, then mirrored. */
const rhythm = [wide, narrow, third, third, third, narrow, wide, third, third, third] as const;

function BrokenGrid({ cards }: { readonly cards: readonly CardFacts[] }) {
  return (
    <ul className="grid listing-grid">
      {cards.map((card, index) => {
        const { span, variant, ratio, sizes } = index === 0 ? feature : (rhythm[(index - 1) % rhythm.length] ?? third);
        return (
          <li key={card.id} id={itemId(index)} data-span={span}>
            <Card card={card} headingLevel={2} variant={variant} ratio={ratio} sizes={sizes} />
          </li>
        );
      })}
    </ul>
  );
}

function itemId(index: number): string {
  return `item-${index + 1}`;
}

/** How much is shown, and a link to more that keeps what was shown and comes back to the first new card. */
function More({ listing, choice, cards, total, hasMore }: BodyOf<'listing'>) {
  const visit = useVisit();
  return (
    <div className="listing-more">
      <p className="meta">
        <Message of="shownOfTotal" values={{ shown: cards.length, total }} />
      </p>
      {hasMore ? (
        <a
          className="button"
          data-kind="secondary"
          rel="next"
          href={`${listingHref(visit, listing, { ...choice, page: choice.page + 1 })}#${itemId(shownItems(choice.page))}`}
        >
          <Message of="showMore" />
        </a>
      ) : undefined}
    </div>
  );
}

/** What an empty listing says (content-pages §8), with a way on. */
function Nothing({ listing, choice }: BodyOf<'listing'>) {
  const visit = useVisit();
  const isNarrowed = choice.category !== '' || choice.state !== undefined;
  return (
    <div className="nothing">
      <p className="display" data-size="3">
        <Message of={listingTexts[listing].empty} />
      </p>
      {isNarrowed ? (
        <a className="button" data-kind="link" href={listingHref(visit, listing, plainChoice)}>
          <Message of="showEverything" />
          <Arrow />
        </a>
      ) : undefined}
    </div>
  );
}
