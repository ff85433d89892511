import { ownValue } from '../../../content/ownValue.ts';
import { unknownLocale } from './apiError.ts';
import type { Field, Locale, Localised, Model } from './model.ts';

/** The requested locale with its fallbacks, or all locales side by side. */
export interface LocaleChoice {
  /** `undefined` when the request asks for all with `*`. */
  readonly code: string | undefined;
  /** The locales that filters and single values are read in, best first. */
  readonly chain: readonly string[];
}

/** A locale and its fallbacks, best first. A circular chain of fallbacks ends at its first repetition. */
export function fallbackChain(locales: readonly Locale[], code: string): readonly string[] {
  const chain: string[] = [];
  let next: string | null = code;
  while (next !== null && !chain.includes(next)) {
    chain.push(next);
    const current: string = next;
    next = locales.find((locale) => locale.code === current)?.fallbackCode ?? null;
  }
  return chain;
}

/** Reads the `locale` parameter. Throws for an unknown code. */
export function chooseLocale(model: Model, requestedCode: string | null): LocaleChoice {
  if (requestedCode === '*') return { code: undefined, chain: fallbackChain(model.locales, model.defaultLocale) };
  const code = requestedCode ?? model.defaultLocale;
  if (!model.locales.some((locale) => locale.code === code)) throw unknownLocale(code);
  return { code, chain: fallbackChain(model.locales, code) };
}

/** A field's value along the chain. A field that is not localised has one value for all, the default locale's. */
export function valueIn(model: Model, field: Field, values: Localised | undefined, chain: readonly string[]): unknown {
  if (!values) return undefined;
  const codes = field.localized ? chain : [model.defaultLocale];
  for (const code of codes) {
    const value = ownValue(values, code);
    if (value !== undefined && value !== null) return value;
  }
  return undefined;
}

/** A field's values by locale without fallbacks; undefined when it has none. */
export function valuesByLocale(model: Model, field: Field, values: Localised | undefined): Localised | undefined {
  if (!values) return undefined;
  const codes = field.localized ? model.locales.map((locale) => locale.code) : [model.defaultLocale];
  const present = codes
    .map((code) => [code, ownValue(values, code)] as const)
    .filter(([, value]) => value !== undefined && value !== null);
  return present.length > 0 ? Object.fromEntries(present) : undefined;
}
