import { Hono } from 'hono/quick';
import { contentHost } from '../../content/address/contentHost.ts';
import { SERVICE_FILES_PATH } from '../../content/media/mediaUrl.ts';
import type { AppEnv } from '../appEnv.ts';
import { problemOf } from '../platform/log.ts';
import { withTimeout } from '../platform/timeouts.ts';

/** Until the first byte. */
const TIMEOUT_MS = 20_000;

/** Files have an address of their own for each version. */
const LIFETIME = 31_536_000;

/** What the image API is asked for; anything else would only fill the cache. */
const parameters = ['w', 'h', 'fit', 'f', 'fm', 'q'];

/** What pages show or link to. Anything else could act as a page of this site. */
const inlineTypes = /^(?:image|video|audio)\//;
const savedTypes = /^application\/pdf\b/;

/** Headers that a player needs for a part of a video, and a browser for a file that it has. */
const forwardedHeaders = ['Accept', 'Range', 'If-Range', 'If-None-Match'];
const passedHeaders = ['Content-Type', 'Content-Length', 'Content-Range', 'Accept-Ranges', 'ETag'];

/**
 * GET `/_assets/{host}/{space}/{asset}/{token}/{file}`: a file of the content service itself, for visitors who can't
 * reach its hosts (docs/rules.md#service-files). Only hosts that a setting names, and only this space. The platform
 * keeps what was fetched.
 */
export function serviceFiles() {
  return new Hono<AppEnv>().get(`${SERVICE_FILES_PATH}/:host/:space/:asset/:token/:file`, async (c) => {
    const { assets, content } = c.var.world.settings;
    const { host, space } = c.req.param();
    if (!assets.service.includes(host) || space !== content.space) return c.notFound();
    const path = c.var.visitor.url.pathname.slice(SERVICE_FILES_PATH.length + 1 + host.length);
    const query = new URLSearchParams(
      parameters.flatMap((name) => c.req.queries(name)?.map((value) => [name, value]) ?? []),
    );
    const fileResponse = await fetched(c.var.world, new URL(`${path}?${query}`, contentHost(host).origin), c.req.raw);
    const type = fileResponse?.headers.get('Content-Type') ?? '';
    const isFile = fileResponse !== undefined && (fileResponse.ok || fileResponse.status === 304);
    if (!isFile || (fileResponse.ok && !inlineTypes.test(type) && !savedTypes.test(type))) {
      await fileResponse?.body?.cancel();
      return c.text(fileResponse ? '404 Not Found' : '502 Bad Gateway', fileResponse ? 404 : 502);
    }
    const headers = new Headers(
      passedHeaders.flatMap((name) => {
        const value = fileResponse.headers.get(name);
        return value === null ? [] : [[name, value] as const];
      }),
    );
    headers.set('Cache-Control', `public, max-age=${LIFETIME}, immutable`);
    if (savedTypes.test(type)) headers.set('Content-Disposition', 'attachment');
    // A drawing that is opened on its own must not run as this site.
    c.set('responsePolicy', "default-src 'none'; style-src 'unsafe-inline'; sandbox");
    return new Response(fileResponse.body, { status: fileResponse.status, headers });
  });
}

async function fetched(
  world: AppEnv['Variables']['world'],
  address: URL,
  visitorRequest: Request,
): Promise<Response | undefined> {
  const headers = new Headers(
    forwardedHeaders.flatMap((name) => {
      const value = visitorRequest.headers.get(name);
      return value === null ? [] : [[name, value] as const];
    }),
  );
  const request = new Request(address, {
    headers,
    redirect: 'manual',
    cf: { cacheEverything: true, cacheTtlByStatus: { '200-299': LIFETIME, '400-599': 0 } },
  });
  try {
    return await withTimeout(world, TIMEOUT_MS, world.fetch(request), () => Promise.reject(new Error('too slow')));
  } catch (thrown) {
    world.log('warning', 'service failed', { service: 'content files', problem: problemOf(thrown) });
    return undefined;
  }
}
