import { NOT_FOUND_KEY, readNotFoundCounts } from '../../content/address/notFound.ts';
import { readAddressed, runWrangler } from './wrangler.ts';

const usage = `Addresses that visitors asked for and that were not found, the most frequent first.

  npm run notfound -- list
  npm run notfound -- clear

Add --remote to act on the deployed site, --remote staging on that of staging. A sample: counts are stored once a minute by each part of the site.
`;

const { words, where } = readAddressed(process.argv.slice(2));
const [action] = words;

if (action === 'list') list();
else if (action === 'clear') clear();
else fail(usage);

function list(): void {
  const { status, stdout, stderr } = wrangler('get', NOT_FOUND_KEY, '--text');
  const isMissing = /not found|404/i.test(stdout + stderr);
  if (status !== 0 && !isMissing) fail(stderr || stdout);
  const rows = Object.entries(readNotFoundCounts(isMissing ? null : stdout.trim()));
  if (rows.length === 0) process.stdout.write('Nothing was asked for in vain.\n');
  for (const [path, { count, last }] of rows)
    process.stdout.write(`${String(count).padStart(6)}  ${last.slice(0, 16)}  ${path}\n`);
}

function clear(): void {
  const { status, stdout, stderr } = wrangler('put', NOT_FOUND_KEY, '{}');
  if (status !== 0) fail(stderr || stdout);
}

function wrangler(verb: 'get' | 'put', ...parameters: readonly string[]) {
  return runWrangler('kv', 'key', verb, ...parameters, '--binding', 'FLAGS', ...where);
}

function fail(text: string): never {
  process.stderr.write(text);
  process.exit(2);
}
