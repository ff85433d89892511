import type { Language } from '../languages.ts';

/** A short text of the interface, written in every language (site-shell §9: labels). */
export type Label = Readonly<Record<Language, string>>;

/** A longer text, complete in English and simplified Chinese; the other languages may lack it and then read English. */
export type Text = { readonly en: string; readonly cn: string } & Readonly<Partial<Record<Language, string>>>;
