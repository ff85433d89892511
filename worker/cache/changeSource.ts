import * as v from 'valibot';
import { stateSince, withReports } from '../../content/freshness/changeLog.ts';
import {
  type AheadJob,
  inTimeOf,
  type ReportedChange,
  readState,
  type State,
} from '../../content/freshness/changes.ts';
import { FRESH_MS, type Knowledge, learned, noKnowledge, ownKnowledge } from '../../content/freshness/freshness.ts';
import { problemOf } from '../platform/log.ts';
import { withTimeout } from '../platform/timeouts.ts';
import type { KeepAlive, World } from '../world.ts';
import type { Tier } from './tier.ts';

/** What an isolate knows is new enough for so long, in milliseconds. */
const LOOK_MS = 1000;
/** The coordinator's answer lives this long in the cache of the data centre, and an isolate asks no more often. */
const ASK_MS = 2000;
/** Whose knowledge is older waits for a look, but not for longer than this. */
const OLD_MS = 3000;
const WAIT_MS = 500;
/** After a wait in vain nobody waits for so long. */
const NO_WAIT_MS = 10_000;
/** A coordinator that takes longer has failed. */
const CALL_MS = 5000;
/** For so long the flags of the coordinator's last answer count. */
const FLAGS_MS = 15_000;
/** The content service's own caches may lag behind a change for so long. */
const SETTLING_MS = 15_000;

const KEY = 'changes';
const ADDRESS = 'https://coordinator.invalid';

const shared = v.object({ askedAt: v.number(), state: v.unknown() });

/** How it stands with the coordinator, for the health report. Moments in milliseconds since the epoch; 0: never. */
interface CoordinatorStatus {
  readonly isBound: boolean;
  readonly isReached: boolean;
  readonly learnedAt: number;
  readonly checkedAt: number;
  readonly hookAt: number;
  readonly changedAt: number;
}

/** What changed, as an isolate last learnt it. */
export interface ChangeSource {
  /** Looks again when it is time to; never throws, and holds a request up for 500 ms at most. */
  readonly look: (keepAlive: KeepAlive) => Promise<void>;
  readonly known: () => Knowledge;
  /** The last change is so new that the content service may still answer from before it. */
  readonly isSettling: () => boolean;
  /** The flags' text, where the coordinator answered lately; undefined: ask the store. */
  readonly flags: () => string | undefined;
  /** Jobs that make touched pages ahead; undefined where nothing does (docs/rules.md#pages-ahead). */
  readonly jobs: () => readonly AheadJob[] | undefined;
  /** Asks the coordinator itself where a change is not known yet. */
  readonly reach: (seq: number) => Promise<void>;
  /** Reports changes to the coordinator. False where it could not be reached. */
  readonly report: (changes: readonly ReportedChange[], keepAlive: KeepAlive) => Promise<boolean>;
  readonly status: () => CoordinatorStatus;
}

/**
 * Learns what changed, also while the clock is pinned: at most once a second from the cache of the data centre, and from
 * the coordinator itself where that knows nothing of the last two seconds.
 */
export function createChangeSource(
  world: Pick<World, 'coordinator' | 'now' | 'running' | 'after' | 'log'>,
  dataCentre: Tier,
): ChangeSource {
  const { coordinator, running } = world;
  /** Without a coordinator age makes up for what is not shared any more. */
  const sharedMs = coordinator ? ASK_MS : FRESH_MS;
  let known = coordinator ? noKnowledge : ownKnowledge;
  let latest: State | undefined;
  let flags: Pick<State, 'epoch' | 'flags' | 'flagsVersion'> | undefined;
  let learnedAt = Number.NEGATIVE_INFINITY;
  let askedAt = Number.NEGATIVE_INFINITY;
  let changeLearnedAt = Number.NEGATIVE_INFINITY;
  let noWaitUntil = 0;
  let hasFailed = false;
  let looking: { readonly since: number; readonly work: Promise<void> } | undefined;

  const learn = (state: State, at: number): void => {
    const before = known;
    known = learned(known, state);
    if (known.seq !== before.seq || known.epoch !== before.epoch) changeLearnedAt = running();
    if (!latest || latest.epoch !== state.epoch || state.seq >= latest.seq) latest = state;
    // Answers come late and out of order: an older one must not open what is closed by now.
    const isLater = flags?.epoch !== state.epoch || (state.flagsVersion ?? 0) >= (flags.flagsVersion ?? 0);
    if (isLater) flags = { epoch: state.epoch, flags: state.flags, flagsVersion: state.flagsVersion };
    learnedAt = Math.max(learnedAt, at);
  };

  const call = async (path: string, init?: RequestInit): Promise<State> => {
    const askedAt = world.now().getTime();
    const asked = async (): Promise<State> => {
      const answer = await coordinator?.(new Request(`${ADDRESS}${path}`, init));
      const state = answer?.ok ? readState(await answer.json()) : undefined;
      if (!state) throw new Error(`the coordinator answered ${answer?.status}`);
      return inTimeOf(askedAt, state);
    };
    return withTimeout(world, CALL_MS, asked(), () => Promise.reject(new Error('the coordinator is too slow')));
  };

  /** All isolates of the data centre learn from what one of them knows. */
  const share = async (state: State, at: number): Promise<void> => {
    const { epoch, seq, from, changes } = known;
    const shareable = { ...state, ...flags, ...stateSince({ epoch, seq, floor: from, changes }) };
    await dataCentre.put(KEY, JSON.stringify({ askedAt: at, state: shareable }), sharedMs / 1000);
  };

  const fromDataCentre = async (): Promise<boolean> => {
    const found = v.safeParse(v.pipe(v.string(), v.parseJson(), shared), await dataCentre.get(KEY));
    const state = found.success ? readState(found.output.state) : undefined;
    if (!found.success || !state || Math.abs(running() - found.output.askedAt) >= sharedMs) return false;
    learn(state, found.output.askedAt);
    return true;
  };

  const ask = async (): Promise<void> => {
    const at = running();
    askedAt = at;
    try {
      const state = await call(
        known.epoch === '' ? '/state' : `/state?epoch=${encodeURIComponent(known.epoch)}&since=${known.seq}`,
      );
      learn(state, at);
      hasFailed = false;
      await share(state, at);
    } catch (thrown) {
      hasFailed = true;
      world.log('error', 'coordinator not reached', { problem: problemOf(thrown) });
    }
  };

  /** Without a coordinator: the data centre that took the hook learns of the changes, as far as its isolates look. */
  const reportHere = async (changes: readonly ReportedChange[], at: number): Promise<void> => {
    await fromDataCentre();
    const log = { epoch: known.epoch, seq: Math.max(at - 1, known.seq), floor: known.from, changes: known.changes };
    const after = withReports(log, changes);
    const seq = after === log ? known.seq : after.seq;
    const state = { ...stateSince({ ...after, seq }, known), checkedAt: 0, hookAt: at, changedAt: at };
    learn(state, at);
    await share(state, at);
  };

  const lookOnce = async (): Promise<void> => {
    if (await fromDataCentre()) return;
    if (Math.abs(running() - askedAt) >= ASK_MS) await ask();
  };

  /** One look for all requests; one that was cut off with its request holds up nobody for long. */
  const looked = (keepAlive: KeepAlive): Promise<void> => {
    if (looking && running() - looking.since < CALL_MS) return looking.work;
    const entry = {
      since: running(),
      work: lookOnce().finally(() => {
        if (looking === entry) looking = undefined;
      }),
    };
    looking = entry;
    keepAlive(entry.work);
    return entry.work;
  };

  return {
    known: () => known,
    isSettling: () => running() - changeLearnedAt < SETTLING_MS,
    jobs: () => latest?.jobs,
    reach: async (seq) => {
      if (coordinator && known.seq < seq) await ask();
    },
    flags: () => (running() - learnedAt < FLAGS_MS ? flags?.flags : undefined),
    look: async (keepAlive) => {
      if (!coordinator) {
        if (Math.abs(running() - askedAt) < ASK_MS) return;
        askedAt = running();
        keepAlive(fromDataCentre());
        return;
      }
      if (Math.abs(running() - learnedAt) < LOOK_MS) return;
      const isOld = running() - learnedAt >= OLD_MS;
      const work = looked(keepAlive);
      if (!isOld || running() < noWaitUntil) return;
      await withTimeout(world, WAIT_MS, work, () => undefined);
      if (running() - learnedAt >= OLD_MS) noWaitUntil = running() + NO_WAIT_MS;
    },
    report: async (changes, keepAlive) => {
      const at = running();
      if (!coordinator) {
        await reportHere(changes, at);
        return true;
      }
      try {
        const state = await call('/changes', { method: 'POST', body: JSON.stringify({ changes }) });
        learn(state, at);
        keepAlive(share(state, at));
        return true;
      } catch (thrown) {
        world.log('error', 'changes not reported', { problem: problemOf(thrown) });
        return false;
      }
    },
    status: () => ({
      isBound: coordinator !== undefined,
      isReached: coordinator !== undefined && !hasFailed && Number.isFinite(learnedAt),
      learnedAt: Number.isFinite(learnedAt) ? learnedAt : 0,
      checkedAt: known.checkedAt,
      hookAt: latest?.hookAt ?? 0,
      changedAt: latest?.changedAt ?? 0,
    }),
  };
}
