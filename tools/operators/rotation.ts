import {
  type Outcome,
  type RolloutWorld,
  rollOut,
  SECRET_STEPS,
  settled,
  stableVersion,
  UNCHANGED,
  versionById,
} from './rollout.ts';

/** Puts a new value of a secret into the code that runs, looks at it, and gives it to all visitors (docs/rules.md#rotation). */
export function rotate(world: RolloutWorld, name: string, value: string): Promise<Outcome> {
  return settled(async () => {
    const { versions, stopped, print } = world;
    const deployments = await versions.deployments();
    const running = stableVersion(deployments);
    if (running === undefined)
      return {
        stop: 'nothing is deployed yet',
        mend: 'Bring secrets along with the first deploy: npm run deploy with --secrets-file.',
      };
    const list = await versions.list();
    const { build } = await versionById(versions, list, running);
    const label = { build, about: `secret ${name}` };
    stopped.throwIfAborted();
    const isNewest = list[0]?.id === running;
    const version = isNewest
      ? await versions.putSecret(name, value, label)
      : await versions.upload(
          { ...label, folder: await world.storedBuild(build), secrets: { [name]: value } },
          running,
        );
    // A secret is put into the newest upload, whoever made it.
    if (isNewest && (await versions.list())[1]?.id !== running)
      return { stop: 'somebody else has uploaded a version meanwhile', mend: UNCHANGED };
    print(`  uploaded ${version} of build ${build} with a new ${name}; ${running} serves all visitors`);
    const outcome = await rollOut(world, version, { before: running, shares: deployments[0] }, SECRET_STEPS);
    return 'done' in outcome
      ? { done: `${outcome.done}; npm run rollback with ${running} --with-its-secrets brings back the old ${name}` }
      : outcome;
  });
}
