import { afterAll, describe, expect, test, vi } from 'vitest';
import { contentAccess } from '../../tools/editors/contentAccess.ts';
import { deliveryProblem } from '../../tools/editors/spaceExport.ts';
import { sampleSpace } from '../support/sample/sampleSpace.ts';
import { sampleService } from '../support/sample/server.ts';
import { runHere } from '../support/tools/runHere.ts';
import { serve } from '../support/tools/serve.ts';
import { written } from '../support/tools/temporaryFiles.ts';

const server = await serve(sampleService());
afterAll(() => server.close());

const live = ['--space', 'meridian', '--token', 'meridian-delivery', '--host', server.host];

test.each([
  [new Error('connect ECONNREFUSED'), 'cdn.example can’t be reached: connect ECONNREFUSED'],
  [
    new Error('{"status": 403, "message": "No."}'),
    'cdn.example refused to tell of space x, environment master: 403 No.',
  ],
  [
    Object.assign(new Error('{"status": 500, "message": ""}'), { name: '500 Internal Server Error' }),
    'cdn.example failed to tell of space x, environment master: 500 Internal Server Error',
  ],
])('a space that can’t be read is told in words: %s', (thrown, words) => {
  expect(deliveryProblem({ host: 'cdn.example', id: 'x', environment: 'master' }, thrown)).toBe(words);
});

test('a sample space that was not written, or by half, is told in words when it is asked', async () => {
  const ask = contentAccess(false, new Date());
  vi.spyOn(JSON, 'parse').mockImplementationOnce(() => {
    throw new SyntaxError('Unexpected end of JSON input');
  });
  await expect(ask({ content_type: 'event' })).rejects.toThrow(
    'the embedded space (npm run space writes it) can’t be read: Unexpected end of JSON input',
  );
});

test('a list that lost its items is no space without entries', async () => {
  const list = { sys: { type: 'Array' }, total: 3, skip: 0, limit: 400, items: [] };
  const damaged = await serve({ fetch: () => Response.json(list) });
  const words = ['--space', 'meridian', '--token', 'x', '--host', damaged.host];
  const { status, stderr } = await runHere('editors/contentCheck', words);
  damaged.close();
  expect([status, stderr]).toEqual([2, 'The content service answered 0 of 3.\n']);
});

test('a wait for the rate limit stands beside the output, not in it', async () => {
  const service = sampleService();
  let isRefused = false;
  const busy = await serve({
    fetch: async (request) => {
      if (isRefused) return service.fetch(request);
      isRefused = true;
      const limit = { 'X-Contentful-RateLimit-Reset': '0' };
      return Response.json({ sys: { type: 'Error', id: 'RateLimitExceeded' } }, { status: 429, headers: limit });
    },
  });
  const words = ['--space', 'meridian', '--token', 'meridian-delivery', '--host', busy.host, '--json'];
  const { stdout, stderr } = await runHere('editors/contentCheck', words);
  busy.close();
  expect(JSON.parse(stdout)).toMatchObject({ source: 'space meridian, environment master (published)' });
  expect(stderr).toMatch(/^ {2}Rate limit error occurred\. Waiting for \d+ ms before retrying\.\.\.\n$/);
});

test('a variable that holds nothing names no host and no environment', async () => {
  const empty = { CONTENTFUL_HOST: server.host, CONTENTFUL_ENVIRONMENT: '', CONTENTFUL_SPACE_ID: 'meridian' };
  const { stdout, stderr } = await runHere('editors/contentTypes', ['--token', 'meridian-delivery'], empty);
  expect([stderr, stdout]).toEqual(['', expect.stringContaining('space meridian, environment master (published):')]);
});

describe('npm run content:check', () => {
  test('the embedded space passes but for pictures that cities share, and the last line sums up', async () => {
    const { status, stdout } = await runHere('editors/contentCheck', ['--severity', 'warning']);
    expect(status).toBe(0);
    expect(stdout.match(/^(?:ERROR|WARNING) \S+/gm)).toEqual(['WARNING picture-shared']);
    expect(stdout).toMatch(/\nthe embedded space: \d{4} entries, 0 errors, \d+ warnings, \d+ notes\n$/);
  });

  test('an export with errors ends with 1, each with its entry and the way to the editor', async () => {
    const words = ['--file', written('sample.json', sampleSpace), '--space', 'house', '--severity', 'error'];
    const { status, stdout } = await runHere('editors/contentCheck', words);
    expect(status).toBe(1);
    expect(stdout).toMatch(/ERROR tag-missing \(\d+\): Every entry has/);
    expect(stdout).toMatch(
      / {2}event opening “Grand Opening Café”\n {4}.+\n {4}https:\/\/app\.contentful\.com\/spaces\/house\/environments\/master\/entries\/opening\n/,
    );
    expect(stdout).not.toContain('WARNING');
  });

  test('a live space by its Delivery API says the same of what is published; --preview reads drafts too', async () => {
    const drafts = ['--space', 'meridian', '--token', 'meridian-preview', '--host', `127.0.0.1:${server.port}`];
    const [publishedRun, draftsRun] = await Promise.all([
      runHere('editors/contentCheck', [...live, '--json']),
      runHere('editors/contentCheck', [...drafts, '--preview', '--json']),
    ]);
    const [publishedReport, draftsReport] = [JSON.parse(publishedRun.stdout), JSON.parse(draftsRun.stdout)];
    expect([publishedReport.source, draftsReport.source]).toEqual([
      'space meridian, environment master (published)',
      'space meridian, environment master (drafts)',
    ]);
    expect(draftsReport.entries).toBeGreaterThan(publishedReport.entries);
    expect(publishedReport.findings.filter((finding: { isDraft: boolean }) => finding.isDraft)).toEqual([]);
    expect(draftsReport.findings.filter((finding: { isDraft: boolean }) => finding.isDraft)).not.toEqual([]);
  });

  test('the environment’s variables say the same as the options', async () => {
    const { status, stdout } = await runHere('editors/contentCheck', ['--rule', 'field-required'], {
      CONTENTFUL_SPACE_ID: 'meridian',
      CONTENTFUL_ACCESS_TOKEN: 'meridian-delivery',
      CONTENTFUL_HOST: server.host,
    });
    expect([0, 1]).toContain(status);
    expect(stdout).toContain('space meridian, environment master (published)');
  });

  test('--rules tells what is checked', async () => {
    const { stdout } = await runHere('editors/contentCheck', ['--rules']);
    expect(stdout).toMatch(/^error {4}slug-collides {12}Every address has one entry$/m);
  });

  test('what can’t be checked ends with 2 and says why', async () => {
    const wrong: readonly (readonly [words: readonly string[], told: string])[] = [
      [['--file', written('other.json', [1, 2])], 'no content of a space'],
      [[...live, '--token', 'stolen'], '401 AccessTokenInvalid'],
      [[...live, '--space', 'elsewhere'], '404 NotFound'],
    ];
    const ended = await Promise.all(wrong.map(([words]) => runHere('editors/contentCheck', words)));
    expect(ended.map(({ status, stderr }) => [status, stderr])).toEqual(
      wrong.map(([, told]) => [2, expect.stringContaining(told)]),
    );
  });
});
