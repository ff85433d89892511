import { loopBodies, type Mutant } from './findMutants.ts';
import { type HeldConstant, heldConstants } from './heldConstants.ts';
import type { Room } from './rooms.ts';

/** Rounds of loops in a test. A round of the Worker may cost a call of the platform; rules are tried with thousands of cases. */
const MOST_ROUNDS: Readonly<Record<Room['runs'], number>> = { rules: 30_000_000, worker: 500_000, browser: 500_000 };

/** `mutant$` is a switch; `held$` is one in a constant, which is reached where the constant is read, not where it is made. */
const headOf = (mostRounds: number): string => `const held$ = (id) => globalThis.mutantsOn?.has(id) === true;
const reach$ = (...ids) => { for (const id of ids) globalThis.mutantsReached?.add(id); };
const mutant$ = (id) => { reach$(id); return held$(id); };
const again$ = (ids, isShared, make) => {
  (globalThis.mutantsHeld ??= []).push({ ids, make });
  globalThis.mutantsShared ??= new Set();
  if (isShared) for (const id of ids) globalThis.mutantsShared.add(id);
  globalThis.mutantsRemake ??= (changed) => {
    for (const { ids, make } of globalThis.mutantsHeld) if (ids.some((id) => changed.has(id))) make();
  };
};
const round$ = () => { globalThis.mutantRounds = (globalThis.mutantRounds ?? 0) + 1; if (globalThis.mutantRounds > ${mostRounds}) throw new Error('a loop without an end'); };
`;

interface Edit {
  readonly at: number;
  readonly text: string;
}

/** What a file's code is written from. */
interface Source {
  readonly code: string;
  readonly edits: readonly Edit[];
  /** Mutants of constants. */
  readonly held: ReadonlySet<string>;
}

/**
 * A file's code with all its mutants in it, each behind a switch: so every mutant runs without another build. A mutant whose
 * loops go round more often than any test needs never ends.
 */
export function withMutants(file: string, code: string, mutants: readonly Mutant[], runs: Room['runs']): string {
  const ordered = mutants.toSorted((left, right) => left.start - right.start || right.end - left.end);
  // Each page loads its scripts again, with the switches as they are meanwhile.
  const constants = runs === 'browser' ? [] : heldConstants(file, code, ordered);
  const edits = [...loopEdits(file, code), ...constants.flatMap(useEdits)];
  const source: Source = {
    code: constants.reduce(variable, code),
    edits: edits.toSorted((left, right) => left.at - right.at),
    held: new Set(constants.flatMap(({ ids }) => ids)),
  };
  const constantEdits = constants.map(({ name, ids, value: { start, end }, declaration, isExported }): Edit => {
    const inside = ordered.filter((mutant) => mutant.start >= start && mutant.end <= end);
    const make = `() => { ${name} = (${write(source, inside, start, end)}); }`;
    return { at: declaration.end, text: `\n;again$(${JSON.stringify(ids)}, ${isExported}, ${make});\n` };
  });
  const whole = { ...source, edits: [...source.edits, ...constantEdits].toSorted((left, right) => left.at - right.at) };
  return headOf(MOST_ROUNDS[runs]).replaceAll('\n', ' ') + write(whole, ordered, 0, code.length);
}

/** A constant that can be made again: as long as it was. */
function variable(code: string, { keyword: { start, end } }: HeldConstant): string {
  return code.slice(0, start) + 'let'.padEnd(end - start) + code.slice(end);
}

function useEdits({ name, ids, uses }: HeldConstant): readonly Edit[] {
  const reached = `(reach$(${ids.map((id) => `"${id}"`).join()}),`;
  return uses.flatMap(({ start, end, isShorthand }) => [
    { at: start, text: isShorthand ? `${name}:${reached}` : reached },
    { at: end, text: ')' },
  ]);
}

function write(source: Source, mutants: readonly Mutant[], from: number, to: number): string {
  let text = '';
  let at = from;
  const plain = (end: number): string => edited(source, at, end);
  for (const outer of mutants) {
    if (outer.start < at) continue;
    const { start, end } = outer;
    const same = mutants.filter((mutant) => mutant.start === start && mutant.end === end);
    const inner = mutants.filter((mutant) => mutant.start >= start && mutant.end <= end && !same.includes(mutant));
    text += plain(start);
    text += same.reduceRight(
      (rest, { id, mutated }) => `(${source.held.has(id) ? 'held$' : 'mutant$'}("${id}")?(${mutated}):${rest})`,
      `(${write(source, inner, start, end)})`,
    );
    at = end;
  }
  return text + plain(to);
}

function loopEdits(file: string, code: string): readonly Edit[] {
  return loopBodies(file, code).flatMap(({ start, end }) =>
    code[start] === '{'
      ? [{ at: start + 1, text: 'round$();' }]
      : [
          { at: start, text: '{round$();' },
          { at: end, text: '}' },
        ],
  );
}

/** A part of the code with what is put into it: after its beginning, and up to its end. */
function edited({ code, edits }: Source, from: number, to: number): string {
  let text = '';
  let at = from;
  for (const edit of edits) {
    if (edit.at <= from || edit.at > to) continue;
    text += code.slice(at, edit.at) + edit.text;
    at = edit.at;
  }
  return text + code.slice(at, to);
}
