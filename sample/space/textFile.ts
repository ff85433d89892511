import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { type Written, writtenOf } from './fieldText.ts';

/** What begins at the left or after two spaces, with the lines that continue it. */
export interface Statement {
  /** File and line. */
  readonly at: string;
  readonly isOfEntry: boolean;
  readonly lines: string[];
}

/**
 * Reads a file of this folder that holds named texts alone, as `@hours: Daily`. Throws, with file and line, for anything else.
 */
export function readTexts(name: string): ReadonlyMap<string, Written> {
  const named = new Map<string, Written>();
  for (const { at, lines } of statementsOf(...fileAt(join(import.meta.dirname, name)))) saying(at, () => nameText(lines, named));
  return named;
}

/** A file's name, as a problem names it, and its content. */
export type TextFile = readonly [name: string, content: string];

/** Reads a file. */
export function fileAt(path: string): TextFile {
  return [relative(process.cwd(), path), readFileSync(path, 'utf8')];
}

/** Does some work; where it throws, the problem says where. */
export function saying<Result>(where: string, work: () => Result): Result {
  try {
    return work();
  } catch (error) {
    throw new Error(`${where}: ${error instanceof Error ? error.message : String(error)}`, { cause: error });
  }
}

/** The statements of a file. Throws, with file and line, for a line at a depth that means nothing. */
export function statementsOf(file: string, content: string): readonly Statement[] {
  const statements: Statement[] = [];
  for (const [index, line] of content.split('\n').entries()) {
    const text = line.trim();
    if (text === '' || line.startsWith('#')) continue;
    const at = `${file}:${index + 1}`;
    const depth = line.search(/\S/);
    const lines = statements.at(-1)?.lines;
    if (depth === 0 || depth === 2) statements.push({ at, isOfEntry: depth === 2, lines: [text] });
    else if (lines && depth === 4) lines.push(text);
    else if (lines && depth === 6) lines.push(withParagraph(lines.pop() ?? '', text));
    else throw new Error(`${at}: an entry stands at the left, a field after 2 spaces, a language after 4, one more paragraph after 6`);
  }
  return statements;
}

/** Items of one list, and rows of one table, are lines of their own; anything else is a paragraph. */
function withParagraph(text: string, line: string): string {
  const isItem = (candidate: string): boolean => /^(?:-|\d+\.|\|) /.test(candidate);
  return text + (isItem(line) && isItem(text.slice(text.lastIndexOf('\\n') + 2)) ? '\\n' : '\\n\\n') + line;
}

/** Adds a named text to the others. Throws for one that is there already. */
export function nameText([first = '', ...others]: readonly string[], named: Map<string, Written>): void {
  const [, name, text] = /^@([\w-]+): (.+)$/.exec(first) ?? [];
  if (!name || !text) throw new Error('a text is named as in "@hours: Daily, 10am to 8pm"');
  if (named.has(name)) throw new Error(`@${name} is there twice`);
  named.set(name, spoken([text, ...others]));
}

/** The lines of a text, which may hold several languages each, by language. */
export function spoken(lines: readonly string[]): Written {
  return writtenOf(lines.flatMap((line) => line.split(/ \| (?=[a-z]+: )/)));
}

/** What somebody has mistyped in the texts, with its place; undefined for a fault of the code, which its stack tells of. */
export function mistakeIn(thrown: unknown): string | undefined {
  return thrown instanceof Error && thrown.name === 'Error' ? thrown.message : undefined;
}
