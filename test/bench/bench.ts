import { writeFileSync } from 'node:fs';
import { availableParallelism, cpus, loadavg } from 'node:os';
import { resolve } from 'node:path';
import { launch } from '../../tools/chromium.ts';
import { readCommandLine, refuseMore } from '../../tools/commandLine.ts';
import { numberOf, portOf } from '../../tools/environment.ts';
import { manyTable, sizeTable } from './coldTables.ts';
import { type FirstLoad, firstLoad } from './firstLoad.ts';
import { FRESH, type FreshCase, fillStore, freshSamples, freshTable } from './fresh.ts';
import { manyPages, scriptSize } from './manyPages.ts';
import { measure, type Sample } from './measure.ts';
import { type PageCounts, pageCounts } from './pageCounts.ts';
import { peerHomePage } from './peerPage/homePage.ts';
import { buildPeer, PEER_KEY, peers, READING, readingVariant, versionsOf } from './peerVariants.ts';
import { buildSite } from './processes.ts';
import { report } from './report.ts';
import { run as searchBench } from './search.bench.ts';
import { startContent, startKv } from './stubs.ts';
import { constantVariant, HOME, siteVariant } from './variants.ts';
import { doesStart, startWorkerd, type Variant } from './workerd.ts';

const usage = `The production build on raw workerd, one process a variant, interleaved rounds, the same stubbed KV and content service for
all. Writes RESULTS.md, and the samples as JSON beside it.

  npm run bench
  npm run bench -- --peers    the same page on other frameworks beside it
  npm run bench -- --fresh    fresh isolates and pages that are asked for once alone; writes fresh.json
`;
const { values: options, positionals } = readCommandLine(usage, {
  peers: { type: 'boolean', default: false },
  fresh: { type: 'boolean', default: false },
});
refuseMore(usage, positionals, 0);
const ROUNDS = numberOf('ROUNDS', 5);
const PORT = portOf('BENCH_PORT', 9302);
/** How long each variant is under load a round, in milliseconds. */
const LOADED_MS = numberOf('LOADED_MS', 3000);
const RESULTS = 'test/bench/RESULTS.md';
const SAMPLES = 'test/bench/results.json';
const FRESH_SAMPLES = 'test/bench/fresh.json';
/** Starts of a process differ more than requests do. */
const FRESH_ROUNDS = numberOf('FRESH_ROUNDS', 9);
/** Rounds of many pages, each some seconds long. */
const MANY_ROUNDS = numberOf('MANY_ROUNDS', 3);
/** More events than a listing page shows, and than any city has. */
const MANY = 500;

/** Something to measure: a page of a variant. */
interface Case {
  readonly name: string;
  readonly variant: Variant;
  readonly path: string;
  readonly status: number;
  readonly kvPort: number;
}

const searches = searchBench();
buildSite();
const [kv, longKv, content, longContent] = await Promise.all([
  startKv(),
  startKv(),
  startContent(0),
  startContent(MANY),
]);
const site = siteVariant('site', content.port);
const uncached = siteVariant('site without page cache', content.port, { CACHE: '0' });
/** On a busy machine fresh isolates take longer than pages stay new without a coordinator: for them time stands still. */
const CLOCK = new Date().toISOString();
const still = siteVariant('site', content.port, { CLOCK });
const stillUncached = siteVariant('site without page cache', content.port, { CLOCK, CACHE: '0' });
const long = siteVariant(`site with ${MANY} events`, longContent.port, { CACHE: '0' });
const constant = await constantVariant(site, PORT, kv.port);
const page = JSON.stringify(await peerHomePage(uncached.variables));
kv.values.set(PEER_KEY, page);
const built = options.peers ? peers.map((peer) => ({ peer, variant: buildPeer(peer) })) : [];
/** The peers with what our runtime is told, as far as they start with it. */
const withOurFlags: Variant[] = [];
for (const { variant } of built) {
  const told = { ...variant, name: `${variant.name}, with our flags`, runtime: site.runtime };
  if (await doesStart(told, PORT, kv.port)) withOurFlags.push(told);
}

await fillStore(still, [HOME], PORT, kv.port);
const freshCases: readonly FreshCase[] = [
  { name: FRESH.constant, variant: constant, path: HOME, kvPort: kv.port },
  { name: FRESH.stored, variant: still, path: HOME, kvPort: kv.port },
  { name: FRESH.rendered, variant: stillUncached, path: HOME, kvPort: kv.port },
  { name: FRESH.small, variant: still, path: '/robots.txt', kvPort: kv.port },
  ...built.map(({ variant }) => ({ name: variant.name, variant, path: HOME, kvPort: kv.port })),
  ...withOurFlags.map((variant) => ({ name: variant.name, variant, path: HOME, kvPort: kv.port })),
];
const machine = `${availableParallelism()} processor cores (${cpus()[0]?.model.trim() ?? 'unknown'}), Node ${process.version}, load of the machine before the first round ${(loadavg()[0] ?? 0).toFixed(2)}`;
const fresh = await freshSamples(freshCases, FRESH_ROUNDS, PORT);
const many = await manyPages(still, stillUncached, MANY_ROUNDS, PORT, kv.port);
const sizes = new Map([
  ['this site', scriptSize(site)],
  ...built.map(({ peer, variant }) => [peer.name, scriptSize(variant)] as const),
]);
const cold = { machine, fresh: Object.fromEntries(fresh), many, sizes: Object.fromEntries(sizes) };
if (options.fresh) {
  writeFileSync(FRESH_SAMPLES, `${JSON.stringify(cold, null, 2)}\n`);
  process.stdout.write(`${[...freshTable(fresh), ...manyTable(many), ...sizeTable(sizes)].join('\n')}\n`);
  process.exit(0);
}

const listing = '/en/sydney/what-is-happening/event/listing';
const cases: readonly Case[] = [
  { name: 'constant bytes of the same page', variant: constant, path: HOME, status: 200, kvPort: kv.port },
  { name: 'cached page', variant: site, path: HOME, status: 200, kvPort: kv.port },
  { name: 'cached 404', variant: site, path: `${HOME}/no-such-page`, status: 404, kvPort: kv.port },
  { name: 'redirect', variant: site, path: '/', status: 302, kvPort: kv.port },
  { name: 'cold render, warm content', variant: uncached, path: HOME, status: 200, kvPort: kv.port },
  {
    name: 'cold render, cold content',
    variant: uncached,
    path: `${HOME}?is-preview-mode=true`,
    status: 200,
    kvPort: kv.port,
  },
  { name: 'search', variant: uncached, path: '/en/sydney/searching/rose', status: 200, kvPort: kv.port },
  { name: `listing of ${MANY}`, variant: long, path: listing, status: 200, kvPort: longKv.port },
  ...built.map(({ peer, variant }) => ({ name: peer.name, variant, path: HOME, status: 200, kvPort: kv.port })),
  ...(options.peers
    ? [{ name: READING, variant: readingVariant(site.runtime), path: HOME, status: 200, kvPort: kv.port }]
    : []),
];

const samples = new Map<string, Sample[]>(cases.map(({ name }) => [name, []]));
for (let round = 1; round <= ROUNDS; round += 1) {
  for (const { name, variant, path, status, kvPort } of cases) {
    const running = await startWorkerd(variant, PORT, kvPort);
    const sample = await measure({ pid: running.pid, port: PORT, path, status, milliseconds: LOADED_MS });
    await running.stop();
    samples.get(name)?.push(sample);
    process.stdout.write(
      `round ${round}  ${name.padEnd(32)} ${sample.cpu.toFixed(3)} ms CPU, ${sample.requestsPerSecond.toFixed(0)} a second\n`,
    );
  }
}

const { text, goals } = report({
  rounds: ROUNDS,
  loadedMs: LOADED_MS,
  machine,
  samples,
  fresh,
  many,
  sizes,
  searches,
  peers: built.map(({ peer }) => ({ name: peer.name, versions: versionsOf(peer) })),
  peerContentBytes: Buffer.byteLength(page),
  ...(await firstVisits()),
});
kv.stop();
longKv.stop();
content.stop();
longContent.stop();
writeFileSync(RESULTS, text);
writeFileSync(SAMPLES, `${JSON.stringify({ ...cold, warm: Object.fromEntries(samples), goals }, null, 2)}\n`);
process.stdout.write(text);
process.stdout.write(`${goals.filter(({ isMet }) => !isMet).length} of ${goals.length} goals are not met\n`);
process.exit(0);

/** What a first visit finds and loads of each, in a real browser. */
async function firstVisits() {
  const scripts = new Map<string, FirstLoad>();
  const counts = new Map<string, PageCounts>();
  const browser = await launch();
  const sites = [
    { name: 'this site', variant: site, folder: 'dist/client' },
    ...built.map(({ peer, variant }) => ({ name: peer.name, variant, folder: `${peer.folder}/${peer.client}` })),
  ];
  for (const { name, variant, folder } of sites) {
    const running = await startWorkerd(variant, PORT, kv.port);
    counts.set(name, await pageCounts(PORT));
    scripts.set(name, await firstLoad(browser, PORT, resolve(folder)));
    await running.stop();
  }
  await browser.close();
  return { scripts, counts };
}
