import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { visitorHeaders } from './connection.ts';
import { fillStore } from './fresh.ts';
import { cpuOf, residentOf } from './processes.ts';
import { HOME } from './variants.ts';
import { startWorkerd, type Variant } from './workerd.ts';

/** Pages of one isolate that are asked for once each. */
export const PAGES = 200;
/** Pages after which the memory of an isolate is looked at. */
export const HELD = 1000;

/** What an isolate takes for pages that it has never seen. */
export interface ManyPages {
  /** CPU milliseconds a page, a round each: from the KV tier, and rendered from content in KV. */
  readonly stored: readonly number[];
  readonly rendered: readonly number[];
  /** The pages of the KV tier once more, from the isolate's memory. */
  readonly remembered: readonly number[];
  /** Resident memory of the process in MiB after its first page, and after many. */
  readonly memory: { readonly first: number; readonly many: number };
}

/**
 * Asks one isolate for many pages that may be kept, each once: in the order of the sitemaps, spread over all cities and
 * languages.
 */
export async function manyPages(
  site: Variant,
  uncached: Variant,
  rounds: number,
  port: number,
  kvPort: number,
): Promise<ManyPages> {
  const paths = await addresses(site, port, kvPort);
  const few = spread(paths, PAGES);
  await fillStore(site, few, port, kvPort);
  const samples = { stored: samplesOf(), remembered: samplesOf(), rendered: samplesOf() };
  for (let round = 0; round < rounds; round += 1) {
    const [stored, remembered] = await cpuOfPages(site, [few, few], port, kvPort);
    const [rendered] = await cpuOfPages(uncached, [few], port, kvPort);
    samples.stored.push(stored ?? Number.NaN);
    samples.remembered.push(remembered ?? Number.NaN);
    samples.rendered.push(rendered ?? Number.NaN);
  }
  const running = await startWorkerd(site, port, kvPort);
  const first = residentOf(running.pid);
  await askEach(port, spread(paths, HELD));
  const many = residentOf(running.pid);
  await running.stop();
  return { ...samples, memory: { first, many } };
}

/** All modules of a built Worker, in bytes. */
export function scriptSize({ script }: Variant): { readonly bytes: number; readonly gzip: number } {
  const modules = readdirSync(dirname(script), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.m?js$/.test(name))
    .map((name) => readFileSync(join(dirname(script), name)));
  const code = Buffer.concat(modules);
  return { bytes: code.length, gzip: gzipSync(code).length };
}

const samplesOf = (): number[] => [];

/** CPU milliseconds a page of one isolate, for some pages after others. */
async function cpuOfPages(
  variant: Variant,
  parts: readonly (readonly string[])[],
  port: number,
  kvPort: number,
): Promise<readonly number[]> {
  // Its start and its first page are other rows.
  const running = await startWorkerd(variant, port, kvPort);
  const times: number[] = [];
  for (const paths of parts) {
    const before = cpuOf(running.pid);
    await askEach(port, paths);
    times.push((cpuOf(running.pid) - before) / paths.length);
  }
  await running.stop();
  return times;
}

async function askEach(port: number, paths: readonly string[]): Promise<void> {
  for (const path of paths) {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, { headers: visitorHeaders });
    await answer.arrayBuffer();
    if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}`);
  }
}

/** Addresses of all sitemaps without the home page that a process starts with. */
async function addresses(site: Variant, port: number, kvPort: number): Promise<readonly string[]> {
  const running = await startWorkerd(site, port, kvPort);
  const locations = async (path: string): Promise<readonly string[]> => {
    const text = await (await fetch(`http://127.0.0.1:${port}${path}`)).text();
    return [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname);
  };
  const maps = await locations('/sitemap.xml');
  const pagePaths: string[] = [];
  for (const map of maps) pagePaths.push(...(await locations(map)));
  await running.stop();
  return pagePaths.filter((path) => path !== HOME);
}

function spread(paths: readonly string[], count: number): readonly string[] {
  if (paths.length < count) throw new Error(`the sitemaps have ${paths.length} addresses, ${count} are wanted`);
  return Array.from({ length: count }, (_, index) => paths[Math.floor((index * paths.length) / count)] ?? HOME);
}
