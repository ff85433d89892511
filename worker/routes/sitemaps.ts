import type { Context } from 'hono';
import { html } from 'hono/html';
import { Hono } from 'hono/quick';
import { buildPath } from '../../content/address/address.ts';
import { contentPath, entryAddress } from '../../content/address/contentPaths.ts';
import { onePerAddress } from '../../content/address/entryAtAddress.ts';
import { cityClock } from '../../content/address/visit.ts';
import { type City, citiesWithout, cityRow, isCity, writtenIn } from '../../content/cities.ts';
import { DEFAULT_LANGUAGE, type Language, languages } from '../../content/languages.ts';
import { type AssetHosts, publicPictureUrl } from '../../content/media/mediaUrl.ts';
import { type AddressableType, ALL_LIMIT, type EntryOf, fieldsOf } from '../../content/model/registry.ts';
import { addressable } from '../../content/model/targets.ts';
import { type PageKind, pagePath } from '../../content/pages.ts';
import { isAnnounced } from '../../content/shell/notices.ts';
import { periodFields } from '../../content/time/period.ts';
import { isShown } from '../../content/time/timeState.ts';
import type { AppEnv } from '../appEnv.ts';
import type { Content } from '../contentful/content.ts';
import type { ContentSource } from '../contentful/source.ts';
import { createRedirectFinder, redirectList } from '../middleware/redirects.ts';
import { readSettings } from '../pages/render/shell.ts';
import { orFallback } from '../platform/log.ts';
import { cityRecords } from '../platform/recordedPages.ts';
import type { World } from '../world.ts';

/** Hono's markup; a promise only where one of its values is. */
type Markup = ReturnType<typeof html>;

/**
 * The sitemaps: an index, and a file for each city with its pages in every language, when what they show last changed, and
 * their pictures (docs/rules.md#sitemaps).
 */
export function sitemaps(source: ContentSource) {
  const redirectionOf = createRedirectFinder(source);
  return new Hono<AppEnv>()
    .get('/sitemap.xml', (c) => {
      const { origin, hiddenCities } = c.var.visitor.visit;
      const rows = citiesWithout(hiddenCities).map(
        (city) => html`<sitemap><loc>${origin}/sitemap/${city}.xml</loc></sitemap>`,
      );
      return xml(c, html`<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${rows}</sitemapindex>`);
    })
    .get('/sitemap/:file{[a-z-]+\\.xml}', async (c) => {
      const city = c.req.param('file').replace(/\.xml$/, '');
      if (!isCity(city)) return c.notFound();
      const [language] = cityRow(city).languages;
      const { world, visitor, keepAlive } = c.var;
      const content = source.open({ city, language, isPreview: false }, keepAlive);
      const [pages, dates, redirects] = await Promise.all([
        cityPages(content, city, world.now()),
        changeDates(world, city),
        redirectList(content),
      ]);
      if (!content.isWhole()) c.header('Cache-Control', 'no-store');
      const { origin } = visitor.visit;
      const urls: Markup[] = [];
      for (const page of pages)
        if (!(await redirectionOf(c.var, { city, path: page.path }, redirects)))
          urls.push(...pageUrls(page, dates, city, origin, world.settings.assets));
      return xml(
        c,
        html`<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">${urls}</urlset>`,
      );
    });
}

/** A page that search engines should know. */
interface SitemapPage {
  /** Its entry; undefined for a page of the site itself. */
  readonly id: string | undefined;
  readonly path: readonly string[];
  /** When its entry changed, as an ISO instant; empty for a page of the site itself. */
  readonly changedAt: string;
  /** Addresses in the content. */
  readonly pictures: readonly string[];
  /** Languages that the page is written in; undefined for all of the city's. */
  readonly written: readonly Language[] | undefined;
}

/** Pages without an entry that search engines should know, and whose items they list. */
const fixedPages = [
  'storeListing',
  'selectDestination',
  'assistance',
  'accessibilityStatement',
  'storedData',
  'myVisit',
] as const satisfies readonly PageKind[];

/** A city's pages, each once; `types` names those of which alone they are, beside the site's own. */
export async function cityPages(
  content: Content,
  city: City,
  now: Date,
  types: readonly AddressableType[] = addressable,
): Promise<readonly SitemapPage[]> {
  const clock = cityClock(city, now, await readSettings(content));
  const lists = await Promise.all(
    types.map(async (type) => {
      const fields = fieldsOf(type, ['slug', ...periodFields, 'withoutDetail', 'media', 'mediaThumbnail']);
      const { entries } = await content.list(type, { fields, include: 0, limit: ALL_LIMIT, isTagged: true });
      return entries.filter((entry) => isShown(entry, clock) && isAnnounced(entry, clock));
    }),
  );
  const listedEntries = onePerAddress(lists.flat(), entryAddress, city);
  const pages = await Promise.all(
    listedEntries
      .filter((entry) => entryAddress(entry) !== undefined)
      .map(async (entry) => ({
        id: entry.id,
        path: contentPath(entry),
        changedAt: entry.sysUpdatedAt,
        pictures: picturesOf(entry),
        written: await content.translations(entry),
      })),
  );
  const fixed = fixedPages.map((kind) => ({
    id: undefined,
    path: pagePath(kind),
    changedAt: '',
    pictures: [],
    written: undefined,
  }));
  const byPath = new Map<string, SitemapPage>();
  for (const { path, ...rest } of [...fixed, ...pages]) {
    const key = path?.join('/');
    if (path && key !== undefined && !byPath.has(key)) byPath.set(key, { ...rest, path });
  }
  return [...byPath.values()];
}

function picturesOf(entry: EntryOf<(typeof addressable)[number]>): readonly string[] {
  if (!('media' in entry)) return [];
  const pictures = [...entry.media, ...entry.mediaThumbnail].filter(({ kind }) => kind === 'image');
  return [...new Set(pictures.map(({ url }) => url))];
}

/** A page's rows: one in each language. */
function pageUrls(
  { path, changedAt, pictures, written }: SitemapPage,
  dates: ReadonlyMap<string, string>,
  city: City,
  origin: string,
  assets: AssetHosts,
): readonly Markup[] {
  const offered = writtenIn(written, city);
  const pathIn = (language: Language): string => buildPath({ language, city, tree: 'desktop', path });
  const address = (language: Language): string => origin + pathIn(language);
  const standard = offered.includes(DEFAULT_LANGUAGE) ? DEFAULT_LANGUAGE : cityRow(city).languages[0];
  const alternates = [
    ...offered.map((language) => alternate(languages[language].hreflang, address(language))),
    alternate('x-default', address(standard)),
  ];
  const changed = (language: Language): Markup | string => {
    const at = dates.get(pathIn(language)) ?? changedAt;
    return at ? html`<lastmod>${at}</lastmod>` : '';
  };
  const images = pictures.map(
    (url) => html`<image:image><image:loc>${publicPictureUrl(url, assets)}</image:loc></image:image>`,
  );
  return offered.map(
    (language) => html`<url><loc>${address(language)}</loc>${changed(language)}${alternates}${images}</url>`,
  );
}

/** When the bytes of a city's pages last changed, by path, of those that an index knows. */
async function changeDates(world: World, city: City): Promise<ReadonlyMap<string, string>> {
  const records = await orFallback(world.log, 'index of pages not answered', cityRecords(world, city), []);
  return new Map(
    records.flatMap(({ path, changedAt }) => (changedAt ? [[path, new Date(changedAt).toISOString()] as const] : [])),
  );
}

function alternate(hreflang: string, href: string): Markup {
  return html`<xhtml:link rel="alternate" hreflang="${hreflang}" href="${href}"/>`;
}

async function xml(c: Context<AppEnv>, root: Markup): Promise<Response> {
  return c.body(`<?xml version="1.0" encoding="UTF-8"?>${await root}`, 200, {
    'Content-Type': 'application/xml; charset=utf-8',
  });
}
