import type { ListingChoice } from './address/listingAddress.ts';
import type { Visit } from './address/visit.ts';
import type { BrandGroup } from './brands/brandIndex.ts';
import type { Card } from './cards/cards.ts';
import type { LatestItems } from './cards/listSections.ts';
import type { City } from './cities.ts';
import type { FormModel } from './forms/formModel.ts';
import type { Language } from './languages.ts';
import type { ListingKind } from './listings.ts';
import type { Media } from './media/media.ts';
import { isSoldOnline } from './model/brands.ts';
import type { DetailEntry, EntryOf, ListPageEntry } from './model/registry.ts';
import type { ClosedCityPage, PageKind } from './pages.ts';
import type { SearchAnswer } from './search/searchAnswer.ts';
import type { Suggestions } from './search/searchSuggestions.ts';
import type { SocialLink } from './shell/footerLinks.ts';
import type { ShellModel } from './shell/shellPlaces.ts';
import type { PlanPlace } from './stores/planPlace.ts';
import type { VisitChoice } from './stores/visitChoice.ts';
import type { VisitPlan } from './stores/visitPlan.ts';
import type { TimeState } from './time/timeState.ts';
import type { MomentProblems, VisitMoment } from './time/visitMoment.ts';

/** The latest items, or their promise where they are streamed after the page. Never rejects. */
export type Latest = LatestItems | Promise<LatestItems>;

/** The picture of a link preview. */
export interface PreviewPicture {
  /** Absolute and public. */
  readonly url: string;
  /** In pixels; 0 where it is not known. */
  readonly width: number;
  readonly height: number;
  /** What it shows; empty where nobody wrote it in the page's language. */
  readonly alt: string;
}

/** A city, and what the content calls it in the page's language. */
interface NamedCity {
  readonly city: City;
  readonly name: string;
}

/** A city that has a brand, and its hours. */
export interface BrandElsewhere extends NamedCity {
  readonly hours: EntryOf<'openingHours'> | undefined;
}

/** The document's head (docs/rules.md#page-titles). */
export interface HeadModel {
  readonly title: string;
  readonly description: string;
  readonly keywords: readonly string[];
  /** Its own address, which links and previews name. */
  readonly address: string;
  /** The address that search engines keep: the English one of a page that is written in English alone. */
  readonly canonical: string;
  /** Translations that exist, for hreflang. */
  readonly alternates: readonly { readonly language: Language; readonly url: string }[];
  /** The translation for everybody else: English where there is one. */
  readonly standard: string | undefined;
  /** The other tree's address of the same page. */
  readonly twin: string;
  /** The picture of link previews. */
  readonly image: PreviewPicture;
  readonly isIndexed: boolean;
  /** Schema.org objects, each ready to be written as JSON-LD. */
  readonly structuredData: readonly object[];
}

/** Everything that a page shows between header and footer, by view. */
export type PageBody =
  | {
      readonly view: 'composed';
      readonly entry: EntryOf<'homePage' | 'aboutTheStore' | 'basicPage' | 'page'>;
      readonly latest: Latest;
    }
  | {
      readonly view: 'listing';
      readonly listing: ListingKind;
      readonly entry: ListPageEntry | undefined;
      readonly categories: readonly EntryOf<'brandCategory'>[];
      readonly choice: ListingChoice;
      /** What is wrong with the moment that was asked for. */
      readonly problems: MomentProblems;
      readonly cards: readonly Card[];
      /** How many items there are with this choice, and how many states have any. */
      readonly total: number;
      readonly states: readonly TimeState[];
      readonly hasMore: boolean;
      /** Every brand, where the listing is of brands and no category is chosen; empty otherwise. */
      readonly index: readonly BrandGroup[];
      readonly latest: Latest;
    }
  | {
      readonly view: 'detail';
      readonly entry: DetailEntry;
      readonly related: readonly Card[];
      /** A brand's events and offers that are on or to come. */
      readonly occasions: readonly Card[];
      /** The page of an item's own brand, where its editor chose it. */
      readonly brandPage: Card | undefined;
      /** The store that takes calls about an event; undefined for other items. */
      readonly host: EntryOf<'storeLocator'> | undefined;
      /** Where it is on a floor plan; undefined where it stands on none. */
      readonly plan: PlanPlace | undefined;
      /** Other cities that have the brand; empty for any other item. */
      readonly elsewhere: readonly BrandElsewhere[];
      readonly latest: Latest;
    }
  | {
      readonly view: 'stores';
      readonly tab: 'list' | 'map';
      readonly stores: readonly EntryOf<'storeLocator'>[];
      /** The moment at which they are open; undefined for all of them. */
      readonly moment: VisitMoment | undefined;
      readonly problems: MomentProblems;
      /** Slug of the store whose map is open (`?map=`); empty for none. */
      readonly mapOf: string;
    }
  | {
      readonly view: 'store';
      readonly entry: EntryOf<'storeLocator'>;
      readonly otherStores: readonly EntryOf<'storeLocator'>[];
      /** The city's rules before a departure, from the first departure point. */
      readonly rules: EntryOf<'departureRules'> | undefined;
      readonly latest: Latest;
    }
  | {
      readonly view: 'contactUs';
      readonly entry: EntryOf<'pageContactUsPage'> | undefined;
      /** Those that its editor chose, otherwise all of the city. */
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
  | {
      readonly view: 'myVisit';
      /** The departure and the stops, as the address holds them. */
      readonly choice: VisitChoice;
      /** What the form holds, right or wrong. */
      readonly typed: VisitMoment;
      readonly problems: MomentProblems;
      /** The chosen departure; before one is chosen an example. */
      readonly departs: VisitMoment;
      /** Undefined where what was asked is no departure to come. */
      readonly plan: VisitPlan | undefined;
      /** The rules of each departure point, and those of the chosen one. */
      readonly points: readonly EntryOf<'departureRules'>[];
      readonly rules: EntryOf<'departureRules'> | undefined;
      readonly stores: readonly EntryOf<'storeLocator'>[];
      readonly allowances: readonly EntryOf<'allowance'>[];
    }
  | {
      readonly view: 'selectDestination';
      readonly cities: readonly EntryOf<'localeWebsite'>[];
    }
  | { readonly view: 'terms'; readonly entry: EntryOf<'pptcPage'>; readonly latest: Latest }
  | { readonly view: 'termsIndex'; readonly entries: readonly EntryOf<'pptcPage'>[] }
  | {
      readonly view: 'socialMedia';
      /** Pages about the networks that this visitor is shown. */
      readonly entries: readonly EntryOf<'page'>[];
      /** Networks without such a page. */
      readonly links: readonly SocialLink[];
      /** The network's code to scan; undefined where it has none. */
      readonly code: Media | undefined;
      readonly entry: EntryOf<'page'> | undefined;
      readonly latest: Latest;
    }
  | {
      readonly view: 'announcement';
      readonly entry: EntryOf<'announcement'>;
      readonly otherEntries: readonly EntryOf<'announcement'>[];
      /** Of the city's stores. */
      readonly picture: Media | undefined;
      readonly latest: Latest;
    }
  | { readonly view: 'accessibilityStatement' }
  | { readonly view: 'storedData'; readonly hasPrivacyControl: boolean }
  | {
      readonly view: 'announcements';
      readonly entries: readonly EntryOf<'announcement'>[];
      readonly picture: Media | undefined;
    }
  | {
      readonly view: 'closed';
      readonly page: ClosedCityPage;
      /** The city's picture; undefined where the content service doesn't have it, or not soon. */
      readonly picture: Media | undefined;
      /** The cities that it names, the nearest first. */
      readonly elsewhere: readonly NamedCity[];
    }
  /** Every section and variant; in development only. */
  | { readonly view: 'specimens' }
  | {
      readonly view: 'failure';
      /** As visitors see it: `displayedStatus`. */
      readonly status: number;
      /** Where its button leads (docs/rules.md#not-found-page). */
      readonly home: string;
    };

export type PageView = PageBody['view'];

/** Returns true for a brand page that belongs to the online shop: it has no header and footer (docs/rules.md#frame-hidden). */
export function belongsToShop(body: PageBody, visit: Pick<Visit, 'hasShop'>): boolean {
  return body.view === 'detail' && body.entry.contentType === 'brandPavilion' && isSoldOnline(body.entry, visit);
}

/** The status that an error page shows: 503 is displayed as 404 (docs/rules.md#status-503). */
export function displayedStatus(status: number): number {
  return status === 503 ? 404 : status;
}

/** A page as it is rendered. */
export interface PageModel {
  readonly kind: PageKind | 'failure';
  readonly status: number;
  readonly head: HeadModel;
  readonly shell: ShellModel;
  readonly body: PageBody;
  /** The page shows liquor or tobacco (docs/rules.md#age-gate-asks). */
  readonly isAgeRestricted: boolean;
  /** Title of the page in the breadcrumb. */
  readonly title: string;
  /** Ids of entries, and keys of the page's own texts, that appear in English for want of a translation (docs/rules.md#untranslated-marked). */
  readonly untranslated: ReadonlySet<string>;
}
