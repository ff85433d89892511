import * as v from 'valibot';
import { sanitizeHtml } from '../sanitizeHtml.ts';
import { type Media, mediaList } from './media.ts';
import { addressable, embeddable } from './targets.ts';

/**
 * One row says three things of a field: how the content service defines it, how its value is read, and
 * (by inference) its TypeScript type. A reader takes the raw value and gives undefined for what an editor can
 * save but a page can't use; the caller then notes it and the page gets smaller.
 */
export interface ValueField<Value, Missing> {
  readonly kind: 'value';
  readonly definition: FieldDefinition;
  readonly localized: boolean;
  readonly required: boolean;
  /** What stands where the field is empty or unusable. */
  readonly missing: Missing;
  /** Undefined means: there is something, and it can't be used. */
  readonly read: (raw: unknown) => Value | undefined;
}

/** A link to one entry of the named content types; undefined when empty, unresolvable or too deep. */
export interface LinkField<Target extends string> {
  readonly kind: 'link';
  readonly targets: readonly Target[];
  readonly required: boolean;
}

/** A list of links; what can't be resolved is left out. */
export interface LinksField<Target extends string> {
  readonly kind: 'links';
  readonly targets: readonly Target[];
  readonly required: boolean;
}

/** Structured rich text; entries and pictures that it names are read along with it. */
export interface RichTextField {
  readonly kind: 'richText';
  readonly targets: readonly string[];
  readonly required: boolean;
}

export type Field = ValueField<unknown, unknown> | LinkField<string> | LinksField<string> | RichTextField;

/** The part of a content service field definition that differs by kind (official export format). */
export interface FieldDefinition {
  readonly type:
    | 'Symbol'
    | 'Text'
    | 'RichText'
    | 'Boolean'
    | 'Integer'
    | 'Number'
    | 'Date'
    | 'Location'
    | 'Object'
    | 'Array';
  readonly validations?: readonly Validation[];
  readonly items?: { readonly type: 'Symbol'; readonly validations: readonly [] };
}

/** What the content service itself refuses, of the many things that it can. */
export interface Validation {
  readonly in?: readonly string[];
  readonly regexp?: { readonly pattern: string; readonly flags: string | null };
  readonly linkContentType?: readonly string[];
}

interface Options {
  readonly localized?: boolean;
  readonly required?: boolean;
}

function valueField<Value, Missing>(
  definition: FieldDefinition,
  options: Options,
  missing: Missing,
  read: (raw: unknown) => Value | undefined,
): ValueField<Value, Missing> {
  return {
    kind: 'value',
    definition,
    localized: options.localized ?? false,
    required: options.required ?? false,
    missing,
    read,
  };
}

/** Reads with a valibot schema; undefined where it doesn't fit. */
function by<Schema extends v.GenericSchema>(schema: Schema): (raw: unknown) => v.InferOutput<Schema> | undefined {
  return (raw) => {
    const result = v.safeParse(schema, raw);
    return result.success ? result.output : undefined;
  };
}

const trimmed = v.pipe(v.string(), v.trim());

/** A short text of at most 256 characters, e.g. a title in one language. Empty when missing. */
export const symbol = (options: Options = {}) => valueField({ type: 'Symbol' }, options, '', by(trimmed));

/** A short text that an editor translates. */
export const localSymbol = (options: Options = {}) => symbol({ ...options, localized: true });

/** Letters, digits, hyphens and underscores: what stands in an address without being encoded. */
const SLUG = '^[A-Za-z0-9][A-Za-z0-9_-]*$';

/** A last address segment. Empty when missing. */
export const slug = (options: Options = {}) =>
  valueField(
    { type: 'Symbol', validations: [{ regexp: { pattern: SLUG, flags: null } }] },
    { required: true, ...options },
    '',
    by(v.pipe(trimmed, v.regex(new RegExp(SLUG)))),
  );

/** A long plain text that an editor translates. */
export const localText = (options: Options = {}) =>
  valueField({ type: 'Text' }, { ...options, localized: true }, '', by(trimmed));

/** A long text with markup that an editor translates; comes out of the reader already safe (content-pages §5). */
export const localHtml = (options: Options = {}) =>
  valueField({ type: 'Text' }, { ...options, localized: true }, '', by(v.pipe(trimmed, v.transform(sanitizeHtml))));

/** The content service's structured rich text, translated; undefined when missing. */
export const localRichText = (): RichTextField => ({
  kind: 'richText',
  targets: [...addressable, ...embeddable],
  required: false,
});

/** True, false, or undefined where the editor chose neither (removedAfterExpired tells them apart). */
export const flag = (options: Options = {}) => valueField({ type: 'Boolean' }, options, undefined, by(v.boolean()));

/** A whole number. */
export const integer = (options: Options = {}) =>
  valueField({ type: 'Integer' }, options, undefined, by(v.pipe(v.number(), v.integer())));

/** A day, and a time with or without a zone, as the content service's editor writes them (ISO 8601). */
const dateForm = /^\d{4}-\d{2}-\d{2}(?:T\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:?\d{2})?)?$/;

/** A day or a moment, kept as a text; undefined where it names none. */
export const date = (options: Options = {}) =>
  valueField(
    { type: 'Date' },
    options,
    undefined,
    by(
      v.pipe(
        trimmed,
        v.regex(dateForm),
        v.check((text) => Number.isFinite(Date.parse(text))),
      ),
    ),
  );

/** A place in degrees. */
export const place = (options: Options = {}) =>
  valueField(
    { type: 'Location' },
    options,
    undefined,
    by(
      v.object({
        lat: v.pipe(v.number(), v.minValue(-90), v.maxValue(90)),
        lon: v.pipe(v.number(), v.minValue(-180), v.maxValue(180)),
      }),
    ),
  );

/** One of a fixed list of texts; undefined for any other. */
export const choice = <const Choice extends string>(choices: readonly [Choice, ...Choice[]], options: Options = {}) =>
  valueField({ type: 'Symbol', validations: [{ in: choices }] }, options, undefined, by(v.picklist(choices)));

/** A list of short texts that an editor translates; anything else in it is left out. */
export const localSymbols = (options: Options = {}) =>
  valueField<string[], readonly string[]>(
    { type: 'Array', items: { type: 'Symbol', validations: [] } },
    { ...options, localized: true },
    [],
    by(
      v.pipe(
        v.array(v.unknown()),
        v.transform((list) => list.flatMap((item) => (typeof item === 'string' && item.trim() ? [item.trim()] : []))),
      ),
    ),
  );

/** Pictures or videos from the asset host, with translated alternative texts; the first is the main one (content-pages §3). */
export const media = (options: Options = {}) =>
  valueField<Media[], readonly Media[]>({ type: 'Object' }, { ...options, localized: true }, [], mediaList);

/** A link to one entry. */
export const one = <const Target extends string>(...targets: readonly Target[]): LinkField<Target> => ({
  kind: 'link',
  targets,
  required: false,
});

/** Links to entries, in the editor's order. */
export const many = <const Target extends string>(...targets: readonly Target[]): LinksField<Target> => ({
  kind: 'links',
  targets,
  required: false,
});
