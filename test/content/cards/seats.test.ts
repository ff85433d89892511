import { expect, test } from 'vitest';
import { isSoldOut, seatsText } from '../../../content/cards/seats.ts';
import { languageCodes } from '../../../content/languages.ts';
import { entryOf } from '../../support/content/read.ts';

test.each([
  ['nothing is said', {}, '', false],
  ['how many in all', { seatsTotal: 12 }, '12 seats', false],
  ['how many are left', { seatsLeft: 4 }, '4 seats left', false],
  ['how many are left of how many', { seatsTotal: 12, seatsLeft: 4 }, '4 of 12 seats left', false],
  ['the last one', { seatsTotal: 12, seatsLeft: 1 }, 'One seat left', false],
  ['none is left', { seatsTotal: 12, seatsLeft: 0 }, 'Sold out', true],
  ['an editor says so', { seatsTotal: 12, seatsLeft: 4, admission: 'sold out' }, 'Sold out', true],
  ['guests are invited', { seatsTotal: 12, admission: 'by invitation' }, 'By invitation', false],
])('seats in words: %s', (_, fields, words, isFull) => {
  const event = entryOf('event', fields);
  expect(seatsText(event, 'en')).toBe(words);
  expect(isSoldOut(event)).toBe(isFull);
  const said = languageCodes.map((language) => seatsText(event, language));
  expect(said.filter((text) => (text === '') !== (words === ''))).toEqual([]);
});
