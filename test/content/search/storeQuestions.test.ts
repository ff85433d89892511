import { expect, test } from 'vitest';
import { phrasesMeant, storeAnswers } from '../../../content/search/storeQuestions.ts';
import { entryOf, visit } from '../../support/content/read.ts';

test('a store without hours that can be counted says what its editor wrote of them', () => {
  const store = entryOf('storeLocator', { title: 'The house', time: ['Daily 10am to 8pm'] });
  expect(storeAnswers(store, 'hours', [], visit)).toEqual([
    { id: store.id, text: 'The house', note: '', facts: ['Daily 10am to 8pm'] },
  ]);
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
