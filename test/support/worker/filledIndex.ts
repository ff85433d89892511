import { HEALTH_KEY, type testSite } from './testWorld.ts';

/** Paths of a request that makes pages ahead. */
const PATHS = 25;

/** Has pages made ahead, so that the coordinator's index knows what they have read; the site's key is `HEALTH_KEY`. */
export async function fillIndex(site: ReturnType<typeof testSite>, paths: readonly string[]): Promise<void> {
  const headers = { 'x-health-key': HEALTH_KEY, 'content-type': 'application/json' };
  for (let from = 0; from < paths.length; from += PATHS) {
    const body = JSON.stringify({ paths: paths.slice(from, from + PATHS), from: 'abroad' });
    await site.read('/_pages', headers, { method: 'POST', body });
    await site.settled();
  }
}
