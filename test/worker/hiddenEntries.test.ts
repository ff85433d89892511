import { beforeAll, describe, expect, test } from 'vitest';
import { linkTo } from '../support/content/read.ts';
import { edit } from '../support/worker/editing.ts';
import { elements } from '../support/worker/pageText.ts';
import { testSite } from '../support/worker/testWorld.ts';

const AT = '2026-06-15T02:00:00.057Z';
const EVENT = 'sydney-event-tea-at-dusk';
const en = (value: unknown) => ({ 'en-US': value });

async function pageAt(path: string, site = testSite({ now: AT })) {
  const answer = await site.visit(`${path}?is-preview-mode=true`);
  const bar = /<aside class="preview-tools[\s\S]*<\/aside>/.exec(await answer.text())?.[0] ?? '';
  const page = bar.replaceAll('<!-- -->', '').replace(/ data-named="[^"]*"/, '');
  const lines = page.matchAll(/<li data-entry="([^"]+)">.*?<\/a>: ([^<]*)<\/li>/g);
  return {
    status: answer.status,
    reason: /<strong role="status">([^<]*)<\/strong>/.exec(page)?.[1],
    lines: Object.fromEntries([...lines].map(([, id, text]) => [id, text])),
    main: elements(page, 'a').find((link) => 'data-preview-main' in link)?.['data-preview-main'],
  };
}

async function save(id: string, fields: Readonly<Record<string, unknown>>): Promise<void> {
  const values = Object.entries(fields).map(([name, value]) => [name, en(value)]);
  await edit({ at: AT, id, action: 'save', fields: Object.fromEntries(values) });
}

const BENCH = '/en/sydney/what-is-happening/news/bench-in-the-window';
const TEA = 'sydney/what-is-happening/event/tea-at-dusk';
const archivedFields = { removedAfterExpired: false, archivedAt: '2026-06-01T10:00' };
const endedFields = { endDate: '2020-01-02T10:00', startDate: '2020-01-01', removedAfterExpired: true };

/** Entry, what an editor has saved in it, the address of its page, and what the bar says there. */
const hiddenPages: readonly (readonly [string, Readonly<Record<string, unknown>>, string, string])[] = [
  [EVENT, endedFields, `/en/${TEA}`, 'ended on January 2, 2020, removed after expiry'],
  [EVENT, { endDate: '2020-01-02' }, `/cn/${TEA}`, '已于 2020年1月2日 结束，到期后移除'],
  [EVENT, archivedFields, `/en/${TEA}`, 'archived on June 1, 2026'],
  ['paris-offer-ring-sizing', archivedFields, '/fr/paris/special-offers/ring-sizing', 'archivé le 1 juin 2026'],
  ['sydney-news-window-bench', { removedAfterExpired: true }, BENCH, 'older than 7 days'],
  ['sydney-brand-aurelle', { withoutDetail: true }, '/en/sydney/brand/aurelle', 'without detail page'],
  ['paris-dining-la-verriere', { withoutDetail: true }, '/fr/paris/dining/la-verriere', 'sans page de détail'],
  ['paris-service-detaxe', { withoutDetail: true }, '/cn/paris/service/detaxe', '没有详情页'],
  ['paris-event-silk-knots', {}, '/cn/sydney/what-is-happening/event/silk-knots', '缺少城市标签：悉尼（已有：巴黎）'],
  ['paris-store-paris', {}, '/en/sydney/stores/paris', 'city tag missing: Sydney (it has Paris)'],
];

describe('why something is not shown', () => {
  beforeAll(() => save('sydney-settings', { newsShownForDays: 7 }));

  test.each(hiddenPages)('%s with %j, at %s: %s, and the bar leads to it', async (id, fields, path, text) => {
    await save(id, fields);
    const { status, reason, main, lines } = await pageAt(path);
    expect([status, main, lines[id]]).toEqual([404, id, undefined]);
    expect(reason).toContain(text);
  });

  test('an address that nothing stands at leads to no entry', async () => {
    const { main, reason } = await pageAt('/en/sydney/what-is-happening/event/no-such-event');
    expect([main, reason]).toEqual([undefined, undefined]);
  });

  test.each([
    ['/en/sydney/what-is-happening/event', { [EVENT]: 'archived on June 1, 2026' }],
    ['/en/sydney/what-is-happening/news', { 'sydney-news-window-bench': 'older than 7 days' }],
    ['/fr/paris/special-offers', { 'paris-offer-ring-sizing': 'archivé le 1 juin 2026' }],
  ])('%s says so of its cards: %j', async (path, expected) => {
    await save(EVENT, archivedFields);
    await save('sydney-news-window-bench', { removedAfterExpired: true });
    await save('paris-offer-ring-sizing', archivedFields);
    const { lines, status, reason } = await pageAt(path);
    expect([status, reason]).toEqual([200, undefined]);
    expect(lines).toMatchObject(expected);
  });

  test('a detail page names only hidden entries that were drafted, a listing all of them', async () => {
    const { lines } = await pageAt('/en/sydney/what-is-happening/news/east-gallery-reopens');
    expect(Object.keys(lines)).toEqual(['sydney-news-window-bench']);
    const newsListing = await pageAt('/en/sydney/what-is-happening/news');
    expect(Object.keys(newsListing.lines)).toContain('sydney-news-macaron-window');
  });

  test.each([
    ['/en/sydney/dining', 'city tag missing'],
    ['/fr/paris/stores', 'étiquette de la ville manquante'],
    ['/en/sydney/dining/listing/bar', 'city tag missing'],
    ['/en/sydney/dining/listing/cat-bar', 'city tag missing'],
    ['/en/sydney/dining/listing/cafe', undefined],
  ])('%s names an item without a tag, which its question does not find: %s', async (path, text) => {
    const plainSite = testSite({ now: AT });
    const answers: Response[] = [];
    const site = testSite({
      now: AT,
      fetch: async (request) => {
        const url = new URL(request.url);
        if (!url.searchParams.has('metadata.tags[exists]')) return plainSite.world.fetch(request);
        answers.push(await plainSite.world.fetch(request));
        const sys = { id: 'forgotten', contentType: { sys: { id: 'dining' } }, updatedAt: AT };
        return Response.json({
          sys: { type: 'Array' },
          total: 1,
          items: [
            { sys, fields: { title: en('Forgotten'), category: en([linkTo('cat-bar')]) }, metadata: { tags: [] } },
          ],
        });
      },
    });
    const { lines } = await pageAt(path, site);
    // The embedded service has no such item, and understands the question.
    expect(answers.map(({ status }) => status)).toEqual([200]);
    expect(lines['forgotten']).toBe(text);
  });

  test('the listing of a category names only what belongs to it', async () => {
    await save(EVENT, archivedFields);
    await save('sydney-dining-macaron-window', { title: '', media: [], mediaThumbnail: [] });
    await edit({
      at: AT,
      id: 'sydney-event-silk-in-the-hand',
      action: 'publish',
      fields: { slug: en('wardrobe-of-scent') },
    });
    const hiddenIn = async (path: string) => Object.keys((await pageAt(`/en/sydney/${path}`)).lines);
    const events = 'what-is-happening/event/listing';
    const beauty = await hiddenIn(`${events}/beauty`);
    expect((await hiddenIn(`${events}/tasting`)).toSorted()).toEqual(['sydney-event-coffee-cupping', EVENT]);
    expect(beauty).not.toContain(EVENT);
    expect(beauty).not.toContain('sydney-event-silk-in-the-hand');
    expect(await hiddenIn('dining/listing/cafe')).toEqual(['sydney-dining-macaron-window']);
    expect(await hiddenIn('dining/listing/bar')).toEqual([]);
  });

  test('a page names what its lists leave out, each with its reason, and not what it shows', async () => {
    const services = [
      'sydney-service-beauty-hour',
      'sydney-service-airport-collection',
      'sydney-service-gift-wrapping',
    ];
    const links = services.map((id) => linkTo(id));
    await save('sydney-about-sydney-services', { limit: 1, items: links });
    await save('sydney-service-gift-wrapping', {});
    await save('sydney-about-card-stair', { title: '', media: [] });
    const [{ lines }, architecture] = [
      await pageAt('/en/sydney/about-store/sydney'),
      await pageAt('/en/sydney/about-store/architecture'),
    ];
    expect({ ...lines, ...architecture.lines }).toMatchObject({
      'sydney-service-gift-wrapping': 'its list takes 1',
      'sydney-about-card-stair': 'no translation: neither title nor picture',
    });
    // What was saved last comes first.
    expect(Object.keys(lines).filter((id) => services.includes(id))).toEqual([services[2], services[1]]);
  });

  test('what belongs to another city is no card, and is named; a link goes by its slug', async () => {
    const id = 'paris-dining-la-verriere';
    const link = linkTo(id);
    await edit({ at: AT, id: 'sydney-event-three-honeys', fields: { relatedItems: en([link]) } });
    await edit({ at: AT, id: 'sydney-home-cta-time', fields: { internalLink: en(link) } });
    const [event, home] = ['/en/sydney/what-is-happening/event/three-honeys', '/en/sydney'] as const;
    const visited = async (path: string) => testSite({ now: AT }).read(path);
    expect(await visited(event)).not.toContain('la-verriere');
    expect(await visited(home)).toContain('/en/sydney/dining/la-verriere');
    expect((await pageAt(event)).lines).toMatchObject({ [id]: 'city tag missing: Sydney (it has Paris)' });
  });

  test('a card whose brand has no page of its own says so where it is shown', async () => {
    const id = 'sydney-brand-aurelle';
    await save(id, { withoutDetail: true, externalLink: '' });
    const listing = await pageAt('/en/sydney/brand/listing');
    expect(listing.lines).toMatchObject({ [id]: 'without detail page' });
    await save(id, { withoutDetail: true, externalLink: 'https://maison.example/' });
    expect(Object.keys((await pageAt('/en/sydney/brand/listing')).lines)).not.toContain(id);
  });

  test('an entry whose slug another one has says so on their page and in its listing', async () => {
    const id = 'sydney-event-silk-in-the-hand';
    await edit({ at: AT, id, action: 'publish', fields: { slug: en('wardrobe-of-scent') } });
    for (const path of ['event', 'event/wardrobe-of-scent']) {
      const { lines } = await pageAt(`/en/sydney/what-is-happening/${path}`);
      expect(lines, path).toMatchObject({ [id]: 'another entry has its address' });
    }
  });

  test('a page whose entry is not written in its language says that there is no translation', async () => {
    const path = 'sydney/what-is-happening/event/wardrobe-of-scent';
    const id = 'sydney-event-wardrobe-of-scent';
    expect((await pageAt('/cn/sydney/what-is-happening/event/three-honeys')).reason).toBeUndefined();
    await edit({ at: AT, id, action: 'save', fields: { title: { 'zh-CN': null } } });
    const [chinese, english] = [await pageAt(`/cn/${path}`), await pageAt(`/en/${path}`)];
    expect([chinese.reason, chinese.main, english.reason]).toEqual(['没有翻译：以英文显示', id, undefined]);
  });

  test('a listing shows no card without title and picture, and says so', async () => {
    const id = 'sydney-dining-macaron-window';
    await save(id, { title: '', media: [], mediaThumbnail: [] });
    const [english, chinese] = [await pageAt('/en/sydney/dining'), await pageAt('/cn/sydney/dining')];
    expect(english.lines).toEqual({ [id]: 'no translation: neither title nor picture' });
    expect(chinese.lines).toEqual({});
  });
});
