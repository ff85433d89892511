import * as v from 'valibot';
import { formKinds } from '../../content/forms/formTypes.ts';
import type { Immutable } from '../../content/immutable.ts';
import { languageCodes } from '../../content/languages.ts';

/** A photo in the photo store, with the field that it belongs to. */
const photo = v.object({
  field: v.string(),
  key: v.string(),
  type: v.picklist(['image/png', 'image/jpeg']),
  size: v.number(),
});

/** A form that a visitor sent. */
const enquiryParts = v.object({
  /** The receipt number. */
  id: v.string(),
  form: v.picklist(formKinds),
  city: v.string(),
  language: v.picklist(languageCodes),
  /** ISO 8601 in UTC. */
  receivedAt: v.string(),
  fields: v.pipe(v.string(), v.parseJson(), v.record(v.string(), v.union([v.string(), v.array(v.string())]))),
  photos: v.pipe(v.string(), v.parseJson(), v.array(photo)),
});
export type Enquiry = Immutable<v.InferOutput<typeof enquiryParts>>;

/** A condition, as the database answers it. */
const flag = v.pipe(
  v.number(),
  v.transform((stored) => stored === 1),
);
const enquiryRow = v.object({ ...enquiryParts.entries, isInWebhook: flag, isForwarded: flag });
/** The receipt number of a stored enquiry, and whether the queue took it. */
const receiptRow = v.object({ id: v.string(), isQueued: flag });
export type Receipt = Readonly<v.InferOutput<typeof receiptRow>>;
const idRow = v.object({ id: v.string() });
const keyRow = v.object({ key: v.string() });
const statementRow = v.object({ id: v.string(), line: v.string() });

/** Every column of the table: a copy has them all. */
const columns = [
  'id',
  'fingerprint',
  'form',
  'city',
  'language',
  'received_at',
  'fields',
  'photos',
  'queued_at',
  'webhook_at',
  'forwarded_at',
] as const;

export type EnquiryStore = ReturnType<typeof d1Enquiries>;

/** Enquiries in D1; worker/migrations has the table. */
export function d1Enquiries(database: D1Database) {
  const run = async (sql: string, ...values: readonly unknown[]): Promise<D1Result> =>
    database
      .prepare(sql)
      .bind(...values)
      .run();
  const mark = (column: 'queued_at' | 'webhook_at' | 'forwarded_at') => async (id: string, at: string) => {
    await run(`UPDATE enquiries SET ${column} = ? WHERE id = ?`, at, id);
  };
  const rowsOf = async <Schema extends v.GenericSchema>(schema: Schema, sql: string, ...values: readonly unknown[]) =>
    v.parse(v.array(schema), (await run(sql, ...values)).results);
  const idsOf = async (sql: string, ...values: readonly unknown[]): Promise<readonly string[]> =>
    (await rowsOf(idRow, sql, ...values)).map(({ id }) => id);
  /** The receipt for a fingerprint; undefined when there is none. */
  const receiptOf = async (fingerprint: string): Promise<Receipt | undefined> => {
    const sql = 'SELECT id, queued_at IS NOT NULL AS isQueued FROM enquiries WHERE fingerprint = ?';
    return (await rowsOf(receiptRow, sql, fingerprint))[0];
  };
  return {
    /** Stores an enquiry unless its fingerprint is known; resolves to the receipt of the stored one. */
    put: async (enquiry: Enquiry, fingerprint: string): Promise<Receipt> => {
      const { id, form, city, language, receivedAt, fields, photos } = enquiry;
      const written = await run(
        'INSERT INTO enquiries (id, fingerprint, form, city, language, received_at, fields, photos) VALUES (?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT (fingerprint) DO NOTHING',
        id,
        fingerprint,
        form,
        city,
        language,
        receivedAt,
        JSON.stringify(fields),
        JSON.stringify(photos),
      );
      if (written.meta.changes > 0) return { id, isQueued: false };
      const receipt = await receiptOf(fingerprint);
      if (!receipt) throw new Error('enquiry neither stored nor known');
      return receipt;
    },
    receiptOf,
    /** An enquiry and how far it has come. */
    get: async (id: string) => {
      const [stored] = await rowsOf(
        enquiryRow,
        'SELECT *, received_at AS receivedAt, webhook_at IS NOT NULL AS isInWebhook, forwarded_at IS NOT NULL AS isForwarded FROM enquiries WHERE id = ?',
        id,
      );
      return stored;
    },
    markQueued: mark('queued_at'),
    markInWebhook: mark('webhook_at'),
    markForwarded: mark('forwarded_at'),
    /** Receipt numbers of enquiries between two instants that never reached the queue. */
    unqueued: (from: string, to: string): Promise<readonly string[]> =>
      idsOf(
        'SELECT id FROM enquiries WHERE queued_at IS NULL AND received_at BETWEEN ? AND ? ORDER BY received_at LIMIT 100',
        from,
        to,
      ),
    /** Those of some receipt numbers that are stored and not forwarded. */
    unforwarded: (ids: readonly string[]): Promise<readonly string[]> =>
      idsOf(
        'SELECT id FROM enquiries WHERE forwarded_at IS NULL AND id IN (SELECT value FROM json_each(?)) ORDER BY received_at',
        JSON.stringify(ids),
      ),
    /** How many were not forwarded, of those that were last queued before an instant; a hundred at most. */
    undelivered: async (before: string): Promise<number> => {
      const ids = await idsOf(
        'SELECT id FROM enquiries WHERE forwarded_at IS NULL AND received_at < ?1 AND coalesce(queued_at, received_at) < ?1 LIMIT 100',
        before,
      );
      return ids.length;
    },
    /** Keys of the photos of all enquiries since an instant. */
    photoKeys: async (from: string): Promise<readonly string[]> => {
      const rows = await rowsOf(
        keyRow,
        "SELECT json_extract(photo.value, '$.key') AS key FROM enquiries, json_each(enquiries.photos) AS photo WHERE received_at >= ?",
        from,
      );
      return rows.map(({ key }) => key);
    },
    /** Enquiries after a receipt number as statements that bring them back, a thousand at most, and the last number. */
    statements: async (after: string): Promise<{ readonly lines: readonly string[]; readonly last: string }> => {
      const values = columns.map((column) => `quote(${column})`).join(" || ', ' || ");
      const rows = await rowsOf(
        statementRow,
        `SELECT id, 'INSERT OR IGNORE INTO enquiries (${columns.join(', ')}) VALUES (' || ${values} || ');' AS line FROM enquiries WHERE id > ? ORDER BY id LIMIT 1000`,
        after,
      );
      return { lines: rows.map(({ line }) => line), last: rows.at(-1)?.id ?? after };
    },
    /** Deletes enquiries before an instant; resolves to their number. */
    removeBefore: async (moment: string): Promise<number> =>
      (await run('DELETE FROM enquiries WHERE received_at < ?', moment)).meta.changes,
  };
}
