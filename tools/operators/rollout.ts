import type { Sight } from './siteLooks.ts';

/** How a program ended. */
export interface Ended {
  readonly status: number;
  readonly output: string;
}

/** A Worker that is rolled out. */
export interface Rolled {
  /** The version that all visitors get now; undefined before the first deploy; a problem where it can't be known. */
  readonly current: () => string | undefined | { readonly problem: string };
  /** Uploads a version that no visitor gets; its id, or how it failed. */
  readonly uploadVersion: (variables?: Readonly<Record<string, string>>) => string | Ended;
  /** Uploads and gives it to all visitors at once: only for the first deploy, which has no version before it. */
  readonly uploadForAll: (variables?: Readonly<Record<string, string>>) => Ended;
  /** Shares visitors between versions, in percent. */
  readonly share: (shares: Readonly<Record<string, number>>) => Ended;
  /** Routes, domains and schedules, which belong to no version. */
  readonly setTriggers: () => Ended;
}

/** A version of the site, and that of the front which goes with it; any where it is undefined. */
export interface LookedVersions {
  readonly site: string;
  readonly front: string | undefined;
}

/** What a rollout does to the outside world. Tests pass their own. */
export interface RolloutWorld {
  readonly site: Rolled;
  readonly front: Rolled;
  /** Looks at the site by its domain, with a version of the front by override. */
  readonly look: (versions: LookedVersions) => Promise<Sight>;
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
 * Uploads a version of the site and one of the front that goes with it, looks at them while no visitor gets them, and gives
 * the front to more visitors step by step (docs/rules.md#deploy-rollout). When a step fails, all visitors get the front
 * from before again, and with it the site from before.
 */
export async function rollOut(world: RolloutWorld): Promise<Outcome> {
  const { site, front } = world;
  const siteBefore = site.current();
  if (typeof siteBefore === 'object') return stopped(siteBefore.problem);
  const frontBefore = front.current();
  if (typeof frontBefore === 'object') return stopped(frontBefore.problem);
  const version = siteBefore === undefined ? firstSite(site) : besideIt(site, siteBefore);
  if (typeof version !== 'string') return version;
  const variables = { SITE_VERSION: version };
  const rolled =
    frontBefore === undefined
      ? await firstFront(world, version, variables)
      : await stepByStep(world, version, frontBefore, front.uploadVersion(variables));
  return rolled ?? finished(world, version, siteBefore);
}

/** The site's first version has nothing before it, and no visitor reaches it without a front. */
function firstSite(site: Rolled): string | Outcome {
  const uploaded = site.uploadForAll();
  if (uploaded.status !== 0) return stopped(endOf(uploaded));
  const version = site.current();
  return typeof version === 'string' ? version : stopped(version?.problem ?? 'the site’s first version is not known');
}

/** A version of the site that only its own front asks for. */
function besideIt(site: Rolled, before: string): string | Outcome {
  const version = site.uploadVersion();
  if (typeof version !== 'string') return stopped(endOf(version));
  const shared = site.share({ [before]: 100, [version]: 0 });
  return shared.status === 0 ? version : stopped(endOf(shared));
}

/** Gives the front to visitors; undefined when all have it. */
async function stepByStep(
  world: RolloutWorld,
  site: string,
  before: string,
  version: string | Ended,
): Promise<Outcome | undefined> {
  if (typeof version !== 'string') return stopped(endOf(version));
  world.print(`  uploaded ${site} and its front ${version}; ${before} serves all visitors`);
  for (const percent of [0, ...STEPS]) {
    const shared = world.front.share(
      percent === 100 ? { [version]: 100 } : { [before]: 100 - percent, [version]: percent },
    );
    if (shared.status !== 0) return goBack(world, before, `${percent} %: ${endOf(shared)}`);
    const sight = await lookUntilThere(world, { site, front: version });
    if (sight.wrong.length > 0) return goBack(world, before, `at ${percent} %: ${sight.wrong.join('; ')}`);
    world.print(`  ${String(percent).padStart(3)} % of visitors: ${sight.seen.length} sights are right`);
    if (percent > 0 && percent < 100) await world.pause(STEP_MS);
  }
  return undefined;
}

/** There is no front to go back to. */
async function firstFront(
  world: RolloutWorld,
  site: string,
  variables: Readonly<Record<string, string>>,
): Promise<Outcome | undefined> {
  const uploaded = world.front.uploadForAll(variables);
  if (uploaded.status !== 0) return stopped(endOf(uploaded));
  const sight = await lookUntilThere(world, { site, front: undefined });
  if (sight.wrong.length > 0)
    return {
      stop: `the first front is there, and not right: ${sight.wrong.join('; ')}`,
      mend: 'Mend it and deploy again.',
    };
  world.print(`  the first front: ${sight.seen.length} sights are right`);
  return undefined;
}

/**
 * All visitors get the new version by its front; now what reaches the site by itself does, too: schedules and queues. The
 * version from before stays beside it, for a front that is taken back.
 */
function finished({ site, front }: RolloutWorld, version: string, before: string | undefined): Outcome {
  const shared = before === undefined ? undefined : site.share({ [before]: 0, [version]: 100 });
  if (shared && shared.status !== 0)
    return {
      stop: `all visitors get ${version}, but schedules and queues the version from before: ${endOf(shared)}`,
      mend: `Run npx wrangler versions deploy ${before}@0% ${version}@100% --yes with the site’s configuration.`,
    };
  for (const worker of [site, front]) {
    const triggers = worker.setTriggers();
    if (triggers.status !== 0)
      return {
        stop: `all visitors get ${version}, and its routes and schedules could not be set: ${endOf(triggers)}`,
        mend: 'Run npx wrangler triggers deploy with the same configuration.',
      };
  }
  return { done: `all visitors get ${version}` };
}

/** A new deployment takes seconds to reach every data centre: what is wrong at first is looked at again. */
async function lookUntilThere(world: RolloutWorld, versions: LookedVersions): Promise<Sight> {
  let sight = await world.look(versions);
  for (let tries = 1; tries < TRIES && sight.wrong.length > 0; tries += 1) {
    await world.pause(SPREAD_MS);
    sight = await world.look(versions);
  }
  return sight;
}

function goBack({ front }: RolloutWorld, before: string, problem: string): Outcome {
  const back = front.share({ [before]: 100 });
  return back.status === 0
    ? { stop: `${problem}\nAll visitors get ${before} again.`, mend: 'Mend what was wrong and deploy again.' }
    : {
        stop: `${problem}\nGoing back failed, too: ${endOf(back)}`,
        mend: `Give all visitors the front from before: npx wrangler versions deploy ${before}@100% --yes`,
      };
}

function stopped(problem: string): Outcome {
  return { stop: problem, mend: 'The site that runs is the one from before.' };
}

function endOf({ status, output }: Ended): string {
  return `it ended with status ${status}\n${output.trim()}`;
}
