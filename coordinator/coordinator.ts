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

/** While somebody asks the coordinator wakes this often. A flag that was changed in KV by hand is seen within 75 seconds. */
const WAKE_MS = 15_000;
/** Content is compared with the service this often, at the next waking. */
const CHECK_MS = 45_000;
/** After this long without a question it sleeps until the next one. */
const IDLE_MS = 600_000;
/** That somebody asked is kept this often. */
const ASKED_KEPT_MS = 60_000;

const noFacts: Facts = { checkedAt: 0, hookAt: 0, changedAt: 0, flagsVersion: 0, toldAt: 0, askedAt: 0, readAt: 0 };

/** One truth for all data centres: what changed, in order, and the operators' flags. */
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

/** Opens the coordinator over what its storage kept. */
export function createCoordinator(world: World): Coordinator {
  let known = loaded(world);
  /** When the last comparison began. */
  let triedAt = Number.NEGATIVE_INFINITY;

  const save = (next: Stored): void => {
    world.storage.save(next, known);
    known = next;
  };

  /** Somebody knows more changes than are stored: the storage was restored to an earlier state, and the rest is lost. */
  const beginAnew = (): void => {
    known = { log: emptyLog(world.newEpoch()), facts: noFacts };
    world.storage.begin(known);
    world.log('warning', 'log begun anew');
    ahead?.begin();
  };

  const record = (reports: readonly ReportedChange[], facts: Partial<Facts>): number => {
    const log = withReports(known.log, reports);
    const count = log.seq - known.log.seq;
    save({ log, facts: { ...known.facts, ...(count > 0 && { changedAt: world.now() }), ...facts } });
    if (count > 0) ahead?.changed();
    return count;
  };

  const ahead = world.ahead && createPagesAhead(world, world.ahead, () => known.log);

  const indexCopy = world.ahead && createIndexCopy(world, world.ahead.index);

  const flagKeeper = createFlagKeeper(
    world,
    () => known.facts,
    (facts) => save({ ...known, facts: { ...known.facts, ...facts } }),
  );

  const check = async (): Promise<void> => {
    if (Math.abs(world.running() - triedAt) < CHECK_MS) return;
    triedAt = world.running();
    const beganAt = world.now();
    try {
      const { checkedAt, since = checkedAt === 0 ? beganAt : checkedAt, syncToken, environment } = known.facts;
      const found = await askForChanges(world, { since, syncToken, environment });
      const next = {
        since: found.servedAt ?? beganAt,
        syncToken: found.syncToken,
        environment: found.environment,
      };
      if (found.isSwitched) {
        // Revisions and moments of another environment say nothing of this one's: nobody may compare them.
        const facts = { ...known.facts, checkedAt: beganAt, changedAt: beganAt, ...next };
        known = { log: emptyLog(world.newEpoch()), facts };
        world.storage.begin(known);
        world.log('warning', 'environment switched', { environment: found.environment ?? '' });
        ahead?.begin();
        return;
      }
      const count = record(found.changes, { checkedAt: beganAt, ...next });
      // A webhook should have reported it; at first nobody knows anything.
      if (count > 0 && syncToken !== undefined) world.log('warning', 'changes found', { count });
    } catch (thrown) {
      // Tried again at the next waking.
      triedAt = Number.NEGATIVE_INFINITY;
      world.log('warning', 'content service not compared', { problem: String(thrown) });
    }
  };

  const asked = async (): Promise<void> => {
    const askedAt = world.running();
    if (askedAt - known.facts.askedAt >= ASKED_KEPT_MS) save({ ...known, facts: { ...known.facts, askedAt } });
    const wakesAt = await world.wakesAt();
    // Further ahead than it is ever set: the clock has been put back.
    if (wakesAt === null || wakesAt - world.running() > WAKE_MS) await world.wakeAfter(0);
  };

  const state = (from?: Pick<State, 'epoch' | 'seq'>): Response => {
    const { checkedAt, flags, flagsVersion, hookAt, changedAt } = known.facts;
    const answer: State = {
      ...stateSince(known.log, from),
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
      const from = knownBy(new URL(request.url));
      if (from?.epoch === known.log.epoch && from.seq > known.log.seq) beginAnew();
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
      await asked();
      return route(request);
    },
    wake: async () => {
      const dueIn = flagKeeper.dueIn();
      const isIdle = world.running() - known.facts.askedAt >= IDLE_MS && dueIn === undefined;
      // What is due now is done now, and tried again at the usual time where it fails.
      if (!isIdle) await world.wakeAfter(Math.min(WAKE_MS, dueIn || WAKE_MS));
      await indexCopy?.wake();
      await Promise.all([ahead?.wake(), ...(isIdle ? [] : [flagKeeper.wake(), check()])]);
      // Midnight comes also where nobody asks.
      const pagesDueIn = ahead?.dueIn();
      if (isIdle && pagesDueIn !== undefined) await world.wakeAfter(Math.max(WAKE_MS, pagesDueIn));
    },
  };
}

/** What can't be read is left behind: a log of another name tells everybody that everything may have changed. */
function loaded({ storage, newEpoch, log }: World): Stored {
  const anew: Stored = { log: emptyLog(newEpoch()), facts: noFacts };
  try {
    const kept = storage.load();
    if (kept) return kept;
  } catch (thrown) {
    log('warning', 'log unreadable', { problem: String(thrown) });
  }
  storage.begin(anew);
  return anew;
}

/** The newest change that the caller knows already. */
function knownBy({ searchParams }: URL): Pick<State, 'epoch' | 'seq'> | undefined {
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
