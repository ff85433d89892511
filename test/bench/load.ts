import { readFileSync } from 'node:fs';
import { median } from '../support/many.ts';
import { type Connection, openConnection } from './connection.ts';
import type { LoadOrder, Sample } from './measure.ts';

/**
 * The load generator, a process of its own so that nothing but the worker is in the worker's process, and nothing but
 * the load in this one: warms a worker up, loads it, asks it alone, and writes one line of JSON. Started by
 * `measure.ts` with its order as the only argument.
 */
const CONNECTIONS = 8;
/**
 * A worker is warm after so many requests and so long, whichever comes last, but never later than the limit. The number
 * decides on slow machines too: after a second they have compiled less of a page's code than fast ones.
 */
const WARM_REQUESTS = 2000;
const WARM_MS = 1000;
const WARM_LIMIT_MS = 20_000;
/** Requests one at a time, for the first byte. */
const ALONE = 200;
const ALONE_LIMIT_MS = 2000;
/** Clock ticks a second in /proc, as every Linux has it. */
const TICKS = 100;

const order: LoadOrder = JSON.parse(process.argv[2] ?? '{}');
const { pid, port, path, status, milliseconds } = order;
const connections = Array.from({ length: CONNECTIONS }, () => openConnection(port, path));
let bytes = 0;

await load((sentCount, elapsed) => elapsed < WARM_LIMIT_MS && (sentCount < WARM_REQUESTS || elapsed < WARM_MS));
const before = cpuOf(pid);
const generatorBefore = process.cpuUsage();
const startedAt = performance.now();
const requests = await load((_, elapsed) => elapsed < milliseconds);
const elapsed = performance.now() - startedAt;
const cpu = (cpuOf(pid) - before) / requests;
const generatorUsage = process.cpuUsage(generatorBefore);
const generator = (generatorUsage.user + generatorUsage.system) / 1000 / requests;
const firstBytes: number[] = [];
for (const connection of connections) connection.close();
// A connection of its own: the others may have waited so long for the slowest that the server is about to close them.
const alone = openConnection(port, path);
const aloneAt = performance.now();
while (firstBytes.length < ALONE && performance.now() - aloneAt < ALONE_LIMIT_MS)
  firstBytes.push((await ask(alone)).firstByte);
alone.close();
const sample: Sample = {
  cpu,
  requestsPerSecond: (requests / elapsed) * 1000,
  firstByte: median(firstBytes),
  bytes,
  generator,
};
process.stdout.write(JSON.stringify(sample));

/** Asks on all connections at once for as long as it should go on; gives the number of answers. */
async function load(goesOn: (sentCount: number, elapsed: number) => boolean): Promise<number> {
  const start = performance.now();
  let sentCount = 0;
  const lane = async (connection: Connection): Promise<void> => {
    while (goesOn(sentCount, performance.now() - start)) {
      sentCount += 1;
      await ask(connection);
    }
  };
  await Promise.all(connections.map(lane));
  return sentCount;
}

async function ask(connection: Connection) {
  const answer = await connection.ask();
  if (answer.status !== status) throw new Error(`${path} answered ${answer.status}, not ${status}`);
  bytes = answer.bytes;
  return answer;
}

/** CPU milliseconds that a process has used so far, user and system, with all of its threads. */
function cpuOf(id: number): number {
  const fields = readFileSync(`/proc/${id}/stat`, 'utf8')
    .replace(/^.*\) /, '')
    .split(' ');
  return ((Number(fields[11]) + Number(fields[12])) * 1000) / TICKS;
}
