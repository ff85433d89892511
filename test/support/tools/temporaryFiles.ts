import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolder } from '../../../tools/temporaryFolder.ts';

const folder = temporaryFolder('files');

/** Writes a file for a command to read, as JSON but for texts; its path. */
export function written(name: string, content: unknown): string {
  const file = join(folder, name);
  writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content));
  return file;
}
