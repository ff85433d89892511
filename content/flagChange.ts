import * as v from 'valibot';
import { isCity } from './cities.ts';
import { closingFlags, type Flags, switchFlags } from './flags.ts';
import type { Immutable } from './immutable.ts';
import { readAs } from './readAs.ts';

const value = v.optional(v.boolean());
const flagChange = v.union([
  v.strictObject({
    flag: v.picklist(closingFlags),
    city: v.union([v.literal('all'), v.pipe(v.string(), v.guard(isCity))]),
    value,
  }),
  v.strictObject({ flag: v.picklist(switchFlags), value }),
]);

/** What an operator sets: true or false, or undefined to clear it. */
export type FlagChange = Immutable<v.InferOutput<typeof flagChange>>;

/** Reads what a command sends; undefined for what is no change of a flag. */
export function readFlagChange(sent: unknown): FlagChange | undefined {
  return readAs(flagChange, sent);
}

/** The flags after a change; all others stay as they are. */
export function withFlagChange(flags: Flags, change: FlagChange): Flags {
  if (!('city' in change)) return { ...flags, [change.flag]: change.value };
  const setting = flags[change.flag];
  if (change.city === 'all') return { ...flags, [change.flag]: { ...setting, all: change.value } };
  return { ...flags, [change.flag]: { ...setting, cities: { ...setting.cities, [change.city]: change.value } } };
}
