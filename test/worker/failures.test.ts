import { describe, expect, test } from 'vitest';
import { readFlags } from '../../content/flags.ts';
import { message } from '../../content/messages/messages.ts';
import { createDelivery } from '../../worker/contentful/delivery.ts';
import { statusOf } from '../../worker/failures.ts';
import { createLog, logLevels } from '../../worker/platform/log.ts';
import { textOf } from '../support/worker/pageText.ts';
import { testTime } from '../support/worker/testTime.ts';
import { headOf, TEST_NOW, testSite } from '../support/worker/testWorld.ts';

test.each<[unknown, number]>([
  [{ statusCode: 404, status: 410, response: { status: 403 } }, 404],
  [{ status: 410, response: { status: 403 } }, 410],
  [{ response: { status: 403 } }, 403],
  [{ statusCode: 'none', status: 200 }, 500],
  [new Error('broken'), 500],
  [undefined, 500],
])('what is thrown counts with its own status: %j is %i', (thrown, status) => {
  expect(statusOf(thrown)).toBe(status);
});

describe('the log', () => {
  test('has the levels 1 to 4', () => {
    expect(logLevels).toEqual({ debug: 1, info: 2, warning: 3, error: 4 });
  });

  test('a site logs from level 2, unless its settings say otherwise', () => {
    expect(testSite().world.settings.logLevel).toBe(2);
    const lines: string[] = [];
    const log = createLog(
      2,
      () => new Date(TEST_NOW),
      (line) => lines.push(line),
    );
    for (const level of ['debug', 'info', 'warning', 'error'] as const) log(level, level);
    expect(lines.map((line) => JSON.parse(line).event)).toEqual(['info', 'warning', 'error']);
  });

  test('has no long line, whatever flags, content and services say', () => {
    const lines: string[] = [];
    const log = createLog(
      2,
      () => new Date(TEST_NOW),
      (line) => lines.push(line),
    );
    const cities = Object.fromEntries(Array.from({ length: 3000 }, (_, at) => [`city-${at}`, true]));
    const { problems } = readFlags(JSON.stringify({ maintenance: { cities } }));
    log('error', 'flags ignored', { problems, problem: `${'x'.repeat(999)}😀${'y'.repeat(1_000_000)}` });
    const [line = ''] = lines;
    expect(line.length).toBeLessThan(25_000);
    expect(JSON.parse(line)).toMatchObject({
      problems: [...problems.slice(0, 20), 'and 2980 more'],
      problem: `${'x'.repeat(999)}…`,
    });
  });
});

test('a content call ends after 200 seconds', async () => {
  const time = testTime(TEST_NOW);
  const { settings } = testSite().world;
  const hanging = () => new Promise<Response>(() => undefined);
  const delivery = createDelivery({ settings, fetch: hanging, after: time.after }, 'delivery');
  const { took } = await time.run(delivery.list({ content_type: 'news' }).catch(() => undefined));
  expect(took).toBe(200_000);
});

test.each([
  ['/en/sydney/nowhere', 'An error occurred while showing the error page', '/en/sydney'],
  ['/fr/paris/brand/listing', message('errorPageFailed', 'fr'), '/fr/paris'],
  ['/kr/guam/dining', message('errorPageFailed', 'kr'), '/kr/guam'],
  ['/tc/hong-kong', message('errorPageFailed', 'tc'), '/tc/hong-kong'],
])('when the error page of %s fails too, a text leads home', async (path, words, home) => {
  const { clientFiles } = testSite().world;
  const brokenFiles = {
    ...clientFiles,
    get styles(): never {
      throw new Error('no styles');
    },
  };
  const answer = await testSite({ world: { clientFiles: brokenFiles } }).visit(path);
  const text = await answer.text();
  expect(headOf(answer, 'cache-control')).toEqual([500, 'no-store']);
  expect([textOf(text, 'h1'), text.includes(`href="${home}"`)]).toEqual([words, true]);
});
