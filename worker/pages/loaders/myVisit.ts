import { withQuery } from '../../../content/address/addressQuery.ts';
import { publicUrl } from '../../../content/address/visit.ts';
import { message } from '../../../content/messages/messages.ts';
import { ALL_LIMIT } from '../../../content/model/registry.ts';
import { pagePath } from '../../../content/pages.ts';
import { planVisit } from '../../../content/stores/visitPlan.ts';
import { dateText } from '../../../content/time/dateText.ts';
import { icsText } from '../../../content/time/icsText.ts';
import { momentQuery, readMoment, type VisitMoment } from '../../../content/time/visitMoment.ts';
import { zonedMoment, zonedNow } from '../../../content/time/zonedTime.ts';
import { listedEntries } from './cardLists.ts';
import type { Loader, LoadRequest } from './loader.ts';
import { loadAllStores } from './stores.ts';

/** The day before a departure: what is open, on and valid (docs/rules.md#my-visit). */
export const loadMyVisit: Loader = async (request) => {
  const departs = readMoment(request.query);
  const [{ visit, rules, stores, plan }, { entries: allowances }] = await Promise.all([
    readPlan(request, departs),
    request.content.list('allowance', { include: 0, limit: ALL_LIMIT, order: 'sys.id' }),
  ]);
  const day = zonedMoment(departs?.date, visit.clock.timeZone);
  return {
    body: { view: 'myVisit', departs, plan, rules, stores, allowances },
    title: message('myVisit', visit.language) + (day ? `, ${dateText(day, visit.language)}` : ''),
    description: message('myVisitText', visit.language),
    // An answer is its visitor's own.
    isIndexed: !departs,
  };
};

/** The visit as a calendar file: from the first opening until one has to leave. */
export const loadMyVisitCalendar: Loader = async (request) => {
  const departs = readMoment(request.query);
  const { visit, stores, plan } = await readPlan(request, departs);
  if (!departs || !plan) return undefined;
  const url = withQuery(publicUrl(visit, pagePath('myVisit')), momentQuery(departs));
  const [store] = stores;
  const [first] = plan.steps;
  const { timeZone } = visit.clock;
  const event = {
    uid: `visit-${departs.date}-${departs.time.replace(':', '')}.${visit.city}@${new URL(url).hostname}`,
    title: store?.title ?? message('myVisit', visit.language),
    description: message('myVisit', visit.language),
    location: store?.address ?? '',
    url,
    timeZone,
    start: zonedNow(new Date(Math.min(first?.at ?? plan.leaveBy, plan.leaveBy)), timeZone),
    end: zonedNow(new Date(plan.leaveBy), timeZone),
    isWholeDays: false,
  };
  return {
    file: icsText(event, request.now),
    name: `${visit.city}-${departs.date}.ics`,
    type: 'text/calendar; charset=utf-8',
  };
};

async function readPlan(request: LoadRequest, departs: VisitMoment | undefined) {
  const { content } = request;
  const [visit, rules, stores, day] = await Promise.all([
    request.visit,
    content.first('departureRules', { include: 2 }),
    loadAllStores(content),
    departs && readDay(request),
  ]);
  const plan = departs && day && planVisit({ ...day, rules, places: [...stores, ...day.places] }, departs, visit.clock);
  return { visit, rules, stores, plan };
}

/** What a day can hold beside the stores. */
async function readDay(request: LoadRequest) {
  const [dining, services, events, slotted, offers, promotions] = await Promise.all([
    listedEntries(request, 'dining'),
    listedEntries(request, 'service'),
    listedEntries(request, 'event'),
    // Their slots are no fields of cards.
    request.content.list('eventDetailPage', { include: 2, limit: ALL_LIMIT }),
    listedEntries(request, 'specialOffer'),
    listedEntries(request, 'indexDetailPage'),
  ]);
  return {
    places: [...dining, ...services],
    events: [...events, ...slotted.entries],
    offers: [...offers, ...promotions],
  };
}
