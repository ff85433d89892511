import { d1Enquiries, type EnquiryStore } from './platform/enquiryStore.ts';
import { type EventBindings, type EventCounter, eventCounter } from './platform/eventCounter.ts';
import { createLog, type Log } from './platform/log.ts';
import { type PhotoStore, r2Photos } from './platform/photoStore.ts';
import { platformTimer, type Timers, withTimeout } from './platform/timeouts.ts';
import { readSettings, type Settings } from './settings.ts';

/** Keeps the isolate alive for work that goes on after the response. */
export type KeepAlive = (work: Promise<unknown>) => void;

/** The part of a KV namespace that the site uses. */
export interface Store {
  readonly get: (key: string) => Promise<string | null>;
  /** `lifetime` in seconds, at least 60. */
  readonly put: (key: string, value: string, lifetime: number) => Promise<void>;
}

/** The cache that the isolates of a data centre share. */
export interface PageStore {
  readonly match: (key: string) => Promise<Response | undefined>;
  readonly put: (key: string, response: Response) => Promise<void>;
}

/** Addresses of the built client files. */
export interface ClientFiles {
  readonly script: string;
  /** Files that the script imports, beside `early`. */
  readonly scriptImports: readonly string[];
  /** Runs before the first paint. */
  readonly early: string;
  readonly mapScript: string;
  readonly thirdPartyScript: string;
  /** What `/sw.js` imports. */
  readonly serviceWorker: string;
  /** For preview mode only. */
  readonly previewScript: string;
  readonly previewStyles: readonly string[];
  readonly styles: readonly string[];
  /** Fonts to preload, as `vite.config.ts` names them; two at most. */
  readonly fonts: readonly string[];
  /** True under hot reload, where styles come in by script. */
  readonly isDevelopment: boolean;
}

/** The only door to clock, network, storage and settings. Tests pass their own. */
export interface World extends Timers {
  readonly settings: Settings;
  readonly now: () => Date;
  readonly fetch: (request: Request) => Promise<Response>;
  /** Random bytes, fit for secrets. */
  readonly random: (length: number) => Uint8Array;
  readonly contentStore: Store;
  readonly flagStore: Store;
  readonly pageStore: PageStore;
  /** Asks the coordinator of all data centres; undefined where none is bound: then age alone decides what is fresh. */
  readonly coordinator: ((request: Request) => Promise<Response>) | undefined;
  readonly enquiries: EnquiryStore;
  readonly photos: PhotoStore;
  /** Takes receipt numbers of enquiries that are to be forwarded. */
  readonly enquiryQueue: { readonly send: (id: string) => Promise<void> };
  /** False for a sender who exceeds the rate limit of forms. */
  readonly formRate: (key: string) => Promise<boolean>;
  /** Undefined where no mail binding is set. */
  readonly sendMail: ((mail: Mail) => Promise<void>) | undefined;
  readonly clientFiles: ClientFiles;
  /** Names the version of the Worker and its files: pages are kept for one version only. */
  readonly release: string;
  /** The platform's id of the version that runs; empty under hot reload. */
  readonly version: string;
  readonly events: EventCounter;
  readonly log: Log;
}

/** A mail in plain text. */
export interface Mail {
  readonly from: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

/** Bindings of wrangler.toml that are not plain variables. */
export interface Bindings extends EventBindings {
  readonly CONTENT: KVNamespace;
  readonly FLAGS: KVNamespace;
  readonly ENQUIRIES: D1Database;
  readonly PHOTOS: R2Bucket;
  readonly ENQUIRY_QUEUE: Queue;
  readonly FORM_RATE: RateLimit;
  /** The version that runs; none under hot reload. */
  readonly VERSION?: { readonly id: string };
  /** What changed, for all data centres; a site without one lives by age alone. */
  readonly COORDINATOR?: Fetcher;
  /** Optional in wrangler.toml. */
  readonly ENQUIRY_EMAIL?: SendEmail;
}

/** Seconds that KV keeps a read value in the data centre; the platform's minimum. */
const KV_CACHE_TTL = 30;

/** The platform's clock, network and bindings. Throws when a setting is wrong. */
export function platformWorld(bindings: Bindings, variables: unknown, clientFiles: ClientFiles): World {
  const settings = readSettings(variables);
  const now = (): Date => settings.clock ?? new Date();
  const timers = { after: platformTimer };
  const version = bindings.VERSION?.id ?? '';
  const release = [version, ...Object.values(clientFiles).flat()].join();
  return {
    ...timers,
    settings,
    now,
    fetch: (request) => fetch(request),
    random: (length) => crypto.getRandomValues(new Uint8Array(length)),
    contentStore: kvStore(bindings.CONTENT),
    flagStore: timedStore(timers, kvStore(bindings.FLAGS)),
    pageStore: sharedCache(release),
    coordinator: coordinatorOf(bindings.COORDINATOR),
    enquiries: d1Enquiries(bindings.ENQUIRIES),
    photos: r2Photos(bindings.PHOTOS),
    enquiryQueue: {
      send: async (id) => {
        await bindings.ENQUIRY_QUEUE.send({ id });
      },
    },
    formRate: async (key) => (await bindings.FORM_RATE.limit({ key })).success,
    sendMail: mailer(bindings.ENQUIRY_EMAIL),
    clientFiles,
    release,
    version,
    events: eventCounter(bindings),
    log: createLog(settings.logLevel, now),
  };
}

function coordinatorOf(binding: Fetcher | undefined): World['coordinator'] {
  return binding && ((request) => binding.fetch(request));
}

function mailer(binding: SendEmail | undefined): World['sendMail'] {
  return (
    binding &&
    (async (mail) => {
      await binding.send(mail);
    })
  );
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
