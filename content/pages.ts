import type { ContentType } from './model/registry.ts';

/** A page kind: where it stands and which content it is made of. */
export interface PageRow {
  /**
   * Paths after the city, the first one being the one that links use. `:id` stands for one segment, `:cat?` for one
   * or none.
   */
  readonly patterns: readonly [string, ...string[]];
  /** What the page's own entry is; none for pages without one. */
  readonly contentType?: ContentType;
  /** How deep links are delivered (content-pages §9: 2, 3, 4 or 5). */
  readonly depth: 1 | 2 | 3 | 4 | 5;
}

/**
 * Every page of the site (content-pages §2). It matches requests and builds links; rows are tried in order, so the
 * catch-alls stand last. The mobile tree mirrors it under `mobile/`.
 */
export const pages = {
  home: { patterns: [''], contentType: 'homePage', depth: 5 },
  unsupported: { patterns: ['unsupported'], depth: 1 },
  maintenance: { patterns: ['maintenance'], depth: 1 },
  openingSoon: { patterns: ['openingsoon'], depth: 1 },

  assistance: { patterns: ['contact-us/assistance'], depth: 2 },
  contactUs: { patterns: ['contact-us'], contentType: 'pageContactUsPage', depth: 4 },
  newsletter: { patterns: ['subscribe-news'], contentType: 'pageNewsletterSubscription', depth: 3 },
  searching: { patterns: ['searching/:keyword?'], depth: 3 },
  selectDestination: { patterns: ['select-destination'], depth: 2 },
  aboutTheStore: { patterns: ['about-store/:id'], contentType: 'aboutTheStore', depth: 5 },

  storeMap: { patterns: ['stores/map'], contentType: 'storeLocator', depth: 4 },
  storeListing: { patterns: ['stores/listing', 'stores'], contentType: 'storeLocator', depth: 4 },
  storeDetail: { patterns: ['stores/:id'], contentType: 'storeLocator', depth: 5 },

  diningListing: { patterns: ['dining/listing/:cat?', 'dining'], contentType: 'diningListPage', depth: 5 },
  diningDetail: { patterns: ['dining/:id'], contentType: 'dining', depth: 5 },
  eventListing: {
    patterns: ['what-is-happening/event/listing/:cat?', 'what-is-happening/event'],
    contentType: 'eventListPage',
    depth: 5,
  },
  eventCalendar: { patterns: ['what-is-happening/event/:id/calendar.ics'], contentType: 'event', depth: 2 },
  eventDetail: { patterns: ['what-is-happening/event/:id'], contentType: 'event', depth: 5 },
  newsListing: {
    patterns: ['what-is-happening/news/listing/:cat?', 'what-is-happening/news'],
    contentType: 'newsListPage',
    depth: 5,
  },
  newsDetail: { patterns: ['what-is-happening/news/:id'], contentType: 'news', depth: 5 },
  artCultureListing: {
    patterns: ['art-and-culture/listing/:cat?', 'art-and-culture'],
    contentType: 'artCultureListPage',
    depth: 5,
  },
  artCultureDetail: { patterns: ['art-and-culture/:id'], contentType: 'artCulture', depth: 5 },
  offlineBrand: { patterns: ['brand/offlinebrandstorypage'], depth: 1 },
  brandListing: { patterns: ['brand/listing/:cat?', 'brand'], contentType: 'brandListPage', depth: 5 },
  brandDetail: { patterns: ['brand/:id'], contentType: 'brandPavilion', depth: 5 },
  mediaCenterListing: {
    patterns: ['media-center/listing/:cat?', 'media-center'],
    contentType: 'mediaCenterListingPage',
    depth: 5,
  },
  mediaCenterDetail: { patterns: ['media-center/:id'], contentType: 'mediaCenterDetailPage', depth: 5 },
  serviceListing: { patterns: ['service/listing/:cat?', 'service'], contentType: 'serviceListPage', depth: 5 },
  serviceDetail: { patterns: ['service/:id'], contentType: 'service', depth: 5 },
  offerTerms: { patterns: ['special-offers/terms-and-conditions/:id?'], contentType: 'pptcPage', depth: 3 },
  specialOfferListing: {
    patterns: ['special-offers/listing/:cat?', 'special-offers'],
    contentType: 'specialOfferListPage',
    depth: 5,
  },
  specialOfferDetail: { patterns: ['special-offers/:id'], contentType: 'specialOffer', depth: 5 },
  promotionListing: {
    patterns: ['special-promotion-offers/listing/:cat?', 'special-promotion-offers'],
    contentType: 'indexPage',
    depth: 5,
  },
  promotionDetail: { patterns: ['special-promotion-offers/:id'], contentType: 'indexDetailPage', depth: 5 },
  announcementDetail: { patterns: ['announcement/:id'], contentType: 'announcement', depth: 4 },
  announcementListing: { patterns: ['announcement'], contentType: 'announcement', depth: 4 },
  socialMedia: { patterns: ['social-medias/:id?'], contentType: 'page', depth: 3 },
  terms: { patterns: ['terms-bak-and-conditions/:id'], contentType: 'pptcPage', depth: 3 },

  eshop: { patterns: ['eshop/:rest*'], depth: 1 },
  member: { patterns: ['member/:rest*'], depth: 1 },
  basic: { patterns: [':id', ':id/:name'], contentType: 'basicPage', depth: 5 },
} as const satisfies Record<string, PageRow>;

export type PageKind = keyof typeof pages;

/** Segments that a pattern named, by name. */
export type PageParameters = Readonly<Partial<Record<'id' | 'cat' | 'keyword' | 'name' | 'rest', string>>>;

/** Which page a path is, and what its segments are. */
export interface PageMatch {
  readonly kind: PageKind;
  readonly parameters: PageParameters;
}

const parameterNames = ['id', 'cat', 'keyword', 'name', 'rest'] as const;
type ParameterName = (typeof parameterNames)[number];

interface Segment {
  readonly literal?: string;
  readonly parameter?: ParameterName;
  readonly amount: 'one' | 'optional' | 'any';
}

const table = Object.entries(pages).flatMap(([kind, row]) =>
  isPageKind(kind) ? row.patterns.map((pattern) => ({ kind, segments: segmentsOf(pattern) })) : [],
);

/** Finds the page of a path (segments after city and tree); undefined when there is none. */
export function matchPage(path: readonly string[]): PageMatch | undefined {
  for (const { kind, segments } of table) {
    const parameters = matchSegments(segments, path);
    if (parameters) return { kind, parameters };
  }
  return undefined;
}

/** A path with the table's own spelling of its fixed segments, which are matched in any case; unknown paths as they are. */
export function spelledPath(path: readonly string[]): readonly string[] {
  const row = table.find(({ segments }) => matchSegments(segments, path));
  return path.map((value, index) => row?.segments[index]?.literal ?? value);
}

/** The pattern that a kind's links are built by: its first. */
const linkSegments = new Map(table.toReversed().map(({ kind, segments }) => [kind, segments]));

/** The path of a page by its first pattern; optional parameters may be missing. */
export function pagePath(kind: PageKind, parameters: PageParameters = {}): readonly string[] {
  return (linkSegments.get(kind) ?? []).flatMap(({ literal, parameter }) => {
    if (literal !== undefined) return [literal];
    const value = parameter && parameters[parameter];
    return value ? [value] : [];
  });
}

/** The row of a page kind with its wide type. */
export function pageRow(kind: PageKind): PageRow {
  return pages[kind];
}

/** Tells whether a word names a page kind. */
export function isPageKind(value: string): value is PageKind {
  return Object.hasOwn(pages, value);
}

function segmentsOf(pattern: string): readonly Segment[] {
  if (pattern === '') return [];
  return pattern.split('/').map((text) => {
    if (!text.startsWith(':')) return { literal: text, amount: 'one' };
    const name = text.replaceAll(/[:?*]/g, '');
    const parameter = parameterNames.find((known) => known === name);
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
