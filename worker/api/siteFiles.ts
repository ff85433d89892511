import { Hono } from 'hono';
import { buildPath } from '../../content/address/address.ts';
import { contentPath } from '../../content/address/contentPaths.ts';
import { cityRow, citySlugs, isCity } from '../../content/cities.ts';
import { DEFAULT_LANGUAGE, type Language, languages } from '../../content/languages.ts';
import { message } from '../../content/messages/messages.ts';
import { ALL_LIMIT, fieldsOf } from '../../content/model/registry.ts';
import { addressable } from '../../content/model/targets.ts';
import { pagePath } from '../../content/pages.ts';
import { escapeHtml } from '../../content/sanitizeHtml.ts';
import { isShown, periodFields } from '../../content/time/timeState.ts';
import { cityClock } from '../../content/visit.ts';
import type { Content } from '../content/content.ts';
import type { ContentSource } from '../content/source.ts';
import type { AppEnv } from '../requestContext.ts';

/** Files that search engines and browsers ask for: robots, sitemaps, web manifest. */
export function siteFiles(source: ContentSource) {
  return new Hono<AppEnv>()
    .get('/robots.txt', (c) =>
      c.text(
        `User-agent: *\nAllow: /\nDisallow: /*/searching/\nDisallow: /*/searching?\nDisallow: /*_api\nSitemap: ${c.var.visitor.visit.origin}/sitemap.xml\n`,
      ),
    )
    .get(SPECULATION_PATH, (c) =>
      c.json(speculationRules, 200, { 'Content-Type': 'application/speculationrules+json' }),
    )
    .get('/manifest.webmanifest', (c) =>
      c.json(manifest(c.var.visitor.visit.language), 200, {
        'Content-Type': 'application/manifest+json',
        Vary: 'Accept-Language',
      }),
    )
    .get('/sitemap.xml', (c) => {
      const rows = citySlugs.map(
        (city) => `<sitemap><loc>${c.var.visitor.visit.origin}/sitemap/${city}.xml</loc></sitemap>`,
      );
      return xml(
        c,
        `<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${rows.join('')}</sitemapindex>`,
      );
    })
    .get('/sitemap/:file{[a-z-]+\\.xml}', async (c) => {
      const city = c.req.param('file').replace(/\.xml$/, '');
      if (!isCity(city)) return c.notFound();
      const [language] = cityRow(city).languages;
      const content = source.open({ city, language, isPreview: false }, c.var.keepAlive);
      const urls = await cityUrls(content, city, c.var.visitor.visit.origin, c.var.world.now());
      return xml(
        c,
        `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">${urls.join('')}</urlset>`,
      );
    });
}

/** Where the speculation rules stand; pages name it in a header, since the policy forbids inline ones. */
export const SPECULATION_PATH = '/speculation-rules.json';

/** Pages of the site are fetched ahead when somebody is about to follow a link; files, other services and filters are not. */
const speculationRules = {
  prefetch: [
    {
      source: 'document',
      eagerness: 'moderate',
      where: {
        and: [
          { href_matches: '/*' },
          { not: { href_matches: ['/*/eshop/*', '/*/member/*', '/*.ics', '/*/searching*'] } },
          { not: { selector_matches: '[rel~=nofollow], [download], [target]' } },
        ],
      },
    },
  ],
};

type City = (typeof citySlugs)[number];

/** Pages without an entry that search engines should know. */
const fixedPages = [pagePath('storeListing'), pagePath('selectDestination'), pagePath('assistance')];

async function cityUrls(content: Content, city: City, origin: string, now: Date): Promise<string[]> {
  const clock = cityClock(city, now);
  const perType = await Promise.all(
    addressable.map(async (type) => {
      const wanted = fieldsOf(type, ['slug', ...periodFields, 'withoutDetail']);
      const { entries } = await content.list(type, { fields: wanted, include: 0, limit: ALL_LIMIT });
      return Promise.all(
        entries
          .filter(
            (entry) =>
              isShown('startDate' in entry ? entry : {}, clock) &&
              !('withoutDetail' in entry && entry.withoutDetail === true),
          )
          .map(async (entry) => ({
            path: contentPath(entry),
            updatedAt: entry.updatedAt,
            written: await content.translations(entry),
          })),
      );
    }),
  );
  const pages = [...fixedPages.map((path) => ({ path, updatedAt: '', written: undefined })), ...perType.flat()];
  const known = new Set<string>();
  return pages.flatMap(({ path, updatedAt, written }) => {
    if (!path || known.has(path.join('/'))) return [];
    known.add(path.join('/'));
    const offered = cityRow(city).languages.filter((language) => written === undefined || written.includes(language));
    const address = (language: Language): string =>
      escapeHtml(origin + buildPath({ language, city, tree: 'desktop', path }));
    const alternates = offered.map(
      (language) =>
        `<xhtml:link rel="alternate" hreflang="${languages[language].hreflang}" href="${address(language)}"/>`,
    );
    const standard = offered.includes(DEFAULT_LANGUAGE) ? DEFAULT_LANGUAGE : cityRow(city).languages[0];
    alternates.push(`<xhtml:link rel="alternate" hreflang="x-default" href="${address(standard)}"/>`);
    const changed = updatedAt ? `<lastmod>${escapeHtml(updatedAt)}</lastmod>` : '';
    return offered.map((language) => `<url><loc>${address(language)}</loc>${changed}${alternates.join('')}</url>`);
  });
}

function xml(
  c: { readonly body: (data: string, status: 200, headers: Record<string, string>) => Response },
  text: string,
): Response {
  return c.body(`<?xml version="1.0" encoding="UTF-8"?>${text}`, 200, {
    'Content-Type': 'application/xml; charset=utf-8',
  });
}

function manifest(language: Language): object {
  return {
    name: message('siteName', language),
    short_name: message('siteName', language),
    start_url: '/',
    display: 'browser',
    background_color: '#f7f3ec',
    theme_color: '#f7f3ec',
    icons: [
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  };
}
