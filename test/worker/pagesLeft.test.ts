import { expect, test } from 'vitest';
import { jobOfMoment } from '../../content/ahead/pageJobs.ts';
import { BUILD, centres, desktop, PAGE } from '../support/worker/aheadCentres.ts';
import { testSite } from '../support/worker/testWorld.ts';

const NOW = '2026-06-15T02:00:00.051Z';
const MOMENT = Date.parse(NOW) + 60_000;

test.each([
  ['whose city is closed', '{"maintenance":{"cities":{"sydney":true}}}', {}],
  [
    'whose city is closed at its moment',
    '{"maintenance":{"cities":{"sydney":true}}}',
    { job: jobOfMoment(MOMENT), at: MOMENT },
  ],
  ['while the cache is off', '{"cache":false}', {}],
])('a page %s is left to visitors, which is no failure', async (_, flags, facts) => {
  const { isolate, coordinator, job, pass } = centres(NOW);
  coordinator.setFlags(flags);
  const maker = isolate('a');
  await maker.visit(PAGE);
  pass(3100);
  expect(await maker.takeJobs(job([desktop], facts))).toEqual(['taken']);
  expect(coordinator.pages.at(-1)).toMatchObject({ pages: [], failed: [], gone: [], left: [desktop] });
});

test('a page that can’t be rendered has failed', async () => {
  const { coordinator, job } = centres(NOW);
  const fetch = async () => new Response('no', { status: 503 });
  const site = testSite({ now: NOW, coordinator, fetch, variables: { LOG_LEVEL: '4' } });
  expect(await site.takeJobs(job([desktop]))).toEqual(['taken']);
  expect(coordinator.pages.at(-1)).toMatchObject({ build: BUILD, pages: [], failed: [desktop], left: [] });
});
