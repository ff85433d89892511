import { type ChildProcessWithoutNullStreams, spawn, spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { text } from 'node:stream/consumers';
import { stripVTControlCharacters } from 'node:util';
import * as v from 'valibot';
import { isOneOf } from '../content/names.ts';
import { fail, readCommandLine, refuseMore, refuseWord, wordsOf } from './commandLine.ts';
import { localStateFolder } from './environment.ts';

/** The deployed environments. */
export const environments = ['staging', 'production'] as const;
export type Environment = (typeof environments)[number];

/** The environment that a command's first word names, of so many words at most; ends with 2 for any other. */
export function environmentOf(usage: string, words: readonly string[], most = 1): Environment {
  const [environment] = words;
  if (!isOneOf(environments, environment)) return refuseWord(usage, environment);
  refuseMore(usage, words, most);
  return environment;
}

/** The site that a command acts on, and the other words of its line. */
interface Addressed {
  readonly environment: Environment | undefined;
  readonly words: readonly string[];
  /** Wrangler's own parameters for it. */
  readonly where: readonly string[];
}

/** Reads `--remote` and `--remote staging`; other options are refused, so that a typing error does not act on the wrong site. */
export function readAddressed(usage: string): Addressed {
  const { values, positionals } = readCommandLine(usage, { remote: { type: 'boolean', default: false } });
  if (!values.remote)
    return {
      environment: undefined,
      words: positionals,
      where: ['--local', '--persist-to', localStateFolder()],
    };
  const at = positionals.findIndex((word) => isOneOf(environments, word));
  const environment = environments.find((name) => name === positionals[at]) ?? 'production';
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

const placed = v.object({ location: v.object({ line: v.number() }) });

/**
 * A configuration as its file has it; the command ends with 2 where it can't be read. Wrangler is loaded only here, because
 * that takes longer than most commands.
 */
export function rawConfig(path: string): unknown {
  const { experimental_readRawConfig }: typeof import('wrangler') = createRequire(import.meta.url)('wrangler');
  try {
    return experimental_readRawConfig({ config: path }).rawConfig;
  } catch (thrown) {
    const line = v.is(placed, thrown) ? `, line ${thrown.location.line}` : '';
    return fail(`${path} can’t be read: ${wordsOf(thrown)}${line}.`);
  }
}

/** Runs wrangler over the site's own configuration and waits for its end. */
export function runWrangler(...parameters: readonly string[]) {
  return spawnSync(
    process.execPath,
    ['node_modules/wrangler/bin/wrangler.js', ...parameters, '--config', 'wrangler.toml'],
    { encoding: 'utf8', maxBuffer: 256 * 1024 * 1024, env: { ...process.env, ...quietly } },
  );
}

const said = v.object({ text: v.string() });
const jsonError = v.object({ error: v.object({ ...said.entries, notes: v.optional(v.array(said), []) }) });
/** What wrangler says of itself and not of what failed. */
const chatter = /^(?:If you think this is a bug| *To continue without logging in|.{0,3}Logs were written to)/u;

/**
 * Why wrangler failed: its own sentences, without colours, JSON and advice to report a bug; where the platform can't be reached,
 * that alone (docs/rules.md#wrangler-problem).
 */
export function wranglerProblem({ stdout, stderr }: Pick<Ended, 'stdout' | 'stderr'>): string {
  const printed = stripVTControlCharacters(`${stdout}\n${stderr}`);
  if (/\bfetch failed\b/.test(printed))
    return 'The platform can’t be reached: look at the network between here and there.';
  const answer = v.safeParse(v.pipe(v.string(), v.parseJson(), jsonError), stdout);
  if (answer.success) {
    const { text: problem, notes } = answer.output.error;
    return [problem, ...notes.map((note) => note.text)].join('\n');
  }
  const lines = printed.split('\n').filter((line) => line.trim() !== '' && !chatter.test(line));
  return lines.map((line) => line.replace(/^✘ \[ERROR\] /, '')).join('\n');
}

/** What wrangler printed; the command ends with its message when it fails. */
export function wranglerOutput(...parameters: readonly string[]): string {
  const { status, stdout, stderr } = runWrangler(...parameters);
  return status === 0 ? stdout : fail(wranglerProblem({ stdout, stderr }));
}

/** How a program ended; status null: by a signal. */
export interface Ended {
  readonly status: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/**
 * Runs wrangler with an input that no process list shows, in a group of its own: whoever stops the command cuts off no change.
 */
export function wranglerBeside(
  words: readonly string[],
  input = '',
  environment: Readonly<Record<string, string | undefined>> = process.env,
): Promise<Ended> {
  const env = { ...environment, ...quietly };
  const program = ['node_modules/wrangler/bin/wrangler.js', ...words];
  return endOf(spawn(process.execPath, program, { detached: true, env }), input);
}

/** Gives a program its input, and waits for its end. */
export async function endOf(child: ChildProcessWithoutNullStreams, input = ''): Promise<Ended> {
  // A program that reads no input may have ended before it is written.
  child.stdin.on('error', () => undefined);
  child.stdin.end(input);
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
  const [status, stdout, stderr] = await Promise.all([ended, text(child.stdout), text(child.stderr)]);
  return { status, stdout, stderr };
}
