import type { Language } from './languages.ts';
import { type DepartureLocation, departuresOfOkinawa } from './shell/departureLocations.ts';

/** Continents in the order of the destination picker: first letters E, A, N, M, O (site-shell §1). */
export const regions = ['europe', 'asia-pacific', 'north-america', 'middle-east', 'oceania'] as const;
export type Region = (typeof regions)[number];

/** Zoom levels of the two map services (content-pages §9). */
interface MapZoom {
  readonly baidu: number;
  readonly google: number;
}

/** Everything that the two specifications say of a city. City and site are one thing. */
interface CityRow {
  readonly name: string;
  readonly region: Region;
  /** ISO 3166-1 alpha-2 code; picks the flag. */
  readonly country: string;
  readonly timeZone: string;
  /** Degrees, the middle of the map when a store has no place of its own. */
  readonly location: { readonly lat: number; readonly lon: number };
  /** Offered languages, the default first (content-pages §1). */
  readonly languages: readonly [Language, ...Language[]];
  readonly isOnline: boolean;
  /** Has a linked online shop: shows the marker in the picker and allows the cart (site-shell §1). */
  readonly onlineShop: boolean;
  /** International or domestic must be chosen: the four US sites (site-shell §4). */
  readonly needsTravelType: boolean;
  /** Empty where no departure location is asked (site-shell §4). */
  readonly departureLocations: readonly DepartureLocation[];
  /** Legal drinking age is asked before restricted pages: the four US sites (site-shell §4). */
  readonly hasAgeGate: boolean;
  /** "Your Privacy Choices" in the footer: the four US sites (site-shell §2). */
  readonly hasPrivacyChoices: boolean;
  /** Shows the Line link among the social icons: one Japanese city (site-shell §2). */
  readonly hasLine: boolean;
  /** Which map a visitor gets: mainland China has its own. */
  readonly mainland: boolean;
  readonly mapZoom: MapZoom;
}

const standardZoom = { baidu: 18, google: 17 } as const satisfies MapZoom;

const plain = {
  isOnline: true,
  onlineShop: false,
  needsTravelType: false,
  departureLocations: [],
  hasAgeGate: false,
  hasPrivacyChoices: false,
  hasLine: false,
  mainland: false,
  mapZoom: standardZoom,
} as const;

const unitedStates = { ...plain, needsTravelType: true, hasAgeGate: true, hasPrivacyChoices: true } as const;

export const cities = {
  paris: { ...plain, name: 'Paris', region: 'europe', country: 'FR', timeZone: 'Europe/Paris', location: { lat: 48.8591, lon: 2.3421 }, languages: ['fr', 'en', 'cn', 'jp', 'kr'] },
  venice: { ...plain, name: 'Venice', region: 'europe', country: 'IT', timeZone: 'Europe/Rome', location: { lat: 45.438, lon: 12.3363 }, languages: ['it', 'en', 'cn'] },
  'hong-kong': { ...plain, name: 'Hong Kong', region: 'asia-pacific', country: 'HK', timeZone: 'Asia/Hong_Kong', location: { lat: 22.2967, lon: 114.1717 }, languages: ['en', 'tc', 'cn'], onlineShop: true },
  macau: { ...plain, name: 'Macau', region: 'asia-pacific', country: 'MO', timeZone: 'Asia/Macau', location: { lat: 22.1484, lon: 113.5615 }, languages: ['en', 'tc', 'cn'], onlineShop: true, mapZoom: { baidu: 20, google: 20 } },
  'siem-reap': { ...plain, name: 'Siem Reap', region: 'asia-pacific', country: 'KH', timeZone: 'Asia/Phnom_Penh', location: { lat: 13.3671, lon: 103.8448 }, languages: ['en', 'cn', 'kr'] },
  singapore: { ...plain, name: 'Singapore', region: 'asia-pacific', country: 'SG', timeZone: 'Asia/Singapore', location: { lat: 1.3048, lon: 103.8318 }, languages: ['en', 'cn'], mapZoom: { baidu: 16, google: 15 } },
  bali: { ...plain, name: 'Bali', region: 'asia-pacific', country: 'ID', timeZone: 'Asia/Makassar', location: { lat: -8.7185, lon: 115.1686 }, languages: ['en', 'cn', 'jp'] },
  saipan: { ...plain, name: 'Saipan', region: 'asia-pacific', country: 'MP', timeZone: 'Pacific/Saipan', location: { lat: 15.2137, lon: 145.7197 }, languages: ['en', 'cn', 'jp', 'kr'], mapZoom: { baidu: 14, google: 14 } },
  okinawa: { ...plain, name: 'Okinawa', region: 'asia-pacific', country: 'JP', timeZone: 'Asia/Tokyo', location: { lat: 26.2229, lon: 127.6957 }, languages: ['jp', 'en', 'cn', 'tc', 'kr'], onlineShop: true, departureLocations: departuresOfOkinawa, hasLine: true, mapZoom: { baidu: 16, google: 16 } },
  guam: { ...plain, name: 'Guam', region: 'asia-pacific', country: 'GU', timeZone: 'Pacific/Guam', location: { lat: 13.5146, lon: 144.8066 }, languages: ['en', 'jp', 'kr', 'cn'] },
  hainan: { ...plain, name: 'Hainan', region: 'asia-pacific', country: 'CN', timeZone: 'Asia/Shanghai', location: { lat: 20.022, lon: 110.332 }, languages: ['cn', 'en'], onlineShop: true, mainland: true },
  'new-york-city': { ...unitedStates, name: 'New York City', region: 'north-america', country: 'US', timeZone: 'America/New_York', location: { lat: 40.6437, lon: -73.7823 }, languages: ['en', 'cn'] },
  'los-angeles': { ...unitedStates, name: 'Los Angeles', region: 'north-america', country: 'US', timeZone: 'America/Los_Angeles', location: { lat: 33.9438, lon: -118.4091 }, languages: ['en', 'cn'] },
  'san-francisco': { ...unitedStates, name: 'San Francisco', region: 'north-america', country: 'US', timeZone: 'America/Los_Angeles', location: { lat: 37.6152, lon: -122.39 }, languages: ['en', 'cn'] },
  hawaii: { ...unitedStates, name: 'Hawaii', region: 'north-america', country: 'US', timeZone: 'Pacific/Honolulu', location: { lat: 21.2796, lon: -157.8292 }, languages: ['en', 'jp', 'cn', 'kr'], mapZoom: { baidu: 13, google: 12 } },
  'abu-dhabi': { ...plain, name: 'Abu Dhabi', region: 'middle-east', country: 'AE', timeZone: 'Asia/Dubai', location: { lat: 24.4539, lon: 54.3773 }, languages: ['en', 'cn'] },
  sydney: { ...plain, name: 'Sydney', region: 'oceania', country: 'AU', timeZone: 'Australia/Sydney', location: { lat: -33.8599, lon: 151.2092 }, languages: ['en', 'cn'] },
  auckland: { ...plain, name: 'Auckland', region: 'oceania', country: 'NZ', timeZone: 'Pacific/Auckland', location: { lat: -36.8436, lon: 174.7669 }, languages: ['en', 'cn'] },
  cairns: { ...plain, name: 'Cairns', region: 'oceania', country: 'AU', timeZone: 'Australia/Brisbane', location: { lat: -16.9203, lon: 145.771 }, languages: ['en', 'cn', 'jp'] },
  queenstown: { ...plain, name: 'Queenstown', region: 'oceania', country: 'NZ', timeZone: 'Pacific/Auckland', location: { lat: -45.0312, lon: 168.6626 }, languages: ['en', 'cn'] },
  brisbane: { ...plain, name: 'Brisbane', region: 'oceania', country: 'AU', timeZone: 'Australia/Brisbane', location: { lat: -27.4698, lon: 153.0251 }, languages: ['en', 'cn'] },
} as const satisfies Record<string, CityRow>;

/** A city's slug: its English name in kebab-case. */
export type City = keyof typeof cities;

/** The city that `/` leads to (content-pages §1; default store slug of site-shell §9). */
export const DEFAULT_CITY: City = 'sydney';

/** Tells whether a text is a city slug. */
export function isCity(value: string): value is City {
  return Object.hasOwn(cities, value);
}

/** All city slugs in table order, which is the order of the destination picker. */
export const citySlugs: readonly City[] = Object.keys(cities).filter(isCity);

/** The row of a city with its wide types, for rules that treat all cities alike. */
export function cityRow(city: City): CityRow {
  return cities[city];
}

/** Tells whether a city's site is offered in a language. */
export function cityOffers(city: City, language: Language): boolean {
  return cityRow(city).languages.includes(language);
}
