import { spawnSync } from 'node:child_process';

/** Where a deployed site can be. */
export const environments = ['staging', 'production'] as const;
export type Environment = (typeof environments)[number];

export function isEnvironment(word: string | undefined): word is Environment {
  return environments.some((environment) => environment === word);
}

/** The site that a command acts on, and the words that are left when that is said. */
export interface Addressed {
  readonly environment: Environment | undefined;
  readonly words: readonly string[];
  /** Wrangler's own parameters for it. */
  readonly where: readonly string[];
}

/** Reads `--remote` (production) and `--remote staging`; without either it is the site on this machine. */
export function readAddressed(parameters: readonly string[]): Addressed {
  const at = parameters.indexOf('--remote');
  if (at === -1)
    return {
      environment: undefined,
      words: parameters,
      where: ['--local', '--persist-to', process.env['STATE_DIR'] ?? '.wrangler/state'],
    };
  const next = parameters[at + 1];
  const environment = isEnvironment(next) ? next : 'production';
  return {
    environment,
    words: parameters.toSpliced(at, isEnvironment(next) ? 2 : 1),
    where: ['--remote', '--env', environment],
  };
}

/** What wrangler is started with: no questions, no colours, no reports home, and never a build's own configuration. */
export const quietly = {
  WRANGLER_SEND_METRICS: 'false',
  CLOUDFLARE_CF_FETCH_ENABLED: 'false',
  FORCE_COLOR: '0',
  CI: 'true',
} as const;

/** Runs wrangler over the site's own configuration and waits for its end. */
export function runWrangler(...parameters: readonly string[]) {
  return spawnSync(
    process.execPath,
    ['node_modules/wrangler/bin/wrangler.js', ...parameters, '--config', 'wrangler.toml'],
    { encoding: 'utf8', maxBuffer: 256 * 1024 * 1024, env: { ...process.env, ...quietly } },
  );
}
