import { expect, test } from 'vitest';
import { fillsItself, isCard, listCards, noItems } from '../../../content/cards/listSections.ts';
import { entryOf, linkTo, visit, written } from '../../support/content/read.ts';

const listTypes = ['eventListComponent', 'newsListComponent', 'serviceListComponent'] as const;

test.each(listTypes)('an empty %s fills itself; one with items does not', (type) => {
  const item = type === 'newsListComponent' ? 'news' : type === 'serviceListComponent' ? 'service' : 'event';
  expect(fillsItself(entryOf(type, {}))).toBe(true);
  expect(
    fillsItself(entryOf(type, { items: [linkTo('one')] }, [written(item, 'one', { title: 'One', slug: 'one' })])),
  ).toBe(false);
});

test('no other section fills itself, and each list has the items of its kind', () => {
  expect(fillsItself({ contentType: 'heroBanner' })).toBe(false);
  const carousel = { contentType: 'luxCarousel', items: [] } as const;
  expect(fillsItself(carousel)).toBe(false);
  const kinds = {
    eventListComponent: [entryOf('event', { title: 'event' })],
    newsListComponent: [entryOf('news', { title: 'news' })],
    serviceListComponent: [entryOf('service', { title: 'service' })],
  };
  expect(listTypes.map((type) => listCards(entryOf(type, {}), kinds, visit)[0]?.title)).toEqual([
    'event',
    'news',
    'service',
  ]);
  expect(listCards(entryOf('newsListComponent', {}), noItems, visit)).toEqual([]);
});

test('a section of categories that are gone shows nothing, and not everything', () => {
  const latest = { eventListComponent: [entryOf('event', { title: 'event' })] };
  const titles = (gone: object) =>
    listCards({ ...entryOf('eventListComponent', {}), ...gone }, latest, visit).map(({ title }) => title);
  expect([titles({}), titles({ gone: ['category'] })]).toEqual([['event'], []]);
});

test('a card needs a title or a picture; in preview the rule that leaves an item out says why', () => {
  const hidden: unknown[] = [];
  const preview = {
    ...visit,
    clock: { ...visit.clock, noteHidden: (_: object, ...why: readonly unknown[]) => void hidden.push(why) },
  };
  const media = [{ secure_url: 'https://assets.meridian.example/a.jpg', resource_type: 'image' }];
  expect([isCard(entryOf('event', { media }), preview), isCard(entryOf('event', {}), preview)]).toEqual([true, false]);
  const items = ['one', 'two'].map((id) => written('event', id, { title: id, slug: id }));
  const list = entryOf('eventListComponent', { limit: 1, items: ['one', 'two'].map((id) => linkTo(id)) }, items);
  expect(listCards(list, noItems, preview).map(({ title }) => title)).toEqual(['one']);
  expect(hidden).toEqual([
    [{ why: 'nameless' }, true],
    [{ why: 'beyondLimit', limit: 1 }, true],
  ]);
});
