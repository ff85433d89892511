import { inTime } from '../../content/time/timeouts.ts';
import type { World } from '../world.ts';
import { problemOf } from './log.ts';

/** Until the first byte. */
const TIMEOUT_MS = 20_000;

/** Files have an address of their own for each version. */
const LIFETIME = 31_536_000;

/** What pages show or link to. Anything else could act as a page of this site. */
const inlineTypes = /^(?:image|video|audio)\//;
const savedTypes = /^application\/pdf\b/;

/** Headers that a player needs for a part of a video, and a browser for a file that it has. */
const forwardedHeaders = ['Accept', 'Range', 'If-Range', 'If-None-Match'];
const passedHeaders = ['Content-Type', 'Content-Length', 'Content-Range', 'Accept-Ranges', 'ETag'];

/** A drawing that is opened on its own must not run as this site. */
export const FETCHED_FILE_POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

/**
 * A picture, video or document of another host, to be sent as a file of this site; the platform keeps what was fetched.
 * Status 404 for what is no such file, 416 for a part that it does not have, 502 for a host that does not answer, or only that it
 * cannot now.
 */
export async function fetchFile(world: World, address: URL, visitorRequest: Request): Promise<Response> {
  const fileResponse = await fetched(world, address, visitorRequest);
  const type = fileResponse?.headers.get('Content-Type') ?? '';
  const isFile = fileResponse !== undefined && (fileResponse.ok || fileResponse.status === 304);
  if (!isFile || (fileResponse.ok && !inlineTypes.test(type) && !savedTypes.test(type))) {
    await fileResponse?.body?.cancel();
    if (fileResponse?.status === 416)
      return new Response(null, { status: 416, headers: only(['Content-Range'], fileResponse.headers) });
    return fileResponse && fileResponse.status !== 429 && fileResponse.status < 500
      ? new Response('404 Not Found', { status: 404 })
      : new Response('502 Bad Gateway', { status: 502, headers: only(['Retry-After'], fileResponse?.headers) });
  }
  const headers = only(passedHeaders, fileResponse.headers);
  headers.set('Cache-Control', `public, max-age=${LIFETIME}, immutable`);
  if (savedTypes.test(type)) headers.set('Content-Disposition', 'attachment');
  return new Response(fileResponse.body, { status: fileResponse.status, headers });
}

async function fetched(world: World, address: URL, visitorRequest: Request): Promise<Response | undefined> {
  const request = new Request(address, {
    headers: only(forwardedHeaders, visitorRequest.headers),
    redirect: 'manual',
    cf: { cacheEverything: true, cacheTtlByStatus: { '200-299': LIFETIME, '400-599': 0 } },
  });
  try {
    return await inTime(world, TIMEOUT_MS, world.fetch(request), 'too slow');
  } catch (thrown) {
    world.log('warning', 'service failed', { service: 'files', host: address.host, problem: problemOf(thrown) });
    return undefined;
  }
}

function only(names: readonly string[], headers = new Headers()): Headers {
  return new Headers(
    names.flatMap((name) => {
      const value = headers.get(name);
      return value === null ? [] : [[name, value] as const];
    }),
  );
}
