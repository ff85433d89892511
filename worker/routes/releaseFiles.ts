import { Hono } from 'hono/quick';
import { BUILT_FILES_PATH, releaseFile } from '../../content/releaseFiles.ts';
import type { AppEnv } from '../appEnv.ts';
import type { Tier } from '../cache/tier.ts';
import type { World } from '../world.ts';

/**
 * GET `/assets/{name}`: a built file that this version does not have. Pages of another version ask for it: of the one
 * before while they stay open, of the next one while both run, of one that was taken back (docs/rules.md#release-files).
 * Its headers are those of client/public/_headers, with which the platform serves the files of this version.
 */
export function releaseFiles({ settings }: Pick<World, 'settings'>, store: Tier) {
  return new Hono<AppEnv>().get(`${BUILT_FILES_PATH}/:name`, async (c, next) => {
    const file = releaseFile(c.req.param('name'));
    const text = file && (await store.get(file.key));
    if (!file || text === undefined) return next();
    return c.body(
      Uint8Array.from(atob(text), (character) => character.charCodeAt(0)),
      200,
      {
        'Content-Type': file.type,
        'Cache-Control': 'public, max-age=31536000, immutable',
        'Access-Control-Allow-Origin': '*',
        'Cross-Origin-Resource-Policy': 'cross-origin',
        'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
        'Referrer-Policy': 'strict-origin-when-cross-origin',
        'Strict-Transport-Security': `max-age=${settings.hstsMaxAge}`,
        'X-Content-Type-Options': 'nosniff',
      },
    );
  });
}
