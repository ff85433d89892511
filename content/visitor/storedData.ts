import type { MessageKey } from '../messages/messages.ts';
import { namesOf } from '../names.ts';
import { deviceCaches } from '../offline/deviceCaches.ts';
import { STORED_MS, type StorageKey } from './firstKeys.ts';
import { DRAFT_MS, draftName } from './formDraft.ts';
import { storageKeys } from './storageKeys.ts';

/** Where something is stored. */
export type StoredPlace = StorageKey<unknown>['place'] | 'session' | 'cache';

/** One thing that a browser keeps, as a visitor reads of it. */
export interface StoredRow {
  /** Its name; `*` stands for a city or a language. */
  readonly name: string;
  readonly place: StoredPlace;
  /** In milliseconds. */
  readonly lifetime: number;
  readonly purpose: MessageKey;
}

/** Why each thing is stored. Whoever adds a key or a cache does not compile without a reason. */
const purposes = {
  preferredPath: 'storedPreferred',
  ageAnswer: 'storedAge',
  announcementRead: 'storedClosed',
  chunkReload: 'storedReload',
  memberSession: 'storedMember',
  language: 'storedLanguage',
  travelType: 'storedTravel',
  flightInfo: 'storedFlight',
  departureLocation: 'storedTravel',
  pickerClosed: 'storedClosed',
  departureClosed: 'storedClosed',
  notificationsRead: 'storedClosed',
  recentSearches: 'storedSearches',
  cookieConsent: 'storedConsent',
  memberCard: 'storedCard',
  localeRedirect: 'storedRedirect',
} as const satisfies Record<keyof typeof storageKeys, MessageKey>;

const cachePurposes = {
  seen: 'storedSeen',
  stores: 'storedStores',
  files: 'storedFiles',
} as const satisfies Record<keyof typeof deviceCaches, MessageKey>;

/** All that the site keeps on a device (docs/rules.md#stored-data): the table by which the code itself stores. */
export const storedRows: readonly StoredRow[] = [
  ...namesOf(storageKeys).map((key): StoredRow => {
    const row: StorageKey<unknown> | ((place: string) => StorageKey<unknown>) = storageKeys[key];
    const { name, place, lifetime } = typeof row === 'function' ? row('*') : row;
    return { name, place, lifetime, purpose: purposes[key] };
  }),
  { name: draftName('*'), place: 'session', lifetime: DRAFT_MS, purpose: 'storedDraft' },
  ...namesOf(deviceCaches).map(
    (key): StoredRow => ({
      name: deviceCaches[key],
      place: 'cache',
      lifetime: STORED_MS,
      purpose: cachePurposes[key],
    }),
  ),
];
