import { type ContentPlace, listingOf } from '../address/contentPaths.ts';
import type { City } from '../cities.ts';
import { ownValue } from '../ownValue.ts';
import { type PageKind, pagePath } from '../pages.ts';
import type { DeskEntry } from '../translations/deskEntries.ts';
import { hostPages, isCardPart, linkedEntries } from '../translations/hostPages.ts';

/** Where visitors of a city meet an entry. */
interface ShownPages {
  readonly places: readonly ContentPlace[];
  /** It stands in menus or settings, which every page has. */
  readonly isEverywhere: boolean;
}

/** Components that list items of some types by themselves. */
const listingComponents: Readonly<Record<string, readonly string[]>> = {
  eventListComponent: ['event', 'eventDetailPage'],
  newsListComponent: ['news'],
  serviceListComponent: ['service'],
};

/** Pages without an entry of their own, or beside their own, that list all entries of a type. */
const listedOn: Readonly<Record<string, readonly PageKind[]>> = {
  allowance: ['myVisit'],
  departureRules: ['myVisit'],
  localeWebsite: ['selectDestination'],
  pptcPage: ['offerTerms'],
  storeLocator: ['storeMap', 'contactUs'],
  storeQuestion: ['searching'],
};

/** Entries that pages ask for by their type, wherever they are. */
const settings: readonly string[] = [
  'globalSettings',
  'localeWebsite',
  'menuItem',
  'notification',
  'predictSearch',
  'redirect',
];

/**
 * Finds the pages of a city that show an entry (docs/rules.md#release-changes): by links its own and those of which it is
 * a part or a card, by queries its listing and those that list its type. An entry to which nothing leads is on no page.
 */
export function pagesShowing(
  entries: readonly DeskEntry[],
  defaultLocale: string,
): (entry: DeskEntry, city: City) => ShownPages {
  const pagesOf = hostPages(entries, defaultLocale);
  const listers = entries.filter(({ contentType }) => Object.hasOwn(listingComponents, contentType));
  const inSettings = reachable(entries, pagesOf);
  return (entry, city) => {
    const { id, contentType } = entry;
    const inCity = (part: string) => pagesOf(part).filter((host) => host.entry.cities.includes(city));
    const own = inCity(id);
    // Of what is a page the listing shows a card; of its sections it shows nothing.
    const listing = own.flatMap((host) =>
      host.entry.id === id || (isCardPart(entry) && !host.isCard) ? (listingOf(host.place.kind) ?? []) : [],
    );
    const listed = listers
      .filter((lister) => ownValue(listingComponents, lister.contentType)?.includes(contentType))
      .flatMap((lister) => inCity(lister.id));
    const named = (ownValue(listedOn, contentType) ?? []).map((kind) => ({ kind, parameters: {} }));
    const places = [...own.map(({ place }) => place), ...listing, ...listed.map(({ place }) => place), ...named];
    return {
      places: [...new Map(places.map((place) => [pathOf(place), place])).values()],
      isEverywhere: settings.includes(contentType) || inSettings.has(id),
    };
  };
}

function pathOf({ kind, parameters }: ContentPlace): string {
  return pagePath(kind, parameters).join('/');
}

/** Ids of the parts of menus and settings; pages that they lead to are none. */
function reachable(entries: readonly DeskEntry[], pagesOf: ReturnType<typeof hostPages>): ReadonlySet<string> {
  const byId = new Map(entries.map((entry) => [entry.id, entry]));
  const found = new Set<string>();
  let level = entries.filter(({ contentType }) => settings.includes(contentType));
  while (level.length > 0) {
    const parts = new Set(level.flatMap((entry) => linkedEntries(entry)));
    level = [...parts].flatMap((id) => {
      const part = byId.get(id);
      if (!part || found.has(id) || pagesOf(id).some((host) => host.entry.id === id)) return [];
      found.add(id);
      return [part];
    });
  }
  return found;
}
