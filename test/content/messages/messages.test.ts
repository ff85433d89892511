import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { type Language, languageCodes } from '../../../content/languages.ts';
import { message, messageKeys } from '../../../content/messages/messages.ts';

/** Texts that Chinese, Japanese and Korean write as English does: names, and what has no words. */
const alike: readonly string[] = ['siteName', 'labelled'];

/** What else some would say for a store, an event, a destination, an enquiry, a list, for what is online. */
const otherWords = {
  tc: /門店|店鋪|什麼|裡|諮詢|清單|線上/,
  it: /boutique/i,
  jp: /ブラウザ(?!ー)|催し|来店/,
  kr: /행사|목적지/,
} as const satisfies Partial<Record<Language, RegExp>>;

const sources = ['client', 'worker', 'content'].flatMap((floor) =>
  readdirSync(floor, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/^(?:messages|space|service|media)\//.test(file))
    .map((file) => readFileSync(`${floor}/${file}`, 'utf8')),
);
const code = sources.join('\n');

describe('message catalogues', () => {
  test('no key is unused', () => {
    const used = new Set([...code.matchAll(/['"`]([a-z][A-Za-z0-9]*)['"`]/g)].map(([, key]) => key));
    expect(messageKeys.filter((key) => !used.has(key))).toEqual([]);
  });

  test('every text is written in Chinese, Japanese and Korean, not copied from English', () => {
    expect(
      messageKeys.flatMap((key) =>
        (['cn', 'tc', 'jp', 'kr'] as const).flatMap((language) =>
          message(key, 'en') === message(key, language) && !alike.includes(key) ? [`${key} ${language}`] : [],
        ),
      ),
    ).toEqual([]);
  });

  test('every language has the same placeholders', () => {
    const placeholders = (text: string): string => (text.match(/\{\w+\}/g) ?? []).toSorted().join();
    const differing = messageKeys.flatMap((key) =>
      languageCodes.flatMap((language) =>
        placeholders(message(key, language)) === placeholders(message(key, 'en')) ? [] : [`${key} ${language}`],
      ),
    );
    expect(differing).toEqual([]);
  });

  test('no text is empty or has blanks at its ends', () => {
    expect(
      messageKeys.flatMap((key) =>
        languageCodes.flatMap((language) =>
          message(key, language) === message(key, language).trim() && message(key, language) !== ''
            ? []
            : [`${key} ${language}`],
        ),
      ),
    ).toEqual([]);
  });

  test('French keeps its double punctuation with the word before it', () => {
    expect(messageKeys.filter((key) => / [:;?!»]|« /.test(message(key, 'fr')))).toEqual([]);
  });

  test('Chinese sets words and figures of other scripts off by a blank', () => {
    const tight = /\p{Script=Han}[A-Za-z0-9]|[A-Za-z0-9]\p{Script=Han}/u;
    expect(
      messageKeys.filter((key) => (['cn', 'tc'] as const).some((language) => tight.test(message(key, language)))),
    ).toEqual([]);
  });

  test.each(Object.entries(otherWords))('%s has one word for one thing', (language, others) => {
    const texts = messageKeys.flatMap((key) =>
      languageCodes.filter((code) => code === language).map((code) => message(key, code)),
    );
    expect(texts.filter((text) => others.test(text))).toEqual([]);
  });

  test('a departure may be a ship’s', () => {
    const departures = ['departureTime', 'departureOn', 'departureNight', 'nightRule'] as const;
    const flights = /flight|航班|[飞飛]|\bvol[so]?\b|飛行|항공/;
    expect(departures.filter((key) => languageCodes.some((language) => flights.test(message(key, language))))).toEqual(
      [],
    );
  });

  test('values stand in their places, and a missing one leaves its name', () => {
    expect(message('shownOfTotal', 'en', { shown: 11, total: 500 })).toContain('11');
    expect(message('shownOfTotal', 'en')).toContain('{shown}');
  });
});
