import { spawn, spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { text } from 'node:stream/consumers';
import { readCommandLine } from './commandLine.ts';

/** The deployed environments. */
export const environments = ['staging', 'production'] as const;
export type Environment = (typeof environments)[number];

export function isEnvironment(word: string | undefined): word is Environment {
  return environments.some((environment) => environment === word);
}

/** The site that a command acts on, and the other words of its line. */
interface Addressed {
  readonly environment: Environment | undefined;
  readonly words: readonly string[];
  /** Wrangler's own parameters for it. */
  readonly where: readonly string[];
}

/**
 * Reads `--remote` (production) and `--remote staging`; without either it is the site on this machine. Other options
 * are refused, so that a typing error does not act on the wrong site; so are words that a command does not take
 * (`refuseMore`).
 */
export function readAddressed(usage: string): Addressed {
  const { values, positionals } = readCommandLine(usage, { remote: { type: 'boolean', default: false } });
  if (!values.remote)
    return {
      environment: undefined,
      words: positionals,
      where: ['--local', '--persist-to', process.env['STATE_DIR'] ?? '.wrangler/state'],
    };
  const at = positionals.findIndex(isEnvironment);
  const environment = positionals.find(isEnvironment) ?? 'production';
  return {
    environment,
    words: at === -1 ? positionals : positionals.toSpliced(at, 1),
    where: ['--remote', '--env', environment],
  };
}

/** What wrangler is started with: no questions, no colours, no reports home, and no configuration from a build. */
export const quietly = {
  WRANGLER_SEND_METRICS: 'false',
  CLOUDFLARE_CF_FETCH_ENABLED: 'false',
  FORCE_COLOR: '0',
  CI: 'true',
} as const;

/** A configuration as its file has it. Loading wrangler takes longer than most commands: only a command that reads one waits for it. */
export function rawConfig(path: string): unknown {
  const { experimental_readRawConfig }: typeof import('wrangler') = createRequire(import.meta.url)('wrangler');
  return experimental_readRawConfig({ config: path }).rawConfig;
}

/** Runs wrangler over the site's own configuration and waits for its end. */
export function runWrangler(...parameters: readonly string[]) {
  return spawnSync(
    process.execPath,
    ['node_modules/wrangler/bin/wrangler.js', ...parameters, '--config', 'wrangler.toml'],
    { encoding: 'utf8', maxBuffer: 256 * 1024 * 1024, env: { ...process.env, ...quietly } },
  );
}

/** How a program ended; status null: by a signal. */
export interface Ended {
  readonly status: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/**
 * Runs wrangler beside the command, with an input that no process list shows. In a group of its own: whoever stops the
 * command does not cut off a change of the platform's.
 */
export async function wranglerBeside(
  words: readonly string[],
  input = '',
  environment: Readonly<Record<string, string | undefined>> = process.env,
): Promise<Ended> {
  const child = spawn(process.execPath, ['node_modules/wrangler/bin/wrangler.js', ...words], {
    detached: true,
    env: { ...environment, ...quietly },
  });
  // A program that reads no input may have ended before it is written.
  child.stdin.on('error', () => undefined);
  child.stdin.end(input);
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
  const [status, stdout, stderr] = await Promise.all([ended, text(child.stdout), text(child.stderr)]);
  return { status, stdout, stderr };
}
