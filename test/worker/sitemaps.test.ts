import { env } from 'cloudflare:workers';
import { expect, test } from 'vitest';
import { citySlugs } from '../../content/cities.ts';
import { languages } from '../../content/languages.ts';
import { drawn } from '../support/drawn.ts';
import { problemsOf } from '../support/seo/checkData.ts';
import { elements, idsTwice, linked, mainOf, pathsIn, structuredData, textOf } from '../support/worker/pageText.ts';
import { DESKTOP, ORIGIN, PHONE, testSite } from '../support/worker/testWorld.ts';

/** Every address of every sitemap with `CRAWL=whole`, which takes minutes; otherwise one of these many. */
const IS_WHOLE = env.CRAWL === 'whole';
const SHARE = IS_WHOLE ? 1 : 60;

interface ListedAddress {
  readonly address: string;
  /** Addresses by hreflang. */
  readonly alternates: Readonly<Record<string, string>>;
}

const site = testSite({ variables: { LOG_LEVEL: '4' } });

function addressesIn(xml: string): readonly ListedAddress[] {
  return [...xml.matchAll(/<url>(.*?)<\/url>/gs)].map(([, url = '']) => ({
    address: /<loc>([^<]*)<\/loc>/.exec(url)?.[1] ?? '',
    alternates: byLanguage(elements(url, 'xhtml:link')),
  }));
}

function byLanguage(links: readonly Readonly<Record<string, string>>[]): Readonly<Record<string, string>> {
  return Object.fromEntries(
    links.flatMap(({ hreflang, href = '' }) => (hreflang === undefined ? [] : [[hreflang, href.replace(/\/$/, '')]])),
  );
}

/** A page's own address, which is shown to be copied. */
const address = /^https:\/\/\S+$/;
const english = /\b(?:the|and|with|for|your|from|this)\b/g;

/** Scripts in which nothing of a language is written. */
const foreignScripts: Readonly<Record<string, RegExp>> = {
  en: /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u,
  fr: /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u,
  it: /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u,
  cn: /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u,
  tc: /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u,
  jp: /\p{Script=Hangul}/u,
  kr: /[\p{Script=Hiragana}\p{Script=Katakana}]/u,
};

/** Texts that read as English, or are in the script of another language, and are not marked as such. */
function foreignTextsIn(html: string, code: string): readonly string[] {
  const langs = ['page'];
  const texts: string[] = [];
  for (const [, closing, name = '', attributes = '', text = ''] of html.matchAll(/<(\/?)([a-z0-9]+)([^>]*)>([^<]*)/g)) {
    if (closing) langs.pop();
    else if (!/^(?:br|hr|img|input|source|use|path|ellipse|wbr)$/.test(name) && !attributes.endsWith('/'))
      langs.push(/ lang="([^"]*)"/.exec(attributes)?.[1] ?? langs.at(-1) ?? 'page');
    if (langs.at(-1) !== 'page' || address.test(text)) continue;
    if (foreignScripts[code]?.test(text) || (code !== 'en' && new Set(text.match(english)).size > 1)) texts.push(text);
  }
  return texts;
}

/** The addresses of pictures that stand twice in a part of a page. */
function picturesTwice(html: string): readonly (string | undefined)[] {
  const pictures = elements(html, 'img').filter((image) => image['class'] === 'picture-image');
  const names = pictures.map(({ src }) => src?.replace(/^.*\//, ''));
  return names.filter((name, at) => names.indexOf(name) !== at);
}

test.each(drawn(citySlugs, 7))(
  'every address in the sitemap of %s is a whole page in its language',
  { timeout: 900_000 },
  async (city) => {
    const listedAddresses = addressesIn(await site.read(`/sitemap/${city}.xml`));
    const alternatesOf = new Map(listedAddresses.map(({ address, alternates }) => [address, alternates]));
    const problems: string[] = [];
    /** By tree and path, with the page that leads there. */
    const links = new Map<string, string>();
    const checked = listedAddresses.filter((_, at) => at % SHARE === 0);
    for (const { address, alternates } of checked) {
      const path = address.replace(ORIGIN, '');
      const [, code = ''] = path.split('/');
      const expected = Object.entries(languages).find(([language]) => language === code)?.[1].hreflang;
      for (const tree of ['desktop', 'mobile']) {
        const place = tree === 'mobile' ? path.replace(`/${city}`, `/${city}/mobile`) : path;
        const answer = await site.visit(place, { 'user-agent': tree === 'mobile' ? PHONE : DESKTOP });
        const html = await answer.text();
        const expecting = (what: string, actual: unknown, expectedValue: unknown): void => {
          if (JSON.stringify(actual) !== JSON.stringify(expectedValue))
            problems.push(`${place} ${what}: ${JSON.stringify(actual)}, expected ${JSON.stringify(expectedValue)}`);
        };
        expecting('status', answer.status, 200);
        expecting('lang', elements(html, 'html')[0]?.['lang'], expected);
        expecting('canonical', linked(html, 'canonical')[0]?.['href'], address);
        expecting('title', (textOf(html, 'title') ?? '').length > 3, true);
        expecting('alternates', sorted(byLanguage(linked(html, 'alternate'))), sorted(alternates));
        expecting('text of code', /\b(?:undefined|NaN|\[object Object\])\b/.exec(mainOf(html))?.[0], undefined);
        expecting(
          'structured data',
          structuredData(html).flatMap((json) => problemsOf(JSON.parse(json))),
          [],
        );
        expecting('pictures twice', picturesTwice(mainOf(html)), []);
        expecting('unmarked text of another language', foreignTextsIn(mainOf(html), code), []);
        expecting('ids twice', idsTwice(html), []);
        for (const link of pathsIn(html, ORIGIN)) links.set(`${tree} ${link}`, place);
        links.delete(`${tree} ${place}`);
      }
      const translations = Object.values(alternates);
      if (!translations.every((link) => JSON.stringify(alternatesOf.get(link)) === JSON.stringify(alternates)))
        problems.push(`${path} names a translation that is not listed, or that does not name the same ones`);
      if (!alternates['x-default'] || !alternatesOf.has(alternates['x-default']))
        problems.push(`${path} has no x-default`);
    }
    for (const [link, from] of IS_WHOLE ? links : []) {
      const [tree, path = ''] = link.split(' ');
      const answer = await site.visit(path, { 'user-agent': tree === 'mobile' ? PHONE : DESKTOP });
      if (answer.status >= 400) problems.push(`${path} answers ${answer.status}, linked from ${from}`);
    }
    expect(problems.slice(0, 20)).toEqual([]);
    expect(checked.length).toBeGreaterThan(1);
  },
);

function sorted(alternates: Readonly<Record<string, string>>): readonly (readonly [string, string])[] {
  return Object.entries(alternates).toSorted(([a], [b]) => a.localeCompare(b));
}
