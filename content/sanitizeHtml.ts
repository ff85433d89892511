import { fromHtml } from 'hast-util-from-html';
import { defaultSchema, type Schema, sanitize } from 'hast-util-sanitize';
import { toHtml } from 'hast-util-to-html';

/** What an editor's markup may keep: text structure, links, tables, media. Styles would break the page's policy. */
const schema: Schema = {
  ...defaultSchema,
  tagNames: [...(defaultSchema.tagNames ?? []).filter((name) => name !== 'input'), 'video', 'audio'],
  required: {},
  strip: ['script', 'noscript', 'noembed', 'style', 'template', 'iframe', 'object'],
  attributes: {
    a: ['href', 'title', 'lang', 'target', 'rel'],
    img: ['src', 'alt', 'width', 'height', 'title'],
    video: ['src', 'width', 'height', 'controls', 'loop', 'muted', 'playsInline'],
    audio: ['src', 'controls'],
    source: ['src', 'type'],
    ol: ['start', 'reversed'],
    td: ['colSpan', 'rowSpan', 'headers'],
    th: ['colSpan', 'rowSpan', 'scope', 'headers'],
    time: ['dateTime'],
    '*': ['lang', 'dir'],
  },
  // Nothing but media has a source, and in media a data: address runs nothing (content-pages §5).
  protocols: { href: ['http', 'https', 'mailto', 'tel'], src: ['http', 'https', 'data'] },
  clobberPrefix: 'text-',
};

/** An editor's markup can't need more; a longer text is cut before it is parsed. */
const MARKUP_LIMIT = 100_000;
/** Nor can it be nested deeper; the parser's tree is walked recursively. */
const NESTING_LIMIT = 200;

/**
 * html-safe (content-pages §5, site-shell §5): keeps an allow-list of elements and attributes, so that script,
 * noscript, noembed, event handlers, javascript: links and data: sources outside of media are gone. Parser-based, for
 * use once on the server before anything is cached.
 */
export function sanitizeHtml(html: string): string {
  return toHtml(sanitize(parsed(html), schema));
}

/** html-remove (content-pages §5): the text without any markup, white space folded. */
export function removeHtml(html: string): string {
  return textOf(parsed(html)).replaceAll(/\s+/g, ' ').trim();
}

/** The tree of a piece of markup; of its words alone where it is nested beyond all sense. */
function parsed(html: string): ReturnType<typeof fromHtml> {
  const limited = html.slice(0, MARKUP_LIMIT);
  return fromHtml(nesting(limited) > NESTING_LIMIT ? limited.replaceAll(/<[^<>]*>?/g, ' ') : limited, {
    fragment: true,
  });
}

/** Elements that hold nothing, and so are never closed. */
const childless = new Set(['area', 'br', 'col', 'hr', 'img', 'wbr']);

/** How deep elements are nested at most, whether or not they are ever closed. */
function nesting(html: string): number {
  let depth = 0;
  let deepest = 0;
  for (const [, slash = '', name = ''] of html.matchAll(/<(\/?)([a-z][a-z0-9]*)/gi)) {
    if (childless.has(name.toLowerCase())) continue;
    depth = slash === '' ? depth + 1 : Math.max(depth - 1, 0);
    deepest = Math.max(deepest, depth);
  }
  return deepest;
}

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/** html-escape (content-pages §5): escapes &, < and >. */
export function escapeHtml(text: string): string {
  return text.replaceAll(/[&<>]/g, (character) => escapes[character] ?? character);
}

interface TextNode {
  readonly type: string;
  readonly value?: string;
  readonly tagName?: string;
  readonly children?: readonly TextNode[];
}

/** Elements that don't part words. */
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
const unread = new Set(['script', 'noscript', 'noembed', 'style', 'template']);

function textOf(node: TextNode): string {
  if (node.type === 'text') return node.value ?? '';
  if (node.tagName && unread.has(node.tagName)) return '';
  const text = (node.children ?? []).map(textOf).join('');
  return node.tagName === undefined || inline.has(node.tagName) ? text : ` ${text} `;
}
