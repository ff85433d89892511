import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { launch } from '../../tools/chromium.ts';
import { readCommandLine, refuseMore } from '../../tools/commandLine.ts';
import { portOf } from '../../tools/environment.ts';
import { startSite } from '../lighthouse/site.ts';
import { addressesByKind, elsewhere } from '../support/browser/addressesByKind.ts';
import { differenceOf } from './compare.ts';
import { shotsOf } from './shots.ts';
import { take } from './take.ts';

const usage = `Looks at every page kind and panel of the built site and compares them with the committed record. Differences are written
side by side to dist/look. Browsers and fonts draw differently: with others than the record's nothing is compared. Ends with 1
when a page differs.

  npm run look
  npm run look -- --only home    those whose names hold the text
  npm run look -- --update       the pictures become the record
`;
const { values, positionals } = readCommandLine(usage, {
  update: { type: 'boolean', default: false },
  only: { type: 'string', default: '' },
});
refuseMore(usage, positionals, 0);
const { update: isUpdate, only } = values;
const PORT = portOf('PORT', 8894, 2);
const RECORD = 'test/look/record';
const FACTS = join(RECORD, 'record.json');
const SEEN = 'dist/look';

/** The clock stands still, so that dates and badges are those of the record. */
process.env['CLOCK'] = '2026-06-15T02:00:00.000Z';
const stop = await startSite(PORT, PORT + 1);
const site = `http://localhost:${PORT}`;
const browser = await launch();
// A session's size of text is lost while a whole page is taken.
const largeText = await launch(['--blink-settings=defaultFontSize=32,defaultMonospaceFontSize=26']);
try {
  const facts = JSON.stringify({ browser: browser.version(), fonts: fontsDigest() });
  if (!isUpdate && !(existsSync(FACTS) && readFileSync(FACTS, 'utf8') === facts)) {
    process.stdout.write(
      'Another browser or other fonts than the record’s: nothing to compare. Update with --update.\n',
    );
  } else {
    await look(facts);
  }
} finally {
  await browser.close();
  await largeText.close();
  await stop();
}

async function look(facts: string): Promise<void> {
  mkdirSync(RECORD, { recursive: true });
  rmSync(SEEN, { recursive: true, force: true });
  mkdirSync(SEEN, { recursive: true });
  const kinds = new Map([...(await addressesByKind(site))].filter(([kind]) => !elsewhere.includes(kind)));
  const shots = shotsOf(kinds).filter(({ name }) => name.includes(only));
  if (shots.length === 0) throw new Error(`no picture’s name holds “${only}”`);
  let differing = 0;
  for (const shot of shots) {
    const now = await take(shot.mode === 'large' ? largeText : browser, site, shot);
    const file = join(RECORD, `${shot.name}.webp`);
    if (isUpdate) writeFileSync(file, now);
    else {
      const difference = existsSync(file) ? await differenceOf(readFileSync(file), now) : { share: 1, picture: now };
      if (!difference) continue;
      differing += 1;
      writeFileSync(join(SEEN, `${shot.name}.png`), difference.picture);
      process.stdout.write(`${shot.name}: ${(difference.share * 100).toFixed(1)} % differs (${shot.path})\n`);
    }
  }
  if (isUpdate) {
    writeFileSync(FACTS, facts);
    const names = new Set(shots.map(({ name }) => `${name}.webp`));
    if (only === '')
      for (const file of readdirSync(RECORD))
        if (file.endsWith('.webp') && !names.has(file)) rmSync(join(RECORD, file));
  }
  process.stdout.write(`${shots.length} pictures, ${differing} differ${differing > 0 ? `: see ${SEEN}` : ''}\n`);
  if (differing > 0) process.exitCode = 1;
}

/** A digest of the machine's fonts, since the system draws Chinese, Japanese and Korean. Throws without fontconfig. */
function fontsDigest(): string {
  const list = execFileSync('fc-list', ['--format', '%{family} %{fontversion}\n'], { encoding: 'utf8' });
  return createHash('sha256').update(list.split('\n').toSorted().join('\n')).digest('hex').slice(0, 16);
}
