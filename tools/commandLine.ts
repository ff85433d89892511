import { type ParseArgsOptionsConfig, parseArgs } from 'node:util';
import { citySlugs } from '../content/cities.ts';

type CommandLine<Options extends ParseArgsOptionsConfig> = ReturnType<
  typeof parseArgs<{ options: Options; allowPositionals: true }>
>;

/** Reads a command's words, so many at most, and options; prints the usage for `--help`, and ends with 2 for any other. */
export function readCommandLine<Options extends ParseArgsOptionsConfig>(
  usage: string,
  options: Options,
  most = Number.POSITIVE_INFINITY,
): CommandLine<Options> {
  endWithItsReader();
  if (process.argv.slice(2).some((word) => word === '--help' || word === '-h')) {
    process.stdout.write(usage);
    process.exit(0);
  }
  try {
    const line = parseArgs({ options, allowPositionals: true });
    refuseMore(usage, line.positionals, most);
    return line;
  } catch (thrown) {
    // Node's advice on words that look like options helps nobody who mistyped one.
    return refuse(usage, wordsOf(thrown).replace(/\. To specify a positional[\s\S]*$/, '.'));
  }
}

/**
 * Ends without a word when whoever reads the output leaves: `npm run content:check | head`, and with a sentence where a file
 * can't take it. What takes back what it began is told as where its terminal is closed (docs/rules.md#command-output).
 */
function endWithItsReader(): void {
  if (process.stdout.listenerCount('error') > 0) return;
  for (const stream of [process.stdout, process.stderr])
    stream.on('error', (error: NodeJS.ErrnoException) => {
      if (process.emit('SIGHUP', 'SIGHUP')) return;
      if (error.code !== 'EPIPE') fail(`The output can’t be written: ${error.message}.`);
      process.exit();
    });
}

/** Prints what is wrong and the usage, and ends with 2. */
export function refuse(usage: string, problem: string): never {
  process.stderr.write(`${problem}\n\n${usage}`);
  process.exit(2);
}

/** Refuses an unknown word, or a missing one. */
export function refuseWord(usage: string, word: string | undefined): never {
  return refuse(usage, word === undefined ? 'Say what to do.' : `“${word}” means nothing here.`);
}

/** Refuses the first word beyond those that a command takes: it is a mistake. */
export function refuseMore(usage: string, words: readonly string[], most: number): void {
  if (words.length > most) refuseWord(usage, words[most]);
}

/** Answers `--help` for a command that takes no words and no options, and refuses any. */
export function takeNothing(usage: string): void {
  readCommandLine(usage, {}, 0);
}

/** A whole number that an option gives; for any other text it is said which it takes, and the command ends with 2. */
export function wholeNumber(
  usage: string,
  option: string,
  text: string,
  { least = 1, most = Number.MAX_SAFE_INTEGER }: { readonly least?: number; readonly most?: number } = {},
): number {
  const value = /^\d{1,15}$/.test(text) ? Number(text) : Number.NaN;
  if (value >= least && value <= most) return value;
  const end = most === Number.MAX_SAFE_INTEGER ? '' : ` to ${most}`;
  return refuse(usage, `${option} takes a number from ${least}${end}, not “${text}”.`);
}

/** What is said of a word that is no city: which there are. */
export function noCity(word: string): string {
  return `${word} is no city: ${citySlugs.join(', ')}`;
}

/** Prints why a command can't go on, and ends it with 2, or with 1 where a service refused what it asked for. */
export function fail(problem: string, status: 1 | 2 = 2): never {
  process.stderr.write(`${problem.trimEnd()}\n`);
  process.exit(status);
}

export function print(line: string): void {
  process.stdout.write(`${line}\n`);
}

/** What an error says. */
export function wordsOf(thrown: unknown): string {
  return thrown instanceof Error ? thrown.message : String(thrown);
}

/** Runs a command; one that could not read what it needs says why and ends with 2. */
export async function runCommand(command: () => Promise<void>): Promise<void> {
  try {
    await command();
  } catch (thrown) {
    process.stderr.write(`${wordsOf(thrown)}\n`);
    process.exitCode = 2;
  }
}
