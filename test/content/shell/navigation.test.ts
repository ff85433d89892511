import { expect, test } from 'vitest';
import { currentness, menuItems } from '../../../content/shell/navigation.ts';
import { showsNetwork } from '../../../content/shell/socialNetworks.ts';
import { MOVEMENT, restingHeader, scrolledHeader, TOP_ZONE } from '../../../content/shell/stickyHeader.ts';

test('a network is shown by language and city', () => {
  for (const network of ['wechat', 'littleredbook', 'weibo']) {
    expect(showsNetwork(network, 'cn', 'sydney')).toBe(true);
    expect(showsNetwork(network, 'tc', 'hong-kong')).toBe(true);
    expect(showsNetwork(network, 'en', 'sydney')).toBe(false);
    expect(showsNetwork(network, 'jp', 'okinawa')).toBe(false);
  }
  expect(showsNetwork('Little Red Book', 'en', 'sydney')).toBe(false);
  expect(showsNetwork('line', 'jp', 'okinawa')).toBe(true);
  expect(showsNetwork('line', 'jp', 'guam')).toBe(false);
  expect(showsNetwork('facebook', 'en', 'sydney')).toBe(true);
});

test('a menu link knows the page and the section that it leads to', () => {
  const brands = { kind: 'page', path: ['brand', 'listing'] } as const;
  expect(currentness(brands, ['brand', 'listing'])).toBe('page');
  expect(currentness(brands, ['brand', 'hesperia'])).toBe('true');
  expect(currentness(brands, ['dining', 'listing'])).toBeUndefined();
  expect(currentness({ kind: 'page', path: [] }, ['brand'])).toBeUndefined();
  expect(currentness({ kind: 'none' }, [])).toBeUndefined();
});

test('there is a menu without settings: an empty one', () => {
  expect(menuItems(undefined, [])).toEqual([]);
});

test('the header comes along beyond its height, compact on the way down, and rests at the top', () => {
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

test('a movement is measured from where the page turned', () => {
  let state = scrolledHeader(restingHeader, 1000, 124);
  for (const offset of [1090, 1180, 1120]) state = scrolledHeader(state, offset, 124);
  expect(state.place).toBe('compact');
  expect(scrolledHeader(state, 1080, 124).place).toBe('full');
});
