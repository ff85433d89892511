import type { Files } from '../client/document/Head.tsx';
import type { Timers } from '../content/time/timeouts.ts';
import type { EnquiryStore } from './platform/enquiryStore.ts';
import type { EventCounter } from './platform/eventCounter.ts';
import type { Log } from './platform/log.ts';
import type { BackupStore, PhotoStore } from './platform/photoStore.ts';
import type { Settings } from './settings.ts';
import type { VitalStore } from './vitals/vitalStore.ts';

/** Keeps the isolate alive for work that goes on after the response. */
export type KeepAlive = (work: Promise<unknown>) => void;

/** A store of texts. */
export interface Store {
  readonly get: (key: string) => Promise<string | null>;
  /** `lifetime` in seconds; KV takes no less than 60. */
  readonly put: (key: string, value: string, lifetime: number) => Promise<void>;
}

/** Addresses of the built client files. */
export interface ClientFiles extends Files {
  readonly mapScript: string;
  readonly thirdPartyScript: string;
  /** What `/sw.js` imports. */
  readonly serviceWorker: string;
  /** For preview mode only. */
  readonly previewScript: string;
  readonly previewStyles: readonly string[];
}

/** The only door to clock, network, storage and settings. Tests pass their own. */
export interface World extends Timers {
  readonly settings: Settings;
  /** The moment by which content is dated; it stands still where the clock is pinned. */
  readonly now: () => Date;
  /** Milliseconds of a clock that always runs. */
  readonly running: () => number;
  /** Random bytes, fit for secrets. */
  readonly random: (length: number) => Uint8Array;
  readonly contentStore: Store;
  readonly flagStore: Store;
  /** The flags' store for the links of guests, who see nothing without it: a read may take longer. */
  readonly guestStore: Store;
  /** Keys of the flag store with a prefix, 1,000 at most; others may have written some up to a minute ago. */
  readonly flagKeys: (prefix: string) => Promise<readonly string[]>;
  /** The cache that the isolates of a data centre share. */
  readonly dataCentreStore: Store;
  /** Asks the coordinator of all data centres; undefined where none is bound: then age alone decides what is fresh. */
  readonly coordinator: ((request: Request) => Promise<Response>) | undefined;
  readonly clientFiles: ClientFiles;
  /** The styles of pages; undefined under hot reload. */
  readonly styles: () => Promise<Uint8Array | undefined>;
  /** Names what pages are made of beside content: code and settings. Pages are kept for one release only. */
  readonly release: string;
  readonly log: Log;
  readonly fetch: (request: Request) => Promise<Response>;
  readonly enquiries: EnquiryStore;
  readonly photos: PhotoStore;
  /** Copies of the enquiries, for a time when their store is damaged. */
  readonly backups: BackupStore;
  /** Takes receipt numbers of enquiries that are to be forwarded. */
  readonly enquiryQueue: {
    readonly send: (id: string) => Promise<void>;
    /** How many wait. */
    readonly backlog: () => Promise<number>;
  };
  /** False for a sender who exceeds the rate limit of forms. */
  readonly formRate: (key: string) => Promise<boolean>;
  /** Undefined where no mail binding is set. */
  readonly sendMail: ((mail: Mail) => Promise<void>) | undefined;
  /** The platform's id of the version that runs; empty under hot reload. */
  readonly version: string;
  readonly events: EventCounter;
  /** Weekly figures of real visits; few isolates ever load them. */
  readonly vitals: () => Promise<VitalStore>;
}

/** A mail in plain text. */
export interface Mail {
  readonly from: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}
