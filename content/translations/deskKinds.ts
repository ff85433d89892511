import { ownValue } from '../ownValue.ts';
import { type PageKind, pages } from '../pages.ts';

/**
 * Kinds of page in the order in which editors translate them; `everywhere` is for menus and footer, which every page shows,
 * `elsewhere` for what no page of the index shows.
 */
export const deskKinds = [
  'home',
  'stores',
  'offers',
  'events',
  'news',
  'dining',
  'brands',
  'services',
  'art',
  'press',
  'pages',
  'everywhere',
  'elsewhere',
] as const;

export type DeskKind = (typeof deskKinds)[number];

/** How the addresses of a kind begin; every other page is one of `pages`. */
const beginnings = {
  stores: ['stores', 'about-store'],
  offers: ['special-offers', 'special-promotion-offers'],
  events: ['what-is-happening/event'],
  news: ['what-is-happening/news', 'announcement'],
  dining: ['dining'],
  brands: ['brand'],
  services: ['service'],
  art: ['art-and-culture'],
  press: ['media-center'],
} as const satisfies Partial<Record<DeskKind, readonly string[]>>;

/** The desk's kind of a page; `elsewhere` without one. */
export function deskKind(page: PageKind | undefined): DeskKind {
  if (page === undefined) return 'elsewhere';
  const [pattern] = pages[page].patterns;
  if (pattern === '') return 'home';
  const isOf = (kind: DeskKind): boolean =>
    (ownValue(beginnings, kind) ?? []).some((beginning) => `${pattern}/`.startsWith(`${beginning}/`));
  return deskKinds.find(isOf) ?? 'pages';
}
