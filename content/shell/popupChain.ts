/** What is known when a visitor enters a city's site. */
export interface EntryFacts {
  /** A redirect chose the language: `/`, or an address without one. */
  readonly arrivesByRedirect: boolean;
  /** A preferred place is stored. */
  readonly hasPreference: boolean;
  readonly needsTravelType: boolean;
  readonly hasTravelType: boolean;
  /** The picker was dismissed on this city before. */
  readonly isPickerClosed: boolean;
}

/**
 * The destination picker opens by itself on a locale redirect without stored preferences, or when a travel type is
 * required but not chosen (site-shell §4). Who has dismissed it is not asked again on every page.
 */
export function opensPicker({
  arrivesByRedirect,
  hasPreference,
  needsTravelType,
  hasTravelType,
  isPickerClosed,
}: EntryFacts): boolean {
  return (arrivesByRedirect && !hasPreference) || (needsTravelType && !hasTravelType && !isPickerClosed);
}

/** The welcome popup shows after this long (site-shell §9). */
export const WELCOME_DELAY_MS = 1000;

/** The five conditions of the departure-location popover (site-shell §4). */
export interface DepartureFacts {
  readonly isNeeded: boolean;
  readonly hasLocation: boolean;
  readonly isHome: boolean;
  readonly isClosed: boolean;
  readonly hasConsent: boolean;
}

/** Tells whether the popover that asks where one departs from shows. */
export function opensDeparture({ isNeeded, hasLocation, isHome, isClosed, hasConsent }: DepartureFacts): boolean {
  return isNeeded && !hasLocation && isHome && !isClosed && hasConsent;
}
