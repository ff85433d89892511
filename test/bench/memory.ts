import { readFileSync, writeFileSync } from 'node:fs';
import { takeNothing } from '../../tools/commandLine.ts';
import { numberOf, portOf } from '../../tools/environment.ts';
import { differentPages, placesOf } from './differentPages.ts';
import type { Heap } from './heap.ts';
import { buildSite, inspectedSite } from './processes.ts';

takeNothing(`What an isolate of the production build holds after thousands of different pages, as the heap itself sees it, by the inspector
of raw workerd. Writes MEMORY.md. It ends with 1 where an isolate holds more than it may.

  npm run bench:memory     PAGES is how many (5000), BENCH_PORT the first of two ports
`);
const PAGES = numberOf('PAGES', 5000);
const PORT = portOf('BENCH_PORT', 9302, 2);
const RESULTS = 'test/bench/MEMORY.md';
/** Of the 128 MB that an isolate has; the rest is for what requests need while they are under way. */
const LIMIT = 100 * 1024 * 1024;
const STEPS = 10;
/** Requests at once. */
const AT_ONCE = 4;

buildSite();
const { origin, script, heap, stop } = await inspectedSite(PORT);
const places = placesOf(['sydney', 'okinawa', 'paris'], 3);
const pages = await differentPages(origin, places, PAGES);

const rows: { readonly pages: number; readonly heap: Heap }[] = [{ pages: 0, heap: await heap() }];
let failed = 0;
for (let step = 0; step < STEPS; step += 1) {
  const [from, to] = [step, step + 1].map((at) => Math.round((pages.length * at) / STEPS));
  const pending = pages.slice(from, to);
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (let page = pending.pop(); page; page = pending.pop()) {
        const answer = await fetch(origin + page.path, { headers: page.headers, redirect: 'manual' });
        await answer.arrayBuffer();
        if (answer.status >= 400) failed += 1;
      }
    }),
  );
  rows.push({ pages: to ?? 0, heap: await heap() });
  process.stdout.write(`${row(rows.at(-1))}\n`);
}
await stop();

const most = Math.max(...rows.map(({ heap }) => heap.objects + heap.buffers));
const bundle = readFileSync(script).length;
writeFileSync(
  RESULTS,
  `# Memory of an isolate

Written by \`npm run bench:memory\`: the production build on raw workerd, whose inspector tells what is still held after a
collection of garbage (\`Runtime.getHeapUsage\`). ${PAGES.toLocaleString('en')} different pages of ${places.map(([city, language]) => `${city} (${language})`).join(', ')}: all that the
sitemaps name, to desktops and phones, in mainland China and abroad; then lists at chosen hours, and searches.

| different pages | objects, MiB | buffers, MiB | together, MiB |
| ---: | ---: | ---: | ---: |
${rows.map(row).join('\n')}

The most is ${mebibytes(most)} MiB of the ${mebibytes(LIMIT)} that an isolate of 128 MB may keep. ${failed} pages failed. The main module has ${(bundle / 1024).toFixed(0)} KiB.
`,
);
process.stdout.write(`at most ${mebibytes(most)} MiB; ${failed} failed; ${RESULTS} is written\n`);
process.exit(most <= LIMIT && failed === 0 ? 0 : 1);

function row(measured: (typeof rows)[number] | undefined): string {
  if (!measured) return '';
  const { objects, buffers } = measured.heap;
  return `| ${[measured.pages.toLocaleString('en'), ...[objects, buffers, objects + buffers].map(mebibytes)].join(' | ')} |`;
}

function mebibytes(bytes: number): string {
  return (bytes / 1024 / 1024).toFixed(1);
}
