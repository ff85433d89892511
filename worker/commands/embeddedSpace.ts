import { spawn } from 'node:child_process';
import { readdirSync, watch } from 'node:fs';
import { signedHook } from './signedHook.ts';

/** An editor's save is several events of the file system. */
const SETTLED_MS = 100;

/**
 * Tells the site that all content has changed, as the content service would by its hook: what an earlier run kept of
 * the embedded space may be out of date. A site without the hook's secret takes no hooks.
 */
export async function tellOfNewSpace(
  site: string,
  variables: Readonly<Record<string, string | undefined>>,
): Promise<void> {
  const { CONTENTFUL_HOOK_SECRET: secret, CLOCK: clock } = variables;
  if (!secret) return;
  const now = clock ? new Date(clock) : new Date();
  // A message that names no entry: everything is out of date.
  const message = { sys: { type: 'Asset' } };
  const hook = signedHook(`${site}/_hooks/contentful`, secret, 'ContentManagement.Asset.publish', message, now);
  // A site that is just starting anew is told when it has.
  await fetch(hook).catch(() => undefined);
}

/** Composes the embedded space anew whenever one of its files is saved; says what is wrong with a file that can't be read. */
export function watchSpace(say: (sentence: string) => void): void {
  let timer: NodeJS.Timeout | undefined;
  const changed = (_event: string, file: string | null): void => {
    if (!file?.endsWith('.ts')) return;
    clearTimeout(timer);
    timer = setTimeout(() => compose(say), SETTLED_MS);
  };
  // Folder by folder: a recursive watch loses a file that an editor saves by renaming another.
  for (const folder of foldersOf('content/space')) watch(folder, changed);
}

function foldersOf(folder: string): readonly string[] {
  const inner = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  return [folder, ...inner.flatMap(({ name }) => foldersOf(`${folder}/${name}`))];
}

function compose(say: (sentence: string) => void): void {
  const child = spawn(process.execPath, ['content/space/build.ts'], { stdio: ['ignore', 'ignore', 'pipe'] });
  let problem = '';
  child.stderr.on('data', (data) => {
    problem += String(data);
  });
  child.on('close', (code) => {
    if (code !== 0) say(`The embedded space stays as it was.\n${problem}`);
  });
}
