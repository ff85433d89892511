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
export const wholeNumber = v.pipe(v.string(), v.regex(/^\d+$/, 'must be a whole number'), v.transform(Number));
