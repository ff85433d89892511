import { describe, expect, test } from 'vitest';
import type { ContentType } from '../../content/model/registry.ts';
import { changedSite, rewrittenSite } from '../support/worker/changedSite.ts';
import { elements, hreflangs, linked, mainOf, metaOf, textOf, unescaped } from '../support/worker/pageText.ts';
import { entriesOf } from '../support/worker/space.ts';
import { ORIGIN, testSite } from '../support/worker/testWorld.ts';

const MY_VISIT = '/my-visit?on=2026-06-17&at=19:30';

/** A picture's words in English. */
const RED_DOOR = '"alt":"A red door","lang":"en"';

/** A page with brands of a group. */
const BRAND_GROUP = '/about-store/sydney';

describe('an entry that is not written in the page’s language', () => {
  /** A site whose editors have not translated some fields of the first entry of a type; `isEach`: of all of them. */
  const halfTranslated = async (type: ContentType, names: readonly string[], isEach = false) => {
    const [entry, ...others] = await entriesOf('sydney', 'en', type);
    if (!entry) throw new Error(`Sydney has no ${type}`);
    const untranslated = isEach ? [entry, ...others] : [entry];
    const halfSite = changedSite(({ sys, fields }, _, isOfAllLocales) => {
      const english = untranslated.find(({ id }) => id === sys.id)?.raw.fields;
      if (!english) return fields;
      const texts = names.map((name) => [name, isOfAllLocales ? { 'en-US': english[name] } : english[name]]);
      return { ...fields, ...Object.fromEntries(texts) };
    });
    return { halfSite, title: entry.text('title'), slug: entry.text('slug') };
  };

  test('is marked as English on its own page and on its cards, and has no address in this language', async () => {
    const { halfSite, title, slug } = await halfTranslated('service', ['title', 'description', 'body']);
    const html = await halfSite.read(`/cn/sydney/service/${slug}`);
    expect(textOf(html, 'title')).toContain(title);
    expect(elements(html, 'html')[0]?.['lang']).toBe('zh-Hans');
    expect(mainOf(html)).toMatch(/<h1[^>]*><span lang="en">/);
    expect(hreflangs(html)).toEqual({
      en: `${ORIGIN}/en/sydney/service/${slug}`,
      'x-default': `${ORIGIN}/en/sydney/service/${slug}`,
    });
    expect([linked(html, 'canonical')[0]?.['href'], metaOf(html, 'og:url')]).toEqual([
      `${ORIGIN}/en/sydney/service/${slug}`,
      `${ORIGIN}/cn/sydney/service/${slug}`,
    ]);
    const listing = unescaped(mainOf(await halfSite.read('/cn/sydney/service/listing')));
    expect(listing).toContain(`<span lang="en">${title}</span>`);
    expect(listing.match(/<span lang="en">/g)?.length).toBeLessThan(4);
    const sitemap = await halfSite.read('/sitemap/sydney.xml');
    expect([
      sitemap.includes(`${ORIGIN}/en/sydney/service/${slug}<`),
      sitemap.includes(`${ORIGIN}/cn/sydney/service/${slug}<`),
    ]).toEqual([true, false]);
  });

  test.each([
    { untranslated: ['title'], marked: [true, false, false] },
    { untranslated: ['description', 'body'], marked: [false, true, true] },
    { untranslated: ['body'], marked: [false, false, true] },
  ])('of a page’s own entry each text is marked by itself: $untranslated', async ({ untranslated, marked }) => {
    const { halfSite, slug } = await halfTranslated('service', untranslated);
    const html = await halfSite.read(`/cn/sydney/service/${slug}`);
    const main = mainOf(html);
    expect(linked(html, 'canonical')[0]?.['href']).toBe(`${ORIGIN}/cn/sydney/service/${slug}`);
    const marks = [/<h1[^>]*><span lang="en">/, /<p class="lead[^>]* lang="en">/, /<div class="prose[^"]*" lang="en">/];
    expect(marks.map((mark) => mark.test(main))).toEqual(marked);
  });

  test('so is a store in the lists of stores, among others, beside the contact form and as a stop of a visit', async () => {
    const { halfSite, title } = await halfTranslated('storeLocator', ['title', 'description']);
    const places = [
      'stores/listing',
      'stores/map',
      'stores/sydney-airport',
      'contact-us',
      'my-visit?on=2026-06-17&at=19:30',
    ];
    for (const place of places) {
      const main = unescaped(mainOf(await halfSite.read(`/cn/sydney/${place}`)));
      expect(main, place).toMatch(new RegExp(` lang="en">(?:<span[^>]*>)?${title.replaceAll(' ', '[ \u00a0]')}<`));
    }
    const list = mainOf(await halfSite.read('/cn/sydney/stores/listing'));
    expect(list).toMatch(/<p class="measure-narrow" lang="en">/);
  });

  test.each([
    ['address of a store among the others of a store’s page', 'storeLocator', 'address', 'stores/sydney', 'meta'],
    ['subject of an announcement in their list', 'announcement', 'subject', 'announcement', 'link-row-text'],
  ] as const)('so is the %s, whatever its name is in', async (_, type, field, path, className) => {
    const marked = async (name: string): Promise<number> => {
      const { halfSite } = await halfTranslated(type, [name], true);
      const list = mainOf(await halfSite.read(`/cn/sydney/${path}`));
      return list.split(`<span class="${className}"><span lang="en">`).length - 1;
    };
    expect(await marked('title')).toBe(0);
    expect(await marked(field)).toBeGreaterThan(0);
  });

  test('so is the step of a page in its trail', async () => {
    const { halfSite, title, slug } = await halfTranslated('service', ['title']);
    const main = unescaped(mainOf(await halfSite.read(`/cn/sydney/service/${slug}`)));
    expect(main).toContain(`<span aria-current="page"><span lang="en">${title}</span></span>`);
  });

  test('so is the name of a result and of a suggestion of the search, on its page and in its panel', async () => {
    const { halfSite, title } = await halfTranslated('service', ['title']);
    const [word = ''] = title.split(' ');
    const html = unescaped(mainOf(await halfSite.read(`/cn/sydney/searching/${word}`)));
    expect(html).toContain(`<span class="display" data-size="4" lang="en"><span><b>${word}</b>`);
    expect(html).toContain(`<span class="display" data-size="4" lang="en">${title}`);
    for (const call of [`?keyword=${word}`, '/suggestions']) {
      const panel = await halfSite.read(`/_search/cn/sydney${call}`);
      expect(panel.match(/"lang":"en"/g)).toHaveLength(1);
    }
    const { halfSite: withEnglishFacts } = await halfTranslated('service', ['location'], true);
    expect(await withEnglishFacts.read('/cn/sydney/searching/礼装')).toMatch(
      /class="meta card-meta">(?:<span[^>]*>[^<]*<\/span>)*<span lang="en">/,
    );
    const usualPanel = await testSite().read('/_search/cn/sydney?keyword=2026');
    expect(usualPanel).not.toContain('"lang"');
  });

  test('so is each text of a section', async () => {
    const { halfSite, title } = await halfTranslated('heroBanner', ['title']);
    const home = unescaped(mainOf(await halfSite.read('/cn/sydney')));
    expect(home.match(/<h2 lang="en"[^>]*>([^<]*)/)?.[1]).toBe(title);
    // The title, and what its link is about.
    expect(home.match(/lang="en"/g)).toHaveLength(2);
  });

  test.each([
    ['announcement', ['htmlTitle', 'title'], /<div class="announcement-words" lang="en">/],
    [
      'notification',
      ['title', 'description'],
      /<h2 [^>]*id="notice-[^>]*><span lang="en">[\s\S]*?<p class="small"><span lang="en">/,
    ],
    ['cta', ['title'], /<a [^>]*class="button"[^>]*><span lang="en">/],
  ] as const)(
    'so are the words of the bar above the header, of a notice and of a button: %s',
    async (type, fields, marked) => {
      const { halfSite } = await halfTranslated(type, fields, true);
      expect(await testSite().read('/cn/sydney')).not.toMatch(marked);
      expect(await halfSite.read('/cn/sydney')).toMatch(marked);
    },
  );

  test.each([
    [
      'a place of a floor',
      'storeGuideAddress',
      ['title', 'address'],
      '/stores/sydney',
      /class="place-link"[^>]*><span lang="en">[\s\S]*?<p lang="en">/,
    ],
    [
      'a brand of the index',
      'brandPavilion',
      ['title'],
      '/brand/listing',
      /brand-line"[^>]*><span class="display" data-size="4" lang="en">/,
    ],
    [
      'a brand of a group',
      'brandPavilion',
      ['title'],
      BRAND_GROUP,
      /<span class="display brand-name" data-size="4" lang="en">/,
    ],
    [
      'where a brand of a group is',
      'brandPavilion',
      ['location'],
      BRAND_GROUP,
      /class="brand"(?:(?!<\/a>).)*<span class="meta"><span lang="en">/,
    ],
    ['a store’s address', 'storeLocator', ['address'], '/stores/sydney', /<address class="lead" lang="en">/],
    ['a store’s features', 'storeLocator', ['features'], '/stores/sydney', /<ul class="features-list" lang="en">/],
    ['a floor over its plan', 'storeGuide', ['floor'], '/stores/sydney', /<p class="eyebrow" lang="en">/],
    [
      'a floor of places without a title',
      'standardLocatorGroup',
      ['floor'],
      '/stores/sydney-airport',
      /<p class="eyebrow" lang="en">/,
    ],
    [
      'where a table is',
      'dining',
      ['location'],
      '/dining/lantern-table',
      /detail-terms">(?:<li><span class="hours-state"[^>]*>[^<]*<\/span><\/li>)?<li lang="en">/,
    ],
    ['what a table serves', 'dining', ['cuisine'], '/dining/lantern-table', /<dd lang="en">/],
    ['when a service is open', 'service', ['time'], '/service/tourist-refund', /<ul class="lines" lang="en">/],
    ['when an event begins', 'event', ['time'], '/what-is-happening/event/silk-in-the-hand', /<li lang="en">/],
    ['how often an event is', 'event', ['frequency'], '/what-is-happening/event/silk-in-the-hand', /<dd lang="en">/],
    [
      'who made a work and where it hangs',
      'artCulture',
      ['artist', 'location'],
      '/art-and-culture/continuum',
      /<\/h1><\/div><p lang="en">[\s\S]*<dd lang="en">/,
    ],
    [
      'the address of another store',
      'storeLocator',
      ['title', 'address'],
      '/stores/sydney-airport',
      /<span class="meta"><span lang="en">/,
    ],
    ['the address of a visit', 'planYourVisit', ['address'], '', /<dd lang="en">/],
    ['one of two options', 'twoOptionsForCircularDesign', ['title1st'], '', /<h\d lang="en" class="card-title">/],
    ['a tier', 'loyaltyTier', ['benefits'], '/dfs-circle-overview-sydney', /<ul class="tier-benefits" lang="en">/],
    ['a line of a signature', 'signatureLine', ['title'], '', /class="signature-link"[^>]*><span lang="en">/],
    ['an item of the navigation', 'menuItem', ['title'], '', /<span class="navigation-title" lang="en">/],
    ['a column of a menu', 'navigationLevel2', ['title'], '', /class="panel-title"[^>]*><span lang="en">/],
    ['a link of the footer', 'link', ['title'], '', /class="footer-link"[^>]*><span lang="en">/],
    ['a topic of the footer', 'footerLinkSection', ['topic'], '', /<summary><span lang="en">/],
    ['a button of the footer', 'footerButton', ['name'], '', /class="button"[^>]*><span lang="en">/],
    ['the words of the footer', 'globalSettings', ['footerDescription'], '', /<p class="lead" lang="en">/],
    [
      'the words on data of a form',
      'pageContactUsPage',
      ['disclaimer'],
      '/contact-us',
      /<div class="small quiet"><div class="prose flow" lang="en">/,
    ],
    ['a category of cards', 'brandCategory', ['title'], '/service/listing', /<p class="eyebrow"><span lang="en">/],
    ['a category to choose', 'brandCategory', ['title'], '/service/listing', /<a class="chip"[^>]*><span lang="en">/],
    [
      'an item’s category',
      'brandCategory',
      ['title'],
      '/service/tourist-refund',
      /<p class="eyebrow"><span lang="en">/,
    ],
    [
      'a category of the index of brands',
      'brandCategory',
      ['title'],
      '/brand/listing?by=category',
      /brand-initial eyebrow"><a [^>]*><span lang="en">/,
    ],
    ['a label of a card', 'brandLabel', ['title'], '/brand/listing', /<ul class="card-labels meta"><li lang="en">/],
    ['where the table of a card is', 'dining', ['location'], '/dining/listing', /card-meta"><span lang="en">/],
    [
      'where a brand of the index is',
      'brandPavilion',
      ['location'],
      '/brand/listing',
      /<span class="meta"><span lang="en">/,
    ],
    ['a store’s address on the way there', 'storeLocator', ['address'], MY_VISIT, /<address lang="en">/],
    ['a store’s address in a list', 'storeLocator', ['address'], '/stores/listing', /<dd lang="en"><address>/],
    ['a store’s address beside a form', 'storeLocator', ['address'], '/contact-us', /<dd lang="en"><address>/],
    [
      'where a stop of a visit is',
      'dining',
      ['location'],
      MY_VISIT,
      /<p class="meta card-meta">(?:<span>[^<]*<\/span>)*<span lang="en">/,
    ],
    ['a note on a departure', 'departureRules', ['note'], MY_VISIT, /<p class="measure" lang="en">/],
    [
      'the desk for purchases',
      'service',
      ['title'],
      MY_VISIT,
      /data-deadline=""(?:(?!<\/li>).)*<a class="text-link"[^>]*><span lang="en">/,
    ],
    ['what a network’s page says', 'page', ['body'], '/social-medias/instagram', /<div class="prose[^"]*" lang="en">/],
  ] as const)('so is what a part of a page says: %s', async (_, type, fields, path, marked) => {
    const { halfSite } = await halfTranslated(type, fields, true);
    expect(await testSite().read(`/cn/sydney${path}`)).not.toMatch(marked);
    expect(await halfSite.read(`/cn/sydney${path}`)).toMatch(marked);
  });

  test('so is the bar of a missing page', async () => {
    const { halfSite } = await halfTranslated('announcement', ['htmlTitle', 'title'], true);
    const html = await halfSite.read('/cn/sydney/service/no-such-service');
    expect(html).toMatch(/<div class="announcement-words" lang="en">/);
  });

  test('so is what a link adds to its words for whoever hears them alone', async () => {
    const { halfSite, title, slug } = await halfTranslated('service', ['title']);
    for (const place of ['listing', slug]) {
      const main = unescaped(mainOf(await halfSite.read(`/cn/sydney/service/${place}`)));
      expect(main).toContain(`<span class="visually-hidden" lang="en">：${title}</span>`);
    }
  });

  test.each([
    ['announcement', 'announcement'],
    ['pptcPage', 'special-offers/terms-and-conditions'],
  ] as const)('so is the title of a line of %s', async (type, path) => {
    const { halfSite, title } = await halfTranslated(type, ['title']);
    const main = unescaped(mainOf(await halfSite.read(`/cn/sydney/${path}`)));
    expect(main).toContain(`<span lang="en">${title}<`);
  });

  test('English pages mark nothing, and ask for no translations of cards', async () => {
    const englishSite = testSite();
    expect(mainOf(await englishSite.read('/en/sydney/service/listing'))).not.toContain('lang="en"');
    expect(englishSite.calls.filter((url) => /content_type=artCulture/.test(url))).toEqual([]);
  });

  test('a picture’s words that fall back are marked too', async () => {
    // One picture of each answer is described in English only.
    const halfFrench = rewrittenSite((text) => text.replace(/"alt":"[^"]*","lang":"fr"/, RED_DOOR));
    const images = elements(mainOf(await halfFrench.read('/fr/paris/brand/listing')), 'img').filter(({ alt }) => alt);
    const english = images.filter(({ lang }) => lang === 'en').map(({ alt }) => alt);
    expect([english.length > 0, new Set(english)]).toEqual([true, new Set(['A red door'])]);
    const french = images.filter(({ lang }) => lang === undefined);
    expect(
      french.every(({ alt = '' }) => /[éèàêç’]|\b(?:de|du|la|le|un|une|sur|et)\b/.test(alt)),
      JSON.stringify(french.map(({ alt }) => alt)),
    ).toBe(true);
  });

  test('a floor plan’s words that fall back are marked too, and a link preview leaves them out', async () => {
    const noFrench = rewrittenSite((text) => text.replaceAll(/"alt":"[^"]+","lang":"fr"/g, RED_DOOR));
    const html = await noFrench.read('/fr/paris/stores/paris');
    const describedImages = elements(mainOf(html), 'img').filter(({ alt }) => alt);
    expect(describedImages.some(({ src }) => src?.endsWith('.svg'))).toBe(true);
    expect(describedImages.filter(({ lang }) => lang !== 'en')).toEqual([]);
    expect(metaOf(html, 'og:image')).toBeDefined();
    expect(metaOf(html, 'og:image:alt')).toBeUndefined();
  });
});
