import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, watch } from 'node:fs';
import { sendWebhook } from '../../sample/service/webhook.ts';
import { clockOf } from '../environment.ts';

/** Saving a file causes several events of the file system within this time. */
const SETTLED_MS = 100;

/** What the embedded services are told of the site on a port: its clock, where drafts open, and whom publications are told. */
export function serviceSettings(variables: Readonly<Record<string, string | undefined>>, port: number) {
  const { CLOCK = '', PREVIEW_SECRET: secret = '', CONTENTFUL_HOOK_SECRET = '' } = variables;
  const site = `http://localhost:${port}`;
  return {
    // They know no clock that runs ahead: what is due is not asked of them.
    CLOCK: CLOCK.startsWith('+') ? '' : CLOCK,
    PREVIEW_ADDRESS: `${site}/preview?${new URLSearchParams({ secret })}`,
    HOOK_ADDRESS: `${site}/_hooks/contentful`,
    HOOK_SECRET: CONTENTFUL_HOOK_SECRET,
  };
}

/** Makes all content of the site out of date, because the caches of an earlier run may hold another sample space. */
export async function tellOfNewSpace(
  site: string,
  variables: Readonly<Record<string, string | undefined>>,
): Promise<void> {
  const { CONTENTFUL_HOOK_SECRET: secret = '' } = variables;
  // A message without an entry makes everything out of date.
  const message = { topic: 'ContentManagement.Asset.publish', payload: { sys: { type: 'Asset' } } };
  // A site that is restarting gets the webhook once it answers.
  await sendWebhook({ address: `${site}/_hooks/contentful`, secret }, message, clockOf(variables)).catch(
    () => undefined,
  );
}

/** Builds the sample space again whenever one of its files is saved; reports what is wrong with a file that can't be read. */
export function watchSpace(say: (sentence: string) => void): void {
  let timer: NodeJS.Timeout | undefined;
  // One build after the other: of two at once the older could end last.
  let build = Promise.resolve();
  const watched = new Set<string>();
  const changed = (_event: string, file: string | null): void => {
    if (!watchNewFolders() && !(file && /\.(?:ts|txt)$/.test(file))) return;
    clearTimeout(timer);
    timer = setTimeout(() => {
      build = build.then(() => compose(say));
    }, SETTLED_MS);
  };
  // Folder by folder: a recursive watch loses a file that an editor saves by renaming another.
  const watchNewFolders = (): boolean => {
    const folders = foldersOf('sample/space').filter((folder) => !watched.has(folder));
    for (const folder of folders) {
      watched.add(folder);
      watch(folder, changed);
    }
    return folders.length > 0;
  };
  watchNewFolders();
}

function foldersOf(folder: string): readonly string[] {
  const inner = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  return [folder, ...inner.flatMap(({ name }) => foldersOf(`${folder}/${name}`))];
}

async function compose(say: (sentence: string) => void): Promise<void> {
  const child = spawn(process.execPath, ['sample/space/build.ts'], { stdio: ['ignore', 'ignore', 'pipe'] });
  let problem = '';
  child.stderr.on('data', (data) => {
    problem += String(data);
  });
  const [code] = await once(child, 'close');
  if (code !== 0) say(`The embedded space stays as it was.\n${problem}`);
}
