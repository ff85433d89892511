import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import * as v from 'valibot';
import { readRuntime } from '../../tools/build/builtWorker.ts';
import { temporaryFolder } from '../../tools/temporaryFolder.ts';
import type { Runtime, Variant } from './workerd.ts';

/** Where the peers find the page in KV. */
export const PEER_KEY = 'peer:home';

/** Name of the case that does what both peers do before they render. */
export const READING = 'reading and parsing the JSON alone';

/** A peer: its folder, how it builds, and what comes of it. */
interface Peer {
  readonly name: string;
  readonly folder: string;
  readonly build: readonly string[];
  /** Packages whose versions the results name. */
  readonly packages: readonly string[];
  readonly script: string;
  /** Folder of the files that its pages load. */
  readonly client: string;
  readonly namespaces: readonly string[];
}

/** The same page as the users of other frameworks would write it. */
export const peers: readonly Peer[] = [
  {
    name: 'Astro',
    folder: 'test/bench/peers/astro',
    build: ['node_modules/astro/bin/astro.mjs', 'build'],
    packages: ['astro', '@astrojs/cloudflare', '@astrojs/react', 'react'],
    script: 'dist/server/entry.mjs',
    client: 'dist/client',
    namespaces: ['CONTENT', 'SESSION'],
  },
  {
    name: 'React Router',
    folder: 'test/bench/peers/react-router',
    build: ['node_modules/@react-router/dev/bin.cjs', 'build'],
    packages: ['react-router', '@react-router/dev', '@cloudflare/vite-plugin', 'react'],
    script: 'build/server/index.js',
    client: 'build/client',
    namespaces: ['CONTENT'],
  },
];

/** npm writes this last: an installation that broke off is none. */
const INSTALLED = 'node_modules/.package-lock.json';

/** Installs a peer where it is not, and builds it for production. */
export function buildPeer({ name, folder, build, script, namespaces }: Peer): Variant {
  const inFolder = { cwd: folder, env: { ...process.env, ASTRO_TELEMETRY_DISABLED: '1', CI: 'true' } } as const;
  if (!existsSync(resolve(folder, INSTALLED)))
    execFileSync('npm', ['ci', '--no-audit', '--no-fund'], { ...inFolder, stdio: 'inherit' });
  execFileSync(process.execPath, [...build], { ...inFolder, stdio: ['ignore', 'ignore', 'inherit'] });
  const built = resolve(folder, script);
  return { name, script: built, variables: {}, namespaces, runtime: readRuntime(dirname(built)) };
}

const manifest = v.pipe(v.string(), v.parseJson(), v.object({ version: v.string() }));

/** What is installed of a peer, by name and version. */
export function versionsOf({ folder, packages }: Peer): string {
  return packages
    .map(
      (name) =>
        `${name} ${v.parse(manifest, readFileSync(`${folder}/node_modules/${name}/package.json`, 'utf8')).version}`,
    )
    .join(', ');
}

/** A worker that reads and parses the peers' page and renders nothing: what of their time is none of the framework's. */
export function readingVariant(runtime: Runtime): Variant {
  const script = join(temporaryFolder('reading'), 'index.js');
  writeFileSync(
    script,
    `export default {
  fetch: async (_, { CONTENT }) => new Response((await CONTENT.get(${JSON.stringify(PEER_KEY)}, 'json')).title),
};
`,
  );
  return { name: READING, script, variables: {}, namespaces: ['CONTENT'], runtime };
}
