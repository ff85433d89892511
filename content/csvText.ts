import { visibleText } from './visibleText.ts';

/** Beginnings that a spreadsheet reads as a formula (OWASP: CSV injection), after what it does not show. */
const formula = /^[\p{C}\p{Z}]*[=+\-@\t\r\n＝＋－＠]/u;

/** A table as CSV (RFC 4180), where a text that a spreadsheet would run as a formula gets an apostrophe in front. */
export function csvText(rows: readonly (readonly string[])[]): string {
  return rows.map((cells) => `${cells.map(cell).join(',')}\r\n`).join('');
}

function cell(text: string): string {
  const visible = visibleText(text);
  const safe = formula.test(text) ? `'${visible}` : visible;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
