import { type Case, cta, event, redirect } from './cases.ts';
import { text, to } from './spaceOf.ts';

const branch = (source: string) =>
  redirect('b', source, '', { fields: { title: '1', source, match: 'prefix', externalLink: '/sydney' } });

/** Rules of addresses and redirects: one wrong and one right space each. */
export const addressCases = {
  'slug-collides': {
    wrong: [
      event({ slug: 'same' }, 'a'),
      { type: 'eventDetailPage', id: 'b', fields: { slug: 'same' } },
      { type: 'homePage', id: 'h1', fields: {} },
      { type: 'homePage', id: 'h2', fields: {} },
    ],
    finds: [
      /^a slug has the address \/what-is-happening\/event\/same together with b \(sydney\)/,
      /^b slug .* with a/,
      /^h1 slug has the address \/ together with h2/,
      /^h2 slug has the address \/ together with h1/,
    ],
    right: [
      event({ slug: 'same' }, 'a'),
      { type: 'news', id: 'b', fields: { slug: 'same' } },
      { type: 'homePage', id: 'own', fields: {} },
      { type: 'homePage', id: 'shared', tags: ['global'], fields: {} },
      event({ slug: 'same' }, 'c', { tags: ['paris'] }),
      { type: 'eventDetailPage', id: 'everywhere', tags: ['global'], fields: { slug: 'same' } },
      event({ slug: 'same', startDate: '2025-06-01', endDate: '2025-06-02' }, 'over'),
    ],
  },
  'category-collides': {
    wrong: [
      { type: 'brandCategory', id: 'a', fields: { slug: 'hats' } },
      { type: 'brandCategory', id: 'b', fields: { slug: 'hats' } },
    ],
    finds: [/^a slug is hats like that of b \(sydney\)/, /^b slug is hats like that of a/],
    right: [
      { type: 'brandCategory', id: 'a', fields: { slug: 'hats' } },
      { type: 'brandCategory', id: 'b', tags: ['global'], fields: { slug: 'hats' } },
      { type: 'brandCategory', id: 'c', fields: {} },
      { type: 'brandCategory', id: 'd', fields: {} },
    ],
  },
  'slug-unroutable': {
    wrong: [
      event({ slug: 'listing' }, 'a'),
      { type: 'storeLocator', id: 'b', fields: { slug: 'map' } },
      { type: 'basicPage', id: 'c', fields: { slug: 'mobile' } },
      { type: 'basicPage', id: 'd', fields: { slug: 'dining' } },
    ],
    finds: [
      /^a slug listing is the address of another page/,
      /^b slug map/,
      /^c slug mobile can’t/,
      /^d slug dining is/,
    ],
    right: [event({ slug: 'listings' }), { type: 'basicPage', id: 'c', fields: { slug: 'searching' } }],
  },
  'slug-stands-in': {
    wrong: [{ type: 'basicPage', fields: { slug: 'select-destination' } }],
    finds: [/^it slug leads to the site’s own page \(selectDestination\)/],
    right: [{ type: 'basicPage', fields: { slug: 'destinations' } }],
  },
  'address-nowhere': {
    wrong: [
      cta({ externalLink: '/en/sydney/brand/gone' }, 'a'),
      cta({ externalLink: 'https://www.meridian.example/atlantis' }, 'b'),
      cta({ externalLink: 'javascript:alert(1)' }, 'c'),
      cta({ externalLink: '/sydney/brand/listing/hats' }, 'd'),
      event({ body: text({ nodeType: 'hyperlink', data: { uri: '/sydney/x/y/z' }, content: [] }) }, 'e'),
      { type: 'basicPage', id: 'f', fields: { slug: 'f', html: '<p><a href="/cn/sydney/dining/gone">x</a></p>' } },
      { type: 'event', id: 'g', fields: { menuLink: 'ignored', joinLink: 'http://' } },
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
      { type: 'pptcPage', id: 'terms', fields: { slug: 'terms' } },
      { type: 'brandCategory', id: 'hats', tags: ['global'], fields: { slug: 'hats' } },
    ],
  },
  'link-pageless': {
    wrong: [
      cta({ internalLink: to('a') }),
      event({ withoutDetail: true }, 'a'),
      { type: 'page', id: 'b', fields: { slug: 'predict-search' } },
      { type: 'link', id: 'l', fields: { reference: to('b') } },
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
      { type: 'link', id: 'l', fields: { externalLink: '#' } },
      { type: 'menuItem', id: 'm' },
      { type: 'announcement', id: 'a', fields: { hasLink: true } },
    ],
    finds: [/^it leads nowhere/, /^l leads nowhere/, /^m leads nowhere/, /^a leads nowhere: reference/],
    right: [
      cta({ booking: to('b') }),
      { type: 'link', id: 'l', fields: { hasLink: false } },
      { type: 'announcement', id: 'a', fields: {} },
      { type: 'menuItem', id: 'm', fields: { dropdown: to('d') } },
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
