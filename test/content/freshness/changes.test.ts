import { expect, test } from 'vitest';
import { everythingChanged, inTimeOf, readReport, readState } from '../../../content/freshness/changes.ts';
import { readChangedItem, readHookMessage } from '../../../content/freshness/published.ts';

const link = (id: string) => ({ sys: { id } });
const entry = (type: string, ...tags: string[]) => ({
  sys: { type: 'Entry', id: 'x', contentType: link(type), revision: 3 },
  metadata: { tags: tags.map(link) },
});
const published = { entry: 'x', revision: 3, isGone: false };
const gone = { sys: { type: 'DeletedEntry', id: 'x', contentType: link('event'), revision: 3 } };

const event = { ...published, type: 'event' };
const goneEvent = { ...event, isGone: true };
const datedEvent = { ...goneEvent, at: Date.parse('2026-06-16T02:00:00.000Z') };
const updated = { ...gone.sys, updatedAt: '2026-06-15T02:00:00.000Z' };
const at = '2026-06-15T02:00:00.500Z';
const slug = { 'en-AU': 'gala', 'zh-CN': 'gala', 'fr-FR': 'fete' };
const two = entry('news', 'sydney', 'campaign', 'paris');
test.each<[string, string, unknown, unknown]>([
  ['an entry of a city', 'Entry.publish', entry('event', 'sydney'), [{ ...event, cities: ['sydney'] }]],
  [
    'of two and a tag, which another version may know as a city',
    'Entry.publish',
    two,
    [{ ...published, type: 'news', cities: ['sydney', 'campaign', 'paris'] }],
  ],
  ['of a tag alone', 'Entry.publish', entry('event', 'campaign'), [event]],
  ['of all', 'Entry.publish', entry('basicPage', 'global', 'sydney'), [{ ...published, type: 'basicPage' }]],
  ['an entry without tags', 'Entry.publish', entry('event'), [event]],
  [
    'with slugs by locale',
    'Entry.publish',
    { ...entry('event'), fields: { slug } },
    [{ ...event, slugs: ['gala', 'fete'] }],
  ],
  ['an unpublished entry', 'Entry.unpublish', gone, [goneEvent]],
  ['gone by its topic alone', 'Entry.delete', { sys: { ...gone.sys, type: 'Entry' } }, [goneEvent]],
  ['an id alone', 'Entry.delete', { sys: { type: 'DeletedEntry', id: 'x' } }, [{ entry: 'x', isGone: true }]],
  [
    'when it was published',
    'Entry.publish',
    { sys: { ...entry('event').sys, updatedAt: at } },
    [{ ...event, at: Date.parse(at) }],
  ],
  [
    'when it went, not was updated',
    'Entry.delete',
    { sys: { ...updated, deletedAt: '2026-06-16T02:00:00.000Z' } },
    [datedEvent],
  ],
  ['that went at no moment', 'Entry.delete', { sys: { ...updated, deletedAt: 'today' } }, [goneEvent]],
  ['a picture', 'Asset.publish', { sys: { type: 'Asset', id: 'x', revision: 3 } }, [published]],
  ['a content type', 'ContentType.publish', { sys: { type: 'ContentType', id: 'event' } }, [everythingChanged]],
  ['something without an id', 'Asset.publish', { sys: { type: 'Asset' } }, [everythingChanged]],
  ['something unheard of', 'Space.move', { sys: { type: 'Space', id: 'x' } }, [everythingChanged]],
  ['a draft', 'Entry.auto_save', entry('event', 'sydney'), []],
  ['a release, whose entries tell of themselves', 'Release.publish', { sys: { type: 'Release', id: 'x' } }, []],
  ['a content type of somebody else', 'Entry.publish', entry('internalMemo', 'sydney'), []],
  ['no message', 'Entry.publish', { hello: 'world' }, undefined],
  ['nothing', 'Entry.publish', undefined, undefined],
])('what a webhook tells: %s', (_, topic, message, changes) => {
  expect(readHookMessage(`ContentManagement.${topic}`, message)).toEqual(changes);
});

test('an item of a list is read as a webhook is, with its slug of one locale', () => {
  expect(readChangedItem({ ...entry('event', 'paris'), fields: { slug: 'gala' } })).toEqual([
    { ...published, type: 'event', cities: ['paris'], slugs: ['gala'] },
  ]);
});

test('an answer and a report come through JSON as they were', () => {
  // A version that knows another city may have told of it.
  const change = { ...published, type: 'event', cities: ['sydney', 'atlantis'], seq: 7 };
  const state = { epoch: 'e', seq: 7, floor: 0, changes: [change], checkedAt: 1, flags: '{}', hookAt: 2, changedAt: 3 };
  expect(readState(JSON.parse(JSON.stringify(state)))).toEqual(state);
  expect(readReport(JSON.parse(JSON.stringify({ changes: [published, everythingChanged] })))).toEqual([
    published,
    everythingChanged,
  ]);
});

test('moments of an answer are told by the clock of whoever asked; what never was stays so', () => {
  const state = { epoch: 'e', seq: 7, floor: 0, changes: [], checkedAt: 0, flags: '{}', hookAt: 90, changedAt: 5 };
  expect([inTimeOf(1100, { ...state, now: 100 }), inTimeOf(10, { ...state, now: 100 }), inTimeOf(10, state)]).toEqual([
    { ...state, checkedAt: 0, hookAt: 1090, changedAt: 1005 },
    { ...state, checkedAt: 0, hookAt: 0, changedAt: 0 },
    state,
  ]);
});

test.each([null, {}, { epoch: 'e' }, { changes: [{ entry: 'x', isGone: false, cities: 'sydney' }] }])(
  'what is no answer and no report is not read: %j',
  (value) => {
    expect([readState(value), readReport(value)]).toEqual([undefined, undefined]);
  },
);
