import type { Document } from '@contentful/rich-text-types';
import * as v from 'valibot';
import type { Media } from '../media/media.ts';
import type { EntryInText, RichText } from './registry.ts';

interface Links {
  readonly entry: (link: unknown) => unknown;
  readonly asset: (link: unknown) => Media | undefined;
}

interface Node {
  readonly nodeType: string;
  readonly value?: string | undefined;
  readonly marks?: readonly { readonly type: string }[] | undefined;
  readonly data?: unknown;
  readonly content?: readonly Node[] | undefined;
}

/** Checked in one walk without copies: a schema would take a third of all the time of reading. */
function isNode(value: unknown): value is Node {
  if (!isRecord(value) || typeof value['nodeType'] !== 'string') return false;
  const { value: text, marks, content } = value;
  return (
    (text === undefined || typeof text === 'string') &&
    (marks === undefined ||
      (Array.isArray(marks) && marks.every((mark) => isRecord(mark) && typeof mark['type'] === 'string'))) &&
    (content === undefined || (Array.isArray(content) && content.every(isNode)))
  );
}

function isDocument(value: unknown): value is Document & Node {
  return isNode(value) && value.nodeType === 'document' && value.content !== undefined;
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}

const named = v.object({ sys: v.object({ id: v.string() }) });

/** Deeper nesting of objects and lists is no editor's work. */
const NESTING_LIMIT = 40;

/** Reads a rich text field; undefined for anything but a document. */
export function readRichText(raw: unknown, links: Links): RichText | undefined {
  if (isTooDeep(raw) || !isDocument(raw)) return undefined;
  const entries = new Map<string, EntryInText>();
  const assets = new Map<string, Media>();
  const collect = ({ nodeType, data, content = [] }: Node): void => {
    const link = isRecord(data) ? data['target'] : undefined;
    const target = link === undefined ? undefined : v.safeParse(named, link);
    if (target?.success) {
      const { id } = target.output.sys;
      const entry = nodeType.includes('entry') ? links.entry(link) : undefined;
      const asset = nodeType.includes('asset') ? links.asset(link) : undefined;
      // The reader follows a text's links only to the content types that its field names.
      if (entry) entries.set(id, entry as EntryInText);
      if (asset) assets.set(id, asset);
    }
    for (const child of content) collect(child);
  };
  collect(raw);
  return { document: raw, entries, assets };
}

/** Returns true if rich text is nested too deep to be walked. */
export function isTooDeep(value: unknown, depth = 0): boolean {
  if (depth > NESTING_LIMIT) return true;
  if (typeof value !== 'object' || value === null) return false;
  return Object.values(value).some((child) => isTooDeep(child, depth + 1));
}
