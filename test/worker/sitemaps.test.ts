import { env } from 'cloudflare:workers';
import { expect, test } from 'vitest';
import { citySlugs } from '../../content/cities.ts';
import { languages } from '../../content/languages.ts';
import { problemsOf } from '../support/seo/checkData.ts';
import { elements, linked, mainOf, structuredData, textOf } from '../support/worker/pageText.ts';
import { DESKTOP, ORIGIN, PHONE, testSite } from '../support/worker/testWorld.ts';

/** Every address of every sitemap with `CRAWL=whole`, which takes minutes; otherwise one of these many. */
const SHARE = env.CRAWL === 'whole' ? 1 : 60;

interface Listed {
  readonly address: string;
  /** Addresses by hreflang. */
  readonly alternates: Readonly<Record<string, string>>;
}

const site = testSite({ variables: { LOG_LEVEL: '4' } });

function listedIn(xml: string): readonly Listed[] {
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

const english = /\b(?:the|and|with|for|your|from|this)\b/g;

/** Texts that read as English and are not marked as such. */
function englishIn(html: string): readonly string[] {
  const spoken = ['page'];
  const found: string[] = [];
  for (const [, closing, name = '', attributes = '', text = ''] of html.matchAll(/<(\/?)([a-z0-9]+)([^>]*)>([^<]*)/g)) {
    if (closing) spoken.pop();
    else if (!/^(?:br|hr|img|input|source|use|path|ellipse|wbr)$/.test(name) && !attributes.endsWith('/'))
      spoken.push(/ lang="([^"]*)"/.exec(attributes)?.[1] ?? spoken.at(-1) ?? 'page');
    if (spoken.at(-1) === 'page' && new Set(text.match(english)).size > 1) found.push(text);
  }
  return found;
}

/** The addresses of pictures that stand twice in a part of a page. */
function picturesTwice(html: string): readonly (string | undefined)[] {
  const pictures = elements(html, 'img').filter((image) => image['class'] === 'picture-image');
  const names = pictures.map(({ src }) => src?.replace(/^.*\//, ''));
  return names.filter((name, at) => names.indexOf(name) !== at);
}

test.each(citySlugs)(
  'every address in the sitemap of %s is a whole page in its language',
  { timeout: 900_000 },
  async (city) => {
    const listed = listedIn(await (await site.visit(`/sitemap/${city}.xml`)).text());
    const addresses = new Set(listed.map(({ address }) => address));
    const problems: string[] = [];
    const checked = listed.filter((_, at) => at % SHARE === 0);
    for (const { address, alternates } of checked) {
      const path = address.replace(ORIGIN, '');
      const [, code = ''] = path.split('/');
      const expected = Object.entries(languages).find(([language]) => language === code)?.[1].hreflang;
      for (const tree of ['desktop', 'mobile']) {
        const place = tree === 'mobile' ? path.replace(`/${city}`, `/${city}/mobile`) : path;
        const answer = await site.visit(place, { 'user-agent': tree === 'mobile' ? PHONE : DESKTOP });
        const html = await answer.text();
        const expecting = (what: string, found: unknown, wanted: unknown): void => {
          if (JSON.stringify(found) !== JSON.stringify(wanted))
            problems.push(`${place} ${what}: ${JSON.stringify(found)}, expected ${JSON.stringify(wanted)}`);
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
        if (code !== 'en') expecting('unmarked English', englishIn(mainOf(html)), []);
      }
      const others = Object.values(alternates);
      if (!others.every((other) => addresses.has(other)))
        problems.push(`${path} names a translation that is not listed`);
      if (!alternates['x-default'] || !addresses.has(alternates['x-default']))
        problems.push(`${path} has no x-default`);
    }
    expect(problems.slice(0, 20)).toEqual([]);
    expect(checked.length).toBeGreaterThan(1);
  },
);

function sorted(alternates: Readonly<Record<string, string>>): readonly (readonly [string, string])[] {
  return Object.entries(alternates).toSorted(([a], [b]) => a.localeCompare(b));
}
