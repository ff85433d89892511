import * as v from 'valibot';
import { visibleText } from '../../content/visibleText.ts';

type Row = Readonly<Record<string, string | null>>;

const columns = ['id', 'received_at', 'form', 'city', 'language', 'forwarded_at'] as const;

/** Beginnings that a spreadsheet reads as a formula (OWASP: CSV injection), after what it does not show. */
const formula = /^[\p{C}\p{Z}]*[=+\-@\t\r\n＝＋－＠]/u;

/** Enquiries as a table (RFC 4180), where a text that a spreadsheet would run as a formula gets an apostrophe in front. */
export function enquiryCsv(rows: readonly Row[]): string {
  const enquiries = rows.map((row) => ({ row, fields: fieldsOf(row), photos: photosOf(row) }));
  const names = [...new Set(enquiries.flatMap(({ fields }) => [...fields.keys()]))];
  const lines = enquiries.map(({ row, fields, photos }) => [
    ...columns.map((name) => row[name] ?? ''),
    ...names.map((name) => fields.get(name) ?? ''),
    photos,
  ]);
  return [[...columns, ...names, 'photos'], ...lines].map((cells) => `${cells.map(cell).join(',')}\r\n`).join('');
}

function cell(text: string): string {
  const visible = visibleText(text);
  const safe = formula.test(text) ? `'${visible}` : visible;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** The JSON that the database holds of an enquiry, of which a broken row does not stop the others. */
const storedFields = v.pipe(
  v.string(),
  v.parseJson(),
  v.record(v.string(), v.union([v.string(), v.array(v.string())])),
);
const storedPhotos = v.fallback(v.pipe(v.string(), v.parseJson(), v.array(v.object({ key: v.string() }))), []);

function fieldsOf({ fields }: Row): ReadonlyMap<string, string> {
  const parsedFields = v.safeParse(storedFields, fields ?? '{}');
  if (!parsedFields.success) return new Map([['unreadable', fields ?? '']]);
  return new Map(Object.entries(parsedFields.output).map(([name, value]) => [name, [value].flat().join('; ')]));
}

function photosOf({ photos }: Row): string {
  return v
    .parse(storedPhotos, photos)
    .map(({ key }) => key)
    .join(' ');
}
