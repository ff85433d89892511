import * as v from 'valibot';
import { readClock } from './time/clockSetting.ts';

const MISSING = 'is missing';
export const required = v.pipe(v.string(), v.trim(), v.minLength(1, MISSING));

const isClock = (text: string): boolean => readClock(text) !== undefined;
export const clock = v.optional(v.pipe(v.string(), v.check(isClock, 'must be an instant or +seconds ahead')), '');

/** Reads a Worker's variables. Throws an error that names every one that is missing or wrong. */
export function readVariables<Entries extends v.ObjectEntries>(entries: Entries, variables: unknown) {
  const result = v.safeParse(v.object(entries, MISSING), variables);
  if (result.success) return result.output;
  const problems = result.issues.map((issue) => `${v.getDotPath(issue) ?? 'settings'}: ${issue.message}`);
  throw new Error(`Settings cannot be used: ${problems.join('; ')}`);
}
