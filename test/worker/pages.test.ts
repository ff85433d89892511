import * as React from 'react';
import { describe, expect, test } from 'vitest';
import { changedSite, type Fields } from '../support/worker/changedSite.ts';
import { joinedWords, textOf } from '../support/worker/pageText.ts';
import { testSite } from '../support/worker/testWorld.ts';

test('the home page of Sydney is rendered in both languages', async () => {
  const site = testSite();
  for (const [language, lang] of [
    ['en', 'en'],
    ['cn', 'zh-Hans'],
  ]) {
    const answer = await site.visit(`/${language}/sydney`);
    expect(answer.status).toBe(200);
    expect(await answer.text()).toContain(`<html lang="${lang}"`);
  }
});

test.each([
  ['/en/hong-kong/brand/hesperia', ['Galleria Port of hong-kong</a>']],
  ['/jp/okinawa/brand/glenmarrow', ['>Port of sydney<']],
  ['/en/sydney/my-visit?on=2026-06-17&at=19:30', ['Your day in Port of sydney', 'spend your day in Port of sydney']],
  ['/singapore/openingsoon', ['>Port of singapore<', 'Port of singapore opens soon', '>Port of bali<']],
])('a city is called on every page as its editors call it: %s', async (path, names) => {
  const site = changedSite(({ fields }, type) =>
    type === 'localeWebsite' ? { ...fields, siteName: `Port of ${fields['cityBaseValue']}` } : fields,
  );
  site.flagStore.values.set('flags', '{"comingSoon":{"cities":{"singapore":true}}}');
  const html = joinedWords(await (await site.visit(path, { 'accept-language': 'en' })).text()).replaceAll(
    '<!-- -->',
    '',
  );
  expect(names.filter((name) => !html.includes(name))).toEqual([]);
});

describe('the bar’s announcement', () => {
  const barOf = async (fields: Fields): Promise<string> => {
    const site = changedSite((entry, type) =>
      type === 'announcement' ? { ...entry.fields, ...fields } : entry.fields,
    );
    const html = await (await site.visit('/kr/saipan')).text();
    return /<li class="announcement-slide">(.*?)<\/li>/s.exec(html)?.[1] ?? '';
  };

  test.each(['', '<p></p>', '<p>&nbsp;<br></p>'])(
    'is its title where its markup has no words: %s',
    async (htmlTitle) => {
      expect(textOf(await barOf({ title: 'Gate', htmlTitle, hasLink: true }), 'a')).toBe('Gate');
    },
  );

  test.each([
    [true, true],
    [undefined, true],
    [false, false],
  ])('is a link unless its editor has switched that off: %s', async (hasLink, isLink) => {
    expect((await barOf({ hasLink })).includes('class="announcement-link"')).toBe(isLink);
  });
});

test('these tests render with the React that visitors get', () => {
  // Only its development build has it: a build that checks itself is three times as slow, and another one.
  expect('act' in React).toBe(false);
});
