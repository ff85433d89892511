import { describe, expect, test } from 'vitest';
import { testSite } from '../support/worker/testWorld.ts';

const json = (body: unknown): RequestInit => ({
  method: 'POST',
  body: JSON.stringify(body),
  headers: { 'content-type': 'application/json' },
});

describe('reports of what the policy stopped', () => {
  const violation = (page = 'https://www.meridian.example/en/sydney?name=Ada#x') => ({
    type: 'csp-violation',
    url: page,
    body: {
      effectiveDirective: 'script-src-elem',
      blockedURL: 'https://evil.example/x.js?token=1',
      documentURL: page,
      sourceFile: '',
      disposition: 'enforce',
    },
  });

  test('one line each, without anything personal', async () => {
    const site = testSite();
    await site.visit('/_csp', {}, json([violation(), violation()]));
    const lines = site.lines.filter((line) => line.includes('policy violated'));
    expect(lines.length).toBe(2);
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({
      directive: 'script-src-elem',
      blocked: 'https://evil.example/x.js',
      page: 'https://www.meridian.example/en/sydney',
      disposition: 'enforce',
    });
    expect(site.lines.join()).not.toMatch(/Ada|token/);
  });

  test('the first ten of a list are logged, each by itself, and how many more there were', async () => {
    const site = testSite();
    const list = [{ type: 'deprecation', body: {} }, ...Array.from({ length: 14 }, () => violation())];
    expect((await site.visit('/_csp', {}, json(list))).status).toBe(204);
    expect(site.lines.filter((line) => line.includes('policy violated'))).toHaveLength(9);
    const more = site.lines.filter((line) => line.includes('more policy reports'));
    expect(more.map((line) => JSON.parse(line).count)).toEqual([5]);
  });

  test('older browsers’ form', async () => {
    const site = testSite();
    await site.visit(
      '/_csp',
      {},
      json({
        'csp-report': {
          'violated-directive': 'img-src',
          'blocked-uri': 'data',
          'document-uri': 'https://www.meridian.example/',
        },
      }),
    );
    expect(site.lines.join()).toContain('"directive":"img-src"');
  });

  test.each<[string, string]>([
    ['nothing', ''],
    ['no JSON', '{'],
    ['another list', '[1,2]'],
    ['another report', '[{"type":"deprecation","body":{}}]'],
    [
      'line breaks in a value, which stay inside their line',
      JSON.stringify([{ ...violation('https://x.example/\n{"level":"error"}') }]),
    ],
  ])('%s', async (_, body) => {
    const site = testSite();
    const { status } = await site.visit('/_csp', {}, { method: 'POST', body });
    expect(status).toBe(204);
    for (const line of site.lines) expect(line).not.toContain('\n');
  });

  test('sixty a minute at most', async () => {
    const site = testSite();
    const statuses: number[] = [];
    for (let count = 0; count < 100; count += 1)
      statuses.push((await site.visit('/_csp', {}, json([violation()]))).status);
    expect([
      statuses.filter((status) => status === 204).length,
      statuses.filter((status) => status === 429).length,
    ]).toEqual([60, 40]);
    site.setNow('2026-06-15T02:01:01.000Z');
    expect((await site.visit('/_csp', {}, json([violation()]))).status).toBe(204);
  });

  test('a visitor whom the platform limits is refused', async () => {
    const site = testSite({
      world: { events: { write: () => undefined, allows: async (key: string) => !key.startsWith('policy ') } },
    });
    expect((await site.visit('/_csp', {}, json([violation()]))).status).toBe(429);
  });
});
