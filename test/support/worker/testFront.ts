import { createFront } from '../../../worker/front/front.ts';
import type { FrontWorld } from '../../../worker/world.ts';
import { DESKTOP, ORIGIN, type testSite } from './testWorld.ts';

type TestSite = ReturnType<typeof testSite>;

/** What stands behind a front that must not ask it. */
export const nobody = (): Promise<Response> => Promise.reject(new Error('nobody is there'));

/**
 * A new isolate of a front in the data centre of a site, which asks that site unless another way is given. It never has
 * the site's secrets.
 */
export function testFront(
  site: TestSite,
  changes: Partial<FrontWorld> = {},
  ask: (request: Request) => Promise<Response> = async (request) =>
    site.visit(request.url.slice(ORIGIN.length), Object.fromEntries(request.headers), {
      method: request.method,
      ...(request.body && { body: await request.arrayBuffer() }),
    }),
) {
  const asked: Request[] = [];
  const waiting: Promise<unknown>[] = [];
  const { settings, ...world } = site.world;
  const { assets, siteOrigin, previewDomains, hstsMaxAge, securityContact, isCacheOn, logLevel, clock } = settings;
  const own = { assets, siteOrigin, previewDomains, hstsMaxAge, securityContact, isCacheOn, logLevel, clock };
  const front = createFront(
    { ...world, running: () => (changes.now ?? world.now)().getTime(), settings: own, ...changes },
    async (request) => {
      asked.push(request.clone());
      return ask(request);
    },
  );
  return {
    /** Requests that the site was asked. */
    asked,
    settled: async () => {
      while (waiting.length > 0) await Promise.allSettled(waiting.splice(0));
    },
    visit: (path: string, headers: Readonly<Record<string, string>> = {}, init: RequestInit = {}): Promise<Response> =>
      front.fetch(
        new Request(`${ORIGIN}${path}`, {
          redirect: 'manual',
          ...init,
          headers: { 'user-agent': DESKTOP, ...headers },
        }),
        { waitUntil: (work: Promise<unknown>) => waiting.push(work) },
      ),
  };
}
