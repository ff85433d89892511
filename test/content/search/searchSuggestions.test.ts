import { expect, test } from 'vitest';
import { suggestionsOf, writtenSuggestions } from '../../../content/search/searchSuggestions.ts';
import { createClock, createClockRecord } from '../../../content/time/clock.ts';
import { entryOf, linkTo, visit, written } from '../../support/content/read.ts';

test('experiences are those that are not archived, with their types, until one of them is archived', () => {
  const notRemoved = { removedAfterExpired: false };
  const experiences = [
    written('event', 'tea', { title: 'Tea', slug: 'tea', ...notRemoved, archivedAt: '2026-06-20T00:00:00Z' }),
    written('event', 'old', { title: 'Old', slug: 'old', ...notRemoved, archivedAt: '2026-06-01T00:00:00Z' }),
    written('event', 'wine', { title: 'Wine', slug: 'wine', ...notRemoved, archivedAt: '2026-06-18T00:00:00Z' }),
    written('basicPage', 'page', { title: 'Page', slug: 'page' }),
  ];
  const record = createClockRecord();
  const clock = createClock({ now: new Date('2026-06-15T02:00:00Z'), timeZone: 'Australia/Sydney' }, record);
  const entry = entryOf(
    'predictSearch',
    { featuredExperience: experiences.map(({ sys }) => linkTo(sys.id)) },
    experiences,
  );
  expect(suggestionsOf(entry, { ...visit, clock })).toEqual({
    experiences: [
      { id: 'tea', title: 'Tea', target: { kind: 'page', path: ['what-is-happening', 'event', 'tea'] } },
      { id: 'wine', title: 'Wine', target: { kind: 'page', path: ['what-is-happening', 'event', 'wine'] } },
      { id: 'page', title: 'Page', target: { kind: 'page', path: ['page'] } },
    ],
    brands: [],
    types: ['event', 'basicPage'],
  });
  expect(new Date(record.next()).toISOString()).toBe('2026-06-18T00:00:00.000Z');
});

test('without any there is nothing to suggest', () => {
  expect(suggestionsOf(entryOf('predictSearch', {}), visit)).toEqual({ experiences: [], brands: [], types: [] });
});

test('brands without a slug, and what has a name of only spaces, are no suggestions', () => {
  const brands = [
    written('brandPavilion', 'a', { title: 'Aurelle', slug: 'aurelle' }),
    written('brandPavilion', 'b', { title: 'Unaddressed' }),
    written('brandPavilion', 'c', { title: '  ', slug: 'nameless' }),
  ];
  const links = brands.map(({ sys }) => linkTo(sys.id));
  const { brands: suggested, experiences } = suggestionsOf(
    entryOf('predictSearch', { brands: links, featuredExperience: links }, brands),
    visit,
  );
  expect(suggested.map(({ title }) => title)).toEqual(['Aurelle']);
  expect(experiences.map(({ title }) => title)).toEqual(['Aurelle', 'Unaddressed']);
});

test('a brand among the experiences is called by its display name', () => {
  const brands = [
    written('brandPavilion', 'a', { title: 'Pavilion 7', slug: 'aurelle', brand: linkTo('b') }),
    written('brand', 'b', { title: 'Aurelle', displayName: 'AURELLE', chineseName: '奥蕾' }),
  ];
  const entry = entryOf('predictSearch', { featuredExperience: [linkTo('a')] }, brands);
  const titleIn = (language: 'en' | 'cn') => suggestionsOf(entry, { ...visit, language }).experiences[0]?.title;
  expect([titleIn('en'), titleIn('cn')]).toEqual(['AURELLE', 'AURELLE 奥蕾']);
});

test('a suggestion shows whichever picture its editor gave', () => {
  const asset = (kind: string, name: string) => ({ secure_url: `https://a.example/${name}`, resource_type: kind });
  const film = [asset('video', 'film.mp4')];
  const items = [
    written('event', 'film', { title: 'F', slug: 'f', media: film, videoCoverImage: [asset('image', 'still.webp')] }),
    written('event', 'small', { title: 'S', slug: 's', mediaThumbnail: [asset('image', 'small.webp')] }),
  ];
  const entry = entryOf('predictSearch', { featuredExperience: items.map(({ sys }) => linkTo(sys.id)) }, items);
  expect(suggestionsOf(entry, visit).experiences.map(({ picture }) => picture?.url)).toEqual([
    'https://a.example/still.webp',
    'https://a.example/small.webp',
  ]);
});

test('suggestions are written with their addresses and a picture', () => {
  const wine = written('event', 'wine', {
    title: 'Wine',
    slug: 'wine',
    media: [{ secure_url: 'https://assets.meridian.example/image/upload/v1/wine.webp' }],
  });
  const entry = entryOf('predictSearch', { featuredExperience: [linkTo('wine')] }, [wine]);
  const reader = { ...visit, assets: { ...visit.assets, content: ['assets.meridian.example'] } };
  expect(writtenSuggestions(suggestionsOf(entry, reader), reader)).toEqual({
    experiences: [
      {
        id: 'wine',
        title: 'Wine',
        href: '/en/sydney/what-is-happening/event/wine',
        picture: expect.stringMatching(/w_960\/v1\/wine\.webp$/),
      },
    ],
    brands: [],
  });
});
