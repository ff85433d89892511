import { BLOCKS, type Document, INLINES, MARKS } from '@contentful/rich-text-types';
import * as v from 'valibot';
import type { Media } from '../media/media.ts';
import { isRecord } from '../record.ts';

interface Links<Entry> {
  readonly entry: (link: unknown) => Entry | undefined;
  readonly asset: (link: unknown) => Media | undefined;
}

/** A node of a rich text document. */
export interface Node {
  readonly nodeType: string;
  readonly value?: string | undefined;
  readonly marks?: readonly { readonly type: string }[] | undefined;
  readonly data?: unknown;
  readonly content?: readonly Node[] | undefined;
}

/** Checked in one walk without copies: a schema would take a third of all the time of reading. */
export function isNode(value: unknown): value is Node {
  if (!isRecord(value) || typeof value['nodeType'] !== 'string') return false;
  const { value: text, marks, content } = value;
  return (
    (text === undefined || typeof text === 'string') &&
    (marks === undefined ||
      (Array.isArray(marks) && marks.every((mark) => isRecord(mark) && typeof mark['type'] === 'string'))) &&
    (content === undefined || (Array.isArray(content) && content.every(isNode)))
  );
}

const linkTo = v.object({ sys: v.object({ id: v.string() }) });

const TEXT = 'text';
const nodeTypes: ReadonlySet<string> = new Set([...Object.values(BLOCKS), ...Object.values(INLINES)]);
const markTypes: ReadonlySet<string> = new Set(Object.values(MARKS));

/** What leads somewhere by the id of its target. */
const linkTypes: ReadonlySet<string> = new Set([
  BLOCKS.EMBEDDED_ENTRY,
  BLOCKS.EMBEDDED_ASSET,
  INLINES.EMBEDDED_ENTRY,
  INLINES.ENTRY_HYPERLINK,
  INLINES.ASSET_HYPERLINK,
]);

/** Returns true if the site knows a node's type, and a link says where it leads. */
function isSupported({ nodeType, data }: Node): boolean {
  if (!nodeTypes.has(nodeType) || !isRecord(data)) return false;
  if (nodeType === INLINES.HYPERLINK) return typeof data['uri'] === 'string';
  return !linkTypes.has(nodeType) || v.is(linkTo, data['target']);
}

/** Returns true if a text can be shown as it stands. */
function isWhole(node: Node): boolean {
  const { nodeType, value, marks, content } = node;
  if (nodeType === TEXT) return value !== undefined && (marks?.every(({ type }) => markTypes.has(type)) ?? false);
  return isSupported(node) && (content?.every(isWhole) ?? false);
}

/** A node without what the site does not know. The words in an unknown node, or under an unknown mark, stay. */
function supportedParts(node: Node, leaveOut: (name: string) => void): readonly Node[] {
  const { nodeType, value = '', marks = [], content = [] } = node;
  const data = isRecord(node.data) ? node.data : {};
  if (nodeType === TEXT) {
    for (const { type } of marks) if (!markTypes.has(type)) leaveOut(type);
    return [{ nodeType, data, value, marks: marks.filter(({ type }) => markTypes.has(type)) }];
  }
  const children = content.flatMap((child) => supportedParts(child, leaveOut));
  if (isSupported({ nodeType, data })) return [{ nodeType, data, content: children }];
  leaveOut(nodeType);
  return children;
}

/** Deeper nesting of objects and lists is no editor's work. */
const NESTING_LIMIT = 40;

/**
 * Reads a rich text field (docs/rules.md#known-rich-text); undefined for anything but a document. `leftOut`: nodes and marks
 * that the site does not know, and links that lead nowhere: the text is shown without them.
 */
export function readRichText<Entry>(raw: unknown, links: Links<Entry>) {
  if (isTooDeep(raw) || !isNode(raw) || raw.nodeType !== BLOCKS.DOCUMENT || !raw.content) return undefined;
  const leftOut = new Set<string>();
  const [document] = isWhole(raw) ? [raw] : supportedParts(raw, (name) => leftOut.add(name));
  if (!isDocument(document)) return undefined;
  const entries = new Map<string, Entry>();
  const assets = new Map<string, Media>();
  const collect = ({ nodeType, data, content = [] }: Node): void => {
    const link = linkTypes.has(nodeType) && isRecord(data) ? data['target'] : undefined;
    if (v.is(linkTo, link)) {
      const { id } = link.sys;
      const entry = nodeType.includes('entry') ? links.entry(link) : undefined;
      const asset = nodeType.includes('asset') ? links.asset(link) : undefined;
      if (entry) entries.set(id, entry);
      if (asset) assets.set(id, asset);
    }
    for (const child of content) collect(child);
  };
  collect(document);
  return { text: { document, entries, assets }, leftOut: [...leftOut] };
}

function isDocument(node: Node | undefined): node is Document & Node {
  return node?.nodeType === BLOCKS.DOCUMENT;
}

/** Returns true if rich text is nested too deep to be walked. */
export function isTooDeep(value: unknown, depth = 0): boolean {
  if (depth > NESTING_LIMIT) return true;
  if (typeof value !== 'object' || value === null) return false;
  return Object.values(value).some((child) => isTooDeep(child, depth + 1));
}
