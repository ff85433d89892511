import * as React from 'react';
import { describe, expect, test } from 'vitest';
import { linkTo } from '../support/content/read.ts';
import { added, siteWith } from '../support/worker/addedEntries.ts';
import { changedSite, type Fields, siteWhere } from '../support/worker/changedSite.ts';
import { hrefsIn, joinedWords, mainOf, textOf } from '../support/worker/pageText.ts';
import { PHONE, testSite } from '../support/worker/testWorld.ts';

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
  const html = joinedWords(await site.read(path, { 'accept-language': 'en' })).replaceAll('<!-- -->', '');
  expect(names.filter((name) => !html.includes(name))).toEqual([]);
});

describe('the bar’s announcement', () => {
  const barOf = async (fields: Fields): Promise<string> => {
    const site = changedSite((entry, type) =>
      type === 'announcement' ? { ...entry.fields, ...fields } : entry.fields,
    );
    return /<li class="announcement-slide">(.*?)<\/li>/s.exec(await site.read('/kr/saipan'))?.[1] ?? '';
  };

  test.each(['', '<p></p>', '<p>&nbsp;<br></p>'])('is its title where markup has no words: %s', async (htmlTitle) => {
    expect(textOf(await barOf({ title: 'Gate', htmlTitle, hasLink: true }), 'a')).toBe('Gate');
  });

  test.each([
    [true, true],
    [undefined, true],
    [false, false],
  ])('is a link unless its editor has switched that off: %s', async (hasLink, isLink) => {
    expect((await barOf({ hasLink })).includes('class="announcement-link"')).toBe(isLink);
  });
});

test('an announcement leads to a page of any kind', async () => {
  const site = siteWith([
    added('announcement', 'gate', { reference: linkTo('pier') }),
    added('storeLocator', 'pier', {}),
  ]);
  expect(hrefsIn(await site.read('/kr/saipan'))).toContain('/kr/saipan/stores/pier');
  expect(hrefsIn(mainOf(await site.read('/kr/saipan/announcement/gate')))).toContain('/kr/saipan/stores/pier');
});

describe('the section that leads to the store', () => {
  const sectionOf = async (fields: Fields, path: string, agent: string): Promise<string> => {
    const site = changedSite((entry, type) => {
      if (type === 'planYourVisit') return { ...entry.fields, time: undefined, address: undefined };
      return type === 'storeLocator' ? fields : entry.fields;
    });
    const html = mainOf(await site.read(path, { 'user-agent': agent }));
    return html.split('<section').find((section) => section.startsWith(' class="visit"')) ?? '';
  };

  test.each([
    ['/kr/saipan', '', '/kr/saipan/stores/map'],
    ['/kr/saipan/mobile', PHONE, '/kr/saipan/mobile/stores/listing'],
  ])('leads to all stores where it has no slug: %s', async (path, agent, href) => {
    expect(hrefsIn(await sectionOf({ title: 'Garapan' }, path, agent))).toContain(href);
  });

  test('has no list of facts where there are none', async () => {
    const home = await sectionOf({ title: 'Garapan', slug: 'saipan' }, '/kr/saipan', '');
    expect([hrefsIn(home)[0], home.includes('<dl')]).toEqual(['/kr/saipan/stores/saipan', false]);
  });
});

test('an event card without a date has no line for it', async () => {
  const site = siteWhere('event', { startDate: undefined, endDate: undefined });
  const html = await site.read('/kr/saipan/what-is-happening/event/listing');
  expect(html).toContain('data-promotion="event"');
  expect(html).not.toMatch(/detail-when"><\/p>/);
});

test('these tests render with the React that visitors get', () => {
  // Only its development build has it: a build that checks itself is three times as slow, and another one.
  expect('act' in React).toBe(false);
});
