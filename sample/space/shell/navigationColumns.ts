import { topics } from './footer.ts';
import { type LinkedPage, pageNames, type ShellPage } from './links.ts';
import type { PanelKey } from './menu.ts';
import type { Texts } from './textsInCity.ts';

/** A third-level link of one column only. It leads to the column's page, or to a place of the city that is no page of the shell. */
export interface OwnLink {
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
  readonly links: readonly (LinkedPage | OwnLink)[];
}

/** The six categories of brands; their links are the city's own brands. */
const categories: readonly Column[] = [
  {
    key: 'beauty',
    title: { en: 'Beauty', cn: '美妆护肤', tc: '美妝護膚', fr: 'Beauté', it: 'Bellezza', jp: 'ビューティー', kr: '뷰티' },
    page: 'brands',
    category: 'beauty',
    links: [],
  },
  {
    key: 'fragrance',
    title: { en: 'Fragrance', cn: '香氛', tc: '香氛', fr: 'Parfums', it: 'Profumi', jp: 'フレグランス', kr: '향수' },
    page: 'brands',
    category: 'fragrance',
    links: [],
  },
  {
    key: 'fashion',
    title: { en: 'Fashion & accessories', cn: '时尚配饰', tc: '時尚配飾', fr: 'Mode et accessoires', it: 'Moda e accessori', jp: 'ファッション・小物', kr: '패션 & 액세서리' },
    page: 'brands',
    category: 'fashion',
    links: [],
  },
  {
    key: 'watches',
    title: { en: 'Watches & jewellery', cn: '腕表珠宝', tc: '腕錶珠寶', fr: 'Horlogerie et joaillerie', it: 'Orologi e gioielli', jp: '時計・ジュエリー', kr: '시계 & 주얼리' },
    page: 'brands',
    category: 'watches-and-jewellery',
    links: [],
  },
  {
    key: 'wines',
    title: { en: 'Wines & spirits', cn: '葡萄酒与烈酒', tc: '葡萄酒與烈酒', fr: 'Vins et spiritueux', it: 'Vini e distillati', jp: 'ワイン・スピリッツ', kr: '와인 & 증류주' },
    page: 'brands',
    category: 'wines-and-spirits',
    links: [],
  },
  {
    key: 'food',
    title: { en: 'Food & gifts', cn: '美食礼品', tc: '美食禮品', fr: 'Épicerie fine et cadeaux', it: 'Gastronomia e regali', jp: 'フード・ギフト', kr: '식품 & 선물' },
    page: 'brands',
    category: 'food-and-gifts',
    links: [],
  },
];

/** The columns of each panel. */
export const columns: Readonly<Record<PanelKey, readonly Column[]>> = {
  brands: categories,
  offers: [
    {
      key: 'current',
      title: { en: 'Current offers', cn: '当季礼遇', tc: '當季禮遇', fr: 'En ce moment', it: 'In corso', jp: '実施中の特典', kr: '진행 중인 혜택' },
      page: 'offers',
      links: ['offers', 'promotions'],
    },
    {
      key: 'members',
      title: { en: 'For members', cn: '会员礼遇', tc: '會員禮遇', fr: 'Pour les membres', it: 'Per gli iscritti', jp: '会員の皆さまへ', kr: '회원을 위하여' },
      page: 'circle',
      links: ['circle', 'app'],
    },
    {
      key: 'useful',
      title: { en: 'Good to know', cn: '实用信息', tc: '實用資訊', fr: 'Bon à savoir', it: 'Da sapere', jp: 'ご案内', kr: '알아 두실 내용' },
      page: 'offerTerms',
      links: ['offerTerms', 'newsletter'],
    },
  ],
  happening: [
    {
      key: 'events',
      title: pageNames.events,
      page: 'events',
      links: [
        { key: 'all', title: { en: 'All events', cn: '全部活动', tc: '全部活動', fr: 'Tous les événements', it: 'Tutti gli eventi', jp: 'すべてのイベント', kr: '모든 이벤트' } },
        { key: 'tasting', title: { en: 'Tastings', cn: '品鉴', tc: '品鑑', fr: 'Dégustations', it: 'Degustazioni', jp: 'テイスティング', kr: '시음회' } },
        { key: 'workshop', title: { en: 'Workshops', cn: '工作坊', tc: '工作坊', fr: 'Ateliers', it: 'Laboratori', jp: 'ワークショップ', kr: '워크숍' } },
      ],
    },
    {
      key: 'news',
      title: pageNames.news,
      page: 'news',
      links: [
        { key: 'all', title: { en: 'All news', cn: '全部新闻', tc: '全部新聞', fr: 'Toutes les actualités', it: 'Tutte le novità', jp: 'すべてのニュース', kr: '모든 소식' } },
        { key: 'opening', title: { en: 'Openings', cn: '新店开幕', tc: '新店開幕', fr: 'Ouvertures', it: 'Aperture', jp: 'オープン情報', kr: '오픈 소식' } },
        { key: 'house', title: { en: 'House news', cn: '品牌动态', tc: '品牌動態', fr: 'La maison', it: 'Dalla casa', jp: 'お知らせ', kr: '갤러리아 소식' } },
      ],
    },
  ],
  services: [
    {
      key: 'inside',
      title: { en: 'In the gallery', cn: '馆内服务', tc: '館內服務', fr: 'Sur place', it: 'In galleria', jp: '館内のサービス', kr: '매장에서' },
      page: 'services',
      links: [
        { key: 'personal', title: { en: 'Personal services', cn: '专属服务', tc: '專屬服務', fr: 'Services personnels', it: 'Servizi personali', jp: 'パーソナルサービス', kr: '퍼스널 서비스' } },
        { key: 'travel', title: { en: 'For travellers', cn: '旅客服务', tc: '旅客服務', fr: 'Pour les voyageurs', it: 'Per chi viaggia', jp: '旅のサポート', kr: '여행자 서비스' } },
      ],
    },
    {
      key: 'before',
      title: { en: 'Before you come', cn: '到访之前', tc: '到訪之前', fr: 'Avant de venir', it: 'Prima della visita', jp: 'ご来店の前に', kr: '방문 전에' },
      page: 'contact',
      links: ['contact', 'destination', 'accessibility'],
    },
  ],
  store: [
    {
      key: 'house',
      title: topics.house,
      page: 'media',
      links: [
        { key: 'architecture', title: { en: 'Architecture', cn: '建筑', tc: '建築', fr: 'Architecture', it: 'Architettura', jp: '建築', kr: '건축' }, path: 'about-store/architecture' },
        { key: 'heritage', title: { en: 'Heritage', cn: '传承', tc: '傳承', fr: 'Patrimoine', it: 'Patrimonio', jp: '受け継ぐもの', kr: '헤리티지' }, path: 'about-store/heritage' },
        'media',
      ],
    },
    {
      key: 'visit',
      title: topics.visit,
      page: 'contact',
      links: [{ key: 'guide', title: { en: 'Store guide and map', cn: '门店指南与地图', tc: '店舖指南及地圖', fr: 'Plan et accès', it: 'Guida e mappa', jp: '館内案内・地図', kr: '매장 안내와 지도' }, path: 'stores/map' }, 'contact', 'accessibility'],
    },
    { key: 'circle', title: pageNames.circle, page: 'circle', links: ['circle', 'app', 'newsletter'] },
  ],
};
