import * as v from 'valibot';
import { expect, test } from 'vitest';
import { testCoordinator } from '../support/worker/coordinator.ts';
import { HEALTH_KEY, testSite } from '../support/worker/testWorld.ts';

test.each([
  ['a job that takes longer than visitors wait', 130_000, 0, ['pages are not made ahead of visitors: 7']],
  ['a job that is under way', 3000, 0, []],
  ['pages that are laid aside', 3000, 2, ['2 pages failed three times when they were made ahead']],
])('the health report tells of %s', async (_, waitsFor, laidAside, expectedFaults) => {
  const size = { pages: 40, scopes: 9, builds: 1, pending: 7, laidAside, bytes: 4096, waitsFor };
  const { fetch: ask } = testCoordinator();
  const coordinator = async (request: Request): Promise<Response> =>
    new URL(request.url).pathname === '/index' ? Response.json(size) : ask(request);
  const site = testSite({ variables: { HEALTH_KEY }, world: { coordinator } });
  const { ahead, faults } = v.parse(
    v.object({ ahead: v.unknown(), faults: v.array(v.string()) }),
    await (await site.visit('/_health', { 'x-health-key': HEALTH_KEY })).json(),
  );
  expect(ahead).toEqual(size);
  expect(faults.filter((fault) => fault.includes('ahead'))).toEqual(expectedFaults);
});
