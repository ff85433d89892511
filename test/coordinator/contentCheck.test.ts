import { expect, test } from 'vitest';
import { everythingChanged } from '../../content/freshness/changes.ts';
import { askForChanges } from '../../coordinator/contentCheck.ts';
import { readSettings } from '../../coordinator/settings.ts';

const settings = readSettings({ CONTENTFUL_SPACE_ID: 'meridian', CONTENTFUL_ACCESS_TOKEN: 'token' });

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
    const check = await askForChanges(world, { since: Date.UTC(2041), syncToken, environment: undefined });
    checks.push(check.changes.map(({ entry }) => entry));
    syncToken = check.syncToken;
  }
  const everything = [everythingChanged.entry];
  expect(checks).toEqual([everything, everything, ['gone-20', 'gone-21', 'gone-22', 'gone-23', 'gone-24']]);
});
