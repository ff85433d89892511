import { writeFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import * as v from 'valibot';
import { isCity } from '../../content/cities.ts';
import { readState } from '../../content/freshness/changes.ts';
import { readCommandLine, refuse, refuseMore, wholeNumber } from '../../tools/commandLine.ts';
import { fillingText, fillPages, sitemapPaths } from '../../tools/operators/filling.ts';
import { startRegions } from '../../tools/regions/dataCentres.ts';
import { siteVariables } from '../../tools/variables.ts';
import { publications } from '../load/publications.ts';
import { seeded } from '../support/seeded.ts';
import { type Seen, summaryOf, type Variant, variantsOf, visit } from './visits.ts';

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
/** A touched page has to be new everywhere by then, and a job that takes longer than ten minutes is lost. */
const NEW_MS = 5000;
const LOST_MS = 600_000;
/** Visitors ask for the page of an event while it is made so often. */
const LOOK_MS = 200;
const AT_ONCE = 4;

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
const counts = { queued: 0, made: 0 };
const regions = await startRegions({
  centres: ['Sydney', 'Paris', 'New York'].map((name) => ({ name, port: 0 })),
  contentPort: 0,
  delayMs: DELAY_MS,
  heard: (_place, text) => {
    const read = v.safeParse(line, text);
    if (!read.success) return;
    if (read.output.event === 'pages queued') counts.queued += read.output.pages;
    if (read.output.event === 'pages made') counts.made += read.output.pages;
  },
});
const { centres, content, coordinator, queue, stores } = regions;
const { CONTENTFUL_HOOK_SECRET = '', HEALTH_KEY = '' } = siteVariables(process.env, 0);
const [first] = centres;
if (!first) throw new Error('there is no data centre');
const results: Result[] = [];
const note = (goal: string, seen: string, isMet: boolean): void => {
  results.push({ goal, seen, isMet });
  process.stdout.write(`${isMet ? '✓' : '✗'} ${goal}: ${seen}\n`);
};

try {
  const site = { origin: first.url, key: HEALTH_KEY, ask: fetch, atOnce: 1, rest: 0, say: console.log };
  const isMeant = (path: string): boolean => cities.length === 0 || cities.includes(path.split('/')[2] ?? '');
  // What was made before the coordinator first compared would be made again.
  await until(async () => (readState(await coordinator.fetch('/state'))?.checkedAt ?? 0) > 0);
  const paths = (await sitemapPaths(site)).filter(isMeant);
  const before = content.calls();
  const filling = await fillPages(site, paths);
  note(
    'every page of the sitemaps is made',
    `${paths.length} addresses: ${fillingText(filling)}, ${content.calls() - before} calls of the content service`,
    filling.failed.length === 0,
  );
  await afterDeploy(paths);
  await publish(publicationCount);
  for (const fault of ['slow', 'doubled', 'out of order', 'fails'] as const) await publishWhile(fault);
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
  const seen = await asMany(drawn, async (path, at) =>
    visit(
      pick(centres, () => (at % 3) / 3),
      pick(variantsOf(path), random),
    ),
  );
  const calls = content.calls() - before;
  note(
    'after a deploy isolates that just started only read',
    `${summaryOf(seen)}; ${calls} calls of the content service`,
    seen.every(isRead),
  );
}

/** Editors publish; meanwhile and afterwards visitors ask at every data centre for all that is touched. */
async function publish(times: number): Promise<void> {
  const news = await publications(content.origin, CONTENTFUL_HOOK_SECRET);
  const rows: { seconds: number; touched: number; seen: readonly Seen[]; waited: readonly Seen[]; differ: number }[] =
    [];
  const writes = stores.CONTENT.counts().writes;
  const calls = content.calls();
  const begun = { ...counts };
  for (let at = 0; at < times; at += 1) {
    const known = readState(await coordinator.fetch('/state'))?.seq ?? 0;
    const began = Date.now();
    const { id, path } = await news.publish(pick(centres, () => (at % 3) / 3).url, false);
    const waited: Seen[] = [];
    const own: Variant = { path, tree: 'desktop', isMainland: false };
    while (!(await isDone(known + 1)) && Date.now() - began < LOST_MS) {
      for (const centre of centres) waited.push(await visit(centre, own));
      await wait(LOOK_MS);
    }
    // Isolates look for what changed every second, and their data centre's answer is two seconds old.
    const seconds = (Date.now() - began) / 1000;
    await wait(3000);
    const touched = (await pathsOf(id)).flatMap((each) => variantsOf(each));
    const seen = await asMany(
      touched.flatMap((variant) => centres.map((centre) => ({ variant, centre }))),
      ({ variant, centre }) => visit(centre, variant),
    );
    const differ = [...Map.groupBy(seen, ({ path: each, isMainland }) => `${each} ${isMainland}`).values()].filter(
      (pages) => new Set(pages.map(({ html }) => html)).size > 1,
    ).length;
    rows.push({ seconds, touched: touched.length, seen, waited, differ });
    await until(async () => (await news.missing(centres.map(({ url }) => url))).length === 0);
  }
  const all = rows.flatMap(({ seen, waited }) => [...seen, ...waited]);
  const most = Math.max(...rows.map(({ seconds }) => seconds));
  const differ = rows.reduce((sum, row) => sum + row.differ, 0);
  note(
    `${times} publications are seen everywhere without a render on a visitor's time`,
    `${summaryOf(all)}; pages of an entry: up to ${Math.max(...rows.map(({ touched }) => touched))}; made after ${most.toFixed(1)} s at most; ${differ} pages differ between data centres`,
    all.every(({ cache, status }) => status === 200 && cache !== 'MISS') && differ === 0,
  );
  note('what is touched is new within five seconds', `${most.toFixed(1)} s at most`, most * 1000 <= NEW_MS);
  const [queued, made] = [counts.queued - begun.queued, counts.made - begun.made];
  note(
    'each touched page is made once in all',
    `${queued} pages handed to the queue, ${made} made, ${stores.CONTENT.counts().writes - writes} writes of KV, ${content.calls() - calls} calls of the content service`,
    made <= queued,
  );
}

/** The queue fails in one of its ways while an editor publishes: nothing is lost, and nothing older comes after newer. */
async function publishWhile(fault: 'slow' | 'doubled' | 'out of order' | 'fails'): Promise<void> {
  const news = await publications(content.origin, CONTENTFUL_HOOK_SECRET);
  queue.setFault(fault);
  const began = Date.now();
  const stepsBack: string[] = [];
  const look = async (): Promise<void> => {
    for (const centre of centres)
      for (const path of news.paths) {
        const askedAt = Date.now();
        const { html } = await visit(centre, { path, tree: 'desktop', isMainland: false });
        if (news.seen(centre.name, path, html, askedAt, Date.now())) stepsBack.push(`${centre.name} ${path}`);
      }
  };
  for (let at = 0; at < 6; at += 1) {
    await news.publish(pick(centres, () => (at % 3) / 3).url, false);
    await look();
  }
  const urls = centres.map(({ url }) => url);
  let missing = await news.missing(urls);
  while (missing.length > 0 && Date.now() - began < LOST_MS) {
    await look();
    missing = await news.missing(urls);
  }
  queue.setFault(undefined);
  await queue.idle();
  note(
    `nothing is lost while the queue is ${fault}`,
    `6 publications seen everywhere after ${Math.round((Date.now() - began) / 1000)} s, ${missing.length} missing, ${stepsBack.length} older after newer`,
    missing.length === 0 && stepsBack.length === 0,
  );
}

/** The content service is dead, and every address of the sitemaps answers whole. */
async function withoutContent(paths: readonly string[]): Promise<void> {
  content.stop();
  await Promise.all(centres.map(({ restart }) => restart()));
  const seen = await asMany(paths, async (path, at) => {
    const variants = variantsOf(path);
    return visit(
      pick(centres, () => (at % 3) / 3),
      pick(variants, () => ((at * 7) % 4) / 4),
    );
  });
  note(
    'every address answers whole while the content service is dead',
    summaryOf(seen),
    seen.every(({ status, isWhole }) => status === 200 && isWhole),
  );
}

function isRead({ status, cache, isWhole }: Seen): boolean {
  return status === 200 && cache === 'HIT' && isWhole;
}

/** Returns true once so many changes were reported and the jobs of all of them are done. */
async function isDone(changes: number): Promise<boolean> {
  const state = readState(await coordinator.fetch('/state'));
  const last = state?.jobs?.at(-1);
  return state !== undefined && state.seq >= changes && last?.to === state.seq && last.isMade;
}

async function pathsOf(entry: string): Promise<readonly string[]> {
  const { paths } = v.parse(
    v.object({ paths: v.array(v.string()) }),
    await coordinator.fetch(`/uses?entry=${encodeURIComponent(entry)}`),
  );
  return [...new Set(paths.map((path) => path.replace('/mobile', '')))];
}

async function until(isThere: () => Promise<boolean>): Promise<void> {
  const began = Date.now();
  while (!(await isThere())) {
    if (Date.now() - began > LOST_MS) throw new Error(`not seen in ${LOST_MS / 1000} s`);
    await wait(LOOK_MS);
  }
}

async function asMany<Item, Outcome>(
  items: readonly Item[],
  work: (item: Item, at: number) => Promise<Outcome>,
): Promise<readonly Outcome[]> {
  const outcomes: Outcome[] = [];
  const waiting = items.entries();
  const next = async (): Promise<void> => {
    for (const [at, item] of waiting) outcomes[at] = await work(item, at);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, next));
  return outcomes;
}

function pick<Item>(items: readonly Item[], random: () => number): Item {
  const item = items[Math.floor(random() * items.length)];
  if (item === undefined) throw new Error('nothing to pick from');
  return item;
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
