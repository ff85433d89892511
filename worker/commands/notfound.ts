import { spawnSync } from 'node:child_process';
import { NOT_FOUND_KEY, readNotFoundCounts } from '../../content/notFound.ts';

const usage = `Addresses that visitors asked for and that were not found, the most frequent first.

  npm run notfound -- list
  npm run notfound -- clear

Add --remote to act on the deployed site. A sample: counts are stored once a minute by each part of the site.
`;

const isRemote = process.argv.includes('--remote');
const [action] = process.argv.slice(2).filter((word) => word !== '--remote');

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
  const where = isRemote ? ['--remote'] : ['--local', '--persist-to', process.env['STATE_DIR'] ?? '.wrangler/state'];
  return spawnSync(
    process.execPath,
    ['node_modules/wrangler/bin/wrangler.js', 'kv', 'key', verb, ...parameters, '--binding', 'FLAGS', ...where],
    {
      encoding: 'utf8',
      env: { ...process.env, WRANGLER_SEND_METRICS: 'false', CLOUDFLARE_CF_FETCH_ENABLED: 'false', FORCE_COLOR: '0' },
    },
  );
}

function fail(text: string): never {
  process.stderr.write(text);
  process.exit(2);
}
