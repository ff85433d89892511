import * as v from 'valibot';
import { formKinds } from '../../content/forms/formTypes.ts';
import { type Language, languageCodes } from '../../content/languages.ts';

/** A photo in the photo store, with the field that it belongs to. */
const photo = v.object({
  field: v.string(),
  key: v.string(),
  type: v.picklist(['image/png', 'image/jpeg']),
  size: v.number(),
});

const row = v.object({
  id: v.string(),
  form: v.picklist(formKinds),
  city: v.string(),
  language: v.picklist(languageCodes),
  received_at: v.string(),
  fields: v.pipe(v.string(), v.parseJson(), v.record(v.string(), v.union([v.string(), v.array(v.string())]))),
  photos: v.pipe(v.string(), v.parseJson(), v.array(photo)),
  webhook_at: v.nullable(v.string()),
  forwarded_at: v.nullable(v.string()),
});

const idRow = v.object({ id: v.string() });
const receiptRow = v.object({ id: v.string(), queued_at: v.nullable(v.string()) });
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

/** A form that a visitor sent. */
export interface Enquiry {
  /** The receipt number. */
  readonly id: string;
  readonly form: (typeof formKinds)[number];
  readonly city: string;
  readonly language: Language;
  /** ISO 8601 in UTC. */
  readonly receivedAt: string;
  readonly fields: Readonly<Record<string, string | readonly string[]>>;
  readonly photos: readonly Readonly<v.InferOutput<typeof photo>>[];
}

/** The receipt number of a stored enquiry, and whether the queue took it. */
export interface Receipt {
  readonly id: string;
  readonly isQueued: boolean;
}

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
    const [stored] = await rowsOf(receiptRow, 'SELECT id, queued_at FROM enquiries WHERE fingerprint = ?', fingerprint);
    return stored && { id: stored.id, isQueued: stored.queued_at !== null };
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
      const [stored] = await rowsOf(row, 'SELECT * FROM enquiries WHERE id = ?', id);
      if (!stored) return undefined;
      const { received_at, webhook_at, forwarded_at, ...enquiry } = stored;
      return {
        ...enquiry,
        receivedAt: received_at,
        isInWebhook: webhook_at !== null,
        isForwarded: forwarded_at !== null,
      };
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
