import { describe, expect, test } from 'vitest';
import { type RolloutWorld, rollOut } from '../../tools/operators/rollout.ts';
import { versionOverride, wranglerVersions } from '../../tools/operators/versions.ts';

const BEFORE = '11111111-1111-4111-8111-111111111111';
const NEW = '22222222-2222-4222-8222-222222222222';

/** A stand-in for wrangler, which answers as the platform's own does and remembers what it was told. */
function standInWrangler(answers: Readonly<Record<string, { readonly status: number; readonly output: string }>> = {}) {
  const told: string[] = [];
  const usual: typeof answers = {
    'deployments status --json': {
      status: 0,
      output: `{ "versions": [{ "version_id": "${BEFORE}", "percentage": 100 }] }`,
    },
    'versions upload': { status: 0, output: `Total Upload: 1 KiB\nWorker Version ID: ${NEW}\n` },
  };
  const run = (...parameters: readonly string[]) => {
    const line = parameters.join(' ');
    told.push(line);
    return { ...usual, ...answers }[line] ?? { status: 0, output: '' };
  };
  return { told, run };
}

/** A rollout over the stand-in; `wrongAt` names the step, by its share, at which the site looks wrong. */
async function rolledOut(options: {
  readonly answers?: Parameters<typeof standInWrangler>[0];
  readonly wrongAt?: number;
  readonly slow?: number;
}) {
  const wrangler = standInWrangler(options.answers);
  const lines: string[] = [];
  const looked: (string | undefined)[] = [];
  let looksLeft = options.slow ?? 0;
  const share = (): string => wrangler.told.findLast((line) => line.startsWith('versions deploy')) ?? '';
  const world: RolloutWorld = {
    ...wranglerVersions(wrangler.run, undefined),
    look: async (version) => {
      looked.push(version);
      looksLeft -= 1;
      const isWrong = options.wrongAt !== undefined && share().includes(`${NEW}@${options.wrongAt}%`);
      return isWrong || looksLeft >= 0 ? { seen: [], wrong: ['/en/sydney: status 500'] } : { seen: ['a'], wrong: [] };
    },
    pause: async () => undefined,
    print: (line) => lines.push(line),
  };
  const outcome = await rollOut(world);
  const shares = wrangler.told.filter((line) => line.startsWith('versions deploy'));
  return { outcome, shares, looked, told: wrangler.told, text: lines.join('\n') };
}

const both = (old: number, young: number) => `versions deploy ${BEFORE}@${old}% ${NEW}@${young}% --yes`;

describe('a new version', () => {
  test('is looked at while nobody gets it, then given to visitors step by step; routes come last', async () => {
    const { outcome, shares, looked, told, text } = await rolledOut({});
    expect(outcome).toEqual({ done: `all visitors get ${NEW}` });
    expect(shares).toEqual([both(100, 0), both(90, 10), both(50, 50), `versions deploy ${NEW}@100% --yes`]);
    expect(new Set(looked)).toEqual(new Set([NEW]));
    expect(told.at(-1)).toBe('triggers deploy');
    expect(text).toMatch(/0 % of visitors: 1 sights are right[\s\S]+100 % of visitors/);
  });

  test.each([0, 10, 50, 100])('that looks wrong at %i %% is taken back from everybody', async (wrongAt) => {
    const { outcome, shares, told } = await rolledOut({ wrongAt });
    expect(outcome).toMatchObject({
      stop: expect.stringMatching(/at \d+ %: \/en\/sydney: status 500\nAll visitors get 1111/),
    });
    expect(shares.at(-1)).toBe(`versions deploy ${BEFORE}@100% --yes`);
    expect(told).not.toContain('triggers deploy');
  });

  test('that is not known everywhere at once is looked at again', async () => {
    expect((await rolledOut({ slow: 3 })).outcome).toHaveProperty('done');
  });

  test('whose share the platform refuses is taken back', async () => {
    const { outcome, shares } = await rolledOut({ answers: { [both(90, 10)]: { status: 1, output: 'refused' } } });
    expect(outcome).toMatchObject({ stop: expect.stringContaining('refused') });
    expect(shares.at(-1)).toBe(`versions deploy ${BEFORE}@100% --yes`);
  });

  test('that can’t be taken back is said with the command that does it', async () => {
    const { outcome } = await rolledOut({
      wrongAt: 10,
      answers: { [`versions deploy ${BEFORE}@100% --yes`]: { status: 1, output: 'no network' } },
    });
    expect(outcome).toMatchObject({
      stop: expect.stringContaining('Going back failed, too'),
      mend: expect.stringContaining(`npx wrangler versions deploy ${BEFORE}@100% --yes`),
    });
  });

  test.each<[string, Parameters<typeof standInWrangler>[0]]>([
    ['an upload that fails', { 'versions upload': { status: 1, output: 'too large' } }],
    ['an upload without an id', { 'versions upload': { status: 0, output: 'done' } }],
    ['a deployment that can’t be read', { 'deployments status --json': { status: 1, output: 'not logged in' } }],
  ])('%s changes nothing for visitors', async (_, answers) => {
    const { outcome, shares } = await rolledOut(answers ? { answers } : {});
    expect([Object.keys(outcome), shares]).toEqual([['stop', 'mend'], []]);
  });

  test('the first one has nothing to share with', async () => {
    const { outcome, told, looked } = await rolledOut({
      answers: { 'deployments status --json': { status: 1, output: 'This Worker does not exist [code: 10007]' } },
    });
    expect(outcome).toHaveProperty('done');
    expect(told.slice(1)).toEqual(['deploy']);
    expect(looked).toEqual([undefined]);
  });
});

test('a request is led to a version as the platform reads it', () => {
  expect(versionOverride('meridian-galleria-staging', NEW)).toEqual([
    'Cloudflare-Workers-Version-Overrides',
    `meridian-galleria-staging="${NEW}"`,
  ]);
});
