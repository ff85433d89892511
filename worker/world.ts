import { type EventBindings, type EventCounter, eventCounter } from './eventCounter.ts';
import { d1Enquiries, type EnquiryStore } from './forms/enquiryStore.ts';
import { type PhotoStore, r2Photos } from './forms/photoStore.ts';
import { createLog, type Log } from './log.ts';
import { readSettings, type Settings } from './settings.ts';
import { platformTimer } from './timeLimit.ts';

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
  /** What editors alone are sent: the script and the styles of preview mode. */
  readonly previewScript: string;
  readonly previewStyles: readonly string[];
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
  /** Runs something after so many milliseconds; what it gives back calls it off. */
  readonly after: (milliseconds: number, run: () => void) => () => void;
  readonly fetch: (request: Request) => Promise<Response>;
  /** Random bytes, fit for secrets. */
  readonly random: (length: number) => Uint8Array;
  readonly contentStore: Store;
  readonly flagStore: Store;
  readonly pageStore: PageStore;
  readonly enquiries: EnquiryStore;
  readonly photos: PhotoStore;
  /** Takes receipt numbers of enquiries that are to be forwarded. */
  readonly enquiryQueue: { readonly send: (id: string) => Promise<void> };
  /** False for who sends forms too often. */
  readonly formRate: (key: string) => Promise<boolean>;
  /** Undefined where no mail binding is set. */
  readonly sendMail: ((mail: Mail) => Promise<void>) | undefined;
  readonly clientFiles: ClientFiles;
  readonly events: EventCounter;
  readonly log: Log;
}

/** A plain letter. */
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
  /** Only where wrangler.toml binds one. */
  readonly ENQUIRY_EMAIL?: SendEmail;
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
    after: platformTimer,
    fetch: (request) => fetch(request),
    random: (length) => crypto.getRandomValues(new Uint8Array(length)),
    contentStore: kvStore(bindings.CONTENT),
    flagStore: kvStore(bindings.FLAGS),
    pageStore: sharedCache(clientFiles),
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
    events: eventCounter(bindings),
    log: createLog(settings.logLevel, now),
  };
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
 * The platform's cache takes addresses as keys. A release with other files starts an empty one, since the pages in it
 * name files that are gone: a style sheet that changes by itself would leave them without any.
 */
export function sharedCache(files: ClientFiles): PageStore {
  const release = encodeURIComponent(Object.values(files).flat().join());
  const address = (key: string): string => `https://page-cache.invalid/${release}?${encodeURIComponent(key)}`;
  return {
    match: (key) => caches.default.match(address(key)),
    put: (key, response) => caches.default.put(address(key), response),
  };
}
