import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolder } from '../../../tools/temporaryFolder.ts';

const folder = temporaryFolder('files');

/** A path at which nothing stands, beside the files that a test writes. */
export const NOWHERE = join(folder, 'gone.json');

/** Writes a file for a command to read, as JSON but for texts; its path. */
export function written(name: string, content: unknown): string {
  const file = join(folder, name);
  writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content));
  return file;
}
