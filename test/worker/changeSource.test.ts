import { describe, expect, test } from 'vitest';
import { isOutdated } from '../../content/freshness/freshness.ts';
import { centre, change } from '../support/worker/changeCentre.ts';

describe('what an isolate knows of changes', () => {
  test('is learnt from the coordinator once in two seconds for all isolates of a data centre', async () => {
    const { time, coordinator, startIsolate, start } = centre();
    const [firstIsolate, secondIsolate] = [startIsolate(), startIsolate()];
    await firstIsolate.look();
    await secondIsolate.look();
    expect(coordinator.calls).toEqual(['/state']);
    expect(secondIsolate.knowledge().epoch).toBe(firstIsolate.knowledge().epoch);
    coordinator.check(start, [change]);
    time.pass(1999);
    await secondIsolate.look();
    expect([coordinator.calls.length, secondIsolate.knowledge().seq]).toEqual([1, 0]);
    time.pass(1);
    await secondIsolate.look();
    expect([coordinator.calls.length, secondIsolate.knowledge().seq]).toEqual([2, 1]);
    time.pass(1000);
    await firstIsolate.look();
    expect([coordinator.calls.length, firstIsolate.knowledge().seq]).toEqual([2, 1]);
    expect(firstIsolate.knowledge().changes).toMatchObject([change]);
    expect(firstIsolate.status()).toMatchObject({ isBound: true, isReached: true, checkedAt: start, changedAt: start });
  });

  test.each([
    ['is there', undefined, 2],
    ['fails', async () => new Response('no', { status: 500 }), 2],
  ])('is looked for once a second, however many ask, while the coordinator %s', async (_, fault, most) => {
    const { time, coordinator, startIsolate, reads } = centre();
    const isolate = startIsolate();
    await isolate.look();
    coordinator.fail(fault);
    time.pass(2000);
    await isolate.look();
    reads.length = 0;
    time.pass(1000);
    for (let asked = 0; asked < 20; asked += 1) {
      await isolate.look();
      time.pass(50);
    }
    expect(reads.length).toBeLessThanOrEqual(most);
  });

  test('is new enough for a second', async () => {
    const { time, coordinator, startIsolate } = centre();
    const [firstIsolate, secondIsolate] = [startIsolate(), startIsolate()];
    await firstIsolate.look();
    await secondIsolate.look();
    expect(await secondIsolate.report(change)).toBe(true);
    expect(secondIsolate.knowledge().seq).toBe(1);
    time.pass(999);
    await firstIsolate.look();
    expect(firstIsolate.knowledge().seq).toBe(0);
    time.pass(1);
    await firstIsolate.look();
    expect([firstIsolate.knowledge().seq, coordinator.calls]).toEqual([1, ['/state', '/changes']]);
  });

  test('is waited for by nobody while it is younger than three seconds, and then for half a second', async () => {
    const { time, coordinator, lines, startIsolate } = centre();
    const isolate = startIsolate();
    await isolate.look();
    coordinator.fail(() => new Promise(() => undefined));
    time.pass(2999);
    expect(await isolate.took()).toBe(0);
    time.pass(1);
    expect(await isolate.took()).toBe(500);
    // One request has waited and timed out: for ten seconds no other waits.
    expect(await isolate.took()).toBe(0);
    time.pass(9999);
    expect(await isolate.took()).toBe(0);
    time.pass(1);
    expect(await isolate.took()).toBe(500);
    expect(lines[0]).toEqual({
      level: 'error',
      event: 'coordinator not reached',
      problem: 'Error: the coordinator is too slow',
    });
    expect(isolate.status().isReached).toBe(false);
    coordinator.fail(undefined);
    time.pass(10_000);
    expect(await isolate.took()).toBe(0);
    expect(isolate.status().isReached).toBe(true);
  });

  test('is asked for no more often while the coordinator fails', async () => {
    const { time, coordinator, lines, startIsolate } = centre();
    const isolate = startIsolate();
    coordinator.fail(async () => new Response('no', { status: 500 }));
    expect(isolate.status()).toMatchObject({ isReached: false, checkedAt: 0, hookAt: 0, changedAt: 0 });
    expect([isolate.equal(), isolate.jobs()]).toEqual([[], undefined]);
    await isolate.look();
    time.pass(1999);
    await isolate.look();
    expect(coordinator.calls).toHaveLength(1);
    time.pass(1);
    await isolate.look();
    expect(coordinator.calls).toHaveLength(2);
    expect(lines[0]).toMatchObject({ problem: 'Error: the coordinator answered 500' });
    expect(await isolate.report(change)).toBe(false);
    expect(lines.at(-1)).toEqual({
      level: 'error',
      event: 'changes not reported',
      problem: 'Error: the coordinator answered 500',
    });
  });

  test('goes further back for the visitors of an old page, and is asked for once for all of them', async () => {
    const { time, coordinator, startIsolate, checkMany } = centre();
    checkMany();
    const isolate = startIsolate();
    await isolate.look();
    expect(isolate.knowledge().from).toBe(100);
    await time.run(Promise.all([isolate.reachBack(50), isolate.reachBack(50), isolate.reachBack(60)]));
    expect([isolate.knowledge().from, coordinator.calls.length]).toEqual([50, 2]);
    // What the coordinator does not tell is asked for once, too.
    coordinator.fail(async () => new Response('no', { status: 500 }));
    const aMinute = new Promise((resolve) => time.after(60_000, () => resolve('asked without end')));
    expect((await time.run(Promise.race([isolate.reachBack(40), aMinute]))).took).toBe(0);
    await time.run(isolate.reachBack(45));
    expect(coordinator.calls).toHaveLength(3);
  });

  test('further back is waited for no longer than for the newest, and is known once it comes', async () => {
    const { time, coordinator, startIsolate, checkMany } = centre();
    checkMany();
    const isolate = startIsolate();
    await isolate.look();
    const lateAnswer = await coordinator.fetch(
      new Request(`https://coordinator.invalid/state?epoch=${coordinator.epoch()}&since=50`),
    );
    coordinator.fail(() => new Promise((resolve) => time.after(4000, () => resolve(lateAnswer))));
    expect((await time.run(isolate.reachBack(50))).took).toBe(500);
    for (const seq of [50, 40]) expect((await time.run(isolate.reachBack(seq))).took).toBe(0);
    await isolate.settled();
    expect(isolate.knowledge().from).toBe(50);
    expect((await time.run(isolate.reachBack(50))).took).toBe(0);
  });

  test('is asked for at once where no log is known, and where a change of it is not, and not again', async () => {
    const { time, coordinator, startIsolate, start } = centre();
    const isolate = startIsolate();
    await time.run(isolate.reach(isolate.knowledge()));
    expect(isolate.knowledge().epoch).toBe(coordinator.epoch());
    coordinator.check(start, [change]);
    for (let asked = 0; asked < 2; asked += 1) await time.run(isolate.reach({ epoch: coordinator.epoch(), seq: 1 }));
    expect([isolate.knowledge().seq, coordinator.calls.length]).toEqual([1, 2]);
  });

  test('goes further back also after a request that was ended while it asked', async () => {
    const { time, startIsolate, endedRequest, checkMany } = centre();
    checkMany();
    const isolate = startIsolate();
    await isolate.look();
    endedRequest(() => isolate.reachBack(50));
    expect((await time.run(isolate.reachBack(50))).took).toBe(500);
    time.pass(20_000);
    await time.run(isolate.reachBack(50));
    expect(isolate.knowledge().from).toBe(50);
  });

  test('is settling for fifteen seconds after a change, as long as the content service may lag behind', async () => {
    const { time, startIsolate } = centre();
    const isolate = startIsolate();
    await isolate.look();
    time.pass(60_000);
    await isolate.look();
    expect(isolate.isSettling()).toBe(false);
    await isolate.report(change);
    expect(isolate.isSettling()).toBe(true);
    time.pass(14_999);
    expect(isolate.isSettling()).toBe(true);
    time.pass(1);
    expect(isolate.isSettling()).toBe(false);
  });

  test('has the operators’ flags, for fifteen seconds after it was learnt', async () => {
    const { time, coordinator, startIsolate } = centre();
    coordinator.setFlags('{"cache":false}');
    const isolate = startIsolate();
    expect(isolate.flags()).toBeUndefined();
    await isolate.look();
    time.pass(14_999);
    expect(isolate.flags()).toBe('{"cache":false}');
    time.pass(1);
    expect(isolate.flags()).toBeUndefined();
  });

  test('has flags that no late answer takes back, in no isolate of the data centre', async () => {
    const { time, coordinator, startIsolate } = centre();
    const [firstIsolate, secondIsolate] = [startIsolate(), startIsolate()];
    coordinator.setFlags('{"cache":false}');
    await firstIsolate.look();
    const lateAnswer = await coordinator.fetch(new Request('https://coordinator.invalid/state'));
    coordinator.setFlags('{"cache":true}');
    time.pass(2000);
    await firstIsolate.look();
    expect(firstIsolate.flags()).toBe('{"cache":true}');
    coordinator.fail(async () => lateAnswer.clone());
    time.pass(2000);
    await firstIsolate.look();
    await secondIsolate.look();
    expect([firstIsolate.flags(), secondIsolate.flags()]).toEqual(['{"cache":true}', '{"cache":true}']);
  });

  test('is what the data centre knows, however broken its cache is', async () => {
    const { coordinator, startIsolate, start } = centre();
    const stateBefore = await (await coordinator.fetch(new Request('https://coordinator.invalid/state'))).text();
    coordinator.check(start, [change]);
    const firstIsolate = startIsolate();
    const oldAnswer = `{"requestedAt":${start - 2000},"state":${stateBefore}}`;
    for (const text of ['', '{', '{"requestedAt":0}', `{"requestedAt":${start},"state":{"epoch":1}}`, oldAnswer]) {
      await firstIsolate.tier.put('changes', text, 60);
      const secondIsolate = startIsolate();
      await secondIsolate.look();
      expect(secondIsolate.knowledge().seq).toBe(1);
    }
  });
});

test('without a coordinator a hook’s changes reach the other isolates of its data centre within two seconds, for as long as pages are fresh', async () => {
  const { time, coordinator, startIsolate, start } = centre({ isBound: false });
  const [firstIsolate, secondIsolate] = [startIsolate(), startIsolate()];
  await secondIsolate.look();
  const scope = { ids: '', lists: [{ type: 'event', city: 'sydney' } as const] };
  const fetchedBefore = { ...secondIsolate.knowledge(), fetchedAt: start, scope };
  expect(await firstIsolate.report(change, { ...change, entry: 'b' })).toBe(true);
  expect(firstIsolate.knowledge().changes.map(({ entry, seq }) => [entry, seq])).toEqual([
    ['a', start],
    ['b', start + 1],
  ]);
  expect(firstIsolate.status()).toMatchObject({ isBound: false, isReached: false, hookAt: start, changedAt: start });
  time.pass(1999);
  await secondIsolate.look();
  expect(secondIsolate.knowledge().changes).toEqual([]);
  time.pass(1);
  await secondIsolate.look();
  expect(secondIsolate.knowledge().changes).toHaveLength(2);
  expect(isOutdated(fetchedBefore, secondIsolate.knowledge())).toBe(true);
  // Both hooks of one moment count, whoever took them: also an isolate that has just started.
  const thirdIsolate = startIsolate();
  await thirdIsolate.report({ ...change, entry: 'c' });
  expect(thirdIsolate.knowledge().changes.map(({ entry }) => entry)).toEqual(['a', 'b', 'c']);
  // A hook that names nothing changes nothing.
  expect(await thirdIsolate.report()).toBe(true);
  expect(thirdIsolate.knowledge().changes).toHaveLength(3);
  const lateIsolate = startIsolate();
  time.pass(119_999);
  await lateIsolate.look();
  expect(lateIsolate.knowledge().changes).toHaveLength(3);
  const tooLateIsolate = startIsolate();
  time.pass(1);
  await tooLateIsolate.look();
  expect(tooLateIsolate.knowledge().changes).toEqual([]);
  expect(coordinator.calls).toEqual([]);
});
