import {
  type Outcome,
  type RolloutWorld,
  rollOut,
  SECRET_STEPS,
  settled,
  stableVersion,
  versionById,
} from './rollout.ts';

/** Puts a new value of a secret into the code that runs, looks at it, and gives it to all visitors (docs/rules.md#rotation). */
export function rotate(world: RolloutWorld, name: string, value: string): Promise<Outcome> {
  return settled(async () => {
    const { versions, print } = world;
    const running = stableVersion(await versions.deployments());
    if (running === undefined)
      return {
        stop: 'nothing is deployed yet',
        mend: 'Bring secrets along with the first deploy: npm run deploy with --secrets-file.',
      };
    const list = await versions.list();
    const { build } = await versionById(versions, list, running);
    const label = { build, about: `secret ${name}` };
    const version =
      list[0]?.id === running
        ? await versions.putSecret(name, value, label)
        : await versions.upload(
            { ...label, folder: await world.storedBuild(build), secrets: { [name]: value } },
            running,
          );
    print(`  uploaded ${version} of build ${build} with a new ${name}; ${running} serves all visitors`);
    const outcome = await rollOut(world, version, running, SECRET_STEPS);
    return 'done' in outcome
      ? { done: `${outcome.done}; npm run rollback with ${running} --with-its-secrets brings back the old ${name}` }
      : outcome;
  });
}
