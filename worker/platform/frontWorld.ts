import type { FrontSettings } from '../frontSettings.ts';
import type { ClientFiles, FrontWorld, PageStore, Store } from '../world.ts';
import { createLog } from './log.ts';
import { platformTimer, type Timers, withTimeout } from './timeouts.ts';

/** Bindings that the front and the site share. */
export interface FrontBindings {
  readonly CONTENT: KVNamespace;
  readonly FLAGS: KVNamespace;
  /** What changed, for all data centres; a site without one lives by age alone. */
  readonly COORDINATOR?: Fetcher;
}

/** Seconds that KV keeps a read value in the data centre; the platform's minimum. */
const KV_CACHE_TTL = 30;

/**
 * The part of the platform's world that front and site share. Both look for pages of the site's version: that is their
 * release, together with the files that pages name.
 */
export function platformFront<Settings extends FrontSettings>(
  { CONTENT, FLAGS, COORDINATOR }: FrontBindings,
  settings: Settings,
  clientFiles: ClientFiles,
  version: string,
): FrontWorld & { readonly settings: Settings } {
  const now = (): Date => settings.clock ?? new Date();
  const timers = { after: platformTimer };
  const release = [version, ...Object.values(clientFiles).flat()].join();
  return {
    ...timers,
    settings,
    now,
    running: () => Date.now(),
    random: (length) => crypto.getRandomValues(new Uint8Array(length)),
    contentStore: kvStore(CONTENT),
    flagStore: timedStore(timers, kvStore(FLAGS)),
    pageStore: sharedCache(release),
    coordinator: COORDINATOR && ((request) => COORDINATOR.fetch(request)),
    clientFiles,
    release,
    log: createLog(settings.logLevel, now),
  };
}

function kvStore(namespace: KVNamespace): Store {
  return {
    get: (key) => namespace.get(key, { cacheTtl: KV_CACHE_TTL }),
    put: (key, value, lifetime) => namespace.put(key, value, { expirationTtl: lifetime }),
  };
}

/**
 * The data centre's Cache API, whose keys are addresses. Each release has a cache of its own: what another version
 * rendered is nothing that this one would answer.
 */
export function sharedCache(release: string): PageStore {
  const address = (key: string): string =>
    `https://page-cache.invalid/${encodeURIComponent(release)}?${encodeURIComponent(key)}`;
  return {
    match: (key) => caches.default.match(address(key)),
    put: (key, response) => caches.default.put(address(key), response),
  };
}

/** Reading from a store takes this long at most: the site works without any of them. */
const STORE_MS = 1000;

function inTime<Result>(timers: Timers, reading: Promise<Result>): Promise<Result> {
  return withTimeout(timers, STORE_MS, reading, () => Promise.reject(new Error('the store is too slow')));
}

/** A store whose `get` rejects after one second. */
export function timedStore(timers: Timers, store: Store): Store {
  return {
    get: (key) => inTime(timers, store.get(key)),
    put: (key, value, lifetime) => store.put(key, value, lifetime),
  };
}
