const DAY_SECONDS = 24 * 3600;
const PAGE_STORED_SECONDS = 7 * DAY_SECONDS;
const MEGABYTE = 1024 * 1024;

/** Limits of what answers of the content service take and wait for, in milliseconds where the name says nothing else. */
export const answerLimits = {
  /** The tiers keep an answer as a fallback for a week, one that found nothing for a day. */
  storedSeconds: 7 * DAY_SECONDS,
  emptyStoredSeconds: DAY_SECONDS,
  /**
   * A failure is remembered for this long from the start of its call, so that a failing service is asked less often: a
   * call that hung for long says little about the service now. It is remembered for `lateFailure` from its end in any
   * case, since the error page asks the same again at once.
   */
  failure: 10_000,
  lateFailure: 2000,
  /** Once a request has timed out, the next ones wait only this long, until the service answers again. */
  sparedWait: 2000,
  /** An answer that a visitor's own words brought about is fresh for this long. */
  visitorFresh: 20_000,
  /** A request waits this long for another's refresh before it asks for itself. */
  sharedWait: 10_000,
  /** A request waits this long for another isolate of the data centre. */
  claimWait: 5000,
  /** A page that is made in the background waits this long for fresh content, then it takes the stale content. */
  refreshWait: 5000,
  /** A visitor waits this long for a part that a page does without. */
  optionalWait: 5000,
  /** After a publication a visitor waits this long for the new content, then gets the old content once more. */
  changedWait: 2500,
  /** An answer from before a publication, or one in doubt, is asked for again after this long. */
  lag: 2000,
  /** A page waits this long for a store that was too slow before it fails. */
  lateLook: 4000,
  /** What the heap holds of the site's own questions, and of visitors' own words (docs/rules.md#isolate-memory). */
  siteBytes: 30 * MEGABYTE,
  visitorBytes: 4 * MEGABYTE,
  /** Keys of which failures and held answers are remembered. */
  keys: 2000,
  /** Bytes for calls whose keys are remembered: a few times those of all pages of a city. */
  keyBytes: MEGABYTE,
} as const;

/** Limits of pages, in milliseconds where the name says nothing else. */
export const pageLimits = {
  /** All tiers keep a page for a week; under the name of a job only until the store shows it everywhere under its own. */
  storedSeconds: PAGE_STORED_SECONDS,
  jobSeconds: 3600,
  /**
   * A page whose renders fail is served stale for this long; one that is made ahead is made again a day before the store drops
   * it.
   */
  life: DAY_SECONDS * 1000,
  aheadLife: (PAGE_STORED_SECONDS - DAY_SECONDS) * 1000,
  /** A page that is not found is remembered this long. */
  notFoundLife: 20_000,
  /** When a new render lacks a field, the whole page of before is served for so long. */
  heldLife: 60_000,
  /**
   * The visitor of a page that a change touches, or that shows something untrue, waits this long for the new page, then
   * gets the stale one. After that, visitors of the page get the stale one at once for a while.
   */
  changedWait: 3000,
  noWait: 10_000,
  /** A page is rendered again in the background at most once in so long: its content is refreshed in the background, too. */
  renewal: 2000,
  /** A request waits this long for another's render before it renders for itself. */
  sharedWait: 5000,
  /** A request waits this long for a store that was too slow before it fails. */
  lateLook: 4000,
  /** While a job makes the new page, visitors get the stale one for so long; after that, the visitor's request renders it. */
  jobWait: 120_000,
  /** The coordinator announces the job of a change this much later than the change at most. */
  jobNotice: 10_000,
  /** The page of a job is looked for during this time: no store promises that it is there at once. */
  jobLook: 5000,
  /** Bytes of pages in the heap of an isolate of 128 MB, with their records (docs/rules.md#isolate-memory). */
  bytes: 24 * MEGABYTE,
  /** Pages of which waits are remembered, and pages without a field, which the health report names. */
  keys: 2000,
  broken: 50,
} as const;

/** Limits of what an isolate knows of changes, in milliseconds. */
export const changeLimits = {
  /** An isolate does not look again within this time. */
  look: 1000,
  /** The coordinator's answer lives this long in the cache of the data centre, and an isolate asks no more often. */
  ask: 2000,
  /** A request of an isolate that learnt nothing for this long waits for a look, at most for `wait`. */
  old: 3000,
  wait: 500,
  /** After a wait that timed out no request waits for this long. */
  noWait: 10_000,
  /** The flags of the coordinator's last answer count for this long. */
  flags: 15_000,
  /** Without an answer of the coordinator an isolate reads the flags' store this often. */
  flagLook: 15_000,
  /** The flags' store may show older flags than the coordinator told for this long. */
  flagLag: 60_000,
  /** The content service's own caches may lag behind a change for this long. */
  settling: 15_000,
} as const;

/** Limits of the tiers below memory, in milliseconds. */
export const storeLimits = {
  /** A read that takes longer counts as a miss. */
  timeout: 1000,
  /** After a read that timed out the store is not asked for this long, or it would slow every question down. */
  rest: 5000,
  /** A write in the background may take longer: no request waits for it, and a busy isolate notices its end late. */
  latePut: 10_000,
  /** For a value that is out of date in memory, the other tiers are asked once in so long. */
  lookAgain: 1000,
  /** What the store did not take is offered to it again after so long. */
  offerAgain: 20_000,
  /** Keys of which looks are remembered, and bytes of the heap for what the store holds of each kind of values. */
  keys: 2000,
  factBytes: 4 * MEGABYTE,
  /** Answers whose latest reading on a page is remembered. */
  latestReadings: 4000,
} as const;

/** Limits of work that one isolate of a data centre does for all. */
export const claimLimits = {
  /** Work that was claimed and not finished may be claimed again after this long, in seconds. */
  seconds: 10,
  /** Who waits for another's work looks for its result this often, in milliseconds. */
  poll: 200,
} as const;

/** Limits of waiting for a service that limits its calls, in milliseconds (docs/rules.md#rate-limit-wait). */
export const rateLimits = {
  /** The service says for how long to wait; a value outside of these bounds is replaced by the nearer one. */
  leastPause: 1000,
  mostPause: 60_000,
  /** One call tries again this often whatever the service says, since the limit may end well before. */
  trial: 10_000,
  /** Spreads the next calls of those who waited, which would otherwise come at the same moment. */
  spread: 500,
} as const;
