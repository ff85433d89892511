import { afterEach, expect, test } from 'vitest';
import { wranglerProblem } from '../../tools/wrangler.ts';
import { platformVariables } from '../support/tools/platformApi.ts';
import { run } from '../support/tools/run.ts';
import { serve } from '../support/tools/serve.ts';

/** A platform whose store of flags answers so; what was written into it. */
async function platformWith(answers: { readonly value: Response; readonly keys: Response }) {
  const written: string[] = [];
  const server = await serve({
    fetch: async (request) => {
      if (request.method === 'PUT') {
        written.push(await request.text());
        return Response.json({ success: true, errors: [], messages: [], result: null });
      }
      return /\/keys$/.test(new URL(request.url).pathname) ? answers.keys : answers.value;
    },
  });
  servers.push(server);
  return {
    written,
    flags: (...words: readonly string[]) =>
      run('operators/flags', [...words, '--remote'], {
        HEALTH_KEY: '',
        ...platformVariables(server.host),
        // Wrangler names the account in what it says.
        CLOUDFLARE_ACCOUNT_ID: 'abc40400000000000000000000000001',
      }),
  };
}

const servers: { readonly close: () => void }[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

const failing = (status: number, code: number, message: string): Response =>
  Response.json({ success: false, errors: [{ code, message }], messages: [], result: null }, { status });
const keysOf = (...names: readonly string[]): Response =>
  Response.json({ success: true, errors: [], messages: [], result: names.map((name) => ({ name })), result_info: {} });

const notFound = (): Response => failing(404, 10_013, 'namespace not found');

test.each([
  ['fails', () => ({ value: failing(500, 10_001, 'internal error'), keys: keysOf('flags') })],
  ['is not there', () => ({ value: notFound(), keys: notFound() })],
])('flags of a store that %s are unknown: nothing is written over them', async (_, answers) => {
  const { flags, written } = await platformWith(answers());
  const { status, stdout, stderr } = await flags('set', 'maintenance', 'guam', 'on');
  expect([status, stdout, written]).toEqual([2, '', []]);
  expect(stderr).toContain('Failed to fetch');
});

test('a store that has no flags yet takes the first', async () => {
  // The name of another key begins like the flags’ own.
  const { flags, written } = await platformWith({
    value: failing(404, 10_009, 'key not found'),
    keys: keysOf('flags-of-old'),
  });
  expect(await flags('set', 'cache', 'off')).toMatchObject({
    status: 0,
    stdout: expect.stringContaining('cache  off'),
  });
  expect(written.map((text) => JSON.parse(text))).toEqual([expect.objectContaining({ cache: false })]);
});

const nowhere = 'The platform can’t be reached: look at the network between here and there.';
test.each([
  ['notfound', ['list', '--remote'], 2, `${nowhere}\n`],
  ['enquiries', ['list', '--remote'], 2, `${nowhere}\n`],
  ['rollback', ['production'], 1, `✗ wrangler deployments list --json ended with status 1\n${nowhere}\n`],
])('%s says in a sentence that no network leads to the platform', async (command, words, status, told) => {
  const ended = await run(`operators/${command}`, words, { HEALTH_KEY: '', ...platformVariables('127.0.0.1:9') });
  expect([ended.status, (ended.stdout + ended.stderr).replace(/ +→[\s\S]*$/, '')]).toEqual([status, told]);
});

test.each([
  [
    'JSON with notes',
    {
      stdout: '{"error":{"text":"A request failed.","notes":[{"text":"no such column: x [code: 7500]"}]}}',
      stderr: '',
    },
    'A request failed.\nno such column: x [code: 7500]',
  ],
  [
    'a box and advice to report a bug',
    {
      stdout: '\n\u001b[32mIf you think this is a bug then please create an issue\u001b[0m',
      stderr:
        '\u001b[31m✘ \u001b[41;31m[\u001b[41;97mERROR\u001b[41;31m]\u001b[0m Too old. [code: 10220]\n\n🪵  Logs were written to "x"',
    },
    'Too old. [code: 10220]',
  ],
  [
    'advice to add an option that only wrangler has',
    {
      stdout: '',
      stderr:
        '✘ [ERROR] Set a CLOUDFLARE_API_TOKEN.\n\n  To continue without logging in, rerun this command with `--temporary`. Wrangler will use a temporary account.',
    },
    'Set a CLOUDFLARE_API_TOKEN.',
  ],
])('of what wrangler prints the sentences stay: %s', (_, printed, problem) => {
  expect(wranglerProblem(printed)).toBe(problem);
});
