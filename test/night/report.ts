import { availableParallelism } from 'node:os';
import { atShare } from '../support/many.ts';
import { countKinds, type NightEvent } from './plot.ts';
import { isFault, nightCities, type Seen, waitsOf } from './visitors.ts';

interface Facts {
  readonly pages: number;
  readonly load: number;
  readonly attacks: { readonly calls: number; readonly refused: number };
  readonly events: readonly NightEvent[];
}

/** What visitors saw between one event and the next, as RESULTS.md. */
export function report(answers: readonly Seen[], { pages, load, attacks, events }: Facts): string {
  const parts = [{ at: 0, what: 'before' }, ...events].map(({ at, what }, index) => {
    const next = events[index]?.at ?? Number.POSITIVE_INFINITY;
    return { what, seen: answers.filter(({ second }) => second >= at && second < next) };
  });
  const faults = answers.filter(isFault);
  const names = countKinds([]).map(([name]) => name);
  return `${[
    '# A bad night',
    '',
    `Written by \`npm run night\` (test/night/night.ts) on a machine of ${availableParallelism()} cores at a load of ${load.toFixed(1)}, on ${new Date().toISOString().slice(0, 10)}: three data centres, ${pages.toLocaleString('en')}`,
    `pages of ${nightCities.join(', ')} made before, every clock set so that midnight comes there meanwhile.`,
    '[docs/night.svg](../../docs/night.svg) shows it second by second.',
    '',
    `| from | visits | ${names.join(' | ')} | half waited | 99 of 100 | longest |`,
    `| --- | ---: | ${names.map(() => '---: |').join(' ')} ---: | ---: | ---: |`,
    ...parts.map(
      ({ what, seen }) =>
        `| ${[
          what,
          seen.length.toLocaleString('en'),
          ...countKinds(seen).map(([, count]) => (count === 0 ? '' : count.toLocaleString('en'))),
          ...[0.5, 0.99, 1].map((share) => `${atShare(waitsOf(seen), share)} ms`),
        ].join(' | ')} |`,
    ),
    '',
    `Errors of a good build: ${faults.length} of ${answers.length.toLocaleString('en')} visits${faults.length > 0 ? `: ${[...new Set(faults.map(({ status, second }) => `${status || 'no answer'} at ${second} s`))].slice(0, 12).join(', ')}` : ''}.`,
    `The oldest state of hours that a visitor read had been over for ${Math.max(...answers.map(({ late }) => late)).toFixed(0)} s.`,
    `Calls with the leaked secret after it was replaced: ${attacks.calls}, refused: ${attacks.refused}.`,
  ].join('\n')}\n`;
}
