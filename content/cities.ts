import { type Label, type Language, offeredLanguage } from './languages.ts';
import { isNameIn, namesOf } from './names.ts';

/** Continents in the order of the destination picker: first letters E, A, N, M, O (docs/rules.md#region-order). */
export const regions = ['europe', 'asia-pacific', 'north-america', 'middle-east', 'oceania'] as const;
export type Region = (typeof regions)[number];

/** Zoom levels of the two map services (docs/rules.md#maps). */
interface MapZoom {
  readonly baidu: number;
  readonly google: number;
}

/** Where a visitor of Okinawa departs from; the shop's codes (docs/rules.md#departure-locations). */
export interface DepartureLocation {
  readonly id: '82001' | '82003' | '82004' | '82002';
  readonly label: 'departureNahaInternational' | 'departureNahaDomestic' | 'departureNahaCruise' | 'departureIshigaki';
}

/** All facts about a city. City and site are one thing. */
interface CityRow {
  readonly region: Region;
  /** ISO 3166-1 alpha-2 code; picks the flag. */
  readonly country: string;
  readonly timeZone: string;
  /** In degrees: the map's centre when a store has no location. */
  readonly location: { readonly lat: number; readonly lon: number };
  /** Offered languages, the default first (docs/rules.md#city-languages). */
  readonly languages: readonly [Language, ...Language[]];
  readonly isOnline: boolean;
  /** Has a linked online shop: shows the marker in the picker and allows the cart. */
  readonly onlineShop: boolean;
  /** International or domestic must be chosen: the four US sites (docs/rules.md#travel-types). */
  readonly needsTravelType: boolean;
  /** Empty where the visitor is not asked (docs/rules.md#departure-locations). */
  readonly departureLocations: readonly DepartureLocation[];
  /** From which age (docs/rules.md#age-question) visitors see restricted pages: the four US sites; undefined: nobody is asked. */
  readonly legalAge: number | undefined;
  /** "Your Privacy Choices" in the footer: the four US sites (docs/rules.md#privacy-choices). */
  readonly hasPrivacyChoices: boolean;
  /** Shows the Line link among the social icons: one Japanese city (docs/rules.md#social-networks). */
  readonly hasLine: boolean;
  readonly mapZoom: MapZoom;
}

const standardZoom = { baidu: 18, google: 17 } as const satisfies MapZoom;

const plain = {
  isOnline: true,
  onlineShop: false,
  needsTravelType: false,
  departureLocations: [],
  legalAge: undefined,
  hasPrivacyChoices: false,
  hasLine: false,
  mapZoom: standardZoom,
} as const;

const departuresOfOkinawa: readonly DepartureLocation[] = [
  { id: '82001', label: 'departureNahaInternational' },
  { id: '82003', label: 'departureNahaDomestic' },
  { id: '82004', label: 'departureNahaCruise' },
  { id: '82002', label: 'departureIshigaki' },
];

const unitedStates = {
  ...plain,
  needsTravelType: true,
  legalAge: 21,
  hasPrivacyChoices: true,
} as const;

/** In the order in which they are offered (docs/rules.md#cities). Adding a city is adding a row here, and its names below. */
export const cities = {
  paris: { ...plain, region: 'europe', country: 'FR', timeZone: 'Europe/Paris', location: { lat: 48.8591, lon: 2.3421 }, languages: ['fr', 'en', 'cn', 'jp', 'kr'] },
  venice: { ...plain, region: 'europe', country: 'IT', timeZone: 'Europe/Rome', location: { lat: 45.438, lon: 12.3363 }, languages: ['it', 'en', 'cn'] },
  'hong-kong': { ...plain, region: 'asia-pacific', country: 'HK', timeZone: 'Asia/Hong_Kong', location: { lat: 22.2967, lon: 114.1717 }, languages: ['en', 'tc', 'cn'], onlineShop: true },
  macau: { ...plain, region: 'asia-pacific', country: 'MO', timeZone: 'Asia/Macau', location: { lat: 22.1484, lon: 113.5615 }, languages: ['en', 'tc', 'cn'], onlineShop: true, mapZoom: { baidu: 20, google: 20 } },
  'siem-reap': { ...plain, region: 'asia-pacific', country: 'KH', timeZone: 'Asia/Phnom_Penh', location: { lat: 13.3671, lon: 103.8448 }, languages: ['en', 'cn', 'kr'] },
  singapore: { ...plain, region: 'asia-pacific', country: 'SG', timeZone: 'Asia/Singapore', location: { lat: 1.3048, lon: 103.8318 }, languages: ['en', 'cn'], mapZoom: { baidu: 16, google: 15 } },
  bali: { ...plain, region: 'asia-pacific', country: 'ID', timeZone: 'Asia/Makassar', location: { lat: -8.7185, lon: 115.1686 }, languages: ['en', 'cn', 'jp'] },
  saipan: { ...plain, region: 'asia-pacific', country: 'MP', timeZone: 'Pacific/Saipan', location: { lat: 15.2137, lon: 145.7197 }, languages: ['en', 'cn', 'jp', 'kr'], mapZoom: { baidu: 14, google: 14 } },
  okinawa: { ...plain, region: 'asia-pacific', country: 'JP', timeZone: 'Asia/Tokyo', location: { lat: 26.2229, lon: 127.6957 }, languages: ['jp', 'en', 'cn', 'tc', 'kr'], onlineShop: true, departureLocations: departuresOfOkinawa, hasLine: true, mapZoom: { baidu: 16, google: 16 } },
  guam: { ...plain, region: 'asia-pacific', country: 'GU', timeZone: 'Pacific/Guam', location: { lat: 13.5146, lon: 144.8066 }, languages: ['en', 'jp', 'kr', 'cn'] },
  hainan: { ...plain, region: 'asia-pacific', country: 'CN', timeZone: 'Asia/Shanghai', location: { lat: 20.022, lon: 110.332 }, languages: ['cn', 'en'], onlineShop: true },
  'new-york-city': { ...unitedStates, region: 'north-america', country: 'US', timeZone: 'America/New_York', location: { lat: 40.6437, lon: -73.7823 }, languages: ['en', 'cn'] },
  'los-angeles': { ...unitedStates, region: 'north-america', country: 'US', timeZone: 'America/Los_Angeles', location: { lat: 33.9438, lon: -118.4091 }, languages: ['en', 'cn'] },
  'san-francisco': { ...unitedStates, region: 'north-america', country: 'US', timeZone: 'America/Los_Angeles', location: { lat: 37.6152, lon: -122.39 }, languages: ['en', 'cn'] },
  hawaii: { ...unitedStates, region: 'north-america', country: 'US', timeZone: 'Pacific/Honolulu', location: { lat: 21.2796, lon: -157.8292 }, languages: ['en', 'jp', 'cn', 'kr'], mapZoom: { baidu: 13, google: 12 } },
  'abu-dhabi': { ...plain, region: 'middle-east', country: 'AE', timeZone: 'Asia/Dubai', location: { lat: 24.4539, lon: 54.3773 }, languages: ['en', 'cn'] },
  sydney: { ...plain, region: 'oceania', country: 'AU', timeZone: 'Australia/Sydney', location: { lat: -33.8599, lon: 151.2092 }, languages: ['en', 'cn'] },
  auckland: { ...plain, region: 'oceania', country: 'NZ', timeZone: 'Pacific/Auckland', location: { lat: -36.8436, lon: 174.7669 }, languages: ['en', 'cn'] },
  cairns: { ...plain, region: 'oceania', country: 'AU', timeZone: 'Australia/Brisbane', location: { lat: -16.9203, lon: 145.771 }, languages: ['en', 'cn', 'jp'] },
  queenstown: { ...plain, region: 'oceania', country: 'NZ', timeZone: 'Pacific/Auckland', location: { lat: -45.0312, lon: 168.6626 }, languages: ['en', 'cn'] },
  brisbane: { ...plain, region: 'oceania', country: 'AU', timeZone: 'Australia/Brisbane', location: { lat: -27.4698, lon: 153.0251 }, languages: ['en', 'cn'] },
} as const satisfies Record<string, CityRow>;

/** A city's slug: its English name in kebab-case. */
export type City = keyof typeof cities;

/** The cities' names as the speakers of each language write them; a city's content may have another. */
export const cityNames: Readonly<Record<City, Label>> = {
  paris: { en: 'Paris', cn: '巴黎', tc: '巴黎', fr: 'Paris', it: 'Parigi', jp: 'パリ', kr: '파리' },
  venice: { en: 'Venice', cn: '威尼斯', tc: '威尼斯', fr: 'Venise', it: 'Venezia', jp: 'ヴェネツィア', kr: '베네치아' },
  'hong-kong': { en: 'Hong Kong', cn: '香港', tc: '香港', fr: 'Hong Kong', it: 'Hong Kong', jp: '香港', kr: '홍콩' },
  macau: { en: 'Macau', cn: '澳门', tc: '澳門', fr: 'Macao', it: 'Macao', jp: 'マカオ', kr: '마카오' },
  'siem-reap': { en: 'Siem Reap', cn: '暹粒', tc: '暹粒', fr: 'Siem Reap', it: 'Siem Reap', jp: 'シェムリアップ', kr: '시엠립' },
  singapore: { en: 'Singapore', cn: '新加坡', tc: '新加坡', fr: 'Singapour', it: 'Singapore', jp: 'シンガポール', kr: '싱가포르' },
  bali: { en: 'Bali', cn: '巴厘岛', tc: '峇里', fr: 'Bali', it: 'Bali', jp: 'バリ', kr: '발리' },
  saipan: { en: 'Saipan', cn: '塞班', tc: '塞班', fr: 'Saipan', it: 'Saipan', jp: 'サイパン', kr: '사이판' },
  okinawa: { en: 'Okinawa', cn: '冲绳', tc: '沖繩', fr: 'Okinawa', it: 'Okinawa', jp: '沖縄', kr: '오키나와' },
  guam: { en: 'Guam', cn: '关岛', tc: '關島', fr: 'Guam', it: 'Guam', jp: 'グアム', kr: '괌' },
  hainan: { en: 'Hainan', cn: '海南', tc: '海南', fr: 'Hainan', it: 'Hainan', jp: '海南', kr: '하이난' },
  'new-york-city': { en: 'New York City', cn: '纽约', tc: '紐約', fr: 'New York', it: 'New York', jp: 'ニューヨーク', kr: '뉴욕' },
  'los-angeles': { en: 'Los Angeles', cn: '洛杉矶', tc: '洛杉磯', fr: 'Los Angeles', it: 'Los Angeles', jp: 'ロサンゼルス', kr: '로스앤젤레스' },
  'san-francisco': { en: 'San Francisco', cn: '旧金山', tc: '三藩市', fr: 'San Francisco', it: 'San Francisco', jp: 'サンフランシスコ', kr: '샌프란시스코' },
  hawaii: { en: 'Hawaii', cn: '夏威夷', tc: '夏威夷', fr: 'Hawaï', it: 'Hawaii', jp: 'ハワイ', kr: '하와이' },
  'abu-dhabi': { en: 'Abu Dhabi', cn: '阿布扎比', tc: '阿布扎比', fr: 'Abou Dhabi', it: 'Abu Dhabi', jp: 'アブダビ', kr: '아부다비' },
  sydney: { en: 'Sydney', cn: '悉尼', tc: '悉尼', fr: 'Sydney', it: 'Sydney', jp: 'シドニー', kr: '시드니' },
  auckland: { en: 'Auckland', cn: '奥克兰', tc: '奧克蘭', fr: 'Auckland', it: 'Auckland', jp: 'オークランド', kr: '오클랜드' },
  cairns: { en: 'Cairns', cn: '凯恩斯', tc: '凱恩斯', fr: 'Cairns', it: 'Cairns', jp: 'ケアンズ', kr: '케언스' },
  queenstown: { en: 'Queenstown', cn: '皇后镇', tc: '皇后鎮', fr: 'Queenstown', it: 'Queenstown', jp: 'クイーンズタウン', kr: '퀸스타운' },
  brisbane: { en: 'Brisbane', cn: '布里斯班', tc: '布里斯班', fr: 'Brisbane', it: 'Brisbane', jp: 'ブリスベン', kr: '브리즈번' },
};

/** The city that `/` leads to (docs/rules.md#default-city). */
export const DEFAULT_CITY: City = 'sydney';

/** The content service's tag of entries that belong to all cities; a city's own tag is its slug. */
export const GLOBAL_TAG = 'global';

/** Returns true if a text is a city slug. */
export function isCity(value: string): value is City {
  return isNameIn(cities, value);
}

/** All city slugs in table order, which is the order of the destination picker. */
export const citySlugs: readonly City[] = namesOf(cities);

/** All cities without the hidden ones (docs/rules.md#picker-hidden-cities). */
export function citiesWithout(hidden: readonly City[]): readonly City[] {
  return citySlugs.filter((city) => !hidden.includes(city));
}

/** The row of a city, for rules that treat all cities alike. */
export function cityRow(city: City): CityRow {
  return cities[city];
}

/** Countries of the European Union, whose services owe information on accessibility (docs/rules.md#terms-accessibility). */
const europeanUnion = 'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK'.split(' ');

/** Returns true for a city in the European Union. */
export function isInEuropeanUnion(city: City): boolean {
  return europeanUnion.includes(cityRow(city).country);
}

/** Returns true if a city's site is offered in a language. */
export function cityOffers(city: City, language: Language): boolean {
  return cityRow(city).languages.includes(language);
}

/** The languages of a city that a page is written in; undefined: all of them (docs/rules.md#translated-addresses). */
export function writtenIn(written: readonly Language[] | undefined, city: City): readonly Language[] {
  return cityRow(city).languages.filter((language) => written === undefined || written.includes(language));
}

/** The language of a city's pages for a visitor who comes from a page in a language (docs/rules.md#language-detection). */
export function languageIn(city: City, language: Language): Language {
  return offeredLanguage([language], cityRow(city).languages);
}

/** Cities whose site delivers what has these tags (docs/rules.md#city-tags): all for `global`, none without a tag. */
export function citiesOfTags(tags: readonly string[]): readonly City[] {
  return tags.includes(GLOBAL_TAG) ? citySlugs : citySlugs.filter((city) => tags.includes(city));
}
