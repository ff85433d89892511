import * as v from 'valibot';
import { citySlugs } from '../cities.ts';
import { languageCodes } from '../languages.ts';
import { travelTypes } from '../shell/arrival.ts';
import { connectionTypes, vitalNames } from './vitals.ts';

const text = v.pipe(v.string(), v.maxLength(200));
const address = v.pipe(v.string(), v.maxLength(2048));
const count = v.pipe(v.number(), v.integer(), v.minValue(0));
const amount = v.pipe(v.number(), v.finite(), v.minValue(0));

const promotion = { id: text, name: text };

/** Every event of the data layer, which the site also counts (docs/rules.md#data-layer). One row is one event. */
export const analyticsEvent = v.variant('event', [
  v.object({ event: v.literal('pageLoad'), path: address }),
  v.object({ event: v.literal('pageLeave'), seconds: amount }),
  v.object({ event: v.literal('clickRegistration'), type: v.picklist(['Loyalty Registration', 'Log-in']) }),
  v.object({ event: v.literal('clickBookNow'), contentName: text }),
  v.object({ event: v.literal('socialShare'), action: v.literal('Follow'), network: text }),
  v.object({ event: v.literal('outboundLinkClick'), url: address }),
  v.object({ event: v.literal('virtualPageView'), keyword: text, resultCount: count }),
  v.object({ event: v.literal('promotionView'), ...promotion }),
  v.object({ event: v.literal('promotionClick'), ...promotion }),
  v.object({
    event: v.literal('profile'),
    membership: v.picklist(['member', 'not member']),
    login: v.picklist(['logged in', 'not logged in']),
  }),
  v.object({ event: v.literal('travelType'), travelType: v.picklist(travelTypes), city: v.picklist(citySlugs) }),
  v.object({
    event: v.literal('webVital'),
    metric: v.picklist(vitalNames),
    value: amount,
    connection: v.optional(v.picklist(connectionTypes), 'unknown'),
  }),
]);

export type AnalyticsEvent = Readonly<v.InferOutput<typeof analyticsEvent>>;

/** Analytics Engine accepts this many data points per request. */
const EVENTS_PER_REPORT = 25;

/** A browser's report: its page, and the events there. */
export const analyticsReport = v.object({
  city: v.picklist(citySlugs),
  language: v.picklist(languageCodes),
  /** The page's kind, by the page table. */
  page: v.pipe(v.string(), v.regex(/^[A-Za-z]{1,40}$/)),
  events: v.pipe(v.array(analyticsEvent), v.minLength(1), v.maxLength(EVENTS_PER_REPORT)),
});
