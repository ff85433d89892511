import { fromHtml } from 'hast-util-from-html';
import { toMdast } from 'hast-util-to-mdast';
import { gfmTableToMarkdown } from 'mdast-util-gfm-table';
import { toMarkdown } from 'mdast-util-to-markdown';
import { ownValue } from '../../content/ownValue.ts';

type Tree = ReturnType<typeof fromHtml>;
type Parent = Tree | Element;
type Element = Extract<Tree['children'][number], { readonly type: 'element' }>;

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
];

/**
 * A page's HTML as Markdown (docs/rules.md#markdown-pages): its title, description and address, then what stands between
 * header and footer, with absolute links.
 */
export function pageMarkdown(html: string): string {
  const page = fromHtml(html);
  const address = textOf(page, 'link', ({ rel }) => String(rel) === 'canonical', 'href');
  const main = find(page, ({ tagName }) => tagName === 'main');
  const title = find(page, ({ tagName }) => tagName === 'title')?.children[0];
  const description = textOf(page, 'meta', ({ name }) => name === 'description', 'content');
  const facts = { title: title?.type === 'text' ? title.value : '', description, url: address };
  const head = Object.entries(facts).map(([name, value]) => `${name}: ${JSON.stringify(value)}`);
  if (main) prune(main, address);
  const body = main
    ? toMarkdown(toMdast(main, { document: true }), { bullet: '-', extensions: [gfmTableToMarkdown()] })
    : '';
  return `---\n${head.join('\n')}\n---\n\n${body}`;
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

/** Takes away what is left out, and makes links absolute. */
function prune(parent: Element, address: string): void {
  parent.children = parent.children.filter(
    (child) =>
      child.type === 'text' ||
      (child.type === 'element' && !left.includes(child.tagName) && child.properties['hidden'] === undefined),
  );
  for (const child of parent.children) {
    if (child.type !== 'element') continue;
    const { href } = child.properties;
    if (typeof href === 'string' && URL.canParse(href, address)) child.properties['href'] = new URL(href, address).href;
    prune(child, address);
  }
}
