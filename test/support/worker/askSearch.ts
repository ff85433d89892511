import { safeParse } from 'valibot';
import { expect } from 'vitest';
import { type SearchAnswer, searchAnswer } from '../../../content/search/searchAnswer.ts';
import type { testSite } from './testWorld.ts';

/** What a site's search answers to a keyword, in a place such as `en/sydney`. */
export async function askSearch(
  site: ReturnType<typeof testSite>,
  keyword: string,
  place = 'en/sydney',
  more = '',
): Promise<{ readonly answer: SearchAnswer; readonly response: Response }> {
  const response = await site.visit(`/_search/${place}?keyword=${encodeURIComponent(keyword)}${more}`);
  expect(response.status).toBe(200);
  const parsed = safeParse(searchAnswer, await response.json());
  if (!parsed.success) throw new Error('no search answer');
  return { answer: parsed.output, response };
}
