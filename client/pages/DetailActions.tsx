import { addressTarget, linkTarget } from '../../content/address/linkTarget.ts';
import { pageHref, publicUrl, type Visit } from '../../content/address/visit.ts';
import type { Card } from '../../content/cards/cards.ts';
import { hasWayToSeat, isEvent, isSoldOut, seatsText } from '../../content/cards/seats.ts';
import { messageAbout } from '../../content/forms/messageAbout.ts';
import { galleryName } from '../../content/galleryName.ts';
import { isSoldOnline } from '../../content/model/brands.ts';
import type { DetailEntry, EntryOf } from '../../content/model/registry.ts';
import { pagePath } from '../../content/pages.ts';
import type { PlanPlace } from '../../content/stores/planPlace.ts';
import { calendarEvent, icsHref, webCalendars } from '../../content/time/calendar.ts';
import { About, type Titled } from '../parts/About.tsx';
import { type ButtonKind, ButtonLink } from '../parts/Button.tsx';
import { BookingLink, CtaRow, EntryLink, LinkButton } from '../parts/Cta.tsx';
import { PlanPlaceLink } from '../parts/PlanPlaceLink.tsx';
import { TargetLink } from '../parts/TargetLink.tsx';
import { useVisit } from '../visitContext.tsx';
import { SeatWay } from './SeatWay.tsx';

interface DetailActionsProps {
  readonly entry: DetailEntry;
  readonly card: Card;
  /** The store that takes calls about an event. */
  readonly host?: EntryOf<'storeLocator'> | undefined;
  /** The item's place, where the opening leads the way to it. */
  readonly plan?: PlanPlace | undefined;
}

/**
 * What a visitor can do with an item. A past event offers its replay only, a sold-out one no seat
 * (docs/rules.md#event-actions).
 */
export function DetailActions({ entry, card, host, plan }: DetailActionsProps) {
  const visit = useVisit();
  const { state } = card;
  const isOver = state === 'past';
  const hasSeats = !isEvent(entry) || !isSoldOut(entry, visit.clock);
  const contact = messageAbout(entry, visit);
  const isSeatAskedFor = isEvent(entry) && hasSeats && seatsText(entry, visit) !== '' && !hasWayToSeat(entry, visit);
  return (
    <div className="detail-actions cluster">
      {isOver ? undefined : (
        <>
          {isSeatAskedFor ? <SeatWay event={entry} host={host} /> : undefined}
          {/* An editor's own booking button replaces this one. */}
          {hasSeats && entry.booking && !entry.cta.some(({ booking }) => booking) ? (
            <BookingLink entry={entry.booking} about={card} contact={contact} />
          ) : undefined}
          {isEvent(entry) ? (
            <TypedLink
              address={entry.joinLink}
              name="joinEvent"
              kind={isSeatAskedFor || (hasSeats && entry.booking) ? 'secondary' : 'primary'}
              about={card}
            />
          ) : undefined}
          {hasSeats ? <CtaRow ctas={entry.cta} about={card} contact={contact} /> : undefined}
          <EntryLink entry={entry} about={card} kind="secondary" />
        </>
      )}
      {isEvent(entry) && state !== 'upcoming' ? (
        <TypedLink address={entry.replayLink} name="watchReplay" kind={isOver ? 'primary' : 'secondary'} about={card} />
      ) : undefined}
      {entry.contentType === 'dining' ? (
        <TypedLink address={entry.menuLink} name="viewMenu" kind="secondary" about={card} />
      ) : undefined}
      {entry.contentType === 'mediaCenterDetailPage' ? (
        <TypedLink address={entry.downloadLink} name="download" kind="primary" about={card} />
      ) : undefined}
      {entry.contentType === 'brandPavilion' ? <ShopOnline entry={entry} card={card} /> : undefined}
      {isEvent(entry) && !isOver ? <AddToCalendar entry={entry} card={card} /> : undefined}
      {!isEvent(entry) && !isOver && plan ? (
        <PlanPlaceLink plan={plan} kind={entry.booking || entry.cta.length > 0 ? 'secondary' : 'primary'} />
      ) : undefined}
      {!plan && !hasWayOn(entry, visit) ? (
        <LinkButton
          target={{ kind: 'page', path: pagePath('storeListing') }}
          text={visit.message('storeAndDirections')}
          kind="primary"
          about={card}
        />
      ) : undefined}
      {/* A service that nobody books takes questions. */}
      {entry.contentType === 'service' && !isOver && !hasWayOn(entry, visit) ? (
        <ButtonLink kind="secondary" text={visit.message('contactUs')} href={contact} />
      ) : undefined}
    </div>
  );
}

/** Kinds whose page stands for something in a store; a release or a work of art is read or looked at. */
const inStores: readonly DetailEntry['contentType'][] = [
  'brandPavilion',
  'dining',
  'service',
  'specialOffer',
  'indexDetailPage',
];

/** Returns true where something other than its place leads on from an item (docs/rules.md#detail-first-view). */
function hasWayOn(entry: DetailEntry, visit: Visit): boolean {
  return (
    !inStores.includes(entry.contentType) ||
    entry.booking !== undefined ||
    entry.cta.length > 0 ||
    linkTarget(entry, visit).kind !== 'none' ||
    (entry.contentType === 'dining' && entry.menuLink !== '') ||
    (entry.contentType === 'brandPavilion' && isSoldOnline(entry, visit))
  );
}

interface TypedLinkProps {
  readonly address: string;
  readonly name: 'joinEvent' | 'watchReplay' | 'viewMenu' | 'download';
  readonly kind: ButtonKind;
  readonly about: Titled;
}

function TypedLink({ address, name, kind, about }: TypedLinkProps) {
  const visit = useVisit();
  const { message } = visit;
  const target = addressTarget(address, visit.domains);
  return <LinkButton target={target} text={message(name)} kind={kind} about={about} />;
}

/** The brand's products in the city's online shop (docs/rules.md#shop-brand). */
function ShopOnline({ entry, card }: { readonly entry: EntryOf<'brandPavilion'>; readonly card: Card }) {
  const visit = useVisit();
  const { brand } = entry;
  if (!brand || !isSoldOnline(entry, visit)) return undefined;
  // A slash would end the name's segment of the address.
  const name = (brand.displayName || brand.title).replaceAll(/[/\\]/g, ' ');
  const path = ['eshop', 'product-listing', 'brand', name, brand.comallBrandId];
  return <LinkButton target={{ kind: 'page', path }} text={visit.message('shopOnline')} kind="primary" about={card} />;
}

/** Add to calendar: a calendar file, and the web calendars that the visitor can reach. Works without script. */
function AddToCalendar({ entry, card }: { readonly entry: EntryOf<'event' | 'eventDetailPage'>; readonly card: Card }) {
  const visit = useVisit();
  const href = pageHref(visit, visit.path);
  const event = calendarEvent(entry, {
    timeZone: visit.clock.timeZone,
    city: visit.city,
    gallery: galleryName(visit),
    url: publicUrl(visit, visit.path),
  });
  if (!event) return undefined;
  return (
    <details className="disclosure">
      <summary className="text-link">
        {visit.message('addToCalendar')}
        <About of={card} />
      </summary>
      <ul className="disclosure-body text-links">
        <li>
          {/* `download` keeps the loading bar away (client/browser/shell/loading.ts). */}
          <a className="text-link" href={icsHref(href)} type="text/calendar" download>
            {visit.message('calendarFile')}
          </a>
        </li>
        {webCalendars(event, visit).map(({ name, href: address }) => (
          <li key={name}>
            <TargetLink className="text-link" target={{ kind: 'outbound', href: address }}>
              <span lang="en">{name}</span>
            </TargetLink>
          </li>
        ))}
      </ul>
    </details>
  );
}
