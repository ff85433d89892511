import { createHash } from 'node:crypto';
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import * as v from 'valibot';
import type { Mutant } from './findMutants.ts';

const RECORD = 'test/mutants/record.json';

/** How the last run of a mutant ended: the test file that failed, or none, and the state of both files then. */
const Outcome = v.object({ by: v.optional(v.string()), state: v.string() });
type Outcome = v.InferOutput<typeof Outcome>;

const digest = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 16);

/** What is known of mutants from this run and earlier ones. */
export interface MutantRecord {
  readonly outcomeOf: (mutant: Mutant) => Outcome | undefined;
  /** A mutant that was killed, and neither its file nor the test has changed since. */
  readonly isKilled: (mutant: Mutant) => boolean;
  /** Notes and writes how a mutant's run ended. */
  readonly note: (mutant: Mutant, by: string | undefined) => void;
}

/** Reads the record; throws where the file is none. */
export function openRecord(): MutantRecord {
  const outcomes = new Map(
    existsSync(RECORD)
      ? Object.entries(v.parse(v.record(v.string(), Outcome), JSON.parse(readFileSync(RECORD, 'utf8'))))
      : [],
  );
  const states = new Map<string, string>();
  const stateOf = (...files: readonly string[]): string =>
    digest(
      files
        .map((file) => {
          const state = states.get(file) ?? (existsSync(file) ? digest(readFileSync(file, 'utf8')) : '');
          states.set(file, state);
          return state;
        })
        .join(),
    );
  return {
    outcomeOf: ({ id }) => outcomes.get(id),
    isKilled: ({ id, file }) => {
      const outcome = outcomes.get(id);
      return outcome?.by !== undefined && outcome.state === stateOf(file, outcome.by);
    },
    note: ({ id, file }, by) => {
      outcomes.set(id, { ...(by && { by }), state: by ? stateOf(file, by) : stateOf(file) });
      const sorted = [...outcomes].toSorted(([left], [right]) => (left < right ? -1 : 1));
      // A run that is cut off while it writes leaves the record as it was.
      writeFileSync(`${RECORD}.new`, `${JSON.stringify(Object.fromEntries(sorted), undefined, 2)}\n`);
      renameSync(`${RECORD}.new`, RECORD);
    },
  };
}

/** A number that draws mutants: always the same ones, spread over all files. */
export const turnOf = ({ id }: Mutant): string => digest(`meridian${id}`);
