import { describe, expect, test } from 'vitest';
import { cardFields, cardOf } from '../../../content/cards/cards.ts';
import { cardsOf, listCards, noItems } from '../../../content/cards/listSections.ts';
import { detailTypes } from '../../../content/listings.ts';
import { isSoldOnline } from '../../../content/model/brands.ts';
import type { CardEntry } from '../../../content/model/registry.ts';
import { entryOf, linkTo, visit, written } from '../../support/content/read.ts';

const cta = written('cta', 'cta', { title: 'Join', externalLink: 'https://other.example/' });
const event = (fields: Readonly<Record<string, unknown>>) =>
  entryOf('event', { title: 'Tasting', slug: 'tasting', ...fields }, [
    cta,
    written('brandCategory', 'tastings', { title: 'Tastings', slug: 'tastings' }),
  ]);
const past = { startDate: '2026-06-01T10:00', endDate: '2026-06-14T20:00' };
const current = { startDate: '2026-06-01T10:00', endDate: '2026-06-20T20:00' };
const upcoming = { startDate: '2026-07-01T10:00', endDate: '2026-07-02T20:00' };

describe('a card', () => {
  test.each(detailTypes)('of the type %s reads only fields that lists ask for', (type) => {
    const entry = entryOf(type, { title: 'Tea', slug: 'tea', startDate: '2026-06-01', endDate: '2026-07-01' });
    const readFields = new Set<string>();
    cardOf(
      new Proxy(entry, {
        get: (target, name) => {
          readFields.add(String(name));
          return Reflect.get(target, name);
        },
      }),
      visit,
    );
    expect([...readFields].filter((name) => !['id', 'contentType', ...cardFields].includes(name))).toEqual([]);
  });

  test.each([
    ['past', past, undefined],
    ['current', current, 'link'],
    ['upcoming', upcoming, 'link'],
  ] as const)('%s events show their state, and past ones no button', (state, dates, action) => {
    const card = cardOf(event({ ...dates, cta: [linkTo('cta')] }), visit);
    expect([card.state, card.action?.kind]).toEqual([state, action]);
  });

  test.each([
    [
      'the words of its kind, where its editor wrote none',
      { kind: 'bookNow', externalLink: 'https://other.example/' },
      ['link', 'Book now'],
    ],
    ['the title of the page that it leads to', { internalLink: linkTo('hall') }, ['link', 'Tea hall']],
    ['a booking', { title: 'A chair', booking: linkTo('table') }, ['booking', 'A chair']],
    ['nothing to follow', { title: 'Nowhere' }, undefined],
    ['no booking, as its editor has it', { title: 'More', kind: 'viewDetails', booking: linkTo('table') }, undefined],
  ])('a call to action: %s', (_, fields, expected) => {
    const entry = entryOf('dining', { title: 'Tea', slug: 'tea', cta: [linkTo('own')] }, [
      written('cta', 'own', fields),
      written('zenchef', 'table', { title: 'A table', rid: '7' }),
      written('service', 'hall', { title: 'Tea hall', slug: 'hall' }),
    ]);
    const { action } = cardOf(entry, visit);
    expect(action && [action.kind, action.title]).toEqual(expected);
  });

  test.each([
    ['dining', { location: 'Level 2', time: '10:00 to 20:00' }, ['Level 2', '10:00 to 20:00']],
    ['service', { location: 'Level 2', time: '10:00 to 20:00' }, ['Level 2', '10:00 to 20:00']],
    // The state of its hours says more than an editor's words.
    ['service', { location: 'Level 2', time: '10:00 to 20:00', hours: linkTo('hours') }, ['Level 2']],
    ['dining', {}, []],
    ['brandPavilion', { location: 'Level 2', time: '10:00 to 20:00' }, ['Level 2']],
    ['artCulture', { location: 'Level 2', startDate: '2026-06-01' }, ['From June 1, 2026']],
    ['artCulture', { location: 'Level 2', endDate: '2026-06-20' }, ['Until June 20, 2026']],
    ['artCulture', { location: 'Level 2' }, ['Level 2']],
  ] as const)('of a %s with %j says %j', (type, fields, meta) => {
    const entry = entryOf(type, { title: 'Tea', ...fields }, [
      written('openingHours', 'hours', { weekly: ['Mo-Su 10:00-20:00'] }),
    ]);
    expect(cardOf(entry, visit).meta.map(({ text }) => text)).toEqual(meta);
  });

  test('its own booking comes before its call to action', () => {
    const entry = entryOf('dining', { title: 'Tea', slug: 'tea', booking: linkTo('table'), cta: [linkTo('cta')] }, [
      cta,
      written('zenchef', 'table', { title: 'A table', rid: '7' }),
    ]);
    expect(cardOf(entry, visit).action).toMatchObject({ kind: 'booking', booking: { id: 'table' }, title: '' });
  });

  test('leads to its page; without one where its links lead, or nowhere', () => {
    expect([
      cardOf(event({}), visit).target,
      cardOf(event({ withoutDetail: true, externalLink: 'https://other.example/' }), visit).target,
      cardOf(event({ withoutDetail: true }), visit).target,
    ]).toEqual([
      { kind: 'page', path: ['what-is-happening', 'event', 'tasting'] },
      { kind: 'outbound', href: 'https://other.example/' },
      { kind: 'none' },
    ]);
  });

  test.each([
    ['en', 'Hesperia'],
    ['jp', 'Hesperia'],
    ['cn', 'Hesperia 暮星'],
    ['tc', 'Hesperia 暮星'],
  ] as const)('in %s a brand is called %s', (language, title) => {
    const brand = written('brand', 'b', { title: 'HESPERIA LTD', displayName: 'Hesperia', chineseName: '暮星' });
    const pavilion = entryOf('brandPavilion', { title: 'x', slug: 'x', brand: linkTo('b') }, [brand]);
    expect(cardOf(pavilion, { ...visit, language }).title).toBe(title);
  });
});

test.each([
  ['its first day', { startDate: '2026-06-01' }, ['June 1, 2026']],
  ['its last day', { endDate: '2026-06-20' }, ['Until June 20, 2026']],
  ['both', { startDate: '2026-06-01', endDate: '2026-06-20' }, ['June 1 – 20, 2026']],
  ['the day of its display alone', { displayDate: '2026-06-01' }, []],
  [
    'its hours, days and state',
    { startDate: '2026-06-01', time: '7pm', frequency: 'Every Friday', status: 'Nearly full' },
    ['June 1, 2026', '7pm', 'Every Friday', 'Nearly full'],
  ],
])('a generic card with %s', (_, dates, meta) => {
  const { meta: facts } = cardOf(entryOf('columnContentGenericCard', { title: 'Card', ...dates }), visit);
  expect(facts.map(({ text }) => text)).toEqual(meta);
});

test.each(['news', 'mediaCenterDetailPage'] as const)('a %s without a day of display says when it began', (type) => {
  const { meta } = cardOf(entryOf(type, { title: 'Card', slug: 'card', startDate: '2026-06-01' }), visit);
  expect(meta.map(({ text }) => text)).toEqual(['June 1, 2026']);
});

test.each([
  ['news', { startDate: '2026-06-01' }, 'current'],
  ['news', { displayDate: '2026-06-01' }, undefined],
  ['mediaCenterDetailPage', { startDate: '2026-06-01' }, undefined],
] as const)('a card of %s with %o has the state %s', (type, dates, state) => {
  expect(cardOf(entryOf(type, { title: 'Card', slug: 'card', ...dates }), visit).state).toBe(state);
});

test('a card shows a picture and no film, and a generic card its own on phones', () => {
  const asset = (kind: string, name: string) => ({ secure_url: `https://a.example/${name}`, resource_type: kind });
  const pictures = {
    mediaThumbnail: [asset('video', 'film.mp4')],
    media: [asset('image', 'wide.webp')],
    mediaMobile: [asset('video', 'tall.mp4'), asset('image', 'tall.webp')],
  };
  const card = cardOf(entryOf('columnContentGenericCard', { title: 'Card', ...pictures }), visit);
  expect([card.picture?.url, card.small?.url]).toEqual(['https://a.example/wide.webp', 'https://a.example/tall.webp']);
});

test('a generic card names the field of its words over the title, whose language may be another one', () => {
  const { eyebrow } = cardOf(entryOf('columnContentGenericCard', { title: 'Card', eyebrow: 'New' }), visit);
  expect(eyebrow).toEqual({ text: 'New', of: 'it', field: 'eyebrow' });
});

test('a brand’s card shows the brand’s labels', () => {
  const labels = ['New', 'Only here'].map((title, at) => written('brandLabel', `label-${at}`, { title, slug: 'x' }));
  const fields = { title: 'Aurelle', slug: 'aurelle', label: labels.map(({ sys }) => linkTo(sys.id)) };
  expect(cardOf(entryOf('brandPavilion', fields, labels), visit).labels).toEqual([
    { text: 'New', of: 'label-0' },
    { text: 'Only here', of: 'label-1' },
  ]);
});

describe('a list section', () => {
  const lasting = { ...past, removedAfterExpired: false };
  const latest = [lasting, current, upcoming, {}].map((dates) => event({ ...dates, category: [linkTo('tastings')] }));
  const latestEvents = (items: readonly CardEntry[]) => ({ ...noItems, eventListComponent: items });
  const section = (fields: Readonly<Record<string, unknown>>) =>
    entryOf('eventListComponent', fields, [
      written('event', 'chosen', { title: 'Chosen', slug: 'chosen', ...current }),
      written('event', 'over', { title: 'Over', slug: 'over', endDate: '2026-06-01T10:00' }),
      written('brandCategory', 'tastings', { title: 'Tastings', slug: 'tastings' }),
      written('brandCategory', 'music', { title: 'Music', slug: 'music' }),
    ]);
  const states = (fields: Readonly<Record<string, unknown>>) =>
    listCards(section(fields), latestEvents(latest), visit).map(({ state }) => state);

  test('shows the editor’s items, without expired ones', () => {
    const items = [linkTo('over'), linkTo('chosen')];
    expect(listCards(section({ items }), latestEvents(latest), visit).map(({ title }) => title)).toEqual(['Chosen']);
  });

  test.each([
    ['of any state, three at most, what is over last', {}, ['current', 'upcoming', 'current']],
    ['of one state', { filter: 'past' }, ['past']],
    ['future is upcoming', { filter: 'future' }, ['upcoming']],
    ['as many as are wanted', { limit: 4 }, ['current', 'upcoming', 'current', 'past']],
    ['a negative limit is none', { limit: -1 }, []],
    ['a negative limit of chosen ones is none either', { limit: -1, items: [linkTo('chosen')] }, []],
    ['of its category', { category: [linkTo('tastings')], filter: 'past' }, ['past']],
    ['of another category', { category: [linkTo('music')] }, []],
  ])('shows the newest items when it is empty: %s', (_, fields, expected) => {
    expect(states(fields)).toEqual(expected);
  });

  test('considers all items, and all of their categories', () => {
    const linked = ['tastings', 'music'].map((slug) => written('brandCategory', slug, { title: slug, slug }));
    const many = Array.from({ length: 30 }, () => event(current));
    const inBothCategories = entryOf(
      'event',
      { title: 'Both', slug: 'both', ...lasting, category: linked.map(({ sys }) => linkTo(sys.id)) },
      linked,
    );
    const titlesOf = (fields: Readonly<Record<string, unknown>>) =>
      listCards(section(fields), latestEvents([...many, inBothCategories]), visit).map(({ title }) => title);
    expect(titlesOf({ filter: 'past' })).toEqual(['Both']);
    expect(titlesOf({ category: [linkTo('music')] })).toEqual(['Both']);
  });

  test('chosen news are shown as long as the city shows news', () => {
    const news = ['2026-06-09', '2026-06-07'].map((displayDate) =>
      entryOf('news', { title: displayDate, displayDate }),
    );
    const week = { ...visit, clock: { ...visit.clock, shownForDays: { news: 7 } } };
    expect(cardsOf(news, visit)).toHaveLength(2);
    expect(cardsOf(news, week).map(({ title }) => title)).toEqual(['2026-06-09']);
  });
});

test.each([
  ['labelled, known to the shop, which is on', true, ['ec-enabled'], '77', true],
  ['no shop, or one that is off', false, ['ec-enabled'], '77', false],
  ['not labelled', true, ['leasing-brand'], '77', false],
  ['unknown to the shop', true, ['ec-enabled'], '', false],
] as const)('a brand is sold online: %s', (_, hasShop, labels, comallBrandId, isSold) => {
  const pavilion = entryOf(
    'brandPavilion',
    { title: 'x', slug: 'x', brand: linkTo('b'), label: labels.map((slug) => linkTo(slug)) },
    [
      written('brand', 'b', { title: 'x', comallBrandId }),
      ...labels.map((slug) => written('brandLabel', slug, { title: 'x', slug })),
    ],
  );
  expect(isSoldOnline(pavilion, { hasShop })).toBe(isSold);
});
