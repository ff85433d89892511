import { describe, expect, test } from 'vitest';
import { cityOffers, citySlugs } from '../../../content/cities.ts';
import {
  canSubmit,
  confirmLabel,
  type DestinationChoice,
  inLanguage,
  submission,
  travelTypeError,
  withCity,
} from '../../../content/shell/destinationChoice.ts';

const sydney: DestinationChoice = { city: 'sydney', language: 'cn', travelType: '', departureLocation: '' };
const hawaii: DestinationChoice = {
  city: 'hawaii',
  language: 'jp',
  travelType: 'international',
  departureLocation: '',
};
const okinawa: DestinationChoice = { city: 'okinawa', language: 'jp', travelType: '', departureLocation: '82001' };

describe('another city', () => {
  test.each(citySlugs.filter((city) => city !== 'sydney'))('%s resets language, travel type and departure', (city) => {
    const choice = withCity(city, { ...sydney, travelType: 'domestic', departureLocation: '82001' });
    expect(choice).toEqual({ city, language: 'en', travelType: '', departureLocation: '' });
    expect(cityOffers(city, choice.language)).toBe(true);
  });

  test('returning restores the choice', () => {
    expect(withCity('hawaii', hawaii)).toEqual(hawaii);
  });
});

test.each([
  ['none needed', sydney, undefined],
  ['needed and missing', { ...hawaii, travelType: '' }, 'errorNoOptionAvailable'],
  ['needed and unknown', { ...hawaii, travelType: 'by sea' }, 'errorNoMeetRequirement'],
  ['international', hawaii, undefined],
  ['domestic', { ...hawaii, travelType: 'domestic' }, undefined],
] as const)('travel type: %s', (_, choice, error) => {
  expect(travelTypeError(choice)).toBe(error);
  expect(canSubmit(choice)).toBe(error === undefined);
});

test.each([
  ['same city', sydney, { ...sydney, language: 'en' }, 'confirmChange'],
  ['another city', sydney, withCity('paris', sydney), 'changeLocation'],
] as const)('the confirm button for %s', (_, current, choice, label) => {
  expect(confirmLabel(choice, current)).toBe(label);
});

const none = { travelType: '', departureLocation: undefined, clearsFlight: false };
const closes = { ...none, move: 'close' } as const;
const removes = { ...closes, departureLocation: '' };
const flies = { ...closes, travelType: 'international' };
const from = (departureLocation: string): DestinationChoice => ({ ...okinawa, departureLocation });
const byLand: DestinationChoice = { ...hawaii, travelType: 'domestic' };
const losAngeles: DestinationChoice = { ...hawaii, city: 'los-angeles', language: 'en' };
const goes = { ...none, move: 'city', departureLocation: '' } as const;
const chatty: DestinationChoice = { ...sydney, travelType: 'domestic', departureLocation: '82001' };
test.each([
  ['same city, same language: closes', sydney, sydney, '', closes],
  ['other language: changes it', { ...sydney, language: 'en' }, sydney, '', { ...none, move: 'language' }],
  ['another city: departure reset', withCity('paris', sydney), sydney, '', goes],
  ['the blank choice removes the departure location', from(''), okinawa, '', removes],
  ['what was not touched stays as it is stored by then', okinawa, okinawa, '', closes],
  ['an untouched blank removes nothing', from(''), from(''), '', closes],
  ['without a needed travel type: nothing', { ...hawaii, travelType: '' }, hawaii, '', undefined],
  ['a first travel type clears nothing', hawaii, hawaii, '', flies],
  ['the same travel type clears nothing', hawaii, hawaii, 'international', flies],
  [
    'an untouched travel type stays as it is stored by then',
    hawaii,
    hawaii,
    'domestic',
    { ...flies, travelType: 'domestic' },
  ],
  ['a changed travel type clears the flight', hawaii, byLand, 'domestic', { ...flies, clearsFlight: true }],
  [
    'that of another city, too',
    losAngeles,
    hawaii,
    'domestic',
    { ...goes, travelType: 'international', clearsFlight: true },
  ],
  ['a departure location is trimmed', from(' 82004 '), okinawa, '', { ...closes, departureLocation: '82004' }],
  ['an unknown departure location is dropped', from('99999'), okinawa, '', removes],
  ['cities that ask nothing keep nothing', chatty, sydney, '', closes],
] as const)('submit: %s', (_, choice, current, storedTravelType, expected) => {
  expect(submission(choice, current, storedTravelType)).toEqual(expected);
});

test.each([
  ['/en/sydney', 'cn', '/cn/sydney'],
  ['/en/sydney/mobile/brand/listing', 'fr', '/fr/sydney/mobile/brand/listing'],
] as const)('%s in %s is %s', (path, language, expected) => {
  expect(inLanguage(path, language)).toBe(expected);
});
