import type { Card, CardEntry } from './cards/cards.ts';
import type { FormModel } from './forms/formModel.ts';
import type { Language } from './languages.ts';
import type { EntryOf } from './model/registry.ts';
import type { sectionTypes } from './model/targets.ts';
import type { PageKind } from './pages.ts';
import type { SearchAnswer } from './search/searchAnswer.ts';
import type { Suggestions } from './search/searchSuggestions.ts';
import type { SocialLink } from './shell/footer.ts';
import type { TimeState } from './time/timeState.ts';

/** A component that an editor placed on a page. */
export type SectionEntry = EntryOf<(typeof sectionTypes)[number]>;

/** All items that visitors may see, the newest first, for list sections that an editor left to fill themselves. */
export type LatestItems = Readonly<Record<'event' | 'news' | 'service', readonly CardEntry[]>>;

/** The same while they may still be on their way: the page is sent without them, and they follow. Never rejects. */
export type Latest = LatestItems | Promise<LatestItems>;

/** What stands around every page of a city (site-shell §3). */
export interface ShellModel {
  readonly settings: EntryOf<'globalSettings'> | undefined;
  readonly cities: readonly EntryOf<'localeWebsite'>[];
  /** As delivered, newest first; which of them show is decided where they stand. */
  readonly announcements: readonly EntryOf<'announcement'>[];
  readonly notifications: readonly EntryOf<'notification'>[];
}

/** One translation of a page, for hreflang. */
export interface Alternate {
  readonly language: Language;
  readonly url: string;
}

/** The document's head (content-pages §3: seo). */
export interface HeadModel {
  readonly title: string;
  readonly description: string;
  readonly keywords: readonly string[];
  readonly canonical: string;
  /** Translations that exist, this one included. */
  readonly alternates: readonly Alternate[];
  /** The other tree's address of the same page. */
  readonly twin: string;
  readonly image: string | undefined;
  readonly isIndexed: boolean;
  /** Schema.org objects, each ready to be written as JSON-LD. */
  readonly structuredData: readonly object[];
}

type ComposedEntry = EntryOf<'homePage' | 'aboutTheStore' | 'basicPage' | 'page'>;
export type ListPageEntry = EntryOf<
  | 'artCultureListPage'
  | 'brandListPage'
  | 'diningListPage'
  | 'eventListPage'
  | 'newsListPage'
  | 'serviceListPage'
  | 'specialOfferListPage'
  | 'indexPage'
  | 'mediaCenterListingPage'
>;
export type DetailEntry = EntryOf<
  | 'artCulture'
  | 'brandPavilion'
  | 'dining'
  | 'event'
  | 'eventDetailPage'
  | 'news'
  | 'service'
  | 'specialOffer'
  | 'indexDetailPage'
  | 'mediaCenterDetailPage'
>;

/** How a listing is narrowed and sorted; the whole choice stands in the address. */
export interface ListingChoice {
  /** Slug of the chosen category; empty for all. */
  readonly category: string;
  /** all (recommended), start (start date), end (end date) (content-pages §3). */
  readonly sort: 'all' | 'start' | 'end';
  readonly state: TimeState | undefined;
  /** How many pages of items are shown, from 1. */
  readonly page: number;
}

/** Everything that a page shows between header and footer, told apart by what it looks like. */
export type PageBody =
  | { readonly view: 'composed'; readonly entry: ComposedEntry; readonly latest: Latest }
  | {
      readonly view: 'listing';
      readonly listing: ListingKind;
      readonly entry: ListPageEntry | undefined;
      readonly categories: readonly EntryOf<'brandCategory'>[];
      readonly choice: ListingChoice;
      readonly cards: readonly Card[];
      /** How many items there are with this choice, and how many states have any. */
      readonly total: number;
      readonly states: readonly TimeState[];
      readonly hasMore: boolean;
      readonly latest: Latest;
    }
  | {
      readonly view: 'detail';
      readonly entry: DetailEntry;
      readonly related: readonly Card[];
      readonly latest: Latest;
    }
  | {
      readonly view: 'stores';
      readonly tab: 'list' | 'map';
      readonly stores: readonly EntryOf<'storeLocator'>[];
      /** Slug of the store whose map the visitor asked for (`?map=`); empty for none. */
      readonly mapOf: string;
    }
  | {
      readonly view: 'store';
      readonly entry: EntryOf<'storeLocator'>;
      readonly others: readonly EntryOf<'storeLocator'>[];
      readonly latest: Latest;
    }
  | {
      readonly view: 'contactUs';
      readonly entry: EntryOf<'pageContactUsPage'> | undefined;
      readonly stores: readonly EntryOf<'storeLocator'>[];
      readonly latest: Latest;
      readonly form: FormModel;
    }
  | {
      readonly view: 'assistance';
      readonly picture: EntryOf<'pageContactUsPage'> | undefined;
      readonly form: FormModel;
    }
  | {
      readonly view: 'newsletter';
      readonly entry: EntryOf<'pageNewsletterSubscription'> | undefined;
      readonly latest: Latest;
      readonly form: FormModel;
    }
  | {
      readonly view: 'searching';
      readonly keyword: string;
      readonly answer: SearchAnswer | undefined;
      readonly suggestions: Suggestions;
    }
  | { readonly view: 'selectDestination'; readonly cities: readonly EntryOf<'localeWebsite'>[] }
  | { readonly view: 'terms'; readonly entry: EntryOf<'pptcPage'>; readonly latest: Latest }
  | { readonly view: 'termsIndex'; readonly entries: readonly EntryOf<'pptcPage'>[] }
  | {
      readonly view: 'socialMedia';
      /** Pages about the networks that this visitor is shown. */
      readonly entries: readonly EntryOf<'page'>[];
      /** Networks without such a page. */
      readonly links: readonly SocialLink[];
      readonly entry: EntryOf<'page'> | undefined;
      readonly latest: Latest;
    }
  | { readonly view: 'announcement'; readonly entry: EntryOf<'announcement'>; readonly latest: Latest }
  | { readonly view: 'announcements'; readonly entries: readonly EntryOf<'announcement'>[] }
  | { readonly view: 'closed'; readonly door: 'maintenance' | 'openingSoon' | 'unsupported' }
  /** Every section and variant; in development only. */
  | { readonly view: 'specimens' }
  | {
      readonly view: 'failure';
      readonly status: number /** Where its button leads (site-shell §8). */;
      readonly home: string;
    };

export type PageView = PageBody['view'];

/** The listings of the site, each of one kind of item (content-pages §2). */
export type ListingKind =
  | 'artCulture'
  | 'brand'
  | 'dining'
  | 'event'
  | 'news'
  | 'service'
  | 'specialOffer'
  | 'promotion'
  | 'mediaCenter';

/** A page as the first floor renders it. */
export interface PageModel {
  readonly kind: PageKind | 'failure';
  readonly status: number;
  readonly head: HeadModel;
  readonly shell: ShellModel;
  readonly body: PageBody;
  /** The page shows liquor or tobacco (content-pages §4). */
  readonly isAgeRestricted: boolean;
  /** Title of the page as a trail of steps names it. */
  readonly title: string;
  /** Ids of entries that are not written in the page's language and stand here in English. */
  readonly untranslated: ReadonlySet<string>;
  /** Until when this page may be cached, beyond the fixed life: the next moment at which one of its items changes state. */
  readonly changesAt: Date | undefined;
}
