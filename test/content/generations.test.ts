import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  answerGeneration,
  deliveredTypes,
  type Generations,
  merged,
  moved,
  noGenerations,
  pageGeneration,
  readGenerations,
  readTouch,
} from '../../content/generations.ts';

const link = (id: string) => ({ sys: { id } });
const entry = (type: string, ...tags: string[]) => ({
  sys: { type: 'Entry', id: 'x', contentType: link(type) },
  metadata: { tags: tags.map(link) },
});

describe('what a webhook touches', () => {
  test.each<[string, unknown, unknown]>([
    ['an entry of a city', entry('event', 'sydney'), { kind: 'type', type: 'event', cities: ['sydney'] }],
    [
      'an entry of two cities',
      entry('news', 'sydney', 'paris'),
      { kind: 'type', type: 'news', cities: ['sydney', 'paris'] },
    ],
    ['an entry of all cities', entry('basicPage', 'global'), { kind: 'type', type: 'basicPage', cities: undefined }],
    [
      'an entry with a tag that is no city',
      entry('event', 'sydney', 'campaign'),
      { kind: 'type', type: 'event', cities: undefined },
    ],
    ['an entry without tags', entry('event'), { kind: 'type', type: 'event', cities: undefined }],
    [
      'an unpublished entry',
      { sys: { type: 'DeletedEntry', id: 'x', contentType: link('event') } },
      { kind: 'type', type: 'event', cities: undefined },
    ],
    ['an entry of which only the id is known', { sys: { type: 'DeletedEntry', id: 'x' } }, { kind: 'everything' }],
    ['settings', entry('globalSettings', 'sydney'), { kind: 'everything' }],
    ['a brand', entry('brand', 'global'), { kind: 'everything' }],
    ['a picture', { sys: { type: 'Asset', id: 'x' } }, { kind: 'everything' }],
    ['a content type of somebody else', entry('internalMemo', 'sydney'), { kind: 'nothing' }],
    ['no message', { hello: 'world' }, undefined],
    ['nothing', undefined, undefined],
  ])('%s', (_, message, touch) => {
    expect(readTouch(message)).toEqual(touch);
  });
});

describe('generations', () => {
  const event = readTouch(entry('event', 'sydney')) ?? { kind: 'nothing' };

  test('a change moves what it touches and nothing else', () => {
    const after = moved(noGenerations, event, 1000);
    expect([
      answerGeneration(after, 'event', 0, 'sydney'),
      answerGeneration(after, 'event', 0, 'paris'),
      answerGeneration(after, 'news', 0, 'sydney'),
    ]).toEqual([1000, 0, 0]);
    expect([pageGeneration(after, 'sydney'), pageGeneration(after, 'paris'), pageGeneration(after, undefined)]).toEqual(
      [1000, 0, 1000],
    );
  });

  test('an answer moves with everything that it delivers along', () => {
    const after = moved(noGenerations, event, 1000);
    expect(deliveredTypes('homePage', 5).has('event')).toBe(true);
    expect([
      answerGeneration(after, 'homePage', 5, 'sydney'),
      answerGeneration(after, 'homePage', 0, 'sydney'),
    ]).toEqual([1000, 0]);
  });

  test('time never runs back, whatever the clock says', () => {
    const first = moved(noGenerations, event, 1000);
    expect(pageGeneration(moved(first, { kind: 'everything' }, 10), 'sydney')).toBeGreaterThan(1000);
  });

  const moments = fc.dictionary(fc.constantFrom('event', 'news', 'dining'), fc.nat());
  const generations: fc.Arbitrary<Generations> = fc.record({
    all: fc.nat(),
    types: moments,
    places: fc.dictionary(fc.constantFrom('event:sydney', 'news:paris'), fc.nat()),
  });

  test('two places agree whichever tells the other first, and nothing known is lost', () => {
    fc.assert(
      fc.property(generations, generations, (one, other) => {
        const both = merged(one, other);
        expect(both).toEqual(merged(other, one));
        expect(merged(both, one)).toEqual(both);
        expect(pageGeneration(both, 'sydney')).toBe(
          Math.max(pageGeneration(one, 'sydney'), pageGeneration(other, 'sydney')),
        );
        expect(readGenerations(JSON.stringify(both))).toEqual(both);
      }),
    );
  });

  test.each(['', '{', 'null', '[]', '"text"', '{"all":"x","types":{"event":-1},"places":7}'])(
    '%s is none, and breaks nothing',
    (text) => {
      const read = readGenerations(text);
      expect(read === undefined || pageGeneration(read, 'sydney') === 0).toBe(true);
    },
  );
});
