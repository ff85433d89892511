import { expect, inject, vi } from 'vitest';
import { LOST_MS } from '../waiting.ts';

/**
 * Waits until the site has all the lists that a search of these cities looks through: the first one on a busy machine may
 * lack what came late, and says so.
 */
export async function wholeSearch(...cities: readonly string[]): Promise<void> {
  const isComplete = async (city: string): Promise<unknown> => {
    const answer: unknown = await (await fetch(`${inject('site')}/_search/${city}?keyword=hesperia`)).json();
    return Reflect.get(Object(answer), 'isComplete');
  };
  // Not `expect.poll`, which is for tests alone.
  for (const city of cities)
    await vi.waitFor(async () => expect(await isComplete(city)).toBe(true), { timeout: LOST_MS, interval: 200 });
}
