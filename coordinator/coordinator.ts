import { readPageReport } from '../content/ahead/pageJobs.ts';
import { isCity } from '../content/cities.ts';
import { readFlagChange } from '../content/flagChange.ts';
import { emptyLog, stateSince, withReports } from '../content/freshness/changeLog.ts';
import { type ReportedChange, readReport, type State } from '../content/freshness/changes.ts';
import { askForChanges } from './contentCheck.ts';
import { createFlagKeeper } from './flagKeeper.ts';
import { createIndexCopy } from './indexCopy.ts';
import { createPagesAhead } from './pagesAhead.ts';
import type { Facts, Stored } from './storage.ts';
import type { World } from './world.ts';

/** While requests come, the coordinator wakes this often. A flag that was changed in KV by hand is seen within 75 seconds. */
const WAKE_MS = 15_000;
/** Content is compared with the service this often, at the next waking. */
const CHECK_MS = 45_000;
/** After this long without a request it sleeps until the next one. */
const IDLE_MS = 600_000;
/** The moment of the latest request is stored this often. */
const REQUEST_SAVED_MS = 60_000;

const noFacts: Facts = { checkedAt: 0, hookAt: 0, changedAt: 0, flagsVersion: 0, toldAt: 0, askedAt: 0, readAt: 0 };

/** The same state for all data centres: what changed, in order, and the operators' flags. */
export interface Coordinator {
  /**
   * GET `/state`, POST `/changes`, POST `/flags` (a `FlagChange`) and POST `/pages` (a `PageReport`); each answers with a
   * `State`. GET `/uses?entry=` answers `{ paths }`, GET `/records?city=` a `RecordedAnswer`, GET `/index` what the index of
   * pages holds.
   */
  readonly fetch: (request: Request) => Promise<Response>;
  /** Reads or writes the flags and compares with the content service, when it is time to. Logs what fails. */
  readonly wake: () => Promise<void>;
}

/** Opens the coordinator with the state in its storage. */
export function createCoordinator(world: World): Coordinator {
  let stored = loadOrBegin(world);
  /** When the last comparison with the content service began. */
  let triedAt = Number.NEGATIVE_INFINITY;

  const save = (next: Stored): void => {
    world.storage.save(next, stored);
    stored = next;
  };

  /** A caller knows more changes than are stored: the storage was restored to an earlier state, and later changes are lost. */
  const startNewLog = (): void => {
    stored = { log: emptyLog(world.newEpoch()), facts: noFacts };
    world.storage.begin(stored);
    world.log('warning', 'log begun anew');
    ahead?.begin();
  };

  const record = (reports: readonly ReportedChange[], facts: Partial<Facts>): number => {
    const log = withReports(stored.log, reports);
    const count = log.seq - stored.log.seq;
    save({ log, facts: { ...stored.facts, ...(count > 0 && { changedAt: world.now() }), ...facts } });
    if (count > 0) ahead?.changed();
    return count;
  };

  const ahead = world.ahead && createPagesAhead(world, world.ahead, () => stored.log);

  const indexCopy = world.ahead && createIndexCopy(world, world.ahead.index);

  const flagKeeper = createFlagKeeper(
    world,
    () => stored.facts,
    (facts) => save({ ...stored, facts: { ...stored.facts, ...facts } }),
  );

  const check = async (): Promise<void> => {
    if (Math.abs(world.running() - triedAt) < CHECK_MS) return;
    triedAt = world.running();
    const beganAt = world.now();
    try {
      const { checkedAt, since = checkedAt === 0 ? beganAt : checkedAt, syncToken, environment } = stored.facts;
      const comparison = await askForChanges(world, { since, syncToken, environment });
      const next = {
        since: comparison.servedAt ?? beganAt,
        syncToken: comparison.syncToken,
        environment: comparison.environment,
      };
      if (comparison.isSwitched) {
        // A new log: revisions and moments of two environments can't be compared.
        const facts = { ...stored.facts, checkedAt: beganAt, changedAt: beganAt, ...next };
        stored = { log: emptyLog(world.newEpoch()), facts };
        world.storage.begin(stored);
        world.log('warning', 'environment switched', { environment: comparison.environment ?? '' });
        ahead?.begin();
        return;
      }
      const count = record(comparison.changes, { checkedAt: beganAt, ...next });
      // A webhook should have reported these changes. The first check finds everything, which is no fault.
      if (count > 0 && syncToken !== undefined) world.log('warning', 'changes found', { count });
    } catch (thrown) {
      // Tried again at the next waking.
      triedAt = Number.NEGATIVE_INFINITY;
      world.log('warning', 'content service not compared', { problem: String(thrown) });
    }
  };

  const noteRequest = async (): Promise<void> => {
    const now = world.running();
    if (now - stored.facts.askedAt >= REQUEST_SAVED_MS) save({ ...stored, facts: { ...stored.facts, askedAt: now } });
    const wakesAt = await world.wakesAt();
    // An alarm further ahead than any is set means that the clock was put back.
    if (wakesAt === null || wakesAt - world.running() > WAKE_MS) await world.wakeAfter(0);
  };

  const state = (from?: Pick<State, 'epoch' | 'seq'>): Response => {
    const { checkedAt, flags, flagsVersion, hookAt, changedAt } = stored.facts;
    const answer: State = {
      ...stateSince(stored.log, from),
      now: world.now(),
      checkedAt,
      flags,
      flagsVersion,
      hookAt,
      changedAt,
      ...ahead?.told(),
    };
    return Response.json(answer);
  };

  const routes: Readonly<Record<string, (request: Request) => Promise<Response>>> = {
    'GET /state': async (request) => {
      const from = logPositionIn(new URL(request.url));
      if (from?.epoch === stored.log.epoch && from.seq > stored.log.seq) startNewLog();
      return state(from);
    },
    'POST /changes': async (request) => {
      const reports = readReport(await bodyOf(request));
      if (!reports) return refused('The body is no report of changes.');
      record(reports, { hookAt: world.now() });
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
      return Response.json({ paths: ahead?.uses(entry) ?? [] });
    },
    'GET /records': async (request) => {
      const city = new URL(request.url).searchParams.get('city') ?? '';
      if (!isCity(city)) return refused('There is no such city.');
      return Response.json(world.ahead?.index.records(city) ?? { pages: [], scopes: [] });
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
    fetch: async (request) => {
      const route = routes[`${request.method} ${new URL(request.url).pathname}`];
      if (!route) return new Response('404 Not Found', { status: 404 });
      await noteRequest();
      return route(request);
    },
    wake: async () => {
      const dueIn = flagKeeper.dueIn();
      const isIdle = world.running() - stored.facts.askedAt >= IDLE_MS && dueIn === undefined;
      // Set before the work: what fails is tried again at the usual time.
      if (!isIdle) await world.wakeAfter(Math.min(WAKE_MS, dueIn || WAKE_MS));
      if (!isIdle) await Promise.all([flagKeeper.wake(), check()]);
      // After the comparison: pages of a lost index are made once, with what it found.
      await indexCopy?.wake();
      await ahead?.wake();
      // Pages change at midnight also while no request comes.
      const pagesDueIn = ahead?.dueIn();
      if (isIdle && pagesDueIn !== undefined) await world.wakeAfter(Math.max(WAKE_MS, pagesDueIn));
    },
  };
}

/** Loads the stored state. An unreadable one is replaced by a log of another name: everything may have changed. */
function loadOrBegin({ storage, newEpoch, log }: World): Stored {
  const emptyState: Stored = { log: emptyLog(newEpoch()), facts: noFacts };
  try {
    const loaded = storage.load();
    if (loaded) return loaded;
  } catch (thrown) {
    log('warning', 'log unreadable', { problem: String(thrown) });
  }
  storage.begin(emptyState);
  return emptyState;
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
