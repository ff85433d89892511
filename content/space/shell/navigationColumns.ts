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

/** The six categories of houses. */
const categories: readonly Column[] = [
  {
    key: 'beauty',
    title: { en: 'Beauty', cn: '美妆护肤', tc: '美妝護膚', fr: 'Beauté', it: 'Bellezza', jp: 'ビューティー', kr: '뷰티' },
    page: 'brands',
    category: 'beauty',
    links: [
      { key: 'skincare', title: { en: 'Skincare', cn: '护肤', tc: '護膚', fr: 'Soins', it: 'Cura della pelle', jp: 'スキンケア', kr: '스킨케어' } },
      { key: 'make-up', title: { en: 'Make-up', cn: '彩妆', tc: '彩妝', fr: 'Maquillage', it: 'Trucco', jp: 'メイクアップ', kr: '메이크업' } },
      { key: 'tools', title: { en: 'Brushes & tools', cn: '刷具与工具', tc: '刷具與工具', fr: 'Pinceaux et accessoires', it: 'Pennelli e accessori', jp: 'ブラシ・ツール', kr: '브러시와 도구' } },
    ],
  },
  {
    key: 'fragrance',
    title: { en: 'Fragrance', cn: '香氛', tc: '香氛', fr: 'Parfums', it: 'Profumi', jp: 'フレグランス', kr: '향수' },
    page: 'brands',
    category: 'fragrance',
    links: [
      { key: 'perfume', title: { en: 'Eau de parfum', cn: '香水', tc: '香水', fr: 'Eaux de parfum', it: 'Eau de parfum', jp: 'オードパルファム', kr: '오 드 퍼퓸' } },
      { key: 'cologne', title: { en: 'Colognes', cn: '古龙水', tc: '古龍水', fr: 'Eaux de Cologne', it: 'Acque di colonia', jp: 'オーデコロン', kr: '코롱' } },
      { key: 'home', title: { en: 'Home fragrance', cn: '家居香氛', tc: '家居香氛', fr: 'Parfums d’intérieur', it: 'Profumi per la casa', jp: 'ホームフレグランス', kr: '홈 프래그런스' } },
    ],
  },
  {
    key: 'fashion',
    title: { en: 'Fashion & accessories', cn: '时尚配饰', tc: '時尚配飾', fr: 'Mode et accessoires', it: 'Moda e accessori', jp: 'ファッション・小物', kr: '패션 & 액세서리' },
    page: 'brands',
    category: 'fashion',
    links: [
      { key: 'bags', title: { en: 'Bags', cn: '手袋', tc: '手袋', fr: 'Sacs', it: 'Borse', jp: 'バッグ', kr: '가방' } },
      { key: 'leather', title: { en: 'Small leather goods', cn: '小皮具', tc: '小皮具', fr: 'Petite maroquinerie', it: 'Piccola pelletteria', jp: '革小物', kr: '가죽 소품' } },
      { key: 'eyewear', title: { en: 'Eyewear & scarves', cn: '眼镜与丝巾', tc: '眼鏡與絲巾', fr: 'Lunettes et foulards', it: 'Occhiali e foulard', jp: 'アイウェア・スカーフ', kr: '아이웨어와 스카프' } },
    ],
  },
  {
    key: 'watches',
    title: { en: 'Watches & jewellery', cn: '腕表珠宝', tc: '腕錶珠寶', fr: 'Horlogerie et joaillerie', it: 'Orologi e gioielli', jp: '時計・ジュエリー', kr: '시계 & 주얼리' },
    page: 'brands',
    category: 'watches-and-jewellery',
    links: [
      { key: 'watches', title: { en: 'Watches', cn: '腕表', tc: '腕錶', fr: 'Montres', it: 'Orologi', jp: '腕時計', kr: '시계' } },
      { key: 'jewellery', title: { en: 'Fine jewellery', cn: '高级珠宝', tc: '高級珠寶', fr: 'Joaillerie', it: 'Gioielleria', jp: 'ファインジュエリー', kr: '파인 주얼리' } },
      { key: 'pearls', title: { en: 'Pearls & gold', cn: '珍珠与黄金', tc: '珍珠與黃金', fr: 'Perles et or', it: 'Perle e oro', jp: 'パール・ゴールド', kr: '진주와 골드' } },
    ],
  },
  {
    key: 'wines',
    title: { en: 'Wines & spirits', cn: '葡萄酒与烈酒', tc: '葡萄酒與烈酒', fr: 'Vins et spiritueux', it: 'Vini e distillati', jp: 'ワイン・スピリッツ', kr: '와인 & 증류주' },
    page: 'brands',
    category: 'wines-and-spirits',
    links: [
      { key: 'whisky', title: { en: 'Whisky', cn: '威士忌', tc: '威士忌', fr: 'Whisky', it: 'Whisky', jp: 'ウイスキー', kr: '위스키' } },
      { key: 'wine', title: { en: 'Wine & champagne', cn: '葡萄酒与香槟', tc: '葡萄酒與香檳', fr: 'Vins et champagnes', it: 'Vini e champagne', jp: 'ワイン・シャンパーニュ', kr: '와인과 샴페인' } },
      { key: 'gin', title: { en: 'Gin & botanicals', cn: '金酒与草本酒', tc: '氈酒與草本酒', fr: 'Gins et eaux-de-vie de plantes', it: 'Gin e distillati botanici', jp: 'ジン・ボタニカル', kr: '진과 보태니컬' } },
    ],
  },
  {
    key: 'food',
    title: { en: 'Food & gifts', cn: '美食礼品', tc: '美食禮品', fr: 'Épicerie fine et cadeaux', it: 'Gastronomia e regali', jp: 'フード・ギフト', kr: '식품 & 선물' },
    page: 'brands',
    category: 'food-and-gifts',
    links: [
      { key: 'chocolate', title: { en: 'Chocolate', cn: '巧克力', tc: '朱古力', fr: 'Chocolats', it: 'Cioccolato', jp: 'チョコレート', kr: '초콜릿' } },
      { key: 'tea', title: { en: 'Tea & honey', cn: '茶与蜂蜜', tc: '茶與蜂蜜', fr: 'Thés et miels', it: 'Tè e miele', jp: '紅茶・はちみつ', kr: '차와 꿀' } },
      { key: 'boxes', title: { en: 'Gift boxes', cn: '礼盒', tc: '禮盒', fr: 'Coffrets cadeaux', it: 'Confezioni regalo', jp: 'ギフトボックス', kr: '선물 세트' } },
    ],
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
