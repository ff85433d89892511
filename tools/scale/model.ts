import { ownValue } from '../../content/ownValue.ts';

/** What a site is taken to be, for `npm run scale`. */
export const assumptions = {
  dataCentres: { value: 300, why: 'all of the platform’s, each with the same traffic: the worst case for caches' },
  requestsPerView: { value: 2, why: 'the page and one call (search, cart, events); files reach no Worker' },
  busyHours: { value: 12, why: 'hours of a day in which a data centre has its views' },
  pageKeys: { value: 13_716, why: '3,429 addresses in the sitemaps, in two trees, for the mainland and for abroad' },
  commonMisses: { value: 0, why: 'share of views of these that wait for a render (test/worker/simulatedDay.test.ts)' },
  searchViews: { value: 0.015, why: 'share of views, made on a request: a search by a visitor’s words' },
  filterViews: { value: 0.01, why: 'the same: a list with filters, an order, or a page after the first' },
  visitViews: { value: 0.004, why: 'the same: My visit for a day and an hour' },
  otherViews: {
    value: 0.001,
    why: 'the same: addresses of no sitemap, previews, what is stored for browsers that refuse it',
  },
  answerKeys: { value: 4000, why: 'answers of the content service that pages are made from' },
  answersPerPage: { value: 10, why: 'a cold page asks for 8 to 12 (test/worker/coldPages.test.ts)' },
  publications: { value: 300, why: 'changed entries a day' },
  publicationCalls: { value: 8, why: 'calls of a publication’s jobs (test/ahead/RESULTS.md)' },
  answersTouched: { value: 6, why: 'answers that hold a changed entry, or that it may enter' },
  pagesTouched: { value: 88, why: 'pages that a publication touches, each made once in all (test/ahead/RESULTS.md)' },
  pagesChanged: { value: 74, why: 'of these, pages that show something else: two writes each' },
  pageMoments: { value: 8, why: 'times a day at which the clock changes a page (test/worker/recordedMoments.test.ts)' },
  deploys: { value: 2, why: 'a day, each of which makes all pages' },
  deployCalls: { value: 6017, why: 'calls of one filling (test/ahead/RESULTS.md)' },
  storeDelay: { value: 60, why: 'seconds until KV shows elsewhere what was written' },
  cachedMs: { value: 0.41, why: 'CPU of a cached page (test/bench/RESULTS.md)' },
  checkMs: { value: 3.1, why: 'CPU of a page with warm content (test/bench/RESULTS.md)' },
  checkCalls: { value: 4, why: 'calls of one comparison (test/coordinator/coordinator.test.ts)' },
  checkSeconds: { value: 45, why: 'between two comparisons' },
  sharedSeconds: { value: 2, why: 'life of the coordinator’s answer in the cache of a data centre' },
} as const satisfies Readonly<Record<string, { readonly value: number; readonly why: string }>>;

/** Dollars a million, by the published prices of November 2026; what the plan includes is left out. */
export const prices = {
  'requests of the Worker': 0.3,
  'milliseconds of CPU': 0.02,
  'reads of KV': 0.5,
  'writes of KV': 5,
  'requests of a Durable Object': 0.15,
  'gigabyte-seconds of a Durable Object': 12.5,
} as const;

/** Calls of the content service a second that its plan allows. */
export const RATE_LIMIT = 55;
/** Requests a second that one Durable Object takes. */
export const OBJECT_LIMIT = 1000;

const DAY = 86_400;
const OBJECT_GIGABYTES = 0.128;

/** A day of all data centres together. */
export interface Day {
  readonly contentCalls: number;
  readonly kvReads: number;
  readonly kvWrites: number;
  readonly coordinatorRequests: number;
  /** Requests of the coordinator a second in busy hours. */
  readonly coordinatorRate: number;
  /** Share of views of common pages that no render waits for. */
  readonly hits: number;
  /** Pages that are made ahead: by publications, by the clock and by deploys. */
  readonly pagesMade: number;
  readonly dollars: number;
}

const of = (name: keyof typeof assumptions): number => assumptions[name].value;

/** The share of views that no page is made for. */
const onRequest = of('searchViews') + of('filterViews') + of('visitViews') + of('otherViews');

/** A day with so many page views. */
export function dayOf(views: number): Day {
  const centres = of('dataCentres');
  const busySeconds = of('busyHours') * 3600;
  const viewsHere = views / centres;
  /** The chance that something with so many views a day in a data centre is asked for there within some seconds. */
  const chance = (viewsADay: number, seconds: number): number => 1 - Math.exp(-(viewsADay / busySeconds) * seconds);
  const commonHere = (viewsHere * (1 - onRequest)) / of('pageKeys');
  const answersHere = (viewsHere * onRequest * of('answersPerPage')) / of('answerKeys');
  const publications = of('publications');

  // One place makes a page for all; what is made on request fetches a changed answer until KV shows it there.
  const published = publications * of('pagesChanged');
  const byClock = of('pageKeys') * of('pageMoments');
  const filled = of('deploys') * of('pageKeys');
  const pagesMade = publications * of('pagesTouched') + byClock + filled;
  const refetched = publications * of('answersTouched') * centres * chance(answersHere, of('storeDelay'));
  const contentCalls =
    (DAY / of('checkSeconds')) * of('checkCalls') +
    publications * of('publicationCalls') +
    of('deploys') * of('deployCalls') +
    refetched;
  // Under its plain name and under that of its job; a filling has no job.
  const kvWrites = 2 * (published + byClock) + filled + publications * of('answersTouched') + refetched;

  // Between two changes of a page a data centre reads it once, by both names, where anybody asks for it there.
  const lives = 1 + (published + byClock + filled) / of('pageKeys');
  const pageReads = 2 * centres * of('pageKeys') * lives * (1 - Math.exp(-commonHere / lives));
  const kvReads =
    pageReads + centres * (of('answerKeys') + publications * of('answersTouched')) * chance(answersHere, busySeconds);

  const requests = views * of('requestsPerView');
  const coordinatorRate =
    (centres / of('sharedSeconds')) * chance(viewsHere * of('requestsPerView'), of('sharedSeconds'));
  const coordinatorRequests = coordinatorRate * busySeconds + publications;
  const amounts: Readonly<Record<keyof typeof prices, number>> = {
    'requests of the Worker': requests,
    'milliseconds of CPU': requests * of('cachedMs') + (pagesMade + views * onRequest) * of('checkMs'),
    'reads of KV': kvReads,
    'writes of KV': kvWrites,
    'requests of a Durable Object': coordinatorRequests,
    // Awake all day.
    'gigabyte-seconds of a Durable Object': DAY * OBJECT_GIGABYTES,
  };
  const costs = Object.entries(prices).map(([name, price]) => ((ownValue(amounts, name) ?? 0) / 1e6) * price);
  const dollars = costs.reduce((sum, cost) => sum + cost, 0);
  const hits = 1 - of('commonMisses');
  return { contentCalls, kvReads, kvWrites, coordinatorRequests, coordinatorRate, hits, pagesMade, dollars };
}
