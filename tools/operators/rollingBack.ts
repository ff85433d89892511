import { ownValue } from '../../content/ownValue.ts';
import {
  lookUntilThere,
  type Outcome,
  type RolloutWorld,
  rollOut,
  SECRET_STEPS,
  type Start,
  settled,
  stableVersion,
  versionById,
} from './rollout.ts';
import { isSameBuild } from './storedBuild.ts';
import { isOldSecret, type Shares, type Version, type Versions } from './versions.ts';

/** What to go back to. */
export interface Target {
  /** The beginning of a version's id; undefined: the code before the code that runs, or before a rollout that was cut off. */
  readonly version: string | undefined;
  /** Brings back the values that its secrets had, too. */
  readonly hasItsSecrets: boolean;
}

/** Gives all visitors code that ran before, with the secrets of the version that runs (docs/rules.md#rollback). */
export function rollBack(world: RolloutWorld, target: Target): Promise<Outcome> {
  return settled(async () => {
    const { versions, stopped, print } = world;
    const [deployments, list] = [await versions.deployments(), await versions.list()];
    const running = stableVersion(deployments);
    if (running === undefined) return { stop: 'nothing is deployed yet', mend: 'Deploy first.' };
    const current = await versionById(versions, list, running);
    for (const version of list) print(row(version, deployments[0] ?? {}));
    const isCutOff = Object.keys(deployments[0] ?? {}).length > 1;
    const next = await (target.version !== undefined
      ? named(versions, list, target.version)
      : isCutOff
        ? current
        : codeBefore(versions, list, deployments, current));
    if (typeof next === 'string') return { stop: next, mend: 'Name a version of the list.' };
    if (next.id === running && !isCutOff) return { stop: `${running} runs already`, mend: 'Name another version.' };
    stopped.throwIfAborted();
    if (target.hasItsSecrets || next.id === running) {
      await versions.restore(next.id, `Back to ${next.about}`);
      return looked(world, next, target.hasItsSecrets ? ', with the secrets that it had' : '');
    }
    if (isSameBuild(next.build, current.build))
      return {
        stop: `${next.id} differs from what runs by its secrets alone`,
        mend: 'Add --with-its-secrets to bring back the values that they had.',
      };
    try {
      await versions.share({ [next.id]: 100 });
    } catch (thrown) {
      if (!isOldSecret(thrown)) throw thrown;
      return uploadedAgain(world, next, { before: running, shares: deployments[0] });
    }
    return looked(world, next, '; secrets did not change since');
  });
}

/** Code from before a secret was rotated gets the new one. */
async function uploadedAgain(world: RolloutWorld, { id, build, about }: Version, start: Start): Promise<Outcome> {
  world.print('  secrets have changed since: its build is uploaded again, with those that run');
  const folder = await world.storedBuild(build);
  const version = await world.versions.upload({ folder, build, about }, start.before);
  const outcome = await rollOut(world, version, start, SECRET_STEPS, () => world.fill(version));
  return 'done' in outcome
    ? { done: `${outcome.done}: the code of ${id} with the secrets of ${start.before}` }
    : outcome;
}

async function looked(world: RolloutWorld, { id, build }: Version, how: string): Promise<Outcome> {
  const { seen, wrong } = await lookUntilThere(world, id);
  const done = `all visitors get ${id} of build ${build}${how}`;
  // Nobody has kept its pages up since it was replaced.
  if (wrong.length === 0) world.print(`  ${await world.fill(id)}`);
  return wrong.length === 0
    ? { done: `${done}: ${seen.length} sights are right` }
    : { stop: `${done}, and it looks wrong: ${wrong.join('; ')}`, mend: 'Name an older version.' };
}

/** The last code that all visitors had and that was built before what runs: never one that was itself taken back. */
async function codeBefore(
  versions: Versions,
  list: readonly Version[],
  deployments: readonly Shares[],
  { build }: Version,
): Promise<Version | string> {
  const ids = new Set(
    deployments.flatMap((shares) => Object.keys(shares).filter((id) => ownValue(shares, id) === 100)),
  );
  for (const id of ids) {
    const version = await versionById(versions, list, id);
    if (version.build < build && !isSameBuild(version.build, build)) return version;
  }
  return `the last ten deployments have no code from before build ${build}`;
}

/** The version whose id begins so; a whole id may be of one that is too old for the list. */
async function named(versions: Versions, list: readonly Version[], beginning: string): Promise<Version | string> {
  const matches = list.filter(({ id }) => id.startsWith(beginning));
  const [version] = matches;
  if (version && matches.length === 1) return version;
  return beginning.length === WHOLE_ID
    ? versions.view(beginning)
    : `${matches.length} versions of the list begin with ${beginning}`;
}

const WHOLE_ID = 36;

function row({ id, created, build, about }: Version, shares: Shares): string {
  const running = ownValue(shares, id);
  const share = running === undefined ? '' : `${running} %`;
  return `  ${share.padStart(5)}  ${created.slice(0, 16).replace('T', ' ')}  ${id}  build ${build}  ${about}`;
}
