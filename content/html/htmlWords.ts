import { ownValue } from '../ownValue.ts';

/** A tag as `sanitizeHtml` writes it: attributes in double quotes. */
const tag = /<\/?([a-z][a-z0-9]*)(?:\s[^"<>]*(?:"[^"]*"[^"<>]*)*)?>/g;

/** Inline elements do not separate words. */
const inline = new Set([
  'a',
  'abbr',
  'b',
  'bdi',
  'bdo',
  'code',
  'del',
  'em',
  'i',
  'ins',
  'mark',
  's',
  'small',
  'span',
  'strong',
  'sub',
  'sup',
  'time',
  'u',
]);

/**
 * html-remove (docs/rules.md#html-remove): the words of markup that `sanitizeHtml` has made safe, white space folded. It
 * needs no parser, which few pages load.
 */
export function removeHtml(safe: string): string {
  const text = safe.replaceAll(tag, (_, name: string) => (inline.has(name) ? '' : ' '));
  return decodedHtml(text).replaceAll(/\s+/g, ' ').trim();
}

/** A text without character references: `sanitizeHtml` writes each as a hexadecimal number. */
export function decodedHtml(text: string): string {
  return text.replaceAll(/&#x([0-9a-f]+);/gi, (_, code: string) => String.fromCodePoint(Number.parseInt(code, 16)));
}

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/** html-escape (docs/rules.md#html-remove): escapes &, < and >. */
export function escapeHtml(text: string): string {
  return text.replaceAll(/[&<>]/g, (character) => ownValue(escapes, character) ?? character);
}
