import { isNameIn, isOneOf } from './names.ts';

/** The two page trees; the mobile one mirrors the other below `mobile/` (docs/rules.md#page-trees). */
export type Tree = 'desktop' | 'mobile';

/** A page kind and its addresses. */
interface PageRow {
  /**
   * Paths after the city; links use the first. `:id` is one segment, `:cat?` one or none, `:rest*` any number.
   */
  readonly patterns: readonly [string, ...string[]];
  /** Made by the site itself: no entry is its content. */
  readonly isBuiltIn?: true;
}

/**
 * Every page of the site (docs/rules.md#page-table). It matches requests and builds links; rows are tried in order, so the
 * catch-alls come last.
 */
export const pages = {
  home: { patterns: [''] },
  unsupported: { patterns: ['unsupported'], isBuiltIn: true },
  maintenance: { patterns: ['maintenance'], isBuiltIn: true },
  openingSoon: { patterns: ['openingsoon'], isBuiltIn: true },

  assistance: { patterns: ['contact-us/assistance'], isBuiltIn: true },
  contactUs: { patterns: ['contact-us'] },
  newsletter: { patterns: ['subscribe-news'] },
  searching: { patterns: ['searching/:keyword?'], isBuiltIn: true },
  selectDestination: { patterns: ['select-destination'], isBuiltIn: true },
  accessibilityStatement: { patterns: ['accessibility-statement'], isBuiltIn: true },
  storedData: { patterns: ['stored-data'], isBuiltIn: true },
  myVisitCalendar: { patterns: ['my-visit/calendar.ics'], isBuiltIn: true },
  myVisit: { patterns: ['my-visit'], isBuiltIn: true },
  aboutTheStore: { patterns: ['about-store/:id?'] },

  storeMap: { patterns: ['stores/map'] },
  storeListing: { patterns: ['stores/listing', 'stores'] },
  storeDetail: { patterns: ['stores/:id'] },

  diningListing: { patterns: ['dining/listing/:cat?', 'dining'] },
  diningDetail: { patterns: ['dining/:id'] },
  eventListing: { patterns: ['what-is-happening/event/listing/:cat?', 'what-is-happening/event', 'what-is-happening'] },
  eventCalendar: { patterns: ['what-is-happening/event/:id/calendar.ics'] },
  eventDetail: { patterns: ['what-is-happening/event/:id'] },
  newsListing: { patterns: ['what-is-happening/news/listing/:cat?', 'what-is-happening/news'] },
  newsDetail: { patterns: ['what-is-happening/news/:id'] },
  artCultureListing: { patterns: ['art-and-culture/listing/:cat?', 'art-and-culture'] },
  artCultureDetail: { patterns: ['art-and-culture/:id'] },
  offlineBrand: { patterns: ['brand/offlinebrandstorypage'], isBuiltIn: true },
  brandListing: { patterns: ['brand/listing/:cat?', 'brand'] },
  brandDetail: { patterns: ['brand/:id'] },
  mediaCenterListing: { patterns: ['media-center/listing/:cat?', 'media-center'] },
  mediaCenterDetail: { patterns: ['media-center/:id'] },
  serviceListing: { patterns: ['service/listing/:cat?', 'service'] },
  serviceDetail: { patterns: ['service/:id'] },
  offerTerms: { patterns: ['special-offers/terms-and-conditions/:id?'] },
  specialOfferListing: { patterns: ['special-offers/listing/:cat?', 'special-offers'] },
  specialOfferDetail: { patterns: ['special-offers/:id'] },
  promotionListing: { patterns: ['special-promotion-offers/listing/:cat?', 'special-promotion-offers'] },
  promotionDetail: { patterns: ['special-promotion-offers/:id'] },
  announcementDetail: { patterns: ['announcement/:id'] },
  announcementListing: { patterns: ['announcement'] },
  socialMedia: { patterns: ['social-medias/:id?'] },
  terms: { patterns: ['terms-bak-and-conditions/:id'] },

  eshop: { patterns: ['eshop/:rest*'], isBuiltIn: true },
  member: { patterns: ['member/:rest*'], isBuiltIn: true },
  basic: { patterns: [':id', ':id/:name'] },
} as const satisfies Record<string, PageRow>;

export type PageKind = keyof typeof pages;

/**
 * Pages without a language, in one tree, that work without content: `/{city}/maintenance` and the like
 * (docs/rules.md#closed-pages).
 */
const closedCityPages = ['unsupported', 'maintenance', 'openingSoon'] as const satisfies readonly PageKind[];
export type ClosedCityPage = (typeof closedCityPages)[number];

/** Returns true for a closed-city page: it has no header and footer. */
export function isClosedCityPage(kind: PageKind): kind is ClosedCityPage {
  return isOneOf(closedCityPages, kind);
}

/**
 * Returns true for addresses of the shop and the loyalty programme: they lead on there, with their whole query, from either
 * tree.
 */
export function leadsElsewhere(kind: PageKind | undefined): boolean {
  return kind === 'eshop' || kind === 'member';
}

const parameterNames = ['id', 'cat', 'keyword', 'name', 'rest'] as const;
type ParameterName = (typeof parameterNames)[number];

/** Values of a pattern's parameters, by name. */
export type PageParameters = Readonly<Partial<Record<ParameterName, string>>>;

/** The page of a path, with its parameters. */
export interface PageMatch {
  readonly kind: PageKind;
  readonly parameters: PageParameters;
}

interface Segment {
  readonly literal?: string;
  readonly parameter?: ParameterName;
  readonly amount: 'one' | 'optional' | 'any';
}

const table = Object.entries(pages).flatMap(([kind, row]) =>
  isPageKind(kind) ? row.patterns.map((pattern) => ({ kind, segments: segmentsOf(pattern) })) : [],
);

/** The path under which the caches hold the one page for all addresses without a page (docs/rules.md#shared-not-found). */
export const NO_PAGE_PATH: readonly string[] = ['-', '-', '-'];

/** Returns true for the path of that page. */
export function isNoPage(path: readonly string[]): boolean {
  return path.join('/') === NO_PAGE_PATH.join('/');
}

/** Finds the page of a path (segments after city and tree); undefined when there is none. */
export function matchPage(path: readonly string[]): PageMatch | undefined {
  for (const { kind, segments } of table) {
    const parameters = matchSegments(segments, path);
    if (parameters) return { kind, parameters };
  }
  return undefined;
}

/** A path with its fixed segments, which match in any case, in the table's spelling; unknown paths as they are. */
export function spelledPath(path: readonly string[]): readonly string[] {
  const row = table.find(({ segments }) => matchSegments(segments, path));
  return path.map((value, index) => row?.segments[index]?.literal ?? value);
}

/** The pattern that a kind's links are built by: its first. */
const linkSegments = new Map(table.toReversed().map(({ kind, segments }) => [kind, segments]));

/** The path of a page by its first pattern; optional parameters may be missing. */
export function pagePath(kind: PageKind, parameters: PageParameters = {}): readonly string[] {
  const path: string[] = [];
  for (const { literal, parameter } of linkSegments.get(kind) ?? []) {
    const value = literal ?? (parameter && parameters[parameter]);
    if (value) path.push(value);
  }
  return path;
}

/** The row of a page kind, for code that treats all kinds alike. */
export function pageRow(kind: PageKind): PageRow {
  return pages[kind];
}

/** Returns true if a text names a page kind. */
export function isPageKind(value: string): value is PageKind {
  return isNameIn(pages, value);
}

function segmentsOf(pattern: string): readonly Segment[] {
  if (pattern === '') return [];
  return pattern.split('/').map((text) => {
    if (!text.startsWith(':')) return { literal: text, amount: 'one' };
    const name = text.replaceAll(/[:?*]/g, '');
    const parameter = parameterNames.find((candidate) => candidate === name);
    if (!parameter) throw new Error(`pattern ${pattern}: ${name} is no parameter`);
    return { parameter, amount: text.endsWith('?') ? 'optional' : text.endsWith('*') ? 'any' : 'one' };
  });
}

function matchSegments(segments: readonly Segment[], path: readonly string[]): PageParameters | undefined {
  const parameters: Partial<Record<ParameterName, string>> = {};
  let position = 0;
  for (const { literal, parameter, amount } of segments) {
    const value = path[position];
    if (literal !== undefined) {
      if (value?.toLowerCase() !== literal) return undefined;
      position += 1;
    } else if (parameter && amount === 'any') {
      parameters[parameter] = path.slice(position).join('/');
      position = path.length;
    } else if (parameter && value !== undefined) {
      parameters[parameter] = value;
      position += 1;
    } else if (amount === 'one') return undefined;
  }
  return position === path.length ? parameters : undefined;
}
