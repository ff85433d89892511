import { spawn } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { endOf } from '../../tools/wrangler.ts';
import { blockLines, sentenceCommands } from '../support/tools/documentedCommands.ts';
import { platformApi, platformVariables } from '../support/tools/platformApi.ts';
import { createPlatform } from '../support/tools/platformStandIn.ts';
import { serve } from '../support/tools/serve.ts';
import { commandPlace } from '../support/tools/site.ts';
import { storesStandIn } from '../support/tools/storesStandIn.ts';

const LOCAL = 'MG-7Q4K-2M9X';
const REMOTE = 'MG-Y5EE-1WVA';
const HEALTH_KEY = 'a key for the commands of this test';
const insert = (id: string, email: string): string =>
  `INSERT INTO enquiries (id, fingerprint, form, city, language, received_at, queued_at, fields) VALUES ('${id}', '${id}', 'newsletter', 'sydney', 'en', '${new Date(Date.now() - 86_400_000).toISOString()}', '2026-01-01T00:00:00Z', '{"email":"${email}"}');`;

/** Every command of the page for operators, in their order: the lines of its blocks, then what stands in its sentences. */
const PAGE = 'docs/operations.md';
const commands = [...new Set([...blockLines(PAGE), ...sentenceCommands(PAGE)])].filter(
  // A name alone is no call.
  (line) => !/^npm run (?:deploy|rollback|bench|night|regions)$|^npx wrangler secret put$/.test(line),
);

/** What no stand-in can answer, and where it is tried, or why nowhere. */
const untried: Readonly<Record<string, string>> = {
  'npx wrangler login': 'opens the account’s page in a browser',
  'npx vitest run --project browser --reporter=json --outputFile=report.json && npm run statement -- report.json':
    'the browser tests themselves, and test/tools/statement.test.ts',
  'npm run -s deploy -- production --dry-run': 'test/tools/commands.test.ts builds and tries it',
  'gh attestation verify dist/production/meridian_galleria/index.js --repo OWNER/NAME': 'the code host’s own program',
};

/** What a command says and how it ends, where it is more than to end with 0. */
const outcomes: readonly (readonly [command: RegExp, status: number, words: RegExp])[] = [
  // No terminal is there to stream to; the platform was asked for the log.
  [/^npx wrangler tail/, 1, /ECONNREFUSED|WebSocket|localhost:9/i],
  // Nobody deploys what the project came with, nor from outside of a clone.
  [/^npm run deploy/, 1, /✗ tree/],
  [/^npm run doctor -- /, 1, /\d+ of \d+ fail/],
  [/^npm run alarms -- production --compare/, 0, /as it should be {2}meridian-word/],
  [/^npm run alarms -- production$/, 0, /made {2,}meridian-word/],
  // The site that stands in has one version only.
  [/rotate -- production/, 1, /✗ /],
  [/rollback -- production 3f8c21d0/, 1, /3f8c21d0/],
  [/rollback -- production$/, 1, /✗ /],
  [/^curl -sv .+_health$/, 0, /^ok/],
  [/^curl -H .+_health$/, 0, /"faults":/],
  [/grep -i x-cache$/, 0, /X-Cache/i],
  [/redirect_url/, 0, /^302 /],
  [/-w '%\{http_code\}\\n'/, 0, /^(?:200|404)$/m],
  [/contract/, 0, / of \d+ expectations held/],
  [/flags -- set .+ --remote/, 0, /The site has it/],
  [/enquiries -- resend all --remote/, 0, /on its way again|forwarded already/],
  [/enquiries -- delete-with @spam\.example --remote/, 0, /2 have it/],
  [/enquiries -- (?:delete|delete-with .+ \d+) .*--remote/, 0, /To take this back[\s\S]+is deleted/],
  [/enquiries -- restored/, 0, /Deleted again/],
];

const place = commandPlace();
const folder = join(place.folder, 'clone');
const database = new DatabaseSync(':memory:');
const platform = createPlatform();
const stores = storesStandIn(database);
const workers = platformApi(platform, 'meridian-galleria-production');
const server = await serve({
  fetch: async (request) => (await stores.fetch(request.clone())) ?? workers.fetch(request),
});
const contentPort = Number(new URL(place.origin).port) + 1;

beforeAll(async () => {
  mkdirSync(folder, { recursive: true });
  for (const name of readdirSync('.')) if (name !== '.git') symlinkSync(resolve(name), join(folder, name));
  database.exec('CREATE TABLE d1_migrations (id INTEGER PRIMARY KEY AUTOINCREMENT, name TEXT UNIQUE, applied_at TEXT)');
  for (const file of readdirSync('worker/migrations').toSorted()) {
    database.exec(readFileSync(`worker/migrations/${file}`, 'utf8'));
    database.exec(`INSERT INTO d1_migrations (name) VALUES ('${file}')`);
  }
  for (const [id, email] of [
    [REMOTE, 'ada@lark.example'],
    ['MG-2KTP-YB9J', 'late@lark.example'],
    ['MG-SPAM-0001', 'x@spam.example'],
    ['MG-SPAM-0002', 'y@spam.example'],
  ] as const)
    database.exec(insert(id, email));
  const { id } = platform.upload(
    { code: 'export default {}', tag: undefined, message: undefined },
    { HEALTH_KEY: { text: HEALTH_KEY } },
    false,
  );
  platform.deploy({ [id]: 100 }, false);
  await place.start();
  place.changeEnquiries(insert(LOCAL, 'ada@lark.example'));
});
afterAll(async () => {
  await place.stop();
  server.close();
  rmSync(folder, { recursive: true, force: true });
});

/** Runs a line as it stands, but for origins, ids of an example and how many have a text. */
async function typed(line: string) {
  const command = line
    .replaceAll(/https:\/\/www\.meridian\.example|http:\/\/localhost:8787/g, place.origin)
    .replace('--space ID --token T', '--space meridian --token meridian-delivery')
    .replace('uses -- ID', 'uses -- sydney-event-tea-at-dusk')
    .replace('@spam.example 214', '@spam.example 2');
  const child = spawn('bash', ['-o', 'pipefail', '-c', command], {
    cwd: folder,
    env: {
      ...place.environment,
      ...platformVariables(server.host),
      HEALTH_KEY,
      ALARM_EMAILS: 'duty@meridian.example',
      NODE_OPTIONS: `--import=${resolve('test/support/tools/hostsStandIn.ts')}`,
      STAND_INS: `www.meridian.example=${place.origin},cdn.contentful.com=http://localhost:${contentPort}`,
    },
  });
  const input = 'a new value of sixteen signs or more, and as long as the longest of them needs: 64\n';
  const { status, stdout, stderr } = await endOf(child, input);
  return { status, output: stdout + stderr };
}

test('the page is read whole, and names nothing that is untried but is not there', () => {
  expect(commands.length).toBeGreaterThan(60);
  expect(Object.keys(untried).filter((command) => !commands.includes(command))).toEqual([]);
  expect(outcomes.filter(([form]) => !commands.some((command) => form.test(command)))).toEqual([]);
});

test.each(commands.filter((command) => untried[command] === undefined))('%s', async (command) => {
  const [, status = 0, words = /(?:)/] = outcomes.find(([form]) => form.test(command)) ?? [];
  const ended = await typed(command);
  // A city that stays closed has no page for the commands that follow.
  const [, flag, city, remote] = /flags -- set (\w+) (\w+) on( --remote)?/.exec(command) ?? [];
  if (flag && city) await typed(`npm run flags -- clear ${flag} ${city}${remote ?? ''}`);
  expect(ended).toEqual({ status, output: expect.stringMatching(words) });
  // No stand-in was asked for what it does not know, and no word meant nothing.
  expect(ended.output).not.toMatch(/means nothing here|no such call|Unknown argument|command not found/);
});
