import { ownValue } from '../ownValue.ts';

/** A text with `{name}` replaced by the given values (docs/rules.md#text-catalogues). */
export function filled(text: string, values: Readonly<Record<string, string | number>> = {}): string {
  // Most have no place for a value, and a page has hundreds.
  if (!text.includes('{')) return text;
  return text.replaceAll(/\{(\w+)\}/g, (placeholder, name: string) => String(ownValue(values, name) ?? placeholder));
}
