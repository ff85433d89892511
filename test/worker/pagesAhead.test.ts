import { beforeEach, describe, expect, test } from 'vitest';
import { jobOfMoment } from '../../content/ahead/pageJobs.ts';
import {
  BUILD,
  centres,
  desktop,
  EDITING_NOW,
  EVENT,
  make,
  PAGE,
  PUBLICATION,
  rename,
  visit,
} from '../support/worker/aheadCentres.ts';
import { edit, tell } from '../support/worker/editing.ts';
import { comparableHtml } from '../support/worker/pageText.ts';
import { HEALTH_KEY, ORIGIN, PHONE, testSite } from '../support/worker/testWorld.ts';

/** Each test begins with the event as it is in the space, also where an earlier one has renamed it. */
beforeEach(async () => {
  await edit({ at: EDITING_NOW, id: EVENT, fields: { title: { 'en-US': 'The tea\u00a0room at dusk' } } });
});

describe('pages made by a route', () => {
  test('are there for every visitor of every data centre, and are not made twice', async () => {
    const { isolate, coordinator } = centres();
    const firstAnswer = await make(isolate('a'), [PAGE]);
    expect(firstAnswer.body.pages.map(({ status, isMade }) => [status, isMade])).toEqual(Array(4).fill([200, true]));
    const secondAnswer = await make(isolate('a'), [PAGE]);
    expect(secondAnswer.body).toMatchObject({ renders: 0 });
    const cold = isolate('b');
    expect(await visit(cold)).toMatchObject({ cache: 'HIT', calls: 0 });
    expect(await visit(cold, PAGE, { 'cf-ipcountry': 'CN' })).toMatchObject({ cache: 'HIT', calls: 0 });
    const mobile = PAGE.replace('/sydney/', '/sydney/mobile/');
    expect(await visit(cold, mobile, { 'user-agent': PHONE })).toMatchObject({ cache: 'HIT', calls: 0 });
    expect(coordinator.pages[0]).toMatchObject({ build: BUILD, failed: [], gone: [], pages: { length: 4 } });
  });

  test.each([
    ['a wrong key', [PAGE], 'another key of many characters', 403],
    ['no paths', [], HEALTH_KEY, 400],
    ['too many', Array<string>(26).fill(PAGE), HEALTH_KEY, 400],
  ])('are refused with %s', async (_, paths, key, status) => {
    expect((await make(centres().isolate('a'), paths, key)).status).toBe(status);
  });

  test('are told apart from addresses without a page', async () => {
    const { body } = await make(centres().isolate('a'), ['/en/sydney/nowhere', '/robots.txt']);
    expect(body.pages.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
  });
});

describe('after a publication', () => {
  test('the stale page is served, then the new one is there by its own name, and no visitor has rendered it', async () => {
    const { isolate, coordinator, job, pass } = centres();
    coordinator.setJobs([]);
    const maker = isolate('a');
    await make(maker, [PAGE]);
    const visitor = isolate('b');
    const { title } = await visit(visitor);
    await rename(maker, 'Tea at another hour');
    pass(3100);
    // The coordinator tells of the change first, then of its job.
    expect(await visit(visitor)).toMatchObject({ cache: 'STALE', title, calls: 0 });
    coordinator.setJobs([{ from: 0, to: coordinator.seq(), isMade: false }]);
    pass(3100);
    expect(await visit(visitor)).toMatchObject({ cache: 'STALE', title, calls: 0 });
    expect(await maker.takeJobs(job([desktop]))).toEqual(['taken']);
    coordinator.setJobs([{ from: 0, to: coordinator.seq(), isMade: true }]);
    pass(3100);
    for (const site of [visitor, isolate('b'), isolate('c')])
      expect(await visit(site)).toMatchObject({ cache: 'HIT', title: 'Tea at another hour', calls: 0 });
    expect(coordinator.pages.at(-1)).toMatchObject({ pages: [{ path: PAGE, seq: coordinator.seq() }], failed: [] });
  });

  test('each change is waited for again, also where the page of the change before it came by another way', async () => {
    const { isolate, coordinator, job, pass } = centres();
    coordinator.setJobs([]);
    const maker = isolate('a');
    await make(maker, [PAGE]);
    const visitors = [isolate('a'), isolate('b')];
    for (const title of ['Tea, for once', 'Tea, once more']) {
      await rename(maker, title);
      pass(3100);
      for (const visitor of visitors) expect(await visit(visitor)).toMatchObject({ cache: 'STALE', calls: 0 });
      await maker.takeJobs(job([desktop]));
      coordinator.setJobs([{ from: 0, to: coordinator.seq(), isMade: true }]);
      pass(12_000);
      for (const visitor of visitors) expect(await visit(visitor)).toMatchObject({ cache: 'HIT', title, calls: 0 });
    }
  });

  test('a page that turned out equal is not written, and an isolate that starts later knows it as current', async () => {
    const { isolate, coordinator, job, pass, writes } = centres();
    coordinator.setJobs([]);
    const maker = isolate('a');
    await make(maker, [PAGE]);
    // A field that no page shows.
    await tell(maker, await edit({ at: EDITING_NOW, id: EVENT, fields: {} }));
    await maker.settled();
    const before = writes();
    await maker.takeJobs(job([desktop]));
    await maker.takeJobs(job([desktop]));
    expect(
      writes()
        .slice(before.length)
        .filter((name) => name.startsWith('page:')),
    ).toEqual([]);
    const [record] = coordinator.pages.at(-1)?.pages ?? [];
    expect(record?.equal).toHaveLength(8);
    coordinator.setJobs([{ from: 0, to: coordinator.seq(), isMade: true }]);
    coordinator.setEqual([{ to: coordinator.seq(), marks: `12345678${record?.equal}` }]);
    pass(3100);
    for (const place of ['a', 'b']) expect(await visit(isolate(place))).toMatchObject({ cache: 'HIT', calls: 0 });
    // The coordinator sleeps, or can't compare its log: age alone is against the page, and nobody waits.
    pass(300_000);
    const aged = isolate('d');
    expect(await visit(aged)).toMatchObject({ cache: 'STALE' });
    expect(await visit(aged)).toMatchObject({ cache: 'HIT', calls: 0 });
    // What is told of another page, or up to an earlier change, says nothing of this one.
    coordinator.setEqual([{ to: coordinator.seq(), marks: '1234567887654321' }]);
    const lateIsolate = isolate('c');
    expect(await visit(lateIsolate)).toMatchObject({ cache: 'STALE' });
    pass(5100);
    expect(await visit(lateIsolate)).toMatchObject({ cache: 'MISS' });
  });

  test('a visitor renders where the job is not done in two minutes, and where its page is not there', async () => {
    const { isolate, coordinator, pass } = centres();
    const maker = isolate('a');
    await make(maker, [PAGE]);
    const visitor = isolate('b');
    await visit(visitor);
    await rename(maker, 'Tea at no hour');
    coordinator.setJobs([{ from: 0, to: coordinator.seq(), isMade: false }]);
    pass(3100);
    expect(await visit(visitor)).toMatchObject({ cache: 'STALE' });
    pass(121_000);
    coordinator.check(Date.parse(EDITING_NOW) + 123_000);
    pass(3100);
    expect(await visit(visitor)).toMatchObject({ cache: 'MISS', title: 'Tea at no hour' });
    const laterVisitor = isolate('c');
    await rename(maker, 'Tea at some hour');
    coordinator.setJobs([{ from: 0, to: coordinator.seq(), isMade: true }]);
    pass(3100);
    // No store promises that a page is there as soon as its job is done.
    expect(await visit(laterVisitor)).toMatchObject({ cache: 'STALE', calls: 0 });
    pass(5000);
    expect(await visit(laterVisitor)).toMatchObject({ cache: 'MISS', title: 'Tea at some hour' });
  });

  test('the stale page is served while a coordinator that has lost everything has its pages made again', async () => {
    const { isolate, coordinator, job, pass } = centres();
    const maker = isolate('a');
    for (const title of ['Tea before', 'Tea just before']) await rename(maker, title);
    await make(maker, [PAGE]);
    const visitor = isolate('b');
    const { title } = await visit(visitor);
    await edit({ at: EDITING_NOW, id: EVENT, fields: { title: { 'en-US': 'Tea after the loss' } } });
    coordinator.lose();
    pass(3100);
    expect(await visit(visitor)).toMatchObject({ cache: 'STALE', title, calls: 0 });
    // Its first comparison finds that everything may have changed.
    const others = Array.from({ length: 250 }, (_, at) => ({ entry: `${at}`, isGone: false }));
    coordinator.check(Date.parse(EDITING_NOW), [{ isGone: false }, ...others]);
    coordinator.setJobs([{ from: 0, to: coordinator.seq(), isMade: false }]);
    pass(3100);
    const before = coordinator.calls.length;
    for (const site of [visitor, isolate('c')])
      expect(await visit(site)).toMatchObject({ cache: 'STALE', title, calls: 0 });
    // Each isolate asks once: where a page stood in the lost log says nothing of the new one.
    expect(coordinator.calls.length - before).toBe(2);
    await maker.takeJobs(job([desktop]));
    coordinator.setJobs([{ from: 0, to: coordinator.seq(), isMade: true }]);
    pass(3100);
    for (const site of [visitor, isolate('c')])
      expect(await visit(site)).toMatchObject({ cache: 'HIT', title: 'Tea after the loss', calls: 0 });
  });

  test('jobs that come twice, late and out of order never put an older page in place of a newer one', async () => {
    const { isolate, coordinator, job, pass } = centres();
    const maker = isolate('a');
    await make(maker, [PAGE]);
    await rename(maker, 'Tea, the first');
    const older = job([desktop]);
    await rename(maker, 'Tea, the second');
    const newer = job([desktop]);
    pass(3100);
    expect(await maker.takeJobs(newer, older, newer, 'no job', { ...newer, build: 'another' })).toHaveLength(5);
    coordinator.setJobs([
      { from: 0, to: older.seq, isMade: true },
      { from: older.seq, to: newer.seq, isMade: true },
    ]);
    pass(3100);
    expect(await visit(isolate('b'))).toMatchObject({ cache: 'HIT', title: 'Tea, the second', calls: 0 });
    expect(coordinator.pages.at(-1)).toMatchObject({ build: 'another', isRetired: true });
  });

  test.each([
    ['made by a version of that', 200, ['taken'], []],
    [
      'told as retired where no version of it is deployed',
      409,
      ['taken'],
      [{ build: `other@${ORIGIN}`, isRetired: true }],
    ],
    ['tried again where that version fails', 500, ['again'], []],
  ] as const)('a job of another build is %s', async (_, status, ends, reports) => {
    const { coordinator, job } = centres();
    const routeRequests: Request[] = [];
    const site = testSite({
      now: EDITING_NOW,
      coordinator,
      variables: { HEALTH_KEY, WORKER_NAME: 'the-site', LOG_LEVEL: '4' },
      fetch: async (request) => {
        routeRequests.push(request);
        return new Response(null, { status });
      },
    });
    const publication = { ...PUBLICATION, city: 'a-city-of-the-other-build' };
    const otherJob = job([desktop], { build: `other@${ORIGIN}`, version: 'v-1', publication });
    expect(await site.takeJobs(otherJob)).toEqual(ends);
    expect(coordinator.pages).toMatchObject(reports);
    const [request] = routeRequests;
    expect(request?.url).toBe(`${ORIGIN}/_pages`);
    expect(request?.headers.get('cloudflare-workers-version-overrides')).toBe('the-site="v-1"');
    expect(request?.headers.get('x-health-key')).toBe(HEALTH_KEY);
    expect(await request?.json()).toEqual({ job: otherJob });
  });

  test('a job that another version was given is made by the route, and refused where it is of another build', async () => {
    const { isolate, coordinator, job } = centres();
    const maker = isolate('a');
    const give = (value: unknown) =>
      maker.visit('/_pages', { 'x-health-key': HEALTH_KEY }, { method: 'POST', body: JSON.stringify({ job: value }) });
    expect((await give(job([desktop]))).status).toBe(200);
    expect(coordinator.pages.at(-1)).toMatchObject({ build: BUILD, version: 'a-version', pages: [{ path: PAGE }] });
    expect((await give(job([desktop], { build: `other@${ORIGIN}` }))).status).toBe(409);
    expect((await give('no job')).status).toBe(400);
  });

  test('a page that is gone is told, and what was published for the first time is made', async () => {
    const { isolate, coordinator, job } = centres();
    const maker = isolate('a');
    await make(maker, [PAGE]);
    await tell(maker, await edit({ at: EDITING_NOW, id: EVENT, action: 'unpublish' }));
    await maker.takeJobs(job([desktop]));
    expect(coordinator.pages.at(-1)).toMatchObject({ pages: [], gone: [desktop] });
    // Nobody waits for what is known to be gone.
    expect(await maker.takeJobs(job([], { publication: PUBLICATION }))).toEqual(['taken']);
    await tell(maker, await edit({ at: EDITING_NOW, id: EVENT }));
    const { seq } = job([]);
    await maker.takeJobs(job([], { publication: PUBLICATION }));
    coordinator.setJobs([{ from: 0, to: seq, isMade: true }]);
    const reportedPages = coordinator.pages.at(-1)?.pages ?? [];
    expect(reportedPages.map(({ path }) => path)).toContain(PAGE);
    // It is what it was before it went.
    coordinator.setEqual([{ to: seq, marks: reportedPages.map(({ equal }) => equal ?? '').join('') }]);
    expect(await visit(isolate('b'))).toMatchObject({ cache: 'HIT', calls: 0 });
  });
});

test('a page whose hours are over is made for its visitor, also while a job of a change is under way', async () => {
  const { isolate, coordinator, pass } = centres();
  const home = '/en/sydney';
  const maker = isolate('a');
  await make(maker, [home]);
  const at = coordinator.pages.at(-1)?.pages.find((page) => page.device === 'desktop')?.trueUntil ?? 0;
  const visitor = isolate('b');
  await visit(visitor, home);
  pass(at - Date.parse(EDITING_NOW) - 10_000);
  await rename(maker, 'Tea at closing time');
  coordinator.setJobs([{ from: 0, to: coordinator.seq(), isMade: false }]);
  coordinator.check(at - 5000);
  pass(5000);
  expect(await visit(visitor, home)).toMatchObject({ cache: 'STALE', calls: 0 });
  pass(5000);
  expect(await visit(visitor, home)).toMatchObject({ cache: 'MISS' });
});

test('a page that the clock changes is there when its moment comes, and is shown to nobody before', async () => {
  const { isolate, coordinator, job, pass } = centres();
  const home = '/en/sydney';
  const maker = isolate('a');
  await make(maker, [home]);
  const variant = { path: home, device: 'desktop', isMainland: false } as const;
  const at = coordinator.pages.at(-1)?.pages.find((page) => page.device === 'desktop')?.trueUntil ?? 0;
  expect(at - Date.parse(EDITING_NOW)).toBeGreaterThan(0);
  const visitor = isolate('b');
  const before = await visitor.read(home);
  await maker.takeJobs(job([variant], { job: jobOfMoment(at), at }));
  expect(await visit(visitor, home)).toMatchObject({ cache: 'HIT' });
  pass(at - Date.parse(EDITING_NOW));
  coordinator.check(at);
  pass(3100);
  expect(await visit(visitor, home)).toMatchObject({ cache: 'HIT', calls: 0 });
  expect(comparableHtml(await isolate('c').read(home))).not.toBe(comparableHtml(before));
});
