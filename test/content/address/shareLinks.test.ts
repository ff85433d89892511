import { expect, test } from 'vitest';
import { directionsTarget } from '../../../content/address/linkTarget.ts';
import { shareLinks, shareMail } from '../../../content/address/shareLinks.ts';
import { citySlugs } from '../../../content/cities.ts';
import { languageCodes } from '../../../content/languages.ts';
import { shownStatus } from '../../../content/pageModel.ts';

const page = { url: 'https://www.meridian.example/kr/sydney/service/a', title: 'Tea & honey?', kakaoKey: 'our-key' };
const named = (...[shared, language, city]: Parameters<typeof shareLinks>) =>
  shareLinks(shared, language, city).map(({ network }) => network);

test.each([
  ['en', ['whatsapp', 'facebook', 'linkedin']],
  ['cn', ['wechat', 'weibo']],
  ['tc', ['wechat', 'whatsapp', 'facebook', 'weibo']],
  ['jp', ['facebook', 'linkedin']],
  ['kr', ['kakaotalk', 'facebook']],
] as const)('in %s a page is shared on %j', (language, networks) => {
  expect(named(page, language, 'sydney')).toEqual(networks);
});

test('WeChat and Weibo are for Chinese only, LINE for one Japanese city only', () => {
  const places = (network: string) =>
    languageCodes.flatMap((language) =>
      citySlugs.flatMap((city) =>
        shareLinks(page, language, city).some((link) => link.network === network) ? [[language, city] as const] : [],
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
    for (const { href } of shareLinks(page, language, 'okinawa'))
      if (href !== undefined) {
        const values = [...new URL(href).searchParams.values()].join('\n');
        expect([href, values.includes(page.url), href.startsWith('https://')]).toEqual([href, true, true]);
      }
  const letter = new URL(shareMail(page)).searchParams;
  expect([letter.get('subject'), letter.get('body')]).toEqual([page.title, `${page.title}\r\n${page.url}`]);
});

test('KakaoTalk is told our key and the page, which it reads itself', () => {
  const [kakao] = shareLinks(page, 'kr', 'sydney');
  const asked = new URL(kakao?.href ?? '').searchParams;
  const from =
    'sdk/1.43.5 os/javascript sdk_type/javascript lang/ko-KR device/Web origin/https%3A%2F%2Fwww.meridian.example';
  expect([asked.get('ka'), asked.get('validation_action')]).toEqual([from, 'scrap']);
  expect([asked.get('app_key'), JSON.parse(asked.get('validation_params') ?? '')]).toEqual([
    'our-key',
    { link_ver: '4.0', request_url: page.url },
  ]);
});

test('the way to a store is the editor’s link, otherwise a route to its place, otherwise none', () => {
  const visit = { domains: ['meridian.example'] };
  const location = { lat: -33.86, lon: 151.21 };
  expect(directionsTarget({ directionsLink: 'https://maps.meridian.example/x', location }, visit)).toEqual({
    kind: 'internal',
    href: 'https://maps.meridian.example/x',
  });
  expect(directionsTarget({ directionsLink: '', location }, visit)).toMatchObject({ kind: 'outbound' });
  expect(directionsTarget({ directionsLink: 'javascript:alert(1)', location: undefined }, visit)).toEqual({
    kind: 'none',
  });
});

test('503 is displayed as 404', () => {
  expect([404, 500, 503].map(shownStatus)).toEqual([404, 500, 404]);
});
