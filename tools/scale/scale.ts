import { print, takeNothing } from '../commandLine.ts';
import { assumptions, type Day, dayOf, OBJECT_LIMIT, prices, RATE_LIMIT } from './model.ts';

const usage = `What a day costs by the number of page views, as docs/scale.md shows it.

  npm run -s scale
`;

takeNothing(usage);

const days = [1e6, 1e7, 1e8].map(dayOf);
const whole = (value: number): string => Math.round(value).toLocaleString('en');
const row = (name: string, cells: readonly string[]): string => `| ${[name, ...cells].join(' | ')} |`;
const figures: readonly (readonly [name: string, figure: (day: Day) => string])[] = [
  ['calls of the content service', (day) => whole(day.contentCalls)],
  [`a second, of ${RATE_LIMIT}`, (day) => (day.contentCalls / 86_400).toFixed(2)],
  ['reads of KV', (day) => whole(day.kvReads)],
  ['writes of KV', (day) => whole(day.kvWrites)],
  ['requests of the coordinator', (day) => whole(day.coordinatorRequests)],
  [`a second, of ${whole(OBJECT_LIMIT)}`, (day) => whole(day.coordinatorRate)],
  ['pages made ahead', (day) => whole(day.pagesMade)],
  ['views of common pages without a render', (day) => `${(day.hits * 100).toFixed(2)} %`],
  ['dollars', (day) => day.dollars.toFixed(2)],
];

print(
  [
    row('a day', ['1 million views', '10 million', '100 million']),
    row('---', ['---:', '---:', '---:']),
    ...figures.map(([name, figure]) => row(name, days.map(figure))),
    '',
    row('taken to be', ['', 'since']),
    row('---', ['---:', '---']),
    ...Object.entries(assumptions).map(([name, { value, why }]) =>
      row(`\`${name}\``, [value.toLocaleString('en'), why]),
    ),
    '',
    row('a million', ['dollars']),
    row('---', ['---:']),
    ...Object.entries(prices).map(([name, price]) => row(name, [String(price)])),
  ].join('\n'),
);
