import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { runs } from '../support/drawn.ts';
import { type Isolate, regions } from '../support/worker/regions.ts';

const times = <Value>(count: number, make: (at: number) => Value): Value[] =>
  Array.from({ length: count }, (_, at) => make(at));

describe('publications', () => {
  test('60 s of store delay, copies an hour old: one call a data centre, none for what did not change', async () => {
    const world = regions({ storeDelayMs: 60_000 });
    const places = times(3, (at) => world.dataCentre(`place-${at}`));
    const isolates = places.flatMap((place) => times(5, () => place.isolate()));
    await world.all(isolates, (isolate) => isolate.read('event'));
    await world.all(isolates, (isolate) => isolate.read('news'));
    for (let minute = 0; minute < 60; minute += 1) {
      world.time.pass(60_000);
      world.check();
    }
    const before = { ...world.counts };
    await world.all(isolates, (isolate) => isolate.read('event'));
    await world.all(isolates, (isolate) => isolate.read('news'));
    expect([world.counts.calls - before.calls, world.counts.writes - before.writes]).toEqual([0, 0]);
    await world.all(isolates.slice(0, 1), (isolate) => isolate.tell([world.publish('event')]));
    world.time.pass(5000);
    const after = { ...world.counts };
    expect(await world.all(isolates, (isolate) => isolate.read('event'))).toEqual(times(15, () => 'event 2'));
    await world.all(isolates, (isolate) => isolate.read('news'));
    expect(world.counts.calls - after.calls).toBeLessThanOrEqual(3 * 1.2);
    expect(world.counts.writes - after.writes).toBeLessThanOrEqual(3);
  });

  test('a service that lags: nothing of before is taken for new, in no tier', async () => {
    const world = regions({ storeDelayMs: 0 });
    const place = world.dataCentre('a');
    const firstIsolate = place.isolate();
    await world.all([firstIsolate], (isolate) => isolate.read());
    world.lag(true);
    await world.all([firstIsolate], (isolate) => isolate.tell([world.publish()]));
    expect(await world.all([firstIsolate], (isolate) => isolate.read())).toEqual(['event 1']);
    world.lag(false);
    world.time.pass(3000);
    expect(await world.all([place.isolate(), firstIsolate], (isolate) => isolate.read())).toEqual([
      'event 2',
      'event 2',
    ]);
  });
});

describe('an hour of one key, twenty isolates', () => {
  const hour = async (world: ReturnType<typeof regions>, isCoordinated: boolean) => {
    const place = world.dataCentre('a');
    const isolates = times(20, () => place.isolate());
    for (let at = 0; at < 3600 / 20; at += 1) {
      if (isCoordinated) world.check();
      await world.all(isolates, (isolate) => isolate.read());
      world.time.pass(20_000);
    }
    return world.counts;
  };

  test('nobody checks: as many calls as the hour has two minutes, and one write', async () => {
    const { calls, writes } = await hour(regions(), false);
    expect(calls).toBeLessThanOrEqual(30 * 1.2);
    expect(writes).toBe(1);
  });

  const HOUR_MS = 3_600_000;
  test.each([
    ['right', 0],
    ['an hour ahead', HOUR_MS],
    ['an hour behind', -HOUR_MS],
  ])('the coordinator checks, by a clock that is %s: one call', async (_, coordinatorAheadMs) => {
    const world = regions({ coordinatorAheadMs });
    const { calls, writes } = await hour(world, true);
    expect([calls, writes]).toEqual([1, 1]);
    // Once it does not compare any more, age decides.
    const isolate = world.dataCentre('a').isolate();
    await world.all([isolate], ({ read }) => read());
    world.publish();
    world.time.pass(120_000);
    await world.all([isolate], ({ read }) => read());
    expect(await world.all([isolate], ({ read }) => read())).toEqual(['event 2']);
  });
});

test('a limit of the service is waited for', async () => {
  const world = regions();
  world.limit(true);
  world.time.after(2500, () => world.limit(false));
  const isolates = times(3, (at) => world.dataCentre(`place-${at}`).isolate());
  expect(await world.all(isolates, (isolate) => isolate.read())).toEqual(times(3, () => 'event 1'));
  // Nobody asks again before the reset that it names.
  expect(world.counts.calls).toBe(3 * 2);
});

type Step =
  | { readonly kind: 'publish'; readonly isHookLost: boolean; readonly at: number }
  | { readonly kind: 'pass'; readonly seconds: number }
  | { readonly kind: 'read' | 'restart'; readonly at: number }
  | { readonly kind: 'lag' | 'refuse' | 'coordinator' | 'flags'; readonly isOn: boolean }
  | { readonly kind: 'check' };

const isolateAt = fc.nat(5);
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ kind: fc.constant('publish' as const), isHookLost: fc.boolean(), at: isolateAt }),
  fc.record({ kind: fc.constant('pass' as const), seconds: fc.integer({ min: 1, max: 90 }) }),
  fc.record({ kind: fc.constantFrom('read' as const, 'restart' as const), at: isolateAt }),
  fc.record({ kind: fc.constantFrom('read' as const), at: isolateAt }),
  fc.record({
    kind: fc.constantFrom('lag' as const, 'refuse' as const, 'coordinator' as const, 'flags' as const),
    isOn: fc.boolean(),
  }),
  fc.record({ kind: fc.constant('check' as const) }),
);

/** Everywhere a change is seen after so long, once the coordinator knows of it. */
const SEEN_MS = 5000;
/** After a failure of the coordinator or a lag of the content service nobody waits for a while. */
const CALM_MS = 15_000;

/** Three data centres with two isolates each, and what each of them must know by now. */
function schedule() {
  const world = regions();
  const places = times(3, (at) => world.dataCentre(`place-${at}`));
  const isolates: Isolate[] = times(6, (at) => places[at % 3]?.isolate()).filter((isolate) => isolate !== undefined);
  const now = (): number => world.time.now().getTime();
  const knownRevisions: { readonly revision: number; readonly at: number }[] = [];
  let revision = 1;
  let [isReached, isLagging, restlessUntil] = [true, false, 0];
  let flags: { readonly isOn: boolean | undefined; readonly at: number } = { isOn: undefined, at: 0 };
  const note = (): void => {
    knownRevisions.push({ revision, at: now() });
  };
  const isCalm = (): boolean => isReached && !isLagging && now() >= restlessUntil;

  const run = async (each: Step): Promise<void> => {
    const isolate = 'at' in each ? isolates[each.at] : undefined;
    switch (each.kind) {
      case 'publish': {
        const change = world.publish();
        revision += 1;
        if (!isolate || each.isHookLost) return;
        const [isTold] = await world.all([isolate], ({ tell }) => tell([change]));
        if (isTold) note();
        return;
      }
      case 'pass':
        return world.time.pass(each.seconds * 1000);
      case 'read': {
        if (!isolate) return;
        const requestedAt = now();
        const [title = ''] = await world.all([isolate], ({ read }) => read());
        const [isOn] = await world.all([isolate], (reader) => reader.flags());
        if (!isCalm()) return;
        const due = knownRevisions.filter(({ at }) => at <= requestedAt - SEEN_MS).map((each) => each.revision);
        expect(Number(title.split(' ')[1])).toBeGreaterThanOrEqual(Math.max(1, ...due));
        if (flags.at <= requestedAt - SEEN_MS) expect(isOn).toBe(flags.isOn);
        return;
      }
      case 'restart': {
        const freshIsolate = places[each.at % 3]?.isolate();
        if (freshIsolate) isolates[each.at] = freshIsolate;
        return;
      }
      case 'lag':
        isLagging = each.isOn;
        restlessUntil = now() + CALM_MS;
        return world.lag(each.isOn);
      case 'refuse':
        return world.refuseWrites(each.isOn);
      case 'coordinator':
        isReached = each.isOn;
        restlessUntil = now() + CALM_MS;
        return world.coordinator.fail(each.isOn ? undefined : async () => new Response('no', { status: 500 }));
      case 'flags':
        flags = { isOn: each.isOn, at: now() };
        return world.coordinator.setFlags(JSON.stringify({ cache: each.isOn }));
      case 'check':
        world.check();
        return note();
    }
  };
  return { world, isolates, run, flags: () => flags.isOn };
}

test('whatever happens, what the coordinator knows is seen within 5 s, and every isolate ends with what was published last', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 30 }), async (steps) => {
      const { world, isolates, run, flags } = schedule();
      for (const each of steps) await run(each);
      // All is well again, and the next check finds what no webhook told.
      world.lag(false);
      world.refuseWrites(false);
      world.coordinator.fail(undefined);
      world.time.pass(60_000);
      world.check();
      world.time.pass(15_000);
      await world.all(isolates, ({ read }) => read());
      world.time.pass(5000);
      expect(await world.all(isolates, ({ read }) => read())).toEqual(times(6, () => world.newest()));
      expect(await world.all(isolates, (isolate) => isolate.flags())).toEqual(times(6, () => flags()));
    }),
    { numRuns: runs(90) },
  );
});
