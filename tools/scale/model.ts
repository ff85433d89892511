/** What a site is taken to be. Change a number, and run `npm run scale` again. */
export const assumptions = {
  dataCentres: { value: 300, why: 'all of the platform’s, each with the same traffic: the worst case for caches' },
  requestsPerView: { value: 2, why: 'the page and one call (search, cart, events); files reach no Worker' },
  busyHours: { value: 12, why: 'hours of a day in which a data centre has its views' },
  pageKeys: { value: 20_000, why: 'addresses, trees, devices and countries of 21 cities' },
  answerKeys: { value: 4000, why: 'answers of the content service that these pages are made from' },
  answersPerPage: { value: 10, why: 'a cold page asks for 8 to 12 (test/worker/coldPages.test.ts)' },
  publications: { value: 300, why: 'changed entries a day' },
  answersTouched: { value: 6, why: 'answers that hold a changed entry, or that it may enter' },
  frameKeys: { value: 240, why: 'headers and footers as HTML, of each city, language, tree and country' },
  framesTouched: { value: 11, why: 'of these, what a changed entry touches: menus link to most entries of a city' },
  pagesChecked: { value: 40, why: 'pages that a publication touches, and whose content is looked at again' },
  pagesChanged: { value: 7, why: 'of these, pages that show something else (test/worker/renewal.test.ts)' },
  storeDelay: { value: 60, why: 'seconds until KV shows elsewhere what was written' },
  cachedMs: { value: 0.27, why: 'CPU of a cached page (test/bench/RESULTS.md)' },
  checkMs: { value: 4.3, why: 'CPU of a page with warm content (test/bench/RESULTS.md)' },
  renderMs: { value: 125, why: 'CPU of a page with cold content (test/bench/RESULTS.md)' },
  checkCalls: { value: 3, why: 'calls of one comparison (test/coordinator/coordinator.test.ts)' },
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
interface Day {
  readonly contentCalls: number;
  readonly kvReads: number;
  readonly kvWrites: number;
  readonly coordinatorRequests: number;
  /** Requests of the coordinator a second in busy hours. */
  readonly coordinatorRate: number;
  /** Share of page views that no render waits for. */
  readonly hits: number;
  readonly dollars: number;
}

const of = (name: keyof typeof assumptions): number => assumptions[name].value;

/** A day with so many page views. */
export function dayOf(views: number): Day {
  const centres = of('dataCentres');
  const busySeconds = of('busyHours') * 3600;
  const viewsHere = views / centres;
  /** The chance that something with so many views a day in a data centre is asked for there within some seconds. */
  const isAsked = (viewsADay: number, seconds: number): number => 1 - Math.exp(-(viewsADay / busySeconds) * seconds);
  const ofPage = viewsHere / of('pageKeys');
  const ofAnswer = (viewsHere * of('answersPerPage')) / of('answerKeys');
  const ofFrame = viewsHere / of('frameKeys');
  const pageShare = isAsked(ofPage, busySeconds);
  const publications = of('publications');

  // Whoever needs a change before KV shows it fetches, renders and writes for itself: one data centre at least.
  const makersOfPage = Math.max(1, centres * isAsked(ofPage, of('storeDelay')));
  const makersOfAnswer = Math.max(1, centres * isAsked(ofAnswer, of('storeDelay')));
  const makersOfFrame = Math.max(1, centres * isAsked(ofFrame, of('storeDelay')));
  const renders = publications * of('pagesChanged') * makersOfPage;
  const answers = publications * of('answersTouched') * makersOfAnswer;
  const frames = publications * of('framesTouched') * makersOfFrame;
  const contentCalls = (DAY / of('checkSeconds')) * of('checkCalls') + answers;
  const kvWrites = renders + answers + frames;

  // A data centre reads a page of KV once a day, and again after each change that may touch it.
  const checks = publications * of('pagesChecked') * centres * pageShare;
  const shared = of('answersTouched') + of('framesTouched');
  const kvReads = centres * of('pageKeys') * pageShare + checks + publications * shared * centres;

  const requests = views * of('requestsPerView');
  const coordinatorRate =
    (centres / of('sharedSeconds')) * isAsked(viewsHere * of('requestsPerView'), of('sharedSeconds'));
  const coordinatorRequests = coordinatorRate * busySeconds + publications;
  const amounts: Readonly<Record<keyof typeof prices, number>> = {
    'requests of the Worker': requests,
    'milliseconds of CPU': requests * of('cachedMs') + (checks + frames) * of('checkMs') + renders * of('renderMs'),
    'reads of KV': kvReads,
    'writes of KV': kvWrites,
    'requests of a Durable Object': coordinatorRequests,
    // Awake all day.
    'gigabyte-seconds of a Durable Object': DAY * OBJECT_GIGABYTES,
  };
  const dollars = Object.entries(prices).reduce((sum, [name, price]) => {
    const amount = Object.entries(amounts).find(([known]) => known === name)?.[1] ?? 0;
    return sum + (amount / 1e6) * price;
  }, 0);
  return { contentCalls, kvReads, kvWrites, coordinatorRequests, coordinatorRate, hits: 1 - renders / views, dollars };
}
