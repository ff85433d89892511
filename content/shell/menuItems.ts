import { type LinkTarget, linkTarget, linkTitle } from '../address/linkTarget.ts';
import type { Visit } from '../address/visit.ts';
import { firstImage, type Media } from '../media/media.ts';
import { isNamed } from '../model/entryTitle.ts';
import { unmarked } from '../model/provenance.ts';
import type { EntryOf } from '../model/registry.ts';

type Settings = EntryOf<'globalSettings'>;
type Layout = NonNullable<EntryOf<'menuItem'>['layout']>;

/** How the pictures of a dropdown are arranged (docs/rules.md#navigation-columns). */
export type Arrangement = NonNullable<EntryOf<'navigationMedia'>['arrangement']>;

/** A dropdown is six columns wide (docs/rules.md#navigation-columns). */
export const PANEL_COLUMNS = 6;

/**
 * How many of the six columns all pictures of an arrangement take, and how many pictures it holds
 * (docs/rules.md#navigation-columns).
 */
export const arrangements = {
  'fixed banner': { columns: 3, pictures: 3 },
  'two-row': { columns: 1, pictures: 2 },
  'three-col': { columns: 3, pictures: 3 },
  'two-col': { columns: 2, pictures: 2 },
  'one-col': { columns: 1, pictures: 1 },
  'tiled 1x2': { columns: 2, pictures: 2 },
  none: { columns: 0, pictures: 0 },
} as const satisfies Record<Arrangement, { readonly columns: number; readonly pictures: number }>;

/** The arrangement of a layout code, where the editor chose none. */
const layoutArrangements = {
  A: 'fixed banner',
  C: 'two-col',
  D: 'three-col',
  E: 'one-col',
  F: 'tiled 1x2',
} as const satisfies Record<Layout, Arrangement>;

/** A link of the navigation, with its accessible name. */
export interface MenuLink {
  readonly id: string;
  readonly title: string;
  /** The accessible name; empty where it is the title. */
  readonly spoken: string;
  readonly target: LinkTarget;
}

/** A second-level title with its third-level links. */
export interface MenuColumn extends MenuLink {
  readonly links: readonly MenuLink[];
}

/** A promotion picture at the end of a dropdown; its accessible name is for small screens. */
export interface MenuBanner extends MenuLink {
  readonly description: string;
  readonly picture: Media | undefined;
}

/** An item of the navigation bar. */
export interface MenuItem extends MenuLink {
  readonly spokenOnPhones: string;
  readonly columns: readonly MenuColumn[];
  readonly arrangement: Arrangement;
  readonly pictureColumns: number;
  readonly banners: readonly MenuBanner[];
}

/** What the links of menus and footer depend on: they outlive a page, and have no clock. */
export type MenuPlace = Pick<Visit, 'domains' | 'language'>;

/** The items of a city's navigation bar (docs/rules.md#navigation-items). Items without target and dropdown are left out. */
export function menuItems(settings: Settings | undefined, { domains, language }: MenuPlace): readonly MenuItem[] {
  const items = settings?.navigationBar.map((item) => menuItem(item, { domains, language })) ?? [];
  return items.filter((item) => item.title !== '' && (item.target.kind !== 'none' || hasDropdown(item)));
}

/** Returns true for an item that opens titles, pictures or both. */
export function hasDropdown({ columns, banners }: Pick<MenuItem, 'columns' | 'banners'>): boolean {
  return columns.length + banners.length > 0;
}

function menuItem(entry: EntryOf<'menuItem'>, place: MenuPlace): MenuItem {
  const { id, title, layout, dropdown, dropdownMediaAssets: media } = entry;
  const chosen = media?.arrangement ?? (layout ? layoutArrangements[layout] : 'none');
  const banners = (media?.assets ?? [])
    .map((banner) => bannerOf(banner, place))
    .filter((banner) => banner.title !== '' || banner.description !== '')
    .slice(0, arrangements[chosen].pictures);
  const arrangement = banners.length > 0 ? chosen : 'none';
  return {
    id,
    title,
    spoken: spokenName(title, entry.displayAccessibleTitle),
    spokenOnPhones: spokenName(title, entry.accessibleTitleForMobile),
    target: linkTarget(entry, place),
    columns: named((dropdown?.navigationLevel2 ?? []).map((level) => columnOf(level, place))),
    arrangement,
    pictureColumns: columnsOf(arrangement, banners.length),
    banners,
  };
}

/** Fewer pictures than columns leave the rest to the text; the first of a fixed banner is two columns wide. */
function columnsOf(arrangement: Arrangement, pictures: number): number {
  const needed = arrangement === 'fixed banner' ? pictures + 1 : pictures;
  return Math.min(arrangements[arrangement].columns, needed);
}

function columnOf(entry: EntryOf<'navigationLevel2'>, place: MenuPlace): MenuColumn {
  return {
    id: entry.id,
    title: entry.title || linkTitle(entry, place),
    spoken: '',
    target: linkTarget(entry, place),
    links: menuLinks(entry.level3Titles, place),
  };
}

/** A banner without words is called as the page that it leads to, otherwise as its picture: a link needs a name. */
function bannerOf(entry: EntryOf<'promoBanner'>, place: MenuPlace): MenuBanner {
  const { id, description, media } = entry;
  const picture = firstImage(media);
  const title = entry.title || (description === '' && (linkTitle(entry, place) || picture?.alt)) || '';
  const spoken = spokenName([title, description].filter(Boolean).join(' '), entry.accessibleTitleForMobile);
  return { id, title, spoken, target: linkTarget(entry, place), description, picture };
}

/** Links without those that have no name (docs/rules.md#navigation-items). */
function named<Link extends Pick<MenuLink, 'title'>>(links: readonly Link[]): readonly Link[] {
  return links.filter(isNamed);
}

/** The links of a list, as the navigation and the footer show them. */
export function menuLinks(entries: readonly EntryOf<'link'>[], place: MenuPlace): readonly MenuLink[] {
  return named(entries.map((entry) => menuLink(entry, place)));
}

/** A link entry as the navigation and the footer show it, called as the page that it leads to where it has no title. */
export function menuLink(entry: EntryOf<'link'>, place: MenuPlace): MenuLink {
  const { id, accessibleTitleForMobile } = entry;
  const title = entry.title || linkTitle(entry, place);
  return {
    id,
    title,
    spoken: spokenName(title, accessibleTitleForMobile),
    target: linkTarget(entry, place),
  };
}

/**
 * An accessible name must contain the visible title (WCAG 2.5.3), otherwise the title is used
 * (docs/rules.md#accessible-names).
 */
export function spokenName(title: string, spoken: string): string {
  const [titleText, spokenText] = [unmarked(title), unmarked(spoken)];
  return spokenText !== titleText && spokenText.includes(titleText) ? spoken : '';
}

/** The `aria-current` of a link. */
export type Currentness = 'page' | 'true' | undefined;

/** How a menu link is current: it leads to the shown page, or to the listing that it belongs to. */
export function currentness(target: LinkTarget, path: readonly string[]): Currentness {
  if (target.kind !== 'page') return undefined;
  if (target.path.join('/') === path.join('/')) return 'page';
  const [last] = target.path.slice(-1);
  const section = last === 'listing' ? target.path.slice(0, -1) : target.path;
  return section.length > 0 && section.every((segment, index) => path[index] === segment) ? 'true' : undefined;
}
