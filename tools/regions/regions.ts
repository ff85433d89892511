import { styleText } from 'node:util';
import { print, readCommandLine, refuse, wholeNumber } from '../commandLine.ts';
import { portOf } from '../environment.ts';
import { fillSite } from '../operators/filling.ts';
import { takenPort } from '../start/portHolder.ts';
import { readableLog } from '../start/readableLog.ts';
import { siteVariables } from '../variables.ts';
import { startRegions } from './dataCentres.ts';

const usage = `Three data centres on this machine, to click through: the built site three times, each with a memory and a cache of its own,
over one coordinator, one KV and one content service.

  npm run regions                 a write to KV is seen elsewhere after 60 seconds
  npm run regions -- --delay 5    after five

PORT is the first of three ports (8791), CONTENT_PORT that of the content service (8790). To publish an entry by one of them:
PORT=8791 CONTENT_PORT=8790 npm run publish -- <entry-id>
`;

const options = { delay: { type: 'string', default: '60' }, fill: { type: 'string', default: 'all' } } as const;
const { values } = readCommandLine(usage, options, 0);
const delay = wholeNumber(usage, '--delay', values.delay, { least: 0, most: 3600 });
if (!['all', 'none'].includes(values.fill)) refuse(usage, `--fill takes all or none, not ${values.fill}.`);
const ports = ['Sydney', 'Paris', 'New York'].map((name, index) => ({
  name,
  port: portOf('PORT', 8791, 3) + index,
}));
const contentPort = portOf('CONTENT_PORT', 8790);
const taken = await takenPort([...ports.map(({ port }) => port), contentPort]);
if (taken !== undefined) refuse(usage, taken);

const regions = await startRegions({
  centres: ports,
  contentPort,
  delayMs: delay * 1000,
  heard: (place, line) => {
    const readable = readableLog(line);
    if (readable !== undefined) process.stderr.write(`${place.padEnd(12)} ${readable}\n`);
  },
});

print('Making the pages of all addresses; the data centres answer already.');
const [first] = regions.centres;
if (first && values.fill !== 'none')
  print(
    await fillSite({
      origin: first.url,
      key: siteVariables(process.env, 0)['HEALTH_KEY'] ?? '',
      ask: (request) => fetch(request),
      atOnce: 1,
      rest: 0,
      say: print,
    }),
  );

print(
  [
    '',
    `  ${styleText('bold', 'Three data centres')}, a write to KV is seen in the others after ${delay} seconds`,
    '',
    ...regions.centres.map(({ name, url }) => `  ${name.padEnd(16)} ${url}/en/sydney`),
    `  ${'Content service'.padEnd(16)} http://${regions.content.origin}/spaces/meridian`,
    '',
  ].join('\n'),
);

for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.on(signal, () => {
    void regions.stop().then(() => process.exit(0));
  });
