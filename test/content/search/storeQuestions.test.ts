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
  ['駐車場', '車場', true],
  ['駐車場', '場', false],
  ['駐車場', '駐車場はどこ', true],
  ['opening hours', 'open', true],
  ['opening hours', 'ing', false],
])('a question of “%s” is meant by “%s”: %s', (phrase, keyword, isMeant) => {
  expect(phrasesMeant([phrase, ''], keyword).length > 0).toBe(isMeant);
});
