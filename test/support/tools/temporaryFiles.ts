import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const folder = mkdtempSync(join(tmpdir(), 'meridian-files-'));

/** A path at which nothing stands, beside the files that a test writes. */
export const NOWHERE = join(folder, 'gone.json');

/** Writes a file for a command to read, as JSON but for texts; its path. */
export function written(name: string, content: unknown): string {
  const file = join(folder, name);
  writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content));
  return file;
}
