import { afterAll, describe, expect, test } from 'vitest';
import { sampleSpace } from '../support/sample/sampleSpace.ts';
import { sampleService } from '../support/sample/server.ts';
import { runHere } from '../support/tools/runHere.ts';
import { serve } from '../support/tools/serve.ts';
import { written } from '../support/tools/temporaryFiles.ts';

const service = sampleService();
const server = await serve(service);
afterAll(() => server.close());

const export1 = written('export.json', sampleSpace);
const live = ['--space', 'meridian', '--token', 'meridian-delivery', '--host', server.host];
const desk = (words: readonly string[], environment: Readonly<Record<string, string>> = {}) =>
  runHere('editors/contentTranslations', words, environment);

describe('npm run content:translations', () => {
  test('the embedded space is written in every language', async () => {
    const { status, stdout } = await desk([]);
    expect([status, stdout]).toEqual([
      0,
      expect.stringMatching(/^the embedded space: \d{4} entries, 0 missing, 0 in English, 0 stale\n$/),
    ]);
  });

  test('an export with gaps ends with 1 and says what, where and how many', async () => {
    const { status, stdout } = await desk(['--file', export1, '--space', 'house', '--city', 'sydney']);
    expect(status).toBe(1);
    expect(stdout).toContain(
      'ELSEWHERE\n  event opening “Grand Opening Café” in 简体中文, sydney\n    in English: body\n',
    );
    expect(stdout).toContain(
      'https://app.contentful.com/spaces/house/environments/master/entries/opening?focusedField=body&focusedLocale=zh-Hans\n',
    );
    expect(stdout).toMatch(/^sydney +cn {2}\d+ in English$/m);
  });

  test('an export of other locales of the same languages has the same gaps, and its editor is opened in its own', async () => {
    const inOthers = (text: string) => text.replaceAll('en-US', 'en-AU').replaceAll('zh-Hans', 'zh-CN');
    const renamedExport = written('renamed.json', JSON.parse(inOthers(JSON.stringify(sampleSpace))));
    const ofCity = ['--space', 'house', '--city', 'sydney'];
    const [renamed, plain] = await Promise.all(
      [renamedExport, export1].map((file) => desk(['--file', file, ...ofCity])),
    );
    expect(plain?.stdout).toContain('focusedLocale=zh-Hans\n');
    expect(renamed?.stdout.replaceAll('renamed.json', 'export.json')).toBe(inOthers(plain?.stdout ?? ''));
  });

  test('as JSON and as CSV, for other tools', async () => {
    const [json, csv] = await Promise.all([
      desk(['--file', export1, '--language', 'jp', '--kind', 'elsewhere', '--json']),
      desk(['--file', export1, '--language', 'jp', '--kind', 'elsewhere', '--csv']),
    ]);
    const { items } = JSON.parse(json.stdout);
    expect(items.map(({ id, texts }: { id: string; texts: unknown }) => [id, texts])).toEqual([
      ['opening', [{ field: 'body', state: 'fallsBack' }]],
    ]);
    expect(csv.stdout.split('\r\n')[1]).toMatch(/^elsewhere,opening,event,Grand Opening Café,jp,/);
  });

  test('what its English has left behind is stale: by every published version, or by an earlier export', async () => {
    const publish = () =>
      service.fetch(
        new Request('http://localhost:8788/_publish', {
          method: 'POST',
          headers: { authorization: 'Bearer meridian-management', 'content-type': 'application/json' },
          body: JSON.stringify({ id: 'opening', action: 'publish', fields: { title: { 'en-US': 'Grand reopening' } } }),
        }),
      );
    expect((await publish()).status).toBe(200);
    // More versions than an answer has by itself, newest first: the English before is on a later page.
    for (let times = 0; times < 120; times += 1) await publish();
    const stale = ['--language', 'jp', '--state', 'stale'];
    const management = { CONTENTFUL_MANAGEMENT_TOKEN: 'meridian-management', CONTENTFUL_MANAGEMENT_HOST: server.host };
    const [unknown, history, since] = await Promise.all([
      desk([...live, ...stale]),
      desk([...live, ...stale, '--history'], management),
      desk([...live, ...stale, '--since', export1]),
    ]);
    expect([unknown.status, unknown.stdout.includes('0 stale')]).toEqual([0, true]);
    for (const { status, stdout } of [history, since]) {
      expect(status).toBe(1);
      expect(stdout).toMatch(/event opening “Grand reopening” in 日本語, \d+ cities\n {4}stale: title\n/);
    }
  });
});
