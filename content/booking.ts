import { type Language, languages } from './languages.ts';
import type { EntryOf } from './model/registry.ts';
import { pagePath } from './pages.ts';

export type BookingEntry = EntryOf<'booxi' | 'zenchef'>;

/** Services without a tag of their own are booked under this one (site-shell §3). */
const DEFAULT_TAG = 'MakeMyDay';

const RESTAURANT_RESULTS = 'https://bookings.zenchef.com/results';

/** What a booking button does (site-shell §3, §7). */
export type Booking =
  /** The reservation results page of the restaurants' service, elsewhere. */
  | { readonly kind: 'restaurant'; readonly href: string }
  /** The services' booking widget. An empty key means: take the one of the global settings. */
  | {
      readonly kind: 'service';
      readonly apiKey: string;
      readonly tag: string;
      readonly language: string /** Used while there is no script. */;
      readonly fallbackPath: readonly string[];
    };

/**
 * Reads a booking entry; undefined for a restaurant without its required rid (site-shell §3). Without script a
 * service is asked for on the page that describes it, otherwise by the contact form.
 */
export function booking(entry: BookingEntry, language: Language, detailPath?: readonly string[]): Booking | undefined {
  if (entry.contentType === 'zenchef')
    return entry.rid ? { kind: 'restaurant', href: restaurantHref(entry.rid, language) } : undefined;
  return {
    kind: 'service',
    apiKey: entry.apiKey,
    tag: entry.tag || DEFAULT_TAG,
    language: bookingLanguage(language),
    fallbackPath: detailPath ?? pagePath('contactUs'),
  };
}

/** A third-party reservation page with rid, fullscreen=1 and lang (site-shell §7). */
function restaurantHref(rid: string, language: Language): string {
  return `${RESTAURANT_RESULTS}?rid=${encodeURIComponent(rid)}&fullscreen=1&lang=${bookingLanguage(language)}`;
}

/** Both booking services name languages by two letters (ISO 639-1), so simplified Chinese is `zh`. */
function bookingLanguage(language: Language): string {
  return languages[language].hreflang.slice(0, 2);
}
