import { env } from 'cloudflare:workers';
import type { PictureSource } from '../../../content/model/definitions.ts';
import { d1Enquiries } from '../../../worker/platform/enquiryStore.ts';
import type { EventPoint } from '../../../worker/platform/eventCounter.ts';
import { createLog } from '../../../worker/platform/log.ts';
import { r2Backups, r2Photos } from '../../../worker/platform/photoStore.ts';
import { readLimits, timedStore } from '../../../worker/platform/siteWorld.ts';
import { readSettings } from '../../../worker/settings.ts';
import { createSite } from '../../../worker/site.ts';
import { d1Vitals } from '../../../worker/vitals/vitalStore.ts';
import type { Store, World } from '../../../worker/world.ts';
import { type TestCoordinator, testCoordinator } from './coordinator.ts';

/** The moment at which tests happen: midday in Sydney. */
export const TEST_NOW = '2026-06-15T02:00:00.000Z';

/** The moment some seconds later. */
export function later(seconds: number, since = TEST_NOW): string {
  return new Date(Date.parse(since) + seconds * 1000).toISOString();
}

/** The site's origin in tests. */
export const ORIGIN = 'https://www.meridian.example';

/** What browsers call themselves. */
export const DESKTOP = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/150.0.0.0 Safari/537.36';
export const PHONE =
  'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 Chrome/150.0.0.0 Mobile Safari/537.36';

/** The status of an answer, and its headers of some names. */
export function headOf({ status, headers }: Response, ...names: readonly string[]) {
  return [status, ...names.map((name) => headers.get(name))];
}

/** A store in memory that keeps what it was given, for looking inside. */
export interface MemoryStore extends Store {
  readonly values: Map<string, string>;
}

function memoryStore(): MemoryStore {
  const values = new Map<string, string>();
  return {
    values,
    get: async (key) => values.get(key) ?? null,
    put: async (key, value) => {
      values.set(key, value);
    },
  };
}

/** The cache of a data centre in memory: what it was given lives as long as it was told. */
export function memoryDataCentre(now: () => Date): MemoryStore {
  const values = new Map<string, string>();
  const ends = new Map<string, number>();
  return {
    values,
    get: async (key) =>
      (ends.get(key) ?? Number.POSITIVE_INFINITY) > now().getTime() ? (values.get(key) ?? null) : null,
    put: async (key, value, lifetime) => {
      ends.set(key, now().getTime() + lifetime * 1000);
      values.set(key, value);
    },
  };
}

const variables = {
  CONTENTFUL_HOST: 'localhost:8788',
  CONTENTFUL_PREVIEW_HOST: '127.0.0.1:8788',
  CONTENTFUL_SPACE_ID: 'meridian',
  CONTENTFUL_ACCESS_TOKEN: 'meridian-delivery',
  CONTENTFUL_PREVIEW_ACCESS_TOKEN: 'meridian-preview',
  ASSET_ORIGIN: 'https://assets.meridian.example',
  CHINA_ASSET_ORIGIN: 'https://assets.meridian-china.example',
  CONTENT_ASSET_HOSTS: 'assets.meridian.example',
  SERVICE_ASSET_HOSTS: 'localhost:8788',
  SITE_ORIGIN: ORIGIN,
  MEMBER_ORIGIN: 'https://member.meridian.example',
  COMPANY_DOMAINS: 'meridian.example,meridian-china.example',
  PREVIEW_DOMAINS: 'preview.meridian.example',
};

/** The operators' key, and the secret that opens previews, of sites that have one. */
export const HEALTH_KEY = 'a key of sixteen characters';
export const PREVIEW_SECRET = 'a-preview-secret-of-an-operator';

/** The tokens of the content service, which must never leave the worker. */
export const TOKENS = /meridian-delivery|meridian-preview|meridian-management/;

/**
 * Answers that this isolate has had: the way to the service costs more than most answers. A test that edits the space uses a
 * moment of its own, so that what others have asked stays true.
 */
const answers = new Map<string, { readonly body: ArrayBuffer; readonly status: number; readonly headers: Headers }>();
const MOST_ANSWERS = 400;
const MOST_BYTES = 512 * 1024;

/** The embedded content service at a pinned moment, beside the isolate; its pictures are a media service's, or own assets. */
export async function askContentService(
  request: Request,
  clock = TEST_NOW,
  pictures: PictureSource = 'service',
): Promise<Response> {
  const testRequest = new Request(request);
  testRequest.headers.set('x-test-pictures', pictures);
  testRequest.headers.set('x-test-clock', clock);
  if (testRequest.method !== 'GET') {
    answers.clear();
    return env.CONTENT_SERVICE.fetch(testRequest);
  }
  const question = JSON.stringify([testRequest.url, ...testRequest.headers]);
  const storedAnswer = answers.get(question);
  if (storedAnswer) return new Response(storedAnswer.body, storedAnswer);
  const answer = await env.CONTENT_SERVICE.fetch(testRequest);
  const { status, headers } = answer;
  const body = status === 304 ? null : await answer.arrayBuffer();
  if (body && body.byteLength < MOST_BYTES) answers.set(question, { body, status, headers });
  const [oldest] = answers.keys();
  if (answers.size > MOST_ANSWERS && oldest !== undefined) answers.delete(oldest);
  return new Response(body, { status, headers });
}

interface Options {
  readonly now?: string;
  readonly variables?: Readonly<Record<string, string>>;
  /** The operators' flags. */
  readonly flags?: string;
  /** Replaces the content service; the embedded one by default. */
  readonly fetch?: World['fetch'];
  /** The cache that other isolates of the data centre share with it. */
  readonly dataCentreStore?: MemoryStore;
  /** The coordinator that all data centres share; one of its own by default, null for none. */
  readonly coordinator?: TestCoordinator | null;
  /** A store of one's own, e.g. one that fails. */
  readonly contentStore?: Store;
  /** Any other part of the world that a test has its own idea of. */
  readonly world?: Partial<World>;
}

/** A site of its own for a test: pinned clock, stores in memory, and the embedded content service. */
export function testSite(options: Options = {}) {
  let now = options.now ?? TEST_NOW;
  const calls: string[] = [];
  const lines: string[] = [];
  const contentStore = memoryStore();
  const flagStore = memoryStore();
  if (options.flags !== undefined) flagStore.values.set('flags', options.flags);
  const queued: string[] = [];
  const counted: EventPoint[] = [];
  const clock = (): Date => (options.world?.now ?? (() => new Date(now)))();
  const dataCentreStore = options.dataCentreStore ?? memoryDataCentre(clock);
  const coordinator = options.coordinator === undefined ? testCoordinator() : options.coordinator;
  const upstream = options.fetch ?? ((request: Request) => askContentService(request, options.now));
  const worldParts = {
    // The clock stands: on a busy machine too, nothing is late of itself. Tests of time limits bring a timer.
    after: () => () => undefined,
    contentStore: options.contentStore ?? contentStore,
    flagStore,
    flagKeys: async (prefix: string) => [...flagStore.values.keys()].filter((key) => key.startsWith(prefix)),
    dataCentreStore,
    ...options.world,
  };
  const world: World = {
    settings: readSettings({ ...variables, ...options.variables }),
    now: () => new Date(now),
    running: () => clock().getTime(),
    fetch: (request) => {
      calls.push(request.url);
      return upstream(request);
    },
    random: (length) => crypto.getRandomValues(new Uint8Array(length)),
    coordinator: coordinator?.fetch,
    release: 'test',
    version: 'a-version',
    clientFiles: {
      script: '/assets/main.js',
      scriptImports: ['/assets/shared.js'],
      early: '/assets/early.js',
      mapScript: '/assets/mapFrame.js',
      thirdPartyScript: '/assets/thirdPartyFrame.js',
      serviceWorker: '/assets/serviceWorker.js',
      previewScript: '/assets/preview.js',
      previewStyles: ['/assets/preview.css'],
      styles: ['/assets/index.css'],
      printStyles: '/assets/print.css',
      fonts: [],
      isDevelopment: false,
    },
    styles: async () => new TextEncoder().encode('main{color:red}'),
    enquiries: d1Enquiries(env.ENQUIRIES),
    photos: r2Photos(env.PHOTOS),
    backups: r2Backups(env.BACKUPS),
    enquiryQueue: {
      send: async (id) => {
        queued.push(id);
      },
      backlog: async () => queued.length,
    },
    formRate: async () => true,
    events: { write: (point) => counted.push(point), allows: async () => true },
    vitals: async () => d1Vitals(env.ENQUIRIES),
    sendMail: undefined,
    log: createLog(
      1,
      () => new Date(now),
      (line) => lines.push(line),
    ),
    ...worldParts,
    flagStore: timedStore(worldParts, worldParts.flagStore, readLimits.flags),
    guestStore: timedStore(worldParts, worldParts.flagStore, readLimits.guests),
  };
  const site = createSite(world);
  const waiting: Promise<unknown>[] = [];
  const context = {
    waitUntil: (work: Promise<unknown>) => waiting.push(work),
    passThroughOnException: () => undefined,
    props: {},
  };
  /** Requests a path as a desktop browser does. */
  const visit = async (
    path: string,
    headers: Readonly<Record<string, string>> = {},
    init: RequestInit = {},
  ): Promise<Response> =>
    site.fetch(
      new Request(`${ORIGIN}${path}`, { redirect: 'manual', ...init, headers: { 'user-agent': DESKTOP, ...headers } }),
      context,
    );

  return {
    world,
    contentStore,
    flagStore,
    dataCentreStore,
    coordinator,
    /** Addresses of all upstream calls. */
    calls,
    /** Receipt numbers that were handed to the queue. */
    queued,
    /** Data points that were written to the analytics dataset. */
    counted,
    /** Log lines so far. */
    lines,
    /** Moves the clock. */
    setNow: (moment: string) => {
      now = moment;
    },
    /** Resolves when all background work is done. */
    settled: async () => {
      while (waiting.length > 0) await Promise.allSettled(waiting.splice(0));
    },
    /** Hands messages of the queue to the site; what it does with each. */
    takeJobs: async (...bodies: readonly unknown[]): Promise<readonly ('taken' | 'again')[]> => {
      const ends: ('taken' | 'again')[] = [];
      const messages = bodies.map((body, at) => ({
        id: String(at),
        timestamp: clock(),
        body,
        attempts: 1,
        ack: () => void ends.push('taken'),
        retry: () => void ends.push('again'),
      }));
      await site.takeJobs({ messages }, context);
      return ends;
    },
    /** Asks with a request of one's own. */
    ask: (request: Request): Promise<Response> => site.fetch(request, context),
    visit,
    /** The text of the answer to such a request. */
    read: async (...request: Parameters<typeof visit>): Promise<string> => (await visit(...request)).text(),
  };
}
