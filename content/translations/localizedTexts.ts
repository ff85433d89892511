import { type Field, isMediaField } from '../model/fields.ts';
import { contentTypeRow, isContentType } from '../model/registry.ts';

/** Values of a field by locale code, as an export or an answer with `locale=*` has them. */
export type ByLocale = Readonly<Record<string, unknown>>;

/** The fields of a content type that have to be written in every language; none for an unknown type. */
export function translatedFields(contentType: string): readonly string[] {
  if (!isContentType(contentType)) return [];
  return Object.entries(contentTypeRow(contentType).fields).flatMap(([name, field]) =>
    field.kind === 'richText' || (field.kind === 'value' && field.isTranslated) ? [name] : [],
  );
}

/** Returns true if a field holds words that visitors read, in each language its own. */
export function isLocalText(field: Field): boolean {
  return field.kind === 'richText' || (field.kind === 'value' && field.localized && !isMediaField(field));
}

/** Placeholders that the site fills in. */
const placeholders = /\[(?:page_title|site_name)\]/g;

/**
 * Returns true if there is something to translate: not in numbers, nor in a title of placeholders
 * (docs/rules.md#content-check).
 */
export function hasWords(value: unknown): boolean {
  return /\p{L}/u.test(wordsOf(value).replaceAll(placeholders, ''));
}

/**
 * The words of a text, of a list of texts or of rich text, without its formatting: what is only set in italics needs no
 * new translation. Empty for anything else.
 */
export function wordsOf(value: unknown): string {
  if (typeof value === 'string') return value.trim();
  if (Array.isArray(value)) return value.map(wordsOf).filter(Boolean).join('\n');
  if (typeof value !== 'object' || value === null) return '';
  if ('value' in value && typeof value.value === 'string') return value.value;
  return 'content' in value ? wordsOf(value.content) : '';
}
