import { describe, expect, test } from 'vitest';
import { rollBack, type Target } from '../../tools/operators/rollingBack.ts';
import type { RolloutWorld } from '../../tools/operators/rollout.ts';
import { rotate } from '../../tools/operators/rotation.ts';
import { wrong } from '../../tools/operators/sight.ts';
import type { Versions } from '../../tools/operators/versions.ts';
import { directSite, FIRST_SECRETS } from '../support/tools/directSite.ts';

const success = { done: expect.any(String) };
const before: Target = { version: undefined, hasItsSecrets: false };

/** A site on which two versions of code were deployed. */
async function deployedTwice() {
  const site = directSite();
  expect(await site.deploy('one', FIRST_SECRETS)).toEqual(success);
  expect(await site.deploy('two')).toEqual(success);
  return site;
}

describe('npm run rotate', () => {
  test('gives the code that runs a new secret, and says how to bring the old one back', async () => {
    const { world, running, platform } = await deployedTwice();
    const { id } = platform.answering();
    const outcome = await rotate(world, 'HEALTH_KEY', 'health-2');
    expect(outcome).toEqual({ done: expect.stringContaining(`rollback with ${id} --with-its-secrets`) });
    expect(running()).toEqual(['two', { ...FIRST_SECRETS, HEALTH_KEY: 'health-2' }]);
    expect(await rollBack(world, { version: id, hasItsSecrets: true })).toEqual(success);
    expect(running()).toEqual(['two', FIRST_SECRETS]);
  });

  test('takes a secret back that looks wrong, and no later version has it', async () => {
    const { world, running, deploy } = await deployedTwice();
    expect(await rotate(world, 'HEALTH_KEY', 'a wrong one')).toMatchObject({
      stop: expect.stringMatching(/^at 0 %: a wrong one\nAll visitors get/),
    });
    expect(running()).toEqual(['two', FIRST_SECRETS]);
    // The newest upload has the wrong value: neither a deploy nor another rotation takes it from there.
    expect(await rotate(world, 'FORM_SECRET', 'form-2')).toEqual(success);
    expect(running()).toEqual(['two', { ...FIRST_SECRETS, FORM_SECRET: 'form-2' }]);
    expect(await deploy('three')).toEqual(success);
    expect(running()).toEqual(['three', { ...FIRST_SECRETS, FORM_SECRET: 'form-2' }]);
  });

  test('gives nobody the code that somebody else uploads meanwhile', async () => {
    const { world, running, platform } = await deployedTwice();
    const putSecret: Versions['putSecret'] = (...secret) => {
      platform.upload({ code: 'three', tag: undefined, message: undefined }, {}, true);
      return world.versions.putSecret(...secret);
    };
    const outcome = await rotate({ ...world, versions: { ...world.versions, putSecret } }, 'HEALTH_KEY', 'health-2');
    expect(outcome).toEqual({
      stop: 'somebody else has uploaded a version meanwhile',
      mend: expect.stringContaining('Nothing was changed'),
    });
    expect(running()).toEqual(['two', FIRST_SECRETS]);
  });

  test('adds a secret that the site did not have', async () => {
    const { world, running } = await deployedTwice();
    await rollBack(world, before);
    expect(await rotate(world, 'TURNSTILE_SECRET_KEY', 'key')).toEqual(success);
    expect(running()).toEqual(['one', { ...FIRST_SECRETS, TURNSTILE_SECRET_KEY: 'key' }]);
  });

  test('is refused before the first deploy, and where a build that must be uploaded again is not kept', async () => {
    expect(await rotate(directSite().world, 'HEALTH_KEY', 'health-2')).toEqual({
      stop: 'nothing is deployed yet',
      mend: expect.stringContaining('--secrets-file'),
    });
    const { world, storedBuilds, running } = await deployedTwice();
    await rollBack(world, before);
    storedBuilds.clear();
    expect(await rotate(world, 'HEALTH_KEY', 'health-2')).toEqual({
      stop: expect.stringContaining('is not kept'),
      mend: expect.stringContaining('Nothing was changed'),
    });
    expect(running()).toEqual(['one', FIRST_SECRETS]);
  });
});

describe('npm run rollback', () => {
  test('goes back to the code before, and from there never to what was taken back', async () => {
    const { world, running, deploy, text } = await deployedTwice();
    expect(await deploy('bad')).toEqual(success);
    expect(await rollBack(world, before)).toEqual(success);
    expect(running()[0]).toBe('two');
    expect(text()).toMatch(/ 100 % {2}2026-11-23 12:0\d {2}\S{36} {2}build \S{22} {2}code bad\n/);
    expect(await rollBack(world, before)).toEqual(success);
    expect(running()[0]).toBe('one');
    expect(await rollBack(world, before)).toMatchObject({
      stop: expect.stringMatching(/^the last ten deployments have no code from before/),
    });
  });

  test('never brings what was taken back, where the code that runs is a newer upload', async () => {
    const { world, running, deploy } = await deployedTwice();
    expect(await deploy('bad')).toEqual(success);
    expect(await rollBack(world, before)).toEqual(success);
    expect(await rotate(world, 'HEALTH_KEY', 'health-2')).toEqual(success);
    await rollBack(world, before);
    expect(running()[0]).not.toBe('bad');
  });

  test('takes a rollout back that was cut off', async () => {
    const { world, running, platform } = await deployedTwice();
    const [firstVersion, secondVersion] = platform.versions;
    platform.deploy({ [secondVersion?.id ?? '']: 50, [firstVersion?.id ?? '']: 50 }, true);
    expect(await rollBack(world, before)).toEqual(success);
    expect(running()[0]).toBe('two');
  });

  test('has the pages of what visitors get again made ahead', async () => {
    const { world, platform, filled } = await deployedTwice();
    const [firstVersion] = platform.versions;
    expect(await rollBack(world, before)).toEqual(success);
    expect(filled.at(-1)).toBe(firstVersion?.id);
    await rotate(world, 'HEALTH_KEY', 'health-2');
    expect(await rollBack(world, { version: platform.versions[1]?.id, hasItsSecrets: false })).toEqual(success);
    expect(filled.at(-1)).toBe(platform.answering().id);
  });

  test('brings code from before a rotation without its old secret, unless the operator asks for that', async () => {
    const { world, running, platform } = await deployedTwice();
    const [firstVersion] = platform.versions;
    await rotate(world, 'HEALTH_KEY', 'health-2');
    const target: Target = { version: firstVersion?.id.slice(0, 8), hasItsSecrets: false };
    expect(await rollBack(world, target)).toEqual(success);
    expect(running()).toEqual(['one', { ...FIRST_SECRETS, HEALTH_KEY: 'health-2' }]);
    expect(await rollBack(world, { ...target, hasItsSecrets: true })).toMatchObject({
      done: expect.stringContaining('with the secrets that it had'),
    });
    expect(running()).toEqual(['one', FIRST_SECRETS]);
  });

  test('says what visitors get where it is stopped while that is looked at', async () => {
    const { world, running, stop } = await deployedTwice();
    const looked = async () => {
      stop();
      return wrong('health: 503');
    };
    expect(await rollBack({ ...world, look: looked }, before)).toEqual({
      stop: expect.stringMatching(/^all visitors get .+ and it looks wrong: health: 503; stopped by SIGINT$/),
      mend: 'Name an older version.',
    });
    expect(running()[0]).toBe('one');
  });

  test('refuses what can’t work, and what would bring back a secret alone', async () => {
    const { world, running, platform, storedBuilds } = await deployedTwice();
    const [firstVersion, secondVersion] = platform.versions;
    await rotate(world, 'HEALTH_KEY', 'health-2');
    const stopOf = async (version: string | undefined, hasItsSecrets = false): Promise<unknown> => {
      const outcome = await rollBack(world, { version, hasItsSecrets });
      return 'stop' in outcome ? outcome.stop : outcome.done;
    };
    expect(await stopOf('00000000')).toBe('0 versions of the list begin with 00000000');
    expect(await stopOf('')).toBe('3 versions of the list begin with ');
    expect(await stopOf(platform.answering().id)).toMatch(/runs already$/);
    expect(await stopOf(secondVersion?.id)).toMatch(/differs from what runs by its secrets alone$/);
    storedBuilds.clear();
    expect(await stopOf(firstVersion?.id)).toMatch(/is not kept/);
    expect(await stopOf('00000000-0000-4000-8000-000000000000')).toMatch(/is not there/);
    expect(running()).toEqual(['two', { ...FIRST_SECRETS, HEALTH_KEY: 'health-2' }]);
    expect(await rollBack(directSite().world, before)).toMatchObject({ stop: 'nothing is deployed yet' });
  });
});

/** As a process that is killed at one of its calls: before it reaches the platform, or after; then nothing more is done. */
function killedAt(world: RolloutWorld, at: number, isDone: boolean) {
  let calls = 0;
  const versions = new Proxy(world.versions, {
    get:
      (target, name) =>
      async (...parameters: readonly unknown[]): Promise<unknown> => {
        calls += 1;
        if (calls < at || (calls === at && isDone)) {
          const result: unknown = await Reflect.apply(Reflect.get(target, name), target, parameters);
          if (calls < at) return result;
        }
        throw new Error('killed');
      },
  });
  return { world: { ...world, versions }, wasKilled: () => calls >= at };
}

type Site = Awaited<ReturnType<typeof deployedTwice>>;
const commands: Readonly<Record<string, (site: Site, world: RolloutWorld) => Promise<unknown>>> = {
  deploy: ({ deploy }, world) => deploy('three', {}, world),
  rotate: (_, world) => rotate(world, 'FORM_SECRET', 'form-cut-off'),
  rollback: (_, world) => rollBack(world, before),
};

test.each(Object.entries(commands))('%s, stopped before it changes anything, changes nothing', async (_, command) => {
  const site = await deployedTwice();
  const { world, platform, stop } = site;
  const [versions, deployments] = [platform.versions.length, platform.deployments.length];
  const list: Versions['list'] = async () => {
    stop();
    return world.versions.list();
  };
  const inTime: Versions['deployments'] = async () => {
    stop();
    return world.versions.deployments();
  };
  expect(await command(site, { ...world, versions: { ...world.versions, list, deployments: inTime } })).toEqual({
    stop: 'stopped by SIGINT',
    mend: expect.stringContaining('Nothing was changed'),
  });
  expect([platform.versions.length, platform.deployments.length]).toEqual([versions, deployments]);
});

test('a first deploy that is stopped before it is uploaded is not', async () => {
  const { deploy, stop, platform } = directSite();
  stop();
  expect(await deploy('one', FIRST_SECRETS)).toMatchObject({ stop: 'stopped by SIGINT' });
  expect(platform.versions).toEqual([]);
});

/** What all visitors get, but for the secret that the test itself changes. */
function state({ running }: Site): unknown {
  const [code, { FORM_SECRET }] = running();
  return [code, FORM_SECRET];
}

test.each(Object.entries(commands))(
  '%s that is killed at any call leaves nothing that the next command trips over',
  async (_, command) => {
    const whole = await deployedTwice();
    const states = [state(whole)];
    await command(whole, whole.world);
    states.push(state(whole));
    let calls = 0;
    for (let at = 1; at <= calls + 1; at += 1)
      for (const isDone of [false, true]) {
        const site = await deployedTwice();
        const { world, wasKilled } = killedAt(site.world, at, isDone);
        await command(site, world);
        if (wasKilled()) calls = at;
        expect(await rotate(site.world, 'HEALTH_KEY', 'health-2')).toEqual(success);
        expect(states).toContainEqual(state(site));
        const [, secrets] = site.running();
        expect(secrets['HEALTH_KEY']).toBe('health-2');
        expect(await site.deploy('four')).toEqual(success);
        expect(site.running()).toEqual(['four', secrets]);
      }
    expect(calls).toBeGreaterThan(2);
  },
);
