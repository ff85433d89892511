import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { signedHook } from '../../sample/service/webhook.ts';
import { print, takeNothing } from '../../tools/commandLine.ts';
import { fillPages, sitemapPaths } from '../../tools/operators/filling.ts';
import { startRegions } from '../../tools/regions/dataCentres.ts';
import { temporaryFolder } from '../../tools/temporaryFolder.ts';
import { siteVariables } from '../../tools/variables.ts';
import { plot } from './plot.ts';
import { report } from './report.ts';
import { isFault, nightCities, startVisitors } from './visitors.ts';

takeNothing(`An operator's bad night on three data centres of this machine: the content service is gone before midnight in five cities, a secret
leaks, a bad build is deployed to one of them and rolled back, and fifty times as many visitors come over all of it. Writes
docs/night.svg, what they saw second by second, and test/night/RESULTS.md. Ends with 1 when a visitor of a good build met an error.

  npm run night     takes nine minutes; nothing else should run meanwhile
`);

/** Seconds before midnight at UTC+8 at which the night begins; all that happens, in seconds from then. */
const BEFORE_MIDNIGHT = 60;
const events = [
  { at: 20, what: 'content service gone' },
  { at: 40, what: 'visitors × 50' },
  { at: BEFORE_MIDNIGHT, what: 'midnight in five cities' },
  { at: 90, what: 'a secret leaks' },
  { at: 105, what: 'secret replaced' },
  { at: 150, what: 'bad deploy, 10 %' },
  { at: 175, what: 'rollback' },
  { at: 210, what: 'visitors as before' },
  { at: 220, what: 'content service back' },
] as const;
const END = 270;
const at = (what: (typeof events)[number]['what']): number => events.find((event) => event.what === what)?.at ?? END;
/** Visits a second. */
const CALM = 1;
const CROWD = 50;
const DELAY_MS = 10_000;
/** How often somebody with the leaked secret reports that everything has changed. */
const ATTACK_MS = 500;
/** How long three data centres take to get the new secret. */
const REPLACED_S = 20;
const GOOD = resolve('dist/meridian_galleria/index.js');

const [load = 0] = loadavg();
/** Midnight at UTC+8 is 16:00 UTC: every clock runs as far ahead as makes it come when the night needs it. */
const midnight = Math.ceil((Date.now() + 86_400_000) / 86_400_000) * 86_400_000 + 16 * 3_600_000;
/** The pages are made before the night begins. */
const FILLING_S = 240;
const ahead = Math.round((midnight - Date.now()) / 1000) - BEFORE_MIDNIGHT - FILLING_S;
const clock = (): number => Date.now() + ahead * 1000;

const regions = await startRegions({
  centres: ['Sydney', 'Paris', 'New York'].map((name) => ({ name, port: 0 })),
  contentPort: 0,
  delayMs: DELAY_MS,
  variables: { LOG_LEVEL: '4', CLOCK: `+${ahead}` },
});
const { centres, content } = regions;
const { CONTENTFUL_HOOK_SECRET: leaked = '', HEALTH_KEY = '' } = siteVariables(process.env, 0);
const bad = badBuild();
try {
  const first = centres[0]?.url ?? '';
  const newest = centres.at(-1);
  if (!newest) throw new Error('no data centre has begun');
  const paths = (await sitemapPaths({ origin: first, ask: fetch })).paths.filter((path) =>
    nightCities.some((city) => path.split('/')[2] === city),
  );
  const filled = await fillPages({ origin: first, key: HEALTH_KEY, ask: fetch, atOnce: 1, rest: 0, say: print }, paths);
  await wait(Math.max(0, midnight - BEFORE_MIDNIGHT * 1000 - clock()));
  const started = Date.now();
  /** Waits for the moment of an event, and says that it has come. */
  const until = async (what: (typeof events)[number]['what']): Promise<void> => {
    await wait(Math.max(0, started + at(what) * 1000 - Date.now()));
    print(`${at(what)} s: ${what}`);
  };
  const visitors = startVisitors(centres, paths, clock);
  visitors.setRate(CALM);
  /** Calls with the leaked secret after it was replaced, and those of them that were refused. */
  const attacks = { calls: 0, refused: 0 };

  await until('content service gone');
  content.stop();
  await until('visitors × 50');
  visitors.setRate(CROWD);
  await until('a secret leaks');
  const attack = setInterval(() => void lie(), ATTACK_MS);
  await until('secret replaced');
  const replaced = leaked.split('').toReversed().join('');
  // One after the other, as versions reach data centres.
  for (const centre of centres) await visitors.deploy(centre, { variables: { CONTENTFUL_HOOK_SECRET: replaced } });
  await until('bad deploy, 10 %');
  visitors.setBad(newest.name);
  await visitors.deploy(newest, { main: bad });
  await until('rollback');
  await visitors.deploy(newest, { main: GOOD });
  visitors.setBad('');
  await until('visitors as before');
  clearInterval(attack);
  visitors.setRate(CALM);
  await until('content service back');
  await content.start();
  await wait(Math.max(0, started + END * 1000 - Date.now()));
  const seen = await visitors.stop();
  const text = report(seen, { pages: filled.pages, load, attacks, events });
  writeFileSync('docs/night.svg', plot(seen, events, END));
  writeFileSync('test/night/RESULTS.md', text);
  process.stdout.write(text);
  process.exitCode = seen.some(isFault) ? 1 : 0;

  /** A webhook with the leaked secret, which says that everything has changed. */
  async function lie(): Promise<void> {
    const message = { topic: 'ContentManagement.Asset.publish', payload: { sys: { type: 'Asset' } } };
    const target = { address: `${first}/_hooks/contentful`, secret: leaked };
    const hook = await signedHook(target, message, new Date(clock()));
    const status = await fetch(hook).then(
      (answer) => answer.status,
      () => 0,
    );
    if (Date.now() < started + (at('secret replaced') + REPLACED_S) * 1000) return;
    attacks.calls += 1;
    if (status === 403) attacks.refused += 1;
  }
} finally {
  await regions.stop();
  rmSync(dirname(dirname(bad)), { recursive: true, force: true });
}

/** A copy of the build under another name, which can't load what renders pages. */
function badBuild(): string {
  const folder = join(temporaryFolder('night'), 'worker');
  cpSync(dirname(GOOD), folder, { recursive: true });
  const index = join(folder, 'index.js');
  edit(index, /`[\da-f]{24}`/, '`000000000000000000000bad`');
  const [, start = ''] = /"\.\/(assets\/start-[^"]+)"/.exec(readFileSync(index, 'utf8')) ?? [];
  edit(join(folder, start), /import\(`\.\/app-[^`]+`\)/, 'Promise.reject(new Error("bad deploy"))');
  return index;
}

function edit(file: string, from: RegExp, to: string): void {
  const text = readFileSync(file, 'utf8');
  if (!from.test(text)) throw new Error(`${file} has nothing like ${from}`);
  writeFileSync(file, text.replace(from, to));
}
