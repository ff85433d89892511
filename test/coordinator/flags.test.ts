import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { flagsRig } from '../support/coordinator/flagsRig.ts';

/** A rig whose coordinator has read KV. */
async function readyRig(draw?: (below: number) => number) {
  const rig = flagsRig(draw);
  await rig.flags();
  await rig.pass(15);
  return rig;
}
const parseFlags = (text: string | undefined): unknown => JSON.parse(text ?? '');

describe('two commands', () => {
  test('at once both hold, and each is answered with the flags that hold', async () => {
    const { set, flags, pass, written } = await readyRig();
    const answers = await Promise.all([set('cache', false), set('offline', false)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(parseFlags(await flags())).toMatchObject({ cache: false, offline: false });
    expect(answers.at(-1)?.flags).toBe(await flags());
    await pass(5);
    expect(written()).toBe(await flags());
    await pass(300);
    expect(parseFlags(await flags())).toMatchObject({ cache: false, offline: false });
  });

  test('of one flag at once end with the last', async () => {
    const { set, flags, pass, written } = await readyRig();
    await Promise.all([set('cache', false), set('cache', true), set('cache', false), set('cache', true)]);
    expect(parseFlags(await flags())).toMatchObject({ cache: true });
    await pass(300);
    expect(parseFlags(await flags())).toMatchObject({ cache: true });
    expect(written()).toBe(await flags());
  });

  test('outlive a coordinator that is put away before it has written them', async () => {
    const { set, flags, fail, restart, pass, written } = await readyRig();
    fail('writes');
    await set('cache', false);
    restart();
    await pass(30);
    expect(written()).toBe('{}');
    fail(undefined);
    await pass(15);
    expect(parseFlags(written())).toMatchObject({ cache: false });
    expect(parseFlags(await flags())).toMatchObject({ cache: false });
  });
});

describe('what a hand writes into KV', () => {
  test('is seen within 75 seconds', async () => {
    // KV shows what is older for as long as it may.
    const { write, flags, pass } = await readyRig((below) => below - 1);
    write('{"cache":false}');
    await pass(75);
    expect(await flags()).toBe('{"cache":false}');
  });

  test.each([1, 30, 59])('%i seconds after a command is lost', async (seconds) => {
    const { write, set, flags, pass, written } = await readyRig();
    await set('cache', false);
    await pass(seconds);
    write('{"cache":true}');
    await pass(300);
    expect(parseFlags(await flags())).toMatchObject({ cache: false });
    expect(written()).toBe(await flags());
  });

  test.each([62, 90, 200])('%i seconds after a command wins', async (seconds) => {
    const { write, set, flags, pass, written } = await readyRig((below) => below - 1);
    await set('cache', false);
    await pass(seconds);
    write('{"cache":true}');
    await pass(75);
    expect(await flags()).toBe('{"cache":true}');
    await pass(300);
    expect([await flags(), written()]).toEqual(['{"cache":true}', '{"cache":true}']);
  });

  test('a minute before a command holds beside it', async () => {
    const { write, set, flags, pass } = await readyRig((below) => below - 1);
    write('{"offline":false}');
    await pass(60);
    await set('cache', false);
    expect(parseFlags(await flags())).toMatchObject({ cache: false, offline: false });
  });
});

describe('a KV that fails', () => {
  test('leaves the flags as they are known, and a command holds all the same', async () => {
    const { set, flags, fail, pass, events } = await readyRig();
    fail('reads');
    expect((await set('cache', false)).status).toBe(200);
    await pass(300);
    expect(parseFlags(await flags())).toMatchObject({ cache: false });
    expect(events).toContain('flags unreadable');
  });

  test('or holds what is far too long, which every isolate would be told, leaves the flags as they are known', async () => {
    const { write, set, flags, pass, events } = await readyRig((below) => below - 1);
    await set('cache', false);
    await pass(200);
    write(JSON.stringify({ cache: true, note: 'x'.repeat(100_000) }));
    await pass(200);
    expect(parseFlags(await flags())).toMatchObject({ cache: false });
    expect(events).toContain('flags unreadable');
    await set('offline', false);
    await pass(200);
    expect(parseFlags(await flags())).toMatchObject({ cache: false, offline: false });
  });

  test('before anybody has read the flags takes no command: others might be lost', async () => {
    const { set, fail } = flagsRig();
    fail('reads');
    expect((await set('cache', false)).status).toBe(503);
    fail(undefined);
    expect((await set('cache', false)).status).toBe(200);
  });
});

test.each([
  ['forward', 3600],
  ['back', -3600],
])('a clock that is put %s an hour holds up neither commands nor hands', async (_, seconds) => {
  const { set, write, flags, pass, putClock, written } = await readyRig();
  await set('cache', false);
  await pass(10);
  putClock(seconds);
  await pass(150);
  expect(written()).toBe(await flags());
  write('{"offline":false}');
  await pass(75);
  expect(await flags()).toBe('{"offline":false}');
});

type Step =
  | { readonly kind: 'command'; readonly flag: 'cache' | 'offline'; readonly value: boolean }
  | { readonly kind: 'hand'; readonly value: boolean }
  | { readonly kind: 'pass'; readonly seconds: number }
  | { readonly kind: 'restart' };
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ kind: fc.constant('command' as const), flag: fc.constantFrom('cache', 'offline'), value: fc.boolean() }),
  fc.record({ kind: fc.constant('hand' as const), value: fc.boolean() }),
  fc.record({ kind: fc.constant('pass' as const), seconds: fc.constantFrom(1, 5, 29, 62, 100, 130) }),
  fc.record({ kind: fc.constant('restart' as const) }),
);

test('whatever commands and hands do, the last command holds, and a hand’s edit a minute away from any', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 14 }), fc.infiniteStream(fc.nat()), async (steps, chance) => {
      const rig = await readyRig((below) => (chance.next().value ?? 0) % below);
      let [clock, lastCommand, lastHand] = [0, -1000, -1000];
      const commandedFlags = new Map<string, boolean>();
      let handText = '{}';
      for (const each of steps) {
        if (each.kind === 'command') {
          // What a hand wrote a minute ago is beneath the command; what it wrote since may be lost.
          await rig.set(each.flag, each.value);
          commandedFlags.set(each.flag, each.value);
          lastCommand = clock;
        }
        if (each.kind === 'hand') {
          handText = JSON.stringify({ cache: each.value });
          rig.write(handText);
          // After a minute to the second either may have been written last.
          if (clock - lastCommand >= 60) commandedFlags.clear();
          lastHand = clock;
        }
        if (each.kind === 'restart') rig.restart();
        if (each.kind === 'pass') {
          clock += each.seconds;
          await rig.pass(each.seconds);
        }
      }
      await rig.pass(300);
      const flags = await rig.flags();
      expect(rig.written()).toBe(flags);
      expect(parseFlags(flags)).toMatchObject(Object.fromEntries(commandedFlags));
      if (lastHand - lastCommand > 60) expect(flags).toBe(handText);
    }),
    { numRuns: 150 },
  );
});
