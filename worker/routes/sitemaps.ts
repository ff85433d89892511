import type { Context } from 'hono';
import { html } from 'hono/html';
import { Hono } from 'hono/quick';
import * as v from 'valibot';
import { buildPath } from '../../content/address/address.ts';
import {
  contentPath,
  contentPlace,
  entryAddress,
  foreignPage,
  isPlaceholder,
} from '../../content/address/contentPaths.ts';
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
import { tagsOf } from '../contentful/listCall.ts';
import type { ContentSource } from '../contentful/source.ts';
import { createRedirectFinder, redirectList } from '../middleware/redirects.ts';
import { readSettings } from '../pages/render/shell.ts';
import { callCoordinator } from '../platform/coordinatorCall.ts';
import { orFallback } from '../platform/log.ts';
import type { World } from '../world.ts';

/** Hono's markup; a promise only where one of its values is. */
type Markup = ReturnType<typeof html>;

/**
 * Addresses in a file at most: engines read 50,000 and 50 MB, Baidu 10 MB, and an isolate has to hold the file. One with a
 * picture takes some 1,000 bytes in a city of five languages.
 */
const FILE_ADDRESSES = 5000;

/**
 * The sitemaps: an index, and for each city one file or several with its pages in every language, when what they show last
 * changed, and their pictures (docs/rules.md#sitemaps).
 */
export function sitemaps(source: ContentSource) {
  const redirectionOf = createRedirectFinder(source);
  const open = (city: City, { keepAlive }: AppEnv['Variables']): Content =>
    source.open({ city, language: cityRow(city).languages[0], isPreview: false }, keepAlive);
  return new Hono<AppEnv>()
    .get('/sitemap.xml', async (c) => {
      const { origin, hiddenCities } = c.var.visitor.visit;
      const rows = await Promise.all(
        citiesWithout(hiddenCities).map(async (city) => {
          const content = open(city, c.var);
          const count = (await content.optional(fileCount(content, city))) ?? 1;
          if (!content.isWhole()) c.header('Cache-Control', 'no-store');
          return Array.from(
            { length: count },
            (_, at) => html`<sitemap><loc>${origin}/sitemap/${city}${at > 0 && `-${at + 1}`}.xml</loc></sitemap>`,
          );
        }),
      );
      return xml(c, html`<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${rows}</sitemapindex>`);
    })
    .get('/sitemap/:file{[a-z0-9-]+\\.xml}', async (c) => {
      const [, city = '', number = '1'] = /^([a-z-]+?)(?:-([2-9]|[1-9]\d+))?\.xml$/.exec(c.req.param('file')) ?? [];
      if (!isCity(city)) return c.notFound();
      const { world, visitor } = c.var;
      const content = open(city, c.var);
      const count = await fileCount(content, city);
      if (Number(number) > count) return c.notFound();
      const [pages, dates, redirects] = await Promise.all([
        cityPages(content, city, world.now()),
        changeDates(world, city),
        redirectList(content),
      ]);
      if (!content.isWhole()) c.header('Cache-Control', 'no-store');
      const { origin } = visitor.visit;
      const urls: Markup[] = [];
      const start = (part: number): number => Math.floor((pages.length * part) / count);
      for (const page of pages.slice(start(Number(number) - 1), start(Number(number))))
        if (!(await redirectionOf(c.var, { city, path: page.path }, redirects)))
          urls.push(...pageUrls(page, dates, city, origin, world.settings.assets));
      return xml(
        c,
        html`<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">${urls}</urlset>`,
      );
    });
}

const counted = v.object({ total: v.number() });

/**
 * How many files a city's sitemap takes, from one cheap question: entries without a page, such as expired ones, count too,
 * and the pages are shared out evenly. Throws ContentFailure.
 */
async function fileCount(content: Content, city: City): Promise<number> {
  const addresses = { 'sys.contentType.sys.id[in]': addressable.join(), ...tagsOf(city), select: 'sys' };
  const answer = await content.raw({ ...addresses, locale: languages[DEFAULT_LANGUAGE].locale, include: 0, limit: 1 });
  const entries = v.is(counted, answer) ? answer.total : 0;
  return Math.max(Math.ceil((entries * cityRow(city).languages.length) / FILE_ADDRESSES), 1);
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
      const fields = fieldsOf(type, [
        'slug',
        ...periodFields,
        'withoutDetail',
        'media',
        'mediaThumbnail',
        'videoCoverImage',
      ]);
      const { entries } = await content.list(type, { fields, include: 0, limit: ALL_LIMIT, isTagged: true });
      return entries.filter((entry) => isShown(entry, clock) && isAnnounced(entry, clock));
    }),
  );
  const reachedEntries = lists.flat().filter((entry) => {
    const place = contentPlace(entry);
    const foreign = place && foreignPage(place);
    return entryAddress(entry) !== undefined && (foreign === undefined || isPlaceholder(foreign));
  });
  const pages = await Promise.all(
    onePerAddress(reachedEntries, entryAddress, city).map(async (entry) => ({
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
  const pictures = [...entry.media, ...entry.mediaThumbnail, ...entry.videoCoverImage].filter(
    ({ kind }) => kind === 'image',
  );
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
    (url) =>
      html`<image:image><image:loc>${publicPictureUrl(url, { assets, isMainland: false, origin })}</image:loc></image:image>`,
  );
  return offered.map(
    (language) => html`<url><loc>${address(language)}</loc>${changed(language)}${alternates}${images}</url>`,
  );
}

const datesByPath = v.record(v.string(), v.number());

/** When the bytes of a city's pages last changed, by path, of those that an index knows. */
async function changeDates(world: World, city: City): Promise<ReadonlyMap<string, string>> {
  const answer = await orFallback(
    world.log,
    'index of pages not answered',
    callCoordinator(world, `/dates?city=${city}`),
    {},
  );
  const dates = v.is(datesByPath, answer) ? Object.entries(answer) : [];
  return new Map(dates.map(([path, at]) => [path, new Date(at).toISOString()]));
}

function alternate(hreflang: string, href: string): Markup {
  return html`<xhtml:link rel="alternate" hreflang="${hreflang}" href="${href}"/>`;
}

async function xml(c: Context<AppEnv>, root: Markup): Promise<Response> {
  return c.body(`<?xml version="1.0" encoding="UTF-8"?>${await root}`, 200, {
    'Content-Type': 'application/xml; charset=utf-8',
  });
}
