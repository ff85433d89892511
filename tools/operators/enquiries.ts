import * as v from 'valibot';
import { readReceipt } from '../../content/forms/receipt.ts';
import { writtenInstant } from '../../content/time/zonedTime.ts';
import { visibleText } from '../../content/visibleText.ts';
import { fail, refuse, refuseMore, refuseWord } from '../commandLine.ts';
import { contentsOf } from '../networkProblem.ts';
import { hasReceiver, RECEIVER_MEND, readSiteConfig } from '../siteConfig.ts';
import { readAddressed, runWrangler, wranglerOutput, wranglerProblem } from '../wrangler.ts';
import { enquiryCsv } from './enquiryCsv.ts';
import { settingsOf, tellSite } from './tellSite.ts';
import { rememberWithdrawn, withdrawn } from './withdrawn.ts';

const usage = `What visitors sent by the forms.

  npm run enquiries -- list                 the newest hundred
  npm run enquiries -- show MG-7Q4K-2M9X    everything of one
  npm run enquiries -- undelivered          those that could not be forwarded, oldest first
  npm run enquiries -- resend MG-7Q4K-2M9X  forwards one of them again; all: each of them
  npm run enquiries -- export csv           all, as a table on the standard output
  npm run enquiries -- delete MG-7Q4K-2M9X  one and its photos, for good
  npm run enquiries -- delete-with TEXT     all that have a text in an answer: says how many, and takes the number to do it
  npm run enquiries -- restored [INSTANT]   after a restore: deletes again what was due, and what was deleted (until an instant)

Add --remote to act on the deployed site, --remote staging on that of staging.
Photos: npx wrangler r2 object get enquiry-photos/<key> --remote
`;

const row = v.record(v.string(), v.nullable(v.string()));
type Row = Readonly<v.InferOutput<typeof row>>;
/** What wrangler prints: an answer for each statement. */
const answers = v.array(v.object({ results: v.array(row) }));
const photos = v.array(v.object({ field: v.string(), key: v.string() }));

/** A version that was brought back may be older than the list of what failed. */
const resent = v.object({ sent: v.array(v.string()), failed: v.optional(v.array(v.string()), []) });

/** The queue tries for about five hours, then it lays an enquiry aside; the database still has it. */
const TRIED_HOURS = 6;
const AT_ONCE = 100;
const NONE_LEFT = 'Everything is forwarded, or on its way.';
const NOBODY = `Kept here: nobody receives them. ${RECEIVER_MEND}\n`;

const { environment, words, where } = readAddressed(usage);
const BUCKET = environment === 'staging' ? 'enquiry-photos-staging' : 'enquiry-photos';
const [action, parameter] = words;
refuseMore(usage, words, action === 'list' || action === 'undelivered' ? 1 : action === 'delete-with' ? 3 : 2);

if (action === 'list') list();
else if (action === 'undelivered') listUndelivered();
else if (action === 'resend') await (parameter === 'all' ? resendAll() : resend([enquiryOf(parameter)]));
else if (action === 'show') show(enquiryOf(parameter));
else if (action === 'export' && parameter === 'csv')
  process.stdout.write(enquiryCsv(query('SELECT * FROM enquiries ORDER BY received_at')));
else if (action === 'delete') removeAll([enquiryOf(parameter)]);
else if (action === 'delete-with') removeWith(parameter ?? '', words[2]);
else if (action === 'restored') afterRestore(parameter);
else refuseWord(usage, action === 'export' ? parameter : action);

function list(): void {
  const rows = query(
    'SELECT id, received_at, form, city, language, forwarded_at FROM enquiries ORDER BY received_at DESC LIMIT 100',
  );
  print(rows, 'No enquiries.');
}

function print(rows: readonly Row[], none: string): void {
  const lines = rows.map(
    ({ id, received_at, form, city, language, forwarded_at }) =>
      `${id}  ${received_at}  ${form} ${city} ${language}${forwarded_at ? '  forwarded' : ''}`,
  );
  process.stdout.write(`${lines.join('\n') || none}\n`);
}

function undelivered(): readonly Row[] {
  const before = new Date(Date.now() - TRIED_HOURS * 3_600_000).toISOString();
  return query(
    `SELECT * FROM enquiries WHERE forwarded_at IS NULL AND coalesce(queued_at, received_at) < '${before}' ORDER BY received_at LIMIT ${AT_ONCE}`,
  );
}

function listUndelivered(): void {
  if (isReceived()) {
    print(undelivered(), NONE_LEFT);
    return;
  }
  print(query('SELECT * FROM enquiries WHERE forwarded_at IS NULL ORDER BY received_at LIMIT 100'), 'No enquiries.');
  process.stdout.write(NOBODY);
}

function isReceived(): boolean {
  const { resources } = readSiteConfig()[environment ?? 'here'];
  return hasReceiver({ variables: settingsOf(environment), resources });
}

/** What is on its way again is no longer undelivered: the next ones come up, until the site takes none of them. */
async function resendAll(): Promise<void> {
  if (!isReceived()) return fail(NOBODY);
  let rows = undelivered();
  if (rows.length === 0) print(rows, NONE_LEFT);
  while (rows.length > 0 && (await resend(rows)) > 0) rows = undelivered();
}

async function resend(rows: readonly Row[]): Promise<number> {
  if (!isReceived()) return fail(NOBODY);
  const answer = await tellSite(environment, '/_enquiries', JSON.stringify({ ids: rows.map(({ id }) => id) }));
  if ('problem' in answer) return fail(`The site did not answer: ${answer.problem}.`);
  const { sent, failed } = (await contentsOf(answer, resent)) ?? fail('The site’s answer can’t be read.');
  for (const { id } of rows) {
    const outcome = failed.includes(id ?? '') ? 'was refused by the queue: try it again' : 'was forwarded already';
    process.stdout.write(`${id} ${sent.includes(id ?? '') ? 'is on its way again' : outcome}.\n`);
  }
  if (failed.length > 0) process.exitCode = 1;
  return sent.length;
}

function show(row: Row): void {
  const { id, form, city, language, received_at, queued_at, forwarded_at } = row;
  const facts = {
    receipt: id,
    form,
    city,
    language,
    received: received_at,
    queued: queued_at ?? 'no',
    forwarded: forwarded_at ?? 'no',
    ...fieldsIn(row['fields']),
  };
  for (const [name, value] of Object.entries(facts))
    process.stdout.write(`${visibleText(`${name}: ${[value].flat().join(', ')}`)}\n`);
  for (const { field, key } of photosOf(row)) process.stdout.write(`${field}: ${BUCKET}/${key}\n`);
}

/** Deletes all enquiries with a text in an answer, once somebody has read how many they are. */
function removeWith(text: string, number: string | undefined): void {
  if (text.length < 3) fail('The text is too short: three signs at least.');
  const rows = query(
    `SELECT * FROM enquiries WHERE EXISTS (SELECT 1 FROM json_tree(fields) WHERE instr(atom, ${quoted(text)}) > 0) ORDER BY received_at`,
  );
  if (rows.length === 0 || number !== String(rows.length)) {
    print(rows.slice(0, AT_ONCE), 'No enquiry has it.');
    if (rows.length > 0)
      process.stdout.write(
        `${rows.length} have it. To delete them, give the number, too: delete-with TEXT ${rows.length}\n`,
      );
    // Whoever gave another number wanted them deleted.
    if (number !== undefined && number !== String(rows.length)) process.exitCode = 1;
    return;
  }
  removeAll(rows);
}

/** A restored store has again what was deleted since: what is due, and what somebody deleted until an instant. */
function afterRestore(text = new Date().toISOString()): void {
  const instant = writtenInstant(text, 'UTC') ?? fail(`${text} is no instant such as 2026-11-23T12:00:00Z.`);
  const until = new Date(instant).toISOString();
  const { ENQUIRY_RETENTION_DAYS: days } = settingsOf(environment);
  const oldest = new Date(Date.now() - Number(days || 180) * 24 * 3_600_000).toISOString();
  const ids = withdrawn(where).filter(({ at }) => at <= until);
  const due = query(`DELETE FROM enquiries WHERE received_at < '${oldest}' RETURNING id`).length;
  let again = 0;
  for (let start = 0; start < ids.length; start += AT_ONCE) {
    const some = ids.slice(start, start + AT_ONCE).map(({ id }) => quoted(id));
    again += query(`DELETE FROM enquiries WHERE id IN (${some.join(', ')}) RETURNING id`).length;
  }
  process.stdout.write(`Deleted again: ${due} that were due, ${again} that had been deleted.\n`);
}

function removeAll(rows: readonly Row[]): void {
  printWayBack();
  const ids = rows.map(({ id }) => id ?? '');
  rememberWithdrawn(ids, new Date(), where);
  for (const row of rows) remove(row);
}

/** The platform's history goes back 30 days, and where it stands now is the way back; this machine has none. */
function printWayBack(): void {
  if (!environment) return;
  const site = ['--env', environment, '--config', 'wrangler.toml'].join(' ');
  process.stdout.write(
    `To take this back within 30 days: npx wrangler d1 time-travel restore ENQUIRIES --timestamp ${new Date().toISOString()} ${site}\n`,
  );
}

function quoted(text: string): string {
  return `'${text.replaceAll("'", "''")}'`;
}

/** The photos first: after a failure a row without photos can be deleted again, a photo without a row can't be found. */
function remove(row: Row): void {
  for (const { key } of photosOf(row)) wranglerOutput('r2', 'object', 'delete', `${BUCKET}/${key}`, ...where);
  query(`DELETE FROM enquiries WHERE id = '${row['id']}'`);
  process.stdout.write(`${row['id']} is deleted.\n`);
}

function enquiryOf(text: string | undefined): Row {
  if (text === undefined) return refuse(usage, 'Which one? Its number, such as MG-7Q4K-2M9X.');
  const id = readReceipt(text);
  if (id === undefined) return fail(`${text} is no receipt number.`);
  const [row] = query(`SELECT * FROM enquiries WHERE id = '${id}'`);
  return row ?? fail(`There is no enquiry ${id}.`);
}

function photosOf(row: Row): v.InferOutput<typeof photos> {
  return v.parse(photos, JSON.parse(row['photos'] ?? '[]'));
}

function fieldsIn(text: string | null | undefined): Record<string, unknown> {
  const fields: unknown = JSON.parse(text ?? '{}');
  return typeof fields === 'object' && fields !== null ? { ...fields } : {};
}

function query(sql: string): readonly Row[] {
  const words = ['d1', 'execute', 'ENQUIRIES', '--json', '--yes', '--command', sql];
  const { status, stdout, stderr } = runWrangler(...words, ...where);
  if (status !== 0) {
    const problem = wranglerProblem({ stdout, stderr });
    const prepared = `There is no table of enquiries yet: ${environment ? 'a deploy' : 'npm start'} prepares it.`;
    return fail(/no such table/.test(problem) ? prepared : problem);
  }
  const [answer] = v.parse(answers, JSON.parse(stdout));
  return answer?.results ?? [];
}
