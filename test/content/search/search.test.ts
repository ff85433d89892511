import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { LinkTarget } from '../../../content/address/linkTarget.ts';
import { cleanKeyword } from '../../../content/search/keyword.ts';
import type { SearchEntry } from '../../../content/search/searchEntries.ts';
import { indexEntries, searchIndex, standingEntries } from '../../../content/search/searchIndex.ts';
import { searchTypes } from '../../../content/search/searchLookups.ts';
import { answerSearch, plainTerms } from '../../../content/search/searchResults.ts';
import { foldText, nearTo, searchWords } from '../../../content/search/searchText.ts';
import { createClock } from '../../../content/time/clock.ts';
import { words } from '../../support/words.ts';

const now = new Date('2026-06-15T02:00:00Z');
const clock = createClock({ now, timeZone: 'Australia/Sydney' });
const page: LinkTarget = { kind: 'page', path: ['brand', 'x'] };
const entry = (name: string, more: Partial<SearchEntry> = {}): SearchEntry => ({
  id: name,
  createdAt: '2026-01-01T00:00:00Z',
  address: `brand/${name}`,
  section: 'brandPavilion',
  name,
  note: '',
  facts: [],
  picture: undefined,
  otherNames: [],
  words: [],
  description: '',
  target: page,
  isShown: () => true,
  ...more,
});

test.each([
  ["l'eau", 'Jardin'],
  ['parfum d’ambre', 'Jardin'],
  ['dell’acqua', 'Porta d’acqua'],
  ["l'or", 'L’or des îles'],
  ["d'as", undefined],
])('a word is found without its elided article, where the language has some: %s', (keyword, name) => {
  const garden = entry('Jardin', { description: 'Parfum ambré, une eau claire.' });
  const index = indexEntries([garden, entry('Porta d’acqua'), entry('L’or des îles'), entry('Astre')]);
  const found = (hasElision: boolean) => searchIndex(index, cleanKeyword(keyword), hasElision).entries[0]?.name;
  expect([found(true), found(false)]).toEqual([name, name === 'L’or des îles' ? name : undefined]);
});

describe('the index finds what people mean', () => {
  const entries = [
    entry('Cacao Thérèze', { otherNames: ['泰蕾兹可可'], note: 'Food & gifts' }),
    entry('Hesperia 暮星'),
    entry('月与椴的香水瓶', { description: 'Perfume in a bottle' }),
    entry('アフタヌーンティー'),
    entry('한국 화장품 전시'),
    entry('달 공원'),
    entry('식당'),
    entry('ウイスキーの夜'),
    entry('キャンドル'),
    entry('Straße und Œuvre'),
    entry('Shade matching'),
    entry('The Leaf Room', { description: 'Tea is poured three times, under the shade of a fig.' }),
    entry('Tea at dusk'),
    entry('Leaf, pressed', { description: 'A tea.', isShown: () => false }),
    entry('L’Or des îles'),
    entry('ルイ・ノワール'),
    entry('Rock’n’roll ball'),
    entry('Gone', { isShown: (at) => !at.hasCome(now.getTime()) }),
    entry('Going', { isShown: (at) => !at.hasCome(now.getTime() + 1) }),
  ];
  const index = indexEntries(entries);
  const isStanding = standingEntries(entries, { city: 'sydney', clock });
  const namesFor = (keyword: string): readonly string[] =>
    searchIndex(
      index.filter(({ entry: each }) => isStanding(each)),
      keyword,
    ).entries.map(({ name }) => name);

  test.each([
    ['thereze', ['Cacao Thérèze']],
    ['THÉRÈZE', ['Cacao Thérèze']],
    ['Thérèze'.normalize('NFD'), ['Cacao Thérèze']],
    ['蕾兹', ['Cacao Thérèze']],
    ['gift', ['Cacao Thérèze']],
    ['暮星', ['Hesperia 暮星']],
    ['hesperia暮', ['Hesperia 暮星']],
    ['ｈｅｓｐｅｒｉａ', ['Hesperia 暮星']],
    ['hespreia', ['Hesperia 暮星']],
    ['hespeira', ['Hesperia 暮星']],
    ['hsperia', ['Hesperia 暮星']],
    ['hesperria', ['Hesperia 暮星']],
    ['hespirea', []],
    ['hesb', []],
    ['香水', ['月与椴的香水瓶']],
    ['perfume', ['月与椴的香水瓶']],
    ['leaf', ['The Leaf Room']],
    ['tea', ['Tea at dusk']],
    ['leaf tea', ['The Leaf Room']],
    ['tea fig poured', ['The Leaf Room']],
    ['tea hesperia', []],
    ['ｱﾌﾀ', ['アフタヌーンティー']],
    ['あふたぬーん', ['アフタヌーンティー']],
    ['화장', ['한국 화장품 전시']],
    ['화장'.normalize('NFD'), ['한국 화장품 전시']],
    // A syllable that is still being typed: a lone consonant, no final yet, half a vowel, another syllable's consonant.
    ['화장ㅍ', ['한국 화장품 전시']],
    ['화장푸', ['한국 화장품 전시']],
    ['공우', ['달 공원']],
    ['공웡', []],
    ['한굿', []],
    ['식다', ['식당']],
    ['ウィスキー', ['ウイスキーの夜']],
    ['ういすきー', ['ウイスキーの夜']],
    ['キヤンドル', ['キャンドル']],
    ['food and gifts', ['Cacao Thérèze']],
    ['cacao et gifts', ['Cacao Thérèze']],
    ['tea and hesperia', []],
    ['and tea', []],
    ['strasse oeuvre', ['Straße und Œuvre']],
    ['esperia', ['Hesperia 暮星']],
    ['tching', []],
    ['go', ['Going']],
    ['going hesperia', []],
    ['(),', []],
    ['lor', ['L’Or des îles']],
    ['or', ['L’Or des îles']],
    ['ルイノワール', ['ルイ・ノワール']],
    ['rocknroll', ['Rock’n’roll ball']],
  ])('%j finds %j', (keyword, names) => {
    expect(namesFor(keyword)).toEqual(names);
  });

  test('a typo is only tolerated where nothing holds the word itself', () => {
    const twoNames = indexEntries([entry('Watch'), entry('Match point')]);
    expect(searchIndex(twoNames, 'watch').entries.map(({ name }) => name)).toEqual(['Watch']);
  });

  test('a name is found by the beginning of each of its words', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 20 }), fc.nat(), (name, cut) => {
        for (const word of searchWords(name)) {
          const characters = [...word];
          const typed = characters.slice(0, 1 + (cut % characters.length)).join('');
          expect(searchIndex(indexEntries([entry(name)]), typed).entries).toHaveLength(
            searchWords(typed).length === 0 ? 0 : 1,
          );
        }
      }),
    );
  });
});

describe('folding', () => {
  test('is idempotent', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect(foldText(foldText(text))).toBe(foldText(text));
      }),
    );
  });
  test('one typo is near, two are not', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[a-z]{6,12}$/), fc.nat(), (word, at) => {
        const place = 1 + (at % (word.length - 1));
        expect(nearTo(word.slice(0, place) + word.slice(place + 1))(word)).toBe(true);
        expect(nearTo(`${word.slice(0, place)}é${word.slice(place)}`)(word)).toBe(true);
        expect(nearTo(`${word.slice(0, place)}é${word.slice(place + 1)}`)(word)).toBe(true);
        expect(nearTo(`${word.slice(0, place - 1)}éü${word.slice(place + 1)}`)(word)).toBe(false);
      }),
    );
  });
});

describe('results', () => {
  const answer = (entries: readonly SearchEntry[], language: 'en' | 'fr' | 'cn' = 'en', limit?: number) =>
    answerSearch({
      keyword: 'x',
      terms: plainTerms('x'),
      entries,
      isComplete: true,
      language,
      limit,
      hrefOf: (target) => (target.kind === 'page' ? `/${target.path.join('/')}` : undefined),
      pictureOf: ({ url }) => url,
    });
  const names = (result: ReturnType<typeof answer>): readonly (readonly string[])[] =>
    result.sections.map(({ items }) => items.map(({ name }) => name.map(({ text }) => text).join('')));

  test('are grouped by content type in alphabetical order', () => {
    const entries = searchTypes.toReversed().map((section) => entry(section, { section }));
    expect(answer(entries).sections.map(({ contentType }) => contentType)).toEqual(
      words(`
      artCulture brandPavilion dining event news service specialOffer
    `),
    );
  });
  test.each([
    ['en', ['banana', 'Apple 10', 'apple 2', 'Éclair', 'zebra'], ['apple 2', 'Apple 10', 'banana', 'Éclair', 'zebra']],
    ['cn', ['周', '阿', '李', '陈'], ['阿', '陈', '李', '周']],
  ] as const)('are sorted by name in the order of %s', (language, unsorted, sorted) => {
    expect(
      names(
        answer(
          unsorted.map((name) => entry(name)),
          language,
        ),
      ),
    ).toEqual([sorted]);
  });
  test('an entry appears once, as it was found first; one that leads nowhere does not appear', () => {
    expect(
      names(
        answer([
          entry('First', { id: '1' }),
          entry('Second', { id: '1' }),
          entry('Nowhere', { target: { kind: 'none' } }),
        ]),
      ),
    ).toEqual([['First']]);
  });
  test('carry their kind and place, and every match is bold', () => {
    const [section] = answerSearch({
      keyword: 'the',
      terms: plainTerms('the'),
      entries: [
        entry('Cacao Thérèze', {
          note: 'Food & gifts',
          facts: ['Food & gifts', 'Level 3, pantry'].map((text) => ({ text, of: '' })),
        }),
        entry('The Leaf Room'),
      ],
      isComplete: true,
      language: 'en',
      hrefOf: () => '/x',
      pictureOf: ({ url }) => url,
    }).sections;
    expect(section?.items.map(({ name }) => name.filter(({ isMatch }) => isMatch).map(({ text }) => text))).toEqual([
      ['Thé'],
      ['The'],
    ]);
    expect(section?.items[0]?.facts).toEqual(['Level 3, pantry']);
  });
  test('say the language of each of their words that is not the page’s', () => {
    const english = ['gifts', 'tin#location', 'tin'];
    const [section] = answerSearch({
      keyword: 'biscuit',
      terms: plainTerms('biscuit'),
      entries: [
        entry('Tin', {
          id: 'tin',
          facts: [
            { text: 'Gifts', of: 'gifts' },
            { text: 'Level 3', of: 'tin', field: 'location' },
          ],
          description: 'Of tea. With one biscuit.',
        }),
        entry('饼干', { id: 'box', facts: [{ text: '三层', of: 'box', field: 'location' }], otherNames: ['Biscuit'] }),
      ],
      isComplete: true,
      language: 'cn',
      langOf: (key) => (english.includes(key) ? 'en' : undefined),
      hrefOf: () => '/x',
      pictureOf: ({ url }) => url,
    }).sections;
    expect(Object.fromEntries((section?.items ?? []).map(({ id, langs }) => [id, langs]))).toEqual({
      tin: { Gifts: 'en', 'Level 3': 'en', 'With one biscuit.': 'en' },
      box: undefined,
    });
  });
  test('answers to a question of fact stand before what is found', () => {
    const { sections, total } = answerSearch({
      keyword: 'x',
      terms: plainTerms('x'),
      entries: [entry('x')],
      answers: [{ id: 'a', href: '/x', isOutbound: false, name: [], note: [], facts: [] }],
      isComplete: true,
      language: 'en',
      hrefOf: () => '/x',
      pictureOf: ({ url }) => url,
    });
    expect(sections.map(({ contentType, items }) => [contentType, items.length])).toEqual([
      ['storeQuestion', 1],
      ['brandPavilion', 1],
    ]);
    expect(total).toBe(2);
  });
  test('a limit cuts the items and not the totals', () => {
    const cut = answer(
      ['a', 'b', 'c'].map((name) => entry(name)),
      'en',
      2,
    );
    expect([cut.total, cut.sections[0]?.total, cut.sections[0]?.items.length]).toEqual([3, 3, 2]);
  });
});
