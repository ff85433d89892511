import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { cityRow, citySlugs } from '../../content/cities.ts';

test('every city’s country has its flag in client/public/flags', () => {
  const drawn = readdirSync('client/public/flags');
  expect(citySlugs.map((city) => `${cityRow(city).country}.svg`).filter((file) => !drawn.includes(file))).toEqual([]);
});
