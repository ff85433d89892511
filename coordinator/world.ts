import type { PageJob } from '../content/ahead/pageJobs.ts';
import { logLine } from '../content/logLine.ts';
import { type JobTable, sqlJobTable } from './jobTable.ts';
import { type PageIndex, sqlPageIndex } from './pageIndex.ts';
import { readSettings, type Settings } from './settings.ts';
import { type Storage, sqlStorage } from './storage.ts';

/** Bindings of coordinator/wrangler.toml that are not plain variables. */
export interface Bindings {
  readonly LOG: DurableObjectNamespace;
  readonly FLAGS: KVNamespace;
  /** Where there is none, pages are made when visitors ask for them. */
  readonly PAGE_JOBS?: Queue<PageJob>;
}

/** What the coordinator has pages made ahead with: its index, its jobs and the queue to the site. */
export interface AheadWorld {
  readonly index: PageIndex;
  readonly jobs: JobTable;
  readonly send: (messages: readonly PageJob[]) => Promise<void>;
}

/** The coordinator's single door to clock, network, storage and settings. Tests pass their own. */
export interface World {
  readonly settings: Settings;
  /** The moment by which content is dated, in milliseconds since the epoch; it stands still where the clock is pinned. */
  readonly now: () => number;
  /** Milliseconds of a clock that always runs. */
  readonly running: () => number;
  /** Runs a function after so many milliseconds; the function that it returns cancels it. */
  readonly after: (milliseconds: number, run: () => void) => () => void;
  readonly fetch: (request: Request) => Promise<Response>;
  readonly flagStore: {
    readonly get: (key: string) => Promise<string | null>;
    readonly put: (key: string, value: string) => Promise<void>;
  };
  readonly storage: Storage;
  /** What pages are made ahead with; undefined: nothing makes them. */
  readonly ahead: AheadWorld | undefined;
  /** Wakes the coordinator after so many milliseconds, even if it was put away meanwhile. */
  readonly wakeAfter: (milliseconds: number) => Promise<void>;
  /** When it will wake, in milliseconds since the epoch by the clock that always runs; null: it won't. */
  readonly wakesAt: () => Promise<number | null>;
  /** A name that no other log has. */
  readonly newEpoch: () => string;
  readonly log: (level: 'info' | 'warning', event: string, facts?: Readonly<Record<string, string | number>>) => void;
}

/** KV keeps a read value in the data centre for this long, in seconds; the platform's least. */
const KV_READ_CACHE_SECONDS = 30;

/** The real world of a Durable Object. Throws when a setting is wrong. */
export function platformWorld({ storage }: DurableObjectState, bindings: Bindings): World {
  const { FLAGS, PAGE_JOBS } = bindings;
  const settings = readSettings(bindings);
  return {
    settings,
    now: () => settings.clock?.pinned ?? Date.now() + (settings.clock?.aheadMs ?? 0),
    running: () => Date.now(),
    after: (milliseconds, run) => {
      const timer = setTimeout(run, milliseconds);
      return () => clearTimeout(timer);
    },
    fetch: (request) => fetch(request),
    flagStore: {
      get: (key) => FLAGS.get(key, { cacheTtl: KV_READ_CACHE_SECONDS }),
      put: (key, value) => FLAGS.put(key, value),
    },
    storage: sqlStorage(storage),
    ahead: PAGE_JOBS && {
      index: sqlPageIndex(storage),
      jobs: sqlJobTable(storage),
      send: async (messages) => void (await PAGE_JOBS.sendBatch(messages.map((body) => ({ body })))),
    },
    wakeAfter: (milliseconds) => storage.setAlarm(Date.now() + milliseconds),
    wakesAt: () => storage.getAlarm(),
    newEpoch: () => crypto.randomUUID(),
    log: (level, event, facts = {}) => console.log(logLine(new Date(), level, event, facts)),
  };
}
