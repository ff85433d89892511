import { inTime, type Timers } from '../../content/time/timeouts.ts';
import { readSettings } from '../settings.ts';
import type { Store, World } from '../world.ts';
import { d1Enquiries } from './enquiryStore.ts';
import { type EventBindings, eventCounter } from './eventCounter.ts';
import { createLog } from './log.ts';
import { r2Backups, r2Photos } from './photoStore.ts';
import { platformTimer } from './platformTimer.ts';

/** Bindings of wrangler.toml that are not plain variables. */
export interface Bindings extends EventBindings {
  readonly CONTENT: KVNamespace;
  readonly FLAGS: KVNamespace;
  /** What changed, for all data centres; a site without one lives by age alone. */
  readonly COORDINATOR?: Fetcher;
  readonly ENQUIRIES: D1Database;
  readonly PHOTOS: R2Bucket;
  readonly BACKUPS: R2Bucket;
  readonly ENQUIRY_QUEUE: Queue;
  readonly FORM_RATE: RateLimit;
  /** The deployed version, for operators; undefined under hot reload. */
  readonly VERSION?: { readonly id: string };
  /** Optional in wrangler.toml. */
  readonly ENQUIRY_EMAIL?: SendEmail;
}

/**
 * The platform's clock, network and bindings. Pages are kept for what they are made of beside content, the code and the
 * settings (docs/rules.md#kept-by-build): the version that runs is none of it. Throws when a setting is wrong.
 */
export function platformWorld(
  bindings: Bindings,
  variables: unknown,
  { clientFiles, buildName, styles }: Pick<World, 'clientFiles' | 'styles'> & { readonly buildName: string },
): World {
  const settings = readSettings(variables);
  const { clock } = settings;
  const now = (): Date => new Date(clock?.pinned ?? Date.now() + (clock?.aheadMs ?? 0));
  const timers = { after: platformTimer };
  const release = `${buildName}-${settings.pageMark}`;
  const { COORDINATOR } = bindings;
  return {
    ...timers,
    settings,
    now,
    running: () => Date.now(),
    random: (length) => crypto.getRandomValues(new Uint8Array(length)),
    fetch: (request) => fetch(request),
    contentStore: kvStore(bindings.CONTENT),
    flagStore: timedStore(timers, kvStore(bindings.FLAGS), readLimits.flags),
    guestStore: timedStore(timers, kvStore(bindings.FLAGS), readLimits.guests),
    flagKeys: async (prefix) => (await bindings.FLAGS.list({ prefix })).keys.map(({ name }) => name),
    dataCentreStore: sharedCache(release),
    coordinator: COORDINATOR && ((request) => COORDINATOR.fetch(request)),
    clientFiles,
    styles,
    release,
    log: createLog(settings.logLevel, now),
    enquiries: d1Enquiries(bindings.ENQUIRIES),
    photos: r2Photos(bindings.PHOTOS),
    backups: r2Backups(bindings.BACKUPS),
    enquiryQueue: {
      send: async (id) => {
        await bindings.ENQUIRY_QUEUE.send({ id });
      },
      backlog: async () => (await bindings.ENQUIRY_QUEUE.metrics()).backlogCount,
    },
    formRate: async (key) => (await bindings.FORM_RATE.limit({ key })).success,
    sendMail: mailer(bindings.ENQUIRY_EMAIL),
    version: bindings.VERSION?.id ?? '',
    events: eventCounter(bindings),
    vitals: async () => (await import('../vitals/vitalStore.ts')).d1Vitals(bindings.ENQUIRIES),
  };
}

/** Seconds that KV keeps a read value in the data centre; the platform's minimum. */
const KV_READ_CACHE_SECONDS = 30;

/** A KV namespace; how long it keeps a value is in `worker/cache/cacheLimits.ts`. */
function kvStore(namespace: KVNamespace): Store {
  return {
    get: (key) => namespace.get(key, { cacheTtl: KV_READ_CACHE_SECONDS }),
    put: (key, value, lifetime) => namespace.put(key, value, { expirationTtl: lifetime }),
  };
}

/**
 * The data centre's Cache API, whose keys are addresses. Each release has a cache of its own: what another one rendered
 * is nothing that this one would answer.
 */
export function sharedCache(release: string): Store {
  const address = (key: string): string =>
    `https://page-cache.invalid/${encodeURIComponent(release)}?${encodeURIComponent(key)}`;
  return {
    get: async (key) => {
      const response = await caches.default.match(address(key));
      return response ? response.text() : null;
    },
    put: (key, value, lifetime) =>
      caches.default.put(
        address(key),
        new Response(value, { headers: { 'Cache-Control': `public, max-age=${lifetime}` } }),
      ),
  };
}

/** Reading from a store takes so many milliseconds at most. The site works without its flags, a guest not without a link. */
export const readLimits = { flags: 1000, guests: 10_000 } as const;

/** A store whose `get` rejects when it takes longer. */
export function timedStore(timers: Timers, store: Store, milliseconds: number): Store {
  return {
    get: (key) => inTime(timers, milliseconds, store.get(key), 'the store is too slow'),
    put: (key, value, lifetime) => store.put(key, value, lifetime),
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
