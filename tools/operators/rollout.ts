import type { Ended } from './deployment.ts';
import type { Sight } from './siteLooks.ts';

/** What a rollout does to the outside world. Tests pass their own. */
export interface RolloutWorld {
  /** The version that all visitors get now; undefined before the first deploy; a problem where it can't be told. */
  readonly current: () => string | undefined | { readonly problem: string };
  /** Uploads a version that no visitor gets; its id, or how it failed. */
  readonly uploadVersion: () => string | Ended;
  /** Uploads and gives it to all visitors at once: only for the first deploy, which has no version before it. */
  readonly uploadForAll: () => Ended;
  /** Shares visitors between versions, in percent. */
  readonly share: (shares: Readonly<Record<string, number>>) => Ended;
  /** Routes, domains and schedules, which belong to no version. */
  readonly setTriggers: () => Ended;
  /** Looks at the site; with a version at that one, by override. */
  readonly look: (version: string | undefined) => Promise<Sight>;
  readonly pause: (milliseconds: number) => Promise<void>;
  readonly print: (line: string) => void;
}

/** How it went: a line to print, or why it stopped and what to do. */
export type Outcome = { readonly done: string } | { readonly stop: string; readonly mend: string };

/** Shares of visitors in percent, one step after another. */
const STEPS: readonly number[] = [10, 50, 100];
/** Visitors find what a look can't find: so long each step lasts. */
const STEP_MS = 30_000;
/** Until a deployment is known everywhere. */
const SPREAD_MS = 3000;
const TRIES = 10;

/**
 * Uploads a version, looks at it while no visitor gets it, and gives it to more visitors step by step
 * (docs/rules.md#deploy-rollout). When a step fails, all visitors get the version from before again.
 */
export async function rollOut(world: RolloutWorld): Promise<Outcome> {
  const before = world.current();
  if (typeof before === 'object') return stopped(before.problem);
  if (before === undefined) return firstDeploy(world);
  const version = world.uploadVersion();
  if (typeof version !== 'string') return stopped(endOf(version));
  world.print(`  uploaded ${version}; ${before} serves all visitors`);
  for (const percent of [0, ...STEPS]) {
    const shared = world.share(percent === 100 ? { [version]: 100 } : { [before]: 100 - percent, [version]: percent });
    if (shared.status !== 0) return goBack(world, before, `${percent} %: ${endOf(shared)}`);
    const sight = await lookUntilThere(world, version);
    if (sight.wrong.length > 0) return goBack(world, before, `at ${percent} %: ${sight.wrong.join('; ')}`);
    world.print(`  ${String(percent).padStart(3)} % of visitors: ${sight.seen.length} sights are right`);
    if (percent > 0 && percent < 100) await world.pause(STEP_MS);
  }
  const triggers = world.setTriggers();
  if (triggers.status !== 0)
    return {
      stop: `all visitors get ${version}, and its routes and schedules could not be set: ${endOf(triggers)}`,
      mend: 'Run npx wrangler triggers deploy with the same configuration.',
    };
  return { done: `all visitors get ${version}` };
}

/** There is nothing to go back to. */
async function firstDeploy(world: RolloutWorld): Promise<Outcome> {
  const uploaded = world.uploadForAll();
  if (uploaded.status !== 0) return stopped(endOf(uploaded));
  const sight = await lookUntilThere(world, undefined);
  return sight.wrong.length === 0
    ? { done: `the first deploy; ${sight.seen.length} sights are right` }
    : {
        stop: `the first deploy is there, and not right: ${sight.wrong.join('; ')}`,
        mend: 'Mend it and deploy again.',
      };
}

/** A new deployment takes seconds to reach every data centre: what is wrong at first is looked at again. */
async function lookUntilThere(world: RolloutWorld, version: string | undefined): Promise<Sight> {
  let sight = await world.look(version);
  for (let tries = 1; tries < TRIES && sight.wrong.length > 0; tries += 1) {
    await world.pause(SPREAD_MS);
    sight = await world.look(version);
  }
  return sight;
}

function goBack(world: RolloutWorld, before: string, problem: string): Outcome {
  const back = world.share({ [before]: 100 });
  return back.status === 0
    ? { stop: `${problem}\nAll visitors get ${before} again.`, mend: 'Mend what was wrong and deploy again.' }
    : {
        stop: `${problem}\nGoing back failed, too: ${endOf(back)}`,
        mend: `Give all visitors the version from before: npx wrangler versions deploy ${before}@100% --yes`,
      };
}

function stopped(problem: string): Outcome {
  return { stop: problem, mend: 'The site that runs is the one from before.' };
}

function endOf({ status, output }: Ended): string {
  return `it ended with status ${status}\n${output.trim()}`;
}
