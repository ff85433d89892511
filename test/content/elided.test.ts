import { expect, test } from 'vitest';
import { elided } from '../../content/elided.ts';
import { message } from '../../content/messages/messages.ts';
import { asOfText } from '../../content/offline/asOf.ts';

test.each([
  ['8 dicembre 2026', 'Partenza l’8 dicembre 2026 alle 8.30', 'In vigore dall’8 dicembre 2026'],
  ['11 dicembre 2026', 'Partenza l’11 dicembre 2026 alle 8.30', 'In vigore dall’11 dicembre 2026'],
  ['1 dicembre 2026', 'Partenza il 1 dicembre 2026 alle 8.30', 'In vigore dal 1 dicembre 2026'],
  ['18 dicembre 2026', 'Partenza il 18 dicembre 2026 alle 8.30', 'In vigore dal 18 dicembre 2026'],
])('in Italian the article before %s has its form', (date, departure, effective) => {
  expect(message('departureOn', 'it', { date, time: '8.30' })).toBe(departure);
  expect(message('effectiveFrom', 'it', { date })).toBe(effective);
});

test('what is kept says so, too', () => {
  expect(asOfText(Date.UTC(2026, 10, 8, 12), 'it')).toMatch(/all’8 novembre 2026/);
});

test('other languages keep their texts', () => {
  expect(elided('il 8, al 11', 'fr')).toBe('il 8, al 11');
});
