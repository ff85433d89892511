import { expect, test } from 'vitest';
import { cachedContent } from '../support/worker/cachedContent.ts';
import { type Fault, spoilt } from '../support/worker/faults.ts';
import { faultySite, isWhole } from '../support/worker/faultySite.ts';

const HOME = '/en/sydney';
const LISTING = '/en/sydney/brand/listing';

const event = (id: string, title: unknown = 'Tea') => ({
  sys: { id, contentType: { sys: { id: 'event' } }, createdAt: '2026-01-01T00:00:00.000Z' },
  fields: { title },
});
const list = (text: string, ...items: readonly object[]) => ({
  text,
  sys: { type: 'Array' },
  total: items.length,
  skip: 0,
  limit: 100,
  items,
});

/** An isolate that has had a whole answer for two minutes, and a service that answers something else by now. */
const doubtfulContent = async () => {
  const content = cachedContent();
  const warmIsolate = content.isolate();
  content.answers(async () => list('whole', event('a'), event('b')));
  await warmIsolate.read();
  await content.settled();
  content.time.pass(120_000);
  const readAfter = async (milliseconds: number, answer: object): Promise<string> => {
    content.time.pass(milliseconds);
    content.answers(async () => answer);
    await warmIsolate.read();
    await content.settled();
    return (await warmIsolate.read()).text;
  };
  return { ...content, warmIsolate, readAfter };
};

test.each<[string, object]>([
  ['no items', list('bad')],
  ['a field of a wrong type', list('bad', event('a', 42), event('b'))],
  ['another entry under an id', list('bad', { ...event('a'), sys: { ...event('a').sys, createdAt: '' } })],
])('an answer with %s is held until it is repeated ten seconds later', async (_, badAnswer) => {
  const { readAfter, lines, store } = await doubtfulContent();
  expect(await readAfter(0, badAnswer)).toBe('whole');
  expect(lines).toMatchObject([{ level: 'warning', event: 'content held', key: 'list:events' }]);
  expect(await readAfter(9999, badAnswer)).toBe('whole');
  expect([...store.values.values()].join()).not.toContain('bad');
  expect(await readAfter(2000, badAnswer)).toBe('bad');
});

test('a bad answer of a moment is never seen, and the service is asked again after two seconds', async () => {
  const { readAfter } = await doubtfulContent();
  expect(await readAfter(0, list('bad'))).toBe('whole');
  expect(await readAfter(2000, list('mended', event('a')))).toBe('mended');
  // The doubt is over: a later bad answer is held again.
  expect(await readAfter(120_000, list('bad'))).toBe('mended');
});

test('what a change explains counts at once, and that everything may have changed explains nothing', async () => {
  const { warmIsolate, readAfter, time } = await doubtfulContent();
  warmIsolate.learn(2, [{ seq: 2, isGone: false }]);
  expect(await readAfter(0, list('empty'))).toBe('whole');
  warmIsolate.learn(4, [
    { seq: 3, entry: 'a', isGone: true },
    { seq: 4, entry: 'b', isGone: true },
  ]);
  time.pass(2000);
  expect(await readAfter(0, list('empty'))).toBe('empty');
});

const anchors = (body: string): number => body.split('<a ').length;

test.each<[string, Fault]>([
  ['nothing of what they link to', spoilt(() => ({ includes: undefined }))],
  ['no entries that they link to', spoilt(({ includes }) => ({ includes: { ...Object(includes), Entry: [] } }))],
  ['no items', spoilt(() => ({ items: [], total: 0 }))],
])('answers of a moment with %s, right after everything changed, leave every page whole', async (_, fault) => {
  const site = faultySite();
  const before = [await site.visit(HOME), await site.visit(LISTING)];
  await site.settled();
  await site.publish();
  site.fail(fault);
  for (const path of [HOME, LISTING, HOME, LISTING]) {
    expect(isWhole(await site.visit(path))).toBe(true);
    site.time.pass(500);
  }
  await site.settled();
  site.fail(undefined);
  site.time.pass(13_000);
  for (const path of [HOME, LISTING]) await site.visit(path);
  await site.settled();
  const after = [await site.visit(HOME), await site.visit(LISTING)];
  expect(after.map(({ body }) => anchors(body))).toEqual(before.map(({ body }) => anchors(body)));
  expect(after.map(({ cache }) => cache)).toEqual(['HIT', 'HIT']);
});

test('a menu that editors shortened is seen within two minutes and ten seconds, though nobody told of it', async () => {
  const site = faultySite({ coordinator: null });
  const before = await site.visit(HOME);
  await site.settled();
  const shortened = spoilt(({ items }) => ({
    items: (Array.isArray(items) ? items : []).map((item: { readonly fields?: object }) =>
      item.fields && 'navigationBar' in item.fields && Array.isArray(item.fields.navigationBar)
        ? { ...item, fields: { ...item.fields, navigationBar: item.fields.navigationBar.slice(0, 1) } }
        : item,
    ),
  }));
  site.fail(shortened);
  site.time.pass(120_000);
  await site.visit(HOME);
  await site.settled();
  expect(anchors((await site.visit(HOME)).body)).toBe(anchors(before.body));
  await site.settled();
  site.time.pass(10_000);
  for (let visits = 0; visits < 3; visits += 1) {
    await site.visit(HOME);
    await site.settled();
    site.time.pass(2000);
  }
  expect(anchors((await site.visit(HOME)).body)).toBeLessThan(anchors(before.body));
});
