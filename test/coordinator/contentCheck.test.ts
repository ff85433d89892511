import { describe, expect, test } from 'vitest';
import { everythingChanged } from '../../content/freshness/changes.ts';
import { askForChanges } from '../../coordinator/contentCheck.ts';
import { readSettings } from '../../coordinator/settings.ts';

const variables = { CONTENTFUL_SPACE_ID: 'meridian', CONTENTFUL_ACCESS_TOKEN: 'token' };
const settings = readSettings(variables);

/** A content service with so many pages of deletions, one on each; nothing else has changed. */
function serviceWith(pages: number) {
  const fetch = async (request: Request): Promise<Response> => {
    const { pathname, searchParams } = new URL(request.url);
    if (!pathname.endsWith('/sync')) return Response.json({ total: 0, items: [] });
    const page = Number(searchParams.get('sync_token') ?? 0);
    const next = `https://content.example/sync?sync_token=${page + 1}`;
    return Response.json({
      items: [{ sys: { type: 'DeletedEntry', id: `gone-${page}` } }],
      ...(page + 1 < pages ? { nextPageUrl: next } : { nextSyncUrl: next }),
    });
  };
  return { settings, fetch, after: () => () => undefined };
}

test('goes on with the next check where a space has more deletions than one reads', async () => {
  const world = serviceWith(25);
  let syncToken: string | undefined;
  const checks: unknown[] = [];
  for (let count = 0; count < 3; count += 1) {
    const check = await askForChanges(world, { since: Date.UTC(2041), syncToken, source: undefined });
    checks.push(check.changes.map(({ entry }) => entry));
    syncToken = check.syncToken;
  }
  const everything = [everythingChanged.entry];
  expect(checks).toEqual([everything, everything, ['gone-20', 'gone-21', 'gone-22', 'gone-23', 'gone-24']]);
});

test.each([
  ['host', { CONTENTFUL_HOST: 'cdn.eu.content.example' }, true],
  ['space', { CONTENTFUL_SPACE_ID: 'other' }, true],
  ['environment', { CONTENTFUL_ENVIRONMENT: 'release-2' }, true],
  ['token', { CONTENTFUL_ACCESS_TOKEN: 'other' }, false],
])('everything may have changed after a deploy that names another %s', async (_, changed, isSwitched) => {
  const { fetch, ...world } = serviceWith(1);
  const environmentIn = ({ url }: Request) => /environments\/([^/]+)\/entries/.exec(url)?.[1];
  const withEntry = async (request: Request): Promise<Response> => {
    const id = environmentIn(request);
    if (id === undefined) return fetch(request);
    return Response.json({ total: 1, items: [{ sys: { type: 'Entry', id: 'e1', environment: { sys: { id } } } }] });
  };
  const checkOf = (given: Readonly<Record<string, string>>, source?: string) =>
    askForChanges({ ...world, settings: readSettings(given), fetch: withEntry }, { since: 0, syncToken: '0', source });
  const { source } = await checkOf(variables);
  expect(await checkOf({ ...variables, ...changed }, source)).toMatchObject({
    isSwitched,
    changes: isSwitched ? [everythingChanged] : [{ entry: 'gone-0' }, { entry: 'e1' }],
  });
});

describe('an answer that is damaged says nothing of what changed', () => {
  const item = (id: string) => ({ sys: { type: 'Asset', id } });
  const full = Array.from({ length: 1000 }, (_, index) => item(`a${index}`));

  const compare = (assets: () => Response) => {
    const world = serviceWith(1);
    const fetch = async (request: Request): Promise<Response> =>
      new URL(request.url).pathname.endsWith('/assets') ? assets() : world.fetch(request);
    const check = askForChanges({ ...world, fetch }, { since: Date.UTC(2041), syncToken: '0', source: undefined });
    return check.then(({ changes }) => changes.map(({ entry }) => entry).slice(1));
  };

  test.each([
    ['that lost its items', { total: 7, items: [] }],
    ['that lost some of its items', { total: 3, items: [item('a1')] }],
    ['that is full and lost some', { total: 1001, items: full.slice(1) }],
    ['that is an error', { sys: { type: 'Error', id: 'ServerError' }, items: [] }],
  ])('a list %s', async (_, answer) => {
    await expect(compare(() => Response.json(answer))).rejects.toThrow();
  });

  test('while all pages count as changed where more have changed than fit', async () => {
    expect(await compare(() => Response.json({ total: 1001, items: full }))).toEqual([everythingChanged.entry]);
    expect(await compare(() => Response.json({ total: 1000, items: full }))).toHaveLength(1000);
  });

  test('a redirect is not followed', async () => {
    const asked: string[] = [];
    const { fetch, ...world } = serviceWith(1);
    const noting = (request: Request): Promise<Response> => {
      asked.push(request.redirect);
      return fetch(request);
    };
    await askForChanges({ ...world, fetch: noting }, { since: 0, syncToken: '0', source: undefined });
    expect(asked).toEqual(['manual', 'manual', 'manual', 'manual']);
    await expect(compare(() => new Response(null, { status: 302, headers: { Location: '/' } }))).rejects.toThrow('302');
  });
});
