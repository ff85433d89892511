import { expect, test } from 'vitest';
import { FRESH, fillStore, freshRatio, freshSamples } from '../bench/fresh.ts';
import { startContent, startKv } from '../bench/stubs.ts';
import { constantVariant, HOME, siteVariant } from '../bench/variants.ts';
import { freePort } from '../support/tools/freePort.ts';

/** Starts of each: the middle one counts, so that a moment in which the machine is busy decides nothing. */
const ROUNDS = 7;

/** How many times the CPU of a Worker that only sends constant bytes the first answer of an isolate may take. */
const limits: ReadonlyMap<string, number> = new Map([
  [FRESH.stored, 4.5],
  [FRESH.rendered, 14],
]);

test('a fresh isolate’s first answer, kept or rendered, takes no more CPU than it may', async () => {
  const [kv, content, port] = await Promise.all([startKv(), startContent(0), freePort()]);
  try {
    // Fresh isolates take longer than pages stay new without a coordinator: for them time stands still.
    const CLOCK = new Date().toISOString();
    const site = siteVariant('site', content.port, { CLOCK });
    const uncached = siteVariant('site without page cache', content.port, { CLOCK, CACHE: '0' });
    const constant = await constantVariant(site, port, kv.port);
    await fillStore(site, [HOME], port, kv.port);
    const of = (name: string, variant: typeof site) => ({ name, variant, path: HOME, kvPort: kv.port });
    const cases = [of(FRESH.constant, constant), of(FRESH.stored, site), of(FRESH.rendered, uncached)];
    const samples = await freshSamples(cases, ROUNDS, port);
    for (const [name, limit] of limits) expect(freshRatio(samples, name, FRESH.constant), name).toBeLessThan(limit);
  } finally {
    kv.stop();
    content.stop();
  }
});
