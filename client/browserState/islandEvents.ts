import type { City } from '../../content/cities.ts';
import type { Language } from '../../content/languages.ts';
import type { DestinationChoice } from '../../content/shell/destinationChoice.ts';
import type { MemberInfo, MemberWallet } from '../../content/visitor/memberInfo.ts';

/** How the picker opens: by a trigger, or as the welcome popup on entry (docs/rules.md#picker). */
export interface DestinationOpening {
  readonly variant: 'picker' | 'welcome';
  /** The language that it speaks. */
  readonly spoken: Language;
  /** What this browser has stored for the city; empty where nothing is. */
  readonly travelType: string;
  readonly departureLocation: string;
}

/** The opening state of each city's gallery, in words, as far as it is known. */
export type CityHours = Readonly<Partial<Record<City, { readonly words: string; readonly isOpen: boolean }>>>;

/**
 * What is known of the member: nothing yet, the result of the two calls (undefined for one that failed), or that the
 * session has ended.
 */
export type MemberState =
  | { readonly kind: 'loading' }
  | { readonly kind: 'gone' }
  | {
      readonly kind: 'loaded';
      readonly info: MemberInfo | undefined;
      readonly wallet: MemberWallet | undefined;
      /** When a card that comes from the device was true, in milliseconds. */
      readonly storedAt?: number | undefined;
    };

/**
 * Islands only show and ask. What they receive and answer travels as events of the document: the worker renders islands
 * too, where storage, calls and navigation do not exist.
 */
declare global {
  interface DocumentEventMap {
    'destination:open': CustomEvent<DestinationOpening>;
    /** What is chosen, and what the picker opened with. */
    'destination:submit': CustomEvent<Readonly<Record<'choice' | 'here', DestinationChoice>>>;
    'destination:hours': CustomEvent<CityHours>;
    /** Closed, by a submitted choice or without one. */
    'destination:close': CustomEvent<{ readonly isDismissed: boolean }>;
    'member:change': CustomEvent<MemberState>;
    'member:signout': CustomEvent<undefined>;
    /** The member's session has begun, ended or changed, here or in another tab. */
    'member:session': CustomEvent<undefined>;
  }
}
