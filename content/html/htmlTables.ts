import { escapeHtml, removeHtml } from './htmlWords.ts';

/** A table as `sanitizeHtml` writes it, up to the first end: one that holds another has an odd one. */
const table = /<table(?: [^>]*)?>(.*?)<\/table>/gs;
const firstRow = /<tr(?: [^>]*)?>.*?<\/tr>/s;
const caption = /<caption(?: [^>]*)?>.*?<\/caption>/s;
const cells = /<t[dh][ >]/g;

/** So many columns fit every screen. */
export const FEW_COLUMNS = 2;

/**
 * An editor's sanitised markup whose tables scroll by themselves instead of widening the page; a wide one is reached by
 * keyboard, and named by its caption, otherwise by its first row (docs/rules.md#text-tables).
 */
export function htmlWithTables(html: string): string {
  return html.replaceAll(table, (whole, content: string) => {
    if (content.includes('<table')) return whole;
    const [row = ''] = firstRow.exec(content) ?? [];
    const isWide = (row.match(cells)?.length ?? 0) > FEW_COLUMNS;
    const name = escapeHtml(removeHtml(caption.exec(content)?.[0] ?? row)).replaceAll('"', '&quot;');
    return `<div class="prose-table"${isWide ? ` role="region" tabindex="0" aria-label="${name}"` : ''}>${whole}</div>`;
  });
}
