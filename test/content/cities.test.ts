import { expect, test } from 'vitest';
import { type City, languageIn, writtenIn } from '../../content/cities.ts';
import { galleryName } from '../../content/galleryName.ts';
import type { Language } from '../../content/languages.ts';

test.each<[City, readonly Language[] | undefined, readonly Language[]]>([
  ['macau', undefined, ['en', 'tc', 'cn']],
  ['macau', ['cn', 'en'], ['en', 'cn']],
  ['macau', ['fr'], []],
])('of %s, a page that is written in %j has %j, in the order of the city', (city, written, languages) => {
  expect(writtenIn(written, city)).toEqual(languages);
});

test.each<[City, Language, Language]>([
  ['okinawa', 'kr', 'kr'],
  ['okinawa', 'fr', 'en'],
  ['venice', 'jp', 'en'],
  ['siem-reap', 'tc', 'cn'],
])('%s answers a visitor who reads %s in %s', (city, language, spoken) => {
  expect(languageIn(city, language)).toBe(spoken);
});

test('a gallery is called as the site, with the name of its city', () => {
  expect(galleryName({ language: 'jp', cityName: '沖縄' })).toBe('Meridian Galleria 沖縄');
});
