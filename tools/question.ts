import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { fail } from './commandLine.ts';

/**
 * Asks a person on the terminal, who does not see an answer that is hidden. Whoever leaves the question (Ctrl-C, Ctrl-D) ends
 * the command with 2, before it has changed anything (docs/rules.md#command-question).
 */
export async function answerTo(
  question: string,
  {
    isHidden = false,
    input = process.stdin,
  }: { readonly isHidden?: boolean; readonly input?: NodeJS.ReadableStream } = {},
): Promise<string> {
  const nothing = new Writable({ write: (_chunk, _encoding, done) => done() });
  if (isHidden) process.stdout.write(question);
  const terminal = createInterface({ input, output: isHidden ? nothing : process.stdout, terminal: true });
  try {
    return await terminal.question(isHidden ? '' : question).finally(() => terminal.close());
  } catch {
    return fail('\nStopped: nothing has been changed.');
  } finally {
    if (isHidden) process.stdout.write('\n');
  }
}
