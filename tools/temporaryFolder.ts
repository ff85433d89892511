import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const folders: string[] = [];
process.once('exit', () => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

/** Makes a folder that is gone when the process ends, even where miniflare ends it at a signal before what waits for that. */
export function temporaryFolder(name: string): string {
  const folder = mkdtempSync(join(tmpdir(), `meridian-${name}-`));
  folders.push(folder);
  return folder;
}
