import { styleText } from 'node:util';
import { print, readCommandLine } from '../commandLine.ts';
import { readSiteConfig } from '../siteConfig.ts';
import { environmentOf } from '../wrangler.ts';
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

const { values, positionals } = readCommandLine(usage, { json: { type: 'boolean', default: false } });
const target = positionals.length === 0 ? 'here' : environmentOf(usage, positionals);
const config = readSiteConfig();
const rows = await examine(examinedSite(target, config), config.here);
const failures = rows.filter(({ state }) => state === 'fail').length;

if (values.json) print(JSON.stringify({ target, failures, checks: rows }, undefined, 2));
else {
  const width = Math.max(...rows.map(({ about }) => about.length));
  for (const row of rows) {
    print(`${styleText(colours[row.state], row.state.padEnd(4))}  ${row.about.padEnd(width)}  ${row.found}`);
    if (row.state !== 'ok') print(`${' '.repeat(width + 6)}  → ${row.mend}`);
  }
  print(failures === 0 ? '\nNothing fails.' : `\n${failures} of ${rows.length} fail.`);
}
process.exitCode = failures === 0 ? 0 : 1;
