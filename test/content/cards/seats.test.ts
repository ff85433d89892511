import { expect, test } from 'vitest';
import { hasWayToSeat, isSoldOut, seatsText } from '../../../content/cards/seats.ts';
import { languageCodes } from '../../../content/languages.ts';
import { createClock } from '../../../content/time/clock.ts';
import { instantOf } from '../../../content/time/zonedTime.ts';
import { entryOf, visit } from '../../support/content/read.ts';

const { timeZone } = visit.clock;
const lunch = { startDate: '2026-06-20T12:00', endDate: '2026-06-20T14:00' };
const night = { startDate: '2026-06-20T22:00', endDate: '2026-06-21T01:00' };
const course = { startDate: '2026-06-20T12:00', endDate: '2026-06-21T14:00' };

test.each([
  ['nothing is said', {}, '', false],
  ['how many in all', { seatsTotal: 12 }, '12 seats', false],
  ['a single one in all', { seatsTotal: 1 }, 'One seat', false],
  ['how many are left', { seatsLeft: 4 }, '4 seats left', false],
  ['how many are left of how many', { seatsTotal: 12, seatsLeft: 4 }, '4 of 12 seats left', false],
  ['the last one', { seatsTotal: 12, seatsLeft: 1 }, 'One seat left', false],
  ['none is left', { seatsTotal: 12, seatsLeft: 0 }, 'Sold out', true],
  ['an editor says so', { seatsTotal: 12, seatsLeft: 4, admission: 'sold out' }, 'Sold out', true],
  ['they are counted for a day', { seatsLeft: 4, seatsDay: '2026-06-20' }, 'Saturday, June 20: 4 seats left', false],
  ['that day is full', { seatsLeft: 0, seatsDay: '2026-06-20' }, 'Saturday, June 20: Sold out', false],
  ['its only day is full', { ...lunch, seatsLeft: 0, seatsDay: '2026-06-20' }, 'Saturday, June 20: Sold out', true],
  ['its only night is full', { ...night, seatsLeft: 0, seatsDay: '2026-06-20' }, 'Saturday, June 20: Sold out', true],
  [
    'one of its days is full',
    { ...course, seatsLeft: 0, seatsDay: '2026-06-20' },
    'Saturday, June 20: Sold out',
    false,
  ],
  ['its day has seats', { ...lunch, seatsLeft: 2, seatsDay: '2026-06-20' }, 'Saturday, June 20: 2 seats left', false],
  ['that day is over', { seatsTotal: 9, seatsLeft: 4, seatsDay: '2026-01-20' }, '9 seats', false],
  ['guests are invited', { seatsTotal: 12, admission: 'by invitation' }, 'By invitation', false],
])('seats in words: %s', (_, fields, words, isFull) => {
  const event = entryOf('event', fields);
  expect(seatsText(event, visit)).toBe(words);
  expect(isSoldOut(event, visit.clock)).toBe(isFull);
  const said = languageCodes.map((language) => seatsText(event, { ...visit, language }));
  expect(said.filter((text) => (text === '') !== (words === ''))).toEqual([]);
});

test.each([
  ['before its hours', '2026-06-20T10:59', true],
  ['in its hours', '2026-06-20T13:59', true],
  ['after them', '2026-06-20T14:00', false],
])('the seats of one of several days are told until its hours are over: %s', (_, now, isTold) => {
  const event = entryOf('event', { ...course, seatsLeft: 4, seatsDay: '2026-06-20' });
  const clock = createClock({ now: new Date(instantOf(now, timeZone) ?? 0), timeZone });
  expect(seatsText(event, { ...visit, clock })).toBe(isTold ? 'Saturday, June 20: 4 seats left' : '');
});

test('the seats of a night are told until midnight', () => {
  const event = entryOf('event', { ...night, seatsLeft: 4, seatsDay: '2026-06-20' });
  const clock = createClock({ now: new Date(instantOf('2026-06-20T23:59', timeZone) ?? 0), timeZone });
  expect(seatsText(event, { ...visit, clock })).toBe('Saturday, June 20: 4 seats left');
});

test.each([
  ['nowhere', {}, false],
  ['online, where it takes place', { joinLink: 'https://events.meridian.example/honeys' }, true],
  ['online, beside the table', { joinLink: 'https://events.meridian.example/honeys', location: 'Pantry' }, false],
  ['to a page that books it', { externalLink: 'https://events.meridian.example/seats', location: 'Pantry' }, true],
])('an event leads to a place at it: %s', (_, fields, hasWay) => {
  expect(hasWayToSeat(entryOf('event', fields), visit)).toBe(hasWay);
});
