import { atShare } from '../support/many.ts';
import { type Seen, waitsOf } from './visitors.ts';

/** Something that happened, in seconds since the night began. */
export interface NightEvent {
  readonly at: number;
  readonly what: string;
}

const WIDTH = 960;
const LEFT = 64;
const RIGHT = 16;
const HEAD = 132;
const BAND = 150;
const GAP = 44;

/** What an answer is, from the best to the worst, with its colour. */
const kinds = [
  {
    name: 'as it is now',
    colour: '#1f3a34',
    holds: ({ status, cache, late }) => status === 200 && cache === 'HIT' && late <= 5,
  },
  {
    name: 'made for the visitor',
    colour: '#c9a45c',
    holds: ({ status, cache, late }) => status === 200 && cache === 'MISS' && late <= 5,
  },
  {
    name: 'as it was a moment ago',
    colour: '#8fa79a',
    holds: ({ status, cache, late }) => status === 200 && cache === 'STALE' && late <= 5,
  },
  { name: 'hours that are over', colour: '#d98f5c', holds: ({ status }) => status === 200 },
  { name: 'error or no answer', colour: '#a8321f', holds: () => true },
] as const satisfies readonly {
  readonly name: string;
  readonly colour: string;
  readonly holds: (seen: Seen) => boolean;
}[];

/** Each kind's name with how many of the answers are of it. */
export function countKinds(answers: readonly Seen[]): readonly (readonly [name: string, count: number])[] {
  const indexes = answers.map(kindOf);
  return kinds.map(({ name }, kind) => [name, indexes.filter((index) => index === kind).length]);
}

function kindOf(seen: Seen): number {
  return kinds.findIndex(({ holds }) => holds(seen));
}

/** What visitors saw, second by second, as SVG: the shares of the kinds of answers, and how long half and nearly all waited. */
export function plot(answers: readonly Seen[], events: readonly NightEvent[], end: number): string {
  const x = (second: number): number => LEFT + ((WIDTH - LEFT - RIGHT) * second) / end;
  const second = x(1) - x(0);
  const bySecond = Map.groupBy(answers, (seen) => seen.second);
  const bars = [...bySecond].flatMap(([at, seen]) => {
    let from = 0;
    return countKinds(seen).flatMap(([, count], kind) => {
      const share = (count / seen.length) * BAND;
      from += share;
      return count === 0
        ? []
        : [
            `<path d="M${round(x(at))} ${round(HEAD + BAND - from)}h${round(second + 0.2)}v${round(share)}h-${round(second + 0.2)}z" fill="${kinds[kind]?.colour}"/>`,
          ];
    });
  });
  const waits = HEAD + BAND + GAP;
  const y = (milliseconds: number): number =>
    waits + BAND - (Math.log10(Math.min(Math.max(milliseconds, 1), 10_000)) / 4) * BAND;
  const line = (share: number): string =>
    [...bySecond]
      .toSorted(([left], [right]) => left - right)
      .map(([at, seen]) => `${round(x(at))},${round(y(atShare(waitsOf(seen), share)))}`)
      .join(' ');
  const height = waits + BAND + 40;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" font-family="sans-serif" font-size="12" fill="#2a2a28">`,
    `<title>A bad night, second by second</title>`,
    `<rect width="${WIDTH}" height="${height}" fill="#fbf8f2"/>`,
    ...kinds.map(
      ({ name, colour }, at) =>
        `<rect x="${LEFT + at * 178}" y="14" width="10" height="10" fill="${colour}"/><text x="${LEFT + 16 + at * 178}" y="23">${name}</text>`,
    ),
    ...bars,
    ...[1, 10, 100, 1000, 10_000].map(
      (step) =>
        `<text x="${LEFT - 8}" y="${round(y(step) + 4)}" text-anchor="end">${step < 1000 ? `${step} ms` : `${step / 1000} s`}</text><path d="M${LEFT} ${round(y(step))}H${WIDTH - RIGHT}" stroke="#e0d8c8"/>`,
    ),
    `<text x="${LEFT - 8}" y="${HEAD + 10}" text-anchor="end">100 %</text><text x="${LEFT - 8}" y="${HEAD + BAND}" text-anchor="end">0</text>`,
    `<polyline points="${line(0.99)}" fill="none" stroke="#a8321f"/><polyline points="${line(0.5)}" fill="none" stroke="#1f3a34" stroke-width="1.5"/>`,
    `<text x="${LEFT}" y="${waits - 10}">How long half of the visitors waited (dark), and 99 of 100 (red)</text>`,
    ...events.map(
      ({ at, what }, index) =>
        `<path d="M${round(x(at))} ${38 + (index % 5) * 18}V${waits + BAND}" stroke="#2a2a28" stroke-dasharray="2 3"/><text x="${round(x(at) + 4)}" y="${48 + (index % 5) * 18}">${what}</text>`,
    ),
    ...Array.from(
      { length: Math.floor(end / 60) + 1 },
      (_, minute) => `<text x="${round(x(minute * 60))}" y="${height - 14}" text-anchor="middle">${minute} min</text>`,
    ),
    '</svg>',
    '',
  ].join('\n');
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
