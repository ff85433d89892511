import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { ReportedChange } from '../../content/freshness/changes.ts';
import { runs } from '../support/drawn.ts';
import { type Isolate, regions } from '../support/worker/regions.ts';

const PLACES = ['a', 'b', 'c'];

type Hook = 'told' | 'lost' | 'late' | 'twice';
type Step =
  | { readonly kind: 'publish'; readonly type: 'event' | 'news'; readonly hook: Hook; readonly at: number }
  | { readonly kind: 'visit' | 'begin' | 'isolate' | 'dataCentre'; readonly at: number }
  | { readonly kind: 'pass'; readonly seconds: number }
  | { readonly kind: 'slow'; readonly seconds: number }
  | { readonly kind: 'refuse' | 'coordinator'; readonly isOn: boolean }
  | { readonly kind: 'hooks' | 'check' };

const at = fc.nat(PLACES.length - 1);
const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('publish' as const),
      type: fc.constantFrom('event' as const, 'news' as const),
      hook: fc.constantFrom<Hook>('told', 'lost', 'late', 'twice'),
      at,
    }),
  },
  { weight: 6, arbitrary: fc.record({ kind: fc.constant('visit' as const), at }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('begin' as const), at }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constantFrom('isolate' as const, 'dataCentre' as const), at }) },
  {
    weight: 3,
    arbitrary: fc.record({ kind: fc.constant('pass' as const), seconds: fc.constantFrom(1, 2, 3, 12, 30, 70, 130) }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('slow' as const), seconds: fc.nat(8) }) },
  {
    weight: 1,
    arbitrary: fc.record({ kind: fc.constantFrom('refuse' as const, 'coordinator' as const), isOn: fc.boolean() }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constantFrom('hooks' as const, 'check' as const) }) },
);

/** The revisions of the event and the news on a page. */
const revisionsOn = (page: string): readonly number[] => Array.from(page.matchAll(/\d+/g), ([text]) => Number(text));

/** Three data centres, and what the visitors of each have seen. */
function schedule() {
  const world = regions({ storeDelayMs: 10_000 });
  const openPlace = (name: string) => {
    const dataCentre = world.dataCentre(name);
    return { dataCentre, isolate: dataCentre.isolate(), seen: [1, 1] };
  };
  const places = PLACES.map(openPlace);
  const lateHooks: (() => Promise<void>)[] = [];
  const startedVisits: Promise<void>[] = [];

  /** Somebody asks, and sees nothing older than what anybody had seen by then. */
  const visitPlace = async (index: number): Promise<void> => {
    const place = places[index];
    if (!place) throw new Error('no such place');
    const before = [...place.seen];
    const shownRevisions = revisionsOn(await place.isolate.visit());
    const isBack = before.some((revision, which) => (shownRevisions[which] ?? 0) < revision);
    expect(isBack, `${PLACES[index]} showed ${shownRevisions} after ${before}`).toBe(false);
    place.seen = place.seen.map((revision, which) => Math.max(revision, shownRevisions[which] ?? 0));
  };
  const sendHook = async (isolate: Isolate, change: ReportedChange): Promise<void> => {
    await world.all([isolate], ({ tell }) => tell([change]));
  };

  const run = async (each: Step): Promise<void> => {
    const place = 'at' in each ? places[each.at] : undefined;
    switch (each.kind) {
      case 'publish': {
        // Nothing is fetched in the same millisecond before and after it.
        world.time.pass(1);
        const change = world.publish(each.type);
        if (!place || each.hook === 'lost') return;
        if (each.hook === 'late') lateHooks.unshift(() => sendHook(place.isolate, change));
        else await sendHook(place.isolate, change);
        return each.hook === 'twice' ? sendHook(place.isolate, change) : undefined;
      }
      case 'visit':
        if (place) await world.all([place.isolate], () => visitPlace(each.at));
        return;
      case 'begin':
        startedVisits.push(visitPlace(each.at));
        return;
      case 'isolate':
        if (place) place.isolate = place.dataCentre.isolate();
        return;
      case 'dataCentre':
        // With its memory and its cache it has lost what its visitors saw.
        places[each.at] = openPlace(PLACES[each.at] ?? '');
        return;
      case 'pass':
        // What is under way goes on meanwhile.
        await world.time.run(new Promise<void>((resolve) => world.time.after(each.seconds * 1000, resolve)));
        return;
      case 'slow':
        return world.slow(each.seconds * 1000);
      case 'refuse':
        return world.refuseWrites(each.isOn);
      case 'coordinator':
        return world.coordinator.fail(each.isOn ? undefined : async () => new Response('no', { status: 500 }));
      case 'hooks':
        for (const hook of lateHooks.splice(0)) await hook();
        return;
      case 'check':
        return world.check();
    }
  };
  /** What was begun has its answer. */
  const settled = async (): Promise<void> => {
    await world.time.run(Promise.all(startedVisits));
    await world.all(
      places.map(({ isolate }) => isolate),
      async () => undefined,
    );
  };
  return { run, settled };
}

/** The titles that a visitor sees; the store takes one write a second. */
async function titlesFor(world: ReturnType<typeof regions>, isolate: Isolate): Promise<string> {
  const pages = await world.all([isolate], ({ visit }) => visit());
  world.time.pass(2000);
  return pages.join();
}

test('a publication that no webhook told, once seen, is not lost to a page of another data centre', async () => {
  const world = regions({ storeDelayMs: 10_000 });
  const [firstIsolate, secondIsolate] = [world.dataCentre('a').isolate(), world.dataCentre('b').isolate()];
  expect(await titlesFor(world, secondIsolate)).toBe('event 1, news 1');
  world.publish('event');
  expect(await titlesFor(world, firstIsolate)).toBe('event 2, news 1');
  await world.all([secondIsolate], ({ tell }) => tell([world.publish('news')]));
  // Of the event nobody was told: this page is as current as anybody knows, and stored for all.
  expect(await titlesFor(world, secondIsolate)).toBe('event 1, news 2');
  world.time.pass(12_000);
  expect(await titlesFor(world, firstIsolate)).toBe('event 2, news 2');
});

test('after a page of a data centre that knew more, no page is shown that knows less', async () => {
  const world = regions({ storeDelayMs: 10_000 });
  const informedIsolate = world.dataCentre('b').isolate();
  const laggingIsolate = world.dataCentre('a').isolate();
  expect(await world.all([laggingIsolate], ({ read }) => read('event'))).toEqual(['event 1']);
  world.time.pass(2000);
  world.publish('event');
  expect(await titlesFor(world, informedIsolate)).toBe('event 2, news 1');
  world.time.pass(12_000);
  expect(await titlesFor(world, laggingIsolate)).toBe('event 2, news 1');
  await world.all([laggingIsolate], ({ tell }) => tell([world.publish('news')]));
  expect(await titlesFor(world, laggingIsolate)).toBe('event 2, news 2');
});

test('whatever order, delay and loss of webhooks, no data centre shows a page after one that knew more', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 10, maxLength: 40 }), async (steps) => {
      const { run, settled } = schedule();
      for (const each of steps) await run(each);
      await settled();
    }),
    { numRuns: runs(300) },
  );
});
