import { describe, expect, test } from 'vitest';
import { checkSpace, type RuleName, rules } from '../../../content/check/check.ts';
import { picture, spaceOf, text, to, type Written } from './spaceOf.ts';

interface Case {
  /** What the rule has to find. */
  readonly wrong: readonly Written[];
  /** The findings, as `entry field message`. */
  readonly found: readonly (string | RegExp)[];
  /** The nearest thing that is right. */
  readonly right: readonly Written[];
  readonly wrongAssets?: unknown[];
  readonly locales?: string[];
}

const cn = (value: unknown) => ({ 'zh-CN': value });
const event = (fields: Written['fields'], id = 'it', more: Partial<Written> = {}): Written => ({
  type: 'event',
  id,
  fields: { title: '1', slug: id, ...fields },
  ...more,
});
const cta = (fields: Written['fields'], id = 'it'): Written => ({ type: 'cta', id, fields: { title: '1', ...fields } });
const redirect = (id: string, source: string, externalLink: string): Written => ({
  type: 'redirect',
  id,
  fields: { title: '1', source, match: 'exact', externalLink },
});
const deep = (depth: number): Written[] => [
  { type: 'basicPage', id: 'page', fields: { slug: 'page', content: [to('part-1')] } },
  ...Array.from(
    { length: depth },
    (_, index): Written => ({
      type: 'richText',
      id: `part-${index + 1}`,
      fields:
        index + 1 < depth
          ? { body: text({ nodeType: 'embedded-entry-block', data: { target: to(`part-${index + 2}`) }, content: [] }) }
          : {},
    }),
  ),
];

/** One wrong and one right space for every rule; the compiler asks for those of a new one. */
const cases = {
  'type-unknown': {
    wrong: [{ type: 'blogPost' }],
    found: ['it is a blogPost, which the site does not know'],
    right: [event({})],
  },
  'tag-missing': {
    wrong: [event({}, 'a', { tags: [] }), event({}, 'b', { tags: ['summer'] })],
    found: [/^a has no tag/, /^b has no tag/],
    right: [
      event({}, 'a', { tags: ['summer', 'sydney'] }),
      { type: 'brand', tags: ['global'], fields: { title: '1' } },
    ],
  },
  'field-unknown': { wrong: [event({ colour: 'red' })], found: [/^it colour is no field/], right: [event({})] },
  'field-required': {
    wrong: [{ type: 'event', fields: { title: ' ' }, spoken: { slug: { 'zh-CN': 'only-there' } } }],
    found: ['it title is required and empty', 'it slug is required and empty'],
    right: [event({})],
  },
  'field-unusable': {
    wrong: [
      event({
        slug: 'has space',
        startDate: 'soon',
        isFeatured: 'yes',
        seo: 'text',
        media: [{ url: 'x' }],
        body: 'plain',
      }),
    ],
    found: [
      /^it slug can’t/,
      /^it seo can’t/,
      /^it startDate can’t/,
      /^it isFeatured can’t/,
      /^it media can’t/,
      /^it body can’t/,
    ],
    right: [event({ startDate: '2026-01-01T10:00', isFeatured: false, media: picture(2000), body: text() })],
  },
  'field-too-long': {
    wrong: [event({ title: 'a'.repeat(257), features: ['short', 'b'.repeat(300)] })],
    found: ['it title has 257 characters, 256 are allowed', 'it features has 300 characters, 256 are allowed'],
    right: [event({ title: 'a'.repeat(256), description: 'b'.repeat(300) })],
  },
  'media-unusable': {
    wrong: [event({ media: [...picture(2000), { secure_url: 'javascript:x' }] })],
    found: ['it media 1 of 2 items name no picture and are left out'],
    right: [event({ media: picture(2000) })],
  },
  'locale-stray': {
    wrong: [event({}, 'it', { spoken: { startDate: cn('2026-01-01'), title: { 'en-US': '1', de: 'Eins' } } })],
    found: ['it title the space has no locale de', /^it startDate is not translated/],
    right: [event({ startDate: '2026-01-01' }, 'it', { spoken: { title: cn('一') } })],
  },
  'locale-missing': {
    wrong: [],
    locales: ['en-US', 'fr', 'it', 'ja', 'ko', 'zh-Hant'],
    found: [/the space has no locale zh-CN.*sydney/],
    right: [],
  },
  'translation-missing': {
    wrong: [
      event({ title: 'Supper', description: 'By the water', location: 'Level 2' }, 'it', {
        spoken: { location: cn('二层') },
      }),
    ],
    found: ['it not in 简体中文, shown in English: title, description'],
    right: [
      event({ title: '2026', time: '10:00' }, 'numbers'),
      { type: 'seo', id: 'placeholders', fields: { title: '[page_title] | [site_name]' } },
      event({ title: 'Supper' }, 'spoken', { spoken: { title: cn('晚餐') } }),
      event({ title: 'Souper' }, 'elsewhere', { tags: [] }),
    ],
  },
  'alt-missing': {
    wrong: [event({ media: [...picture(2000), ...picture(2000, ' ')] })],
    wrongAssets: [{ sys: { id: 'plan', publishedVersion: 1 }, fields: { file: {} } }],
    found: ['it media 1 of 2 pictures have no alternative text', /^plan has no description/],
    right: [
      event({ backgroundImage: picture(2000, ''), media: picture(2000) }),
      { type: 'promoBanner', id: 'b', fields: { media: picture(2000, '') } },
    ],
  },
  'alt-translation-missing': {
    wrong: [
      event({ media: picture(2000) }),
      event({ media: picture(2000) }, 'copied', { spoken: { media: cn(picture(2000)) } }),
    ],
    found: ['it media alternative text not in 简体中文: media', 'copied media alternative text not in 简体中文: media'],
    right: [event({ media: picture(2000) }, 'it', { spoken: { media: cn(picture(2000, '红门', 'zh-Hans')) } })],
  },
  'link-broken': {
    wrong: [
      event({
        seo: to('gone'),
        cta: [to('here'), to('lost')],
        body: text({ nodeType: 'embedded-asset-block', data: { target: to('plan', 'Asset') }, content: [] }),
      }),
      cta({}, 'here'),
    ],
    found: [/^it seo names the entry gone/, /^it cta names the entry lost/, /^it body names the asset plan/],
    right: [event({ cta: [to('here')] }), cta({}, 'here')],
  },
  'link-unpublished': {
    wrong: [event({ cta: [to('draft')] }), { ...cta({}, 'draft'), draft: true }],
    found: ['it cta names draft, which is a draft: visitors do not see it'],
    right: [event({ cta: [to('draft')] }, 'it', { draft: true }), { ...cta({}, 'draft'), draft: true }],
  },
  'link-wrong-type': {
    wrong: [event({ seo: to('other') }), event({}, 'other')],
    found: ['it seo names other, a event, which this field does not take'],
    right: [event({ relatedItems: [to('other')] }), event({}, 'other')],
  },
  'link-circle': {
    wrong: [
      {
        type: 'richText',
        id: 'a',
        fields: { body: text({ nodeType: 'embedded-entry-block', data: { target: to('b') }, content: [] }) },
      },
      {
        type: 'richText',
        id: 'b',
        fields: { body: text({ nodeType: 'embedded-entry-inline', data: { target: to('a') }, content: [] }) },
      },
    ],
    found: ['a is part of itself: a → b → a', 'b is part of itself: b → a → b'],
    right: [event({ relatedItems: [to('b')] }, 'a'), event({ relatedItems: [to('a')] }, 'b')],
  },
  'link-to-itself': {
    wrong: [event({ relatedItems: [to('it')] })],
    found: ['it relatedItems names itself'],
    right: [event({ relatedItems: [to('b')] }), event({}, 'b')],
  },
  'link-too-deep': { wrong: deep(6), found: [/^page stands more than 5 links above part-6/], right: deep(5) },
  'link-elsewhere': {
    wrong: [cta({ internalLink: to('paris') }), event({}, 'paris', { tags: ['paris'] })],
    found: ['it internalLink names paris, a page of paris: it is not found in sydney'],
    right: [cta({ internalLink: to('both') }), event({}, 'both', { tags: ['paris', 'sydney'] })],
  },
  'entry-unused': {
    wrong: [cta({})],
    found: [/^it nothing links to it/],
    right: [event({ cta: [to('b')] }), cta({}, 'b')],
  },
  'slug-collides': {
    wrong: [
      event({ slug: 'same' }, 'a'),
      { type: 'eventDetailPage', id: 'b', tags: ['global'], fields: { slug: 'same' } },
      { type: 'homePage', id: 'h1', fields: {} },
      { type: 'homePage', id: 'h2', fields: {} },
    ],
    found: [
      /^a slug stands at \/what-is-happening\/event\/same together with b \(sydney\)/,
      /^b slug .* with a/,
      /^h1 slug stands at \/ together with h2/,
      /^h2 slug stands at \/ together with h1/,
    ],
    right: [
      event({ slug: 'same' }, 'a'),
      { type: 'news', id: 'b', fields: { slug: 'same' } },
      event({ slug: 'same' }, 'c', { tags: ['paris'] }),
    ],
  },
  'slug-unroutable': {
    wrong: [
      event({ slug: 'listing' }, 'a'),
      { type: 'storeLocator', id: 'b', fields: { slug: 'map' } },
      { type: 'basicPage', id: 'c', fields: { slug: 'mobile' } },
      { type: 'basicPage', id: 'd', fields: { slug: 'dining' } },
    ],
    found: [
      /^a slug listing is the address of another page/,
      /^b slug map/,
      /^c slug mobile can’t/,
      /^d slug dining is/,
    ],
    right: [event({ slug: 'listings' }), { type: 'basicPage', id: 'c', fields: { slug: 'searching' } }],
  },
  'slug-stands-in': {
    wrong: [{ type: 'basicPage', fields: { slug: 'select-destination' } }],
    found: [/^it slug leads to the site’s own page \(selectDestination\)/],
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
    found: [
      /^a externalLink .*sydney has no such page/,
      /^b .*no address of a city/,
      /^c .*no address that can be followed/,
      /^d .*no category hats/,
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
        '/sydney/eshop/cart',
        '/sydney/searching/tea',
        '/sydney/terms',
        '/sydney/what-is-happening/event/it/calendar.ics',
        '/sydney/brand/listing/hats',
      ].map((externalLink, index) => cta({ externalLink }, `right-${index}`)),
      event({}),
      redirect('moved', '/old', '/sydney/dining'),
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
    found: [
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
    wrong: [cta({}), { type: 'link', id: 'l', fields: { externalLink: '#' } }, { type: 'menuItem', id: 'm' }],
    found: [/^it leads nowhere/, /^l leads nowhere/, /^m leads nowhere/],
    right: [
      cta({ booking: to('b') }),
      { type: 'link', id: 'l', fields: { hasLink: false } },
      { type: 'menuItem', id: 'm', fields: { dropdown: to('d') } },
    ],
  },
  'redirect-refused': {
    wrong: [
      redirect('a', '/one', '/sydney/two'),
      redirect('b', '/two', '/sydney/one'),
      redirect('c', '/three', '/sydney/one'),
    ],
    found: [
      /^a source it leads back to itself \(sydney\)/,
      /^b source it leads back/,
      /^c source it leads to another redirect/,
    ],
    right: [redirect('a', '/one', '/sydney/dining')],
  },
  'redirect-hides-page': {
    wrong: [redirect('a', '/what-is-happening/event/it', '/sydney'), event({})],
    found: ['a source takes visitors away from it (sydney)'],
    right: [redirect('a', '/what-is-happening/event/gone', '/sydney'), event({})],
  },
  'picture-small': {
    wrong: [{ type: 'heroBanner', fields: { media: picture(1000), mediaMobile: picture(400) } }],
    found: ['it media is 1000 pixels wide; here it takes 1200', 'it mediaMobile is 400 pixels wide; here it takes 750'],
    right: [
      { type: 'heroBanner', fields: { media: picture(1200), mediaMobile: picture(750) } },
      event({ media: picture(900) }),
      { type: 'socialItem', id: 's', fields: { socialIconImage: picture(24) } },
    ],
  },
  'picture-unmeasured': {
    wrong: [event({ media: picture(0) })],
    found: [/^it media has no known size/],
    right: [event({ media: picture(900) })],
  },
  'dates-contradict': {
    wrong: [
      event({ startDate: '2026-03-02', endDate: '2026-03-01' }),
      event({ startDate: '2026-03-01T12:00:00Z', endDate: '2026-03-01T20:00' }, 'zones'),
    ],
    found: [/^it endDate endDate 2026-03-01 lies before startDate 2026-03-02/, /^zones endDate/],
    right: [event({ startDate: '2026-03-01', endDate: '2026-03-01' }), event({ endDate: '2026-03-01' }, 'b')],
  },
  'dates-doubtful': {
    wrong: [
      event({ displayDate: '2026-03-02', endDate: '2026-03-01' }),
      event({ endDate: '2026-03-02', archivedAt: '2026-03-01', removedAfterExpired: false }, 'b'),
      event({ archivedAt: '2026-03-01' }, 'c'),
    ],
    found: [/^it endDate/, /^b archivedAt archivedAt 2026-03-01 lies before endDate/, /^c archivedAt has no effect/],
    right: [
      event({ displayDate: '2026-02-01', endDate: '2026-03-01', archivedAt: '2026-04-01', removedAfterExpired: false }),
    ],
  },
  'slot-outside': {
    wrong: [
      {
        type: 'eventDetailPage',
        fields: { startDate: '2026-03-01', endDate: '2026-03-05', timeslots: [to('early'), to('late'), to('within')] },
      },
      ...(['2026-02-28T23:00', '2026-03-06T09:00', '2026-03-05T23:00'] as const).map((startDate, index) => ({
        type: 'standardTimeslotComponent',
        id: ['early', 'late', 'within'][index] ?? '',
        fields: { startDate },
      })),
    ],
    found: ['it timeslots its slot early lies outside its dates', 'it timeslots its slot late lies outside its dates'],
    right: [
      { type: 'eventDetailPage', fields: { timeslots: [to('any')] } },
      { type: 'standardTimeslotComponent', id: 'any', fields: { startDate: '2020-01-01' } },
    ],
  },
  'expired-leftover': {
    wrong: [event({ endDate: '2026-01-01' })],
    found: [/^it endDate has been hidden for 16[45] days/],
    right: [event({ endDate: '2026-06-01' }), event({ endDate: '2026-01-01', removedAfterExpired: false }, 'b')],
  },
} as const satisfies Record<RuleName, Case>;

const table = Object.entries(cases).map(([name, one]): [string, Case] => [name, one]);
const told = (name: string, entries: readonly Written[], { wrongAssets, locales }: Partial<Case> = {}) =>
  checkSpace(spaceOf(entries, { ...(wrongAssets && { assets: wrongAssets }), ...(locales && { locales }) }))
    .filter(({ rule }) => rule === name)
    .map(({ kind, id, field, message }) =>
      [kind === 'space' ? undefined : id, field, message].filter(Boolean).join(' '),
    );

describe('each rule of the check', () => {
  test.each(table)('%s finds what is wrong', (name, one) => {
    const findings = told(name, one.wrong, one);
    expect(findings).toHaveLength(one.found.length);
    for (const expected of one.found)
      expect(findings).toContainEqual(typeof expected === 'string' ? expected : expect.stringMatching(expected));
  });

  test.each(table)('%s lets pass what is right', (name, one) => {
    expect(told(name, one.right)).toEqual([]);
  });
});

test('every rule says what it holds', () => {
  expect(Object.values(rules).filter(({ holds }) => !/^[A-Z]/.test(holds))).toEqual([]);
});
