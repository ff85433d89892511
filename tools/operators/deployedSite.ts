import { setTimeout as wait } from 'node:timers/promises';
import { print } from '../commandLine.ts';
import { assetHostsOf } from '../environment.ts';
import type { Declared } from '../siteConfig.ts';
import { temporaryFolder } from '../temporaryFolder.ts';
import { type Environment, wranglerBeside } from '../wrangler.ts';
import { fillSite } from './filling.ts';
import type { Outcome, RolloutWorld } from './rollout.ts';
import { lookAtSite } from './siteLooks.ts';
import { buildKey, unpackBuild } from './storedBuild.ts';
import { wranglerVersions } from './versions.ts';

/** A cold version renders its first page in some seconds. */
const LOOK_MS = 30_000;
/** A request that makes some dozen pages takes longer. */
const FILL_MS = 120_000;

/** What the commands that change a deployed site reach it by: wrangler, and its own domain. */
export function deployedSite(environment: Environment, { worker, variables }: Declared): RolloutWorld {
  const site = ['--env', environment, '--config', 'wrangler.toml'];
  const stopping = new AbortController();
  // Each comes twice where npm's shell is replaced by the command: from the terminal, and from npm.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.on(signal, () => stopping.abort(new Error(`stopped by ${signal}`)));
  return {
    versions: wranglerVersions(wranglerBeside, site),
    look: (version) =>
      lookAtSite({
        origin: variables['SITE_ORIGIN'] ?? '',
        version,
        ask: askVersion(worker, version),
        assets: assetHostsOf(variables),
      }),
    fill: (version) =>
      fillSite({
        origin: variables['SITE_ORIGIN'] ?? '',
        key: process.env['HEALTH_KEY'] ?? '',
        ask: askVersion(worker, version, FILL_MS),
        atOnce: 3,
        rest: 0,
        say: print,
        stopped: stopping.signal,
      }),
    storedBuild: (build) => fetchBuild(build, site),
    // A wait that is cut off does not say by what.
    pause: (milliseconds) =>
      wait(milliseconds, undefined, { signal: stopping.signal }).catch(() => stopping.signal.throwIfAborted()),
    stopped: stopping.signal,
    print,
  };
}

/** Fetches a build that a deploy kept into a folder that lasts as long as the command; rejects where none is kept. */
export async function fetchBuild(build: string, site: readonly string[]): Promise<string> {
  const store = ['--text', '--binding', 'CONTENT', '--remote'];
  const result = await wranglerBeside(['kv', 'key', 'get', buildKey(build), ...store, ...site]);
  if (result.status !== 0)
    throw new Error(`the build ${build} is not kept, so that it can’t be uploaded again\n${result.stderr.trim()}`);
  const folder = temporaryFolder('build');
  unpackBuild(result.stdout, folder);
  return folder;
}

/** Asks for one version of a deployed site, which the platform gives only while the version is in the current deployment. */
export function askVersion(
  worker: string,
  version: string,
  milliseconds = LOOK_MS,
): (request: Request) => Promise<Response> {
  return (request) => {
    const versionRequest = new Request(request, { redirect: 'manual', signal: AbortSignal.timeout(milliseconds) });
    versionRequest.headers.set('Cloudflare-Workers-Version-Overrides', `${worker}="${version}"`);
    return fetch(versionRequest);
  };
}

/** Prints how a command went; the process ends with 1 where it stopped. */
export function printOutcome(outcome: Outcome): void {
  print('done' in outcome ? `✓ ${outcome.done}` : `✗ ${outcome.stop}\n  → ${outcome.mend}`);
  if ('stop' in outcome) process.exitCode = 1;
}
