import { residentOf } from '../bench/processes.ts';
import { startContent, startKv } from '../bench/stubs.ts';
import { siteVariant } from '../bench/variants.ts';
import { startWorkerd } from '../bench/workerd.ts';
import { loadPages } from './visits.ts';

const PORT = 8890;
const CONCURRENCY = 6;
const SAMPLE_MS = 1000;

/** How many pages were served, and what the process held meanwhile, in MiB once a second. */
export interface Soak {
  readonly requests: number;
  readonly memory: readonly number[];
}

/**
 * The built site on raw workerd, where nothing but the site can grow: the tools around a local run keep notes of every
 * request. With the page cache on (`1`) or off (`0`), for so many pages: in a
 * time, a busy machine would serve too few to fill what an isolate may hold.
 */
export async function soak(cache: '0' | '1', pages: number): Promise<Soak> {
  const kv = await startKv();
  const content = await startContent(0);
  const site = await startWorkerd(siteVariant('soak', content.port, { CACHE: cache }), PORT, kv.port);
  const memory: number[] = [];
  const sampling = setInterval(() => memory.push(residentOf(site.pid)), SAMPLE_MS);
  let requests = 0;
  try {
    await Promise.all(
      Array.from({ length: CONCURRENCY }, async () => {
        while (requests < pages) {
          const visit = loadPages[requests % loadPages.length];
          requests += 1;
          if (visit) await (await fetch(`http://127.0.0.1:${PORT}${visit.path}`, visit.init)).text();
        }
      }),
    );
  } finally {
    clearInterval(sampling);
    site.stop();
    kv.stop();
    content.stop();
  }
  return { requests, memory };
}
