import { type LinkTarget, linkTarget } from '../address/links.ts';
import { message } from '../messages/messages.ts';
import type { Media } from '../model/media.ts';
import type { EntryOf } from '../model/registry.ts';
import type { cardTypes } from '../model/targets.ts';
import { dateText, periodText } from '../time/dateText.ts';
import { type Period, type TimeState, timeState } from '../time/timeState.ts';
import { zonedMoment } from '../time/zonedTime.ts';
import type { Visit } from '../visit.ts';
import { brandName } from './brandNames.ts';

export type CardEntry = EntryOf<(typeof cardTypes)[number]>;
type Booking = EntryOf<'booxi' | 'zenchef'>;

/** What a card shows, whatever it was made from (site-shell §3: card content). */
export interface Card {
  readonly id: string;
  readonly contentType: CardEntry['contentType'];
  readonly eyebrow: string;
  readonly title: string;
  readonly description: string;
  readonly picture: Media | undefined;
  readonly target: LinkTarget;
  /** Date range, place, hours: short facts in one line. */
  readonly meta: readonly string[];
  /** Shown as a badge; only for what happens in time. */
  readonly state: TimeState | undefined;
  readonly labels: readonly string[];
  readonly isFeatured: boolean;
  /** What the card's own button does; past events have none (content-pages §4). */
  readonly action:
    | { readonly kind: 'booking'; readonly booking: Booking; readonly title: string }
    | { readonly kind: 'link'; readonly title: string; readonly target: LinkTarget }
    | undefined;
  /** Columns that an editor gave a generic card (content-pages §3). */
  readonly layout: EntryOf<'columnContentGenericCard'>['layout'];
}

type Facts = Pick<Card, 'meta' | 'state' | 'title'> & { readonly labels?: readonly string[] };

/** The dates of any entry; none for what does not happen in time. */
export function periodOf(entry: CardEntry): Period {
  return 'startDate' in entry ? entry : {};
}

/** Makes the card of an entry for a visit. */
export function cardOf(entry: CardEntry, visit: Visit): Card {
  const { title, meta, state, labels = [] } = factsOf(entry, visit);
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
    picture: entry.mediaThumbnail[0] ?? entry.media.find(({ kind }) => kind === 'image') ?? entry.videoCoverImage[0],
    target,
    meta: meta.filter((fact) => fact !== ''),
    state,
    labels,
    isFeatured: entry.contentType !== 'columnContentGenericCard' && entry.isFeatured === true,
    action: state === 'past' ? undefined : actionOf(entry, visit),
    layout: entry.contentType === 'columnContentGenericCard' ? entry.layout : undefined,
  };
}

/** An entry's own booking, or its first call to action, which may be a booking as well. */
function actionOf({ booking, cta: [cta] }: CardEntry, { domains, language }: Visit): Card['action'] {
  if (booking) return { kind: 'booking', booking, title: '' };
  if (!cta) return undefined;
  if (cta.booking && cta.kind !== 'viewDetails') return { kind: 'booking', booking: cta.booking, title: cta.title };
  const target = linkTarget(cta, domains);
  if (target.kind === 'none') return undefined;
  return { kind: 'link', title: cta.title || message(cta.kind ?? 'viewDetails', language), target };
}

/** A generic card leads where its links lead, an item to its page. */
function cardTarget(entry: CardEntry, visit: Visit): LinkTarget {
  return linkTarget(entry.contentType === 'columnContentGenericCard' ? entry : { internalLink: entry }, visit.domains);
}

function factsOf(entry: CardEntry, visit: Visit): Facts {
  const { clock, language } = visit;
  switch (entry.contentType) {
    case 'event':
    case 'eventDetailPage':
    case 'specialOffer':
    case 'indexDetailPage':
      return {
        title: entry.title,
        meta: [periodText(entry, clock, language), entry.location],
        state: timeState(entry, clock),
      };
    case 'news': {
      const shown = zonedMoment(entry.displayDate || entry.startDate, clock.timeZone);
      return {
        title: entry.title,
        meta: [shown ? dateText(shown, language) : ''],
        state: entry.startDate || entry.endDate ? timeState(entry, clock) : undefined,
      };
    }
    case 'mediaCenterDetailPage': {
      const shown = zonedMoment(entry.displayDate, clock.timeZone);
      return { title: entry.title, meta: [shown ? dateText(shown, language) : ''], state: undefined };
    }
    case 'artCulture':
      return {
        title: entry.title,
        meta: [entry.artist, entry.startDate ? periodText(entry, clock, language) : entry.location],
        state: entry.startDate ? timeState(entry, clock) : undefined,
      };
    case 'dining':
    case 'service':
      return { title: entry.title, meta: [entry.location, entry.time], state: undefined };
    case 'brandPavilion':
      return {
        title: brandName(entry, language),
        meta: [entry.location],
        state: undefined,
        labels: entry.label.map((label) => label.title),
      };
    case 'columnContentGenericCard':
      return { title: entry.title, meta: [], state: undefined };
  }
}
