import { Hono } from 'hono';
import { expect, test } from 'vitest';
import type { AppEnv } from '../../worker/appEnv.ts';
import { createPageMemory } from '../../worker/cache/pageMemory.ts';
import { createContentSource } from '../../worker/contentful/source.ts';
import { pageAddress } from '../../worker/pageAddress.ts';
import { type RouteGroup, routeGroup } from '../../worker/routeGroups.ts';
import { callRoutes } from '../../worker/routes/callRoutes.ts';
import { editorRoutes } from '../../worker/routes/editorRoutes.ts';
import { ORIGIN, testSite } from '../support/worker/testWorld.ts';

/** An address that a route's pattern matches. */
function addressOf(pattern: string): string {
  return pattern
    .replace('/:language/:city', '/en/sydney')
    .replace(':city', 'sydney')
    .replaceAll(/:base\{[^/]*/g, 'content_api')
    .replaceAll(/\/:\w+(?:\{[^/]*\})?\??/g, '/x');
}

test('each route beside the pages is asked for in the group that loads it', () => {
  const { world } = testSite();
  const source = createContentSource(world);
  const [calls, editors] = [new Hono<AppEnv>(), new Hono<AppEnv>()];
  callRoutes(calls, world, source, createPageMemory());
  editorRoutes(editors, world, source);
  const misplacedPaths = (app: Hono<AppEnv>, group: RouteGroup): readonly string[] =>
    app.routes.map(({ path }) => addressOf(path)).filter((path) => routeGroup(pageAddress(ORIGIN + path)) !== group);
  expect([misplacedPaths(calls, 'calls'), misplacedPaths(editors, 'editors')]).toEqual([[], []]);
  expect([calls.routes.length, editors.routes.length].every((count) => count > 5)).toBe(true);
});

test.each([
  ['/', 'pages'],
  ['/en/sydney', 'pages'],
  ['/en/sydney/mobile/stores/listing', 'pages'],
  ['/sydney/maintenance', 'pages'],
  ['/en/sydney/api/cart-quantity', 'calls'],
  ['/robots.txt', 'calls'],
  ['/assets/early.js', 'files'],
  ['/eo/sydney', 'calls'],
] as const)('%s is one of the %s', (path, group) => {
  expect(routeGroup(pageAddress(ORIGIN + path))).toBe(group);
});
