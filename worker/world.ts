import { type EventBindings, type EventCounter, eventCounter } from './eventCounter.ts';
import { createLog, type Log } from './log.ts';
import { readSettings, type Settings } from './settings.ts';

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
  /** The few lines that run before the first paint. */
  readonly early: string;
  /** The script of the map frame. */
  readonly mapScript: string;
  readonly styles: readonly string[];
  /** Fonts worth fetching before the stylesheet asks for them; two at most. */
  readonly fonts: readonly string[];
  /** True under hot reload, where styles come in by script. */
  readonly isDevelopment: boolean;
}

/** The single door to clock, network, storage and settings. Tests pass their own. */
export interface World {
  readonly settings: Settings;
  readonly now: () => Date;
  readonly fetch: (request: Request) => Promise<Response>;
  /** Random bytes, fit for secrets. */
  readonly random: (length: number) => Uint8Array;
  readonly contentStore: Store;
  readonly flagStore: Store;
  readonly pageStore: PageStore;
  readonly clientFiles: ClientFiles;
  readonly events: EventCounter;
  readonly log: Log;
}

/** Bindings of wrangler.toml that are not plain variables. */
export interface Bindings extends EventBindings {
  readonly CONTENT: KVNamespace;
  readonly FLAGS: KVNamespace;
}

/** KV keeps a read value in the data centre for this long, in seconds; the platform's least. */
const KV_CACHE_TTL = 30;

/** The real world: the platform's clock, network and bindings. Throws when a setting is wrong. */
export function platformWorld(bindings: Bindings, variables: unknown, clientFiles: ClientFiles): World {
  const settings = readSettings(variables);
  const now = (): Date => settings.clock ?? new Date();
  return {
    settings,
    now,
    fetch: (request) => fetch(request),
    random: (length) => crypto.getRandomValues(new Uint8Array(length)),
    contentStore: kvStore(bindings.CONTENT),
    flagStore: kvStore(bindings.FLAGS),
    pageStore: sharedCache(clientFiles.script),
    clientFiles,
    events: eventCounter(bindings),
    log: createLog(settings.logLevel, now),
  };
}

function kvStore(namespace: KVNamespace): Store {
  return {
    get: (key) => namespace.get(key, { cacheTtl: KV_CACHE_TTL }),
    put: (key, value, lifetime) => namespace.put(key, value, { expirationTtl: lifetime }),
  };
}

/** The platform's cache takes addresses as keys; a new release starts an empty one. */
function sharedCache(release: string): PageStore {
  const address = (key: string): string => `https://page-cache.invalid${release}?${encodeURIComponent(key)}`;
  return {
    match: (key) => caches.default.match(address(key)),
    put: (key, response) => caches.default.put(address(key), response),
  };
}
