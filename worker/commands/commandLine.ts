import { type ParseArgsOptionsConfig, parseArgs } from 'node:util';

/** What a command was asked: the words of its line, and its options by name. */
type CommandLine<Options extends ParseArgsOptionsConfig> = ReturnType<
  typeof parseArgs<{ options: Options; allowPositionals: true }>
>;

/** Reads what was typed behind a command's name. `--help` is answered, and what the command does not know is refused. */
export function readCommandLine<Options extends ParseArgsOptionsConfig>(
  usage: string,
  options: Options,
): CommandLine<Options> {
  answerHelp(usage);
  try {
    return parseArgs({ options, allowPositionals: true });
  } catch (thrown) {
    return refuse(usage, thrown instanceof Error ? firstSentence(thrown.message) : String(thrown));
  }
}

/** Prints what a command can do where `--help` or `-h` asks for it, and ends well. */
function answerHelp(usage: string): void {
  if (!process.argv.slice(2).some((word) => word === '--help' || word === '-h')) return;
  process.stdout.write(usage);
  process.exit(0);
}

/** Says what was wrong with the words of a command, and which would be right; ends with 2. */
export function refuse(usage: string, problem: string): never {
  process.stderr.write(`${problem}\n\n${usage}`);
  process.exit(2);
}

/** Refuses a word that a command has no use for, or the lack of one. */
export function refuseWord(usage: string, word: string | undefined): never {
  return refuse(usage, word === undefined ? 'Say what to do.' : `“${word}” means nothing here.`);
}

/** Refuses the first word beyond those that a command takes: who wrote it meant something else. */
export function refuseMore(usage: string, words: readonly string[], most: number): void {
  if (words.length > most) refuseWord(usage, words[most]);
}

/** Node goes on to explain how to pass a name that looks like an option: nobody who mistyped one needs that. */
function firstSentence(message: string): string {
  return message.replace(/\. To specify a positional[\s\S]*$/, '.');
}
