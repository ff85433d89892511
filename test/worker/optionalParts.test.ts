import { expect, test } from 'vitest';
import { type Fault, faults } from '../support/worker/faults.ts';
import { faultySite, isWhole } from '../support/worker/faultySite.ts';
import { ORIGIN } from '../support/worker/testWorld.ts';

const PAGE = '/en/sydney/brand/listing';

test.each(
  ['announcement', 'notification', 'redirect', 'aboutTheStore'].flatMap((type) =>
    ['500', 'a list that lost its items', 'hanging'].map((fault) => [type, fault] as const),
  ),
)('a page without its %s, for which the service answers %s, comes soon and is kept by nobody', async (type, fault) => {
  const site = faultySite();
  site.fail(faults[fault], `content_type=${type}&`);
  const page = await site.visit(PAGE);
  expect([page.status, isWhole(page), page.control]).toEqual([200, true, 'private, no-store']);
  expect(page.took).toBe(fault === 'hanging' ? 5000 : 0);
  const { coordinator } = site;
  const made = { path: PAGE, device: 'desktop', isMainland: false };
  const job = {
    job: 'c-1',
    build: `test@${ORIGIN}`,
    epoch: coordinator?.epoch(),
    seq: coordinator?.seq(),
    pages: [made],
  };
  expect((await site.time.run(site.takeJobs(job))).result).toEqual(['taken']);
  expect(coordinator?.pages).toMatchObject([{ pages: [], failed: [made] }]);
  expect([...site.contentStore.values.keys()].filter((key) => key.startsWith('page:'))).toEqual([]);
  site.fail(undefined);
  // Calls that hung have ended.
  site.time.pass(300_000);
  await site.settled();
  site.time.pass(30_000);
  expect(await site.visit(PAGE)).toMatchObject({ status: 200, control: expect.stringContaining('public') });
});

test('a page of a space without redirects is kept', async () => {
  const site = faultySite();
  const unknown: Fault = () => Response.json({ sys: { type: 'Error', id: 'InvalidQuery' } }, { status: 400 });
  site.fail(unknown, 'content_type=redirect&');
  expect(await site.visit(PAGE)).toMatchObject({ status: 200, control: expect.stringContaining('public') });
});

test.each([
  ['/_search/en/sydney/suggestions', 'content_type=page&'],
  ['/sitemap/sydney.xml', 'content_type=redirect&'],
])('%s, which comes without what the service does not answer, is kept by nobody', async (path, words) => {
  const site = faultySite();
  site.fail(faults['500'], words);
  expect(await site.visit(path)).toMatchObject({ status: 200, control: expect.stringContaining('no-store') });
  site.fail(undefined);
  site.time.pass(20_000);
  expect(await site.visit(path)).toMatchObject({ status: 200, control: expect.stringContaining('public') });
});
