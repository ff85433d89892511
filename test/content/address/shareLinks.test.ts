import { describe, expect, test } from 'vitest';
import { directionsTarget } from '../../../content/address/linkTarget.ts';
import { shareLinks, shareMail } from '../../../content/address/shareLinks.ts';
import { type City, citySlugs } from '../../../content/cities.ts';
import { type Language, languageCodes } from '../../../content/languages.ts';
import { displayedStatus } from '../../../content/pageModel.ts';

const page = { url: 'https://www.meridian.example/kr/sydney/service/a', title: 'Tea & honey?', kakaoKey: 'our-key' };
const named = (shared: typeof page, language: Language, city: City, isMainland = false) =>
  shareLinks(shared, { language, city, isMainland }).map(({ network }) => network);

test.each([
  ['en', ['whatsapp', 'facebook', 'linkedin']],
  ['cn', ['wechat', 'weibo']],
  ['tc', ['wechat', 'whatsapp', 'facebook', 'weibo']],
  ['jp', ['facebook', 'linkedin']],
  ['kr', ['kakaotalk', 'facebook']],
] as const)('in %s a page is shared on %j', (language, networks) => {
  expect(named(page, language, 'sydney')).toEqual(networks);
});

test.each([
  ['en', 'hainan', []],
  ['cn', 'hainan', ['wechat', 'weibo']],
  ['tc', 'hong-kong', ['wechat', 'weibo']],
  ['kr', 'guam', []],
] as const)('in mainland China a page in %s of %s is shared on %j', (language, city, networks) => {
  expect(named(page, language, city, true)).toEqual(networks);
});

test('WeChat and Weibo are for Chinese only, LINE for one Japanese city only', () => {
  const places = (network: string) =>
    languageCodes.flatMap((language) =>
      citySlugs.flatMap((city) =>
        named(page, language, city).some((candidate) => candidate === network) ? [[language, city] as const] : [],
      ),
    );
  for (const network of ['wechat', 'weibo'])
    expect(new Set(places(network).map(([language]) => language))).toEqual(new Set(['cn', 'tc']));
  expect(new Set(places('line').map(([, city]) => city))).toEqual(new Set(['okinawa']));
  expect(places('line').map(([language]) => language)).toContain('jp');
});

test('without a key at Kakao its link is left out', () => {
  expect(named({ ...page, kakaoKey: '' }, 'kr', 'sydney')).toEqual(['facebook']);
});

test('address and title are encoded, on every network', () => {
  for (const language of languageCodes)
    for (const { href } of shareLinks(page, { language, city: 'okinawa', isMainland: false }))
      if (href !== undefined) {
        const values = [...new URL(href).searchParams.values()].join('\n');
        expect([href, values.includes(page.url), href.startsWith('https://')]).toEqual([href, true, true]);
      }
  const letter = new URL(shareMail(page)).searchParams;
  expect([letter.get('subject'), letter.get('body')]).toEqual([page.title, `${page.title}\r\n${page.url}`]);
});

test('KakaoTalk is told our key and the page, which it reads itself', () => {
  const [kakao] = shareLinks(page, { language: 'kr', city: 'sydney', isMainland: false });
  const query = new URL(kakao?.href ?? '').searchParams;
  const from =
    'sdk/1.43.5 os/javascript sdk_type/javascript lang/ko-KR device/Web origin/https%3A%2F%2Fwww.meridian.example';
  expect([query.get('ka'), query.get('validation_action')]).toEqual([from, 'scrap']);
  expect([query.get('app_key'), JSON.parse(query.get('validation_params') ?? '')]).toEqual([
    'our-key',
    { link_ver: '4.0', request_url: page.url },
  ]);
});

describe('the way to a store', () => {
  const visit = { domains: ['meridian.example'], isMainland: false };
  const store = { directionsLink: '', location: { lat: 20.02, lon: 110.33 }, title: '海口, 一号店' };

  test('is the editor’s link, otherwise a route to its place, otherwise none', () => {
    const linked = { ...store, directionsLink: 'https://maps.meridian.example/x' };
    for (const isMainland of [false, true])
      expect(directionsTarget(linked, { ...visit, isMainland })).toEqual({
        kind: 'internal',
        href: linked.directionsLink,
      });
    const nowhere = { ...store, directionsLink: 'javascript:alert(1)', location: undefined };
    expect(directionsTarget(nowhere, visit)).toEqual({ kind: 'none' });
  });

  test('is OpenStreetMap’s, in mainland China Amap’s by its address scheme', () => {
    expect(directionsTarget(store, visit)).toEqual({
      kind: 'outbound',
      href: 'https://www.openstreetmap.org/directions?to=20.02%2C110.33',
    });
    const target = directionsTarget(store, { ...visit, isMainland: true });
    const { origin, pathname, searchParams } = new URL('href' in target ? target.href : '');
    expect([target.kind, origin + pathname, searchParams.get('coordinate')]).toEqual([
      'outbound',
      'https://uri.amap.com/navigation',
      'wgs84',
    ]);
    // Longitude first; a comma in the name would end it.
    expect(searchParams.get('to')).toBe('110.33,20.02,海口 一号店');
    const elsewhere = { ...store, directionsLink: 'https://maps.elsewhere.example/x' };
    expect(directionsTarget(elsewhere, { ...visit, isMainland: true })).toEqual(target);
  });
});

test('503 is displayed as 404', () => {
  expect([404, 500, 503].map(displayedStatus)).toEqual([404, 500, 404]);
});
