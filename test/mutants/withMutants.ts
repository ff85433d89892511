import { loopBodies, type Mutant } from './findMutants.ts';

/** More rounds than any test needs: a mutant that goes round this often never ends. */
const MOST_ROUNDS = 30_000_000;

const head = `const mutant$ = (id) => { globalThis.mutantsReached?.add(id); return globalThis.mutantsOn?.has(id) === true; };
const round$ = () => { globalThis.mutantRounds = (globalThis.mutantRounds ?? 0) + 1; if (globalThis.mutantRounds > ${MOST_ROUNDS}) throw new Error('a loop without an end'); };
`;

/** A file's code with all its mutants in it, each behind a switch: so every mutant runs without another build. */
export function withMutants(file: string, code: string, mutants: readonly Mutant[]): string {
  const guards = loopBodies(file, code);
  const ordered = mutants.toSorted((one, other) => one.start - other.start || other.end - one.end);
  return head.replaceAll('\n', ' ') + write(code, ordered, guards, 0, code.length);
}

function write(
  code: string,
  mutants: readonly Mutant[],
  guards: ReturnType<typeof loopBodies>,
  from: number,
  to: number,
): string {
  let text = '';
  let at = from;
  const plain = (end: number): string => guarded(code, guards, at, end);
  for (const outer of mutants) {
    if (outer.start < at) continue;
    const { start, end } = outer;
    const same = mutants.filter((one) => one.start === start && one.end === end);
    const inner = mutants.filter((one) => one.start >= start && one.end <= end && !same.includes(one));
    text += plain(start);
    text += same.reduceRight(
      (rest, { id, mutated }) => `(mutant$("${id}")?(${mutated}):${rest})`,
      `(${write(code, inner, guards, start, end)})`,
    );
    at = end;
  }
  return text + plain(to);
}

function guarded(code: string, guards: ReturnType<typeof loopBodies>, from: number, to: number): string {
  const edits = guards.flatMap(({ start, end }) =>
    code[start] === '{'
      ? [{ at: start + 1, text: 'round$();' }]
      : [
          { at: start, text: '{round$();' },
          { at: end, text: '}' },
        ],
  );
  let text = '';
  let at = from;
  for (const edit of edits.toSorted((one, other) => one.at - other.at)) {
    if (edit.at <= from || edit.at > to) continue;
    text += code.slice(at, edit.at) + edit.text;
    at = edit.at;
  }
  return text + code.slice(at, to);
}
