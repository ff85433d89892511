import type { Media } from './model/media.ts';
import type { RichText } from './model/richText.ts';

/** Where a text or a picture comes from. */
interface FieldSource {
  readonly entry: string;
  readonly field: string;
}

/** An entry that a preview has read. */
interface ReadSource {
  readonly id: string;
  readonly contentType: string;
  readonly updatedAt: string;
}

/**
 * Remembers for a preview where its texts come from. A text carries a mark of its source through all rules and views,
 * in characters that no text has; when the page is written the marks become attributes for click-to-edit. So no view
 * has to know of it, and no text is forgotten.
 */
export interface Provenance {
  /** Every entry that was read, by id. */
  readonly entries: ReadonlyMap<string, ReadSource>;
  /** What an entry is called, as far as it was read. */
  readonly titleOf: (entry: string) => string | undefined;
  readonly note: (entry: ReadSource) => void;
  /** A value of a field with the mark of its source; what is no text or picture stays as it is. */
  readonly marked: (source: FieldSource, value: unknown) => unknown;
  /** The source that a mark in a text names; undefined for a text without one. */
  readonly sourceIn: (text: string) => FieldSource | undefined;
}

/** Characters of the private use area: the mark's frame, and sixteen digits. */
const OPEN = '\uE010';
const CLOSE = '\uE011';
const DIGITS = 0xe000;
const mark = /\uE010([\uE000-\uE00F]{1,6})\uE011/;
const marks = /[\uE000-\uE01F]/g;

/** Fields by which an entry is called. */
const titleFields: readonly string[] = ['title', 'name', 'topic', 'siteName'];

/** A text without marks, whole or broken. */
export function unmarked(text: string): string {
  return text.replaceAll(marks, '');
}

/** Tells whether a text carries marks. */
export function isMarked(text: string): boolean {
  return text.search(marks) >= 0;
}

/** The memory of one preview page. */
export function createProvenance(): Provenance {
  const sources: FieldSource[] = [];
  const known = new Map<string, string>();
  const entries = new Map<string, ReadSource>();
  const titles = new Map<string, string>();

  const markOf = (source: FieldSource): string => {
    const key = `${source.entry}.${source.field}`;
    const made = known.get(key);
    if (made !== undefined) return made;
    const digits = [...sources.length.toString(16)].map((digit) =>
      String.fromCharCode(DIGITS + Number.parseInt(digit, 16)),
    );
    const fresh = `${OPEN}${digits.join('')}${CLOSE}`;
    sources.push(source);
    known.set(key, fresh);
    return fresh;
  };

  return {
    entries,
    titleOf: (entry) => titles.get(entry),
    note: (entry) => {
      entries.set(entry.id, entry);
    },
    marked: (source, value) => {
      if (typeof value === 'string') {
        if (value.trim() === '') return value;
        if (titleFields.includes(source.field)) titles.set(source.entry, value);
        return value + markOf(source);
      }
      if (isMediaList(value)) return value.map((item) => withSource(item, markOf(source)));
      if (isTextList(value)) return value.map((text) => (text.trim() === '' ? text : text + markOf(source)));
      if (!isRichText(value)) return value;
      const { document, entries: named, pictures } = value;
      const text = markOf(source);
      return {
        document: { ...document, content: document.content.map((block) => withMark(block, text)) },
        entries: named,
        pictures: new Map([...pictures].map(([id, picture]) => [id, withSource(picture, text)])),
      };
    },
    sourceIn: (text) => {
      const [, digits] = mark.exec(text) ?? [];
      if (digits === undefined) return undefined;
      return sources[
        Number.parseInt([...digits].map((digit) => (digit.charCodeAt(0) - DIGITS).toString(16)).join(''), 16)
      ];
    },
  };
}

function isMediaList(value: unknown): value is readonly Media[] {
  return (
    Array.isArray(value) &&
    value.length > 0 &&
    value.every((item) => typeof item === 'object' && item !== null && 'focus' in item && 'color' in item)
  );
}

function isTextList(value: unknown): value is readonly string[] {
  return Array.isArray(value) && value.length > 0 && value.every((item) => typeof item === 'string');
}

/** A picture whose plate, and whose text where it has one, carry a mark. */
function withSource(item: Media, text: string): Media {
  return { ...item, alt: item.alt && item.alt + text, color: item.color + text };
}

function isRichText(value: unknown): value is RichText {
  return (
    typeof value === 'object' && value !== null && 'document' in value && 'entries' in value && 'pictures' in value
  );
}

/** A node of rich text: the last words of each paragraph, list item and cell in it carry a mark. */
function withMark<Node extends object>(node: Node, text: string): Node {
  if (!('content' in node) || !Array.isArray(node.content)) return node;
  const children: readonly unknown[] = node.content;
  const isLine = children.some((child) => isObject(child) && 'value' in child);
  const last = children.findLastIndex(hasWords);
  return {
    ...node,
    content: children.map((child, index) => {
      if (!isObject(child)) return child;
      if (!isLine) return withMark(child, text);
      return index === last ? withLastWords(child, text) : child;
    }),
  };
}

/** A piece of a line whose last words carry a mark: plain words, or those of a link. */
function withLastWords<Node extends object>(node: Node, text: string): Node {
  if ('value' in node && typeof node.value === 'string') return { ...node, value: node.value + text };
  if (!('content' in node) || !Array.isArray(node.content)) return node;
  const children: readonly unknown[] = node.content;
  const last = children.findLastIndex(hasWords);
  return {
    ...node,
    content: children.map((child, index) => (index === last && isObject(child) ? withLastWords(child, text) : child)),
  };
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}

function hasWords(node: unknown): boolean {
  if (!isObject(node)) return false;
  if ('value' in node && typeof node.value === 'string') return node.value.trim() !== '';
  return 'content' in node && Array.isArray(node.content) && node.content.some(hasWords);
}
