import { describe, expect, test } from 'vitest';
import { rewrittenSite } from '../support/worker/changedSite.ts';
import { halfTranslated } from '../support/worker/halfTranslated.ts';
import { elements, hreflangs, linked, mainOf, metaOf, textOf, unescaped } from '../support/worker/pageText.ts';
import { ORIGIN, testSite } from '../support/worker/testWorld.ts';

/** A picture's words in English. */
const RED_DOOR = '"alt":"A red door","lang":"en"';

describe('an entry that is not written in the page’s language', () => {
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
      expect(main, place).toMatch(new RegExp(` lang="en"[^>]*>(?:<span[^>]*>)?${title.replaceAll(' ', '[ \u00a0]')}<`));
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
    expect(html).toContain(`<span class="display" data-size="4" lang="en"><bdi><b>${word}</b>`);
    expect(html).toContain(`<bdi class="display" data-size="4" lang="en">${title}`);
    for (const call of [`?keyword=${word}`, '/suggestions']) {
      const panel = await halfSite.read(`/_search/cn/sydney${call}`);
      expect(panel.match(/"lang":"en"/g)).toHaveLength(1);
    }
    const { halfSite: withEnglishFacts } = await halfTranslated('service', ['location'], true);
    expect(await withEnglishFacts.read('/cn/sydney/searching/礼装')).toMatch(
      /class="meta card-meta">(?:<span[^>]*>[^<]*<\/span>)*<span lang="en">/,
    );
    expect(await testSite().read('/_search/cn/sydney?keyword=2026')).not.toContain('"lang"');
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
      /<h2 id="notice-[^"]*" lang="en"[\s\S]*?<p class="small"><span lang="en">/,
    ],
    ['cta', ['title'], /<a [^>]*class="button"[^>]*><span lang="en">/],
  ] as const)('so are the words of the bar, of a notice and of a button: %s', async (type, fields, marked) => {
    const { halfSite } = await halfTranslated(type, fields, true);
    expect(await testSite().read('/cn/sydney')).not.toMatch(marked);
    expect(await halfSite.read('/cn/sydney')).toMatch(marked);
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
    expect(unescaped(mainOf(await halfSite.read(`/cn/sydney/${path}`)))).toContain(`<span lang="en">${title}<`);
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
