import { describe, expect, test } from 'vitest';
import { askVersion } from '../../tools/operators/deployedSite.ts';
import { rollBack } from '../../tools/operators/rollingBack.ts';
import { rotate } from '../../tools/operators/rotation.ts';
import type { Versions } from '../../tools/operators/versions.ts';
import { directSite, FIRST_SECRETS } from '../support/tools/directSite.ts';
import { serve } from '../support/tools/serve.ts';

const success = { done: expect.any(String) };

/** A site with one version deployed, whose next call of a kind goes wrong as a test says. */
async function deployedOnce(changed?: (versions: Versions) => Partial<Versions>) {
  const site = directSite();
  expect(await site.deploy('old', FIRST_SECRETS)).toEqual(success);
  const before = site.platform.deployments.length;
  const world = { ...site.world, versions: { ...site.world.versions, ...changed?.(site.world.versions) } };
  return { ...site, world, shares: () => site.platform.deployments.slice(before).map((each) => Object.values(each)) };
}

/** Refuses a share of the newer version in percent. */
const refusing =
  (percent: number) =>
  ({ share }: Versions): Partial<Versions> => ({
    share: (shares) =>
      Object.values(shares).at(-1) === percent ? Promise.reject(new Error('refused')) : share(shares),
  });

describe('a new version', () => {
  test('is looked at while nobody gets it, then given to visitors step by step; routes come last', async () => {
    const triggers: string[] = [];
    const { deploy, shares, running, text, platform, world, filled } = await deployedOnce(() => ({
      setTriggers: async () => void triggers.push(`triggers of ${platform.answering().code}`),
    }));
    expect(await deploy('new', {}, world)).toEqual(success);
    expect(shares()).toEqual([[100, 0], [90, 10], [50, 50], [100]]);
    expect(running()).toEqual(['new', FIRST_SECRETS]);
    // Its pages are made before its first visitor.
    expect(text()).toMatch(/ 0 % of visitors.+\n {2}filled\n +10 %/);
    expect(filled).toHaveLength(2);
    expect(text()).toMatch(/ 0 % of visitors: 1 sights are right[\s\S]+100 % of visitors/);
    expect(triggers).toEqual(['triggers of new']);
  });

  test.each([0, 10, 50, 100])('that looks wrong at %i %% is taken back from everybody', async (wrongAt) => {
    const { deploy, shares, running, world } = await deployedOnce();
    const look: typeof world.look = async (version) =>
      shares().at(-1)?.at(-1) === wrongAt ? { seen: [], wrong: ['/en/sydney: status 500'] } : world.look(version);
    expect(await deploy('new', {}, { ...world, look })).toEqual({
      stop: expect.stringMatching(new RegExp(`^at ${wrongAt} %: /en/sydney: status 500\nAll visitors get .+ again`)),
      mend: expect.any(String),
    });
    expect(running()).toEqual(['old', FIRST_SECRETS]);
    expect(Object.values(shares().at(-1) ?? [])).toEqual([100]);
  });

  test('that is not known everywhere at once is looked at again', async () => {
    const { deploy, world } = await deployedOnce();
    let early = 3;
    const look: typeof world.look = async (version) => {
      early -= 1;
      return early >= 0 ? { seen: [], wrong: ['another version answered'] } : world.look(version);
    };
    expect(await deploy('new', {}, { ...world, look })).toEqual(success);
  });

  test.each([10, 100])('whose share of %i %% the platform refuses is taken back', async (percent) => {
    const { deploy, running, world } = await deployedOnce(refusing(percent));
    expect(await deploy('new', {}, world)).toMatchObject({ stop: expect.stringMatching(/^refused\nAll visitors get/) });
    expect(running()).toEqual(['old', FIRST_SECRETS]);
  });

  test('that somebody stops is taken back', async () => {
    const { deploy, running, stop, world } = await deployedOnce();
    const pause = async () => stop();
    expect(await deploy('new', {}, { ...world, pause })).toMatchObject({
      stop: expect.stringMatching(/^stopped by SIGINT\nAll visitors get/),
    });
    expect(running()).toEqual(['old', FIRST_SECRETS]);
  });

  test('that is the first and is stopped while it is looked at is said to be there', async () => {
    const { deploy, world, stop } = directSite();
    const look = async () => {
      stop();
      return { seen: [], wrong: ['health: 503'] };
    };
    expect(await deploy('one', FIRST_SECRETS, { ...world, look })).toMatchObject({
      stop: 'the first version is there, and not right: health: 503; stopped by SIGINT',
    });
  });

  const gaveWay = {
    stop: expect.stringMatching(/somebody else has deployed meanwhile: that stays$/),
    mend: expect.any(String),
  };

  test('gives way where somebody else deploys meanwhile', async () => {
    const { deploy, running, world, platform } = await deployedOnce();
    const pause = async () => {
      await rollBack(world, { version: undefined, hasItsSecrets: false });
    };
    expect(await deploy('new', {}, { ...world, pause })).toEqual(gaveWay);
    expect([running()[0], platform.deployments.length]).toEqual(['old', 4]);
  });

  test('gives way where a secret is rotated while it is uploaded', async () => {
    const { deploy, running, world } = await deployedOnce();
    const upload: Versions['upload'] = async (...build) => {
      const version = await world.versions.upload(...build);
      expect(await rotate(world, 'HEALTH_KEY', 'health-2')).toEqual(success);
      return version;
    };
    expect(await deploy('new', {}, { ...world, versions: { ...world.versions, upload } })).toEqual(gaveWay);
    expect(running()).toEqual(['old', { ...FIRST_SECRETS, HEALTH_KEY: 'health-2' }]);
  });

  test.each([0, 10, 50, 100])('takes nothing of others back where it looks wrong at %i %%: they deploy', async (at) => {
    const { deploy, shares, running, world } = await deployedOnce();
    let others: unknown;
    const look: typeof world.look = async (version) => {
      if (shares().at(-1)?.at(-1) !== at) return world.look(version);
      others ??= await rotate(world, 'HEALTH_KEY', 'health-2');
      return { seen: [], wrong: ['another version answered'] };
    };
    expect(await deploy('new', {}, { ...world, look })).toEqual(gaveWay);
    expect([others, running()[1]]).toEqual([success, { ...FIRST_SECRETS, HEALTH_KEY: 'health-2' }]);
  });

  test('that can’t be taken back is said with the command that does it', async () => {
    const { deploy, world, platform } = await deployedOnce((versions) => ({
      ...refusing(50)(versions),
      restore: () => Promise.reject(new Error('no network')),
    }));
    expect(await deploy('new', {}, world)).toEqual({
      stop: expect.stringContaining('Going back failed, too: no network'),
      mend: expect.stringContaining(`npx wrangler rollback ${platform.versions[0]?.id}`),
    });
  });

  test('whose routes can’t be set is said with the command that does it', async () => {
    const { deploy, running, world } = await deployedOnce(() => ({
      setTriggers: () => Promise.reject(new Error('no network')),
    }));
    expect(await deploy('new', {}, world)).toEqual({
      stop: expect.stringContaining('its routes and schedules could not be set: no network'),
      mend: expect.stringContaining('npx wrangler triggers deploy'),
    });
    expect(running()[0]).toBe('new');
  });

  test.each<[string, Partial<Versions>]>([
    ['an upload that fails', { upload: () => Promise.reject(new Error('too large')) }],
    ['a site that can’t be read', { deployments: () => Promise.reject(new Error('not logged in')) }],
  ])('%s changes nothing for visitors', async (_, failing) => {
    const { deploy, shares, world } = await deployedOnce(() => failing);
    expect(await deploy('new', {}, world)).toEqual({
      stop: expect.any(String),
      mend: expect.stringContaining('Nothing was changed'),
    });
    expect(shares()).toEqual([]);
  });

  test('that is the first is there at once, and is reported where it looks wrong', async () => {
    expect(await directSite().deploy('wrong code', FIRST_SECRETS)).toEqual({
      stop: expect.stringContaining('the first version is there, and not right: wrong code'),
      mend: expect.any(String),
    });
  });
});

test('a request is led to a version as the platform reads it', async () => {
  const seen: (string | null)[] = [];
  const server = await serve({
    fetch: (request) => {
      seen.push(request.headers.get('Cloudflare-Workers-Version-Overrides'));
      return new Response(null, { status: 302, headers: { location: '/elsewhere' } });
    },
  });
  const answer = await askVersion('meridian-galleria-staging', 'a-version')(new Request(`http://${server.host}/`));
  server.close();
  expect([answer.status, ...seen]).toEqual([302, 'meridian-galleria-staging="a-version"']);
});
