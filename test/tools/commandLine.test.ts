import { readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import type { Ended } from '../../tools/wrangler.ts';
import { refusedVariables, refusedWords } from '../support/tools/refusedWords.ts';
import { run } from '../support/tools/run.ts';
import { runHere } from '../support/tools/runHere.ts';
import { commands } from '../support/tools/scripts.ts';
import { serve } from '../support/tools/serve.ts';
import { written } from '../support/tools/temporaryFiles.ts';

const files = new Map<string, string>(commands);

/** Runs a command; `statement` is also a module of others, and a command only in a process of its own. */
function ended(name: string, words: readonly string[], environment?: Readonly<Record<string, string>>): Promise<Ended> {
  return (name === 'statement' ? run : runHere)(files.get(name) ?? '', words, environment);
}

describe.each(commands)('npm run %s', (name) => {
  test('refuses an option that it does not know, and names it', async () => {
    const { status, stdout, stderr } = await ended(name, ['--atlantis']);
    expect([status, stdout]).toEqual([2, '']);
    expect(stderr).toMatch(/^.*--atlantis.*\n\n/);
    expect(stderr).not.toMatch(/^ +at /m);
  });

  test('refuses a word that is no city, id, file, place or action, and names it', async () => {
    // An id is any word: whether there is one, the content service knows.
    const words = name === 'publish' || name === 'uses' ? ['at lantis', 'more'] : ['atlantis'];
    const { status, stdout, stderr } = await ended(name, words, { PORT: '9', CONTENT_PORT: '9' });
    expect([status, stdout]).toEqual([2, '']);
    expect(stderr).toMatch(/atlantis|“more” means nothing/);
    expect(stderr).not.toMatch(/^ +at /m);
  });
});

test.each(refusedWords)('%s %j ends with what is wrong', async (name, words, problem) => {
  expect(files.has(name)).toBe(true);
  expect(await ended(name, words)).toMatchObject({ status: 2, stdout: '', stderr: expect.stringMatching(problem) });
});

/** Texts that one place refuses for all commands: the first command of each kind shows them all, the others one. */
const wrongTexts: Readonly<Record<string, readonly string[]>> = {
  CLOCK: ['soon', '2027-02-30'],
  PORT: ['abc', '0x50', '0', '-1', '99999999999', '5060'],
  ROUNDS: ['abc', '0x50', '0', '-1', '99999999999'],
};
const tried = refusedVariables.map(([variable, ...row], at) => {
  const isFirst = refusedVariables.findIndex(([name]) => name === variable) === at;
  const texts = wrongTexts[variable] ?? ['abc'];
  return [variable, ...row, isFirst ? texts : texts.slice(0, 1)] as const;
});

test.each(tried)('a mistyped %s is refused by name by %s %j', async (variable, name, words, wrong) => {
  for (const text of wrong)
    expect(await ended(name, words, { PORT: '9', [variable]: text })).toMatchObject({
      status: 2,
      stdout: '',
      stderr: expect.stringMatching(new RegExp(`^${variable}=${text} is no (?:port|moment|number)`)),
    });
});

test.each([
  ['alarms', ['production']],
  ['uses', ['sydney-home', '--remote']],
])('%s %j says that nothing names the address of the site', async (name, words) => {
  const config = readFileSync('wrangler.toml', 'utf8').replaceAll(/^SITE_ORIGIN = .*$/gm, 'SITE_ORIGIN = ""');
  const folder = dirname(written('wrangler.toml', config));
  const names = ['CLOUDFLARE_API_TOKEN', 'CLOUDFLARE_ACCOUNT_ID', 'HEALTH_KEY'];
  const environment = { ...Object.fromEntries(names.map((each) => [each, 'any'])), ALARM_EMAILS: 'duty@a.example' };
  const { status, stderr } = await run(files.get(name) ?? '', words, environment, folder);
  expect([status, stderr]).toEqual([2, expect.stringContaining('SITE_ORIGIN below [env.production.vars] in wrangler')]);
});

test.each([
  [
    'doctor',
    [],
    (config: string) => `${config}\nx = [\n`,
    /^wrangler\.toml can’t be read: Invalid TOML.+, line \d+\.\n$/,
  ],
  ['rollback', ['staging'], () => 'name = 1\n', /^wrangler\.toml can’t be read: name: Invalid type.+\n$/],
])('%s %j says what of wrangler.toml it can’t read', async (name, words, broken, problem) => {
  const folder = dirname(written('wrangler.toml', broken(readFileSync('wrangler.toml', 'utf8'))));
  const { status, stderr } = await run(files.get(name) ?? '', words, {}, folder);
  expect([status, stderr]).toEqual([2, expect.stringMatching(problem)]);
});

test.each([
  ['alarms', ['production']],
  ['whatson', ['sydney', '--live']],
  ['uses', ['sydney-home']],
  ['contract', ['--space', 'x', '--token', 'the-first-half\nthe-second']],
])('%s %j names a secret of two lines, and does not print it', async (name, words) => {
  const names = ['CLOUDFLARE_API_TOKEN', 'HEALTH_KEY', 'CONTENTFUL_ACCESS_TOKEN'];
  const secrets = Object.fromEntries(names.map((each) => [each, 'the-first-half\nthe-second']));
  const account = { CLOUDFLARE_ACCOUNT_ID: 'any', ALARM_EMAILS: 'duty@a.example' };
  const { status, stderr } = await ended(name, words, { PORT: '9', CONTENT_PORT: '9', ...secrets, ...account });
  expect([status, stderr]).toEqual([2, expect.stringMatching(/(?:TOKEN|KEY|--token) has a sign that no request can/)]);
  expect(stderr).not.toContain('half');
});

test.each([
  ['HEALTH_KEY=short', /^Settings cannot be used: HEALTH_KEY: must have 16 characters at least\n/],
  ['HEALTH_KEY="the-first-half\nthe-second"', /^HEALTH_KEY has a sign that no request can carry/],
])('deploy refuses a file of secrets that the site would not take: %s', async (line, problem) => {
  // Some editors begin a file with a byte order mark.
  const words = ['staging', '--dry-run', '--secrets-file', written('.secrets.staging', `\uFEFF${line}\r\n`)];
  const { status, stderr } = await ended('deploy', words);
  expect([status, stderr]).toEqual([2, expect.stringMatching(problem)]);
});

test('alarms takes no key of this machine for that of a deployed site', async () => {
  const account = { CLOUDFLARE_API_TOKEN: 'any', CLOUDFLARE_ACCOUNT_ID: 'any', ALARM_EMAILS: 'duty@a.example' };
  const here = { ...account, DEV_VARS: written('.dev.vars', 'HEALTH_KEY=a-key-of-this-machine\n') };
  expect(await ended('alarms', ['production'], here)).toMatchObject({ status: 2, stderr: 'HEALTH_KEY is not set.\n' });
});

test('an export may begin with a byte order mark', async () => {
  const words = ['--file', written('export.json', '\uFEFF{"contentTypes":[]}')];
  expect(await ended('content:types', words)).toMatchObject({
    status: 1,
    stdout: expect.stringContaining('missing in the space'),
  });
});

test('packages says that a build is missing', async () => {
  const folder = dirname(written('package.json', readFileSync('package.json', 'utf8')));
  const { status, stderr } = await run(files.get('packages') ?? '', [], {}, folder);
  expect([status, stderr]).toEqual([2, expect.stringMatching(/^\S+\.json is not there: run npm run build first\.\n$/)]);
});

test('publish changes nothing where the site would take no hook of it', async () => {
  const words = ['sydney-home', 'title=New'];
  const { status, stderr } = await ended('publish', words, { CONTENT_PORT: '9', CONTENTFUL_HOOK_SECRET: '' });
  expect([status, stderr]).toEqual([2, expect.stringMatching(/^CONTENTFUL_HOOK_SECRET is empty: .+ nothing was/)]);
});

const host = ['--space', 'meridian', '--token', 'any', '--host', 'localhost:HOST'];
test.each<[string, string[], 'PORT' | 'CONTENT_PORT' | '--host', string, number?]>([
  ['uses', ['sydney-home'], 'PORT', 'the site'],
  ['whatson', ['--release', 'spring'], 'PORT', 'the site'],
  ['whatson', ['sydney', '--live'], 'CONTENT_PORT', 'a content service'],
  ['publish', ['sydney-home'], 'CONTENT_PORT', 'a content service'],
  ['publish', ['sydney-home'], 'CONTENT_PORT', 'a content service', 404],
  ['content:check', host, '--host', 'a content service'],
  ['content:translations', host, '--host', 'a content service'],
  ['content:types', host, '--host', 'a content service'],
  ['contract', host, '--host', 'a content service'],
  ['contract', host, '--host', 'a content service', 404],
])('%s %j says so where another program is on %s', async (name, words, variable, expected, status = 200) => {
  const { port, close } = await serve({ fetch: () => new Response('<html>', { status }) });
  onTestFinished(close);
  const told = words.map((word) => word.replace('HOST', `${port}`));
  const { status: end, stderr } = await ended(name, told, { [variable]: `${port}` });
  const sentence = `${name === 'publish' ? '127.0.0.1' : 'localhost'}:${port} answers something else than ${expected}: is it the right address?\n`;
  expect([end, stderr]).toEqual([2, sentence]);
});

const [sys, metadata] = [
  { contentType: { sys: { id: 'event' } }, createdAt: '' },
  { tags: [{ sys: { id: 'cairns' } }] },
];
const entry = { sys, metadata, fields: { title: 'Pearls', slug: 'pearls' } };

test('publish says so where the content service ends before it has taken the change', async () => {
  const { port, close } = await serve({
    fetch: ({ url }) => (url.endsWith('/_publish') ? 'cut' : Response.json(entry)),
  });
  onTestFinished(close);
  const words = ['cairns-event-pearls', 'title=Shells', '--action', 'save'];
  const { status, stderr } = await ended('publish', words, { CONTENT_PORT: `${port}` });
  const sentence = `The embedded content service does not answer on port ${port}. Start it with npm start.\n`;
  expect([status, stderr]).toEqual([2, sentence]);
});

test.each([
  [() => Response.json({ message: 'ill' }, { status: 500 }), /^The content service answered 500 for event: ill\n$/],
  [() => 'cut' as const, /^The content service does not answer at http:\/\/localhost:\d+\.\n$/],
])('publish says why it can’t look at other entries: %#', async (list, sentence) => {
  const { port, close } = await serve({
    fetch: ({ url }) => (url.includes('/entries?') ? list() : Response.json(entry)),
  });
  onTestFinished(close);
  const words = ['cairns-event-pearls', 'title=Shells'];
  const { status, stderr } = await run('editors/publish', words, { CONTENT_PORT: `${port}`, PORT: '9' });
  expect([status, stderr]).toEqual([2, expect.stringMatching(sentence)]);
});

test.each([
  [503, 'failed to take the hook (503: The coordinator did not take the change.)'],
  [403, 'refused to take the hook (403: The coordinator did not take the change.)'],
])('publish says that the change is made where the site answers %i to its hook', async (status, outcome) => {
  const error = 'The coordinator did not take the change.';
  const stands = await serve({
    fetch: ({ url, method }) => {
      if (url.endsWith('/_publish')) return Response.json({ topic: 'ContentManagement.Entry.unpublish', payload: {} });
      if (method === 'POST') return Response.json({ error }, { status });
      return url.includes('/entries/') ? Response.json(entry) : new Response('<h1>Pearls</h1>');
    },
  });
  onTestFinished(stands.close);
  const port = `${stands.port}`;
  const words = ['cairns-event-pearls', '--action', 'unpublish'];
  const { status: end, stderr } = await ended('publish', words, { CONTENT_PORT: port, PORT: port });
  const sentence = `The site ${outcome}. The content service has the change: pages show it within two minutes.\n`;
  expect([end, stderr]).toEqual([2, sentence]);
});
