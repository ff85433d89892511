import { afterAll, describe, expect, test } from 'vitest';
import { runHere } from '../support/tools/runHere.ts';
import { serve } from '../support/tools/serve.ts';

const requestedPaths: string[] = [];
const answers: Readonly<Record<string, () => Response>> = {
  spring: () => Response.json({ changed: [change('/en/sydney', 'home')], left: 2 }),
  none: () => Response.json({ changed: [], left: 0 }),
  atlantis: () => refused('There is no release atlantis, or the space has no timeline.', 404),
  '': () => refused('No index of pages is bound.', 503),
};
const refused = (heading: string, status: number) => new Response(`<main><h1>${heading}</h1></main>`, { status });
/** Stands in for the site on `PORT`. */
const site = await serve({
  fetch: ({ url }) => {
    const { pathname, search, searchParams } = new URL(url);
    requestedPaths.push(pathname + search);
    return answers[searchParams.get('release') ?? '']?.() ?? new Response('', { status: 404 });
  },
});
afterAll(() => site.close());
const whatson = (...words: readonly string[]) =>
  runHere('editors/whatson', words, { CLOCK: '2026-06-15T02:00:00.000Z', PORT: String(site.port), DEV_VARS: '' });

const change = (path: string, kind: string) => ({
  city: 'sydney',
  language: 'en',
  path,
  kind,
  reasons: [{ id: 'tea', contentType: 'event', title: 'Tea', what: 'changes', fields: ['title', 'body'] }],
});

describe('npm run whatson', () => {
  test('lists what changes on which day, in the city’s own time', async () => {
    const { status, stdout } = await whatson('sydney', '--at', '2026-06-20', '--days', '20');
    expect(status).toBe(0);
    expect(stdout).toContain('sydney, Saturday, 20 June 2026 at 00:00 (Australia/Sydney)');
    expect(stdout).toMatch(/^2026-\d\d-\d\d {2}\d\d:\d\d {2}.+ (?:starts|ends|disappears|is archived) +\w+ sydney-/m);
  });

  describe('of a release or a moment', () => {
    test('tells the pages that change, in words, by what the site says', async () => {
      expect(await whatson('sydney', '--release', 'spring', '--until', '2026-06-22')).toEqual({
        status: 0,
        stderr: '',
        stdout:
          'sydney: 1 page\n  /en/sydney  (home)\n    event tea “Tea” changes: title, body\nNot compared: 2 further pages that may change. Name a city.\n',
      });
      expect(requestedPaths.at(-1)).toBe(
        '/_desk/changes?is-preview-mode=true&format=json&city=sydney&release=spring&at=2026-06-21T14%3A00%3A00.000Z',
      );
      expect((await whatson('--release', 'none')).stdout).toBe('No page changes beside what is drafted already.\n');
    });

    test.each([
      [['--until', '2026-06-22'], 'No index of pages is bound.\n'],
      [['--release', 'atlantis'], 'There is no release atlantis, or the space has no timeline.\n'],
    ])('says why the site does not know of %j', async (words, stderr) => {
      expect(await whatson('sydney', ...words)).toMatchObject({ status: 2, stderr });
    });
  });

  test('reads every entry of a live space, in answers that the service gives', async () => {
    const entry = (type: string, id: string, fields: object, tag = 'global') => ({
      sys: { type: 'Entry', id, contentType: { sys: { id: type } } },
      metadata: { tags: [{ sys: { id: tag } }] },
      fields,
    });
    const entries = [
      ...Array.from({ length: 1200 }, (_, at) => entry('news', `crowd-${at}`, { startDate: '2026-06-18T10:00' })),
      entry('news', 'older', { displayDate: '2026-06-01' }),
      // The city's own settings count before those of all cities.
      entry('globalSettings', 'all', {}),
      entry('globalSettings', 'own', { newsShownForDays: 3 }, 'sydney'),
    ];
    const service = await serve({
      fetch: ({ url }) => {
        const { searchParams } = new URL(url);
        const items = entries.filter(({ sys }) => sys.contentType.sys.id === searchParams.get('content_type'));
        const [skip, limit] = [Number(searchParams.get('skip')), Number(searchParams.get('limit'))];
        return items.length > 0 && limit > 300
          ? Response.json(
              { message: 'Response size too big. Maximum allowed response size: 7340032B.' },
              { status: 400 },
            )
          : Response.json({
              sys: { type: 'Array' },
              total: items.length,
              skip,
              limit,
              items: items.slice(skip, skip + limit),
            });
      },
    });
    const live = { CLOCK: '2026-06-15T02:00:00.000Z', CONTENTFUL_HOST: service.host, DEV_VARS: '' };
    const { stdout, stderr } = await runHere('editors/whatson', ['sydney', '--live'], live);
    service.close();
    expect([stderr, stdout.split('\n')[1]]).toEqual(['', '0 current, 1200 upcoming, 0 past, 1 hidden']);
  });

  test('reads a live space whose English is en-AU', async () => {
    const service = await serve({
      fetch: ({ url }) => {
        const { pathname, searchParams } = new URL(url);
        if (pathname.endsWith('/locales')) return Response.json({ items: [{ code: 'en-AU', default: true }] });
        return searchParams.get('locale') === 'en-AU'
          ? Response.json({ sys: { type: 'Array' }, total: 0, skip: 0, limit: 100, items: [] })
          : Response.json({ message: `Unknown locale: ${searchParams.get('locale')}` }, { status: 400 });
      },
    });
    const live = { CLOCK: '2026-06-15T02:00:00.000Z', CONTENTFUL_HOST: service.host, DEV_VARS: '' };
    const { stdout, stderr } = await runHere('editors/whatson', ['sydney', '--live'], live);
    service.close();
    expect([stderr, stdout.split('\n')[1]]).toEqual(['', '0 current, 0 upcoming, 0 past, 0 hidden']);
  });

  test('as JSON, for other tools', async () => {
    const { changes, counts } = JSON.parse((await whatson('sydney', '--json')).stdout);
    expect([changes.length > 5, counts.current > 5, Object.keys(changes[0]).sort()]).toEqual([
      true,
      true,
      ['contentType', 'day', 'id', 'time', 'title', 'what'],
    ]);
  });
});
