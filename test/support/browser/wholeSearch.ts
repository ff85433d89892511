import { expect, inject } from 'vitest';

/**
 * Waits until the site has all the lists that a search of these cities looks through: the first one on a busy machine may
 * lack what came late, and says so.
 */
export async function wholeSearch(...cities: readonly string[]): Promise<void> {
  const isComplete = async (city: string): Promise<unknown> => {
    const answer: unknown = await (await fetch(`${inject('site')}/_search/${city}?keyword=hesperia`)).json();
    return Reflect.get(Object(answer), 'isComplete');
  };
  for (const city of cities) await expect.poll(() => isComplete(city)).toBe(true);
}
