import { describe, expect, test } from 'vitest';
import type { Row } from '../../tools/operators/checks/checks.ts';
import { type Deployment, type DeployWorld, deploy } from '../../tools/operators/deployment.ts';
import type { Ended } from '../../tools/wrangler.ts';

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
  const actions: string[] = [];
  const lines: string[] = [];
  const stopping = new AbortController();
  const note = (name: string): Ended => {
    actions.push(name);
    return { status: 0, stdout: '', stderr: '' };
  };
  const world: DeployWorld = {
    changedFiles: () => [],
    isOnMain: () => true,
    examine: async () => [fine],
    build: () => note('build'),
    setSecrets: async () => ['HEALTH_KEY', 'CART_APP_KEY'],
    migrate: () => note('migrate'),
    keepFiles: () => note('files'),
    uploadCoordinator: (isDryRun) => note(isDryRun ? 'coordinator (dry)' : 'coordinator'),
    tryUpload: () => note('upload (dry)'),
    rollOut: async () => {
      note('rollout');
      return { done: 'all visitors get it' };
    },
    print: (line) => lines.push(line),
    stopped: stopping.signal,
    ...changes,
  };
  return { world, actions, text: () => lines.join('\n'), stopping };
}

describe('npm run deploy', () => {
  test('goes through its steps in order', async () => {
    const { world, actions, text } = deployWorld();
    expect(await deploy(world, production)).toBe(true);
    expect(actions).toEqual(['build', 'migrate', 'files', 'coordinator', 'rollout']);
    expect(text()).toMatch(
      /tree[\s\S]+checks[\s\S]+build[\s\S]+secrets[\s\S]+migrations[\s\S]+files[\s\S]+coordinator[\s\S]+rollout/,
    );
    expect(text()).toContain('production is deployed, and looks right.');
  });

  test.each([false, undefined])('brings nothing to visitors that is not on main, but staging: %s', async (isOnMain) => {
    const { world, actions, text } = deployWorld({ isOnMain: () => isOnMain });
    expect(await deploy(world, production)).toBe(false);
    expect([actions, text()]).toEqual([[], expect.stringContaining('this commit is not on main')]);
    expect(await deploy(world, { ...production, environment: 'staging' })).toBe(true);
  });

  const steps = (count: number) => ['build', 'migrate', 'files', 'coordinator'].slice(0, count);
  const failed = { status: 1, stdout: 'out of', stderr: ' order' };
  const wrong: Row = { ...fine, state: 'fail', found: 'CACHE: wrong', mend: 'Mend it.' };
  const rejects = () => Promise.reject(new Error('not logged in'));
  const stops = async () => ({ stop: 'at 10 %: no heading', mend: 'Mend it.' });
  const old = '[\\s\\S]+the one from before';
  const tree = /✗ tree +1 changed or new file: worker\/app\.ts\n.+git stash/;
  const secret = /✗ secrets +CART_APP_KEY is not set\n.+npm run rotate -- production NAME/;
  const login = /✗ secrets +not logged in\n.+wrangler login.+--secrets-file/;
  const check = /✗ checks +settings: CACHE: wrong\n.+npm run doctor -- production/;
  const rollout = /✗ rollout +at 10 %: no heading\n +→ Mend it\./;
  test.each<[string, Partial<DeployWorld>, readonly string[], RegExp]>([
    ['an unclean tree', { changedFiles: () => ['worker/app.ts'] }, [], tree],
    ['no repository', { changedFiles: () => undefined }, [], /✗ tree/],
    ['a check that fails', { examine: async () => [wrong] }, [], check],
    ['a placeholder', { examine: async () => [fine, unfilled] }, [], /✗ placeholders +placeholders: CONTENT is still/],
    ['a build that fails', { build: () => failed }, [], /✗ build +it ended with status 1\nout of order/],
    ['a missing secret', { setSecrets: async () => ['HEALTH_KEY'] }, ['build'], secret],
    ['no login', { setSecrets: rejects }, ['build'], login],
    ['a migration that fails', { migrate: () => failed }, ['build'], /✗ migrations[\s\S]+Nothing was deployed/],
    ['files not kept', { keepFiles: () => failed }, ['build', 'migrate'], new RegExp(`✗ files${old}`)],
    ['no coordinator uploaded', { uploadCoordinator: () => failed }, steps(3), new RegExp(`✗ coordinator${old}`)],
    ['a rollout that stops', { rollOut: stops }, steps(4), rollout],
  ])('%s: nothing is deployed', async (_, changes, expected, message) => {
    const { world, actions, text } = deployWorld(changes);
    expect(await deploy(world, production)).toBe(false);
    expect(actions).toEqual(expected);
    expect(text()).toMatch(message);
  });

  test.each([
    ['build', 0],
    ['migrate', 0],
    // Ctrl-C ends the program, too.
    ['build', null],
  ] as const)('whoever stops it while it does %s is heard once that has ended: %s', async (name, status) => {
    const { world, actions, text, stopping } = deployWorld();
    const step = (): Ended => {
      process.once('SIGUSR2', () => stopping.abort(new Error('stopped by SIGINT')));
      process.kill(process.pid, 'SIGUSR2');
      return { ...world[name](), status };
    };
    expect(await deploy({ ...world, [name]: step }, production)).toBe(false);
    expect(actions.at(-1)).toBe(name);
    expect(text()).toMatch(/✗ stopped +stopped by SIGINT\n.+The site that runs is the one from before\.$/);
    expect(text()).not.toContain('ended with status');
  });

  describe('as a dry run', () => {
    const dry = { ...production, isDryRun: true };

    test('changes nothing, and tells what a real one would stop at', async () => {
      const { world, actions, text } = deployWorld({
        changedFiles: () => ['README.md'],
        examine: async () => [fine, unfilled],
        setSecrets: () => Promise.reject(new Error('not logged in')),
        rollOut: () => Promise.reject(new Error('must not be done')),
      });
      expect(await deploy(world, dry)).toBe(true);
      expect(actions).toEqual(['build', 'coordinator (dry)', 'upload (dry)']);
      expect(text()).toMatch(
        /! tree +a real deploy would stop here[\s\S]+! placeholders +a real deploy would stop here/,
      );
      expect(text()).toContain('0001_enquiries.sql');
    });

    test.each<[string, Partial<DeployWorld>]>([
      ['settings that are wrong', { examine: async () => [{ ...fine, state: 'fail', mend: 'Mend it.' }] }],
      ['a build that fails', { build: () => failed }],
      ['a configuration that wrangler refuses', { tryUpload: () => failed }],
      ['a coordinator’s configuration that wrangler refuses', { uploadCoordinator: () => failed }],
    ])('fails for %s', async (_, changes) => {
      expect(await deploy(deployWorld(changes).world, dry)).toBe(false);
    });
  });
});
