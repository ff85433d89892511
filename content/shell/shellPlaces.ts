import { contentPath } from '../address/contentPaths.ts';
import { addressTarget } from '../address/linkTarget.ts';
import { desktopHref, pageHref, type Visit } from '../address/visit.ts';
import { type City, cityNames } from '../cities.ts';
import { cityFlags, siteOf } from '../citySites.ts';
import type { Language } from '../languages.ts';
import { listingOfPage } from '../listings.ts';
import type { EntryOf } from '../model/registry.ts';
import { type PageKind, pagePath } from '../pages.ts';
import type { ShellHtml } from './shellHtml.ts';

type Settings = EntryOf<'globalSettings'>;

/** The content around every page of a city. */
export interface ShellModel {
  /** Without its menus and its footer's links where these are HTML already. */
  readonly settings: Settings | undefined;
  /** The page's own alone where the choice of cities is HTML already. */
  readonly cities: readonly EntryOf<'localeWebsite'>[];
  /** What is HTML already; undefined: all is rendered with the page. */
  readonly html?: ShellHtml | undefined;
  /** As delivered, newest first; `barAnnouncements` decides which are shown. */
  readonly announcements: readonly EntryOf<'announcement'>[];
  readonly notifications: readonly EntryOf<'notification'>[];
}

/** What says whether a city has an online shop. */
export type ShopFacts = Pick<ShellModel, 'settings' | 'cities'>;

/** Returns true for a page with a bar above the header: the home page and the listings (docs/rules.md#top-bar). */
export function hasTopBar(kind: PageKind | 'failure'): boolean {
  return kind === 'home' || listingOfPage(kind) !== undefined;
}

/**
 * Where Plan your visit leads: the store's page, or the map of all stores when its slug is missing; on the mobile tree
 * the list of stores replaces the map (docs/rules.md#plan-your-visit).
 */
export function planYourVisitPath(store: EntryOf<'storeLocator'> | undefined, tree: Visit['tree']): readonly string[] {
  const path = store?.slug ? contentPath(store) : undefined;
  return path ?? pagePath(tree === 'mobile' ? 'storeListing' : 'storeMap');
}

/** Where a visitor registers, with the two parameters that name this site as the source (docs/rules.md#member-registration). */
export function registrationHref(visit: Visit): string {
  const source = encodeURIComponent('marketing website');
  return `${desktopHref(visit, ['member', 'landing'])}?source=${source}&sourcedescription=${source}`;
}

/** Where a member links a card from a store (docs/rules.md#external-pages). */
export function bindHref(visit: Visit): string {
  return desktopHref(visit, ['member', 'bind']);
}

/** The loyalty overview, used for signing in (docs/rules.md#member-registration). */
export function signInPath(city: City): readonly string[] {
  return [`dfs-circle-overview-${city}`];
}

/** The cart of the online shop (docs/rules.md#cart-opens). */
export function cartHref(visit: Visit): string {
  return desktopHref(visit, ['eshop', 'cart']);
}

/**
 * The shop's search, which replaces the site's in a city with an online shop (docs/rules.md#search-icon); undefined
 * elsewhere.
 */
export function shopSearchHref(visit: Visit, shell: ShopFacts): string | undefined {
  return hasShop(visit, shell) ? desktopHref(visit, ['eshop', 'search']) : undefined;
}

/**
 * Returns true if there is an online shop to lead to: switched on by the city's editors (docs/rules.md#header-contents), in a
 * city that has one (docs/rules.md#default-city), at an address. Otherwise the shop's addresses are no pages.
 */
export function hasShop({ city }: Pick<Visit, 'city'>, { settings, cities }: ShopFacts): boolean {
  return settings?.ecEnabled === true && shopAddress(settings) !== '' && cityFlags(cities, city).onlineShop;
}

/** The shop's address as its editors wrote it, without a slash at its end; empty where it is no address of the web. */
export function shopAddress(settings: Settings): string {
  const target = addressTarget(settings.shopAddress, []);
  const url = target.kind === 'outbound' ? URL.parse(target.href) : undefined;
  return url && /^https?:$/.test(url.protocol) ? url.origin + url.pathname.replace(/\/+$/, '') : '';
}

/** Where the search icon leads: to the shop's search or to the search page, whose panel opens where there is script. */
export function searchHref(visit: Visit, shell: ShopFacts): string {
  return shopSearchHref(visit, shell) ?? pageHref(visit, pagePath('searching'));
}

/** A city's name as the content has it, in the language of the page; otherwise the table's. */
export function cityName(cities: ShellModel['cities'], city: City, language: Language): string {
  return siteOf(cities, city)?.siteName || cityNames[city][language];
}
