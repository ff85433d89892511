import type { CompanyDomains } from '../address/companyDomains.ts';
import { type LinkTarget, linkTarget } from '../address/links.ts';
import type { Media } from '../model/media.ts';
import type { EntryOf } from '../model/registry.ts';

type Settings = EntryOf<'globalSettings'>;
type Layout = NonNullable<EntryOf<'menuItem'>['layout']>;

/** How the pictures of a dropdown stand (site-shell §9). */
export type Arrangement = NonNullable<EntryOf<'navigationMedia'>['arrangement']>;

/** A dropdown is six columns wide (site-shell §9). */
export const PANEL_COLUMNS = 6;

/** How many of the six columns the pictures take, and how many pictures they hold (site-shell §9). */
export const arrangements = {
  'fixed banner': { columns: 3, pictures: 3 },
  'two-row': { columns: 1, pictures: 2 },
  'three-col': { columns: 3, pictures: 3 },
  'two-col': { columns: 2, pictures: 2 },
  'one-col': { columns: 1, pictures: 1 },
  'tiled 1x2': { columns: 2, pictures: 2 },
  none: { columns: 0, pictures: 0 },
} as const satisfies Record<Arrangement, { readonly columns: number; readonly pictures: number }>;

/** The arrangement that a layout code stands for where the editor names none. */
const layoutArrangements = {
  A: 'fixed banner',
  C: 'two-col',
  D: 'three-col',
  E: 'one-col',
  F: 'tiled 1x2',
} as const satisfies Record<Layout, Arrangement>;

/** A link of the navigation, as it is read and as it is spoken. */
export interface MenuLink {
  readonly id: string;
  readonly title: string;
  /** The accessible name; empty where the title says enough. */
  readonly spoken: string;
  readonly target: LinkTarget;
}

/** A second-level title with its third-level links. */
export interface MenuColumn extends MenuLink {
  readonly links: readonly MenuLink[];
}

/** A promotion picture at the end of a dropdown. */
export interface MenuBanner extends MenuLink {
  readonly description: string;
  readonly picture: Media | undefined;
}

/** An item of the navigation bar. */
export interface MenuItem extends MenuLink {
  readonly spokenOnPhones: string;
  /** None for an item that only navigates. */
  readonly columns: readonly MenuColumn[];
  readonly arrangement: Arrangement;
  readonly pictureColumns: number;
  readonly banners: readonly MenuBanner[];
}

/** The items of a city's navigation bar (site-shell §3: menu item). Items that neither lead nor open are left out. */
export function menuItems(settings: Settings | undefined, domains: CompanyDomains): readonly MenuItem[] {
  const items = settings?.navigationBar.map((item) => menuItem(item, domains)) ?? [];
  return items.filter(({ title, target, columns }) => title !== '' && (target.kind !== 'none' || columns.length > 0));
}

function menuItem(entry: EntryOf<'menuItem'>, domains: CompanyDomains): MenuItem {
  const { id, title, layout, dropdown, dropdownMediaAssets: media } = entry;
  const chosen = media?.arrangement ?? (layout ? layoutArrangements[layout] : 'none');
  const banners = (media?.assets ?? [])
    .slice(0, arrangements[chosen].pictures)
    .map((banner) => bannerOf(banner, domains));
  const arrangement = banners.length > 0 ? chosen : 'none';
  return {
    id,
    title,
    spoken: spokenName(title, entry.displayAccessibleTitle),
    spokenOnPhones: spokenName(title, entry.accessibleTitleForMobile),
    target: linkTarget(entry, domains),
    columns: (dropdown?.navigationLevel2 ?? []).map((level) => columnOf(level, domains)),
    arrangement,
    pictureColumns: arrangements[arrangement].columns,
    banners,
  };
}

function columnOf(entry: EntryOf<'navigationLevel2'>, domains: CompanyDomains): MenuColumn {
  const { id, title, level3Titles } = entry;
  return {
    id,
    title,
    spoken: '',
    target: linkTarget(entry, domains),
    links: level3Titles.map((link) => menuLink(link, domains)),
  };
}

function bannerOf(entry: EntryOf<'promoBanner'>, domains: CompanyDomains): MenuBanner {
  const { id, title, description, media } = entry;
  const picture = media.find(({ kind }) => kind === 'image');
  return { id, title, spoken: '', target: linkTarget(entry, domains), description, picture };
}

/** A link entry as the navigation and the footer show it. An editor's `hasLink: false` makes it plain text. */
export function menuLink(entry: EntryOf<'link'>, domains: CompanyDomains): MenuLink {
  const { id, title, hasLink, accessibleTitleForMobile } = entry;
  return {
    id,
    title,
    spoken: spokenName(title, accessibleTitleForMobile),
    target: hasLink === false ? { kind: 'none' } : linkTarget(entry, domains),
  };
}

/** A spoken name must hold the words that are seen (WCAG 2.5.3), otherwise those are the name. */
function spokenName(title: string, spoken: string): string {
  return spoken !== title && spoken.includes(title) ? spoken : '';
}

/** Whether a menu link leads to the page that is shown, or to the listing that it belongs to. */
export function currentness(target: LinkTarget, path: readonly string[]): 'page' | 'true' | undefined {
  if (target.kind !== 'page') return undefined;
  if (target.path.join('/') === path.join('/')) return 'page';
  const [last] = target.path.slice(-1);
  const section = last === 'listing' ? target.path.slice(0, -1) : target.path;
  return section.length > 0 && section.every((segment, index) => path[index] === segment) ? 'true' : undefined;
}
