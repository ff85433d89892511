import { writeFileSync } from 'node:fs';
import { availableParallelism, loadavg } from 'node:os';
import { launch } from '../../tools/chromium.ts';
import { takeNothing } from '../../tools/commandLine.ts';
import { numberOf, portOf } from '../../tools/environment.ts';
import { startSite } from '../lighthouse/site.ts';
import { median } from '../support/many.ts';
import { firstPaints, homeLines, type PhoneLine, searchScripts, videoBytes } from './phoneLoad.ts';
import { nextPage } from './phoneNextPage.ts';
import { type DeedTimes, firstTap, timeDeeds } from './phoneTaps.ts';
import { buildSite } from './processes.ts';

takeNothing(`What a phone on a slow network waits for, on the production build, through Chromium's throttling of network and processor.
Writes PHONE.md. It ends with 1 where a goal is not met.

  npm run bench:phone     BENCH_PORT is the first of two ports, TIMES how often each deed is done (5), BUILT=1 takes the build
                          that is there
`);
const PORT = portOf('BENCH_PORT', 9302, 2);
const TIMES = numberOf('TIMES', 5);
const RESULTS = 'test/bench/PHONE.md';
/** From a touch to what is drawn next, in milliseconds: in the middle of the turns, and in the worst of them. */
const MIDDLE_MS = 200;
const MOST_MS = 260;

buildSite();
const load = loadavg()[0] ?? 0;
const stop = await startSite(PORT, PORT + 1);
const browser = await launch();
const site = `http://localhost:${PORT}`;
try {
  // The first visitor waits for a render.
  for (const path of ['', '/what-is-happening/event/listing', '/searching', '/stores/listing', '/contact-us'])
    await (await fetch(`${site}/en/sydney/mobile${path}`, { headers: { 'user-agent': 'Mobile' } })).arrayBuffer();
  const lines = [
    await firstPaints(browser, site),
    ...(await homeLines(browser, site)),
    await firstTap(browser, site),
    await searchScripts(browser, site),
    ...(await videoBytes(browser, site)),
    ...(await nextPage(browser, site)),
  ];
  const deeds = await timeDeeds(browser, site, TIMES);
  const text = report(lines, deeds);
  writeFileSync(RESULTS, text);
  process.stdout.write(text);
  const isMet = lines.every((line) => line.isMet !== false) && deeds.every(isQuick);
  process.exitCode = isMet ? 0 : 1;
} finally {
  await browser.close();
  await stop();
}

function report(lines: readonly PhoneLine[], deedTimes: readonly DeedTimes[]): string {
  return `${[
    '# A phone on a slow network',
    '',
    'Written by `npm run bench:phone` (test/bench/phone.ts): the production build in Chromium as a phone of 390 by 844 points',
    `and three dots a point, on a machine of ${availableParallelism()} cores at a load of ${load.toFixed(1)}, on ${new Date().toISOString().slice(0, 10)}. Chromium slows the network (slow 4G:`,
    '150 ms and 1.6 Mbit/s, with a processor four times slower) and the processor. Before: as it was measured when this',
    'work began.',
    '',
    '| | before | now | goal | |',
    '| --- | ---: | ---: | ---: | --- |',
    ...lines.map(
      ({ what, before, now, goal = '', isMet }) =>
        `| ${what} | ${before} | ${now} | ${goal} | ${isMet === undefined ? '' : isMet ? 'met' : '**not met**'} |`,
    ),
    '',
    '## From a touch to its answer, with a processor six times slower',
    '',
    `Milliseconds, the middle and the most of ${TIMES} turns, each on a page of its own. A finger rests for 80 ms, and comes once the`,
    'page stands still. Drawn: from an event of the touch until the browser draws the next picture, by its own timing of events',
    `(INP); at most ${MIDDLE_MS}, and ${MOST_MS} in the worst turn. There: from the end of the touch until the answer is. First: the touch comes as`,
    'soon as the page has loaded, before its script. A filter leads to another page, which the network never sends here: its',
    'answer is the loading bar, which waits for 200 ms.',
    '',
    '| | first: drawn | most | there | later: drawn | most | there | |',
    '| --- | ---: | ---: | ---: | ---: | ---: | ---: | --- |',
    ...deedTimes.map(
      (deed) =>
        `| ${[deed.name, ...cells(deed.first), ...cells(deed.later)].join(' | ')} | ${isQuick(deed) ? 'met' : '**not met**'} |`,
    ),
  ].join('\n')}\n`;
}

function cells(times: DeedTimes['first']): readonly string[] {
  if (times.length === 0) return ['', '', ''];
  const drawn = times.map((time) => time.drawn);
  const answered = times.map(({ answered: [at = Number.NaN] }) => at);
  return [median(drawn), Math.max(...drawn), median(answered)].map((time) => time.toFixed(0));
}

/** The slowest of all turns. */
function isQuick({ first, later }: DeedTimes): boolean {
  return [first, later].every((turns) => {
    const drawn = turns.map((turn) => turn.drawn);
    return turns.length === 0 || (median(drawn) <= MIDDLE_MS && Math.max(...drawn) <= MOST_MS);
  });
}
