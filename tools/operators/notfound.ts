import { NOT_FOUND_KEY, readNotFoundCounts } from '../../content/address/notFoundCounts.ts';
import { visibleText } from '../../content/visibleText.ts';
import { refuseMore, refuseWord } from '../commandLine.ts';
import { readAddressed } from '../wrangler.ts';
import { openFlagStore } from './flagStore.ts';

const usage = `Addresses that visitors asked for and that do not exist, the most frequent first.

  npm run notfound -- list
  npm run notfound -- clear

Add --remote to act on the deployed site, --remote staging on that of staging. A sample: counts are stored once a minute by each part of the site.
`;

const { words, where } = readAddressed(usage);
const [action] = words;
if (action === 'list' || action === 'clear') refuseMore(usage, words, 1);
const store = openFlagStore(where);

if (action === 'list') list();
else if (action === 'clear') store.put(NOT_FOUND_KEY, '{}');
else refuseWord(usage, action);

function list(): void {
  const rows = Object.entries(readNotFoundCounts(store.get(NOT_FOUND_KEY)));
  if (rows.length === 0) process.stdout.write('No missing page was asked for.\n');
  for (const [path, { count, last }] of rows)
    process.stdout.write(`${String(count).padStart(6)}  ${last.slice(0, 16)}  ${visibleText(path)}\n`);
}
