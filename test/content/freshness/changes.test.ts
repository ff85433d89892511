import { describe, expect, test } from 'vitest';
import { everythingChanged, readReport, readState } from '../../../content/freshness/changes.ts';
import { readChangedItem, readHookMessage } from '../../../content/freshness/published.ts';

const link = (id: string) => ({ sys: { id } });
const entry = (type: string, ...tags: string[]) => ({
  sys: { type: 'Entry', id: 'x', contentType: link(type), revision: 3 },
  metadata: { tags: tags.map(link) },
});
const published = { entry: 'x', revision: 3, isGone: false };
const gone = { sys: { type: 'DeletedEntry', id: 'x', contentType: link('event'), revision: 3 } };

describe('what a webhook tells', () => {
  test.each<[string, string, unknown, unknown]>([
    [
      'an entry of a city',
      'Entry.publish',
      entry('event', 'sydney'),
      [{ ...published, type: 'event', cities: ['sydney'] }],
    ],
    [
      'an entry of two cities with a tag that is no city',
      'Entry.publish',
      entry('news', 'sydney', 'campaign', 'paris'),
      [{ ...published, type: 'news', cities: ['sydney', 'paris'] }],
    ],
    [
      'an entry of all cities',
      'Entry.publish',
      entry('basicPage', 'global', 'sydney'),
      [{ ...published, type: 'basicPage' }],
    ],
    ['an entry without tags', 'Entry.publish', entry('event'), [{ ...published, type: 'event' }]],
    [
      'an entry with slugs by locale',
      'Entry.publish',
      { ...entry('event', 'sydney'), fields: { slug: { 'en-AU': 'gala', 'zh-CN': 'gala', 'fr-FR': 'fete' } } },
      [{ ...published, type: 'event', cities: ['sydney'], slugs: ['gala', 'fete'] }],
    ],
    ['an unpublished entry', 'Entry.unpublish', gone, [{ ...published, type: 'event', isGone: true }]],
    [
      'an entry whose topic alone says that it is gone',
      'Entry.delete',
      { ...gone, sys: { ...gone.sys, type: 'Entry' } },
      [{ ...published, type: 'event', isGone: true }],
    ],
    [
      'an entry of which only the id is known',
      'Entry.delete',
      { sys: { type: 'DeletedEntry', id: 'x' } },
      [{ entry: 'x', isGone: true }],
    ],
    [
      'when an entry was published',
      'Entry.publish',
      { sys: { ...entry('event').sys, updatedAt: '2026-06-15T02:00:00.500Z' } },
      [{ ...published, type: 'event', at: Date.parse('2026-06-15T02:00:00.500Z') }],
    ],
    [
      'when an entry went, and not when it was last updated',
      'Entry.delete',
      { sys: { ...gone.sys, updatedAt: '2026-06-15T02:00:00.000Z', deletedAt: '2026-06-16T02:00:00.000Z' } },
      [{ ...published, type: 'event', at: Date.parse('2026-06-16T02:00:00.000Z'), isGone: true }],
    ],
    [
      'an entry that went at a moment that it does not say',
      'Entry.delete',
      { sys: { ...gone.sys, updatedAt: '2026-06-15T02:00:00.000Z', deletedAt: 'today' } },
      [{ ...published, type: 'event', isGone: true }],
    ],
    ['a picture', 'Asset.publish', { sys: { type: 'Asset', id: 'x', revision: 3 } }, [published]],
    ['a content type', 'ContentType.publish', { sys: { type: 'ContentType', id: 'event' } }, [everythingChanged]],
    ['something without an id', 'Asset.publish', { sys: { type: 'Asset' } }, [everythingChanged]],
    ['something unheard of', 'Space.move', { sys: { type: 'Space', id: 'x' } }, [everythingChanged]],
    ['a draft', 'Entry.auto_save', entry('event', 'sydney'), []],
    ['a release, whose entries tell of themselves', 'Release.publish', { sys: { type: 'Release', id: 'x' } }, []],
    ['a content type of somebody else', 'Entry.publish', entry('internalMemo', 'sydney'), []],
    ['no message', 'Entry.publish', { hello: 'world' }, undefined],
    ['nothing', 'Entry.publish', undefined, undefined],
  ])('%s', (_, topic, message, changes) => {
    expect(readHookMessage(`ContentManagement.${topic}`, message)).toEqual(changes);
  });
});

test('an item of a list is read as a webhook is, with its slug of one locale', () => {
  expect(readChangedItem({ ...entry('event', 'paris'), fields: { slug: 'gala' } })).toEqual([
    { ...published, type: 'event', cities: ['paris'], slugs: ['gala'] },
  ]);
});

test('an answer and a report come through JSON as they were', () => {
  const change = { ...published, type: 'event', cities: ['sydney'], seq: 7 };
  const state = { epoch: 'e', seq: 7, floor: 0, changes: [change], checkedAt: 1, flags: '{}', hookAt: 2, changedAt: 3 };
  expect(readState(JSON.parse(JSON.stringify(state)))).toEqual(state);
  expect(readReport(JSON.parse(JSON.stringify({ changes: [published, everythingChanged] })))).toEqual([
    published,
    everythingChanged,
  ]);
});

test.each([null, {}, { epoch: 'e' }, { changes: [{ entry: 'x', isGone: false, cities: ['atlantis'] }] }])(
  'what is no answer and no report is not read: %j',
  (value) => {
    expect([readState(value), readReport(value)]).toEqual([undefined, undefined]);
  },
);
