import { spawnSync } from 'node:child_process';
import { secretNames } from '../../secrets.ts';
import type { Declared } from '../../siteConfig.ts';
import { fileVariables, siteVariables } from '../../variables.ts';
import { quietly } from '../../wrangler.ts';
import type { ExaminedSite } from './check.ts';

/** A site that has just started on a busy machine takes some seconds for its first page. */
const ASK_MS = 15_000;
const RUN_MS = 30_000;

/** Reads the site to examine from wrangler.toml, `.dev.vars` and the environment. */
export function examinedSite(
  target: ExaminedSite['target'],
  config: Readonly<Record<ExaminedSite['target'], Declared>>,
  environment: Readonly<Record<string, string | undefined>> = process.env,
): ExaminedSite {
  const servicePort = Number(environment['CONTENT_PORT'] ?? 8788);
  const declared = config[target];
  return {
    target,
    declared,
    port: Number(environment['PORT'] ?? 8787),
    servicePort,
    variables:
      target === 'here'
        ? siteVariables(environment, servicePort)
        : { ...declared.variables, ...knownSecrets(environment) },
    ask: (address, headers = {}) =>
      fetch(address, { headers, redirect: 'manual', signal: AbortSignal.timeout(ASK_MS) }),
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
function knownSecrets(environment: Readonly<Record<string, string | undefined>>): Readonly<Record<string, string>> {
  const file = fileVariables();
  return Object.fromEntries(secretNames.map((name) => [name, environment[name] ?? file[name] ?? '']));
}
