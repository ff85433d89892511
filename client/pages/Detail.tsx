import { cardOf } from '../../content/cards/cards.ts';
import { cardsOf } from '../../content/cards/listSections.ts';
import { isFullOn, isSoldOut } from '../../content/cards/seats.ts';
import { itemListing, type ListingKind, listings } from '../../content/listings.ts';
import type { Media } from '../../content/media/media.ts';
import { brandPictures, childBrands } from '../../content/model/brands.ts';
import type { DetailEntry, EntryOf } from '../../content/model/registry.ts';
import { pagePath } from '../../content/pages.ts';
import { timeState } from '../../content/time/timeState.ts';
import { Allowances } from '../parts/Allowances.tsx';
import { Breadcrumb } from '../parts/Breadcrumb.tsx';
import { type CardArrangement, CardGrid } from '../parts/CardGrid.tsx';
import { stillOf } from '../parts/Hero.tsx';
import { CardRows, LinkRows } from '../parts/LinkRows.tsx';
import { List } from '../parts/List.tsx';
import { Picture } from '../parts/Picture.tsx';
import { NamedSection } from '../parts/SectionHead.tsx';
import { Sections } from '../sections/sections.tsx';
import { Timeslot } from '../sections/Timeslot.tsx';
import { useVisit } from '../visitContext.tsx';
import type { BodyOf } from './bodyOf.ts';
import { DetailOpening } from './DetailOpening.tsx';
import { DetailText } from './DetailText.tsx';
import { formOf } from './detailFacts.ts';
import { ElsewhereRows } from './ElsewhereRows.tsx';

/**
 * One item: opening, facts, actions and text as its kind asks for, terms, pictures, slots, and related items
 * (docs/rules.md#detail-pages).
 */
export function Detail({ entry, related, occasions, brandPage, host, plan, elsewhere, latest }: BodyOf<'detail'>) {
  const visit = useVisit();
  const { title } = cardOf(entry, visit);
  const listing = itemListing[entry.contentType];
  return (
    <article className="detail" data-form={formOf[entry.contentType]}>
      <Breadcrumb page={listings[listing].page} name={listings[listing].name} here={title} of={entry.id} />
      <DetailOpening entry={entry} host={host} plan={plan} />
      <DetailText entry={entry} plan={plan} brandPage={brandPage} />
      {entry.contentType === 'eventDetailPage' ? <Slots event={entry} /> : undefined}
      {entry.contentType === 'service' ? <Allowances entries={entry.allowances} /> : undefined}
      {/* In lines: a brand's own picture stands above (docs/rules.md#brand-occasions). */}
      <CardRows name="brandOccasions" cards={occasions} />
      <Gallery media={furtherPictures(entry)} />
      {entry.contentType === 'brandPavilion' ? (
        <Cards name="childBrands" cards={cardsOf(childBrands(entry), visit)} />
      ) : undefined}
      <ElsewhereRows slug={entry.slug} cities={elsewhere} />
      <Sections sections={entry.content} latest={latest} startsPage={false} />
      <Related cards={related} listing={listing} />
    </article>
  );
}

/** An event's sessions as a list. */
function Slots({ event }: { readonly event: EntryOf<'eventDetailPage'> }) {
  const { clock } = useVisit();
  if (event.timeslots.length === 0) return undefined;
  const isOpen = timeState(event, clock) !== 'past' && !isSoldOut(event, clock);
  return (
    <NamedSection name="timeSlots">
      <List className="timeslots" of={event.timeslots}>
        {(slot) => (
          <Timeslot
            slot={slot}
            headingLevel={3}
            event={event}
            hasPlaces={isOpen && !isFullOn(slot.startDate, event, clock.timeZone)}
          />
        )}
      </List>
    </NamedSection>
  );
}

/** Pictures beyond the one that opens the page, by itself or until a film plays, and of a brand what it shows of itself. */
function furtherPictures(entry: DetailEntry): readonly Media[] {
  const still = stillOf(entry);
  const further = entry.media.filter(({ kind, url }) => kind === 'image' && url !== still?.url);
  return entry.contentType === 'brandPavilion' ? [...further, ...brandPictures(entry).objects] : further;
}

function Gallery({ media }: { readonly media: readonly Media[] }) {
  const { message } = useVisit();
  if (media.length === 0) return undefined;
  return (
    <section className="page section">
      <h2 className="visually-hidden">{message('gallery')}</h2>
      <List className="gallery" data-count={Math.min(media.length, 3)} of={media}>
        {(picture) => (
          <Picture
            media={picture}
            ratio={media.length === 1 ? 'wide' : 'landscape'}
            frame={{ widths: media.length === 1 ? [90] : [90, 50] }}
          />
        )}
      </List>
    </section>
  );
}

/** One card alone across the page, two in halves, others in rows. */
function arrangementOf(count: number): CardArrangement {
  if (count === 1) return 'feature';
  return count % 4 === 0 || count === 2 ? 'four' : 'three';
}

/** Fewer cards than fill a row are followed by ways on, so that no page ends with half a row. */
const FEW = 3;

function Related({ cards, listing }: { readonly cards: BodyOf<'detail'>['related']; readonly listing: ListingKind }) {
  const { message } = useVisit();
  if (cards.length >= FEW) return <Cards name="relatedItems" cards={cards} />;
  const ways = [
    [listings[listing].name, listings[listing].page],
    ['stores', 'storeListing'],
    ['myVisit', 'myVisit'],
  ] as const;
  return (
    <NamedSection name="relatedItems">
      {cards.length > 0 ? (
        <CardGrid cards={cards} arrangement={arrangementOf(cards.length)} headingLevel={3} />
      ) : undefined}
      <LinkRows
        columns={3}
        rows={ways.map(([name, page]) => ({
          id: name,
          title: message(name),
          target: { kind: 'page', path: pagePath(page) },
        }))}
      />
    </NamedSection>
  );
}

function Cards({
  name,
  cards,
}: {
  readonly name: 'relatedItems' | 'childBrands';
  readonly cards: BodyOf<'detail'>['related'];
}) {
  if (cards.length === 0) return undefined;
  return (
    <NamedSection name={name}>
      <CardGrid cards={cards} arrangement={arrangementOf(cards.length)} headingLevel={3} isWhole />
    </NamedSection>
  );
}
