import { categoryWords, wordLists } from './searchWords.ts';
import { entry, type SeedGroup, type Translations } from './seed.ts';

/** Categories by the kind of item that they sort; ids are `cat-{slug}`. Shared by all cities. */
export const categories = {
  beauty: { en: 'Beauty', cn: '美妆护肤', tc: '美妝護膚', fr: 'Beauté', it: 'Bellezza', jp: 'ビューティー', kr: '뷰티' },
  fragrance: { en: 'Fragrance', cn: '香氛', tc: '香氛', fr: 'Parfums', it: 'Profumi', jp: 'フレグランス', kr: '향수' },
  fashion: { en: 'Fashion & accessories', cn: '时尚配饰', tc: '時尚配飾', fr: 'Mode et accessoires', it: 'Moda e accessori', jp: 'ファッション・小物', kr: '패션 & 액세서리' },
  'watches-and-jewellery': { en: 'Watches & jewellery', cn: '腕表珠宝', tc: '腕錶珠寶', fr: 'Horlogerie et joaillerie', it: 'Orologi e gioielli', jp: '時計・ジュエリー', kr: '시계 & 주얼리' },
  'wines-and-spirits': { en: 'Wines & spirits', cn: '葡萄酒与烈酒', tc: '葡萄酒與烈酒', fr: 'Vins et spiritueux', it: 'Vini e distillati', jp: 'ワイン・スピリッツ', kr: '와인 & 증류주' },
  'food-and-gifts': { en: 'Food & gifts', cn: '美食礼品', tc: '美食禮品', fr: 'Épicerie fine et cadeaux', it: 'Gastronomia e regali', jp: 'フード・ギフト', kr: '식품 & 선물' },
  tasting: { en: 'Tastings', cn: '品鉴', tc: '品鑑', fr: 'Dégustations', it: 'Degustazioni', jp: 'テイスティング', kr: '시음회' },
  workshop: { en: 'Workshops', cn: '工作坊', tc: '工作坊', fr: 'Ateliers', it: 'Laboratori', jp: 'ワークショップ', kr: '워크숍' },
  exhibition: { en: 'Exhibitions', cn: '展览', tc: '展覽', fr: 'Expositions', it: 'Mostre', jp: '展覧会', kr: '전시' },
  'house-news': { en: 'Store news', cn: '馆内动态', tc: '館內動態', fr: 'En boutique', it: 'In boutique', jp: 'お知らせ', kr: '갤러리아 소식' },
  opening: { en: 'Openings', cn: '新店开幕', tc: '新店開幕', fr: 'Ouvertures', it: 'Aperture', jp: 'オープン情報', kr: '오픈 소식' },
  personal: { en: 'Personal services', cn: '专属服务', tc: '專屬服務', fr: 'Services personnels', it: 'Servizi personali', jp: 'パーソナルサービス', kr: '퍼스널 서비스' },
  travel: { en: 'For travellers', cn: '旅客服务', tc: '旅客服務', fr: 'Pour les voyageurs', it: 'Per chi viaggia', jp: '旅のサポート', kr: '여행자 서비스' },
  restaurant: { en: 'Restaurants', cn: '餐厅', tc: '餐廳', fr: 'Restaurants', it: 'Ristoranti', jp: 'レストラン', kr: '레스토랑' },
  cafe: { en: 'Cafés', cn: '咖啡馆', tc: '咖啡館', fr: 'Cafés', it: 'Caffè', jp: 'カフェ', kr: '카페' },
  bar: { en: 'Bars', cn: '酒吧', tc: '酒吧', fr: 'Bars', it: 'Bar', jp: 'バー', kr: '바' },
  sculpture: { en: 'Sculpture', cn: '雕塑', tc: '雕塑', fr: 'Sculpture', it: 'Scultura', jp: '彫刻', kr: '조각' },
  painting: { en: 'Painting', cn: '绘画', tc: '繪畫', fr: 'Peinture', it: 'Pittura', jp: '絵画', kr: '회화' },
  installation: { en: 'Installations', cn: '装置艺术', tc: '裝置藝術', fr: 'Installations', it: 'Installazioni', jp: 'インスタレーション', kr: '설치 작품' },
  'press-release': { en: 'Press releases', cn: '新闻稿', tc: '新聞稿', fr: 'Communiqués', it: 'Comunicati', jp: 'プレスリリース', kr: '보도자료' },
  'image-library': { en: 'Image library', cn: '图片库', tc: '圖片庫', fr: 'Photothèque', it: 'Archivio immagini', jp: '画像ライブラリー', kr: '이미지 자료실' },
} as const satisfies Record<string, Translations>;

function wordsOf(slug: string) {
  const words = categoryWords[slug];
  return words ? { searchWords: wordLists(words) } : {};
}

export const sharedCategories: SeedGroup = {
  tag: 'global',
  seeds: Object.entries(categories).map(([slug, title]) => entry('brandCategory', `cat-${slug}`, { title, slug, ...wordsOf(slug) })),
};
