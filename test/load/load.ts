import { writeFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import { readCommandLine, refuseMore, wholeNumber } from '../../tools/commandLine.ts';
import { type Filling, fillPages, sitemapPaths } from '../../tools/operators/filling.ts';
import { type DataCentre, startRegions } from '../../tools/regions/dataCentres.ts';
import { siteVariables } from '../../tools/variables.ts';
import { asMany } from '../support/many.ts';
import { seeded } from '../support/seeded.ts';
import { type FaultName, faultNames, faults, heal, kills } from './faults.ts';
import { publications, type StepBack } from './publications.ts';
import { type Disturbed, type Killed, type Outcome, report } from './report.ts';
import { soak } from './soak.ts';
import { formVisit, kinds, loadPages, nextVisit, type Visit } from './visits.ts';

const usage = `Visitors of three data centres on this machine, editors who publish, every fault in turn, and every process killed in turn. It
ends by itself, with 1 when anything answered that may not or anything was lost.

  npm run load
  npm run load -- --minutes 10 --publications 1000    for how long, and how often editors publish meanwhile
  npm run load -- --soak 8000                         after how many pages memory is measured; 0 leaves that out
`;
const { values, positionals } = readCommandLine(usage, {
  minutes: { type: 'string', default: '10' },
  publications: { type: 'string', default: '1000' },
  soak: { type: 'string', default: '8000' },
});
refuseMore(usage, positionals, 0);
const MINUTES = wholeNumber(usage, '--minutes', values.minutes);
const SOAKED = wholeNumber(usage, '--soak', values.soak, { least: 0 });
const CONCURRENCY = 8;
/** A visitor's browser waits this long; a page's own limit is 20 seconds. */
const TIMEOUT_MS = 25_000;
/** How long the site waits before it calls a service again that has failed. */
const FAILURE_MS = 11_000;
/** After every fault all is well for as long as it lasted. */
const PHASE_MS = (MINUTES * 60_000) / faultNames.length / 2;
const PUBLICATIONS = wholeNumber(usage, '--publications', values.publications);
const PUBLISH_EVERY_MS = (MINUTES * 60_000) / PUBLICATIONS;
/** One in so many webhooks is lost on its way, also while all is well. */
const LOST_HOOKS = 3;
/** KV's delay between data centres. */
const DELAY_MS = 10_000;
/** Longest time until a publication whose hook and coordinator are lost is seen everywhere (docs/rules.md#content-freshness). */
const SEEN_MS = 150_000;
/** Their pages are made meanwhile, as after a deploy: a filling that is cut off goes on. */
const FILLED_CITIES = ['sydney', 'macau', 'okinawa'];
const FORM_PAGE = '/en/sydney/subscribe-news';

/** The last warnings and errors of each place. */
const LOG_LINES = 8;
const logs: Record<string, readonly string[]> = {};

/** The load of the machine: figures of a busy one say little. */
const [busyBefore = 0] = loadavg();
const regions = await startRegions({
  centres: ['Sydney', 'Paris', 'New York'].map((name) => ({ name, port: 0 })),
  contentPort: 0,
  delayMs: DELAY_MS,
  variables: { LOG_LEVEL: '3' },
  heard: (place, line) => {
    logs[place] = [...(logs[place] ?? []), line].slice(-LOG_LINES);
  },
});
const { centres, content } = regions;
const { CONTENTFUL_HOOK_SECRET = '', HEALTH_KEY = '' } = siteVariables(process.env, 0);
const news = await publications(content.origin, CONTENTFUL_HOOK_SECRET);
const newsPages = news.paths.map((path): Visit => ({ kind: 'page', path, init: loadPages[0]?.init ?? {} }));
/** What is published is looked at more often than the rest. */
const LOOKS = 8;
const pages: readonly Visit[] = [...loadPages, ...Array.from({ length: LOOKS }, () => newsPages).flat()];
const outcomes: Outcome[] = [];
const stepsBack: Disturbed<StepBack & Pick<Outcome, 'cache' | 'health'>>[] = [];
const receipts: string[] = [];
const random = seeded(20_260_615);
/** What fails now, and until when content could not be had. */
let fault: FaultName = 'none';
let failedUntil = 0;
/** What is killed now, and what was killed so far. */
let dying = '';
const killed: Killed[] = [];
let isOver = false;
let fillPaths: readonly string[] = [];

try {
  for (const centre of centres) await asMany(CONCURRENCY, [...loadPages, ...newsPages], (visit) => ask(visit, centre));
  const warmed = outcomes.splice(0);
  fillPaths = (await sitemapPaths({ origin: centres[0]?.url ?? '', ask: fetch })).paths;
  const tickets = await asMany(CONCURRENCY, Array.from({ length: 40 }), () => ticket());
  // The site refuses forms that are sent within three seconds.
  await wait(3500);
  const started = Date.now();
  const disturbing = disturb();
  const filling = fill();
  const publishing = publishOn();
  let sent = 0;
  const visitor = async (): Promise<void> => {
    while (!isOver) {
      sent += 1;
      const visit = nextVisit(random, pages);
      const centre = centres[sent % centres.length];
      if (centre)
        await ask(visit === 'form' ? formVisit(FORM_PAGE, tickets[sent % tickets.length] ?? '', sent) : visit, centre);
    }
  };
  await Promise.all([disturbing, publishing, ...Array.from({ length: CONCURRENCY }, visitor)]);
  const milliseconds = Date.now() - started;
  const lost = await unseen();
  const fillings = { amid: await filling, after: await fill() };
  const stored = (await Promise.all(centres.map((centre) => centre.receipts()))).flat();
  const calls = { content: content.calls(), coordinator: regions.coordinator.calls() };
  await regions.stop();
  const soaks = SOAKED > 0 ? { cached: await soak('1', SOAKED), rendered: await soak('0', SOAKED) } : {};
  const { text, problems } = report({
    outcomes,
    warmed,
    soaks,
    receipts,
    stored,
    published: news.count(),
    requested: PUBLICATIONS,
    lost,
    fillings,
    stepsBack,
    killed,
    calls,
    phaseSeconds: PHASE_MS / 1000,
    milliseconds,
    concurrency: CONCURRENCY,
    busyBefore,
  });
  writeFileSync('test/load/RESULTS.md', text);
  process.stdout.write(text);
  for (const problem of problems) process.stderr.write(`${problem}\n`);
  process.exit(problems.length > 0 ? 1 : 0);
} catch (thrown) {
  await regions.stop();
  throw thrown;
}

/** Makes the pages of some cities; what is there is not made again. */
async function fill(): Promise<Filling> {
  const site = { origin: centres[0]?.url ?? '', key: HEALTH_KEY, ask: fetch, atOnce: 1, rest: 0, say: console.log };
  return fillPages(
    site,
    fillPaths.filter((path) => FILLED_CITIES.includes(path.split('/')[2] ?? '')),
  );
}

/** Every fault in turn with health in between, and in the middle of each the next process is killed. */
async function disturb(): Promise<void> {
  for (const [index, name] of faultNames.entries()) {
    fault = name;
    faults[name].begin(regions);
    await wait(PHASE_MS / 2);
    const [victim, kill] = kills[index % kills.length] ?? [];
    if (victim !== undefined && kill) {
      dying = victim;
      await kill(regions);
      killed.push({ name: victim, at: Date.now() });
      if (victim === 'content service') failedUntil = Date.now();
      dying = '';
    }
    await wait(PHASE_MS / 2);
    heal(regions, DELAY_MS);
    if (faults[name].isWithoutContent || victim === 'content service') failedUntil = Date.now();
    fault = 'none';
    await wait(PHASE_MS);
  }
  isOver = true;
}

async function publishOn(): Promise<void> {
  const begun = Date.now();
  for (let turn = 0; turn < PUBLICATIONS || !isOver; ) {
    const centre = centres[Math.floor(random() * centres.length)];
    const isHookLost = faults[fault].isHookLost || random() * LOST_HOOKS < 1;
    // Nobody publishes by a content service that has ended.
    if (centre && dying !== 'content service')
      await news.publish(centre.url, isHookLost).then(
        () => {
          turn += 1;
        },
        (thrown: unknown) => {
          if (dying !== 'content service') throw thrown;
        },
      );
    // What a killed service held up is made up for.
    await wait(Math.max(PUBLISH_EVERY_MS / 4, begun + turn * PUBLISH_EVERY_MS - Date.now()));
  }
}

/** What three healthy data centres do not show in time of all that was published. */
async function unseen(): Promise<readonly string[]> {
  const urls = centres.map(({ url }) => url);
  const until = Date.now() + SEEN_MS;
  let missing = await news.missing(urls);
  while (missing.length > 0 && Date.now() < until) {
    await wait(1000);
    missing = await news.missing(urls);
  }
  return missing;
}

/** Asks a data centre, and the next one where that has just been killed, as the network of the platform does. */
async function ask(visit: Visit, centre: DataCentre): Promise<void> {
  const { kind, path, init } = visit;
  const before = fault;
  const dyingBefore = dying;
  const start = performance.now();
  const requestedAt = Date.now();
  const note = async (status: number, cache: string, body: string, isPage: boolean): Promise<void> => {
    const rows = [faults[before], faults[fault]];
    const isFailing =
      rows.some(({ isWithoutContent }) => isWithoutContent) || [dying, dyingBefore].includes('content service');
    const health = isFailing ? 'failing' : Date.now() - failedUntil > FAILURE_MS ? 'well' : 'recovering';
    const allowed: readonly number[] = health === 'well' ? kinds[kind].healthy : kinds[kind].failing;
    const hasNothing = health !== 'well' && rows.some(({ isWithoutStore }) => isWithoutStore);
    const stepBack = status === 200 ? news.seen(centre.name, path, body, requestedAt, Date.now()) : undefined;
    const late = status === 200 ? news.lateness(path, body, requestedAt) : undefined;
    const isAllowed = allowed.includes(status) || (hasNothing && status === 500);
    const log = isAllowed ? [] : (logs[centre.name] ?? []);
    outcomes.push({
      centre: centre.name,
      at: Date.now(),
      log,
      kind,
      path,
      status,
      cache,
      isWhole: !isPage || (body.startsWith('<!DOCTYPE html>') && body.endsWith('</html>')),
      health,
      isAllowed,
      fault: before === 'none' ? fault : before,
      milliseconds: performance.now() - start,
      ...(late && health === 'well' && { lateSeconds: late.seconds }),
    });
    if (stepBack) stepsBack.push({ ...stepBack, fault, cache, health, changes: await changesAt(centre) });
  };
  try {
    const answer = await fetch(centre.url + path, {
      ...init,
      redirect: 'manual',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    const body = await answer.text();
    const isPage = answer.headers.get('content-type')?.startsWith('text/html') === true;
    await note(answer.status, answer.headers.get('x-cache') ?? '', body, isPage);
    const receipt = kind === 'form' && answer.status === 200 ? /MG-[0-9A-Z]{4}-[0-9A-Z]{4}/.exec(body)?.[0] : undefined;
    if (receipt) receipts.push(receipt);
  } catch {
    const isKilled = [dying, dyingBefore].includes(centre.name);
    const next = centres[(centres.indexOf(centre) + 1) % centres.length];
    // A form is not sent twice: its visitor sees that it did not arrive.
    if (isKilled && kind !== 'form' && next) await ask(visit, next);
    else if (!isKilled) await note(0, '', '', false);
  }
}

/** What a data centre knows of the coordinator's log, as JSON. */
async function changesAt({ url }: DataCentre): Promise<string> {
  try {
    const answer = await fetch(`${url}/_health`, { headers: { 'x-health-key': HEALTH_KEY } });
    return JSON.stringify((await answer.json()).changes);
  } catch {
    return 'nothing';
  }
}

async function ticket(): Promise<string> {
  const answer = await fetch(centres[0]?.url + FORM_PAGE, { headers: { 'user-agent': 'Chrome' } });
  const page = await answer.text();
  return /name="ticket"[^>]*value="([^"]+)"|value="([^"]+)"[^>]*name="ticket"/.exec(page)?.slice(1).find(Boolean) ?? '';
}
