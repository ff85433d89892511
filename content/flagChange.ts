import * as v from 'valibot';
import { type City, isCity } from './cities.ts';
import { type ClosingFlag, closingFlags, type Flags, type SwitchFlag, switchFlags } from './flags.ts';

/** What an operator sets: true or false, or undefined to clear it. */
export type FlagChange =
  | { readonly flag: ClosingFlag; readonly city: City | 'all'; readonly value?: boolean | undefined }
  | { readonly flag: SwitchFlag; readonly value?: boolean | undefined };

const value = v.optional(v.boolean());
const flagChange = v.union([
  v.object({
    flag: v.picklist(closingFlags),
    city: v.union([v.literal('all'), v.pipe(v.string(), v.guard(isCity))]),
    value,
  }),
  v.object({ flag: v.picklist(switchFlags), value }),
]);

/** Reads what a command sends; undefined for what is no change of a flag. */
export function readFlagChange(sent: unknown): FlagChange | undefined {
  const result = v.safeParse(flagChange, sent);
  return result.success ? result.output : undefined;
}

/** The flags after a change; all others stay as they are. */
export function withFlagChange(flags: Flags, change: FlagChange): Flags {
  if (!('city' in change)) return { ...flags, [change.flag]: change.value };
  const setting = flags[change.flag];
  if (change.city === 'all') return { ...flags, [change.flag]: { ...setting, all: change.value } };
  return { ...flags, [change.flag]: { ...setting, cities: { ...setting.cities, [change.city]: change.value } } };
}
