import { describe, expect, test } from 'vitest';
import type { City } from '../../../content/cities.ts';
import type { Language } from '../../../content/languages.ts';
import { arrangements, currentness, menuItems, menuLink, PANEL_COLUMNS } from '../../../content/shell/menuItems.ts';
import { MOVEMENT, restingHeader, scrolledHeader, TOP_ZONE } from '../../../content/shell/stickyHeader.ts';
import { showsNetwork } from '../../../content/socialNetworks.ts';
import { entryOf, linkTo, written } from '../../support/content/read.ts';

test('a network is shown by language, city and country', () => {
  const shows = (network: string, language: Language, city: City, isMainland = false) =>
    showsNetwork(network, { language, city, isMainland });
  for (const network of ['wechat', 'littleredbook', 'weibo']) {
    expect(shows(network, 'cn', 'sydney')).toBe(true);
    expect(shows(network, 'tc', 'hong-kong')).toBe(true);
    expect(shows(network, 'cn', 'hainan', true)).toBe(true);
    expect(shows(network, 'en', 'sydney')).toBe(false);
    expect(shows(network, 'jp', 'okinawa')).toBe(false);
  }
  expect(shows('Little Red Book', 'en', 'sydney')).toBe(false);
  expect(shows('line', 'jp', 'okinawa')).toBe(true);
  expect(shows('line', 'jp', 'guam')).toBe(false);
  expect(shows('line', 'jp', 'okinawa', true)).toBe(false);
  expect(shows('facebook', 'en', 'sydney')).toBe(true);
  expect(shows('facebook', 'en', 'sydney', true)).toBe(false);
});

test('a menu link marks the page and the section that it leads to', () => {
  const brands = { kind: 'page', path: ['brand', 'listing'] } as const;
  expect(currentness(brands, ['brand', 'listing'])).toBe('page');
  expect(currentness(brands, ['brand', 'hesperia'])).toBe('true');
  expect(currentness(brands, ['dining', 'listing'])).toBeUndefined();
  const events = { kind: 'page', path: ['what-is-happening', 'event', 'listing'] } as const;
  expect(currentness(events, ['what-is-happening', 'event', 'tasting'])).toBe('true');
  expect(currentness(events, ['what-is-happening', 'news', 'tasting'])).toBeUndefined();
  expect(currentness({ kind: 'page', path: [] }, ['brand'])).toBeUndefined();
  expect(currentness({ kind: 'none' }, [])).toBeUndefined();
});

test('without settings the menu is empty', () => {
  expect(menuItems(undefined, { domains: [], language: 'en' })).toEqual([]);
});

describe('an item of the navigation', () => {
  const place = { domains: ['meridian.example'], language: 'en' } as const;
  const itemOf = (fields: Readonly<Record<string, unknown>>, assets = 0, banner = {}) => {
    const banners = Array.from({ length: assets }, (_, at) =>
      written('promoBanner', `banner-${at}`, { title: 'B', ...banner }),
    );
    const media = written('navigationMedia', 'media', { assets: banners.map(({ sys }) => linkTo(sys.id)) });
    const item = { title: 'Brands', externalLink: '/en/sydney', dropdownMediaAssets: linkTo('media'), ...fields };
    const settings = entryOf('globalSettings', { title: 'Settings', navigationBar: [linkTo('item')] }, [
      written('menuItem', 'item', item),
      media,
      ...banners,
      written('news', 'page', { title: 'Silk days', slug: 'silk-days' }),
    ]);
    return menuItems(settings, place)[0];
  };

  test('has an accessible name, and one for phones, that hold its title', () => {
    const names = { displayAccessibleTitle: 'Brands of the house', accessibleTitleForMobile: 'Brands, menu' };
    expect(itemOf(names)).toMatchObject({ spoken: 'Brands of the house', spokenOnPhones: 'Brands, menu' });
    expect(itemOf({ displayAccessibleTitle: 'Something else' })).toMatchObject({ spoken: '', spokenOnPhones: '' });
  });

  test.each([
    ['A', 5, 'fixed banner', 3, 3],
    ['C', 5, 'two-col', 2, 2],
    ['D', 5, 'three-col', 3, 3],
    ['E', 5, 'one-col', 1, 1],
    ['F', 5, 'tiled 1x2', 2, 2],
    ['F', 0, 'none', 0, 0],
    ['A', 1, 'fixed banner', 2, 1],
    ['A', 2, 'fixed banner', 3, 2],
    ['C', 1, 'two-col', 1, 1],
    ['D', 1, 'three-col', 1, 1],
    ['D', 2, 'three-col', 2, 2],
    ['E', 1, 'one-col', 1, 1],
    ['F', 1, 'tiled 1x2', 1, 1],
  ])('of layout %s with %i pictures is %s', (layout, assets, arrangement, pictureColumns, pictures) => {
    const item = itemOf({ layout }, assets);
    expect(item).toMatchObject({ arrangement, pictureColumns });
    expect(item?.banners).toHaveLength(pictures);
  });

  test('shows the first picture of each banner, not its film', () => {
    const media = ['video/upload/film.mp4', 'image/upload/first.webp', 'image/upload/second.webp'].map((path) => ({
      secure_url: `https://a.example/${path}`,
      resource_type: path.split('/')[0],
    }));
    expect(itemOf({ layout: 'E' }, 1, { media })?.banners[0]?.picture?.url).toBe(media[1]?.secure_url);
  });

  test('a banner without words is called as the page that it leads to, otherwise as its picture', () => {
    const custom = { alt: 'Silk scarf' };
    const media = [{ secure_url: 'https://a.example/a.webp', resource_type: 'image', context: { custom } }];
    const titles = (banner: object) =>
      itemOf({ layout: 'E' }, 1, { title: '', ...banner })?.banners.map(({ title }) => title);
    const page = { internalLink: linkTo('page') };
    expect([
      titles({ media, ...page }),
      titles({ media }),
      titles({ description: 'New', ...page }),
      titles({}),
    ]).toEqual([['Silk days'], ['Silk scarf'], [''], []]);
  });

  test('arrangements take the specified columns of six', () => {
    expect(PANEL_COLUMNS).toBe(6);
    expect(Object.entries(arrangements).map(([name, { columns }]) => [name, columns])).toEqual([
      ['fixed banner', 3],
      ['two-row', 1],
      ['three-col', 3],
      ['two-col', 2],
      ['one-col', 1],
      ['tiled 1x2', 2],
      ['none', 0],
    ]);
  });

  test('a link that its editor switched off is plain text', () => {
    const link = (hasLink?: boolean) =>
      menuLink(entryOf('link', { title: 'Press', externalLink: 'https://other.example/', hasLink }), place).target.kind;
    expect([link(), link(true), link(false)]).toEqual(['outbound', 'outbound', 'none']);
  });
});

test('the header is fixed beyond its height, compact on the way down, and returns to the flow at the top', () => {
  const height = 124;
  const places: string[] = [];
  let state = restingHeader;
  const steps: readonly (readonly [offset: number, place: string])[] = [
    [height, 'top'],
    [height + 1, 'compact'],
    [900, 'compact'],
    [900 - MOVEMENT + 1, 'compact'],
    [900 - MOVEMENT, 'full'],
    [800 + MOVEMENT - 1, 'full'],
    [800 + MOVEMENT, 'compact'],
    [700, 'full'],
    [TOP_ZONE + 1, 'full'],
    [TOP_ZONE, 'top'],
  ];
  for (const [offset] of steps) {
    state = scrolledHeader(state, offset, height);
    places.push(state.place);
  }
  expect(places).toEqual(steps.map(([, place]) => place));
});

test('a movement is measured from where its direction changed', () => {
  let state = scrolledHeader(restingHeader, 1000, 124);
  for (const offset of [1090, 1180, 1120]) state = scrolledHeader(state, offset, 124);
  expect(state.place).toBe('compact');
  expect(scrolledHeader(state, 1080, 124).place).toBe('full');
});
