import * as v from 'valibot';
import { FLAGS_KEY } from '../content/flags.ts';
import { emptyLog, stateSince, withReports } from '../content/freshness/changeLog.ts';
import { type ReportedChange, readReport, type State } from '../content/freshness/changes.ts';
import { askForChanges } from './contentCheck.ts';
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
/** KV may show older flags for so long: those that were reported stand meanwhile. */
const TOLD_MS = 60_000;
/** The longest text of flags that is taken, in characters. */
const FLAGS_LIMIT = 65_536;

const noFacts: Facts = { checkedAt: 0, hookAt: 0, changedAt: 0, toldAt: 0, askedAt: 0 };

const toldFlags = v.object({ text: v.pipe(v.string(), v.maxLength(FLAGS_LIMIT)) });

/** One truth for all data centres: what changed, in order, and the operators' flags. */
export interface Coordinator {
  /** GET `/state`, POST `/changes` and POST `/flags`; each answers with a `State`. */
  readonly fetch: (request: Request) => Promise<Response>;
  /** Reads the flags and compares with the content service, when it is time to. Logs what fails. */
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
  };

  const record = (reports: readonly ReportedChange[], facts: Partial<Facts>): number => {
    const log = withReports(known.log, reports);
    const count = log.seq - known.log.seq;
    save({ log, facts: { ...known.facts, ...(count > 0 && { changedAt: world.now() }), ...facts } });
    return count;
  };

  const readFlags = async (): Promise<void> => {
    try {
      const flags = (await world.flagStore.get(FLAGS_KEY)) ?? '';
      if (flags === known.facts.flags || world.running() - known.facts.toldAt < TOLD_MS) return;
      save({ ...known, facts: { ...known.facts, flags } });
      world.log('info', 'flags read');
    } catch (thrown) {
      world.log('warning', 'flags unreadable', { problem: String(thrown) });
    }
  };

  const check = async (): Promise<void> => {
    if (world.running() - triedAt < CHECK_MS) return;
    triedAt = world.running();
    const beganAt = world.now();
    try {
      const { checkedAt, syncToken } = known.facts;
      const found = await askForChanges(world, checkedAt === 0 ? beganAt : checkedAt, syncToken);
      const count = record(found.changes, { checkedAt: beganAt, syncToken: found.syncToken });
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
    if (!(await world.willWake())) await world.wakeAfter(0);
  };

  const state = (from?: Pick<State, 'epoch' | 'seq'>): Response => {
    const { checkedAt, flags, hookAt, changedAt } = known.facts;
    const answer: State = { ...stateSince(known.log, from), checkedAt, flags, hookAt, changedAt };
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
    'POST /flags': async (request) => {
      const read = v.safeParse(toldFlags, await bodyOf(request));
      if (!read.success) return refused('The body holds no flags.');
      save({ ...known, facts: { ...known.facts, flags: read.output.text, toldAt: world.running() } });
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
      if (world.running() - known.facts.askedAt >= IDLE_MS) return;
      await world.wakeAfter(WAKE_MS);
      await Promise.all([readFlags(), check()]);
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

function refused(problem: string): Response {
  return Response.json({ error: problem }, { status: 400 });
}
