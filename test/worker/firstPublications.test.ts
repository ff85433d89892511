import { expect, test } from 'vitest';
import { centres, EVENT, PAGE, PUBLICATION } from '../support/worker/aheadCentres.ts';
import { edit, tell } from '../support/worker/editing.ts';
import { faults, spoilt } from '../support/worker/faults.ts';
import { faultySite } from '../support/worker/faultySite.ts';

const NOW = '2026-06-15T02:00:00.049Z';

test.each([
  ['an error that says 200', faults['an error that says 200']],
  ['a list that lost its items', faults['a list that lost its items']],
  ['that it is not there yet', spoilt(() => ({ total: 0, items: [] }))],
])('what was published for the first time is tried again where the service answers %s', async (_, fault) => {
  const { coordinator, fail, takeJobs, time } = faultySite();
  const job = centres().job([], { epoch: coordinator?.epoch() ?? '', publication: PUBLICATION });
  fail(fault, `=${EVENT}&`);
  expect((await time.run(takeJobs(job))).result).toEqual(['again']);
  fail(undefined);
  expect((await time.run(takeJobs(job))).result).toEqual(['taken']);
  expect(coordinator?.pages.at(-1)?.pages.map(({ path }) => path)).toContain(PAGE);
});

test('what was published for the first time is made with few calls of the service: the lists of other types are not asked for', async () => {
  const { isolate, job, coordinator } = centres(NOW);
  const maker = isolate('a');
  await maker.takeJobs(job([], { publication: PUBLICATION }));
  // Eight pages: in two languages, both trees, for the mainland and from abroad.
  expect(coordinator.pages.at(-1)?.pages).toHaveLength(8);
  expect(maker.calls.length).toBeLessThan(40);
});

test('nobody waits for what was taken back before its page was made, also where that is not known yet', async () => {
  const { isolate, job } = centres(NOW);
  const told = isolate('a');
  const maker = isolate('b');
  await tell(told, await edit({ at: NOW, id: EVENT }));
  const message = job([], { publication: PUBLICATION });
  await maker.visit('/en/sydney');
  await tell(told, await edit({ at: NOW, id: EVENT, action: 'unpublish' }));
  expect(await maker.takeJobs(message)).toEqual(['taken']);
  await edit({ at: NOW, id: EVENT });
});
