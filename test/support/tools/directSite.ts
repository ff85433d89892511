import type { Outcome, RolloutWorld } from '../../../tools/operators/rollout.ts';
import { deployBuild } from '../../../tools/operators/rollout.ts';
import type { Versions } from '../../../tools/operators/versions.ts';
import { createPlatform, directVersions } from './platformStandIn.ts';

/** A site on a platform of its own, in which the folder of a build stands for its code. */
export function directSite(changed: (versions: Versions) => Partial<Versions> = () => ({})) {
  const platform = createPlatform();
  const lines: string[] = [];
  const filled: string[] = [];
  const storedBuilds = new Map<string, string>();
  const stopping = new AbortController();
  let minute = 0;
  const versions = directVersions(platform);
  const world: RolloutWorld = {
    versions: { ...versions, ...changed(versions) },
    look: platform.look,
    fill: async (version) => {
      filled.push(version);
      return 'filled';
    },
    storedBuild: async (build) => {
      const code = storedBuilds.get(build);
      if (code === undefined) throw new Error(`the build ${build} is not kept`);
      return code;
    },
    pause: async () => undefined,
    stopped: stopping.signal,
    print: (line) => lines.push(line),
  };
  return {
    platform,
    /** Versions whose pages were made, in order. */
    filled,
    world,
    storedBuilds,
    stop: () => stopping.abort(new Error('stopped by SIGINT')),
    text: () => lines.join('\n'),
    deploy: (code: string, secrets: Readonly<Record<string, string>> = {}, to = world): Promise<Outcome> => {
      minute += 1;
      const build = `20261123T12${String(minute).padStart(2, '0')}-${Buffer.from(code.padEnd(4)).toString('hex').slice(0, 8)}`;
      storedBuilds.set(build, code);
      return deployBuild(to, { folder: code, build, about: `code ${code}`, secrets });
    },
    /** What all visitors get; fails where they are shared. */
    running: (): readonly [code: string, secrets: Readonly<Record<string, string>>] => {
      const [share, ...more] = Object.values(platform.current()).filter((percent) => percent > 0);
      if (share !== 100 || more.length > 0)
        throw new Error(`visitors are shared: ${JSON.stringify(platform.current())}`);
      const { code, secrets } = platform.answering();
      return [code, secrets];
    },
  };
}

export const FIRST_SECRETS = { HEALTH_KEY: 'health-1', FORM_SECRET: 'form-1' };
