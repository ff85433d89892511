import { describe, expect, test } from 'vitest';
import { initialOf } from '../../content/brands/brandIndex.ts';
import { linkTo } from '../support/content/read.ts';
import { added, siteWith } from '../support/worker/addedEntries.ts';
import { changedSite, siteWhere } from '../support/worker/changedSite.ts';
import { elements, hrefsIn, idsTwice, mainOf } from '../support/worker/pageText.ts';
import { testSite } from '../support/worker/testWorld.ts';

// In workerd, since the order of pinyin is the platform's.
test.each([
  ['欧蕾尔', 'O'],
  ['暮星', 'M'],
  ['子午时计', 'Z'],
])('the initial of %s in Chinese is %s', (name, initial) => {
  expect(initialOf(name, 'cn')).toBe(initial);
});

describe('the index of brands', () => {
  const site = testSite();
  const indexOf = async (address: string): Promise<string> => {
    const html = await site.read(address);
    return html.slice(html.indexOf('class="brand-index"'), html.indexOf('class="filters"'));
  };

  test('names every brand under its initial, and each initial is a link to its names', async () => {
    const html = await indexOf('/en/sydney/brand/listing');
    expect(elements(html, 'a').filter(({ class: name }) => name === 'brand-line')).toHaveLength(18);
    const initials = [...html.matchAll(/href="#(brands-[A-Z])"/g)].map(([, id]) => id);
    expect(initials.length).toBeGreaterThan(5);
    for (const id of initials) expect(html).toContain(`id="${id}"`);
    expect(initials).toEqual(initials.toSorted());
  });

  test('by floor leads to the floor plan, by category to the listing, and neither is for search engines', async () => {
    const byFloor = await indexOf('/en/sydney/brand/listing?by=floor');
    expect(hrefsIn(byFloor)).toContain('/en/sydney/stores/sydney#sydney-guide-1');
    expect(byFloor.indexOf('Aurelle')).toBeLessThan(byFloor.indexOf('Casa Orsino'));
    expect(hrefsIn(await indexOf('/en/sydney/brand/listing?by=category'))).toContain('/en/sydney/brand/listing/beauty');
    expect(await site.read('/en/sydney/brand/listing?by=floor')).toContain('noindex');
  });

  test('is folded in the phones’ tree until a visitor chooses by what, and its names come before the cards', async () => {
    const folds = async (query: string): Promise<readonly string[]> => {
      const html = mainOf(await site.read(`/en/sydney/mobile/brand/listing${query}`, { 'user-agent': 'iPhone' }));
      expect(html.indexOf('id="brands"')).toBeLessThan(html.indexOf('class="card"'));
      return html.match(/<details class="disclosure"[^>]*>(?=<summary[^>]*><h2 id="brands-title")/g) ?? [];
    };
    expect(await folds('')).toEqual(['<details class="disclosure">']);
    expect(await folds('?by=floor')).toEqual(['<details class="disclosure" open="">']);
    expect(await site.read('/en/sydney/brand/listing')).not.toContain('<details class="disclosure"');
  });

  test.each([
    ['the brands of one category', '/en/sydney/brand/listing/beauty', false],
    ['cards that name all brands', '/jp/okinawa/brand/listing', false],
    ['the same, until a visitor chooses by what', '/jp/okinawa/brand/listing?by=floor', true],
  ])('is not repeated over %s', async (_, address, isShown) => {
    expect((await site.read(address)).includes('class="brand-index"')).toBe(isShown);
  });
});

test('a store’s page says the ways there once', async () => {
  const store = mainOf(await testSite().read('/en/sydney/stores/sydney'));
  expect(store.split('Overseas Passenger Terminal')).toHaveLength(2);
  expect(store).toContain('All four are on the level');
  expect(store).not.toContain('id="sydney-locator-getting-here"');
});

test('a floor plan’s rooms and its key carry the same numbers, and lead to brands and back', async () => {
  const site = testSite();
  const store = mainOf(await site.read('/en/sydney/stores/sydney'));
  const room = store.slice(
    store.indexOf('<li id="sydney-guide-1-sydney-place-1-3"'),
    store.indexOf('<li id="sydney-guide-1-sydney-place-1-4"'),
  );
  const [inList, onPlan] = [/place-mark[^>]*>([^<]+)/.exec(room)?.[1], /<text[^>]*>([^<]+)/.exec(room)?.[1]];
  expect(onPlan).toBe(inList);
  // The room's link has a name; a drawing with one would say it twice.
  expect(room).toMatch(/<svg class="room"[^>]* role="none"/);
  expect(room).toContain('href="#sydney-guide-1-sydney-place-1-3"');
  // Beside the name, which says the same; the key does not repeat it.
  expect(hrefsIn(room)).not.toContain('/en/sydney/brand/aurelle');
  expect(store).toMatch(/<a [^>]*href="\/en\/sydney\/brand\/aurelle"[^>]*><span class="picture".*?<img [^>]*alt=""/s);
  const brand = await site.read('/en/sydney/brand/aurelle');
  expect(hrefsIn(mainOf(brand))).toContain('/en/sydney/stores/sydney#sydney-guide-1-sydney-place-1-3');
});

test('a room and a group of brands that stand on several floors have a place on each, and their marks lead there', async () => {
  const ways = linkTo('sydney-locator-getting-here');
  let places: unknown;
  const site = changedSite(({ fields }, type) => {
    if (type !== 'storeGuide') return fields;
    places ??= [fields['addresses'], fields['addresses']].flat();
    return { ...fields, addresses: places, groups: [ways] };
  });
  const store = mainOf(await site.read('/en/sydney/stores/sydney'));
  expect(idsTwice(store)).toEqual([]);
  for (const guide of ['sydney-guide-1', 'sydney-guide-2', 'sydney-guide-3']) {
    expect(store).toContain(`href="#${guide}-sydney-place-1-3"`);
    expect(store).toContain(` id="${guide}-sydney-locator-getting-here"`);
  }
});

test('a floor shows its brands and its tables beside its plan', async () => {
  const site = testSite();
  const store = mainOf(await site.read('/en/guam/stores/guam'));
  const hrefs = elements(store, 'a').flatMap(({ class: name, href }) => (name === 'window' && href ? [href] : []));
  expect(hrefs).toEqual(expect.arrayContaining(['/en/guam/dining/rain-porch-cafe', '/en/guam/dining/haligi-room']));
  expect(hrefs.filter((href) => href.includes('/brand/')).length).toBeGreaterThan(2);
});

test('a floor shows what stands at a place that is called by its address, or has no words of its own', async () => {
  const windowsOf = async (words: Readonly<Record<string, unknown>>, path: string) => {
    const site = siteWhere('storeGuideAddress', words);
    const windows = mainOf(await site.read(path)).match(/<a class="window".*?<\/a>/gs) ?? [];
    return { windows, hrefs: windows.map((window) => /href="([^"]*)"/.exec(window)?.[1]).toSorted() };
  };
  const nowhere = { title: '', address: '' };
  for (const path of ['/en/guam/stores/guam', '/en/sydney/stores/sydney']) {
    const { hrefs } = await windowsOf({}, path);
    expect(hrefs.length).toBeGreaterThan(2);
    expect((await windowsOf(nowhere, path)).hrefs).toEqual(hrefs);
  }
  const { windows } = await windowsOf({ title: '', address: 'By the lift' }, '/en/guam/stores/guam');
  expect(windows.filter((window) => window.includes('By the lift')).length).toBeGreaterThan(2);
});

test.each([
  // A room that an event's location names, the room of brands there, and the first in Chinese on a phone.
  ['/en/sydney/what-is-happening/event/tea-at-dusk', 'sydney#sydney-guide-3-sydney-place-3-2'],
  ['/en/sydney/what-is-happening/event/three-honeys', 'sydney#sydney-guide-3-sydney-place-3-1'],
  ['/cn/sydney/mobile/what-is-happening/event/tea-at-dusk', 'sydney#sydney-guide-3-sydney-place-3-2'],
  // An upper floor, a store of one floor, a table under the roof.
  ['/jp/okinawa/brand/kintara', 'okinawa#okinawa-guide-level-2-okinawa-guide-level-2-H'],
  ['/en/los-angeles/brand/casa-orsino', 'los-angeles#los-angeles-guide-court-los-angeles-guide-court-G'],
  ['/fr/paris/dining/la-verriere', 'paris#paris-guide-fourth-floor-paris-guide-fourth-floor-P'],
])('%s leads to its room on the floor plan', async (address, room) => {
  const page = await testSite().read(address, { 'user-agent': address.includes('/mobile/') ? 'iPhone' : '' });
  const [tree] = /^\/\w+\/[a-z-]+(?:\/mobile)?/.exec(address) ?? [];
  expect(hrefsIn(mainOf(page))).toContain(`${tree}/stores/${room}`);
});

test.each([
  ['/en/sydney/brand/aurelle', 'Level 1, east gallery'],
  ['/cn/sydney/brand/aurelle', '一层东廊'],
])('the words of an item’s place stand over its floor: %s', async (address, place) => {
  const html = mainOf(await testSite().read(address));
  expect(/<span class="visually-hidden">([^<]*)<\/span> <span class="plan-drawing">/.exec(html)?.[1]).toBe(place);
});

test.each([
  ['a quotation of its text', 'casa-orsino', 'Leather should look as if it had been somewhere'],
  ['what the brand says of itself, where it has none', 'aurelle', 'My mother kept her cream in one porcelain jar'],
])('a brand has one sentence set large: %s', async (_, slug, sentence) => {
  const html = mainOf(await testSite().read(`/en/sydney/brand/${slug}`));
  const [before = '', after = ''] = html.split('detail-sentence');
  const [large = '', text = ''] = after.split('detail-side');
  expect(large).toContain(sentence);
  expect(before + text).not.toContain(sentence);
});

test.each([
  ['/en/sydney/brand/aurelle', 'The founder', 'Whipped shea'],
  ['/fr/paris/brand/ondine-joaillerie', 'L’atelier', 'La perle de mer'],
  ['/jp/okinawa/brand/glenmarrow', '蒸留責任者', 'オーク'],
])('a brand says the same of itself in every city: %s', async (address, speaker, material) => {
  const site = testSite();
  const html = mainOf(await site.read(address));
  const words = html.replaceAll(/<[^>]*>/g, '');
  expect(html).toMatch(
    /<figure><blockquote data-marks="">.*<\/blockquote><figcaption[^>]*>.*<\/figcaption><\/figure>/s,
  );
  expect(words).toContain(speaker);
  expect(words).toContain(material);
  const markdown = await site.read(address, { accept: 'text/markdown' });
  expect(markdown).toContain(speaker);
  expect(markdown).toContain(material);
});

test.each([
  ['a brand', 'it/venice', 'brand/silent'],
  ['an offer', 'en/paris', 'special-offers/seventh-macaron'],
])('%s without a place on a plan leads to the store', async (_, city, path) => {
  const site = siteWith([added('brandPavilion', 'Silent', { slug: 'silent', location: 'In the attic' })]);
  const [, actions = ''] = mainOf(await site.read(`/${city}/${path}`)).split('detail-actions');
  expect(hrefsIn(actions.split('</div>')[0] ?? '')).toEqual([`/${city}/stores/listing`]);
});

test('the page of a brand that says nothing of itself has no title without words', async () => {
  const site = siteWith([added('brandPavilion', 'Silent', { slug: 'silent' })]);
  const html = mainOf(await site.read('/it/venice/brand/silent'));
  expect(html).toContain('Silent');
  expect(html).not.toMatch(/<h2[^>]*><\/h2>|detail-sentence/);
});

test('a brand’s page leads to its events and offers that are not over', async () => {
  const linesOf = async (brand: string): Promise<readonly (string | undefined)[]> => {
    const html = await testSite().read(`/en/sydney/brand/${brand}`);
    return elements(mainOf(html), 'a').flatMap(({ class: name, href }) => (name === 'link-row' ? [href] : []));
  };
  const events = '/en/sydney/what-is-happening/event';
  expect(await linesOf('sencha-hall')).toContain(`${events}/tea-at-dusk`);
  expect(await linesOf('hesperia')).not.toContain(`${events}/talk-of-amber`);
});

test('a brand’s page leads on to the other cities that have it, each with its hours in one line', async () => {
  const html = mainOf(await testSite().read('/jp/okinawa/brand/glenmarrow'));
  const [, rows = ''] = /こちらの都市にも(.*?)<\/section>/s.exec(html) ?? [];
  const hrefs = hrefsIn(rows);
  expect(hrefs.length).toBeGreaterThan(0);
  for (const href of hrefs) {
    expect(href).toMatch(/^\/[a-z]+\/[a-z-]+\/brand\/glenmarrow$/);
    expect(href).not.toContain('/okinawa/');
  }
  expect(rows).toMatch(/\d{1,2}:\d{2}/);
  expect(rows.match(/class="hours-state"/g)).toHaveLength(hrefs.length);
  expect(mainOf(await testSite().read('/en/sydney/service/tourist-refund'))).not.toContain('Also in');
});

test('the other cities fill their columns: a last place that would be empty leads to all of them', async () => {
  const columnsOf = async (address: string) => {
    const [, columns = '', rows = ''] =
      /Also in.*?<ul class="link-rows"(?: data-columns="(\d)")?>(.*?)<\/ul>/s.exec(
        mainOf(await testSite().read(address)),
      ) ?? [];
    return { columns, rows: hrefsIn(rows).length, last: hrefsIn(rows).at(-1) };
  };
  expect(await columnsOf('/en/venice/brand/ottavia-rey')).toEqual({
    columns: '2',
    rows: 8,
    last: '/en/venice/select-destination',
  });
  expect(await columnsOf('/en/okinawa/brand/bellarosa')).toEqual({
    columns: '3',
    rows: 6,
    last: '/en/okinawa/select-destination',
  });
});
