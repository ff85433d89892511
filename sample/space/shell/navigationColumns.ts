import { categories } from '../categories.ts';
import { topics } from './footer.ts';
import { type LinkedPage, type ShellPage, shellPages } from './links.ts';
import type { PanelKey } from './menu.ts';
import type { Texts } from './textsInCity.ts';

/**
 * A third-level link of one column only. It leads to the column's page, or to a place of the city that is no page of the
 * shell.
 */
export interface ColumnLink {
  readonly key: string;
  readonly title: Texts;
  /** Path after the city, e.g. `stores/map`. */
  readonly path?: string;
}

/** One column of a panel: a second-level title with its third-level links. */
export interface Column {
  readonly key: string;
  readonly title: Texts;
  readonly page: ShellPage;
  /** Opens the page, a listing, at one shared category (`cat-{slug}`). */
  readonly category?: string;
  readonly links: readonly (LinkedPage | ColumnLink)[];
}

/** A column of links to pages. */
const column = (key: string, title: Texts, page: ShellPage, links: Column['links']): Column => ({ key, title, page, links });

/** The six categories of brands; their links are the city's own brands. */
const brandCategories = [
  ['beauty', 'beauty'],
  ['fragrance', 'fragrance'],
  ['fashion', 'fashion'],
  ['watches', 'watches-and-jewellery'],
  ['wines', 'wines-and-spirits'],
  ['food', 'food-and-gifts'],
] as const;

/** The columns of each panel. */
export const columns: Readonly<Record<PanelKey, readonly Column[]>> = {
  brands: brandCategories.map(([key, category]) => ({ ...column(key, categories[category], 'brands', []), category })),
  offers: [
    column('current', { en: 'Current offers', cn: '当季礼遇', tc: '當季禮遇', fr: 'En ce moment', it: 'In corso', jp: '実施中の特典', kr: '진행 중인 혜택' }, 'offers', ['offers', 'promotions']),
    column('members', { en: 'For members', cn: '会员礼遇', tc: '會員禮遇', fr: 'Pour les membres', it: 'Per gli iscritti', jp: '会員の皆さまへ', kr: '회원을 위하여' }, 'circle', ['circle', 'app']),
    column('useful', { en: 'Good to know', cn: '实用信息', tc: '實用資訊', fr: 'Bon à savoir', it: 'Da sapere', jp: 'ご案内', kr: '알아 두실 내용' }, 'offerTerms', ['offerTerms', 'newsletter']),
  ],
  happening: [
    column('events', shellPages.events.name, 'events', [
      { key: 'all', title: { en: 'All events', cn: '全部活动', tc: '全部活動', fr: 'Tous les événements', it: 'Tutti gli eventi', jp: 'すべてのイベント', kr: '모든 이벤트' } },
      { key: 'tasting', title: categories.tasting },
      { key: 'workshop', title: categories.workshop },
    ]),
    column('news', shellPages.news.name, 'news', [
      { key: 'all', title: { en: 'All news', cn: '全部新闻', tc: '全部新聞', fr: 'Toutes les actualités', it: 'Tutte le novità', jp: 'すべてのニュース', kr: '모든 소식' } },
      { key: 'opening', title: categories.opening },
      { key: 'house', title: categories['house-news'] },
    ]),
  ],
  services: [
    column('inside', { en: 'In the gallery', cn: '馆内服务', tc: '館內服務', fr: 'Sur place', it: 'In galleria', jp: '館内のサービス', kr: '매장에서' }, 'services', [
      { key: 'personal', title: categories.personal },
      { key: 'travel', title: categories.travel },
    ]),
    column('before', { en: 'Before you come', cn: '到访之前', tc: '到訪之前', fr: 'Avant de venir', it: 'Prima della visita', jp: 'ご来館の前に', kr: '방문 전에' }, 'contact', ['contact', 'destination', 'accessibility']),
  ],
  store: [
    column('house', topics.house, 'media', [
      { key: 'architecture', title: { en: 'Architecture', cn: '建筑', tc: '建築', fr: 'Architecture', it: 'Architettura', jp: '建築', kr: '건축' }, path: 'about-store/architecture' },
      { key: 'heritage', title: { en: 'Heritage', cn: '传承', tc: '傳承', fr: 'Patrimoine', it: 'Patrimonio', jp: '受け継ぐもの', kr: '헤리티지' }, path: 'about-store/heritage' },
      'media',
    ]),
    column('visit', topics.visit, 'contact', [{ key: 'guide', title: { en: 'Store guide and map', cn: '门店指南与地图', tc: '店舖指南及地圖', fr: 'Plan et accès', it: 'Guida e mappa', jp: '館内案内・地図', kr: '매장 안내와 지도' }, path: 'stores/map' }, 'contact', 'accessibility']),
    column('circle', shellPages.circle.name, 'circle', ['circle', 'app', 'newsletter']),
  ],
};
