import { fromHtml } from 'hast-util-from-html';
import { html } from 'hono/html';
import { attribute } from '../../client/hooks/hook.ts';
import { type Provenance, unmarked } from '../../content/model/provenance.ts';

type Node = ReturnType<typeof fromHtml>['children'][number];
type Element = Extract<Node, { readonly type: 'element' }>;

/** Elements whose text is not parsed as markup. */
const rawElements: readonly string[] = ['script', 'style'];

/**
 * Replaces the marks of a page by attributes that the content service's editor reads. The page is parsed only to find
 * the places for them: everything else stays as it was rendered.
 */
export function editableHtml(page: string, provenance: Pick<Provenance, 'sourceIn'>, locale: string) {
  const insertions: { readonly at: number; readonly text: string }[] = [];
  const entries = new Set<string>();

  const tag = (element: Element): void => {
    if (rawElements.includes(element.tagName)) return;
    const start = element.data?.position?.opening?.start.offset ?? 0;
    const end = element.data?.position?.opening?.end.offset ?? start;
    const children = element.content?.children ?? element.children;
    // An element's words come before its attributes, which may repeat the name of another entry.
    const texts = [...children.flatMap((child) => (child.type === 'text' ? child.value : [])), page.slice(start, end)];
    const source = texts.map((text) => provenance.sourceIn(text)).find((candidate) => candidate !== undefined);
    if (source && end > start) {
      entries.add(source.entry);
      const at = end - (page.startsWith('/>', end - 2) ? 2 : 1);
      const { entry, field } = source;
      const text = html` ${attribute('contentful-entry-id')}="${entry}" ${attribute('contentful-field-id')}="${field}" ${attribute('contentful-locale')}="${locale}"`;
      insertions.push({ at, text: String(text) });
    }
    for (const child of children) if (child.type === 'element') tag(child);
  };

  const root = elementIn(fromHtml(page, { verbose: true }).children, 'html');
  const head = elementIn(root?.children, 'head');
  const body = elementIn(root?.children, 'body');
  if (body) tag(body);
  return {
    /** The page with more markup at the end of its head and of its body. */
    withTools: (headEnd: string, bodyEnd: string): string => {
      const tools = [
        { at: head?.data?.position?.closing?.start.offset ?? 0, text: headEnd },
        { at: body?.data?.position?.closing?.start.offset ?? page.length, text: bodyEnd },
      ];
      let at = 0;
      const parts = [...insertions, ...tools]
        .sort((a, b) => a.at - b.at)
        .flatMap((next) => {
          const before = page.slice(at, next.at);
          at = next.at;
          return [unmarked(before), next.text];
        });
      return [...parts, unmarked(page.slice(at))].join('');
    },
    /** Ids of the entries that the page shows, in its order. */
    entries: [...entries],
  };
}

function elementIn(nodes: readonly Node[] = [], name: string): Element | undefined {
  return nodes.find((node): node is Element => node.type === 'element' && node.tagName === name);
}
