import { Hono } from 'hono/quick';
import { contentHost } from '../../content/address/contentHost.ts';
import { FETCHED_FILES_PATH } from '../../content/media/mediaUrl.ts';
import type { AppEnv } from '../appEnv.ts';
import { FETCHED_FILE_POLICY, fetchFile } from '../platform/fetchFile.ts';

/** What the image API is asked for; anything else would only fill the cache. */
const parameters = ['w', 'h', 'fit', 'f', 'fm', 'q'];

/**
 * GET `/_assets/{host}/{space}/{asset}/{token}/{file}`: a file of the content service itself, for visitors who can't
 * reach its hosts (docs/rules.md#service-files) and as a page's first picture. Only hosts that a setting names, and only
 * this space.
 */
export function serviceFiles() {
  return new Hono<AppEnv>().get(`${FETCHED_FILES_PATH}/:host/:space/:asset/:token/:file`, async (c) => {
    const { assets, content } = c.var.world.settings;
    const { host, space } = c.req.param();
    if (!assets.service.includes(host) || space !== content.space) return c.notFound();
    const path = c.var.visitor.url.pathname.slice(FETCHED_FILES_PATH.length + 1 + host.length);
    const query = new URLSearchParams(
      parameters.flatMap((name) => c.req.queries(name)?.map((value) => [name, value]) ?? []),
    );
    c.set('responsePolicy', FETCHED_FILE_POLICY);
    return fetchFile(c.var.world, new URL(`${path}?${query}`, contentHost(host).origin), c.req.raw);
  });
}
