import type { ReportedChange } from '../../../content/freshness/changes.ts';
import { createChangeSource } from '../../../worker/cache/changeSource.ts';
import { createTier } from '../../../worker/cache/tier.ts';
import { testCoordinator } from './coordinator.ts';
import { dataCentre } from './isolates.ts';

export const change: ReportedChange = { entry: 'a', type: 'event', cities: ['sydney'], isGone: false };

/** A data centre in its own time, and its isolates. */
export function centre({ isBound = true } = {}) {
  const { time, pages, lines, world: timedWorld, start } = dataCentre();
  const reads: string[] = [];
  const get = (key: string): Promise<string | null> => {
    reads.push(key);
    return pages.get(key);
  };
  const coordinator = testCoordinator();
  let isEnded = false;
  /** A request that the platform ends: neither its call nor its timers come back. */
  const endedRequest = (work: () => Promise<void>): void => {
    isEnded = true;
    coordinator.fail(() => new Promise(() => undefined));
    void work();
    coordinator.fail(undefined);
    isEnded = false;
  };
  const startIsolate = () => {
    const waiting: Promise<unknown>[] = [];
    const keepAlive = (work: Promise<unknown>): void => void waiting.push(work);
    const world = {
      ...timedWorld,
      coordinator: isBound ? coordinator.fetch : undefined,
      after: (milliseconds: number, run: () => void) => (isEnded ? () => undefined : time.after(milliseconds, run)),
    };
    const tier = createTier(world, 'centre', { ...pages, get });
    const source = createChangeSource(world, tier);
    const settled = (): Promise<unknown> => time.run(Promise.all(waiting.splice(0)));
    return {
      ...source,
      tier,
      settled,
      /** How long a look holds a request up. */
      took: async () => (await time.run(source.look(keepAlive))).took,
      /** A look with all that it brings about. */
      look: async () => {
        await time.run(source.look(keepAlive));
        await settled();
      },
      reachBack: (seq: number) => source.reachBack(seq, keepAlive),
      report: async (...changes: readonly ReportedChange[]) => {
        const { result } = await time.run(source.report(changes, keepAlive));
        await settled();
        return result;
      },
    };
  };
  /** The coordinator knows of many changes. */
  const checkMany = () =>
    coordinator.check(
      start,
      Array.from({ length: 300 }, (_, at) => ({ ...change, entry: `${at}` })),
    );
  return { time, coordinator, lines, startIsolate, endedRequest, checkMany, start, reads };
}
