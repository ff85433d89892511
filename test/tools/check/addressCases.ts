import { type Case, cta, entry, event, redirect } from './cases.ts';
import { text, to } from './spaceOf.ts';

const branch = (source: string) =>
  redirect('b', source, '', { fields: { title: '1', source, match: 'prefix', externalLink: '/sydney' } });

/** Rules of addresses and redirects: one wrong and one right space each. */
export const addressCases = {
  'slug-collides': {
    wrong: [
      event({ slug: 'same' }, 'a'),
      entry('eventDetailPage', { slug: 'same' }, 'b'),
      entry('homePage', {}, 'h1'),
      entry('homePage', {}, 'h2'),
    ],
    finds: [
      /^a slug has the address \/what-is-happening\/event\/same together with b \(sydney\)/,
      /^b slug .* with a/,
      /^h1 slug has the address \/ together with h2/,
      /^h2 slug has the address \/ together with h1/,
    ],
    right: [
      event({ slug: 'same' }, 'a'),
      entry('news', { slug: 'same' }, 'b'),
      entry('homePage', {}, 'own'),
      entry('homePage', {}, 'shared', { tags: ['global'] }),
      event({ slug: 'same' }, 'c', { tags: ['paris'] }),
      entry('eventDetailPage', { slug: 'same' }, 'everywhere', { tags: ['global'] }),
      event({ slug: 'same', startDate: '2025-06-01', endDate: '2025-06-02' }, 'over'),
    ],
  },
  'category-collides': {
    wrong: [entry('brandCategory', { slug: 'hats' }, 'a'), entry('brandCategory', { slug: 'hats' }, 'b')],
    finds: [/^a slug is hats like that of b \(sydney\)/, /^b slug is hats like that of a/],
    right: [
      entry('brandCategory', { slug: 'hats' }, 'a'),
      entry('brandCategory', { slug: 'hats' }, 'b', { tags: ['global'] }),
      entry('brandCategory', {}, 'c'),
      entry('brandCategory', {}, 'd'),
    ],
  },
  'slug-unroutable': {
    wrong: [
      event({ slug: 'listing' }, 'a'),
      entry('storeLocator', { slug: 'map' }, 'b'),
      entry('basicPage', { slug: 'mobile' }, 'c'),
      entry('basicPage', { slug: 'dining' }, 'd'),
    ],
    finds: [
      /^a slug listing is the address of another page/,
      /^b slug map/,
      /^c slug mobile can’t/,
      /^d slug dining is/,
    ],
    right: [event({ slug: 'listings' }), entry('basicPage', { slug: 'searching' }, 'c')],
  },
  'slug-stands-in': {
    wrong: [entry('basicPage', { slug: 'select-destination' })],
    finds: [/^it slug leads to the site’s own page \(selectDestination\)/],
    right: [entry('basicPage', { slug: 'destinations' })],
  },
  'address-nowhere': {
    wrong: [
      cta({ externalLink: '/en/sydney/brand/gone' }, 'a'),
      cta({ externalLink: 'https://www.meridian.example/atlantis' }, 'b'),
      cta({ externalLink: 'javascript:alert(1)' }, 'c'),
      cta({ externalLink: '/sydney/brand/listing/hats' }, 'd'),
      event({ body: text({ nodeType: 'hyperlink', data: { uri: '/sydney/x/y/z' }, content: [] }) }, 'e'),
      entry('basicPage', { slug: 'f', html: '<p><a href="/cn/sydney/dining/gone">x</a></p>' }, 'f'),
      entry('event', { menuLink: 'ignored', joinLink: 'http://' }, 'g'),
    ],
    finds: [
      /^a externalLink .*sydney has no such page/,
      /^b .*no address of a city/,
      /^c .*no address that can be followed/,
      /^d .*sydney has no category hats/,
      /^e body/,
      /^f html/,
      /^g joinLink/,
    ],
    right: [
      ...[
        '/en/sydney/what-is-happening/event/it',
        '/sydney/mobile',
        '/',
        '#',
        '#top',
        'mailto:a@meridian.example',
        'https://other.example/x',
        'https://shop.meridian.example/gone',
        '/sydney/old',
        // Refused, since it leads to a redirect: that is told of the redirect, not of the link to it.
        '/sydney/older',
        '/sydney/eshop/cart',
        '/sydney/searching/tea',
        '/sydney/terms',
        '/sydney/what-is-happening/event/it/calendar.ics',
        '/sydney/brand/listing/hats',
      ].map((externalLink, index) => cta({ externalLink }, `right-${index}`)),
      event({}),
      redirect('moved', '/old', '/sydney/dining'),
      redirect('chained', '/older', '/sydney/old'),
      entry('pptcPage', { slug: 'terms' }, 'terms'),
      entry('brandCategory', { slug: 'hats' }, 'hats', { tags: ['global'] }),
    ],
  },
  'link-pageless': {
    wrong: [
      cta({ internalLink: to('a') }),
      event({ withoutDetail: true }, 'a'),
      entry('page', { slug: 'predict-search' }, 'b'),
      entry('link', { reference: to('b') }, 'l'),
    ],
    finds: [
      'it internalLink names a, which has no page of its own',
      'l reference names b, which has no page of its own',
    ],
    right: [
      cta({ internalLink: to('a') }),
      event({}, 'a'),
      event({ withoutDetail: true }, 'card'),
      event({ relatedItems: [to('card')] }, 'list'),
    ],
  },
  'click-nowhere': {
    wrong: [
      cta({}),
      entry('link', { externalLink: '#' }, 'l'),
      entry('menuItem', {}, 'm'),
      entry('announcement', { hasLink: true }, 'a'),
    ],
    finds: [/^it leads nowhere/, /^l leads nowhere/, /^m leads nowhere/, /^a leads nowhere: reference/],
    right: [
      cta({ booking: to('b') }),
      entry('link', { hasLink: false }, 'l'),
      entry('announcement', {}, 'a'),
      entry('menuItem', { dropdown: to('d') }, 'm'),
    ],
  },
  'redirect-refused': {
    wrong: [
      redirect('a', '/one', '/sydney/two'),
      redirect('b', '/two', '/sydney/one'),
      redirect('c', '/three', '/sydney/one'),
      redirect('there', '/there', '/paris/back'),
      redirect('back', '/back', '/sydney/there', { tags: ['paris'] }),
      redirect('both', '/both', '/en/paris/both', { tags: ['sydney', 'paris'] }),
      redirect('c-draft', '/four', '/sydney/dining', { draft: true, createdAt: '2025-01-01T00:00:00Z' }),
      redirect('d-second', '/four', '/sydney/dining', { createdAt: '2026-01-02T00:00:00Z' }),
      redirect('e-first', '/four', '/sydney/brand', { createdAt: '2026-01-01T00:00:00Z' }),
    ],
    finds: [
      /^d-second source another redirect has the same source \(sydney\)/,
      /^c-draft source another redirect/,
      /^a source it leads back to itself \(sydney\)/,
      /^b source it leads back/,
      /^c source it leads to another redirect/,
      /^there source it leads to another redirect, in paris \(sydney\)/,
      /^both source it leads back to itself \(paris\)/,
      /^back source it leads to another redirect, in sydney \(paris\)/,
    ],
    right: [
      redirect('a', '/one', '/sydney/dining'),
      redirect('b', '/two', '/paris/one'),
      redirect('c', '/one', '/sydney/three', { tags: ['venice'] }),
    ],
  },
  'redirect-hides-page': {
    wrong: [
      redirect('a', '/en/sydney/What-is-happening/event/it', '/sydney'),
      branch('/what-is-happening'),
      event({}),
      event({ slug: 'More' }, 'more'),
    ],
    finds: [
      'a source takes visitors away from it (sydney)',
      'b source takes visitors away from it and 1 other (sydney)',
    ],
    right: [
      redirect('a', '/what-is-happening/event/gone', '/sydney'),
      branch('/what-is'),
      redirect('c', '/paris/what-is-happening/event/it', '/sydney'),
      event({}),
    ],
  },
} as const satisfies Record<string, Case>;
