import type { DeskItem } from './desk.ts';
import { itemEditor, itemPath } from './deskChoice.ts';

const columns = ['kind', 'entry', 'type', 'title', 'language', 'cities', 'state', 'field', 'page', 'editor'] as const;

/** A character before a cell that a spreadsheet would take for a formula. */
const formula = /^[=+\-@\t\r]/;

/** The desk as CSV (RFC 4180), one text a row. Titles are written by editors: none becomes a formula in a spreadsheet. */
export function deskCsv(items: readonly DeskItem[], origin: string, editor: string): string {
  const rows = items.flatMap((item) =>
    item.texts.map(({ field, state }) => {
      const path = itemPath(item);
      return [
        item.kind,
        item.id,
        item.contentType,
        item.title,
        item.language,
        item.cities.join(' '),
        state,
        field,
        path === undefined ? '' : origin + path,
        itemEditor({ ...item, texts: [{ field, state }] }, editor),
      ];
    }),
  );
  return [columns, ...rows].map((row) => `${row.map(cell).join(',')}\r\n`).join('');
}

function cell(text: string): string {
  const safe = formula.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
