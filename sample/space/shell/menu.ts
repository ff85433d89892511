import { type City, cityRow } from '../../../content/cities.ts';
import type { Arrangement } from '../../../content/shell/menuItems.ts';
import { type ShellPage, shellPages } from './links.ts';
import type { Texts } from './textsInCity.ts';

/** A menu item that opens a panel of columns and pictures. */
interface PanelMenu {
  readonly title: Texts;
  readonly page: ShellPage;
  readonly layout: 'A' | 'C' | 'D' | 'E' | 'F';
  readonly arrangement: Arrangement;
}

/** Menu items with a panel, in menu order. */
export const panelMenus = {
  brands: { title: shellPages.brands.name, page: 'brands', layout: 'A', arrangement: 'fixed banner' },
  offers: {
    title: { en: 'Offers', cn: '优惠', tc: '優惠', fr: 'Offres', it: 'Offerte', jp: '特典', kr: '혜택' },
    page: 'offers',
    layout: 'C',
    arrangement: 'two-col',
  },
  happening: {
    title: { en: 'What’s happening', cn: '精彩活动', tc: '精彩活動', fr: 'À l’affiche', it: 'In programma', jp: 'イベント・ニュース', kr: '이벤트와 소식' },
    page: 'events',
    layout: 'D',
    arrangement: 'three-col',
  },
  services: { title: shellPages.services.name, page: 'services', layout: 'E', arrangement: 'one-col' },
  store: {
    title: { en: 'The store', cn: '门店指南', tc: '店舖指南', fr: 'La galerie', it: 'La galleria', jp: '店舗案内', kr: '매장 안내' },
    page: 'contact',
    layout: 'F',
    arrangement: 'tiled 1x2',
  },
} as const satisfies Readonly<Record<string, PanelMenu>>;

/** A menu item with a panel. */
export type PanelKey = keyof typeof panelMenus;

/** Cities whose editors chose other pictures for a panel. */
const otherArrangements: Readonly<Partial<Record<City, Readonly<Partial<Record<PanelKey, Arrangement>>>>>> = {
  venice: { services: 'two-row' },
  'siem-reap': { offers: 'none' },
  saipan: { offers: 'none' },
  'san-francisco': { store: 'two-row' },
  auckland: { services: 'two-row' },
  queenstown: { services: 'none' },
};

/** How a city arranges the pictures of a panel. */
export function arrangementOf(city: City, menu: PanelKey): Arrangement {
  return otherArrangements[city]?.[menu] ?? panelMenus[menu].arrangement;
}

/** The menu item that leads out to the online shop, in cities that have one. */
export const shopTitle: Texts = { en: 'Shop online', cn: '线上商店', tc: '網上商店', fr: 'Boutique en ligne', it: 'Acquista online', jp: 'オンラインショップ', kr: '온라인 숍' };

const order = ['brands', 'offers', 'happening', 'dining', 'services', 'art', 'store'] as const;

/** The ids of a city's menu items in their order. */
export function menuIdsOf(city: City): readonly string[] {
  const keys = cityRow(city).onlineShop ? [...order, 'shop'] : order;
  return keys.map((key) => `${city}-menu-${key}`);
}
