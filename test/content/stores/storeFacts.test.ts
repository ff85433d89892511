import { expect, test } from 'vitest';
import { pointName } from '../../../content/stores/departurePoints.ts';
import { beforeDeparture, spanInWords, waysTo } from '../../../content/stores/storeFacts.ts';
import { entryOf, linkTo, written } from '../../support/content/read.ts';

const store = entryOf('storeLocator', { title: 'The house', locatorGroups: [linkTo('ways'), linkTo('inside')] }, [
  written('standardLocatorGroup', 'ways', { addresses: [linkTo('ferry')] }),
  written('standardLocatorGroup', 'inside', { addresses: [linkTo('desk')] }),
  written('storeGuideAddress', 'ferry', { title: 'By ferry', location: { lat: -33.86, lon: 151.21 } }),
  written('storeGuideAddress', 'desk', { title: 'Desk' }),
]);
const rules = (fields: Readonly<Record<string, unknown>>) =>
  entryOf('departureRules', { title: 'rules', leaveBefore: 180, gateBefore: 45, ...fields }, [
    written('storeLocator', 'airport', { title: 'The house' }),
  ]);

test('the ways to a store are its places with coordinates', () => {
  expect(waysTo(store).map(({ title }) => title)).toEqual(['By ferry']);
});

test('the moments before a departure are those that the city has; a store at the terminal has no way there', () => {
  const moments = (of: Parameters<typeof beforeDeparture>[0]) =>
    beforeDeparture(of, { id: 'airport' }).map(({ name }) => name);
  expect(moments(undefined)).toEqual([]);
  expect(moments(rules({ departsFrom: 'cruise' }))).toEqual(['stepLeaveCruise', 'stepGateCruise']);
  expect(moments(rules({ atTerminal: [linkTo('airport')], collectBefore: 75 }))).toEqual(['stepCollect', 'stepGate']);
});

test.each([
  ['sydney', {}, 'fromAirport'],
  ['sydney', { departsFrom: 'cruise' }, 'fromCruise'],
  ['okinawa', { location: '82003' }, 'departureNahaDomestic'],
] as const)('a departure from %s with %j is named by %s', (city, fields, name) => {
  expect(pointName(rules(fields), city)).toBe(name);
});

test.each([
  [180, 'en', '3 hours'],
  [75, 'en', '1 hour 15 minutes'],
  [45, 'fr', '45 minutes'],
  [1515, 'jp', '1日1時間15分'],
  [1515, 'cn', '1天1小时15分钟'],
  [1515, 'tc', '1天1小時15分鐘'],
  [1515, 'kr', '1일 1시간 15분'],
] as const)('%i minutes in %s are %s', (minutes, language, words) => {
  expect(spanInWords(minutes, language)).toBe(words.replaceAll(' ', '\u00a0'));
});
