import type { City } from '../../content/cities.ts';
import type { Language } from '../../content/languages.ts';
import type { Media } from '../../content/media/media.ts';
import type { LinkField, LinksField, RichTextField, ValueField } from '../../content/model/fields.ts';
import type { ContentType, registry } from '../../content/model/registry.ts';
import type { DatedRule } from '../../content/time/openingRules.ts';

/** What is written in some languages; English, the default locale, is always present. */
export type Translated<Value> = { readonly en: Value } & Readonly<Partial<Record<Language, Value>>>;

/** One text in the languages that it is written in. */
export type Translations = Translated<string>;

/** A moment relative to today, in the city's local time: the sample space moves with the clock. */
export interface Moment {
  readonly days: number;
  readonly time: string;
}

/** A moment so many days from today (negative: ago) at a local time, e.g. `day(-3, '10:00')`. */
export function day(days: number, time = '10:00'): Moment {
  return { days, time };
}

/** A picture of the catalogue by its file name without the ending, with the alternative texts of the catalogue or better ones. */
export interface Picture {
  readonly picture: string;
  readonly alt?: Translations;
  readonly tags?: readonly string[];
}

type Fields<Type extends ContentType> = (typeof registry)[Type]['fields'];

/**
 * What an author writes for a field: texts plain or by language, rich text as Markdown by language, links as ids of
 * other seeds, media as names of the picture catalogue (or with an own alternative text).
 */
type SeedValue<F> =
  F extends LinkField<string>
    ? string
    : F extends LinksField<string>
      ? readonly string[]
      : F extends RichTextField
        ? Translations
        : F extends ValueField<infer Value, unknown>
          ? Value extends Media[]
            ? readonly (string | Picture)[]
            : Value extends DatedRule[]
              ? readonly string[]
              : Value extends string[]
                ? Translated<readonly string[]>
                : Value extends string
                  ? Value | Translations | Moment
                  : Value
          : never;

type SeedFields<Type extends ContentType> = { readonly [Name in keyof Fields<Type>]?: SeedValue<Fields<Type>[Name]> };

/** When an entry was made and last changed, in days before today, and whether it is published. */
export interface SeedOptions {
  readonly created?: number;
  readonly updated?: number;
  readonly draft?: true;
}

/** An entry of the sample space as its authors write it. */
export interface Seed {
  readonly type: ContentType;
  readonly id: string;
  readonly fields: Readonly<Record<string, unknown>>;
  readonly options: SeedOptions;
  /** The file and line that it stands at, if it is not written by code. */
  readonly at?: string;
}

/** Writes one entry. Ids are unique in the whole space: letters, digits and hyphens, at most 64 characters. */
export function entry<Type extends ContentType>(type: Type, id: string, fields: SeedFields<Type>, options: SeedOptions = {}): Seed {
  return { type, id, fields, options };
}

/** Entries that belong to one city, or (`global`) to all of them; this becomes their tag. */
export interface SeedGroup {
  readonly tag: City | 'global';
  readonly seeds: readonly Seed[];
}
