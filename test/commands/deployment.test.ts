import { describe, expect, test } from 'vitest';
import type { Row } from '../../worker/commands/checks/checks.ts';
import { type Deployment, type DeployWorld, deploy } from '../../worker/commands/deployment.ts';

const fine: Row = { name: 'settings', about: 'settings', state: 'ok', found: '40 read' };
const unfilled: Row = {
  name: 'placeholders',
  about: 'placeholders',
  state: 'fail',
  found: 'CONTENT is still what the project came with',
  mend: 'Write your own.',
};
const production: Deployment = {
  environment: 'production',
  isDryRun: false,
  requiredSecrets: ['HEALTH_KEY', 'CART_APP_KEY'],
  migrations: ['0001_enquiries.sql'],
};

/** A world in which everything goes well but what a test says, and what was done to it. */
function deployWorld(changes: Partial<DeployWorld> = {}) {
  const done: string[] = [];
  const lines: string[] = [];
  const note = (name: string): { readonly status: number; readonly output: string } => {
    done.push(name);
    return { status: 0, output: '' };
  };
  const world: DeployWorld = {
    changedFiles: () => [],
    examine: async () => [fine],
    build: () => note('build'),
    setSecrets: () => ['HEALTH_KEY', 'CART_APP_KEY'],
    migrate: () => note('migrate'),
    upload: (isDryRun) => note(isDryRun ? 'upload (dry)' : 'upload'),
    health: async () => 'ok',
    pause: async () => undefined,
    print: (line) => lines.push(line),
    ...changes,
  };
  return { world, done, text: () => lines.join('\n') };
}

describe('npm run deploy', () => {
  test('goes through its steps in order', async () => {
    const { world, done, text } = deployWorld();
    expect(await deploy(world, production)).toBe(true);
    expect(done).toEqual(['build', 'migrate', 'upload']);
    expect(text()).toMatch(/tree[\s\S]+checks[\s\S]+build[\s\S]+secrets[\s\S]+migrations[\s\S]+upload[\s\S]+health/);
    expect(text()).toContain('production is deployed and answers.');
  });

  const failed = { status: 1, output: 'out of order' };
  test.each<[string, Partial<DeployWorld>, readonly string[], RegExp]>([
    [
      'an unclean tree',
      { changedFiles: () => ['worker/app.ts'] },
      [],
      /✗ tree +1 changed or new file: worker\/app\.ts\n.+git stash/,
    ],
    ['no repository', { changedFiles: () => undefined }, [], /✗ tree/],
    [
      'a check that fails',
      { examine: async () => [{ ...fine, state: 'fail', found: 'CACHE: wrong', mend: 'Mend it.' }] },
      [],
      /✗ checks +settings: CACHE: wrong\n.+npm run doctor -- production/,
    ],
    ['a placeholder', { examine: async () => [fine, unfilled] }, [], /✗ placeholders +placeholders: CONTENT is still/],
    ['a build that fails', { build: () => failed }, [], /✗ build +it ended with status 1\nout of order/],
    [
      'a missing secret',
      { setSecrets: () => ['HEALTH_KEY'] },
      ['build'],
      /✗ secrets +CART_APP_KEY is not set\n.+secret put NAME --env production/,
    ],
    [
      'no login',
      { setSecrets: () => ({ problem: 'not logged in' }) },
      ['build'],
      /✗ secrets +not logged in\n.+wrangler login.+--secrets-file/,
    ],
    ['a migration that fails', { migrate: () => failed }, ['build'], /✗ migrations[\s\S]+Nothing was deployed/],
    ['an upload that fails', { upload: () => failed }, ['build', 'migrate'], /✗ upload[\s\S]+the one from before/],
  ])('%s: nothing is deployed', async (_, changes, expected, message) => {
    const { world, done, text } = deployWorld(changes);
    expect(await deploy(world, production)).toBe(false);
    expect(done).toEqual(expected);
    expect(text()).toMatch(message);
  });

  test('a site that comes up slowly is waited for', async () => {
    let asked = 0;
    const { world } = deployWorld({
      health: async () => {
        asked += 1;
        if (asked < 4) throw new Error('fetch failed', { cause: new Error('ENOTFOUND') });
        return 'ok';
      },
    });
    expect([await deploy(world, production), asked]).toEqual([true, 4]);
  });

  test('a site that never gets well is said to be deployed, and how to take it back', async () => {
    const { world, text } = deployWorld({ health: async () => '<html>' });
    expect(await deploy(world, production)).toBe(false);
    expect(text()).toMatch(/✗ health +the new version is deployed.+"<html>"\n.+npx wrangler rollback --env production/);
  });

  describe('as a dry run', () => {
    const dry = { ...production, isDryRun: true };

    test('changes nothing, and tells what a real one would stop at', async () => {
      const { world, done, text } = deployWorld({
        changedFiles: () => ['README.md'],
        examine: async () => [fine, unfilled],
        setSecrets: () => ({ problem: 'not logged in' }),
        health: () => Promise.reject(new Error('must not be asked')),
      });
      expect(await deploy(world, dry)).toBe(true);
      expect(done).toEqual(['build', 'upload (dry)']);
      expect(text()).toMatch(
        /! tree +a real deploy would stop here[\s\S]+! placeholders +a real deploy would stop here/,
      );
      expect(text()).toContain('0001_enquiries.sql');
    });

    test.each<[string, Partial<DeployWorld>]>([
      ['settings that are wrong', { examine: async () => [{ ...fine, state: 'fail', mend: 'Mend it.' }] }],
      ['a build that fails', { build: () => failed }],
      ['a configuration that wrangler refuses', { upload: () => failed }],
    ])('fails for %s', async (_, changes) => {
      expect(await deploy(deployWorld(changes).world, dry)).toBe(false);
    });
  });
});
