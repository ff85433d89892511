import { execFileSync, spawn } from 'node:child_process';
import { appendFileSync, cpSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { endOf } from '../../tools/wrangler.ts';
import { deployedStandIn } from '../support/tools/deployedStandIn.ts';
import { blockLines } from '../support/tools/documentedCommands.ts';
import { platformVariables } from '../support/tools/platformApi.ts';
import { serve } from '../support/tools/serve.ts';
import { commandPlace } from '../support/tools/site.ts';
import { storesStandIn } from '../support/tools/storesStandIn.ts';

const ORIGIN = 'https://staging.galleria.test';
const lines = blockLines('docs/first-deploy.md');

/** What a line says and how it ends, where it is more than to end with 0. */
const outcomes: readonly (readonly [line: RegExp, status: number, words: RegExp])[] = [
  [/^npm run content:push /, 0, /Done: \d+ calls\./],
  [/^npm run content:connect /, 0, /webhook/],
  // The embedded service delivers the sample space; what was pushed into another it only keeps.
  [/^npm run content:check /, 0, / 0 errors/],
  [/^npm run deploy -- staging --dry-run/, 0, /✓ placeholders +none left[\s\S]+Dry run: nothing was deployed/],
  [
    /^npm run deploy -- staging --secrets-file/,
    0,
    /✓ rollout +the first version[\s\S]+staging is deployed, and looks right/,
  ],
  [/^npm run alarms /, 0, /would make {2}meridian-word/],
];
/** Lines that need a person, or what every other line stands on. */
const untried: readonly RegExp[] = [/^npm ci$/, /^npm start$/, /^npx wrangler login$/];
let deploys = 0;

const place = commandPlace({ PREVIEW_SECRET: 'the secret of the previews of this test' });
const clone = join(place.folder, 'clone');
const contentPort = Number(new URL(place.origin).port) + 1;
const stores = storesStandIn(new DatabaseSync(':memory:'));
const site = deployedStandIn({
  worker: 'meridian-galleria-staging',
  origin: ORIGIN,
  local: place.origin,
  key: place.environment.HEALTH_KEY,
});
const server = await serve({ fetch: async (request) => (await stores.fetch(request.clone())) ?? site.fetch(request) });

beforeAll(async () => {
  const tracked = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '-z'], { encoding: 'utf8' });
  for (const file of tracked.split('\0').filter(Boolean)) {
    mkdirSync(dirname(join(clone, file)), { recursive: true });
    cpSync(file, join(clone, file));
  }
  // What `npm ci` makes.
  cpSync('sample/space/space.json', join(clone, 'sample/space/space.json'));
  cpSync('sample/media/prepared/original', join(clone, 'sample/media/prepared/original'), { recursive: true });
  symlinkSync(resolve('node_modules'), join(clone, 'node_modules'));
  await bash('git init -q -b main && echo node_modules >> .git/info/exclude');
  await bash(
    'git config user.name Ada && git config user.email ada@lark.example && git add -A && git commit -qm Clone',
  );
  await place.start();
});
afterAll(async () => {
  await place.stop();
  server.close();
});

/** Types a line into one session of a shell, whose variables last from line to line. */
async function bash(line: string) {
  const session = join(place.folder, 'session');
  const command = `[ -f ${session} ] && . ${session}\n${line}\nended=$?; export -p > ${session}; exit $ended`;
  const child = spawn('bash', ['-c', command], {
    cwd: clone,
    env: {
      ...place.environment,
      ...platformVariables(server.host),
      PREVIEW_SECRET: '',
      HEALTH_KEY: '',
      NODE_OPTIONS: `--import=${resolve('test/support/tools/hostsStandIn.ts')}`,
      STAND_INS: [
        `staging.galleria.test=http://${server.host}`,
        `cdn.contentful.com=http://localhost:${contentPort}`,
        `preview.contentful.com=http://127.0.0.1:${contentPort}`,
      ].join(),
    },
  });
  const { status, stdout, stderr } = await endOf(child);
  return { status, output: stdout + stderr };
}

/** What step 6 has somebody write, where no service but the content service is there. */
function settings(text: string): string {
  const [before = '', staging = '', after = ''] = text.split(/^(?=\[env\.(?:staging|production)\]$)/m);
  return [
    before,
    staging
      .replaceAll('replace-with-the-space-id', 'meridian')
      .replaceAll('replace-with-the-id-of-', 'a-')
      .replaceAll(/https:\/\/staging(?:-assets)?\.meridian(?:-china)?\.example/g, ORIGIN)
      .replace('staging.meridian.example', 'staging.galleria.test')
      .replace('https://staging-enquiries.meridian.example', 'https://desk.galleria.test')
      .replaceAll(/^((?:LOYALTY|MEMBER|CART)_ORIGIN) = .*$/gm, '$1 = ""')
      // The embedded space has this environment alone.
      .replace('CONTENTFUL_ENVIRONMENT = "staging"', 'CONTENTFUL_ENVIRONMENT = "master"')
      .replaceAll(/^ {2}"(?:LOYALTY|CART)_APP_KEY",\n/gm, ''),
    after,
  ].join('');
}

/** What a person does before a line, as the page says. */
async function byHand(line: string): Promise<void> {
  if (line.startsWith('npm run content:check'))
    appendFileSync(
      join(clone, '.secrets.staging'),
      'CONTENTFUL_ACCESS_TOKEN=meridian-delivery\nCONTENTFUL_PREVIEW_ACCESS_TOKEN=meridian-preview\nENQUIRY_WEBHOOK_KEY=key\n',
    );
  if (!line.startsWith('git commit')) return;
  const file = join(clone, 'wrangler.toml');
  writeFileSync(file, settings(readFileSync(file, 'utf8')));
}

test('the page says how long each step takes, and has a section for each', () => {
  const page = readFileSync('docs/first-deploy.md', 'utf8');
  const steps = [...page.matchAll(/^\| \[(\d\. [^\]]+)\]\([^)]+\) +\|\s+\d+ min \|/gm)].map(([, step]) => step);
  expect([...page.matchAll(/^## (.+)$/gm)].map(([, title]) => title)).toEqual(steps);
});

test.each(lines.filter((line) => !untried.some((form) => form.test(line))))('%s', async (line) => {
  await byHand(line);
  const ended = await bash(
    line
      .replace(
        '--space ID --environment staging --token T',
        `--host localhost:${contentPort} --space trial --token meridian-management`,
      )
      .replace(
        '--space ID --environment staging --token D',
        `--host localhost:${contentPort} --space meridian --token meridian-delivery`,
      ),
  );
  if (line.startsWith('npm run doctor -- staging')) {
    // Before the deploy nothing answers; after it only the certificate is missing: stand-ins have none.
    deploys = site.platformOf('meridian-galleria-staging').versions.length;
    const failing = [...ended.output.matchAll(/^fail {2}(.+?) {2}/gm)].map(([, about]) => about);
    if (deploys === 0) expect(failing).toContain('health');
    else expect([failing, ended.output]).toEqual([['certificate'], expect.stringContaining('1 of 31 fail')]);
    return;
  }
  const [, status, words] = outcomes.find(([form]) => form.test(line)) ?? [line, 0, /(?:)/];
  expect(ended).toEqual({ status, output: expect.stringMatching(words) });
});

test('nothing was asked of the platform that it does not know', () => {
  expect(site.unknownCalls()).toEqual([]);
  expect(outcomes.filter(([form]) => !lines.some((line) => form.test(line)))).toEqual([]);
});
