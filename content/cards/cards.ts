import { type LinkTarget, linkTarget, linkTitle } from '../address/linkTarget.ts';
import type { Visit } from '../address/visit.ts';
import type { Media } from '../media/media.ts';
import { message } from '../messages/messages.ts';
import { brandName } from '../model/brands.ts';
import type { CardEntry, EntryOf } from '../model/registry.ts';
import { dateTextOf, periodText } from '../time/dateText.ts';
import { type Period, periodFields } from '../time/period.ts';
import { type TimeState, timeState } from '../time/timeState.ts';
import { isSoldOut, seatsText } from './seats.ts';

type Booking = EntryOf<'booxi' | 'zenchef'>;

/** The content of a card, of any content type (docs/rules.md#card-content). */
export interface Card {
  readonly id: string;
  readonly contentType: CardEntry['contentType'];
  readonly eyebrow: string;
  readonly title: string;
  readonly description: string;
  readonly picture: Media | undefined;
  /** A generic card's own picture for phones. */
  readonly small: Media | undefined;
  readonly target: LinkTarget;
  /** Short facts in one line: dates, place, hours. */
  readonly meta: readonly string[];
  /** The opening hours of a table, a service or a brand's counter; undefined where they are not known. */
  readonly hours: EntryOf<'openingHours'> | undefined;
  /** Shown as a badge; undefined for items without dates. */
  readonly state: TimeState | undefined;
  /** When an event is, with the words of its meta that say so; a list of events sets it large (docs/rules.md#event-date). */
  readonly when: { readonly period: Period; readonly words: string } | undefined;
  readonly labels: readonly string[];
  /** What the card's own button does; past and sold-out events have none (docs/rules.md#event-badge). */
  readonly action:
    | { readonly kind: 'booking'; readonly booking: Booking; readonly title: string }
    | { readonly kind: 'link'; readonly title: string; readonly target: LinkTarget; readonly isBooking?: boolean }
    | undefined;
  /** Columns that an editor gave a generic card (docs/rules.md#card-layouts). */
  readonly layout: EntryOf<'columnContentGenericCard'>['layout'];
}

/** The fields that cards read, and lists ask for; a content type delivers those that it has. */
export const cardFields: readonly string[] = [
  'title',
  'slug',
  'description',
  'category',
  'searchWords',
  'media',
  'mediaThumbnail',
  'videoCoverImage',
  'isFeatured',
  'withoutDetail',
  'cta',
  'booking',
  'externalLink',
  'internalLink',
  'innerLink',
  'brand',
  'label',
  'childrenBrands',
  ...periodFields,
  'time',
  'frequency',
  'status',
  'location',
  'seatsTotal',
  'seatsLeft',
  'seatsDay',
  'admission',
  'hours',
  'artist',
];

/** Short facts of an entry; its title where it is not the entry's. */
type Facts = Pick<Card, 'meta' | 'state'> & Partial<Pick<Card, 'title' | 'labels' | 'when'>>;

/** The dates of an entry; empty for content types without dates. */
export function periodOf(entry: CardEntry): Period {
  return 'startDate' in entry ? entry : {};
}

/** Cards of a visit: a section asks whether it has any before it shows them. */
const cardsOfVisit = new WeakMap<Visit, Map<CardEntry, Card>>();

/** The card of an entry on a page. */
export function cardOf(entry: CardEntry, visit: Visit): Card {
  const cards = cardsOfVisit.get(visit) ?? new Map<CardEntry, Card>();
  const card = cards.get(entry) ?? makeCard(entry, visit);
  cardsOfVisit.set(visit, cards.set(entry, card));
  return card;
}

function makeCard(entry: CardEntry, visit: Visit): Card {
  const { title = entry.title, meta, state, labels = [], when } = factsOf(entry, visit);
  const target = cardTarget(entry, visit);
  return {
    id: entry.id,
    contentType: entry.contentType,
    eyebrow:
      entry.contentType === 'columnContentGenericCard' && entry.eyebrow
        ? entry.eyebrow
        : (entry.category[0]?.title ?? ''),
    title,
    description: entry.description,
    picture: cardPicture(entry),
    small: entry.contentType === 'columnContentGenericCard' ? firstPicture(entry.mediaMobile) : undefined,
    target,
    meta: meta.filter((fact) => fact !== ''),
    hours: 'hours' in entry ? entry.hours : undefined,
    state,
    when,
    labels,
    action:
      state === 'past' || ('admission' in entry && isSoldOut(entry, visit.clock)) ? undefined : actionOf(entry, visit),
    layout: entry.contentType === 'columnContentGenericCard' ? entry.layout : undefined,
  };
}

/** The picture by which an entry is shown among others; undefined where it has none. */
export function cardPicture(entry: CardEntry): Media | undefined {
  return firstPicture([...entry.mediaThumbnail, ...entry.media, ...entry.videoCoverImage]);
}

function firstPicture(media: readonly Media[]): Media | undefined {
  return media.find(({ kind }) => kind === 'image');
}

/** An entry's own booking, or its first call to action, which may be a booking as well. */
function actionOf({ booking, cta: [cta] }: CardEntry, visit: Visit): Card['action'] {
  if (booking) return { kind: 'booking', booking, title: '' };
  if (!cta) return undefined;
  if (cta.booking && cta.kind !== 'viewDetails') return { kind: 'booking', booking: cta.booking, title: cta.title };
  const target = linkTarget(cta, visit);
  if (target.kind === 'none') return undefined;
  const isBooking = cta.kind === 'bookNow';
  const title = cta.title || (isBooking ? '' : linkTitle(cta, visit));
  return { kind: 'link', title: title || message(cta.kind ?? 'viewDetails', visit.language), target, isBooking };
}

/**
 * A generic card leads where its links lead, an item to its page (docs/rules.md#card-target). Editors in preview are told of
 * an item without either (docs/rules.md#preview-hidden).
 */
function cardTarget(entry: CardEntry, visit: Visit): LinkTarget {
  if (entry.contentType === 'columnContentGenericCard') return linkTarget(entry, visit);
  const target = linkTarget({ internalLink: entry }, visit);
  if (target.kind === 'none' && entry.withoutDetail === true)
    visit.clock.noteHidden?.(entry, { why: 'withoutDetail' }, true);
  return target;
}

function factsOf(entry: CardEntry, visit: Visit): Facts {
  const { clock, language } = visit;
  switch (entry.contentType) {
    case 'event':
    case 'eventDetailPage': {
      const state = timeState(entry, clock);
      const seats = state === 'past' ? '' : seatsText(entry, visit);
      const words = periodText(entry, clock, language);
      return { meta: [words, entry.location, seats], state, when: words ? { period: entry, words } : undefined };
    }
    case 'specialOffer':
    case 'indexDetailPage':
      return { meta: [periodText(entry, clock, language), entry.location], state: timeState(entry, clock) };
    case 'news':
      return {
        meta: [dateTextOf(entry.displayDate || entry.startDate, clock, language)],
        state: entry.startDate || entry.endDate ? timeState(entry, clock) : undefined,
      };
    case 'mediaCenterDetailPage':
      return { meta: [dateTextOf(entry.displayDate, clock, language)], state: undefined };
    case 'artCulture':
      return {
        meta: [entry.artist, entry.startDate || entry.endDate ? periodText(entry, clock, language) : entry.location],
        state: entry.startDate || entry.endDate ? timeState(entry, clock) : undefined,
      };
    case 'dining':
    case 'service':
      // Its state says more than its hours.
      return { meta: [entry.location, entry.hours ? '' : entry.time], state: undefined };
    case 'brandPavilion':
      return {
        title: brandName(entry, language),
        meta: [entry.location],
        state: undefined,
        labels: entry.label.map((label) => label.title),
      };
    case 'columnContentGenericCard':
      return {
        meta: [
          entry.startDate || entry.endDate ? periodText(entry, clock, language) : '',
          entry.time,
          entry.frequency,
          entry.status,
        ],
        state: undefined,
      };
  }
}
