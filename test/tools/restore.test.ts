import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { commandPlace } from '../support/tools/site.ts';

const place = commandPlace();
afterAll(() => place.stop());

const DAY_MS = 24 * 3_600_000;
const ids = {
  remaining: 'MG-KEPT-0001',
  withdrawn: 'MG-GANE-0001',
  spam: 'MG-SPAM-0001',
  due: 'MG-DAYS-0001',
  since: 'MG-NEWS-0001',
  quoting: 'MG-SAYS-0001',
};

/** An enquiry that came so many days ago. */
const insert = (id: string, daysAgo: number, email: string, message = ''): string =>
  `INSERT OR IGNORE INTO enquiries (id, fingerprint, form, city, language, received_at, fields) VALUES ('${id}', '${id}', 'newsletter', 'sydney', 'en', '${new Date(Date.now() - daysAgo * DAY_MS).toISOString()}', '${JSON.stringify({ email, message })}');`;

const enquiries = (...words: readonly string[]) => place.run('operators/enquiries', words);
/** Receipt numbers that are stored. */
const stored = (): readonly string[] =>
  [...enquiries('list').stdout.matchAll(/^MG-\S+/gm)].map(([id]) => id).toSorted();

test('a restore brings back what was lost, and not what was due or had been deleted', () => {
  place.wrangler(['d1', 'migrations', 'apply', 'ENQUIRIES']);
  const copy = join(place.folder, 'copy.sql');
  const rows = [
    insert(ids.remaining, 3, 'ada@lark.example'),
    insert(ids.withdrawn, 3, 'leave@lark.example'),
    insert(ids.spam, 3, 'x@spam.example'),
    insert(ids.due, 400, 'old@lark.example'),
    insert(ids.quoting, 3, 'bea@lark.example', 'He said "hello" to C:\\temp\nand left: no such table'),
  ];
  writeFileSync(copy, rows.join('\n'));
  place.wrangler(['d1', 'execute', 'ENQUIRIES', '--file', copy]);

  expect(enquiries('delete', ids.withdrawn).stdout).toBe(`${ids.withdrawn} is deleted.\n`);
  // Many go only by their number.
  expect(enquiries('delete-with', '@spam.example').stdout).toContain('1 have it. To delete them, give the number');
  expect(enquiries('delete-with', '@spam.example', '7')).toMatchObject({
    status: 1,
    stdout: expect.stringContaining('1 have it'),
  });
  expect(stored()).toContain(ids.spam);
  expect(enquiries('delete-with', '@spam.example', '1').stdout).toBe(`${ids.spam} is deleted.\n`);
  expect(enquiries('delete-with', '@').stderr).toContain('too short');
  // Whatever a visitor writes, operators can read it.
  expect(enquiries('show', ids.quoting)).toMatchObject({ status: 0, stdout: expect.stringContaining('no such table') });
  // An answer's own signs, and no name of a field.
  expect(enquiries('delete-with', 'said "hello" to C:\\temp\nand').stdout).toContain('1 have it');
  expect(enquiries('delete-with', 'email', '0').stdout).toBe('No enquiry has it.\n');

  // Then something happens to the store, and somebody sends a form meanwhile.
  place.changeEnquiries(`DELETE FROM enquiries; ${insert(ids.since, 0, 'new@lark.example')}`);
  place.wrangler(['d1', 'execute', 'ENQUIRIES', '--file', copy]);
  expect(stored()).toEqual(Object.values(ids).toSorted());

  expect(enquiries('restored', 'yesterday')).toMatchObject({
    status: 2,
    stderr: expect.stringContaining('no instant'),
  });
  // What was deleted after a moment stays, where the deletion was the mistake.
  expect(enquiries('restored', '2026-01-01T00:00:00Z').stdout).toBe(
    'Deleted again: 1 that were due, 0 that had been deleted.\n',
  );
  expect(enquiries('restored').stdout).toBe('Deleted again: 0 that were due, 2 that had been deleted.\n');
  expect(stored()).toEqual([ids.remaining, ids.since, ids.quoting].toSorted());
});
