import { isPageKind, matchPage, type PageKind } from '../../../content/pages.ts';

/** Kinds that no sitemap names. */
const unlisted = {
  unsupported: '/sydney/unsupported',
  searching: '/en/sydney/searching/watch',
  selectDestination: '/en/sydney/select-destination',
  storeMap: '/en/sydney/stores/map',
  myVisit: '/en/sydney/my-visit?on=2026-06-17&at=19:30',
  offerTerms: '/en/sydney/special-offers/terms-and-conditions',
  announcementListing: '/en/sydney/announcement',
  offlineBrand: '/en/sydney/brand/offlinebrandstorypage?brandId=unknown',
} satisfies Partial<Record<PageKind, string>>;

/** Files, pages of other systems, and pages of closed cities, which are like the unsupported one. */
export const elsewhere: readonly PageKind[] = [
  'eventCalendar',
  'myVisitCalendar',
  'eshop',
  'member',
  'maintenance',
  'openingSoon',
];

/** One address of every kind of page of a running site, by its origin. */
export async function addressesByKind(site: string): Promise<ReadonlyMap<PageKind, string>> {
  const map = await (await fetch(`${site}/sitemap/sydney.xml`)).text();
  const addresses = new Map<PageKind, string>();
  for (const [kind, address] of Object.entries(unlisted)) if (isPageKind(kind)) addresses.set(kind, address);
  for (const [, address = ''] of map.matchAll(/<loc>([^<]*)<\/loc>/g)) {
    const { pathname } = new URL(address);
    const match = matchPage(pathname.split('/').slice(3));
    if (match && !addresses.has(match.kind)) addresses.set(match.kind, pathname);
  }
  return addresses;
}
