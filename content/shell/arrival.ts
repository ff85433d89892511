/** Duty-free for international flights, local tax included for domestic ones (docs/rules.md#travel-types). */
export const travelTypes = ['international', 'domestic'] as const;
export type TravelType = (typeof travelTypes)[number];

/** Returns true for one of the travel types. */
export function isTravelType(value: string): value is TravelType {
  return travelTypes.some((type) => type === value);
}

/** Facts about a visitor who arrives at a city's site. */
interface EntryFacts {
  /** A redirect chose the language, from `/` or an address without one. */
  readonly arrivesByRedirect: boolean;
  /** A preferred path is stored. */
  readonly hasPreference: boolean;
  readonly needsTravelType: boolean;
  /** As stored; empty for none. */
  readonly travelType: string;
  /** The picker was dismissed on this city today. */
  readonly isPickerClosed: boolean;
}

/**
 * The destination picker opens by itself on a locale redirect without stored preferences, or when a travel type is
 * required but not chosen (docs/rules.md#picker-opens). A visitor who has dismissed it is asked again the next day.
 */
export function opensPicker({
  arrivesByRedirect,
  hasPreference,
  needsTravelType,
  travelType,
  isPickerClosed,
}: EntryFacts): boolean {
  return (arrivesByRedirect && !hasPreference) || (needsTravelType && !isTravelType(travelType) && !isPickerClosed);
}

/** The welcome popup shows after this long (docs/rules.md#welcome-popup). */
export const WELCOME_DELAY_MS = 1000;

/** The conditions of the departure-location popover (docs/rules.md#departure-popover). */
interface DepartureFacts {
  readonly isNeeded: boolean;
  /** A location is stored, or the popover was closed (content/shell/questions.ts). */
  readonly isAnswered: boolean;
  readonly isHome: boolean;
  readonly hasConsent: boolean;
}

/** Returns true if the popover asks for the departure location. */
export function opensDeparture({ isNeeded, isAnswered, isHome, hasConsent }: DepartureFacts): boolean {
  return isNeeded && !isAnswered && isHome && hasConsent;
}

/** The first of a page's notifications that was not read yet (docs/rules.md#notification-read). */
export function unreadOf(ids: readonly string[], readIds: readonly string[]): string | undefined {
  return ids.find((id) => !readIds.includes(id));
}
