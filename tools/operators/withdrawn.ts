import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { temporaryFolder } from '../temporaryFolder.ts';
import { wranglerOutput } from '../wrangler.ts';

const PREFIX = 'withdrawn:';
/** Longer than any copy of the enquiries lasts, and the database's history: after that nothing can bring one back. */
const REMEMBERED_SECONDS = 40 * 24 * 3600;

const listed = v.array(v.object({ name: v.string(), metadata: v.optional(v.object({ at: v.string() })) }));

interface Withdrawn {
  readonly id: string;
  readonly at: string;
}

/**
 * Remembers enquiries that are about to be deleted, so that a restored store deletes them again
 * (docs/rules.md#enquiry-restore).
 */
export function rememberWithdrawn(ids: readonly string[], now: Date, where: readonly string[]): void {
  const folder = temporaryFolder('withdrawn');
  const file = join(folder, 'values.json');
  const metadata = { at: now.toISOString() };
  const values = ids.map((id) => ({ key: PREFIX + id, value: '', expiration_ttl: REMEMBERED_SECONDS, metadata }));
  writeFileSync(file, JSON.stringify(values));
  wranglerOutput('kv', 'bulk', 'put', file, '--binding', 'FLAGS', ...where);
}

/** What was deleted within the last weeks. */
export function withdrawn(where: readonly string[]): readonly Withdrawn[] {
  const text = wranglerOutput('kv', 'key', 'list', '--prefix', PREFIX, '--binding', 'FLAGS', ...where);
  return v
    .parse(listed, JSON.parse(text))
    .map(({ name, metadata }) => ({ id: name.slice(PREFIX.length), at: metadata?.at ?? '' }));
}
