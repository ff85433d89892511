import { fromHtml } from 'hast-util-from-html';
import { defaultSchema, type Schema, sanitize } from 'hast-util-sanitize';
import { toHtml } from 'hast-util-to-html';
import { addressTarget } from '../address/linkTarget.ts';
import { FRAME_MARK } from './htmlFrames.ts';

/** Editors' markup may keep text structure, links, tables and media. Inline styles would break the page's CSP. */
const schema: Schema = {
  ...defaultSchema,
  tagNames: [
    ...(defaultSchema.tagNames ?? []).filter((name) => name !== 'input'),
    'caption',
    'video',
    'audio',
    'iframe',
  ],
  required: {},
  strip: ['script', 'noscript', 'noembed', 'style', 'template', 'object'],
  attributes: {
    // What opens a window is decided by where a link leads (docs/rules.md#html-links).
    a: ['href', 'title', 'lang'],
    img: ['src', 'alt', 'width', 'height', 'title'],
    video: ['src', 'width', 'height', 'controls', 'loop', 'muted', 'playsInline'],
    audio: ['src', 'controls'],
    iframe: ['src', 'title'],
    source: ['src', 'type'],
    ol: ['start', 'reversed'],
    td: ['colSpan', 'rowSpan', 'headers'],
    th: ['colSpan', 'rowSpan', 'scope', 'headers'],
    time: ['dateTime'],
    '*': ['lang', 'dir'],
  },
  // Only media elements have a source, and a data: address in them runs no script (docs/rules.md#html-safe). Which
  // addresses a link may have, the rules of links say.
  protocols: { src: ['http', 'https', 'data'] },
  clobberPrefix: 'text-',
};

/** A longer text is cut before it is parsed: no editor needs more. */
const MARKUP_LIMIT = 100_000;
/** The parser's tree is walked recursively, so its depth is limited. */
const NESTING_LIMIT = 200;

/**
 * html-safe (docs/rules.md#html-safe): keeps an allow-list of elements and attributes, so that script,
 * noscript, noembed, event handlers, javascript: links and data: sources outside of media are gone. Parser-based, for
 * use once on the server before anything is cached.
 */
export function sanitizeHtml(html: string): string {
  const tree = sanitize(parsed(html), schema);
  settleLinks(tree);
  return toHtml(tree);
}

type Node = ReturnType<typeof sanitize>;
type Element = Extract<Node, { readonly type: 'element' }>;

/** A link whose address no link may have loses it (docs/rules.md#link-safety); a frame becomes a link that is marked as one. */
function settleLinks(node: Node, isInLink = false): void {
  if (!('children' in node)) return;
  for (const child of [...node.children]) {
    const isFrame = child.type === 'element' && child.tagName === 'iframe';
    if (isFrame && (isInLink || !becomesFrameLink(child))) node.children.splice(node.children.indexOf(child), 1);
    else if (child.type === 'element' && addressTarget(String(child.properties['href'] ?? ''), []).kind === 'none')
      delete child.properties['href'];
    settleLinks(child, isInLink || (child.type === 'element' && child.tagName === 'a'));
  }
}

/** Makes a frame a link to what it shows (docs/rules.md#html-frames); false for one that shows nothing of the web. */
function becomesFrameLink(frame: Element): boolean {
  const { src, title } = frame.properties;
  const url = URL.parse(String(src ?? ''));
  if (url?.protocol !== 'https:' || url.username !== '') return false;
  frame.tagName = 'a';
  frame.properties = { rel: [FRAME_MARK], href: url.href };
  frame.children = [{ type: 'text', value: String(title ?? '') || url.host }];
  return true;
}

/** The tree of a piece of markup; of its text alone where it is nested too deep. */
function parsed(html: string): ReturnType<typeof fromHtml> {
  const limited = html.slice(0, MARKUP_LIMIT);
  return fromHtml(nesting(limited) > NESTING_LIMIT ? limited.replaceAll(/<[^<>]*>?/g, ' ') : limited, {
    fragment: true,
  });
}

/** Void elements, which are never closed. */
const childless = new Set(['area', 'br', 'col', 'hr', 'img', 'wbr']);

/** The deepest nesting of elements, closed or not. */
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
