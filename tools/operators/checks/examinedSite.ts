import { spawnSync } from 'node:child_process';
import { portOfService, portOfSite } from '../../environment.ts';
import { secretNames } from '../../secrets.ts';
import type { Declared } from '../../siteConfig.ts';
import { fileVariables, siteVariables } from '../../variables.ts';
import { quietly, wranglerBeside } from '../../wrangler.ts';
import { fetchBuild } from '../deployedSite.ts';
import { wranglerVersions } from '../versions.ts';
import type { ExaminedSite } from './check.ts';
import { certificateEnd, earlierFiles } from './liveSite.ts';

/** A site that has just started on a busy machine takes some seconds for its first page. */
const ASK_MS = 15_000;
const RUN_MS = 30_000;
/** A cold page of the deployed site. */
const PAGE_MS = 30_000;

/** Reads the site to examine from wrangler.toml, `.dev.vars` and the environment. */
export function examinedSite(
  target: ExaminedSite['target'],
  config: Readonly<Record<ExaminedSite['target'], Declared>>,
): ExaminedSite {
  const servicePort = portOfService();
  const declared = config[target];
  return {
    target,
    declared,
    port: portOfSite(),
    servicePort,
    variables:
      target === 'here' ? siteVariables(process.env, servicePort) : { ...declared.variables, ...givenSecrets() },
    ask: (address, headers = {}) =>
      fetch(address, { headers, redirect: 'manual', signal: AbortSignal.timeout(ASK_MS) }),
    send: (request) => fetch(new Request(request, { redirect: 'manual', signal: AbortSignal.timeout(PAGE_MS) })),
    certificateEnd,
    earlierFiles: () => {
      const site = ['--env', target, '--config', 'wrangler.toml'];
      return earlierFiles({
        versions: wranglerVersions(wranglerBeside, site),
        storedBuild: (build) => fetchBuild(build, site),
      });
    },
    now: () => new Date(),
    run: (program, ...parameters) => {
      const { status, stdout } = spawnSync(program, [...parameters], {
        encoding: 'utf8',
        timeout: RUN_MS,
        env: { ...process.env, ...quietly },
        // npm is a script on Windows.
        shell: process.platform === 'win32' && program === 'npm',
      });
      return status === 0 ? stdout : undefined;
    },
  };
}

/** Secrets of a deployed site that the environment or `.dev.vars` gives. */
function givenSecrets(): Readonly<Record<string, string>> {
  const file = fileVariables();
  return Object.fromEntries(secretNames.map((name) => [name, process.env[name] ?? file[name] ?? '']));
}
