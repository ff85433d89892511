import { contentPath } from '../address/contentPaths.ts';
import { type City, cityRow } from '../cities.ts';
import type { EntryOf } from '../model/registry.ts';
import type { PageModel, ShellModel } from '../pageModel.ts';
import { pagePath } from '../pages.ts';
import { pageHref, type Visit } from '../visit.ts';

type Settings = EntryOf<'globalSettings'>;

/** Pages with a bar above the header: the home page and the listings. */
const pagesWithTopBar: readonly PageModel['kind'][] = [
  'home',
  'diningListing',
  'eventListing',
  'newsListing',
  'artCultureListing',
  'brandListing',
  'mediaCenterListing',
  'serviceListing',
  'specialOfferListing',
  'promotionListing',
];

/** Tells whether a page has the top bar (site-shell §2: only where the layout check allows). */
export function hasTopBar(kind: PageModel['kind']): boolean {
  return pagesWithTopBar.includes(kind);
}

/**
 * Where Plan your visit leads: the store's page, or the map of all stores when its slug is missing; on the mobile tree
 * the list stands in for the map (site-shell §2).
 */
export function planYourVisitPath(settings: Settings | undefined, tree: Visit['tree']): readonly string[] {
  const store = settings?.planYourVisit?.store;
  const path = store?.slug ? contentPath(store) : undefined;
  return path ?? pagePath(tree === 'mobile' ? 'storeListing' : 'storeMap');
}

/** Where a visitor registers, with the two parameters that name this site as the source (site-shell §2). */
export function registrationHref(visit: Visit): string {
  const source = encodeURIComponent('marketing website');
  return `${accountHref(visit, ['member', 'landing'])}?source=${source}&sourcedescription=${source}`;
}

/** Where a member links a card that was given out in a store. */
export function bindHref(visit: Visit): string {
  return accountHref(visit, ['member', 'bind']);
}

/** The loyalty overview, used for signing in (site-shell §2). */
export function signInPath(city: City): readonly string[] {
  return [`dfs-circle-overview-${city}`];
}

/** The cart of the online shop (site-shell §2). */
export function cartHref(visit: Visit): string {
  return accountHref(visit, ['eshop', 'cart']);
}

/** Where searching happens instead, in a city with an online shop: in the shop (site-shell §4). Undefined elsewhere. */
export function shopSearchHref(visit: Visit, settings: Settings | undefined): string | undefined {
  return hasShop(visit, settings) ? accountHref(visit, ['eshop', 'search']) : undefined;
}

/**
 * Tells whether there is an online shop to lead to: switched on by the city's editors (site-shell §2: ecEnabled), in a
 * city that has one, at an address. Without one of them the shop's addresses are no pages.
 */
export function hasShop({ city }: Pick<Visit, 'city'>, settings: Settings | undefined): boolean {
  return settings?.ecEnabled === true && settings.shopAddress !== '' && cityRow(city).onlineShop;
}

/** Where the search icon leads: to the shop's search or to the search page, whose panel opens where there is script. */
export function searchHref(visit: Visit, settings: Settings | undefined): string {
  return shopSearchHref(visit, settings) ?? pageHref(visit, pagePath('searching'));
}

/** Pages of other systems have one address for both trees. */
function accountHref(visit: Visit, path: readonly string[]): string {
  return pageHref({ ...visit, tree: 'desktop', carriedQuery: '' }, path);
}

/** A city's name as the content service writes it in the page's language. */
export function cityName(shell: ShellModel, city: City, standard: string): string {
  return shell.cities.find(({ cityBaseValue }) => cityBaseValue === city)?.siteName || standard;
}
