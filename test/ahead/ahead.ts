import { writeFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import * as v from 'valibot';
import { isCity } from '../../content/cities.ts';
import { readState } from '../../content/freshness/changes.ts';
import { readCommandLine, refuse, refuseMore, wholeNumber } from '../../tools/commandLine.ts';
import { fillingText, fillPages, sitemapPaths } from '../../tools/operators/filling.ts';
import { startRegions } from '../../tools/regions/dataCentres.ts';
import { siteVariables } from '../../tools/variables.ts';
import { publications } from '../load/publications.ts';
import { asMany, inTurn, pick } from '../support/many.ts';
import { seeded } from '../support/seeded.ts';
import { loseIndex } from './lostIndex.ts';
import type { Proof } from './proof.ts';
import { publish, publishWhile } from './publishing.ts';
import { publishRelease } from './release.ts';
import { type Seen, summaryOf, variantsOf, visit } from './visits.ts';
import { AT_ONCE, until } from './waits.ts';

const usage = `Proves over three data centres that visitors only read. All pages are made as a deploy makes them; then visitors of isolates that
just started ask for addresses drawn from the sitemaps, editors publish, the queue fails, and the content service ends. The
results stand in test/ahead/RESULTS.md; it ends with 1 where a goal is not met.

  npm run ahead
  npm run ahead -- --cities sydney,macau                  fills and asks for those alone
  npm run ahead -- --addresses 300 --publications 5       draws fewer, and publishes less
`;
const { values, positionals } = readCommandLine(usage, {
  cities: { type: 'string', default: '' },
  addresses: { type: 'string', default: '1000' },
  publications: { type: 'string', default: '20' },
});
refuseMore(usage, positionals, 0);
const cities = values.cities.split(',').filter(Boolean);
const unknown = cities.filter((city) => !isCity(city));
if (unknown.length > 0) refuse(usage, `${unknown.join(', ')} is no city.`);
const addresses = wholeNumber(usage, '--addresses', values.addresses);
const publicationCount = wholeNumber(usage, '--publications', values.publications);
/** KV's delay between data centres. */
const DELAY_MS = 60_000;

interface Result {
  readonly goal: string;
  readonly seen: string;
  readonly isMet: boolean;
}

const line = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ event: v.string(), pages: v.optional(v.number(), 0), published: v.optional(v.number(), 0) }),
);
/** Pages that the coordinator handed to the queue, and that jobs made. */
const counts = { queued: 0, rendered: 0 };
const regions = await startRegions({
  centres: ['Sydney', 'Paris', 'New York'].map((name) => ({ name, port: 0 })),
  contentPort: 0,
  delayMs: DELAY_MS,
  heard: (_place, text) => {
    const parsed = v.safeParse(line, text);
    if (!parsed.success) return;
    if (parsed.output.event === 'pages queued') counts.queued += parsed.output.pages;
    if (parsed.output.event === 'pages made') counts.rendered += parsed.output.pages;
  },
});
const { centres, content, coordinator } = regions;
const { CONTENTFUL_HOOK_SECRET: hookSecret = '', HEALTH_KEY = '' } = siteVariables(process.env, 0);
const [first] = centres;
if (!first) throw new Error('there is no data centre');
const results: Result[] = [];
const note = (goal: string, seen: string, isMet: boolean): void => {
  results.push({ goal, seen, isMet });
  process.stdout.write(`${isMet ? '✓' : '✗'} ${goal}: ${seen}\n`);
};
const news = await publications(content.origin, hookSecret);
const proof: Proof = { regions, hookSecret, news, counts, note };

try {
  const site = { origin: first.url, key: HEALTH_KEY, ask: fetch, atOnce: 1, rest: 0, say: console.log };
  const isMeant = (path: string): boolean => cities.length === 0 || cities.includes(path.split('/')[2] ?? '');
  // What was made before the coordinator first compared would be made again.
  await until(async () => (readState(await coordinator.fetch('/state'))?.checkedAt ?? 0) > 0);
  const paths = (await sitemapPaths(site)).paths.filter(isMeant);
  const before = content.calls();
  const filling = await fillPages(site, paths);
  note(
    'every page of the sitemaps is made',
    `${paths.length} addresses: ${fillingText(filling)}, ${content.calls() - before} calls of the content service`,
    filling.failed.length === 0,
  );
  await afterDeploy(paths);
  await publish(proof, publicationCount);
  await publishRelease(proof);
  for (const fault of ['slow', 'doubled', 'out of order', 'closed'] as const) await publishWhile(proof, fault);
  await loseIndex(proof, paths);
  await withoutContent(paths);
} finally {
  await regions.stop();
}
writeFileSync('test/ahead/RESULTS.md', reportText());
process.exit(results.every(({ isMet }) => isMet) ? 0 : 1);

/** Isolates that just started, without a cache of their data centre, answer addresses drawn from the sitemaps. */
async function afterDeploy(paths: readonly string[]): Promise<void> {
  const random = seeded(20_260_615);
  const drawn = Array.from({ length: addresses }, () => pick(paths, random));
  const before = content.calls();
  await Promise.all(centres.map(({ restart }) => restart()));
  const seen = await asMany(AT_ONCE, drawn, (path, at) => visit(inTurn(centres, at), pick(variantsOf(path), random)));
  const calls = content.calls() - before;
  note(
    'after a deploy isolates that just started only read',
    `${summaryOf(seen)}; ${calls} calls of the content service`,
    seen.every(isRead),
  );
}

/** The content service is dead, and every address of the sitemaps answers whole. */
async function withoutContent(paths: readonly string[]): Promise<void> {
  content.stop();
  await Promise.all(centres.map(({ restart }) => restart()));
  const seen = await asMany(AT_ONCE, paths, (path, at) => visit(inTurn(centres, at), inTurn(variantsOf(path), at * 7)));
  note(
    'every address answers whole while the content service is dead',
    summaryOf(seen),
    seen.every(({ status, isWhole }) => status === 200 && isWhole),
  );
}

function isRead({ status, cache, isWhole }: Seen): boolean {
  return status === 200 && cache === 'HIT' && isWhole;
}

function reportText(): string {
  const where = values.cities === '' ? 'all cities' : values.cities;
  return `${[
    '# Visitors only read',
    '',
    `Written by \`npm run ahead\` over three data centres, ${where}, a write to KV seen elsewhere after ${DELAY_MS / 1000} s; load of this machine at the end: ${(loadavg()[0] ?? 0).toFixed(1)} on two cores.`,
    '',
    '| goal | seen | |',
    '| --- | --- | --- |',
    ...results.map(({ goal, seen, isMet }) => `| ${goal} | ${seen} | ${isMet ? 'met' : '**not met**'} |`),
  ].join('\n')}\n`;
}
