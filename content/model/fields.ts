import * as v from 'valibot';
import { type Media, mediaList } from '../media/media.ts';
import { readAs } from '../readAs.ts';
import { type DatedRule, readRule, ruleMessages, rulePatterns } from '../time/openingRules.ts';
import { isRealDate } from '../time/realDay.ts';
import { addressable, embeddable } from './targets.ts';

/**
 * One row holds three facts about a field: its definition in the content service, how its value is read, and (by
 * inference) its TypeScript type. A reader returns undefined for a value that an editor can save but a page can't use;
 * the caller then notes it and leaves it out (docs/rules.md#tolerant-reading).
 */
export interface ValueField<Value, Missing> {
  readonly kind: 'value';
  readonly definition: FieldDefinition;
  readonly localized: boolean;
  readonly required: boolean;
  /** The value of an empty or unusable field. */
  readonly missing: Missing;
  /** Returns undefined for a value that can't be used. */
  readonly read: (raw: unknown) => Value | undefined;
  /** Visitors read it, so that in a preview it carries the mark of its source; choices, slugs and addresses are compared. */
  readonly isRead: boolean;
  /** It has to be written in every language. */
  readonly isTranslated: boolean;
  /** The value is markup, which the reader makes safe (docs/rules.md#html-safe). */
  readonly isMarkup?: true;
}

/** A link to one entry of the named content types; undefined when empty, unresolvable or too deep. */
export interface LinkField<Target extends string> {
  readonly kind: 'link';
  readonly targets: readonly Target[];
  readonly required: boolean;
  /** It only leads to a page: nothing of the entry is shown. */
  readonly leads?: true;
  /** It may name what belongs to another city alone (docs/rules.md#city-tags). */
  readonly ofAnyCity?: true;
}

/** A list of links; what can't be resolved is left out. */
export interface LinksField<Target extends string> extends Omit<LinkField<Target>, 'kind'> {
  readonly kind: 'links';
}

/** Structured rich text; entries and assets that it names are read with it. */
export interface RichTextField {
  readonly kind: 'richText';
  readonly targets: readonly string[];
  readonly required: boolean;
}

export type Field = ValueField<unknown, unknown> | LinkField<string> | LinksField<string> | RichTextField;

/** Returns true for a field with a value in each language; of any other field all languages share one. */
export function isLocalized(field: Field): boolean {
  return field.kind === 'richText' || (field.kind === 'value' && field.localized);
}

/** Returns true for a field of pictures or videos: in the model the only ones that hold JSON. */
export function isMediaField(field: Field): boolean {
  return field.kind === 'value' && field.definition.type === 'Object';
}

/** Returns true for a field of a day or a moment. */
export function isDateField(field: Field): boolean {
  return field.kind === 'value' && field.definition.type === 'Date';
}

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
  readonly items?: { readonly type: 'Symbol'; readonly validations: readonly Validation[] };
}

/** The validations of the content service that the site uses. */
export interface Validation {
  readonly in?: readonly string[];
  readonly regexp?: { readonly pattern: string; readonly flags: string | null };
  readonly linkContentType?: readonly string[];
  /** What editors are told whose value does not pass. */
  readonly message?: string;
}

interface Options {
  readonly localized?: boolean;
  readonly required?: boolean;
  /** As a rule what differs by language, and dates. */
  readonly isRead?: boolean;
  /** As a rule every text that differs by language; names of brands and codes of languages rarely do. */
  readonly isTranslated?: boolean;
}

function valueField<Value, Missing>(
  definition: FieldDefinition,
  { localized = false, required = false, ...options }: Options,
  missing: Missing,
  read: (raw: unknown) => Value | undefined,
): ValueField<Value, Missing> {
  const { isRead = localized || definition.type === 'Date', isTranslated = localized && definition.type !== 'Object' } =
    options;
  return { kind: 'value', definition, localized, required, missing, read, isRead, isTranslated };
}

const by =
  <Schema extends v.GenericSchema>(schema: Schema) =>
  (raw: unknown): v.InferOutput<Schema> | undefined =>
    readAs(schema, raw);

/** Reads a text of a form. */
const textLike =
  (isLike: (value: string) => boolean) =>
  (raw: unknown): string | undefined => {
    const value = text(raw);
    return value !== undefined && isLike(value) ? value : undefined;
  };

/** Every second field is a text; a schema would take several times as long. */
const text = (raw: unknown): string | undefined => (typeof raw === 'string' ? raw.trim() : undefined);

/** A short text of at most 256 characters, e.g. a title in one language. Empty when missing. */
export const symbol = (options: Options = {}) => valueField({ type: 'Symbol' }, options, '', text);

/** A short text that an editor translates. */
export const localSymbol = (options: Options = {}) => symbol({ ...options, localized: true });

/** Letters, digits, hyphens and underscores need no encoding in an address, which takes no longer segment. */
const SLUG = '^[A-Za-z0-9][A-Za-z0-9_-]{0,159}$';
const SLUG_MESSAGE = 'Write up to 160 letters, digits, hyphens and underscores, such as a-new-room';
const slugForm = new RegExp(SLUG);

/** A last address segment, which the service finds as it stands, spaces and all. Empty when missing. */
export const slug = (options: Options = {}) =>
  valueField(
    { type: 'Symbol', validations: [{ regexp: { pattern: SLUG, flags: null }, message: SLUG_MESSAGE }] },
    { required: true, ...options },
    '',
    (raw) => (typeof raw === 'string' && slugForm.test(raw) ? raw : undefined),
  );

/** A long plain text that an editor translates. */
export const localText = () => valueField({ type: 'Text' }, { localized: true }, '', text);

/** A long text with markup that an editor translates; made safe when it is read (docs/rules.md#html-safe). */
export const localHtml = () => ({ ...localText(), isMarkup: true as const });

/** The content service's structured rich text, translated; undefined when missing. */
export const localRichText = (): RichTextField => ({
  kind: 'richText',
  targets: [...addressable, ...embeddable],
  required: false,
});

/** True, false, or undefined where the editor chose neither: removedAfterExpired needs the difference. */
export const flag = () => valueField({ type: 'Boolean' }, {}, undefined, by(v.boolean()));

/** A whole number. */
export const integer = () => valueField({ type: 'Integer' }, {}, undefined, by(v.pipe(v.number(), v.integer())));

/** A day or a moment, as text; undefined where it names none, or one that does not exist. */
export const date = (options: Options = {}) => valueField({ type: 'Date' }, options, undefined, textLike(isRealDate));

/** A location in degrees. */
export const place = () =>
  valueField(
    { type: 'Location' },
    {},
    undefined,
    by(
      v.object({
        lat: v.pipe(v.number(), v.minValue(-90), v.maxValue(90)),
        lon: v.pipe(v.number(), v.minValue(-180), v.maxValue(180)),
      }),
    ),
  );

/** One of a fixed list of texts; undefined for any other. */
export const choice = <const Choice extends string>(choices: readonly Choice[]) =>
  valueField({ type: 'Symbol', validations: [{ in: choices }] }, {}, undefined, by(v.picklist(choices)));

/** A list of short texts that an editor translates; anything else in it is left out. */
export const localSymbols = (options: Options = {}) =>
  valueField<string[], readonly string[]>(
    { type: 'Array', items: { type: 'Symbol', validations: [] } },
    { ...options, localized: true },
    [],
    (raw) => (Array.isArray(raw) ? raw.flatMap((item) => text(item) || []) : undefined),
  );

/**
 * Lines of opening hours of one kind; with one that can't be read the field is unusable, since a place would seem
 * closed or open.
 */
export const openingRules = (kind: keyof typeof rulePatterns) => {
  const pattern = rulePatterns[kind];
  const form = new RegExp(pattern);
  const line = (raw: unknown): DatedRule | undefined => {
    const value = text(raw);
    return value !== undefined && form.test(value) ? readRule(value) : undefined;
  };
  return valueField<DatedRule[], readonly DatedRule[]>(
    {
      type: 'Array',
      items: { type: 'Symbol', validations: [{ regexp: { pattern, flags: null }, message: ruleMessages[kind] }] },
    },
    {},
    [],
    (raw) => {
      const lines = Array.isArray(raw) ? raw.map(line) : [undefined];
      return lines.every((rule) => rule !== undefined) ? lines : undefined;
    },
  );
};

/** Pictures or videos, with translated alternative texts; the first is the main one (docs/rules.md#media-fields). */
export const media = () =>
  valueField<Media[], readonly Media[]>({ type: 'Object' }, { localized: true }, [], mediaList);

/** A link to one entry. */
export const one = <const Target extends string>(...targets: readonly Target[]): LinkField<Target> => ({
  kind: 'link',
  targets,
  required: false,
});

/** A link that only leads to the page of an entry. */
export const leadTo = <const Target extends string>(...targets: readonly Target[]) => ({
  ...one(...targets),
  leads: true as const,
});

/** Links to entries, in the editor's order. */
export const many = <const Target extends string>(...targets: readonly Target[]): LinksField<Target> => ({
  kind: 'links',
  targets,
  required: false,
});
