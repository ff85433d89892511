import type { Document } from '@contentful/rich-text-types';
import * as v from 'valibot';
import type { Media } from './media.ts';
import type { EntryOf } from './registry.ts';
import type { addressable, embeddable } from './targets.ts';

type NamedEntry = EntryOf<(typeof addressable)[number] | (typeof embeddable)[number]>;

/** Structured rich text with what it names, by id. What is not in the maps could not be resolved. */
export interface RichText {
  readonly document: Document;
  readonly entries: ReadonlyMap<string, NamedEntry>;
  readonly pictures: ReadonlyMap<string, Media>;
}

/** How links inside a text are followed. */
interface Links {
  readonly entry: (link: unknown) => unknown;
  readonly picture: (link: unknown) => Media | undefined;
}

interface Node {
  readonly nodeType: string;
  readonly value?: string | undefined;
  readonly marks?: readonly { readonly type: string }[] | undefined;
  readonly data: Record<string, unknown>;
  readonly content?: readonly Node[] | undefined;
}

const node: v.GenericSchema<unknown, Node> = v.object({
  nodeType: v.string(),
  value: v.optional(v.string()),
  marks: v.optional(v.array(v.object({ type: v.string() }))),
  data: v.fallback(v.record(v.string(), v.unknown()), {}),
  content: v.optional(v.lazy(() => v.array(node))),
});

const isDocument = v.custom<Document>((value) =>
  v.is(v.object({ nodeType: v.literal('document'), content: v.array(node) }), value),
);

const named = v.object({ sys: v.object({ id: v.string() }) });

/** How deep objects and lists may stand in each other; rich text nested deeper is no editor's work. */
const NESTING_LIMIT = 40;

/** Reads a rich text field; undefined when it is no document. */
export function readRichText(raw: unknown, links: Links): RichText | undefined {
  if (isTooDeep(raw)) return undefined;
  const document = v.safeParse(isDocument, raw);
  if (!document.success) return undefined;
  const entries = new Map<string, NamedEntry>();
  const pictures = new Map<string, Media>();
  const collect = (current: Pick<Node, 'content' | 'nodeType' | 'data'>): void => {
    const target = v.safeParse(named, current.data['target']);
    if (target.success) {
      const { id } = target.output.sys;
      const entry = current.nodeType.includes('entry') ? links.entry(current.data['target']) : undefined;
      const picture = current.nodeType.includes('asset') ? links.picture(current.data['target']) : undefined;
      // The reader follows a text's links only to the content types that its field names.
      if (entry) entries.set(id, entry as NamedEntry);
      if (picture) pictures.set(id, picture);
    }
    for (const child of current.content ?? []) collect(child);
  };
  const root = v.safeParse(node, raw);
  if (root.success) collect(root.output);
  return { document: document.output, entries, pictures };
}

/** Tells whether rich text is nested beyond all sense. */
export function isTooDeep(value: unknown, depth = 0): boolean {
  if (depth > NESTING_LIMIT) return true;
  if (typeof value !== 'object' || value === null) return false;
  return Object.values(value).some((child) => isTooDeep(child, depth + 1));
}
