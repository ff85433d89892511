import { askForChanges } from './contentCheck.ts';
import type { LogKeeper } from './logKeeper.ts';
import type { World } from './world.ts';

/** Content is compared with the service this often, at the next waking. */
const CHECK_MS = 45_000;

/** Compares with the content service when it is time to (docs/rules.md#lost-hook). Logs what fails. */
export function createComparison(world: World, keeper: LogKeeper): () => Promise<void> {
  /** When the last comparison began. */
  let triedAt = Number.NEGATIVE_INFINITY;

  const compare = async (): Promise<void> => {
    const beganAt = world.now();
    const { checkedAt, since = checkedAt === 0 ? beganAt : checkedAt, syncToken, source } = keeper.facts();
    const { changes, servedAt, isSwitched, ...next } = await askForChanges(world, { since, syncToken, source });
    const facts = { checkedAt: beganAt, since: servedAt ?? beganAt, ...next };
    if (isSwitched) {
      // Revisions and moments of two sources can't be compared.
      world.log('warning', 'content source switched', { source: next.source ?? '' });
      keeper.begin({ ...keeper.facts(), ...facts, changedAt: beganAt });
      return;
    }
    const count = keeper.record(changes, facts);
    // A webhook should have reported these changes. The first check finds everything, which is no fault.
    if (count > 0 && syncToken !== undefined) world.log('warning', 'changes found', { count });
  };

  return async () => {
    if (Math.abs(world.running() - triedAt) < CHECK_MS) return;
    triedAt = world.running();
    try {
      await compare();
    } catch (thrown) {
      // Tried again at the next waking.
      triedAt = Number.NEGATIVE_INFINITY;
      world.log('warning', 'content service not compared', { problem: String(thrown) });
    }
  };
}
