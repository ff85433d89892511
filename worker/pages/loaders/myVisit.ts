import { withQuery } from '../../../content/address/addressQuery.ts';
import { onePerAddress } from '../../../content/address/entryAtAddress.ts';
import { publicUrl, type Visit } from '../../../content/address/visit.ts';
import { cityRow } from '../../../content/cities.ts';
import { message } from '../../../content/messages/messages.ts';
import { isNamed } from '../../../content/model/entryTitle.ts';
import { ALL_LIMIT, type EntryOf } from '../../../content/model/registry.ts';
import { pagePath } from '../../../content/pages.ts';
import { pointOf } from '../../../content/stores/departurePoints.ts';
import { momentProblems, readVisitChoice, type VisitChoice, visitQuery } from '../../../content/stores/visitChoice.ts';
import { stopTitle } from '../../../content/stores/visitDay.ts';
import { planVisit, type VisitPlan } from '../../../content/stores/visitPlan.ts';
import type { CalendarEvent } from '../../../content/time/calendar.ts';
import { type CityClock, today } from '../../../content/time/clock.ts';
import { dateText } from '../../../content/time/dateText.ts';
import { icsText, stampOf } from '../../../content/time/icsText.ts';
import { dateAfter } from '../../../content/time/localTime.ts';
import { momentParameters, unreadable, type VisitMoment } from '../../../content/time/visitMoment.ts';
import { zonedMoment } from '../../../content/time/zonedTime.ts';
import { listedEntries, shownByAddress } from './cardLists.ts';
import { cardTypesIn } from './cardTypes.ts';
import type { Loader, LoadRequest } from './loader.ts';
import { loadAllStores } from './stores.ts';

/** The day before a departure: what is open, on and valid (docs/rules.md#my-visit). */
export const loadMyVisit: Loader = async (request) => {
  request.content.expectCards(['storeLocator']);
  const choice = readVisitChoice(request.query);
  const [{ visit, problems, points, rules, stores, departs, plan }, { entries: allowances }] = await Promise.all([
    readPlan(request, choice),
    request.content.list('allowance', { include: 0, limit: ALL_LIMIT, order: 'sys.id' }),
  ]);
  request.content.expectTexts([...(rules ? [rules] : []), ...allowances]);
  const day = zonedMoment(choice.departs?.date, visit.clock.timeZone);
  const typed = { date: request.query(momentParameters.date) ?? '', time: request.query(momentParameters.time) ?? '' };
  return {
    body: { view: 'myVisit', choice, departs, typed, problems, plan, points, rules, stores, allowances },
    title: day
      ? message('myVisitOn', visit.language, { date: dateText(day, visit.language) })
      : message('myVisit', visit.language),
    description: message('myVisitText', visit.language),
    // An answer is its visitor's own (docs/rules.md#my-visit-unlogged).
    isIndexed: !choice.departs,
  };
};

/** The visit as a calendar file: each stop, and the moments that the departure sets (docs/rules.md#my-visit-kept). */
export const loadMyVisitCalendar: Loader = async (request) => {
  const choice = readVisitChoice(request.query);
  if (!choice.departs) return undefined;
  const { visit, rules, stores, plan } = await readPlan(request, choice);
  if (!plan) return undefined;
  const url = withQuery(publicUrl(visit, pagePath('myVisit')), visitQuery(choice));
  const events = [
    ...plan.stops.map(({ key, entry, slot, at, until }) => ({
      name: key,
      title: stopTitle({ entry, slot }, visit.language),
      location: 'address' in entry ? entry.address : [entry.location, stores[0]?.address].filter(Boolean).join(', '),
      from: at,
      to: until,
    })),
    ...deadlinesIn(plan, visit, rules),
  ].map(
    ({ name, title, location, from, to }): CalendarEvent => ({
      uid: `visit-${name}-${plan.date}.${visit.city}@${new URL(url).hostname}`,
      title,
      description: message('myVisit', visit.language),
      location,
      url,
      timeZone: visit.clock.timeZone,
      start: from,
      end: to,
      isWholeDays: false,
    }),
  );
  return {
    file: icsText(events, stampOf(visit.clock)),
    name: `${visit.city}-${choice.departs.date}.ics`,
    type: 'text/calendar; charset=utf-8',
  };
};

const QUARTER_MS = 15 * 60_000;

/**
 * The departure's moments as entries of a quarter of an hour that end with them: a calendar reminds before they begin. What has
 * begun is left out.
 */
function deadlinesIn(
  { deadlines }: VisitPlan,
  { clock, language }: Visit,
  rules: EntryOf<'departureRules'> | undefined,
) {
  const toCome = deadlines.filter(({ at }) => !clock.hasCome(at - QUARTER_MS));
  return toCome.map(({ kind, at }) => ({
    name: kind,
    title: message(pointOf(rules).names[kind], language),
    location: '',
    from: at - QUARTER_MS,
    to: at,
  }));
}

async function readPlan(request: LoadRequest, choice: VisitChoice) {
  const { content } = request;
  const isReadable = Object.keys(unreadable(request.query)).length === 0;
  const [visit, listed, stores, day] = await Promise.all([
    request.visit,
    content.list('departureRules', { include: 2, order: 'sys.createdAt', isTagged: true }),
    loadAllStores(request),
    isReadable ? readDay(request) : undefined,
  ]);
  const departs = choice.departs ?? exampleDeparture(visit.clock);
  const problems = momentProblems(request.query, visit.clock);
  const points = inOrder(listed.entries, visit);
  const rules = points.find((point) => pointOf(point).value === choice.from) ?? points[0];
  const isToCome = Object.keys(problems).length === 0;
  const plan =
    day && isToCome
      ? planVisit({ ...day, rules, places: [...stores, ...day.places] }, departs, choice, visit.clock)
      : undefined;
  const places = plan?.stops.map(({ entry }) => entry) ?? [];
  const otherStops = plan?.otherStops.map(({ entry }) => entry) ?? [];
  for (const entry of [...places, ...otherStops, ...(plan?.events ?? []), ...(rules ? [rules] : [])])
    content.expectCards(cardTypesIn(entry));
  return { visit, problems, points, rules, stores, departs, plan };
}

/** Of a page that nobody has asked yet: late enough that the day before it is whole. */
function exampleDeparture(clock: CityClock): VisitMoment {
  return { date: dateAfter(today(clock), 1), time: '20:00' };
}

/**
 * The city's departure points, each once (docs/rules.md#own-entry-first), in the order of its departure locations, others as
 * their editors made them.
 */
function inOrder(rules: readonly EntryOf<'departureRules'>[], { city }: Visit): readonly EntryOf<'departureRules'>[] {
  const { departureLocations } = cityRow(city);
  const points = onePerAddress(rules, (point) => pointOf(point).value, city);
  const placeOf = ({ location }: EntryOf<'departureRules'>): number =>
    departureLocations.findIndex(({ id }) => id === location);
  return points.toSorted((left, right) => placeOf(left) - placeOf(right));
}

/** What a day can hold beside the stores. */
async function readDay(request: LoadRequest) {
  const [visit, dining, services, events, slotted, offers, promotions] = await Promise.all([
    request.visit,
    listedEntries(request, 'dining'),
    listedEntries(request, 'service'),
    listedEntries(request, 'event'),
    // Their slots are no fields of cards.
    request.content.list('eventDetailPage', { include: 2, limit: ALL_LIMIT, isTagged: true }),
    listedEntries(request, 'specialOffer'),
    listedEntries(request, 'indexDetailPage'),
  ]);
  return {
    places: [...dining, ...services].filter(isNamed),
    events: shownByAddress([...events, ...slotted.entries], visit, false).filter(isNamed),
    offers: [...offers, ...promotions].filter(isNamed),
  };
}
