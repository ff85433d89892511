import { buildPath } from '../../content/address/address.ts';
import { type City, cityRow, citySlugs } from '../../content/cities.ts';
import { type Language, languages } from '../../content/languages.ts';
import { matchPage, type PageKind, pagePath } from '../../content/pages.ts';
import { isOfClosedCity, joined, type LookedSite, right, type Sight, wrong } from './sight.ts';

type Place = readonly [Language, City];

/** Three cities, each in another language: one in Latin script, one in Japanese, one with other pages of its own. */
const places: readonly Place[] = [
  ['en', 'sydney'],
  ['jp', 'okinawa'],
  ['fr', 'paris'],
];

/** Kinds that no sitemap names, beside the catch-alls. */
const unlisted: readonly PageKind[] = ['searching', 'storeMap', 'announcementListing'];

const neededHeaders: readonly (readonly [name: string, value: RegExp])[] = [
  ['content-security-policy', /script-src 'nonce-[A-Za-z0-9+/=]+' 'strict-dynamic'/],
  ['strict-transport-security', /max-age=\d+/],
  ['x-content-type-options', /nosniff/],
  ['x-frame-options', /SAMEORIGIN/],
  ['referrer-policy', /strict-origin/],
];

/** A city that visitors can visit, and what its sitemap answers. */
interface OpenPlace {
  readonly language: Language;
  readonly city: City;
  readonly status: number;
  readonly text: string;
}

/** Looks at a page of every kind in three cities. */
export async function lookAtPages(site: LookedSite): Promise<Sight> {
  const open = await openPlaces(site, places.length);
  return open.length === 0 ? allClosed : joined(await Promise.all(open.map((place) => pagesOf(site, place))));
}

/** What is seen of a site whose cities are all closed on purpose: nothing is wrong with it. */
export const allClosed = right('all cities are closed');

/** The address of a page in the first open city, in English; undefined while all are closed. */
export async function openAddress(site: LookedSite, path: readonly string[]): Promise<string | undefined> {
  const [place] = await openPlaces(site, 1);
  return place && site.origin + addressOf('en', place.city, path);
}

/**
 * Those three, then others, without those that the site hides (docs/rules.md#picker-hidden-cities) and those that are
 * closed on purpose (docs/rules.md#closed-calls).
 */
async function openPlaces(site: LookedSite, most: number): Promise<readonly OpenPlace[]> {
  const index = await (await site.ask(new Request(`${site.origin}/sitemap.xml`))).text();
  const listed = citySlugs.filter((city) => index.includes(`/sitemap/${city}.xml`));
  const candidates = [
    ...places.filter(([, city]) => listed.length === 0 || listed.includes(city)),
    ...listed
      .filter((city) => !places.some(([, place]) => place === city))
      .map((city): Place => [cityRow(city).languages[0], city]),
  ];
  const open: OpenPlace[] = [];
  for (const [language, city] of candidates) {
    if (open.length === most) break;
    const answer = await site.ask(new Request(`${site.origin}/sitemap/${city}.xml`));
    const text = await answer.text();
    if (!isOfClosedCity(answer)) open.push({ language, city, status: answer.status, text });
  }
  return open;
}

/** The address of a page in a city. */
function addressOf(language: Language, city: City, path: readonly string[]): string {
  return buildPath({
    language: cityRow(city).languages.includes(language) ? language : 'en',
    city,
    tree: 'desktop',
    path,
  });
}

async function pagesOf(site: LookedSite, { language, city, status, text }: OpenPlace): Promise<Sight> {
  if (status !== 200) return wrong(`/sitemap/${city}.xml answers ${status}`);
  const addresses = new Map<PageKind, string>(
    unlisted.map((kind) => [kind, addressOf(language, city, pagePath(kind))]),
  );
  for (const [, address = ''] of text.matchAll(/<loc>([^<]*)<\/loc>/g)) {
    const { pathname } = new URL(address);
    const [, spoken, , ...path] = pathname.split('/');
    const kind = spoken === language ? matchPage(path)?.kind : undefined;
    if (kind && !addresses.has(kind)) addresses.set(kind, pathname);
  }
  if (!addresses.has('home'))
    return wrong(
      `/sitemap/${city}.xml names no home page in ${language}: is the space empty? What has no content yet belongs into DESTINATION_HIDE_LIST`,
    );
  const sights: Sight[] = [];
  // One after another: a cold version has nothing in its caches.
  for (const address of addresses.values()) sights.push(await pageAt(site, address, language));
  return joined(sights);
}

async function pageAt(site: LookedSite, path: string, language: Language): Promise<Sight> {
  const answer = await site.ask(new Request(`${site.origin}${path}`, { headers: { 'user-agent': 'Mozilla/5.0' } }));
  const html = await answer.text();
  const faults = [
    answer.status !== 200 && `status ${answer.status}`,
    !html.includes(`<html lang="${languages[language].hreflang}"`) && 'another language',
    !/<h1[\s>]/.test(html) && 'no heading',
    !html.includes('</html>') && 'cut short',
    ...neededHeaders.map(([name, value]) => !value.test(answer.headers.get(name) ?? '') && `header ${name}`),
  ].filter((fault) => fault !== false);
  return faults.length === 0 ? right(path) : wrong(`${path}: ${faults.join(', ')}`);
}
