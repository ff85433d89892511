import type { Block, Inline, Text } from '@contentful/rich-text-types';
import { type City, citiesOfTags } from '../cities.ts';
import type { Media } from '../media/media.ts';
import type { Period } from '../time/period.ts';
import { titleFields } from './entryTitle.ts';
import type { ContentType, EntrySystem, RichText } from './registry.ts';

/** The field that a text or a picture comes from. */
interface FieldSource {
  readonly entry: string;
  readonly field: string;
}

/** An entry or asset that a preview has read. */
interface ReadSource {
  readonly id: string;
  /** Undefined for an asset. */
  readonly contentType: string | undefined;
  readonly sysUpdatedAt: string;
  /** Its dates, as they are saved; undefined for an asset. */
  readonly period?: Period;
}

/** A mark is a number in sixteen digits of the private use area, between two delimiters. */
const OPEN = '\uE010';
const CLOSE = '\uE011';
const DIGITS = 0xe000;
const mark = /\uE010([\uE000-\uE00F]{1,6})\uE011/;
/** As they are, and as they stand in an address or in an address within one. */
const marks = /[\uE000-\uE01F]|%(?:25)?EE%(?:25)?80%(?:25)?[89][0-9A-F]/gi;

/** Removes marks from a text, incomplete ones too. */
export function unmarked(text: string): string {
  return text.replaceAll(marks, '');
}

/** A text that is computed, such as a number in words, with the mark of the text beside it: both lead to the same entry. */
export function markedLike(text: string, markedText: string): string {
  return text === '' ? '' : text + (mark.exec(markedText)?.[0] ?? '');
}

export type Provenance = ReturnType<typeof createProvenance>;

/**
 * Records for a preview where its texts come from (docs/rules.md#preview-marks). A text carries a mark of its source through
 * all rules and views, in characters of the private use area; when the page is written, the marks become attributes for
 * click-to-edit. So views need no code for it, and no text is missed. `noteElsewhere` is told of linked entries that belong
 * to other cities.
 */
export function createProvenance(
  noteElsewhere: (entry: EntrySystem<ContentType>, cities: readonly City[]) => void = () => undefined,
) {
  const sources: FieldSource[] = [];
  const markByKey = new Map<string, string>();
  const entries = new Map<string, ReadSource>();
  const titles = new Map<string, string>();

  const markOf = (source: FieldSource): string => {
    const key = `${source.entry}.${source.field}`;
    const earlierMark = markByKey.get(key);
    if (earlierMark !== undefined) return earlierMark;
    const digits = [...sources.length.toString(16)].map((digit) =>
      String.fromCharCode(DIGITS + Number.parseInt(digit, 16)),
    );
    const fresh = `${OPEN}${digits.join('')}${CLOSE}`;
    sources.push(source);
    markByKey.set(key, fresh);
    return fresh;
  };

  return {
    /** Every entry and asset that was read, by id. */
    entries,
    /** The title of an entry, if it was read. */
    titleOf: (entry: string): string | undefined => titles.get(entry),
    note: (entry: ReadSource): void => {
      entries.set(entry.id, entry);
    },
    /** Takes an entry of other cities, or of none, that the page links to and does not show. */
    noteElsewhere: (entry: EntrySystem<ContentType>): void => noteElsewhere(entry, citiesOfTags(entry.tags ?? [])),
    /** Adds the mark of its source to a text, picture or rich text; other values stay as they are. */
    marked: (source: FieldSource, value: unknown): unknown => {
      if (typeof value === 'string') {
        if (value.trim() === '') return value;
        if (titleFields.includes(source.field) && !titles.has(source.entry)) titles.set(source.entry, value);
        return value + markOf(source);
      }
      if (isMediaList(value)) return value.map((item) => withSource(item, markOf(source)));
      if (isTextList(value)) return value.map((text) => (text.trim() === '' ? text : text + markOf(source)));
      if (!isRichText(value)) return value;
      const { document, entries: named, assets } = value;
      const text = markOf(source);
      return {
        document: { ...document, content: document.content.map((block) => withMark(block, text)) },
        entries: named,
        assets: new Map([...assets].map(([id, asset]) => [id, withSource(asset, text)])),
      };
    },
    /** The source that a mark in a text names; undefined for a text without one. */
    sourceIn: (text: string): FieldSource | undefined => {
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

/** Marks a picture in its colour and, where it has one, its alternative text. */
function withSource(item: Media, text: string): Media {
  return { ...item, alt: item.alt && item.alt + text, color: item.color + text };
}

function isRichText(value: unknown): value is RichText {
  return typeof value === 'object' && value !== null && 'document' in value && 'entries' in value && 'assets' in value;
}

type Node = Block | Inline | Text;

/** Marks the last words of each paragraph, list item and cell. */
function withMark<Part extends Node>(node: Part, text: string): Part {
  if (!('content' in node)) return node;
  const children: readonly Node[] = node.content;
  if (children.some((child) => 'value' in child)) return withLastWords(node, text);
  return { ...node, content: children.map((child) => withMark(child, text)) };
}

/** Marks the last words of a text node, or of what holds some. */
function withLastWords<Part extends Node>(node: Part, text: string): Part {
  if ('value' in node) return { ...node, value: node.value + text };
  const children: readonly Node[] = node.content;
  const last = children.findLastIndex(hasWords);
  return { ...node, content: children.map((child, index) => (index === last ? withLastWords(child, text) : child)) };
}

function hasWords(node: Node): boolean {
  if ('value' in node) return node.value.trim() !== '';
  return 'content' in node && node.content.some(hasWords);
}
