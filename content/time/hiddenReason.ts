import { type City, cityNames } from '../cities.ts';
import type { Language } from '../languages.ts';

/** Why visitors do not get an item: the rule that leaves it out says so (docs/rules.md#preview-hidden). */
export type HiddenReason =
  /** In milliseconds since the epoch: the moment that the rule counts from. */
  | { readonly why: 'archived' | 'removed' | 'over'; readonly at: number }
  | { readonly why: 'older'; readonly days: number }
  | { readonly why: 'beyondLimit'; readonly limit: number }
  /** Names of the cities that it belongs to. */
  | { readonly why: 'otherCities'; readonly cities: readonly string[] }
  | { readonly why: 'noCity' | 'withoutDetail' | 'nameless' | 'addressTaken' };

/** The reason of an entry that belongs to other cities alone, or to none. */
export function missingTag(cities: readonly City[], language: Language): HiddenReason {
  return cities.length === 0
    ? { why: 'noCity' }
    : { why: 'otherCities', cities: cities.map((city) => cityNames[city][language]) };
}

/** What a rule knows of an item that it leaves out. */
export interface HiddenItem {
  readonly id?: string | undefined;
  readonly contentType?: string | undefined;
  readonly slug?: string | undefined;
}

/**
 * Takes the items that the rules of a page leave out; only a preview has one. `isExpected`: an editor chose the item for the
 * page, or the page lists its kind, so that an editor may ask why it is not shown.
 */
export type NoteHidden = (item: HiddenItem, reason: HiddenReason, isExpected: boolean) => void;
