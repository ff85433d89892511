import { execFileSync } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { declaredVariables } from '../../worker/commands/variables.ts';
import { measure, median, type Sample } from './measure.ts';
import { run as searchBench } from './search.bench.ts';
import { startContent, startKv } from './stubs.ts';
import { type Running, startWorkerd, type Variant } from './workerd.ts';

/**
 * `npm run bench`: the production build on raw workerd, one process a variant, interleaved rounds, the same stubbed KV
 * and content service for all. Ratios hold from run to run; absolute times mean nothing.
 */
const ROUNDS = Number(process.env['ROUNDS'] ?? 5);
const HOME = '/en/sydney';

interface Case {
  readonly name: string;
  readonly path: string;
  readonly variant: Variant;
  readonly requests: number;
}

searchBench();

execFileSync(process.execPath, ['node_modules/vite/bin/vite.js', 'build', '--logLevel', 'warn'], { stdio: 'inherit' });
const kv = await startKv();
const content = await startContent(0);
const longContent = await startContent(500);

const site = (name: string, contentPort: number, variables: Readonly<Record<string, string>> = {}): Variant => ({
  name,
  script: resolve('dist/meridian_galleria/index.js'),
  variables: {
    ...declaredVariables(),
    CONTENTFUL_HOST: `localhost:${contentPort}`,
    CONTENTFUL_PREVIEW_HOST: `127.0.0.1:${contentPort}`,
    LOG_LEVEL: '4',
    ...variables,
  },
  namespaces: ['CONTENT', 'FLAGS'],
});

const cached = site('site', content.port);
const uncached = site('site without page cache', content.port, { CACHE: '0' });
const long = site('site with 500 events', longContent.port, { CACHE: '0', CONTENTFUL_SPACE_ID: 'meridian' });

const first = await startWorkerd(cached, 9301, kv.port);
const constant = constantVariant(await (await fetch(`http://127.0.0.1:${first.port}${HOME}`)).text());
first.stop();

const cases: readonly Case[] = [
  { name: 'constant bytes of the same page', path: HOME, variant: constant, requests: 4000 },
  { name: 'cached page', path: HOME, variant: cached, requests: 4000 },
  { name: 'cached 404', path: '/en/sydney/no-such-page', variant: cached, requests: 4000 },
  { name: 'redirect', path: '/', variant: cached, requests: 3000 },
  { name: 'cold render, warm content', path: HOME, variant: uncached, requests: 800 },
  { name: 'cold render, cold content', path: `${HOME}?is-preview-mode=true`, variant: uncached, requests: 100 },
  { name: 'search', path: '/en/sydney/searching/rose', variant: uncached, requests: 600 },
  { name: 'listing of 500', path: '/en/sydney/what-is-happening/event/listing', variant: long, requests: 300 },
];

const samples = new Map<string, Sample[]>(cases.map(({ name }) => [name, []]));
for (let round = 0; round < ROUNDS; round += 1) {
  for (const { name, path, variant, requests } of cases) {
    const running: Running = await startWorkerd(variant, 9302, kv.port);
    samples.get(name)?.push(await measure(running.pid, running.port, path, requests));
    running.stop();
    await new Promise((done) => setTimeout(done, 100));
  }
}
kv.stop();
content.stop();
longContent.stop();

const base = samples.get('constant bytes of the same page') ?? [];
const middle = (list: readonly Sample[], of: (sample: Sample) => number): number => median(list.map(of));
const rows = cases.map(({ name }) => {
  const own = samples.get(name) ?? [];
  const cpu = middle(own, (sample) => sample.cpu);
  const rate = middle(own, (sample) => sample.requestsPerSecond);
  const firstByte = middle(own, (sample) => sample.firstByte);
  const ratio = (of: (sample: Sample) => number): string =>
    median(own.map((sample, round) => of(sample) / of(base[round] ?? sample))).toFixed(2);
  return `| ${name} | ${cpu.toFixed(3)} | ${ratio((sample) => sample.cpu)} | ${rate.toFixed(0)} | ${ratio((sample) => sample.requestsPerSecond)} | ${firstByte.toFixed(2)} |`;
});
process.stdout.write(
  [
    `Medians of ${ROUNDS} interleaved rounds; ratios are pairwise against constant bytes of the same round.`,
    '',
    '| case | CPU ms a request | ratio | requests a second | ratio | first byte ms |',
    '| --- | ---: | ---: | ---: | ---: | ---: |',
    ...rows,
    '',
  ].join('\n'),
);
process.exit(0);

/** A worker that does nothing but send the same page. */
function constantVariant(page: string): Variant {
  const script = join(mkdtempSync(join(tmpdir(), 'meridian-constant-')), 'index.js');
  writeFileSync(
    script,
    `const bytes = new TextEncoder().encode(${JSON.stringify(page)});\nexport default { fetch: () => new Response(bytes, { headers: { 'Content-Type': 'text/html; charset=utf-8' } }) };\n`,
  );
  return { name: 'constant', script, variables: {}, namespaces: [] };
}
