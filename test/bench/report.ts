import { readFileSync } from 'node:fs';
import { median } from '../support/many.ts';
import { manyGoals, manyTable, type Sizes, sizeTable } from './coldTables.ts';
import type { FirstLoad } from './firstLoad.ts';
import { FRESH, type FreshSamples, freshRatio, freshTable } from './fresh.ts';
import type { ManyPages } from './manyPages.ts';
import type { Sample } from './measure.ts';
import type { PageCounts } from './pageCounts.ts';
import { READING } from './peerVariants.ts';

/** What a run came to. */
interface Run {
  readonly rounds: number;
  readonly loadedMs: number;
  readonly machine: string;
  /** Samples by case, a round each. */
  readonly samples: ReadonlyMap<string, readonly Sample[]>;
  readonly fresh: FreshSamples;
  readonly many: ManyPages;
  readonly sizes: Sizes;
  /** Lines of the search bench. */
  readonly searches: readonly string[];
  readonly peers: readonly { readonly name: string; readonly versions: string }[];
  readonly peerContentBytes: number;
  readonly scripts: ReadonlyMap<string, FirstLoad>;
  readonly counts: ReadonlyMap<string, PageCounts>;
}

/** Something that the site promises. */
interface Goal {
  readonly promise: string;
  readonly measured: string;
  readonly isMet: boolean;
}

const CONSTANT = 'constant bytes of the same page';
const CACHED = 'cached page';
const COLD = 'cold render, warm content';
const KILOBYTE = 1000;

/** What the goals ask for. */
const LEAST_SHARE = 0.9;
const SCRIPT_KILOBYTES = 3;
const freshGoals = [
  {
    promise: 'fresh isolate, page in the KV tier, of constant bytes',
    name: FRESH.stored,
    base: FRESH.constant,
    most: 1.9,
  },
  { promise: 'start-up to /robots.txt, of constant bytes', name: FRESH.small, base: FRESH.constant, most: 2 },
  { promise: 'fresh isolate, page rendered, of constant bytes', name: FRESH.rendered, base: FRESH.constant, most: 7.6 },
] as const;
const peerGoals: Readonly<
  Record<string, { readonly cached: number; readonly alike: number; readonly firstByte?: number }>
> = { Astro: { cached: 25, alike: 3, firstByte: 7 }, 'React Router': { cached: 40, alike: 4.5 } };

/** The results as a document, and the goals as met or not. */
export function report(run: Run): { readonly text: string; readonly goals: readonly Goal[] } {
  const goals = goalsOf(run);
  return {
    text: `${[...method(run), ...cases(run), ...freshCases(run), ...goalTable(goals), ...peerTables(run), ...scriptTable(run), ...searchLines(run)].join('\n')}\n`,
    goals,
  };
}

function method({ rounds, loadedMs, machine, peers, samples }: Run): readonly string[] {
  const [generator, worker] = [
    middle(samples.get(CONSTANT) ?? [], 'generator'),
    middle(samples.get(CONSTANT) ?? [], 'cpu'),
  ];
  return [
    '# Speed',
    '',
    `Written by \`npm run bench${peers.length > 0 ? ' -- --peers' : ''}\` (test/bench/bench.ts) from the production build.`,
    '',
    `- Machine: ${machine}.`,
    '- Three processes: raw workerd with nothing around it, a load generator (test/bench/load.ts), and the bench with the',
    '  stubbed KV and the embedded content service, the same for every variant. No compression anywhere; requests',
    '  carry the country and the ray that the edge adds.',
    `- ${rounds} ${rounds === 1 ? 'round' : 'rounds'}. In each round every case runs once, in a new workerd process with one variant in it: 2,000`,
    `  requests (at most 20 seconds) to warm up, ${loadedMs / 1000} s of load on eight kept-alive connections, then up to 200 requests one at`,
    '  a time for the first byte. Any answer of another status ends the bench.',
    '- CPU is what /proc says of the workerd process with all of its threads, user and system, per request under load.',
    '- Figures are medians of the rounds; ratios are medians of the ratios within each round. Times depend on the machine,',
    '  ratios much less.',
    `- The load generator takes ${generator.toFixed(3)} ms of CPU for each request of constant bytes, the worker ${worker.toFixed(3)} ms: ${generator < worker ? 'the worker' : 'the generator'}`,
    '  is what limits requests a second.',
    '- Constant bytes: a worker that does nothing but send the bytes and headers of the cached page. Cold content: drafts,',
    '  which are read past every cache and marked for editors. Warm content: the page is rendered for each request',
    '  (`CACHE=0`); its content, and the HTML that all pages of a city share (header, menus, footer), are in the memory of',
    '  the isolate.',
    '',
  ];
}

function cases({ samples, peers }: Run): readonly string[] {
  const base = samples.get(CONSTANT) ?? [];
  const rows = [...samples]
    .filter(([name]) => name !== READING && !peers.some((peer) => peer.name === name))
    .map(([name, caseSamples]) => {
      const share = (of: (sample: Sample) => number): string => ratio(caseSamples, base, of).toFixed(2);
      return `| ${name} | ${middle(caseSamples, 'cpu').toFixed(3)} | ${share(cpuOf)} | ${middle(caseSamples, 'requestsPerSecond').toFixed(0)} | ${share(rateOf)} | ${middle(caseSamples, 'firstByte').toFixed(2)} | ${share(firstByteOf)} | ${size(caseSamples)} |`;
    });
  return [
    '## This site',
    '',
    '| case | CPU ms a request | x constant | requests a second | x constant | first byte ms | x constant | bytes |',
    '| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: |',
    ...rows,
    '',
  ];
}

function freshCases({ fresh, many, sizes }: Run): readonly string[] {
  return [
    '## Fresh isolates',
    '',
    'CPU from the start to the first whole answer, all threads; each case starts again in each round. The page in the KV tier',
    'was rendered by another process. The site and constant bytes run with the flags of wrangler.toml, the peers with those of',
    'their own templates, and once more with ours where they start with them. The clock stands, so that no page grows old',
    'while a busy machine starts processes.',
    '',
    '| case | CPU ms | x constant |',
    '| --- | ---: | ---: |',
    ...freshTable(fresh),
    '',
    'Pages that an isolate has never seen, in the order of the sitemaps, one at a time; its start and its first page are not',
    'counted.',
    '',
    '| | |',
    '| --- | ---: |',
    ...manyTable(many),
    ...sizeTable(sizes),
    '',
  ];
}

function goalsOf({ samples, fresh, many, scripts, peers }: Run): readonly Goal[] {
  const of = (name: string): readonly Sample[] => samples.get(name) ?? [];
  const share = ratio(of(CACHED), of(CONSTANT), rateOf);
  const script = (scripts.get('this site')?.named ?? Number.NaN) / KILOBYTE;
  const times = (promise: string, measured: number, least: number): Goal => ({
    promise: `${promise}: at least ${least}x`,
    measured: `${measured.toFixed(1)}x`,
    isMet: measured >= least,
  });
  return [
    {
      promise: `cached page: at least ${LEAST_SHARE} of the requests a second of constant bytes`,
      measured: share.toFixed(2),
      isMet: share >= LEAST_SHARE,
    },
    ...freshGoals.map(({ promise, name, base, most }) => {
      const measured = freshRatio(fresh, name, base);
      return { promise: `${promise}: at most ${most}x`, measured: `${measured.toFixed(2)}x`, isMet: measured <= most };
    }),
    ...peers.map(({ name }) => {
      const measured = freshRatio(fresh, name, FRESH.stored);
      return {
        promise: `fresh isolate, page in the KV tier: at least 2x below ${name}`,
        measured: `${measured.toFixed(2)}x`,
        isMet: measured >= 2,
      };
    }),
    ...peers.map(({ name }) => {
      const measured = freshRatio(fresh, name, FRESH.rendered);
      return {
        promise: `fresh isolate, page rendered, KV content warm: below ${name}`,
        measured: `${measured.toFixed(2)}x`,
        isMet: measured > 1,
      };
    }),
    ...manyGoals(many),
    {
      promise: `first-load script: at most ${SCRIPT_KILOBYTES} kB gzip`,
      measured: `${script.toFixed(1)} kB`,
      isMet: script <= SCRIPT_KILOBYTES,
    },
    ...peers.flatMap(({ name }) => {
      const goal = peerGoals[name];
      if (!goal) return [];
      return [
        times(`like for like, less CPU than ${name}`, ratio(of(name), of(COLD), cpuOf), goal.alike),
        times(`cached, less CPU than uncached ${name}`, ratio(of(name), of(CACHED), cpuOf), goal.cached),
        ...(goal.firstByte
          ? [
              times(
                `cached, first byte ahead of uncached ${name}`,
                ratio(of(name), of(CACHED), firstByteOf),
                goal.firstByte,
              ),
            ]
          : []),
      ];
    }),
  ];
}

function goalTable(goals: readonly Goal[]): readonly string[] {
  return [
    '## Goals',
    '',
    '| goal | measured | |',
    '| --- | ---: | --- |',
    ...goals.map(({ promise, measured, isMet }) => `| ${promise} | ${measured} | ${isMet ? 'met' : '**not met**'} |`),
    '',
    // To be written again when that changes.
    readFileSync('test/bench/tried.md', 'utf8').trimEnd(),
    '',
  ];
}

function peerTables({ samples, peers, peerContentBytes, counts }: Run): readonly string[] {
  if (peers.length === 0) return [];
  const table = (siteName: string, label: string): readonly string[] => [
    '| | CPU ms a request | x ours | requests a second | x ours | first byte ms | x ours | bytes |',
    '| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: |',
    ...[siteName, ...peers.map(({ name }) => name)].map((name) => {
      const [theirs, ours] = [samples.get(name) ?? [], samples.get(siteName) ?? []];
      const by = (of: (sample: Sample) => number): string => ratio(theirs, ours, of).toFixed(2);
      return `| ${name === siteName ? label : `${name}, uncached`} | ${middle(theirs, 'cpu').toFixed(3)} | ${by(cpuOf)} | ${middle(theirs, 'requestsPerSecond').toFixed(0)} | ${by(rateOf)} | ${middle(theirs, 'firstByte').toFixed(2)} | ${by(firstByteOf)} | ${size(theirs)} |`;
    }),
    '',
  ];
  return [
    '## The same page on other frameworks',
    '',
    'The home page of Sydney with the same sections, cards, pictures, menus, footer and three islands, as users of each',
    'framework would write it (test/bench/peers), on the same workerd and KV. A peer reads one JSON value of',
    `${kilobytes(peerContentBytes)} from KV for each request, parses it and renders; links, dates and states are settled in it. This site`,
    'follows links, reads fields, and settles dates and states itself, from raw answers in the memory of the isolate.',
    `Reading and parsing that JSON alone takes ${middle(samples.get(READING) ?? [], 'cpu').toFixed(3)} ms of CPU a request, the price of sending a title included.`,
    '',
    ...peers.map(({ name, versions }) => `- ${name}: ${versions}.`),
    '',
    '| what the pages hold | pictures | links | cards | headings | characters read |',
    '| --- | ---: | ---: | ---: | ---: | ---: |',
    ...[...counts].map(
      ([name, { pictures, links, cards: articles, headings, words }]) =>
        `| ${name} | ${pictures} | ${links} | ${articles} | ${headings} | ${words} |`,
    ),
    '',
    'React Router also sends its loader data as script, for it hydrates the whole page.',
    '',
    '### Like for like: rendered for each request',
    '',
    ...table(COLD, 'this site, page cache off'),
    '### Apart from that: this site as it runs, from its page cache, and the peers without one',
    '',
    ...table(CACHED, 'this site, cached'),
  ];
}

function scriptTable({ scripts }: Run): readonly string[] {
  return [
    '## Script of a first visit to the home page, gzip',
    '',
    'Named: in the page, named by it, and what those files import before they run. Untouched: everything that Chromium',
    'has fetched four seconds after the page was loaded while nobody touched it, the named ones included.',
    '',
    '| | named | untouched | files |',
    '| --- | ---: | ---: | ---: |',
    ...[...scripts].map(
      ([name, { named, untouched, files }]) => `| ${name} | ${kilobytes(named)} | ${kilobytes(untouched)} | ${files} |`,
    ),
    '',
  ];
}

function searchLines({ searches }: Run): readonly string[] {
  return ['## Searching 2,000 entries in a warm isolate', '', '```', ...searches, '```'];
}

const cpuOf = ({ cpu }: Sample): number => cpu;
const rateOf = ({ requestsPerSecond }: Sample): number => requestsPerSecond;
const firstByteOf = ({ firstByte }: Sample): number => firstByte;

function middle(samples: readonly Sample[], name: keyof Sample): number {
  return median(samples.map((sample) => sample[name]));
}

/** How many times the base a case is: the median of the rounds. */
function ratio(samples: readonly Sample[], base: readonly Sample[], of: (sample: Sample) => number): number {
  return median(samples.flatMap((sample, round) => (base[round] ? [of(sample) / of(base[round])] : [])));
}

function size(samples: readonly Sample[]): string {
  return middle(samples, 'bytes').toLocaleString('en-GB');
}

function kilobytes(bytes: number): string {
  return `${(bytes / KILOBYTE).toFixed(1)} kB`;
}
