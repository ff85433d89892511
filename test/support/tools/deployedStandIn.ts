import * as v from 'valibot';
import { platformApi } from './platformApi.ts';
import { createPlatform } from './platformStandIn.ts';

/** What a site answers that has made the pages of some addresses. */
function pathsIn(body: unknown) {
  const { paths } = v.parse(v.object({ paths: v.array(v.string()) }), body);
  return paths.map((path) => ({ path, status: 200, isMade: true }));
}

/**
 * A deployed site: its Workers on the platform, and its domain, where the site of this machine answers for the version that runs.
 * `key` opens the health report of the site on this machine.
 */
export function deployedStandIn({
  worker,
  origin,
  local,
  key,
}: Readonly<Record<'worker' | 'origin' | 'local' | 'key', string>>) {
  const platforms = new Map<string, ReturnType<typeof createPlatform>>();
  const apis = new Map<string, ReturnType<typeof platformApi>>();
  const platformOf = (name: string): ReturnType<typeof createPlatform> => {
    const platform = platforms.get(name) ?? createPlatform();
    platforms.set(name, platform);
    return platform;
  };
  const apiOf = (name: string): ReturnType<typeof platformApi> => {
    const api = apis.get(name) ?? platformApi(platformOf(name), name);
    apis.set(name, api);
    return api;
  };

  /** A page of the site, as its domain shows it. */
  async function visited(request: Request): Promise<Response | 'cut'> {
    if (platformOf(worker).versions.length === 0) return 'cut';
    const { pathname, search } = new URL(request.url);
    // Made by the site on this machine they would take an hour.
    if (pathname === '/_pages') return Response.json({ pages: pathsIn(await request.json()) });
    const headers = new Headers(request.headers);
    const [, override] = /="([^"]+)"/.exec(headers.get('cloudflare-workers-version-overrides') ?? '') ?? [];
    const { id, secrets } = platformOf(worker).answering(override);
    const healthKey = headers.get('x-health-key');
    if (healthKey !== null) headers.set('x-health-key', healthKey === secrets['HEALTH_KEY'] ? key : 'another');
    for (const name of ['host', 'connection', 'content-length', 'transfer-encoding']) headers.delete(name);
    if (headers.get('origin') === origin) headers.set('origin', local);
    const body = request.method === 'POST' ? await request.arrayBuffer() : undefined;
    const answer = await fetch(local + pathname + search, {
      ...{ method: request.method, headers, redirect: 'manual' },
      ...(body !== undefined && { body }),
    });
    const sent = new Headers(answer.headers);
    for (const name of ['content-encoding', 'content-length', 'transfer-encoding']) sent.delete(name);
    if (sent.has('x-version')) sent.set('x-version', id);
    if (!/^text|xml|json/.test(sent.get('content-type') ?? ''))
      return new Response(answer.body, { status: answer.status, headers: sent });
    return new Response((await answer.text()).replaceAll(local, origin), { status: answer.status, headers: sent });
  }

  return {
    platformOf,
    /** What the platform was asked for and has no answer to. */
    unknownCalls: () => [...apis.values()].flatMap(({ calls }) => calls.filter((call) => call.startsWith('unknown'))),
    fetch: (request: Request): Promise<Response | 'cut'> => {
      const { pathname } = new URL(request.url);
      if (!pathname.startsWith('/client/v4/')) return visited(request);
      const [, name = worker] = /\/workers\/(?:scripts|services|workers)\/([\w-]+)/.exec(pathname) ?? [];
      return apiOf(name).fetch(request);
    },
  };
}
