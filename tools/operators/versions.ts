import * as v from 'valibot';
import type { Ended, Rolled } from './rollout.ts';

/** Runs wrangler over the built configuration of an environment. */
type Wrangler = (...parameters: readonly string[]) => Ended;

const status = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ versions: v.array(v.object({ version_id: v.string(), percentage: v.number() })) }),
);

const uploaded = /Worker Version ID:\s*([0-9a-f-]{36})/i;
/** The platform's answer for a Worker that was never deployed. */
const unknownWorker = /10007|does not exist|no deployments/i;

/** A Worker's versions and deployments by wrangler. Secrets come along with an upload where a file has them. */
export function wranglerVersions(wrangler: Wrangler, secretsFile?: string): Rolled {
  const secrets = secretsFile === undefined ? [] : ['--secrets-file', secretsFile];
  const given = (variables: Readonly<Record<string, string>>): readonly string[] =>
    Object.entries(variables).flatMap(([name, value]) => ['--var', `${name}:${value}`]);
  return {
    current: () => {
      const ended = wrangler('deployments', 'status', '--json');
      if (ended.status !== 0)
        return unknownWorker.test(ended.output)
          ? undefined
          : { problem: ended.output.trim() || 'wrangler said nothing' };
      const json = ended.output.slice(ended.output.indexOf('{'), ended.output.lastIndexOf('}') + 1);
      const read = v.safeParse(status, json);
      const [most] = read.success ? read.output.versions.toSorted((a, b) => b.percentage - a.percentage) : [];
      return most?.version_id ?? { problem: 'wrangler’s answer about the deployment is not readable' };
    },
    uploadVersion: (variables = {}) => {
      const ended = wrangler('versions', 'upload', ...secrets, ...given(variables));
      const [, id] = uploaded.exec(ended.output) ?? [];
      return ended.status === 0 && id !== undefined ? id : { ...ended, status: ended.status || 1 };
    },
    uploadForAll: (variables = {}) => wrangler('deploy', ...secrets, ...given(variables)),
    share: (shares) =>
      wrangler(
        ...['versions', 'deploy'],
        ...Object.entries(shares).map(([version, percent]) => `${version}@${percent}%`),
        '--yes',
      ),
    setTriggers: () => wrangler('triggers', 'deploy'),
  };
}
