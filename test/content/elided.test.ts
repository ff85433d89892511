import { expect, test } from 'vitest';
import { elided } from '../../content/elided.ts';
import { message } from '../../content/messages/messages.ts';
import { asOfText } from '../../content/offline/asOf.ts';

test.each([
  ['departureOn', { date: '8 dicembre 2026', time: '8.30' }, 'Partenza l’8 dicembre 2026 alle 8.30'],
  ['departureOn', { date: '11 dicembre 2026', time: '8.30' }, 'Partenza l’11 dicembre 2026 alle 8.30'],
  ['departureOn', { date: '1 dicembre 2026', time: '8.30' }, 'Partenza il 1 dicembre 2026 alle 8.30'],
  ['departureOn', { date: '18 dicembre 2026', time: '8.30' }, 'Partenza il 18 dicembre 2026 alle 8.30'],
  ['effectiveFrom', { date: '8 dicembre 2026' }, 'In vigore dall’8 dicembre 2026'],
  ['effectiveFrom', { date: '18 dicembre 2026' }, 'In vigore dal 18 dicembre 2026'],
  ['openUntil', { time: '1.00' }, 'Aperto fino all’1.00'],
  ['openUntil', { time: '1.30' }, 'Aperto fino all’1.30'],
  ['openUntil', { time: '10.00' }, 'Aperto fino alle 10.00'],
  ['openUntil', { time: '13.00' }, 'Aperto fino alle 13.00'],
  ['nightRule', { time: '1.00' }, 'Partenza prima dell’1.00? Scelga'],
  ['nightRule', { time: '13.00' }, 'Partenza prima delle 13.00? Scelga'],
] as const)('in Italian the article of %s has its form in %j', (key, values, text) => {
  expect(message(key, 'it', values).startsWith(text)).toBe(true);
});

test('what is kept says so, too', () => {
  expect(asOfText(Date.UTC(2026, 10, 8, 12), 'it')).toMatch(/all’8 novembre 2026/);
});

test('other languages keep their texts', () => {
  expect(elided('il 8, al 11', 'fr')).toBe('il 8, al 11');
});
