import type { Field, Locale, Localised, Model } from './model.ts';
/** The locale that was asked for: its code and its fallbacks, or all locales side by side. */
export interface LocaleChoice {
    /** `undefined` when all were asked for with `*`. */
    readonly code: string | undefined;
    /** The locales that filters and single values are read in, best first. */
    readonly chain: readonly string[];
}
/** A locale and its fallbacks, best first; a circle is left where it closes. */
export declare const fallbackChain: (locales: readonly Locale[], code: string) => readonly string[];
/** Reads the `locale` parameter; an unknown code is refused. */
export declare const chooseLocale: (model: Model, asked: string | null) => LocaleChoice;
/** A field's value along the chain. A field that is not localised has one value for all, the default locale's. */
export declare const valueIn: (model: Model, field: Field, values: Localised | undefined, chain: readonly string[]) => unknown;
/** A field's values by locale without fallbacks, or nothing when there is none. */
export declare const valuesByLocale: (model: Model, field: Field, values: Localised | undefined) => Localised | undefined;
