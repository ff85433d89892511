import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { earlierFiles } from '../../tools/operators/checks/liveSite.ts';
import { rollBack } from '../../tools/operators/rollingBack.ts';
import { deployBuild, type Outcome, type RolloutWorld } from '../../tools/operators/rollout.ts';
import { rotate } from '../../tools/operators/rotation.ts';
import { BUILT_CONFIG, packBuild, unpackBuild } from '../../tools/operators/storedBuild.ts';
import { wranglerVersions } from '../../tools/operators/versions.ts';
import { temporaryFolder } from '../../tools/temporaryFolder.ts';
import { wranglerBeside } from '../../tools/wrangler.ts';
import { platformApi, platformVariables } from '../support/tools/platformApi.ts';
import { createPlatform } from '../support/tools/platformStandIn.ts';
import { serve } from '../support/tools/serve.ts';

const WORKER = 'meridian-galleria-production';
const folder = temporaryFolder('versions');
const platform = createPlatform();
const api = platformApi(platform, WORKER);
const server = await serve(api);
afterAll(() => {
  server.close();
});

const config = {
  name: WORKER,
  main: 'index.js',
  workers_dev: false,
  preview_urls: false,
  no_bundle: true,
  compatibility_date: '2026-10-01',
  assets: { directory: '../client' },
  secrets: { required: ['HEALTH_KEY', 'FORM_SECRET'] },
};
const siteConfig = join(folder, 'site.json');
writeFileSync(
  siteConfig,
  JSON.stringify({ name: WORKER, workers_dev: false, preview_urls: false, triggers: { crons: ['17 2 * * *'] } }),
);
const environment = { ...process.env, ...platformVariables(server.host) };
/** Builds that deploys have stored, by name. */
const storedBuilds = new Map<string, string>();
const printed: string[] = [];

const wrangler = (words: readonly string[], input?: string) => wranglerBeside(words, input, environment);
const world: RolloutWorld = {
  versions: wranglerVersions(wrangler, ['--config', siteConfig]),
  look: platform.look,
  fill: async () => 'filled',
  storedBuild: async (build) => {
    const unpacked = join(folder, `kept-${build}`);
    unpackBuild(storedBuilds.get(build) ?? '', unpacked);
    return unpacked;
  },
  pause: async () => undefined,
  stopped: new AbortController().signal,
  print: (line) => printed.push(line),
};

/** Builds code, keeps the build and deploys it, as `npm run deploy` does. */
function deploy(code: string, minute: number, secrets: Readonly<Record<string, string>> = {}): Promise<Outcome> {
  const built = join(folder, code);
  mkdirSync(join(built, BUILT_CONFIG, '..'), { recursive: true });
  mkdirSync(join(built, 'client/assets'), { recursive: true });
  writeFileSync(join(built, 'client/assets', `${code}.js`), code);
  writeFileSync(join(built, BUILT_CONFIG), JSON.stringify(config));
  writeFileSync(join(built, 'meridian_galleria/index.js'), `export default { fetch: () => new Response('${code}') };`);
  writeFileSync(join(built, 'client/robots.txt'), code);
  const { build, text } = packBuild(built, new Date(Date.UTC(2026, 10, 23, 12, minute)));
  storedBuilds.set(build, text);
  return deployBuild(world, { folder: built, build, about: `code ${code}`, secrets });
}

/** What all visitors get: the code, and the secrets by their values. */
function running(): readonly string[] {
  expect(Object.values(platform.current())).toEqual([100]);
  const { code, secrets } = platform.answering();
  return [/Response\('([^']+)'\)/.exec(code)?.[1] ?? '', secrets['HEALTH_KEY'] ?? '', secrets['FORM_SECRET'] ?? ''];
}

const success = { done: expect.any(String) };

test('a first deploy, a second, a rotation, a bad deploy, a rollback, a rotation after it, a deploy after that', async () => {
  expect(await deploy('first', 1, { HEALTH_KEY: 'health-1', FORM_SECRET: 'form-1' })).toEqual(success);
  expect(running()).toEqual(['first', 'health-1', 'form-1']);

  expect(await deploy('second', 2)).toEqual(success);
  expect(running()).toEqual(['second', 'health-1', 'form-1']);

  expect(await rotate(world, 'HEALTH_KEY', 'health-2')).toEqual(success);
  expect(running()).toEqual(['second', 'health-2', 'form-1']);

  // A value that looks wrong is taken back; the newest upload has it still, and no deploy takes it from there.
  expect(await rotate(world, 'FORM_SECRET', 'a wrong one')).toMatchObject({ stop: expect.stringContaining('at 0 %') });
  expect(running()).toEqual(['second', 'health-2', 'form-1']);

  // Its looks are right; what is bad about it only visitors see.
  expect(await deploy('bad', 3)).toEqual(success);
  expect(running()).toEqual(['bad', 'health-2', 'form-1']);

  printed.length = 0;
  expect(await rollBack(world, { version: undefined, hasItsSecrets: false })).toEqual({
    done: expect.stringContaining('secrets did not change since'),
  });
  expect(running()).toEqual(['second', 'health-2', 'form-1']);
  expect(
    printed.map((line) => line.replace(/^ +(100 %)? {2}2026-11-23 \d\d:\d\d {2}\S{36} {2}build \S{22} {2}/, '$1 ')),
  ).toEqual(['100 % code bad', ' secret FORM_SECRET', ' secret HEALTH_KEY', ' code second', ' code first', '  filled']);

  // The newest upload is the bad code: the platform's own commands would refuse, or bring it back.
  const refused = await wrangler(['secret', 'put', 'FORM_SECRET', '--config', siteConfig], 'form-2');
  expect([refused.status, refused.stderr]).toEqual([1, expect.stringContaining("isn't currently deployed")]);
  expect(await rotate(world, 'FORM_SECRET', 'form-2')).toEqual(success);
  expect(running()).toEqual(['second', 'health-2', 'form-2']);

  expect(await deploy('third', 4)).toEqual(success);
  expect(running()).toEqual(['third', 'health-2', 'form-2']);
  // Pages of the version before may still be open: the doctor looks at its files.
  expect(await earlierFiles(world)).toEqual(['/assets/second.js']);

  // Code from before the rotation gets today's secrets: none that was replaced comes back.
  const [first] = platform.versions;
  expect(await rollBack(world, { version: first?.id, hasItsSecrets: false })).toEqual({
    done: expect.stringContaining(`the code of ${first?.id} with the secrets of`),
  });
  expect(running()).toEqual(['first', 'health-2', 'form-2']);
  // Unless somebody says so.
  expect(await rollBack(world, { version: first?.id, hasItsSecrets: true })).toEqual(success);
  expect(running()).toEqual(['first', 'health-1', 'form-1']);

  expect(api.calls.filter((call) => call.startsWith('unknown'))).toEqual([]);
});
