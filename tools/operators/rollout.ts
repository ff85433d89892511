import { wordsOf } from '../commandLine.ts';
import { joined, type Sight, wrong } from './sight.ts';
import type { Shares, Upload, Version, Versions } from './versions.ts';

/** What a rollout does to the outside world, which tests replace. */
export interface RolloutWorld {
  readonly versions: Versions;
  /** Looks at the site by its domain, at one version of it. */
  readonly look: (version: string) => Promise<Sight>;
  /** Makes the pages of a version before its first visitor, says how that went and never rejects (docs/rules.md#pages-ahead). */
  readonly fill: (version: string) => Promise<string>;
  /** A folder with the build that was kept under this name; rejects where none is. */
  readonly storedBuild: (build: string) => Promise<string>;
  readonly pause: (milliseconds: number) => Promise<void>;
  readonly stopped: AbortSignal;
  readonly print: (line: string) => void;
}

/** How it went: a line to print, or why it stopped and what to do. */
export type Outcome = { readonly done: string } | { readonly stop: string; readonly mend: string };

/** Shares of visitors in percent, one step after another: for new code, and for what ran before but for a secret. */
const CODE_STEPS: readonly number[] = [0, 10, 50, 100];
export const SECRET_STEPS: readonly number[] = [0, 100];
/** Visitors find what a look can't find: so long each step lasts. */
const STEP_MS = 30_000;
const SPREAD_MS = 3000;
const TRIES = 10;

export const UNCHANGED = 'Nothing was changed for visitors: what ran before runs.';

/** Uploads a build with the secrets that run, and gives it to visitors step by step (docs/rules.md#deploy-rollout). */
export function deployBuild(world: RolloutWorld, build: Upload): Promise<Outcome> {
  return settled(async () => {
    const { versions, stopped, print } = world;
    const deployments = await versions.deployments();
    const before = stableVersion(deployments);
    stopped.throwIfAborted();
    if (before === undefined) return firstDeploy(world, build);
    const version = await versions.upload(build, before);
    print(`  uploaded ${version}; ${before} serves all visitors`);
    const outcome = await rollOut(world, version, { before, shares: deployments[0] }, CODE_STEPS, () =>
      world.fill(version),
    );
    if ('stop' in outcome) return outcome;
    try {
      await versions.setTriggers();
      return outcome;
    } catch (thrown) {
      return {
        stop: `${outcome.done}, and its routes and schedules could not be set: ${wordsOf(thrown)}`,
        mend: 'Run npx wrangler triggers deploy --config wrangler.toml with --env.',
      };
    }
  });
}

async function firstDeploy(world: RolloutWorld, build: Upload): Promise<Outcome> {
  await world.versions.uploadFirst(build);
  const version = stableVersion(await world.versions.deployments());
  if (version === undefined) throw new Error('the first version is not known');
  const sight = await lookUntilThere(world, version);
  if (sight.wrong.length === 0) world.print(`  ${await world.fill(version)}`);
  return sight.wrong.length === 0
    ? { done: `the first version, ${version}: ${sight.seen.length} sights are right` }
    : {
        stop: `the first version is there, and not right: ${sight.wrong.join('; ')}`,
        mend: 'Mend it and deploy again.',
      };
}

/** The version that visitors had when a command began, and how they were shared then. */
export interface Start {
  readonly before: string;
  readonly shares: Shares | undefined;
}

/** Gives a version to visitors in steps, or the one before back to all where a step fails; what others deploy meanwhile stays. */
export async function rollOut(
  world: RolloutWorld,
  version: string,
  { before, shares: first }: Start,
  steps: readonly number[],
  fill?: () => Promise<string>,
): Promise<Outcome> {
  const { versions, stopped, print } = world;
  /** What is deployed unless others deploy: a call that fails may have come through. */
  let expected = [first];
  const isLast = async (): Promise<boolean> => {
    const [newest] = await versions.deployments();
    return expected.some((shares) => isSame(newest, shares));
  };
  try {
    for (const percent of steps) {
      stopped.throwIfAborted();
      if (!(await isLast())) return othersStay('');
      const shares: Shares = percent === 100 ? { [version]: 100 } : { [before]: 100 - percent, [version]: percent };
      expected.push(shares);
      await versions.share(shares);
      expected = [shares];
      const sight = await lookUntilThere(world, version);
      if (sight.wrong.length > 0) {
        stopped.throwIfAborted();
        throw new Error(`at ${percent} %: ${sight.wrong.join('; ')}`);
      }
      print(`  ${String(percent).padStart(3)} % of visitors: ${sight.seen.length} sights are right`);
      if (percent === 0 && fill) print(`  ${await fill()}`);
      if (percent > 0 && percent < 100) await world.pause(STEP_MS);
    }
    return { done: `all visitors get ${version}` };
  } catch (thrown) {
    return goBack(versions, before, isLast, wordsOf(thrown));
  }
}

function othersStay(problem: string): Outcome {
  return {
    stop: `${problem}somebody else has deployed meanwhile: that stays`,
    mend: 'Try again when they are done.',
  };
}

async function goBack(
  versions: Versions,
  before: string,
  isLast: () => Promise<boolean>,
  problem: string,
): Promise<Outcome> {
  try {
    if (!(await isLast())) return othersStay(`${problem}\n`);
    await versions.restore(before, 'Taken back by itself');
    return { stop: `${problem}\nAll visitors get ${before} again.`, mend: 'Mend what was wrong and try again.' };
  } catch (thrown) {
    return {
      stop: `${problem}\nGoing back failed, too: ${wordsOf(thrown)}`,
      mend: `Give all visitors the version from before: npx wrangler rollback ${before} --config wrangler.toml with --env.`,
    };
  }
}

/**
 * A new deployment takes seconds to reach every data centre: what is wrong at first is looked at again. Whoever stops that gets
 * what was seen so far.
 */
export async function lookUntilThere({ look, pause, stopped }: RolloutWorld, version: string): Promise<Sight> {
  let sight = await look(version);
  for (let tries = 1; tries < TRIES && sight.wrong.length > 0; tries += 1) {
    try {
      stopped.throwIfAborted();
      await pause(SPREAD_MS);
    } catch (thrown) {
      return joined([sight, wrong(wordsOf(thrown))]);
    }
    sight = await look(version);
  }
  return sight;
}

/** The version that all visitors get, or got before a rollout that was cut off; undefined before the first deploy. */
export function stableVersion(deployments: readonly Shares[]): string | undefined {
  for (const shares of deployments) {
    const [stable] = Object.entries(shares).find(([, percent]) => percent === 100) ?? [];
    if (stable !== undefined) return stable;
  }
  if (deployments.length > 0) throw new Error('none of the last ten deployments gave one version to all visitors');
  return undefined;
}

/** A version by its id, also one that is too old for the list. */
export async function versionById(versions: Versions, list: readonly Version[], id: string): Promise<Version> {
  return list.find((version) => version.id === id) ?? versions.view(id);
}

/** What was refused before visitors got anything else is an outcome, too. */
export async function settled(work: () => Promise<Outcome>): Promise<Outcome> {
  try {
    return await work();
  } catch (thrown) {
    return { stop: wordsOf(thrown), mend: UNCHANGED };
  }
}

function isSame(shares: Shares = {}, expected: Shares = {}): boolean {
  const sharesText = (each: Shares): string => JSON.stringify(Object.entries(each).toSorted());
  return sharesText(shares) === sharesText(expected);
}
