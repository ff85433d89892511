import { isMarked, type Provenance, unmarked } from '../../content/provenance.ts';

/** A page for editors: where each text and picture comes from stands in attributes, and no mark is left. */
export interface EditableHtml {
  readonly html: string;
  /** Entries that the page really shows, in its order. */
  readonly entries: readonly string[];
  /** The entry that names the page: the one of its first heading. */
  readonly main: string | undefined;
}

/** A comment, a tag, or text. Our own renderer wrote the page: attribute values are quoted and every element is closed. */
const token = /<!--[\s\S]*?-->|<!doctype[^>]*>|<(\/?)([a-zA-Z][\w-]*)((?:[^"'>]|"[^"]*"|'[^']*')*)>|[^<]+|</gi;
const voidElements = new Set([
  'area',
  'base',
  'br',
  'col',
  'embed',
  'hr',
  'img',
  'input',
  'link',
  'meta',
  'source',
  'track',
  'wbr',
]);
/** What stands in them is no markup. */
const rawElements = new Set(['script', 'style']);

interface Open {
  readonly name: string;
  readonly position: number;
}

/** Turns the marks of a preview page into the attributes by which the content service's editor finds entry and field. */
export function editableHtml(html: string, provenance: Pick<Provenance, 'sourceIn'>, locale: string): EditableHtml {
  const parts: string[] = [];
  const stack: Open[] = [];
  const tagged = new Set<number>();
  const entries = new Set<string>();
  let main: string | undefined;
  let isBody = false;

  const tag = (position: number | undefined, marked: string): void => {
    const source = provenance.sourceIn(marked);
    if (!source || !isBody || position === undefined || tagged.has(position)) return;
    tagged.add(position);
    entries.add(source.entry);
    if (stack.some(({ name }) => name === 'h1')) main ??= source.entry;
    const attributes = ` data-contentful-entry-id="${attribute(source.entry)}" data-contentful-field-id="${attribute(source.field)}" data-contentful-locale="${attribute(locale)}"`;
    parts[position] = (parts[position] ?? '').replace(/\/?>$/, (end) => attributes + end);
  };

  const reader = new RegExp(token);
  for (let match = reader.exec(html); match; match = reader.exec(html)) {
    const [text, slash, rawName] = match;
    const name = rawName?.toLowerCase();
    const position = parts.push(isMarked(text) ? unmarked(text) : text) - 1;
    if (name === undefined) {
      if (isMarked(text)) tag(stack.at(-1)?.position, text);
    } else if (slash === '/') {
      const opened = stack.findLastIndex((open) => open.name === name);
      if (opened >= 0) stack.length = opened;
    } else {
      if (name === 'body') isBody = true;
      if (isMarked(text)) tag(position, text);
      if (rawElements.has(name)) {
        const end = html.indexOf(`</${name}`, reader.lastIndex);
        const until = end < 0 ? html.length : end;
        parts.push(unmarked(html.slice(reader.lastIndex, until)));
        reader.lastIndex = until;
      } else if (!voidElements.has(name) && !text.endsWith('/>')) stack.push({ name, position });
    }
  }
  return { html: parts.join(''), entries: [...entries], main: main ?? [...entries][0] };
}

function attribute(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}
