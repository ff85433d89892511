import { readFileSync } from 'node:fs';
import { Agent, get } from 'node:http';

/** What one round says of a variant. */
export interface Sample {
  /** CPU milliseconds of the workerd process per request, user and system. */
  readonly cpu: number;
  readonly requestsPerSecond: number;
  /** Median milliseconds to the first byte, one request at a time. */
  readonly firstByte: number;
}

const CONNECTIONS = 8;
const WARM_UP = 200;
/** Clock ticks a second in /proc, as every Linux has it. */
const TICKS = 100;

const DESKTOP = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/150.0.0.0 Safari/537.36';

/** Measures a running worker: so many requests over eight connections, then one at a time. */
export async function measure(pid: number, port: number, path: string, requests: number): Promise<Sample> {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  const ask = (): Promise<number> => request(agent, port, path);
  await inParallel(WARM_UP, ask);
  const cpuBefore = cpuOf(pid);
  const startedAt = performance.now();
  await inParallel(requests, ask);
  const elapsed = performance.now() - startedAt;
  const cpu = (cpuOf(pid) - cpuBefore) / requests;
  const firstBytes: number[] = [];
  for (let index = 0; index < Math.min(requests, 150); index += 1) firstBytes.push(await ask());
  agent.destroy();
  return { cpu, requestsPerSecond: (requests / elapsed) * 1000, firstByte: median(firstBytes) };
}

/** The middle value. */
export function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}

async function inParallel(count: number, work: () => Promise<unknown>): Promise<void> {
  let left = count;
  const lane = async (): Promise<void> => {
    while (left > 0) {
      left -= 1;
      await work();
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, lane));
}

/** Resolves with the milliseconds to the first byte, once the whole answer is read. */
function request(agent: Agent, port: number, path: string): Promise<number> {
  const startedAt = performance.now();
  return new Promise((resolve, reject) => {
    get(
      { agent, host: '127.0.0.1', port, path, headers: { 'user-agent': DESKTOP, 'accept-language': 'en' } },
      (response) => {
        const firstByte = performance.now() - startedAt;
        response.on('end', () =>
          (response.statusCode ?? 500) < 500
            ? resolve(firstByte)
            : reject(new Error(`${path} answered ${response.statusCode}`)),
        );
        response.resume();
      },
    ).on('error', reject);
  });
}

/** CPU milliseconds that a process has used so far. */
function cpuOf(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /, '')
    .split(' ');
  return ((Number(fields[11]) + Number(fields[12])) * 1000) / TICKS;
}
