import { styleText } from 'node:util';
import { readCommandLine, refuseWord } from '../commandLine.ts';
import { readSiteConfig } from '../siteConfig.ts';
import { isEnvironment } from '../wrangler.ts';
import type { Finding } from './checks/check.ts';
import { examine } from './checks/checks.ts';
import { examinedSite } from './checks/examinedSite.ts';

const usage = `Looks whether everything is in place, and says how to mend what is not. Ends with 1 when something fails.

  npm run doctor                   the site on this machine
  npm run doctor -- production     the deployed site, or staging, as wrangler.toml declares it
  npm run doctor -- --json         for other tools
`;

const colours = { ok: 'green', warn: 'yellow', fail: 'red' } as const satisfies Record<
  Finding['state'],
  Parameters<typeof styleText>[0]
>;

const { target, isJson } = readArguments();
const config = readSiteConfig();
const rows = await examine(examinedSite(target, config), config.here);
const failures = rows.filter(({ state }) => state === 'fail').length;

if (isJson) process.stdout.write(`${JSON.stringify({ target, failures, checks: rows }, undefined, 2)}\n`);
else {
  const width = Math.max(...rows.map(({ about }) => about.length));
  for (const row of rows) {
    process.stdout.write(
      `${styleText(colours[row.state], row.state.padEnd(4))}  ${row.about.padEnd(width)}  ${row.found}\n`,
    );
    if (row.state !== 'ok') process.stdout.write(`${' '.repeat(width + 6)}  → ${row.mend}\n`);
  }
  process.stdout.write(failures === 0 ? '\nNothing fails.\n' : `\n${failures} of ${rows.length} fail.\n`);
}
process.exitCode = failures === 0 ? 0 : 1;

function readArguments() {
  const { values, positionals } = readCommandLine(usage, { json: { type: 'boolean', default: false } });
  const [word, ...more] = positionals;
  if (word === undefined) return { target: 'here' as const, isJson: values.json };
  return isEnvironment(word) && more.length === 0
    ? { target: word, isJson: values.json }
    : refuseWord(usage, isEnvironment(word) ? more[0] : word);
}
