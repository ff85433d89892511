import { globSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { convertV4MiniflareOptions, Log, LogLevel, Miniflare, type V4WorkerOptions } from 'miniflare';
import { build } from 'vite';
import { unstable_getMiniflareWorkerOptions } from 'wrangler';
import { COORDINATOR_CONFIG, coordinatorVariables } from '../start/coordinatorConfig.ts';
import { serviceSettings } from '../start/embeddedSpace.ts';
import { temporaryFolder } from '../temporaryFolder.ts';
import { siteVariables } from '../variables.ts';
import { startContentService } from './contentService.ts';
import { createPageQueue, type PageQueue } from './pageQueue.ts';
import { createSharedStore, type SharedStore } from './sharedStore.ts';
import { type Ask, storeWorker } from './storeWorker.ts';

const MIGRATIONS = 'worker/migrations';
/** Tests of mutants visit a build of their own (vite.config.ts). */
const BUILT = process.env['MUTATED_BUILD'] ?? 'dist';
const SITE_CONFIG = `${BUILT}/meridian_galleria/wrangler.json`;
const names = ['CONTENT', 'FLAGS'] as const;

/** Data centres keep pages together that have one public address. */
const COMMON_ADDRESS = { SITE_ORIGIN: 'https://www.meridian.example' } as const;

const staticFiles = {
  directory: resolve(BUILT, 'client'),
  routerConfig: { has_user_worker: true },
  assetConfig: { html_handling: 'none', not_found_handling: 'none' },
} as const;

/** One data centre: the built site with memories and a cache of its own. */
export type DataCentre = Awaited<ReturnType<typeof startCentre>>;

/** What a data centre runs. */
export interface Deployed {
  /** Path of the built script. */
  readonly main: string;
  readonly variables: Readonly<Record<string, string>>;
}

/** Several data centres with all that they share. */
export type Regions = Awaited<ReturnType<typeof startRegions>>;

/** How the way to the coordinator fails: what is answered in its place, nothing lets a call pass. */
type CoordinatorFault = () => Promise<Response | undefined>;

interface Options {
  /** A name and a port for each data centre; 0 takes a free one. */
  readonly centres: readonly { readonly name: string; readonly port: number }[];
  readonly contentPort: number;
  /** After so many milliseconds a write to KV is seen in other data centres. */
  readonly delayMs: number;
  readonly variables?: Readonly<Record<string, string>>;
  /** Is told each line of the Workers' logs, with the name of the place. */
  readonly heard?: (place: string, line: string) => void;
}

/** Starts data centres with one public address over what `npm run build` has built, and what they share. */
export async function startRegions(options: Options) {
  const { centres, delayMs, heard = () => undefined } = options;
  const environment = { ...(centres.length > 1 && COMMON_ADDRESS), ...process.env, ...options.variables };
  const editedPort = options.centres[0]?.port ?? 0;
  const { CLOCK, ...edited } = serviceSettings(siteVariables(environment, options.contentPort), editedPort);
  // The first one is edited, where its port is chosen; at a free one nobody looks for it.
  const content = await startContentService(options.contentPort, { CLOCK, ...(editedPort > 0 && edited) });
  const variables = siteVariables(environment, Number(content.origin.split(':')[1]));
  const stores = { CONTENT: createSharedStore(Date.now, delayMs), FLAGS: createSharedStore(Date.now, delayMs) };
  const places = { content, variables, stores, heard };
  let takeMessages: (bodies: readonly unknown[]) => Promise<readonly unknown[]> = async (bodies) => bodies;
  const queue = createPageQueue((bodies) => takeMessages(bodies));
  const coordinator = await startCoordinator(places, queue);
  const started = await Promise.all(centres.map(({ name, port }) => startCentre(name, port, places, coordinator.ask)));
  takeMessages = started[0]?.takeMessages ?? takeMessages;
  return {
    centres: started,
    content,
    stores,
    queue,
    coordinator,
    stop: async () => {
      await Promise.all(started.map(({ stop }) => stop()));
      await coordinator.stop();
      content.stop();
    },
  };
}

interface Places {
  readonly variables: Readonly<Record<string, string>>;
  readonly stores: Readonly<Record<(typeof names)[number], SharedStore>>;
  readonly heard: (place: string, line: string) => void;
}

async function startCoordinator({ variables, stores, heard }: Places, queue: PageQueue) {
  // What it has stored outlives a restart, not the run.
  const folder = temporaryFolder('coordinator');
  const { workerOptions } = unstable_getMiniflareWorkerOptions(COORDINATOR_CONFIG);
  const { kvNamespaces: _kv, queueProducers: _queue, modulesRules: _rules, ...worker } = workerOptions;
  const script = await bundled('coordinator/index.ts');
  const options = convertV4MiniflareOptions({
    ...shared('coordinator', heard),
    resourcePersistencePath: folder,
    workers: [
      {
        ...worker,
        name: 'coordinator',
        modules: [{ type: 'ESModule', path: 'index.js', contents: script }],
        bindings: coordinatorVariables(variables),
        serviceBindings: {
          FLAGS: { name: 'FLAGS', entrypoint: 'Store' },
          PAGE_JOBS: { name: 'jobs', entrypoint: 'Jobs' },
        },
      },
      storeWorker('FLAGS', 'coordinator', stores.FLAGS),
      queue.worker,
    ],
  });
  let miniflare = new Miniflare(options);
  await miniflare.ready;
  let calls = 0;
  let fault: CoordinatorFault = async () => undefined;
  const ask: Ask = async (request) => {
    calls += 1;
    const failed = await fault();
    if (failed) return failed;
    const { method } = request;
    const answer = await miniflare.dispatchFetch(request.url, {
      method,
      ...(method === 'POST' && { body: await request.text() }),
    });
    return new Response(await answer.text(), { status: answer.status });
  };
  return {
    ask,
    calls: () => calls,
    setFault: (next: CoordinatorFault) => {
      fault = next;
    },
    /** Ends it with its memory; what it has stored stays, unless it is lost too. */
    restart: async ({ isStorageLost } = { isStorageLost: false }): Promise<void> => {
      await miniflare.dispose();
      if (isStorageLost) rmSync(folder, { recursive: true });
      miniflare = new Miniflare(options);
      await miniflare.ready;
    },
    fetch: async (path: string): Promise<unknown> =>
      (await miniflare.dispatchFetch(`https://coordinator.invalid${path}`)).json(),
    stop: () => miniflare.dispose(),
  };
}

async function startCentre(name: string, port: number, { variables, stores, heard }: Places, ask: Ask) {
  const { workerOptions, main } = unstable_getMiniflareWorkerOptions(SITE_CONFIG);
  const { kvNamespaces: _kv, modulesRules: _rules, assets: _files, ...worker } = workerOptions;
  if (main === undefined) throw new Error(`${SITE_CONFIG} names no main module`);
  const folder = temporaryFolder('centre');
  const begin = async (onPort: number): Promise<Miniflare> => {
    const site: V4WorkerOptions = {
      ...worker,
      name: 'site',
      modulesRoot: dirname(deployed.main),
      modules: modulesOf(deployed.main),
      bindings: { ...deployed.variables },
      serviceBindings: {
        CONTENT: { name: 'CONTENT', entrypoint: 'Store' },
        FLAGS: { name: 'FLAGS', entrypoint: 'Store' },
        COORDINATOR: ask,
      },
      assets: staticFiles,
    };
    const miniflare = new Miniflare(
      convertV4MiniflareOptions({
        ...shared(name, heard),
        resourcePersistencePath: folder,
        port: onPort,
        workers: [site, ...names.map((each) => storeWorker(each, name, stores[each]))],
      }),
    );
    await miniflare.ready;
    await prepareDatabase(miniflare);
    return miniflare;
  };
  let deployed: Deployed = { main, variables };
  let miniflare = await begin(port);
  const url = (await miniflare.ready).origin;
  return {
    name,
    url,
    /** Ends it, with all that its memory and its cache held, and starts it again at the same address. */
    restart: async () => {
      await miniflare.dispose();
      rmSync(join(folder, 'cache'), { recursive: true, force: true });
      miniflare = await begin(Number(new URL(url).port));
    },
    /** Runs another build, or other variables, at the same address; what its cache holds stays, as after a deploy. */
    deploy: async ({ main: script = deployed.main, variables: changed = {} }: Partial<Deployed>) => {
      deployed = { main: script, variables: { ...deployed.variables, ...changed } };
      await miniflare.dispose();
      miniflare = await begin(Number(new URL(url).port));
    },
    /** Gives it messages of the queue; those that it wants again. */
    takeMessages: async (bodies: readonly unknown[]): Promise<readonly unknown[]> => {
      const worker = await miniflare.getWorker('site');
      const messages = bodies.map((body, at) => ({ id: String(at), timestamp: new Date(), body, attempts: 1 }));
      const { ackAll, explicitAcks, retryBatch, retryMessages } = await worker.queue('page-jobs', messages);
      const again = new Set(retryMessages.map(({ msgId }) => msgId));
      const isAcked = (id: string): boolean => ackAll || explicitAcks.includes(id);
      return bodies.filter((_body, at) => again.has(String(at)) || (retryBatch.retry && !isAcked(String(at))));
    },
    /** Receipt numbers of the enquiries that its visitors sent; they outlive a restart. */
    receipts: async (): Promise<readonly string[]> => {
      const database = await miniflare.getD1Database('ENQUIRIES', 'site');
      const { results } = await database.prepare('SELECT id FROM enquiries').all<{ id: string }>();
      return results.map(({ id }) => id);
    },
    stop: () => miniflare.dispose(),
  };
}

function modulesOf(main: string) {
  const chunks = globSync(`${dirname(main)}/assets/*.js`);
  return [main, ...chunks].map((path) => ({ type: 'ESModule' as const, path }));
}

/** Each data centre has a database of enquiries of its own: applies worker/migrations to it where it is new. */
async function prepareDatabase(miniflare: Miniflare): Promise<void> {
  const database = await miniflare.getD1Database('ENQUIRIES', 'site');
  const tables = await database.prepare("SELECT name FROM sqlite_master WHERE name = 'enquiries'").all();
  if (tables.results.length > 0) return;
  for (const file of readdirSync(MIGRATIONS).toSorted()) {
    const statements = readFileSync(join(MIGRATIONS, file), 'utf8')
      .replaceAll(/^\s*--.*$/gm, '')
      .split(';');
    for (const statement of statements) if (statement.trim() !== '') await database.prepare(statement).run();
  }
}

function shared(place: string, heard: Places['heard']) {
  return {
    host: '127.0.0.1',
    cf: false,
    log: new Log(LogLevel.ERROR),
    handleStructuredLogs: ({ message }: { readonly message: string }) => heard(place, message),
  };
}

async function bundled(entry: string): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    ssr: { noExternal: true, target: 'webworker' },
    build: { ssr: entry, write: false, minify: false, rollupOptions: { external: ['cloudflare:workers'] } },
  });
  const chunks = [result].flat().flatMap((each) => ('output' in each ? each.output : []));
  const [chunk] = chunks.flatMap((each) => (each.type === 'chunk' ? [each.code] : []));
  if (chunk === undefined) throw new Error(`${entry} can't be built`);
  return chunk;
}
