import { Hono } from 'hono/quick';
import { BUILT_FILES_PATH, releaseFile } from '../../content/releaseFiles.ts';
import { inTime } from '../../content/time/timeouts.ts';
import type { AppEnv } from '../appEnv.ts';
import { fixedHeaders } from '../fixedHeaders.ts';
import { problemOf } from '../platform/log.ts';
import type { World } from '../world.ts';

/** Until the store answers: a page waits for its files. */
const WAIT_MS = 5000;

/**
 * GET `/assets/{name}`: a built file that this version does not have. Pages of another version ask for it: of the one
 * before while they stay open, of the next one while both run, of one that was taken back (docs/rules.md#release-files).
 * Its headers are those of client/public/_headers, with which the platform serves the files of this version. 503 where the
 * store fails, which does not say that there is no such file.
 */
export function releaseFiles(world: World) {
  return new Hono<AppEnv>().get(`${BUILT_FILES_PATH}/:name`, async (c, next) => {
    const file = releaseFile(c.req.param('name'));
    if (!file) return next();
    const get = () => world.contentStore.get(file.key);
    let text: string | null;
    try {
      // Asked once more: no browser asks again for the styles of its page.
      text = await inTime(world, WAIT_MS, get().catch(get), 'the store is too slow');
    } catch (thrown) {
      world.log('warning', 'store unreadable', { key: file.key, problem: problemOf(thrown) });
      return c.text('503 Service Unavailable', 503, { 'Cache-Control': 'no-store', 'Retry-After': '5' });
    }
    if (text === null) return next();
    return c.body(
      Uint8Array.from(atob(text), (character) => character.charCodeAt(0)),
      200,
      {
        'Content-Type': file.type,
        'Cache-Control': 'public, max-age=31536000, immutable',
        'Access-Control-Allow-Origin': '*',
        'Cross-Origin-Resource-Policy': 'cross-origin',
        'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'self'",
        ...fixedHeaders(world.settings),
      },
    );
  });
}
