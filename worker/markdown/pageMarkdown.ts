import { fromHtml } from 'hast-util-from-html';
import { toMdast } from 'hast-util-to-mdast';
import { gfmTableToMarkdown } from 'mdast-util-gfm-table';
import { toMarkdown } from 'mdast-util-to-markdown';
import { ownValue } from '../../content/ownValue.ts';

type Tree = ReturnType<typeof fromHtml>;
type Parent = Tree | Element;
type Node = Tree['children'][number];
type Element = Extract<Node, { readonly type: 'element' }>;

/** What a reader without a screen has no use for: what is pressed or filled in, pictures, the way back. */
const left: readonly string[] = [
  'script',
  'style',
  'template',
  'svg',
  'picture',
  'img',
  'video',
  'button',
  'form',
  'nav',
  'dialog',
  'iframe',
  'input',
  // A text ends before it for what writes Markdown, and loses its space.
  'wbr',
];

/** Facts of one line, which only the design sets apart. */
const facts: readonly string[] = ['a', 'span', 'time', 'strong', 'em', 'small'];
const SEPARATOR = ' · ';
/** Marks that break or bind lines, and would split words for whoever searches the text. */
const lineMarks = /[\u200b\u2060]/g;

/**
 * A page's HTML as Markdown (docs/rules.md#markdown-pages): its title, description and address, then what stands between
 * header and footer, with absolute links.
 */
export function pageMarkdown(html: string): string {
  const page = fromHtml(html);
  const address = textOf(page, 'meta', ({ property }) => property === 'og:url', 'content');
  const main = find(page, ({ tagName }) => tagName === 'main');
  const title = find(page, ({ tagName }) => tagName === 'title')?.children[0];
  const description = textOf(page, 'meta', ({ name }) => name === 'description', 'content');
  const headFacts = { title: title?.type === 'text' ? title.value : '', description, url: address };
  const head = Object.entries(headFacts).map(([name, value]) => `${name}: ${JSON.stringify(value)}`);
  if (main) prune(main, address);
  const body = main
    ? toMarkdown(toMdast(main, { document: true }), { bullet: '-', extensions: [gfmTableToMarkdown()] })
    : '';
  return `---\n${head.join('\n')}\n---\n\n${body}`.replace(lineMarks, '');
}

function find(parent: Parent, isMatch: (element: Element) => boolean): Element | undefined {
  for (const child of parent.children) {
    if (child.type !== 'element') continue;
    const match = isMatch(child) ? child : find(child, isMatch);
    if (match) return match;
  }
  return undefined;
}

function textOf(
  page: Tree,
  tag: string,
  isMatch: (properties: Element['properties']) => boolean,
  property: string,
): string {
  const element = find(page, ({ tagName, properties }) => tagName === tag && isMatch(properties));
  return String(ownValue(element?.properties, property) ?? '');
}

/** Takes away what is left out, sets facts apart, and makes links absolute. */
function prune(parent: Element, address: string): void {
  parent.children = parent.children.filter(
    (child) =>
      child.type === 'text' ||
      (child.type === 'element' &&
        !left.includes(child.tagName) &&
        child.properties['hidden'] === undefined &&
        child.properties['ariaHidden'] !== 'true'),
  );
  for (const child of parent.children) {
    if (child.type !== 'element') continue;
    const { href } = child.properties;
    if (typeof href === 'string' && URL.canParse(href, address)) child.properties['href'] = new URL(href, address).href;
    prune(child, address);
  }
  // A title may have its columns, but is one text.
  if (/^h\d$/.test(parent.tagName)) return;
  parent.children = parent.children.flatMap((child, at, { [at - 1]: before }) =>
    isApart(child, before) ? [{ type: 'text', value: SEPARATOR }, child] : [child],
  );
}

/** Returns true for a fact that follows another, or is the badge of a text, without a space of its own. */
function isApart(node: Node, before: Node | undefined): boolean {
  if (!before || !isFact(node) || /^\s|^$/.test(wordsOf(node)) || wordsOf(before).trim() === '') return false;
  return isFact(before) || (before.type === 'text' && String(node.properties['className']) === 'badge');
}

function isFact(node: Node): node is Element {
  return node.type === 'element' && facts.includes(node.tagName);
}

function wordsOf(node: Node): string {
  if (node.type === 'text') return node.value;
  return node.type === 'element' ? node.children.map(wordsOf).join('') : '';
}
