import { expect, test } from 'vitest';
import { linkTo } from '../support/content/read.ts';
import { added, siteWith } from '../support/worker/addedEntries.ts';
import { changedSite, type Fields, siteWhere } from '../support/worker/changedSite.ts';
import { closingFlagsOfPages } from '../support/worker/pageAddresses.ts';
import { elements, mainOf, metaOf, unescaped } from '../support/worker/pageText.ts';
import { PHONE } from '../support/worker/testWorld.ts';

const FILM = { secure_url: 'https://assets.meridian.example/video/upload/v1/film.mp4', resource_type: 'video' };
const STILL = { secure_url: 'https://assets.meridian.example/image/upload/v1/still.webp' };

/** A page with one section of a type, which has only these fields. */
async function pageWith(type: Parameters<typeof added>[0], fields: Fields): Promise<string> {
  const { read } = siteWith([
    added('cta', 'call', { title: 'The call', externalLink: '/sydney/there' }),
    added('cta', 'booked', { title: 'The table', kind: 'bookNow', booking: linkTo('table') }),
    added('zenchef', 'table', { title: 'A table', rid: '1' }),
    added('event', 'card', {}),
    added('storeGuideAddress', 'place', {}),
    added('standardLocatorGroup', 'group', {
      title: undefined,
      description: 'The words',
      cta: [linkTo('call')],
      addresses: [linkTo('place')],
    }),
    added('loyaltyTier', 'tier', { title: undefined, benefits: ['The benefit'] }),
    added(type, 'section', { title: undefined, slug: undefined, ...fields }),
    added('basicPage', 'blank', { content: [linkTo('section')] }),
  ]);
  return mainOf(await read('/en/sydney/blank'));
}

test.each([
  ['card3Multiply1', { cards: [linkTo('card')], cta: [linkTo('call')] }, /href="\/en\/sydney\/there"/],
  ['richText', { cta: [linkTo('call')] }, /href="\/en\/sydney\/there"/],
  [
    'storeGuideAddress',
    { address: 'By the stairs', externalLink: '/sydney/there' },
    /<a class="place-link" href="\/en\/sydney\/there">By the stairs<\/a>/,
  ],
  ['standardTimeslotComponent', { description: 'The words', booking: linkTo('table') }, /The words.*rid=1/],
  ['standardTimeslotComponent', { externalLink: '/sydney/there' }, /href="\/en\/sydney\/there"/],
  ['standardTimeslotComponent', { endDate: '2026-06-30' }, /June 30, 2026/],
  ['heroBanner', { description: 'The words' }, /The words/],
  ['heroBanner', { booking: linkTo('table') }, /rid=1/],
  ['fixedRatioBanner', { description: 'The words' }, /The words/],
  ['fixedRatioBanner', { cta: [linkTo('call')] }, /href="\/en\/sydney\/there"/],
  ['twoOptionsForCircularDesign', { description1st: 'The words' }, /The words/],
  ['planYourVisit', { cta: [linkTo('call')] }, /href="\/en\/sydney\/there"/],
  ['planYourVisit', { media: [STILL] }, /still\.webp/],
  ['planYourVisit', { media: [FILM, STILL] }, /still\.webp[\s\S]*<video[^>]*film\.mp4/],
  ['planYourVisit', { media: [FILM] }, /<video[^>]*film\.mp4/],
  ['storeGuide', { groups: [linkTo('group')] }, /The words.*href="\/en\/sydney\/there"/],
  ['storeGuide', { media: [FILM, STILL] }, /still\.webp/],
  ['loyaltyBenefitSummary', { tiers: [linkTo('tier')] }, /The benefit/],
] as const)('a section shows what its editor gave it, and nothing else: %s of %j', async (type, fields, shown) => {
  const html = await pageWith(type, fields);
  expect(html).toMatch(shown);
  expect(html).not.toMatch(/<h\d[^>]*>(?:<[^>]*>)*<\/h\d>/);
});

test.each([
  [[linkTo('call')], ['1']],
  [[linkTo('booked')], ['1']],
  [[], ['1']],
])('a hero is booked beside its calls to action, once: %j', async (cta, expected) => {
  const html = await pageWith('heroBanner', { title: 'The hero', cta, booking: linkTo('table') });
  const booked = elements(html, 'a').flatMap(({ href = '' }) => /rid=(\d)/.exec(href)?.[1] ?? []);
  expect(booked).toEqual(expected);
  expect(html.includes('The call')).toBe(cta.some(({ sys }) => sys.id === 'call'));
});

test.each([
  ['/en/sydney', '', ''],
  ['/jp/okinawa/mobile', PHONE, ''],
  ['/cn/sydney', '', 'CN'],
])('a city has its editors’ flag in header, picker and page of cities: %s', async (path, agent, country) => {
  const flag = (name: string) => [{ secure_url: `https://assets.meridian.example/image/upload/v1/flag-${name}.png` }];
  const site = changedSite(({ fields }, type) =>
    type === 'localeWebsite' && fields['cityBaseValue'] !== 'bali'
      ? { ...fields, countryFlag: flag(String(fields['cityBaseValue'])) }
      : fields,
  );
  const html = unescaped(await site.read(path, { 'user-agent': agent, ...(country && { 'cf-ipcountry': country }) }));
  const [, , city = ''] = path.split('/');
  const [shown] = elements(html, 'img').filter(({ class: name }) => name === 'flag');
  expect(shown?.['src']).toMatch(new RegExp(`w_48/v1/flag-${city}\\.png$`));
  expect(html).toMatch(/"paris":"[^"]*w_48\/v1\/flag-paris\.png"/);
  expect(html).not.toContain('flag-bali');
  const cities = mainOf(await site.read(`${path}/select-destination`, { 'user-agent': agent }));
  const flags = elements(cities, 'img').filter(({ class: name }) => name === 'flag');
  expect(flags.filter(({ src = '' }) => /flag-\w/.test(src))).toHaveLength(flags.length - 1);
});

test.each(['mediaThumbnail', 'videoCoverImage', 'seo'])('a film is no still, wherever it stands: %s', async (field) => {
  const { read } = siteWith([
    added('seo', 'head', { media: [FILM, STILL] }),
    added('service', 'filmed', field === 'seo' ? { seo: linkTo('head') } : { [field]: [FILM, STILL] }),
  ]);
  const html = await read(field === 'seo' ? '/en/sydney/service/filmed' : '/en/sydney/service/listing');
  const pictures =
    field === 'seo' ? [metaOf(html, 'og:image') ?? ''] : elements(html, 'img').map(({ src = '' }) => src);
  expect(pictures.filter((src) => src.includes('film'))).toEqual([]);
  expect(pictures.filter((src) => src.includes('still'))).toHaveLength(1);
});

test.each(['/stores/listing', '/my-visit?on=2026-06-17&at=19:30'])(
  'a title of only spaces makes no link without a name on %s',
  async (path) => {
    const blank = (value: unknown) => (typeof value === 'string' ? ' ' : { 'en-US': ' ' });
    const page = await changedSite(({ fields }, type) =>
      ['storeLocator', 'dining', 'service'].includes(type) ? { ...fields, title: blank(fields['title']) } : fields,
    ).read(`/en/sydney${path}`);
    const links = [...mainOf(page).matchAll(/<a [^>]*class="(?:quiet|text)-link"[^>]*>(.*?)<\/a>/gs)];
    expect(links.length).toBeGreaterThan(0);
    expect(links.filter(([, inner = '']) => inner.replaceAll(/<[^>]*>/g, '').trim() === '')).toEqual([]);
  },
);

test('a store is listed with the still of its film', async () => {
  const site = siteWhere('storeLocator', { media: [FILM], mediaThumbnail: undefined, videoCoverImage: [STILL] });
  const html = mainOf(await site.read('/en/sydney/mobile/stores/listing', { 'user-agent': PHONE }));
  expect(html).toContain('/still.webp');
  expect(await site.read('/sitemap/sydney.xml')).toContain('/still.webp');
});

test.each(['/en/sydney', '/en/sydney/select-destination', '/venice/maintenance'])(
  'a city is seen by its pictures, and not by a film: %s',
  async (path) => {
    const site = changedSite(
      ({ fields }, type) =>
        type === 'localeWebsite' ? { ...fields, hero: [FILM, STILL], countryFlag: [FILM, STILL] } : fields,
      { flags: closingFlagsOfPages },
    );
    const html = await site.read(path);
    expect(html).toContain('still.webp');
    expect(html).not.toContain('film');
  },
);

test('what stands until a film plays is no picture of the gallery, whatever field it is from', async () => {
  const other = { secure_url: 'https://assets.meridian.example/image/upload/v1/other.webp' };
  const site = siteWhere('event', {
    media: [FILM, STILL, other],
    mediaThumbnail: undefined,
    videoCoverImage: undefined,
  });
  const html = mainOf(await site.read('/en/sydney/what-is-happening/event/silk-in-the-hand'));
  const [, gallery = ''] = /<ul class="gallery"(.*?)<\/ul>/s.exec(html) ?? [];
  for (const shown of [html, gallery]) expect(shown.includes('/still.webp')).toBe(shown === html);
  expect(gallery).toContain('/other.webp');
});

test('what a store’s ways lead to stands beside its own actions', async () => {
  const { read } = siteWith([
    added('cta', 'route', { title: 'The route', externalLink: '/sydney/there' }),
    added('storeGuideAddress', 'stop', { location: { lat: 1, lon: 1 } }),
    added('standardLocatorGroup', 'ways', { addresses: [linkTo('stop')], cta: [linkTo('route')] }),
    added('storeLocator', 'shop', { locatorGroups: [linkTo('ways')] }),
  ]);
  expect(mainOf(await read('/en/sydney/stores/shop'))).toMatch(/href="\/en\/sydney\/there"[^>]*>.*The route/);
});
