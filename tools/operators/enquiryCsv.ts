import * as v from 'valibot';
import { csvText } from '../../content/csvText.ts';

type Row = Readonly<Record<string, string | null>>;

const columns = ['id', 'received_at', 'form', 'city', 'language', 'forwarded_at'] as const;

/** Enquiries as a table, with a column for each field of any form. */
export function enquiryCsv(rows: readonly Row[]): string {
  const enquiries = rows.map((row) => ({ row, fields: fieldsOf(row), photos: photosOf(row) }));
  const names = [...new Set(enquiries.flatMap(({ fields }) => [...fields.keys()]))];
  const lines = enquiries.map(({ row, fields, photos }) => [
    ...columns.map((name) => row[name] ?? ''),
    ...names.map((name) => fields.get(name) ?? ''),
    photos,
  ]);
  return csvText([[...columns, ...names, 'photos'], ...lines]);
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
