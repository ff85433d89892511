import { describe, expect, test } from 'vitest';
import { type LookedVersions, type RolloutWorld, rollOut } from '../../tools/operators/rollout.ts';
import { wranglerVersions } from '../../tools/operators/versions.ts';
import { versionOverride } from '../../worker/front/versionOverride.ts';

const [SITE_BEFORE, SITE] = ['11111111-1111-4111-8111-111111111111', '22222222-2222-4222-8222-222222222222'];
const [BEFORE, NEW] = ['33333333-3333-4333-8333-333333333333', '44444444-4444-4444-8444-444444444444'];

type Answers = Readonly<Record<string, { readonly status: number; readonly output: string }>>;

/** What wrangler answers for a Worker that runs in one version, and gets another. */
const usual = (worker: string, before: string, next: string): Answers => ({
  [`${worker} deployments status --json`]: {
    status: 0,
    output: `{ "versions": [{ "version_id": "${before}", "percentage": 100 }] }`,
  },
  [worker === 'front' ? `front versions upload --var SITE_VERSION:${SITE}` : 'site versions upload']: {
    status: 0,
    output: `Total Upload: 1 KiB\nWorker Version ID: ${next}\n`,
  },
});

/** A stand-in for wrangler, which answers as the platform's own does and remembers what it was told. */
function standInWrangler(answers: Answers = {}) {
  const told: string[] = [];
  const known = { ...usual('site', SITE_BEFORE, SITE), ...usual('front', BEFORE, NEW), ...answers };
  return {
    told,
    of:
      (worker: 'site' | 'front') =>
      (...parameters: readonly string[]) => {
        const line = [worker, ...parameters].join(' ');
        told.push(line);
        return known[line] ?? { status: 0, output: '' };
      },
  };
}

/** A rollout over the stand-in; `wrongAt` names the step, by its share, at which the site looks wrong. */
async function rolledOut(options: { readonly answers?: Answers; readonly wrongAt?: number; readonly slow?: number }) {
  const wrangler = standInWrangler(options.answers);
  const lines: string[] = [];
  const looked: LookedVersions[] = [];
  let looksLeft = options.slow ?? 0;
  const share = (): string => wrangler.told.findLast((line) => line.startsWith('front versions deploy')) ?? '';
  const world: RolloutWorld = {
    site: wranglerVersions(wrangler.of('site'), undefined),
    front: wranglerVersions(wrangler.of('front')),
    look: async (versions) => {
      looked.push(versions);
      looksLeft -= 1;
      const isWrong = options.wrongAt !== undefined && share().includes(`${NEW}@${options.wrongAt}%`);
      return isWrong || looksLeft >= 0 ? { seen: [], wrong: ['/en/sydney: status 500'] } : { seen: ['a'], wrong: [] };
    },
    pause: async () => undefined,
    print: (line) => lines.push(line),
  };
  const outcome = await rollOut(world);
  const shares = wrangler.told.filter((line) => line.includes('versions deploy'));
  return { outcome, shares, looked, told: wrangler.told, text: lines.join('\n') };
}

const both = (old: number, young: number) => `front versions deploy ${BEFORE}@${old}% ${NEW}@${young}% --yes`;
const siteBeside = `site versions deploy ${SITE_BEFORE}@100% ${SITE}@0% --yes`;
const siteLast = `site versions deploy ${SITE_BEFORE}@0% ${SITE}@100% --yes`;
const takenBack = `front versions deploy ${BEFORE}@100% --yes`;

describe('a new version', () => {
  test('is looked at while nobody gets it, then its front is given to visitors step by step; routes come last', async () => {
    const { outcome, shares, looked, told, text } = await rolledOut({});
    expect(outcome).toEqual({ done: `all visitors get ${SITE}` });
    expect(shares).toEqual([
      siteBeside,
      both(100, 0),
      both(90, 10),
      both(50, 50),
      `front versions deploy ${NEW}@100% --yes`,
      siteLast,
    ]);
    expect(looked).toEqual([0, 10, 50, 100].map(() => ({ site: SITE, front: NEW })));
    expect(told.slice(-2)).toEqual(['site triggers deploy', 'front triggers deploy']);
    expect(text).toMatch(/0 % of visitors: 1 sights are right[\s\S]+100 % of visitors/);
  });

  test('of the site stands beside the one from before until the last, so that each front finds its own', async () => {
    const { told } = await rolledOut({});
    const at = (line: string): number => told.indexOf(line);
    expect(at('site versions upload')).toBeLessThan(at(siteBeside));
    expect(at(siteBeside)).toBeLessThan(at(`front versions upload --var SITE_VERSION:${SITE}`));
    expect(at(`front versions deploy ${NEW}@100% --yes`)).toBeLessThan(at(siteLast));
  });

  test.each([0, 10, 50, 100])('that looks wrong at %i %% is taken back from everybody', async (wrongAt) => {
    const { outcome, shares, told } = await rolledOut({ wrongAt });
    expect(outcome).toMatchObject({
      stop: expect.stringMatching(/at \d+ %: \/en\/sydney: status 500\nAll visitors get 3333/),
    });
    expect(shares.at(-1)).toBe(takenBack);
    // The site from before has all of its share still: its front leads there.
    expect(shares.filter((line) => line.startsWith('site'))).toEqual([siteBeside]);
    expect(told.filter((line) => line.includes('triggers'))).toEqual([]);
  });

  test('that is not known everywhere at once is looked at again', async () => {
    expect((await rolledOut({ slow: 3 })).outcome).toHaveProperty('done');
  });

  test('whose share the platform refuses is taken back', async () => {
    const { outcome, shares } = await rolledOut({ answers: { [both(90, 10)]: { status: 1, output: 'refused' } } });
    expect(outcome).toMatchObject({ stop: expect.stringContaining('refused') });
    expect(shares.at(-1)).toBe(takenBack);
  });

  test('that can’t be taken back is said with the command that does it', async () => {
    const { outcome } = await rolledOut({ wrongAt: 10, answers: { [takenBack]: { status: 1, output: 'no network' } } });
    expect(outcome).toMatchObject({
      stop: expect.stringContaining('Going back failed, too'),
      mend: expect.stringContaining(`npx wrangler versions deploy ${BEFORE}@100% --yes`),
    });
  });

  test('that only schedules and queues miss is said with the command that gives it to them', async () => {
    const { outcome } = await rolledOut({ answers: { [siteLast]: { status: 1, output: 'no network' } } });
    expect(outcome).toMatchObject({
      stop: expect.stringContaining('but schedules and queues the version from before'),
      mend: expect.stringContaining(`npx wrangler versions deploy ${SITE_BEFORE}@0% ${SITE}@100% --yes`),
    });
  });

  test.each<[string, Answers, readonly string[]]>([
    ['an upload that fails', { 'site versions upload': { status: 1, output: 'too large' } }, []],
    ['an upload without an id', { 'site versions upload': { status: 0, output: 'done' } }, []],
    ['a site that can’t be read', { 'site deployments status --json': { status: 1, output: 'not logged in' } }, []],
    ['a front that can’t be read', { 'front deployments status --json': { status: 1, output: 'not logged in' } }, []],
    ['a site that can’t stand beside', { [siteBeside]: { status: 1, output: 'refused' } }, [siteBeside]],
    [
      'a front that can’t be uploaded',
      { [`front versions upload --var SITE_VERSION:${SITE}`]: { status: 1, output: 'too large' } },
      [siteBeside],
    ],
  ])('%s changes nothing for visitors', async (_, answers, expected) => {
    const { outcome, shares } = await rolledOut({ answers });
    expect([Object.keys(outcome), shares]).toEqual([['stop', 'mend'], expected]);
  });

  const missing = { status: 1, output: 'This Worker does not exist [code: 10007]' };
  test('before which there was none has nothing to share with', async () => {
    let asked = 0;
    const wrangler = standInWrangler({ 'front deployments status --json': missing });
    const ask = wrangler.of('site');
    const outcome = await rollOut({
      site: wranglerVersions((...parameters) => {
        const ended = ask(...parameters);
        if (parameters[0] !== 'deployments') return ended;
        asked += 1;
        // It is there once it was uploaded.
        return asked === 1
          ? missing
          : { status: 0, output: `{"versions":[{"version_id":"${SITE}","percentage":100}]}` };
      }, undefined),
      front: wranglerVersions(wrangler.of('front')),
      look: async (versions) => ({ seen: [versions.site], wrong: versions.front === undefined ? [] : ['a version'] }),
      pause: async () => undefined,
      print: () => undefined,
    });
    expect(outcome).toEqual({ done: `all visitors get ${SITE}` });
    expect(wrangler.told.filter((line) => !line.includes('status'))).toEqual([
      'site deploy',
      `front deploy --var SITE_VERSION:${SITE}`,
      'site triggers deploy',
      'front triggers deploy',
    ]);
  });

  test('of a site that had no front gets its first', async () => {
    const { outcome, shares, told, looked } = await rolledOut({
      answers: { 'front deployments status --json': missing },
    });
    expect(outcome).toEqual({ done: `all visitors get ${SITE}` });
    expect(shares).toEqual([siteBeside, siteLast]);
    expect(told).toContain(`front deploy --var SITE_VERSION:${SITE}`);
    expect(looked).toEqual([{ site: SITE, front: undefined }]);
  });

  test('whose first front looks wrong stays beside the site from before', async () => {
    const { outcome, shares } = await rolledOut({ answers: { 'front deployments status --json': missing }, slow: 99 });
    expect(outcome).toMatchObject({ stop: expect.stringContaining('the first front is there, and not right') });
    expect(shares).toEqual([siteBeside]);
  });
});

test('a request is led to a version as the platform reads it', () => {
  expect(versionOverride('meridian-front-staging', NEW)).toEqual([
    'Cloudflare-Workers-Version-Overrides',
    `meridian-front-staging="${NEW}"`,
  ]);
});
