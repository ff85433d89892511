import { describe, expect, test } from 'vitest';
import { addressTarget, linkTarget } from '../../../content/address/linkTarget.ts';
import { isHostOf } from '../../../content/address/webAddress.ts';
import { createClock } from '../../../content/time/clock.ts';
import { entryOf, linkTo, written } from '../../support/content/read.ts';

const clock = createClock({ now: new Date('2026-06-15T00:00:00Z'), timeZone: 'Australia/Sydney' });
const domains = ['meridian.example', 'meridian-china.example'];

describe('a link to an entry', () => {
  const linked = (item: Readonly<Record<string, unknown>>, more: Readonly<Record<string, unknown>> = {}) =>
    linkTarget(
      entryOf('cta', { internalLink: linkTo('wrapping'), ...more }, [
        written('service', 'wrapping', { title: 'Wrapping', slug: 'wrapping', ...item }),
      ]),
      { domains, clock },
    );
  const elsewhere = { kind: 'outbound', href: 'https://other.example/' };
  const externalLink = 'https://other.example';
  const pageless = { withoutDetail: true };

  test.each(['internalLink', 'innerLink'])('in the field %s', (field) => {
    const brand = written('brandPavilion', 'aurelle', { title: 'Aurelle', slug: 'aurelle' });
    const target = linkTarget(entryOf('cta', { [field]: linkTo('aurelle') }, [brand]), { domains });
    expect(target).toEqual({ kind: 'page', path: ['brand', 'aurelle'] });
  });

  test.each(['link', 'menuItem', 'cta', 'promoBanner'] as const)(
    'of a %s is named by its reference, and can be switched off',
    (type) => {
      const brand = written('brandPavilion', 'aurelle', { title: 'Aurelle', slug: 'aurelle' });
      const target = (hasLink?: boolean) =>
        linkTarget(entryOf(type, { title: 'Aurelle', reference: linkTo('aurelle'), hasLink }, [brand]), { domains });
      const page = { kind: 'page', path: ['brand', 'aurelle'] };
      expect([target(), target(true), target(false)]).toEqual([page, page, { kind: 'none' }]);
    },
  );

  test.each([
    ['the listing alone', {}, ['brand', 'listing']],
    ['one category, by its slug', { category: linkTo('bags') }, ['brand', 'listing', 'handbags']],
    ['one category without a slug, by its id', { category: linkTo('new') }, ['brand', 'listing', 'new']],
  ])('in a menu leads to %s', (_, fields, path) => {
    const linkedEntries = [
      written('brandListPage', 'brands'),
      written('brandCategory', 'bags', { slug: 'handbags' }),
      written('brandCategory', 'new'),
    ];
    const link = entryOf('link', { title: 'Brands', reference: linkTo('brands'), ...fields }, linkedEntries);
    expect(linkTarget(link, { domains })).toEqual({ kind: 'page', path });
  });

  test.each([
    ['its page', {}, {}, { kind: 'page', path: ['service', 'wrapping'] }],
    ['where its own links lead, without a page', { ...pageless, externalLink }, {}, elsewhere],
    ['the external link beside it, with neither', pageless, { externalLink }, elsewhere],
    ['nowhere', pageless, {}, { kind: 'none' }],
    ['nowhere, also when it names itself', { ...pageless, internalLink: linkTo('wrapping') }, {}, { kind: 'none' }],
  ])('leads to %s', (_, item, more, target) => {
    expect(linked(item, more)).toEqual(target);
  });
});

describe('a link to an item that is over', () => {
  const over = { endDate: '2026-06-01' };
  const to = (fields: Readonly<Record<string, unknown>>, more: Readonly<Record<string, unknown>> = {}) =>
    entryOf('cta', { internalLink: linkTo('tea'), ...more }, [
      written('eventDetailPage', 'tea', { title: 'Tea', slug: 'tea', ...fields }),
    ]);
  const page = { kind: 'page', path: ['what-is-happening', 'event', 'tea'] };

  test.each([
    ['nowhere', over, {}, { kind: 'none' }],
    [
      'to the external link beside it',
      over,
      { externalLink: 'https://other.example' },
      { kind: 'outbound', href: 'https://other.example/' },
    ],
    ['to its page, where that stays', { ...over, removedAfterExpired: false }, {}, page],
    ['to its page in the hours after its end', { endDate: '2026-06-15T09:00' }, {}, page],
  ])('leads %s', (_, fields, more, target) => {
    expect(linkTarget(to(fields, more), { domains, clock })).toEqual(target);
  });

  test('leads to its page from what outlives a page, such as a menu', () => {
    expect(linkTarget(to(over), { domains })).toEqual(page);
  });
});

describe('link rules', () => {
  test.each([
    ['help@meridian.com', { kind: 'mail', href: 'mailto:help@meridian.com' }],
    ['a.b-c_1@mail.meridian.info', { kind: 'mail', href: 'mailto:a.b-c_1@mail.meridian.info' }],
    ['mailto:help@meridian.com', { kind: 'mail', href: 'mailto:help@meridian.com' }],
    ['mailto:privacy@meridian.example', { kind: 'mail', href: 'mailto:privacy@meridian.example' }],
    ['tel:+61 2 5550 0187', { kind: 'telephone', href: 'tel:+61255500187' }],
    ['tel:', { kind: 'none' }],
    ['https://www.meridian.example/x', { kind: 'internal', href: 'https://www.meridian.example/x' }],
    ['https://meridian-china.example', { kind: 'internal', href: 'https://meridian-china.example/' }],
    ['http://meridian.example.evil.example/', { kind: 'outbound', href: 'http://meridian.example.evil.example/' }],
    ['https://notmeridian.example', { kind: 'outbound', href: 'https://notmeridian.example/' }],
    ['https://other.example/a?b#c', { kind: 'outbound', href: 'https://other.example/a?b#c' }],
    ['www.other.example', { kind: 'outbound', href: 'https://www.other.example/' }],
    ['WWW.other.example/a?b#c', { kind: 'outbound', href: 'https://www.other.example/a?b#c' }],
    ['www.meridian.example/x', { kind: 'internal', href: 'https://www.meridian.example/x' }],
    ['www.other.example@evil.example/x', { kind: 'none' }],
    ['www.', { kind: 'none' }],
    ['other.example', { kind: 'outbound', href: 'https://other.example/' }],
    ['shop.other.example/a?b#c', { kind: 'outbound', href: 'https://shop.other.example/a?b#c' }],
    ['meridian.example/x', { kind: 'internal', href: 'https://meridian.example/x' }],
    ['other.example:8443/x', { kind: 'outbound', href: 'https://other.example:8443/x' }],
    ['brochure.pdf', { kind: 'none' }],
    ['stores/map', { kind: 'none' }],
    ['galleryapp://open/card?id=7', { kind: 'outbound', href: 'galleryapp://open/card?id=7' }],
    ['galleryapp://meridian.example/x', { kind: 'outbound', href: 'galleryapp://meridian.example/x' }],
    ['galleryapp://user:pass@meridian.example/x', { kind: 'none' }],
    ['javascript://meridian.example/%0aalert(1)', { kind: 'none' }],
    ['VBScript://x', { kind: 'none' }],
    ['java\tscript://x', { kind: 'none' }],
    ['file:///etc/passwd', { kind: 'none' }],
    ['intent://scan/#Intent;end', { kind: 'none' }],
    [
      'mailto:help@meridian.example?subject=A gift+more&body=Hello%0Athere',
      { kind: 'mail', href: 'mailto:help@meridian.example?subject=A%20gift+more&body=Hello%0Athere' },
    ],
    [
      'mailto:a@meridian.example,b@meridian.example?bcc=c@other.example&subject=x',
      { kind: 'mail', href: 'mailto:a@meridian.example,b@meridian.example?subject=x' },
    ],
    ['mailto:help@meridian.example?bcc=c@other.example', { kind: 'mail', href: 'mailto:help@meridian.example' }],
    ['/sydney/stores/map', { kind: 'internal', href: '/sydney/stores/map' }],
    ['#hours', { kind: 'internal', href: '#hours' }],
    ['', { kind: 'none' }],
    ['  ', { kind: 'none' }],
    ['#', { kind: 'none' }],
    ['javascript:alert(1)', { kind: 'none' }],
    ['JaVaScRiPt:alert(1)', { kind: 'none' }],
    ['data:text/html,x', { kind: 'none' }],
    ['//evil.example', { kind: 'none' }],
    ['/\\evil.example', { kind: 'none' }],
    ['https://user:pass@meridian.example', { kind: 'none' }],
    ['https://', { kind: 'none' }],
    ['mailto:x?cc=everyone', { kind: 'none' }],
    ['words', { kind: 'none' }],
  ])('%s', (value, target) => {
    expect(addressTarget(value, domains)).toEqual(target);
  });

  test('a domain covers its subdomains and nothing else', () => {
    expect(
      ['meridian.example', 'www.meridian.example', 'xmeridian.example', 'meridian.example.cn'].map((host) =>
        isHostOf(host, domains),
      ),
    ).toEqual([true, true, false, false]);
  });
});
