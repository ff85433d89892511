import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { wordsOf } from '../commandLine.ts';

/** What a start needs at least: its database, its caches and their logs, in bytes. */
const ROOM_BYTES = 1024 * 1024;

/** Why nothing can be written to a folder; undefined where it can, of which workerd would say only that something failed. */
export function writeProblem(folder: string): string | undefined {
  const probe = join(folder, 'room');
  try {
    mkdirSync(folder, { recursive: true });
    writeFileSync(probe, Buffer.alloc(ROOM_BYTES));
    return undefined;
  } catch (thrown) {
    return `Nothing can be written to ${folder}: ${wordsOf(thrown)}.`;
  } finally {
    // A read-only disk has none to remove.
    try {
      rmSync(probe, { force: true });
    } catch {}
  }
}
