import { type FlagChange, withFlagChange } from '../content/flagChange.ts';
import { FLAGS_KEY, lengthProblem, readFlags } from '../content/flags.ts';
import { withTimeout } from '../content/time/timeouts.ts';
import type { LogKeeper } from './logKeeper.ts';
import type { Facts } from './storage.ts';
import type { World } from './world.ts';

/** A write to KV is visible everywhere after this long, in milliseconds; until then a read may return the older value. */
const VISIBLE_MS = 60_000;
/** KV takes one write of a key in this time. */
const WRITE_MS = 1100;
/** A command waits for KV this long. */
const READ_MS = 2000;

/** Returns true for a moment to come. One further ahead than any is set comes from a clock that was put back since. */
function isAhead(moment: number, now: number): boolean {
  return moment > now && moment <= now + 2 * VISIBLE_MS;
}

/**
 * What a command sets is written twice: at once, and again when KV returns nothing older any more. The second write
 * replaces what was written by hand in between, so that the command's flags win; what is written by hand later is read
 * when it is visible everywhere.
 */
function factsAfterWrite(toldAt: number, now: number): Pick<Facts, 'writeAt' | 'readAt'> {
  return isAhead(toldAt + VISIBLE_MS, now)
    ? { writeAt: toldAt + VISIBLE_MS, readAt: toldAt + 2 * VISIBLE_MS }
    : { writeAt: undefined, readAt: now + VISIBLE_MS };
}

/** The operators' flags: the only writer of what commands set, and the reader of what was written into KV by hand. */
export function createFlagKeeper(
  world: Pick<World, 'flagStore' | 'running' | 'after' | 'log'>,
  { facts, note }: Pick<LogKeeper, 'facts' | 'note'>,
) {
  let writing: Promise<void> | undefined;

  /** Returns true while KV may still return older flags than those of the last command. */
  const isHeld = (): boolean => facts().writeAt !== undefined || isAhead(facts().readAt, world.running());

  const readFlagStore = async (): Promise<void> => {
    if (isHeld()) return;
    try {
      const flags = (await world.flagStore.get(FLAGS_KEY)) ?? '';
      const tooLong = lengthProblem(flags);
      if (tooLong !== undefined) throw new Error(tooLong);
      // A command may have set other flags during the read.
      if (flags === facts().flags || isHeld()) return;
      note({ flags, flagsVersion: facts().flagsVersion + 1 });
      world.log('info', 'flags read');
    } catch (thrown) {
      world.log('warning', 'flags unreadable', { problem: String(thrown) });
    }
  };

  const readSoon = (): Promise<void> => withTimeout(world, READ_MS, readFlagStore(), () => undefined);

  const isDue = (): boolean => {
    const { writeAt } = facts();
    return writeAt !== undefined && !isAhead(writeAt, world.running());
  };

  const writeAll = async (): Promise<void> => {
    while (isDue()) {
      const { flags = '', flagsVersion } = facts();
      try {
        await world.flagStore.put(FLAGS_KEY, flags);
      } catch (thrown) {
        // Tried again at the next waking.
        world.log('warning', 'flags not written', { problem: String(thrown) });
        return;
      }
      if (facts().flagsVersion === flagsVersion) note(factsAfterWrite(facts().toldAt, world.running()));
      else await new Promise<void>((resolve) => world.after(WRITE_MS, resolve));
    }
  };

  const write = (): Promise<void> => {
    writing ??= writeAll().finally(() => {
      writing = undefined;
    });
    return writing;
  };

  return {
    /**
     * Applies a command to the flags as they stand now. They are stored at once and written into KV afterwards. False, and
     * nothing is changed, where nobody knows which flags are set: KV could never be read.
     */
    set: async (change: FlagChange): Promise<boolean> => {
      await readSoon();
      const { flags, flagsVersion } = facts();
      if (flags === undefined) return false;
      const { flags: before, problems } = readFlags(flags);
      if (problems.length > 0) world.log('warning', 'flags ignored', { problems: problems.join('; ') });
      const toldAt = world.running();
      const text = JSON.stringify(withFlagChange(before, change));
      note({ flags: text, flagsVersion: flagsVersion + 1, toldAt, writeAt: toldAt, readAt: toldAt + 2 * VISIBLE_MS });
      // The command does not wait for KV: the flags are stored here, and a failed write is tried again.
      write().catch(() => undefined);
      return true;
    },
    /** Writes into KV what is due, or reads what was written there by hand. Logs what fails. */
    wake: async (): Promise<void> => {
      await write();
      await readFlagStore();
    },
    /** Milliseconds until something has to be written; undefined: nothing. */
    dueIn: (): number | undefined => {
      const { writeAt } = facts();
      return writeAt === undefined ? undefined : Math.max(0, writeAt - world.running());
    },
  };
}
