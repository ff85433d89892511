import { takeNothing } from '../commandLine.ts';
import { assumptions, dayOf, OBJECT_LIMIT, prices, RATE_LIMIT } from './model.ts';

const usage = `What a day costs by the number of page views, as docs/scale.md shows it.

  npm run -s scale
`;

takeNothing(usage);

const views = [1e6, 1e7, 1e8];
const days = views.map(dayOf);
const whole = (value: number): string => Math.round(value).toLocaleString('en');
const row = (name: string, cells: readonly string[]): string => `| ${[name, ...cells].join(' | ')} |`;

process.stdout.write(
  `${[
    row('a day', ['1 million views', '10 million', '100 million']),
    row('---', ['---:', '---:', '---:']),
    row(
      'calls of the content service',
      days.map((day) => whole(day.contentCalls)),
    ),
    row(
      `a second, of ${RATE_LIMIT}`,
      days.map((day) => (day.contentCalls / 86_400).toFixed(2)),
    ),
    row(
      'reads of KV',
      days.map((day) => whole(day.kvReads)),
    ),
    row(
      'writes of KV',
      days.map((day) => whole(day.kvWrites)),
    ),
    row(
      'requests of the coordinator',
      days.map((day) => whole(day.coordinatorRequests)),
    ),
    row(
      `a second, of ${whole(OBJECT_LIMIT)}`,
      days.map((day) => whole(day.coordinatorRate)),
    ),
    row(
      'pages made ahead',
      days.map((day) => whole(day.pagesMade)),
    ),
    row(
      'views of common pages without a render',
      days.map((day) => `${(day.hits * 100).toFixed(2)} %`),
    ),
    row(
      'dollars',
      days.map((day) => day.dollars.toFixed(2)),
    ),
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
  ].join('\n')}\n`,
);
