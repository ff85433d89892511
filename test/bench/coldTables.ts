import { median } from '../support/many.ts';
import { HELD, type ManyPages, PAGES } from './manyPages.ts';

/** The bytes of a Worker's script. */
export type Sizes = ReadonlyMap<string, { readonly bytes: number; readonly gzip: number }>;

/** Goals of pages that an isolate has never seen, in CPU milliseconds a page. */
const goals = { stored: 1.5, rendered: 4 } as const;

/** A page that a fresh isolate has never seen takes at most so many times one of its memory. */
const LATER = 1.3;

/** Rows of what one isolate takes for many pages. */
export function manyTable({ stored, remembered, rendered, memory }: ManyPages): readonly string[] {
  return [
    `| ${PAGES} pages once each, KV tier warm, CPU ms a page | ${median(stored).toFixed(2)} |`,
    `| the same pages once more, from memory, CPU ms a page | ${median(remembered).toFixed(2)} |`,
    `| ${PAGES} pages once each, rendered, KV content warm, CPU ms a page | ${median(rendered).toFixed(2)} |`,
    `| memory of the process after its first page, MiB | ${memory.first.toFixed(0)} |`,
    `| memory of the process after ${HELD} different pages, MiB | ${memory.many.toFixed(0)} |`,
  ];
}

/** Rows of the sizes of scripts. */
export function sizeTable(sizes: Sizes): readonly string[] {
  return [...sizes].map(
    ([name, { bytes, gzip }]) => `| script of ${name}, kB (gzip) | ${inKilobytes(bytes)} (${inKilobytes(gzip)}) |`,
  );
}

/** The goals of pages that are asked for once. */
export function manyGoals({ stored, remembered, rendered }: ManyPages) {
  const later = median(stored.map((time, round) => time / (remembered[round] ?? Number.NaN)));
  const limits = (
    [
      ['KV tier warm', median(stored), goals.stored],
      ['rendered, KV content warm', median(rendered), goals.rendered],
    ] as const
  ).map(([name, measured, most]) => ({
    promise: `${PAGES} pages once each, ${name}: at most ${most} ms CPU a page`,
    measured: `${measured.toFixed(2)} ms`,
    isMet: measured <= most,
  }));
  return [
    ...limits,
    {
      promise: `a page that a fresh isolate has never seen, of one from its memory: at most ${LATER}x`,
      measured: `${later.toFixed(2)}x`,
      isMet: later <= LATER,
    },
  ];
}

function inKilobytes(bytes: number): string {
  return (bytes / 1000).toFixed(0);
}
