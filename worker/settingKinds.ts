import * as v from 'valibot';

/** Words with commas between them. */
export const list = v.pipe(
  v.string(),
  v.transform((text) =>
    text
      .split(',')
      .map((part) => part.trim())
      .filter((part) => part !== ''),
  ),
);
/** A setting that says nothing. */
export const none = v.pipe(v.string(), v.trim(), v.length(0));
export const origin = v.pipe(
  v.string(),
  v.trim(),
  v.regex(/^https?:\/\/[^/\s]+$/, 'must be an origin like https://assets.example'),
);
export const optionalOrigin = v.union([none, origin], 'must be empty or an origin like https://assets.example');
export const wholeNumber = v.pipe(v.string(), v.regex(/^\d+$/), v.transform(Number));

/** Reads a Worker's variables. Throws an error that names every one that is missing or wrong. */
export function readVariables<Entries extends v.ObjectEntries>(entries: Entries, variables: unknown) {
  const result = v.safeParse(v.object(entries), variables);
  if (result.success) return result.output;
  const problems = result.issues.map((issue) => `${v.getDotPath(issue) ?? 'settings'}: ${issue.message}`);
  throw new Error(`Settings cannot be used: ${problems.join('; ')}`);
}
