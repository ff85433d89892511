import { getHeapStatistics, setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { describe, expect, test } from 'vitest';
import { entryGraph } from '../../content/model/graph.ts';
import { readEntries } from '../../content/model/readEntry.ts';
import type { ContentType } from '../../content/model/registry.ts';
import { embeddedService } from '../../tools/editors/contentAccess.ts';
import { answerBytes, dataBytes, textBytes } from '../../worker/cache/heapBytes.ts';

setFlagsFromString('--expose-gc');
const collect: () => void = runInNewContext('gc');

/** How often the heap is measured: garbage of other tests of this process may be collected between two looks. */
const MEASURES = 5;

/** Bytes that the heap gives to each of so many of what is made: the median of some measures. */
function heapOf(count: number, make: (at: number) => unknown): number {
  const bytes = Array.from({ length: MEASURES }, () => oneMeasure(count, make)).sort((a, b) => a - b);
  return bytes[Math.floor(MEASURES / 2)] ?? 0;
}

function oneMeasure(count: number, make: (at: number) => unknown): number {
  const held: unknown[] = Array.from({ length: count });
  collect();
  collect();
  const before = getHeapStatistics().used_heap_size;
  for (const at of held.keys()) held[at] = make(at);
  collect();
  const bytes = (getHeapStatistics().used_heap_size - before) / count;
  // Still held while it was measured.
  expect(held.length).toBe(count);
  return bytes;
}

type Case = readonly [type: ContentType, city: string, locale: string, text: string];

/** All answers before anything is measured: a whole space in the heap makes each look at it many times as long. */
async function answersOf(questions: readonly (readonly [ContentType, string, string])[]): Promise<readonly Case[]> {
  const service = embeddedService(new Date('2026-06-15T02:00:00Z'));
  const headers = { Authorization: 'Bearer meridian-delivery' };
  const base = 'http://localhost:8788/spaces/meridian/environments/master';
  return Promise.all(
    questions.map(async ([type, city, locale]) => {
      const query = new URLSearchParams({
        content_type: type,
        include: '5',
        locale,
        'metadata.tags.sys.id[in]': `global,${city}`,
      });
      const answer = await service.fetch(new Request(`${base}/entries?${query}`, { headers }));
      return [type, city, locale, await answer.text()] as const;
    }),
  );
}

const answers = await answersOf([
  ['homePage', 'sydney', 'en-US'],
  ['homePage', 'okinawa', 'ja'],
  ['globalSettings', 'hainan', 'zh-CN'],
  ['event', 'sydney', 'en-US'],
  ['storeLocator', 'sydney', 'fr'],
]);

describe('bytes of the heap', () => {
  test.each(answers)('what is counted for %s is what the heap gives it: %s, %s', (type, _city, _locale, text) => {
    const copies = Math.ceil(2_000_000 / text.length);
    const measured = heapOf(copies, () => {
      const answer: unknown = JSON.parse(text);
      const graph = entryGraph(answer);
      return [answer, graph && readEntries(graph, [type], (html) => html)];
    });
    expect(answerBytes(text.length) / measured).toBeGreaterThan(0.8);
    expect(answerBytes(text.length) / measured).toBeLessThan(2);
    const parsed = heapOf(copies, () => JSON.parse(text));
    expect(dataBytes(JSON.parse(text)) / parsed).toBeGreaterThan(0.8);
    expect(dataBytes(JSON.parse(text)) / parsed).toBeLessThan(1.5);
  });

  test.each([
    ['Latin', 'é'],
    ['Chinese', '店'],
  ])('%s texts', (_, letter) => {
    const measured = heapOf(50, (at) => Buffer.from(`${at}${letter.repeat(20_000)}`).toString());
    const counted = textBytes(`00${letter.repeat(20_000)}`);
    expect([counted / measured > 0.8, counted / measured < 1.3]).toEqual([true, true]);
  });
});
