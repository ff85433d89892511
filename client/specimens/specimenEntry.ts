import { sanitizeHtml } from '../../content/html/sanitizeHtml.ts';
import type { Media } from '../../content/media/media.ts';
import { entryGraph } from '../../content/model/graph.ts';
import { readEntries } from '../../content/model/readEntry.ts';
import type { ContentType, EntryOf, RichText } from '../../content/model/registry.ts';
import { readRichText } from '../../content/model/richText.ts';

let count = 0;

/**
 * An entry for a specimen: the given fields, and the registry's defaults for all others. It is read like
 * any other entry, so a specimen has a shape that real pages have.
 */
export function specimenEntry<Type extends ContentType>(type: Type, fields: Partial<EntryOf<Type>>): EntryOf<Type> {
  count += 1;
  const sys = {
    id: `specimen-${count}`,
    contentType: { sys: { id: type } },
    createdAt: '2026-01-01T00:00:00Z',
    updatedAt: '2026-01-01T00:00:00Z',
  };
  const graph = entryGraph({ items: [{ sys, fields: {} }] });
  const [entry] = graph ? readEntries(graph, [type], sanitizeHtml).entries : [];
  if (!entry) throw new Error(`no specimen of ${type}`);
  return { ...entry, ...fields };
}

/** Dominant colours and focal points of the pictures that specimens use (sample/media/catalog.json). */
const pictures = {
  'hero-atrium': { color: '#d8c8b8', x: 0.65 },
  'hero-beauty': { color: '#d8c8b8', x: 0.66 },
  'hero-spirits': { color: '#684828', x: 0.66 },
  'hero-travel': { color: '#c8b8a8', x: 0.67 },
  'hero-watches': { color: '#c8c8b8', x: 0.66 },
  'hero-gifts': { color: '#a85838', x: 0.66 },
  'city-sydney': { color: '#d8d8c8', x: 0.66 },
  'city-new-york-city': { color: '#888888', x: 0.66 },
  'city-hong-kong': { color: '#485848', x: 0.66 },
  'arch-corridor': { color: '#c8b898', x: 0.5 },
  'arch-facade-dusk': { color: '#b8a888', x: 0.5 },
  'arch-spiral': { color: '#b8a898', x: 0.5 },
  'art-mobile': { color: '#d8c8b8', x: 0.5 },
  'art-vessels': { color: '#887858', x: 0.5 },
  'beauty-lipstick': { color: '#b89888', x: 0.5 },
  'beauty-perfume-amber': { color: '#d8c8b8', x: 0.52 },
  'beauty-serum': { color: '#c8a898', x: 0.5 },
  'dining-dessert': { color: '#d8d8c8', x: 0.5 },
  'dining-table': { color: '#484838', x: 0.5 },
  'fashion-handbag': { color: '#d8c8b8', x: 0.5 },
  'fashion-scarf': { color: '#d8c8b8', x: 0.5 },
  'food-tea': { color: '#c8b8a8', x: 0.5 },
  'jewel-necklace': { color: '#c8c8b8', x: 0.5 },
  'loop-fragrance-poster': { color: '#d8c8b8', x: 0.64 },
  'spirits-gin': { color: '#384838', x: 0.5 },
  'watch-face': { color: '#c8c8b8', x: 0.52 },
} as const;

/** A picture of the project's own catalogue. */
export function specimenPicture(name: keyof typeof pictures): Media {
  const { color, x } = pictures[name];
  const isWide = /^(?:hero|city|loop)/.test(name);
  return {
    url: address('image', `${name}.webp`),
    kind: 'image',
    tags: [],
    width: isWide ? 1600 : 1200,
    height: 900,
    alt: name.replaceAll('-', ' '),
    color,
    focus: { x, y: 0.5 },
  };
}

/** The catalogue's video. */
export const specimenVideo: Media = {
  ...specimenPicture('loop-fragrance-poster'),
  url: address('video', 'loop-fragrance.mp4'),
  kind: 'video',
  width: 1280,
  height: 720,
};

/** A floor plan. */
export const specimenPlan: Media = {
  ...specimenPicture('hero-atrium'),
  url: address('image', 'plan-sydney-level-1.svg'),
  width: 1600,
  height: 1000,
  alt: 'Plan of level 1',
  color: '#f7f3ec',
};

function address(kind: 'image' | 'video', file: string): string {
  return `https://assets.meridian.example/${kind}/upload/v1/meridian/${file}`;
}

/** A rich text of headings, paragraphs, a list and a quote, with what it names. */
export function specimenText(
  blocks: readonly (readonly [type: string, text: string])[],
  named: { readonly id: string; readonly entry: EntryOf<'columnContentGenericCard' | 'cta'> } | undefined,
): RichText | undefined {
  const words = (value: string) => ({ nodeType: 'text', value, marks: [], data: {} });
  const paragraph = (value: string) => ({ nodeType: 'paragraph', data: {}, content: [words(value)] });
  const nests = (type: string) => type === 'blockquote' || type === 'unordered-list';
  const content = blocks.map(([type, text]) => ({
    nodeType: type,
    data: {},
    content: nests(type)
      ? text
          .split('|')
          .map((item) =>
            type === 'blockquote' ? paragraph(item) : { nodeType: 'list-item', data: {}, content: [paragraph(item)] },
          )
      : [words(text)],
  }));
  const embedded = named
    ? [{ nodeType: 'embedded-entry-block', data: { target: { sys: { id: named.id } } }, content: [] }]
    : [];
  return readRichText(
    { nodeType: 'document', data: {}, content: [...content, ...embedded] },
    { entry: () => named?.entry, asset: () => undefined },
  )?.text;
}
