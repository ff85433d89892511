import { spawn } from 'node:child_process';
import { readdirSync, watch } from 'node:fs';
import { signedHook } from '../signedHook.ts';

/** Saving a file causes several events of the file system within this time. */
const SETTLED_MS = 100;

/** Makes all content of the site out of date, because the caches of an earlier run may hold another sample space. */
export async function tellOfNewSpace(
  site: string,
  variables: Readonly<Record<string, string | undefined>>,
): Promise<void> {
  const { CONTENTFUL_HOOK_SECRET: secret, CLOCK: clock } = variables;
  if (!secret) return;
  const now = clock ? new Date(clock) : new Date();
  // A message without an entry makes everything out of date.
  const message = { sys: { type: 'Asset' } };
  const hook = signedHook(`${site}/_hooks/contentful`, secret, 'ContentManagement.Asset.publish', message, now);
  // A site that is restarting gets the webhook once it answers.
  await fetch(hook).catch(() => undefined);
}

/** Builds the sample space again whenever one of its files is saved; reports what is wrong with a file that can't be read. */
export function watchSpace(say: (sentence: string) => void): void {
  let timer: NodeJS.Timeout | undefined;
  const changed = (_event: string, file: string | null): void => {
    if (!file || !/\.(?:ts|txt)$/.test(file)) return;
    clearTimeout(timer);
    timer = setTimeout(() => compose(say), SETTLED_MS);
  };
  // Folder by folder: a recursive watch loses a file that an editor saves by renaming another.
  for (const folder of foldersOf('sample/space')) watch(folder, changed);
}

function foldersOf(folder: string): readonly string[] {
  const inner = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  return [folder, ...inner.flatMap(({ name }) => foldersOf(`${folder}/${name}`))];
}

function compose(say: (sentence: string) => void): void {
  const child = spawn(process.execPath, ['sample/space/build.ts'], { stdio: ['ignore', 'ignore', 'pipe'] });
  let problem = '';
  child.stderr.on('data', (data) => {
    problem += String(data);
  });
  child.on('close', (code) => {
    if (code !== 0) say(`The embedded space stays as it was.\n${problem}`);
  });
}
