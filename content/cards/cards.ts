import { type LinkTarget, linkTarget, linkTitle } from '../address/linkTarget.ts';
import type { Visit } from '../address/visit.ts';
import { firstImage, type Media } from '../media/media.ts';
import { message } from '../messages/messages.ts';
import { brandName } from '../model/brands.ts';
import type { CardEntry, EntryOf } from '../model/registry.ts';
import { dateTextOf, periodText } from '../time/dateText.ts';
import { type Period, periodFields } from '../time/period.ts';
import { type TimeState, timeState } from '../time/timeState.ts';
import { type FactText, occasionTexts } from '../translations/textKey.ts';
import { isSoldOut, seatsText } from './seats.ts';

type Booking = EntryOf<'booxi' | 'zenchef'>;

/** A short text of a card, and whose words it is: of an entry, or of the site where it names none. */
export interface CardText {
  readonly text: string;
  readonly of: string;
  /** The field, where it is not the entry's title. */
  readonly field?: FactText | undefined;
}

/** The content of a card, of any content type (docs/rules.md#card-content). */
export interface Card {
  readonly id: string;
  readonly contentType: CardEntry['contentType'];
  readonly eyebrow: CardText;
  readonly title: string;
  readonly description: string;
  readonly picture: Media | undefined;
  /** A generic card's own picture for phones. */
  readonly small: Media | undefined;
  readonly target: LinkTarget;
  /** Short facts in one line: dates, place, hours. */
  readonly meta: readonly CardText[];
  /** The opening hours of a table, a service or a brand's counter; undefined where they are not known. */
  readonly hours: EntryOf<'openingHours'> | undefined;
  /** Shown as a badge; undefined for items without dates. */
  readonly state: TimeState | undefined;
  /** When an event is, with the words of its meta that say so; a list of events sets it large (docs/rules.md#event-date). */
  readonly when: { readonly period: Period; readonly words: string } | undefined;
  readonly labels: readonly CardText[];
  /** What the card's own button does; past and sold-out events have none (docs/rules.md#event-badge). */
  readonly action:
    | { readonly kind: 'booking'; readonly booking: Booking; readonly title: string }
    | { readonly kind: 'link'; readonly title: string; readonly target: LinkTarget; readonly isBooking?: boolean }
    | undefined;
  /** How an editor set a generic card: its columns, and the side and size of its words (docs/rules.md#card-layouts). */
  readonly setting: Partial<Pick<EntryOf<'columnContentGenericCard'>, 'layout' | 'alignment' | 'textSize'>>;
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
type Facts = Pick<Card, 'meta'> & Partial<Pick<Card, 'state' | 'title' | 'labels' | 'when'>>;

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
        ? { text: entry.eyebrow, of: entry.id, field: 'eyebrow' }
        : titleOf(entry.category[0]),
    title,
    description: entry.description,
    picture: cardPicture(entry),
    small: entry.contentType === 'columnContentGenericCard' ? firstImage(entry.mediaMobile) : undefined,
    target,
    meta: meta.filter(({ text }) => text !== ''),
    hours: 'hours' in entry ? entry.hours : undefined,
    state,
    when,
    labels,
    action:
      state === 'past' || ('admission' in entry && isSoldOut(entry, visit.clock)) ? undefined : actionOf(entry, visit),
    setting: entry.contentType === 'columnContentGenericCard' ? entry : {},
  };
}

/** The title of an entry that a card names; no words without one. */
export function titleOf(entry: { readonly id: string; readonly title: string } | undefined): CardText {
  return { text: entry?.title ?? '', of: entry?.id ?? '' };
}

/** Where a brand, or another item, is. */
export function locationOf({ id, location }: Pick<EntryOf<'brandPavilion'>, 'id' | 'location'>): CardText {
  return { text: location, of: id, field: 'location' };
}

/** The picture by which an entry is shown among others; undefined where it has none. */
export function cardPicture(entry: CardEntry): Media | undefined {
  return firstImage(entry.mediaThumbnail, entry.media, entry.videoCoverImage);
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
  const { startDate, endDate } = periodOf(entry);
  const isDated = Boolean(startDate || endDate);
  const site = (text: string): CardText => ({ text, of: '' });
  const written = (text: string, field: FactText): CardText => ({ text, of: entry.id, field });
  switch (entry.contentType) {
    case 'event':
    case 'eventDetailPage': {
      const state = timeState(entry, clock);
      const seats = state === 'past' ? '' : seatsText(entry, visit);
      const words = periodText(entry, clock, language);
      const meta = [site(words), written(entry.location, 'location'), site(seats)];
      return { meta, state, when: words ? { period: entry, words } : undefined };
    }
    case 'specialOffer':
    case 'indexDetailPage':
      return {
        meta: [site(periodText(entry, clock, language)), written(entry.location, 'location')],
        state: timeState(entry, clock),
      };
    case 'news':
    case 'mediaCenterDetailPage': {
      const meta = [site(dateTextOf(entry.displayDate || startDate, clock, language))];
      return entry.contentType === 'news' && isDated ? { meta, state: timeState(entry, clock) } : { meta };
    }
    case 'artCulture': {
      const place = isDated ? site(periodText(entry, clock, language)) : written(entry.location, 'location');
      return { meta: [written(entry.artist, 'artist'), place], ...(isDated && { state: timeState(entry, clock) }) };
    }
    case 'dining':
    case 'service':
      // Its state says more than its hours.
      return { meta: [written(entry.location, 'location'), written(entry.hours ? '' : entry.time, 'time')] };
    case 'brandPavilion':
      return {
        title: brandName(entry, language),
        meta: [written(entry.location, 'location')],
        labels: entry.label.map(titleOf),
      };
    case 'columnContentGenericCard':
      return {
        meta: [
          site(isDated ? periodText(entry, clock, language) : ''),
          ...occasionTexts.map((field) => written(entry[field], field)),
        ],
      };
  }
}
