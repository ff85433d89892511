import { expect, test } from 'vitest';
import type { Hook } from '../../sample/service/api/publishing.ts';
import type { Store } from '../../worker/world.ts';
import { changedList } from '../support/worker/changedSite.ts';
import { testCoordinator } from '../support/worker/coordinator.ts';
import { HOOK_SECRET, tell } from '../support/worker/editing.ts';
import { entriesOf } from '../support/worker/space.ts';
import { testTime } from '../support/worker/testTime.ts';
import { askContentService, memoryDataCentre, TEST_NOW, testSite } from '../support/worker/testWorld.ts';

/** What the content service has of an entry since it was changed. */
interface Version {
  readonly revision: number;
  readonly updatedAt: string;
  readonly isGone: boolean;
}

const LISTING = '/en/sydney/what-is-happening/event/listing';
const SITES = 3;
/** Messages that come at once, so often. */
const [WAVE, WAVES] = [30, 4];

/** Three data centres with a slow store that refuses writes for a while, one coordinator, and editors who import a campaign. */
async function campaign() {
  const time = testTime(TEST_NOW);
  const versions = new Map<string, Version>();
  const counts = { calls: 0 };
  const trouble = { isRefusing: false, isLimited: false };
  const stored = new Map<string, string>();
  const wait = (milliseconds: number) => new Promise<void>((resolve) => time.after(milliseconds, resolve));
  const contentStore: Store = {
    get: async (key) => {
      await wait(150);
      return stored.get(key) ?? null;
    },
    put: async (key, value) => {
      await wait(400);
      if (trouble.isRefusing) throw new Error('429 Too Many Requests');
      stored.set(key, value);
    },
  };
  const service = async (request: Request): Promise<Response> => {
    counts.calls += 1;
    if (trouble.isLimited) return new Response('{}', { status: 429, headers: { 'X-Contentful-RateLimit-Reset': '1' } });
    const answer = await time.outside(askContentService(request));
    if (!new URL(request.url).pathname.endsWith('/entries') || request.url.includes('locale=*')) return answer;
    return changedList(answer, ({ sys, fields }) => {
      const version = versions.get(sys.id);
      if (!version) return {};
      const { isGone, ...facts } = version;
      const title = `Campaign ${sys.id} ${version.revision}.`;
      return isGone ? undefined : { sys: { ...sys, ...facts }, fields: { ...fields, title } };
    });
  };
  const coordinator = testCoordinator(() => time.now().getTime());
  const sites = Array.from({ length: SITES }, () =>
    testSite({
      ...{ coordinator, contentStore, fetch: service, dataCentreStore: memoryDataCentre(time.now) },
      variables: { LOG_LEVEL: '4', CONTENTFUL_HOOK_SECRET: HOOK_SECRET },
      world: { now: time.now, after: time.after },
    }),
  );
  return { time, wait, versions, counts, trouble, coordinator, sites };
}

/** What the service tells of a version, as a signed message says it. */
function hookOf(id: string, { revision, updatedAt, isGone }: Version, city = 'sydney'): Hook {
  const sys = { id, revision, updatedAt, contentType: { sys: { id: 'event' } } };
  return isGone
    ? {
        topic: 'ContentManagement.Entry.unpublish',
        payload: { sys: { ...sys, type: 'DeletedEntry', deletedAt: updatedAt } },
      }
    : {
        topic: 'ContentManagement.Entry.publish',
        payload: { sys: { ...sys, type: 'Entry' }, metadata: { tags: [{ sys: { id: city } }] }, fields: {} },
      };
}

test('of a storm of messages, doubled, forged and out of order, every change is seen, no page is cut, and calls are few', async () => {
  const { time, wait, versions, counts, trouble, coordinator, sites } = await campaign();
  const events = await entriesOf('sydney', 'en', 'event');
  const problems: string[] = [];
  const visit = async (site: (typeof sites)[number], path = LISTING): Promise<string> => {
    const answer = await site.visit(path);
    const html = await answer.text();
    if (answer.status !== 200 || !/<footer.*<\/html>$/s.test(html)) problems.push(`${path}: ${answer.status}`);
    return html;
  };
  const visitAll = () => sites.flatMap((site) => [visit(site), visit(site, '/en/sydney')]);
  const settled = () => time.run(Promise.all(sites.map((site) => site.settled())));
  const unsent: Hook[] = [];
  const send = async (hook: Hook, at: number): Promise<void> => {
    const site = sites[at % SITES];
    const { status } = site ? await tell(site, hook) : { status: 503 };
    if (status === 503) unsent.push(hook);
    else if (status !== 200) problems.push(`a signed message: ${status}`);
  };
  const forge = async (hook: Hook, at: number): Promise<void> => {
    const site = sites[at % SITES];
    const status = site && (await tell(site, hook, { secret: 'x'.repeat(64) })).status;
    if (status !== 403) problems.push(`a forged message: ${status}`);
  };
  /** An editor publishes, or takes back; the message comes after a while, so that it overtakes others. */
  const publish = async (number: number): Promise<void> => {
    await wait((number % WAVE) * 20);
    const id = events[number % events.length]?.id ?? '';
    const version = { revision: number, updatedAt: time.now().toISOString(), isGone: number % 3 === 2 };
    versions.set(id, version);
    const hook = hookOf(id, version);
    await wait((number * 7919) % 640);
    if (number % 4 === 0) await Promise.all([send(hook, number + 1), forge(hook, number)]);
    await send(hook, number);
  };
  await time.run(Promise.all(visitAll()));
  await settled();
  const callsBefore = counts.calls;

  for (let wave = 0; wave < WAVES; wave += 1) {
    trouble.isRefusing = wave < 2;
    trouble.isLimited = wave === 1 || wave === 2;
    if (wave === 1) coordinator.lose();
    coordinator.fail(wave === WAVES - 1 ? async () => new Response('no', { status: 500 }) : undefined);
    await time.run(
      Promise.all([
        ...Array.from({ length: WAVE }, (_, at) => publish(wave * WAVE + at)),
        send(hookOf('elsewhere', { revision: wave, updatedAt: TEST_NOW, isGone: false }, 'atlantis'), wave),
        ...visitAll(),
      ]),
    );
    // It is calm before the last, so that nothing is asked for again by itself.
    time.pass(wave === WAVES - 2 ? 30_000 : 1000);
  }
  coordinator.fail(undefined);
  time.pass(15_000);
  expect(unsent.length).toBeGreaterThan(WAVE);
  // The content service sends again what was not taken.
  await time.run(Promise.all(unsent.splice(0).map(send)));
  time.pass(5000);
  const { result: pages } = await time.run(Promise.all(sites.map((site) => visit(site))));

  expect([problems, unsent]).toEqual([[], []]);
  const shown = (page: string) => events.map(({ id }) => new RegExp(`Campaign ${id} (\\d+)\\.`).exec(page)?.[1]);
  const live = events.map(({ id }) => versions.get(id)).map((last) => (last?.isGone ? undefined : `${last?.revision}`));
  expect(live.filter((revision) => revision === undefined).length).toBeGreaterThan(1);
  expect(pages.map(shown)).toEqual(sites.map(() => live));
  // Fewer than messages came, of three data centres with two pages each.
  expect(counts.calls - callsBefore).toBeLessThan(WAVE * WAVES);
});
