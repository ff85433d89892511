import { describe, expect, test } from 'vitest';
import { createClock } from '../../content/time/clock.ts';
import type { AskEntries } from '../../tools/editors/contentAccess.ts';
import {
  missingBefore,
  newTextOf,
  redirectChange,
  showsChange,
  takenPage,
  unpublishable,
  unreachable,
} from '../../tools/editors/publishReach.ts';
import { written } from '../support/content/read.ts';

const clock = createClock({ now: new Date('2026-06-15T02:00:00.000Z'), timeZone: 'Australia/Sydney' });
const tea = {
  id: 'tea',
  contentType: 'event',
  createdAt: '2026-01-02T00:00:00Z',
  tags: ['sydney'],
  fields: { slug: 'tea' },
};
const hasTaken = 'another entry has its address';

type SpaceEntry = readonly [id: string, type: string, fields: object, tag?: string];

/** Asks a space of some entries, each with the tag of Sydney or of all cities. */
function spaceOf(...entries: readonly SpaceEntry[]) {
  const questions: Readonly<Record<string, string>>[] = [];
  const ask: AskEntries = async (question) => {
    questions.push(question);
    const items = entries
      .filter(([, type]) => type === question['content_type'])
      .map(([id, type, fields, tag = 'sydney']) => ({
        ...written(type, id, { ...fields }),
        metadata: { tags: [{ sys: { id: tag } }] },
      }));
    return { total: items.length, items };
  };
  return { ask, questions };
}

test.each([
  [{}, undefined],
  [{ startDate: '2027-01-01T10:00' }, undefined],
  [{ endDate: '2026-06-15T00:01' }, undefined],
  [{ endDate: '2026-06-15T00:00' }, 'ended on June 15, 2026, removed after expiry'],
  [{ endDate: '2026-01-01T10:00', removedAfterExpired: false }, undefined],
  [{ archivedAt: '2026-06-01T10:00', removedAfterExpired: false }, 'archived on June 1, 2026'],
  [{ withoutDetail: true }, 'without detail page'],
  [{ endDate: 7, withoutDetail: 'yes' }, undefined],
])('an entry with %j is not reached: %s', async (fields, reason) => {
  const { ask } = spaceOf();
  expect(await unreachable({ ...tea, fields: { ...tea.fields, ...fields } }, 'sydney', clock, ask)).toBe(reason);
});

const ownPage = { contentType: 'basicPage', fields: { slug: 'select-destination' } };

test.each<[string, Partial<typeof tea>, string | undefined]>([
  ['no tag', { tags: [] }, 'city tag missing'],
  ['no tag of a city', { tags: ['winter'] }, 'city tag missing'],
  ['the tag of all', { tags: ['global'] }, undefined],
  ['a part of a page and no tag', { contentType: 'heroBanner', tags: [] }, undefined],
  ['a part of a page', { contentType: 'heroBanner' }, undefined],
  ['the slug of its listing', { fields: { slug: 'listing' } }, 'its address is that of another page: eventListing'],
  ['the slug of the site’s own page', ownPage, 'its address is that of another page: selectDestination'],
  ['the slug of phones', { contentType: 'page', fields: { slug: 'mobile' } }, 'its slug can’t be an address'],
])('an entry with %s', async (_, changed, reason) => {
  expect(await unreachable({ ...tea, ...changed }, 'sydney', clock, spaceOf().ask)).toBe(reason);
});

const earlier = { slug: 'tea' };
const wouldTake = 'it would take the address of later, whose page would be lost';

test.each<[string, readonly SpaceEntry[], Partial<typeof tea>, string | undefined]>([
  ['of an earlier entry', [['first', 'event', earlier]], {}, hasTaken],
  ['of an earlier entry of another type', [['first', 'eventDetailPage', earlier]], {}, hasTaken],
  ['of an earlier entry of all cities', [['first', 'event', earlier, 'global']], {}, undefined],
  ['of the city’s entry, for all cities', [['first', 'event', earlier]], { tags: ['global'] }, undefined],
  ['of an entry that has ended', [['first', 'event', { ...earlier, endDate: '2026-01-01' }]], {}, undefined],
  ['of an entry without a page', [['first', 'event', { ...earlier, withoutDetail: true }]], {}, undefined],
  ['of a later entry', [['later', 'event', earlier]], { createdAt: '2025-01-02T00:00:00Z' }, undefined],
  ['of itself', [['tea', 'event', earlier]], {}, undefined],
  ['of the city’s home page', [['first', 'homePage', {}]], { contentType: 'homePage', fields: { slug: '' } }, hasTaken],
])('an entry with the address %s', async (_, entries, changed, reason) => {
  expect(await unreachable({ ...tea, ...changed }, 'sydney', clock, spaceOf(...entries).ask)).toBe(reason);
});

test.each<[string, readonly SpaceEntry[], Partial<typeof tea>, string | undefined]>([
  ['a later entry', [['later', 'event', earlier]], {}, wouldTake],
  ['the entry of all cities', [['later', 'event', earlier, 'global']], {}, undefined],
  ['an entry that has ended', [['later', 'event', { ...earlier, endDate: '2026-01-01' }]], {}, undefined],
  ['an entry that it stood at already', [['later', 'event', earlier]], { fields: { slug: 'tea' } }, undefined],
  ['an entry of another city', [['later', 'event', earlier, 'guam']], {}, undefined],
  ['an entry of its second city', [['later', 'event', earlier, 'paris']], {}, wouldTake],
])('a new slug that takes the address of %s', async (_, entries, before, reason) => {
  const { fields } = { fields: { slug: 'coffee' }, ...before };
  const ofTwo = { ...tea, tags: ['sydney', 'paris'] };
  expect(await takenPage(ofTwo, fields.slug, () => clock, spaceOf(...entries).ask)).toBe(reason);
});

test('entries with an address are looked for in the city, by their slug', async () => {
  const { ask, questions } = spaceOf();
  await unreachable(tea, 'sydney', clock, ask);
  const filters = { 'fields.slug': 'tea', 'metadata.tags.sys.id[in]': 'global,sydney' };
  expect(questions).toMatchObject([
    { content_type: 'event', ...filters },
    { content_type: 'eventDetailPage', ...filters },
  ]);
});

const [required, ofCalendar] = ['is required and empty in', 'which is no date of the calendar'];

test.each<[object, string, string | undefined]>([
  [{}, 'en-US', undefined],
  [{ title: '' }, 'en-US', `title ${required} en-US`],
  [{ title: ' ' }, 'zh-CN', `title ${required} zh-CN`],
  [{ title: null }, 'en-US', `title ${required} en-US`],
  [{ title: null }, 'zh-CN', undefined],
  [{ slug: undefined }, 'en-US', `slug ${required} en-US`],
  [{ slug: 'a b' }, 'en-US', expect.stringMatching(/^slug can’t be used: "a b", where a slug has 160 of/)],
  [{ startDate: 'soon' }, 'en-US', `startDate can’t be used: "soon", ${ofCalendar}`],
  [{ category: 'food' }, 'en-US', 'category can’t be used: "food"'],
  [{ brand: 'none' }, 'en-US', 'brand can’t be used: "none"'],
  [{ media: 'cup' }, 'en-US', 'media can’t be used: "cup", which is no picture or video'],
  [{ body: 'Hot.' }, 'en-US', 'body can’t be used: "Hot."'],
  [{ title: 'T'.repeat(257) }, 'zh-CN', 'title has 257 characters, 256 are allowed'],
  [{ startDate: '2026-06-02T10:00', endDate: '2026-06-01' }, 'en-US', 'endDate lies before startDate'],
  [{ media: [{ sys: { linkType: 'Asset', id: 'a' } }] }, 'en-US', undefined],
])('of an event with %j in %s: %s', (fields, locale, fault) => {
  expect(unpublishable('event', { title: 'Tea', slug: 'tea', ...fields }, locale, 'Australia/Sydney')).toEqual(fault);
});

test.each([
  ['redirect', { title: 'r', source: '' }, `source ${required} en-US`],
  ['unheardOf', {}, undefined],
])('of a type %s the fields %j: %s', (type, fields, fault) => {
  expect(unpublishable(type, fields, 'en-US', 'Australia/Sydney')).toBe(fault);
});

describe('a page before the change', () => {
  const page = { status: 200, text: '<h1>Tea at dusk</h1>', field: 'title', value: 'Tea at dusk', changed: ['title'] };
  test.each([
    ['shows the entry', page, undefined],
    ['shows another title', { ...page, text: '<h1>Closed</h1>' }, /does not show the entry's title .*“Tea at dusk”/],
    ['is not there', { ...page, status: 404 }, /answers 404 before the change/],
    ['knows nothing of a draft', { ...page, status: 404, value: undefined }, undefined],
    ['will show what is placed there only now', { ...page, status: 404, changed: ['title', 'endDate'] }, undefined],
  ])('that %s', (_, before, reason) => {
    expect(missingBefore(before)).toEqual(reason && expect.stringMatching(reason));
  });
});

test('a change is known by the first text that a page would show', () => {
  expect(
    newTextOf([
      ['endDate', '2030-01-01'],
      ['isFeatured', true],
      ['title', 'New'],
    ]),
  ).toBe('New');
  expect(newTextOf([['endDate', '2030-01-01']])).toBeUndefined();
});

test.each([
  ['its new text', 'Tea', '<h1>Old</h1>', '<h1>Tea</h1>', true],
  ['something else', 'Tea', '<h1>Old</h1>', '<h1>Older</h1>', false],
  ['its new text, as before the change', 'Tea', '<h1>Old</h1><p>Tea</p>', '<h1>Old</h1><p>Tea</p>', false],
  ['its new text in one place more', 'Tea', '<h1>Old</h1><p>Tea</p>', '<h1>Tea</h1><p>Tea</p>', true],
  ['the same, without a new text', undefined, '<h1>Old</h1>', '<h1>Old</h1>', false],
  ['something else, without a new text', undefined, '<h1>Old</h1>', '', true],
])('a page shows %s: a change of %s', (_, newText, before, now, shows) => {
  expect(showsChange({ status: 200, text: before }, { status: 200, text: now }, newText)).toBe(shows);
});

const linkTo = (id: string) => ({ internalLink: { sys: { type: 'Link', linkType: 'Entry', id } } });
test.each([
  [{ title: 'Other' }, undefined],
  [{ match: 'exact', isPermanent: false, externalLink: '/sydney/new', internalLink: null }, undefined],
  [{ match: 'prefix' }, 'below'],
  [{ match: 'prefix', externalLink: '/sydney/newer' }, 'source'],
  [{ source: '/older' }, 'source'],
  [{ isPermanent: true }, 'source'],
  [linkTo('tea'), 'source'],
])('of a published redirect %j is seen at %s', (fields, seenAt) => {
  const before = { title: 'Old', source: '/old', externalLink: '/sydney/new' };
  expect(redirectChange(before, { ...before, ...fields })).toBe(seenAt);
});

test.each([
  [linkTo('tea'), undefined],
  [linkTo('silk'), 'source'],
  [{ externalLink: '' }, undefined],
])('of one that leads to an entry %j is seen at %s', (fields, seenAt) => {
  const before = { source: '/old', ...linkTo('tea') };
  expect(redirectChange(before, { ...before, ...fields })).toBe(seenAt);
});
