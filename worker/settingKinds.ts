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
const originWords = 'must be an origin like https://assets.example';
/** As browsers write it, with which it is compared: in small letters, without the port of its protocol. */
export const origin = v.pipe(
  v.string(),
  v.trim(),
  v.regex(/^https?:\/\/[^/\s?#@]+$/, originWords),
  v.check((text) => URL.canParse(text), originWords),
  v.transform((text) => new URL(text).origin),
);
const optionalWords = 'must be empty or an origin like https://assets.example';
// Of an origin that can't be changed to its own form the other half alone has something to say.
export const optionalOrigin = v.union(
  [v.pipe(v.string(), v.trim(), v.length(0, optionalWords)), origin],
  optionalWords,
);
export const wholeNumber = v.pipe(v.string(), v.regex(/^\d+$/, 'must be a whole number'), v.transform(Number));
