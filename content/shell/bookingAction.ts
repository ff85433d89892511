import { type Language, languages } from '../languages.ts';
import type { EntryOf } from '../model/registry.ts';
import { pagePath } from '../pages.ts';

export type BookingEntry = EntryOf<'booxi' | 'zenchef'>;

/** The tag of services without one (docs/rules.md#booking-widget). */
const DEFAULT_TAG = 'MakeMyDay';

const RESTAURANT_RESULTS = 'https://bookings.zenchef.com/results';

/** What a booking button does (docs/rules.md#booking-widget). */
type Booking =
  /** The reservation page of the restaurants' booking service. */
  | { readonly kind: 'restaurant'; readonly href: string }
  /** The booking widget. An empty key stands for the one of the global settings. */
  | {
      readonly kind: 'service';
      readonly apiKey: string;
      readonly tag: string;
      readonly language: string;
      /** Where the button leads without script. */
      readonly fallbackPath: readonly string[];
    };

/**
 * Reads a booking entry; undefined for a restaurant without its required rid (docs/rules.md#booking-restaurant). Without script a
 * service is booked on the page that describes it, otherwise by the contact form.
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

/** A third-party reservation page with rid, fullscreen=1 and lang (docs/rules.md#booking-restaurant). */
function restaurantHref(rid: string, language: Language): string {
  return `${RESTAURANT_RESULTS}?rid=${encodeURIComponent(rid)}&fullscreen=1&lang=${bookingLanguage(language)}`;
}

/** Both booking services use ISO 639-1 codes, so Chinese is `zh`. */
function bookingLanguage(language: Language): string {
  return languages[language].hreflang.slice(0, 2);
}
