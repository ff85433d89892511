import { readPageReport } from '../content/ahead/pageJobs.ts';
import { isCity } from '../content/cities.ts';
import { readFlagChange } from '../content/flagChange.ts';
import { stateSince } from '../content/freshness/changeLog.ts';
import { readReport, type State } from '../content/freshness/changes.ts';
import { createComparison } from './contentCheck.ts';
import { createFlagKeeper } from './flagKeeper.ts';
import { createIndexCopy } from './indexCopy.ts';
import { createLogKeeper } from './logKeeper.ts';
import { createPagesAhead } from './pagesAhead.ts';
import { withLimits } from './timeLimits.ts';
import type { World } from './world.ts';

/** While requests come, the coordinator wakes this often. A flag that was changed in KV by hand is seen within 75 seconds. */
const WAKE_MS = 15_000;
/** After this long without a request it sleeps until the next one. */
const IDLE_MS = 600_000;
/** The moment of the latest request is stored this often. */
const REQUEST_SAVED_MS = 60_000;

export type Coordinator = ReturnType<typeof createCoordinator>;

/** Opens the coordinator with the state in its storage, the same for all data centres: what changed, in order, and the operators' flags. */
export function createCoordinator(platform: World) {
  const world = withLimits(platform);
  const keeper = createLogKeeper(world, { changed: () => ahead?.changed(), begun: () => ahead?.begin() });
  const ahead = world.ahead && createPagesAhead(world, world.ahead, keeper.log);
  const indexCopy = world.ahead && createIndexCopy(world, world.ahead.index);
  const flagKeeper = createFlagKeeper(world, keeper);
  const compare = createComparison(world, keeper);

  const noteRequest = async (): Promise<void> => {
    const now = world.running();
    if (now - keeper.facts().askedAt >= REQUEST_SAVED_MS) keeper.note({ askedAt: now });
    const wakesAt = await world.wakesAt();
    // An alarm further ahead than any is set means that the clock was put back.
    if (wakesAt === null || wakesAt - world.running() > WAKE_MS) await world.wakeAfter(0);
  };

  const state = (from?: Pick<State, 'epoch' | 'seq'>): Response => {
    const { checkedAt, flags, flagsVersion, hookAt, changedAt } = keeper.facts();
    const facts = { now: world.now(), checkedAt, flags, flagsVersion, hookAt, changedAt };
    return Response.json({ ...stateSince(keeper.log(), from), ...facts, ...ahead?.told() } satisfies State);
  };

  const routes: Readonly<Record<string, (request: Request) => Promise<Response>>> = {
    'GET /state': async (request) => {
      const from = logPositionIn(new URL(request.url));
      const { epoch, seq } = keeper.log();
      if (from?.epoch === epoch && from.seq > seq) {
        // The caller knows more changes than are stored: the storage was restored to an earlier state.
        world.log('warning', 'log begun again');
        keeper.begin();
      }
      return state(from);
    },
    'POST /changes': async (request) => {
      const reports = readReport(await bodyOf(request));
      if (!reports) return refused('The body is no report of changes.');
      keeper.record(reports, { hookAt: world.now() });
      return state();
    },
    'POST /pages': async (request) => {
      const report = readPageReport(await bodyOf(request));
      if (!report) return refused('The body is no report of pages.');
      if (!ahead) return refused('There is no queue of pages.', 503);
      ahead.report(report);
      if (report.job === undefined) indexCopy?.noteFilling();
      return state();
    },
    'GET /uses': async (request) => {
      const entry = new URL(request.url).searchParams.get('entry') ?? '';
      return Response.json({ paths: ahead?.uses(entry) });
    },
    'GET /records': async (request) => {
      const city = new URL(request.url).searchParams.get('city') ?? '';
      if (!isCity(city)) return refused('There is no such city.');
      return Response.json(world.ahead?.index.records(city) ?? { pages: [], scopes: [] });
    },
    'GET /dates': async (request) => {
      const city = new URL(request.url).searchParams.get('city') ?? '';
      if (!isCity(city)) return refused('There is no such city.');
      return Response.json(world.ahead?.index.dates(city) ?? {});
    },
    'GET /index': async () => Response.json(ahead?.size() ?? {}),
    'POST /flags': async (request) => {
      const change = readFlagChange(await bodyOf(request));
      if (!change) return refused('The body is no change of a flag.');
      if (!(await flagKeeper.set(change))) return refused('Nobody knows which flags are set.', 503);
      return state();
    },
  };

  return {
    /**
     * GET `/state`, POST `/changes`, POST `/flags` (a `FlagChange`) and POST `/pages` (a `PageReport`); each answers with a
     * `State`. GET `/uses?entry=` answers `{ paths }`, or `{}` while no page is recorded, GET `/records?city=` a
     * `RecordedAnswer`, GET `/dates?city=` when its pages last changed, by path, GET `/index` what the index of pages holds.
     */
    fetch: async (request: Request): Promise<Response> => {
      const route = routes[`${request.method} ${new URL(request.url).pathname}`];
      if (!route) return new Response('404 Not Found', { status: 404 });
      await noteRequest();
      return route(request);
    },
    /** Reads or writes the flags and compares with the content service, when it is time to. Logs what fails. */
    wake: async (): Promise<void> => {
      const dueIn = flagKeeper.dueIn();
      const isIdle = world.running() - keeper.facts().askedAt >= IDLE_MS && dueIn === undefined;
      // Set before the work: what fails is tried again at the usual time.
      if (!isIdle) await world.wakeAfter(Math.min(WAKE_MS, dueIn || WAKE_MS));
      if (!isIdle) await Promise.all([flagKeeper.wake(), compare()]);
      // After the comparison: pages of a lost index are made once, with what it found.
      await indexCopy?.wake();
      await ahead?.wake();
      // Pages change at midnight also while no request comes.
      const pagesDueIn = ahead?.dueIn();
      if (isIdle && pagesDueIn !== undefined) await world.wakeAfter(Math.max(WAKE_MS, pagesDueIn));
    },
  };
}

/** The log and the newest change that the caller knows. */
function logPositionIn({ searchParams }: URL): Pick<State, 'epoch' | 'seq'> | undefined {
  const epoch = searchParams.get('epoch');
  const since = searchParams.get('since') ?? '';
  return epoch !== null && /^\d{1,15}$/.test(since) ? { epoch, seq: Number(since) } : undefined;
}

async function bodyOf(request: Request): Promise<unknown> {
  return request.json().catch(() => undefined);
}

function refused(problem: string, status = 400): Response {
  return Response.json({ error: problem }, { status });
}
