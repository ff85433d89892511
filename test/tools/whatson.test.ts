import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

const environment = { ...process.env, CLOCK: '2026-06-15T02:00:00.000Z', NODE_NO_WARNINGS: '1' };
const run = (...words: string[]) =>
  spawnSync(process.execPath, ['tools/editors/whatson.ts', ...words], { encoding: 'utf8', env: environment });

const change = (path: string, kind: string) => ({
  city: 'sydney',
  language: 'en',
  path,
  kind,
  reasons: [{ id: 'tea', contentType: 'event', title: 'Tea', what: 'changes', fields: ['title', 'body'] }],
});

describe('npm run whatson', () => {
  test('lists what changes on which day, in the city’s own time', () => {
    const { status, stdout } = run('sydney', '--at', '2026-06-20', '--days', '20');
    expect(status).toBe(0);
    expect(stdout).toContain('sydney, Saturday, 20 June 2026 at 00:00 (Australia/Sydney)');
    expect(stdout).toMatch(/^2026-\d\d-\d\d {2}\d\d:\d\d {2}.+ (?:starts|ends|disappears|is archived) +\w+ sydney-/m);
  });

  describe('of a release or a moment', () => {
    const requestedPaths: string[] = [];
    const answers: Readonly<Record<string, readonly [number, string]>> = {
      spring: [200, JSON.stringify({ changed: [change('/en/sydney', 'home')], left: 2 })],
      none: [200, JSON.stringify({ changed: [], left: 0 })],
      atlantis: [404, '<main><h1>There is no release atlantis, or the space has no timeline.</h1></main>'],
      '': [503, '<main><h1>No index of pages is bound.</h1></main>'],
    };
    /** Stands in for the site on `PORT`. */
    const site = createServer((request, answer) => {
      const url = new URL(request.url ?? '', 'http://localhost');
      requestedPaths.push(url.pathname + url.search);
      const [status, text] = answers[url.searchParams.get('release') ?? ''] ?? [404, ''];
      answer.writeHead(status).end(text);
    });
    beforeAll(async () => {
      site.listen(0);
      await once(site, 'listening');
    });
    afterAll(() => site.close());
    const tell = async (...words: string[]) => {
      const address = site.address();
      const port = typeof address === 'object' ? String(address?.port) : '';
      const child = spawn(process.execPath, ['tools/editors/whatson.ts', ...words], {
        env: { ...environment, PORT: port, DEV_VARS: '' },
      });
      const [out, problems, [status]] = await Promise.all([
        text(child.stdout),
        text(child.stderr),
        once(child, 'close'),
      ]);
      return { status, out, problems };
    };

    test('tells the pages that change, in words, by what the site says', async () => {
      expect(await tell('sydney', '--release', 'spring', '--until', '2026-06-22')).toEqual({
        status: 0,
        problems: '',
        out: 'sydney: 1 page\n  /en/sydney  (home)\n    event tea “Tea” changes: title, body\nNot compared: 2 further pages that may change. Name a city.\n',
      });
      expect(requestedPaths.at(-1)).toBe(
        '/_desk/changes?is-preview-mode=true&format=json&city=sydney&release=spring&at=2026-06-21T14%3A00%3A00.000Z',
      );
      expect((await tell('--release', 'none')).out).toBe('No page changes beside what is drafted already.\n');
    });

    test.each([
      [['--until', '2026-06-22'], 'No index of pages is bound.\n'],
      [['--release', 'atlantis'], 'There is no release atlantis, or the space has no timeline.\n'],
    ])('says why the site does not know of %j', async (words, problems) => {
      expect(await tell('sydney', ...words)).toMatchObject({ status: 2, problems });
    });
  });

  test('as JSON, for other tools', () => {
    const { changes, counts } = JSON.parse(run('sydney', '--json').stdout);
    expect([changes.length > 5, counts.current > 5, Object.keys(changes[0]).sort()]).toEqual([
      true,
      true,
      ['contentType', 'day', 'id', 'time', 'title', 'what'],
    ]);
  });
});
