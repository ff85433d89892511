import { expect, test } from 'vitest';
import { highlight } from '../../../content/search/searchHighlight.ts';
import { phrasesMeant, storeAnswers, termsMeant } from '../../../content/search/storeQuestions.ts';
import { entryOf, linkTo, visit, written } from '../../support/content/read.ts';

test('a store without hours that can be counted says what its editor wrote of them', () => {
  const store = entryOf('storeLocator', { title: 'The house', time: ['Daily 10am to 8pm'] });
  expect(storeAnswers(store, 'hours', [], visit)).toEqual([
    { id: store.id, text: 'The house', note: '', facts: ['Daily 10am to 8pm'] },
  ]);
});

test.each([
  ['en', 'daily: 10am\u00a0–\u2060\u00a08pm'],
  ['fr', 'tous les jours\u00a0: 10\u00a0h\u00a0–\u2060\u00a020\u00a0h'],
  ['cn', '每日 10:00–20:00'],
] as const)('the hours of a store stand beside their days as %s writes it', (language, line) => {
  const store = entryOf('storeLocator', { title: 'The house', hours: linkTo('hours') }, [
    written('openingHours', 'hours', { title: 'hours', weekly: ['Mo-Su 10:00-20:00'] }),
  ]);
  expect(
    storeAnswers(store, 'hours', [], { ...visit, language })[0]?.facts.map((fact) => fact.toLowerCase()),
  ).toContain(line);
});

test.each([
  ['wheelchair', 'Wheelchair access, step-free ways', 'Step-free from the street', ['Step-free']],
  ['orari', 'Orari di apertura', 'Meridian apre di sera', []],
  ['orari di apertura', 'Orari di apertura', 'Meridian apre di sera', ['di']],
  ['way', 'way', 'Subway, and two ways', ['way']],
  ['parking', 'Parking for a car', 'A car park', ['car']],
  ['駐車場', '駐車場', '無料駐車場', ['駐車場']],
])('%s, which means %s, is bold in %s: %j', (keyword, phrase, text, bold) => {
  const parts = highlight(text, termsMeant(phrasesMeant([phrase], keyword), keyword));
  expect(parts.filter(({ isMatch }) => isMatch).map((part) => part.text)).toEqual(bold);
});

test.each([
  ['wheelchair', 'Wheelchair access and step-free ways', ['wheelchair access and stepfree ways']],
  ['stepfree', 'Is the building step-free?', []],
  ['주ㅊ', '주차 안내', ['주차 안내']],
])('%s means all words of %s', (keyword, phrase, meant) => {
  expect(phrasesMeant([phrase], keyword)).toEqual(meant);
});

test.each([
  ['a', [], []],
  ['退', [], []],
  ['退税', ['退税点'], []],
  ['ref', [], ['refunds']],
  ['re', [], []],
])('%s means %j of 退税点, and %j of refunds', (keyword, spaceless, spaced) => {
  expect([phrasesMeant(['退税点'], keyword), phrasesMeant(['refunds'], keyword)]).toEqual([spaceless, spaced]);
});
