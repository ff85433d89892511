import { describe, expect, test } from 'vitest';
import type { ReportedChange, State } from '../../content/freshness/changes.ts';
import { coordinatorRig } from '../support/coordinator/rig.ts';

const entries = ({ changes }: State) => changes.map(({ entry }) => entry);
const count = (calls: readonly string[], name: string) => calls.filter((call) => call === name).length;

/** A coordinator that somebody has asked, and that has compared once. */
async function compared(options?: Parameters<typeof coordinatorRig>[0]) {
  const rig = coordinatorRig(options);
  await rig.state();
  await rig.ring();
  return { ...rig, first: await rig.state() };
}

describe('the log', () => {
  test('keeps both of two publications that are reported five seconds apart', async () => {
    const { edit, report, pass, state, first } = await compared();
    await report(...(await edit('e1', 'publish')));
    await pass(5);
    await report(...(await edit('e2', 'publish')));
    expect(entries(await state(first))).toEqual(['e1', 'e2']);
  });

  test('keeps a release of 120 entries that six reporters tell at the same time, some of it twice', async () => {
    const { edit, report, state, first } = await compared();
    const ids = Array.from({ length: 120 }, (_, index) => `e${index}`);
    const publications: (readonly ReportedChange[])[] = [];
    for (const id of ids) publications.push(await edit(id, 'publish'));
    const reporters = Array.from({ length: 6 }, (_, which) =>
      publications.filter((_each, index) => index % 6 === which),
    );
    await Promise.all(
      reporters.map(async (messages) => {
        for (const message of messages) await report(...message);
        await report(...(messages[0] ?? []));
      }),
    );
    const after = await state(first);
    expect(entries(after).toSorted()).toEqual(ids.toSorted());
    expect([after.seq - first.seq, after.floor]).toEqual([120, first.seq]);
    // In order and never twice.
    const seqs = after.changes.map(({ seq }) => seq);
    expect(seqs).toEqual([...new Set(seqs)].toSorted((left, right) => left - right));
  });

  test('outlives its object', async () => {
    const { edit, report, setFlags, pass, restart, state } = await compared();
    await setFlags('{"cache":false}');
    await report(...(await edit('e1', 'publish')));
    await pass(60);
    const before = await state();
    await restart();
    expect(await state()).toEqual(before);
    expect(before.flags).toBe('{"cache":false}');
  });

  test('says by its floor what it no longer holds', async () => {
    const { report, state, first } = await compared();
    const changes = Array.from({ length: 2100 }, (_, index) => ({ entry: `x${index}`, isGone: false }));
    await report(...changes);
    const after = await state(first);
    expect(after.seq).toBe(first.seq + 2100);
    expect(after.floor).toBeGreaterThan(first.seq);
    const recent = await state({ epoch: first.epoch, seq: after.seq - 50 });
    expect([recent.changes.length, recent.floor]).toEqual([50, after.seq - 50]);
  });

  test.each([
    ['GET', '/'],
    ['POST', '/state'],
    ['DELETE', '/changes'],
  ])('answers nothing else: %s %s', async (method, path) => {
    const { object } = coordinatorRig();
    expect((await object.fetch(`http://coordinator${path}`, { method })).status).toBe(404);
  });

  test.each([
    ['/changes', {}],
    ['/changes', { changes: [{ entry: 1 }] }],
    ['/flags', { flag: 'doors', value: true }],
    ['/flags', { flag: 'maintenance', city: 'atlantis' }],
    ['/flags', { flag: 'cache', value: 'off' }],
  ])('refuses what it can’t read: %s %j', async (path, body) => {
    const { post, state } = coordinatorRig();
    expect((await post(path, body)).status).toBe(400);
    expect((await state()).seq).toBe(0);
  });
});

describe('the comparison with the content service', () => {
  test('begins with everything, for nobody knows what happened before', async () => {
    const { state, ring } = coordinatorRig();
    expect(await state()).toMatchObject({ seq: 0, checkedAt: 0, hookAt: 0, changedAt: 0 });
    await ring();
    expect(await state()).toMatchObject({ seq: 1, checkedAt: Date.now(), hookAt: 0, changes: [{ isGone: false }] });
  });

  test.each([
    ['its hooks tell', true],
    ['its hooks are lost', false],
  ])('sees an entry that is deleted and created again with revision 1, where %s', async (_, isTold) => {
    const { edit, report, pass, state, first } = await compared();
    for (const action of ['publish', 'publish', 'delete', 'create', 'publish']) {
      await pass(1);
      const changes = await edit('e7', action);
      if (isTold) await report(...changes);
    }
    if (!isTold) await pass(60);
    const after = await state(first);
    expect(after.changes).toMatchObject([{ entry: 'e7', revision: 1, isGone: false }]);
    // It is news once.
    await pass(120);
    expect((await state(first)).seq).toBe(after.seq);
  });

  test.each([
    ['publish', 'e7', { entry: 'e7', type: 'event', cities: ['sydney'], revision: 2, isGone: false }],
    ['unpublish', 'e7', { entry: 'e7', revision: 1, isGone: true }],
    ['delete', 'e7', { entry: 'e7', revision: 1, isGone: true }],
    ['publish', 'picture', { entry: 'picture', revision: 2, isGone: false }],
    ['delete', 'picture', { entry: 'picture', revision: 1, isGone: true }],
  ])('heals a lost hook within 60 seconds: %s %s', async (action, id, change) => {
    const { edit, pass, state, first } = await compared();
    await edit(id, action);
    await pass(60);
    const after = await state(first);
    expect(after.changes).toEqual([{ ...change, at: expect.any(Number), seq: first.seq + 1 }]);
    expect(after).toMatchObject({ hookAt: 0 });
    expect(after.changedAt).toBeGreaterThan(first.changedAt);
    // It is news once.
    await pass(120);
    expect((await state(first)).seq).toBe(after.seq);
  });

  test.each([
    ['an hour ahead of the service', -3_600_000],
    ['an hour behind the service', 3_600_000],
  ])('heals a lost hook within 60 seconds by a clock that is %s', async (_, serviceAheadMs) => {
    const { edit, pass, state, first } = await compared({ serviceAheadMs });
    await pass(300);
    expect((await state()).seq).toBe(first.seq);
    await edit('e7', 'publish');
    await pass(60);
    expect(entries(await state(first))).toEqual(['e7']);
    await edit('e8', 'delete');
    await pass(60);
    expect(entries(await state(first))).toEqual(['e7', 'e8']);
    expect((await state()).seq).toBe(first.seq + 2);
  });

  test('says up to when it was made, at least every 60 seconds', async () => {
    const { pass, state } = await compared();
    for (let minute = 0; minute < 5; minute += 1) {
      await pass(60);
      expect(Date.now() - (await state()).checkedAt).toBeLessThanOrEqual(45_000);
    }
  });

  test('by a service that fails leaves the moment where it was, and then catches up', async () => {
    const { edit, refuse, pass, state, first } = await compared();
    refuse(503);
    await edit('e7', 'publish');
    await pass(300);
    expect(await state()).toMatchObject({ checkedAt: first.checkedAt, seq: first.seq });
    refuse(0);
    await pass(15);
    expect(entries(await state(first))).toEqual(['e7']);
    expect((await state()).checkedAt).toBe(Date.now());
  });

  test('rests when nobody asks, and says no newer moment before it has compared again', async () => {
    const { asked, edit, pass, ring, state, first } = await compared();
    await pass(1200);
    const calls = asked.length;
    const { checkedAt } = await state(first);
    await pass(0);
    expect(Date.now() - checkedAt).toBeGreaterThan(500_000);
    await edit('e7', 'publish');
    expect(await ring()).toBe(true);
    expect(asked.length).toBeGreaterThan(calls);
    expect(entries(await state(first))).toEqual(['e7']);
  });

  test('begins a new log where the alias points at another environment, which has older versions too', async () => {
    const { edit, switchTo, pass, state, first, flagsInStore, setFlags } = await compared();
    await setFlags('{"maintenance":{"all":true}}');
    await edit('e7', 'publish');
    await pass(60);
    const before = await state(first);
    expect(entries(before)).toEqual(['e7']);
    await switchTo('release-2');
    await pass(60);
    const after = await state(before);
    // A log of another name: every data centre asks for everything again.
    expect([after.epoch === before.epoch, after.changes]).toEqual([false, []]);
    expect(after.changedAt).toBeGreaterThan(before.changedAt);
    expect([after.flags, await flagsInStore()]).toEqual([before.flags, '{"maintenance":{"all":true}}']);
    // It is news once, and what happens there is seen.
    await pass(120);
    expect((await state(after)).epoch).toBe(after.epoch);
    await edit('e8', 'publish');
    await pass(60);
    expect(entries(await state(after))).toContain('e8');
    await switchTo('master');
    await pass(60);
    expect((await state(after)).epoch).not.toBe(after.epoch);
  });

  test('by the webhook of the alias everything is asked for at once', async () => {
    const { switchTo, report, state, first } = await compared();
    await report(...(await switchTo('release-2')));
    expect((await state(first)).changes).toMatchObject([{ isGone: false, seq: first.seq + 1 }]);
    expect(entries(await state(first))).toEqual([undefined]);
  });

  test('costs the service four calls in 45 seconds, however many ask', async () => {
    const { asked, pass, state } = await compared();
    const before = count(asked, 'entries');
    for (let step = 0; step < 12; step += 1) {
      await Promise.all([state(), state(), state()]);
      await pass(15);
    }
    // One asks for what changed, and one for the environment.
    expect(count(asked, 'entries') - before).toBe(8);
    expect(count(asked, 'sync') * 2).toBe(count(asked, 'entries'));
  });
});

test('the flags that a command sets hold at once, and are written into KV', async () => {
  const { post, setFlags, flagsInStore, pass, state } = await compared();
  await setFlags('{"offline":false}');
  await pass(75);
  await post('/flags', { flag: 'maintenance', city: 'sydney', value: true });
  await post('/flags', { flag: 'cache', value: false });
  await post('/flags', { flag: 'offline' });
  const currentFlags = (await state()).flags;
  expect(JSON.parse(currentFlags ?? '')).toMatchObject({ maintenance: { cities: { sydney: true } }, cache: false });
  expect(JSON.parse(currentFlags ?? '').offline).toBeUndefined();
  await pass(60);
  expect(await flagsInStore()).toBe(currentFlags);
});
