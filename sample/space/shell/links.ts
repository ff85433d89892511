import type { City } from '../../../content/cities.ts';
import { namesOf } from '../../../content/names.ts';
import { entry, type Seed } from '../seed.ts';
import { inCity, type Texts } from './textsInCity.ts';

interface PageRow {
  /** The end of the page's id. */
  readonly id: string;
  /** What the page is called in menus and footer. */
  readonly name: Texts;
}

/** The pages of every city's shell that have a plain link for menus and footer. */
const linkedPages = {
  brands: { id: 'list-brands', name: { en: 'Brands', cn: '品牌', tc: '品牌', fr: 'Marques', it: 'Marchi', jp: 'ブランド', kr: '브랜드' } },
  dining: { id: 'list-dining', name: { en: 'Dining', cn: '餐饮', tc: '餐飲', fr: 'Restaurants', it: 'Ristoranti', jp: 'ダイニング', kr: '다이닝' } },
  events: { id: 'list-events', name: { en: 'Events', cn: '活动', tc: '活動', fr: 'Événements', it: 'Eventi', jp: 'イベント', kr: '이벤트' } },
  news: { id: 'list-news', name: { en: 'News', cn: '新闻', tc: '新聞', fr: 'Actualités', it: 'Novità', jp: 'ニュース', kr: '소식' } },
  services: { id: 'list-services', name: { en: 'Services', cn: '服务', tc: '服務', fr: 'Services', it: 'Servizi', jp: 'サービス', kr: '서비스' } },
  offers: { id: 'list-offers', name: { en: 'Special offers', cn: '特别优惠', tc: '特別優惠', fr: 'Offres spéciales', it: 'Offerte speciali', jp: '特典', kr: '특별 혜택' } },
  promotions: { id: 'list-promotions', name: { en: 'Promotions', cn: '推广礼遇', tc: '推廣禮遇', fr: 'Promotions', it: 'Promozioni', jp: 'プロモーション', kr: '프로모션' } },
  art: { id: 'list-art', name: { en: 'Art & Culture', cn: '艺术与文化', tc: '藝術與文化', fr: 'Art et culture', it: 'Arte e cultura', jp: 'アート＆カルチャー', kr: '예술과 문화' } },
  media: { id: 'list-media', name: { en: 'Media centre', cn: '媒体中心', tc: '媒體中心', fr: 'Espace presse', it: 'Area stampa', jp: 'メディアセンター', kr: '미디어 센터' } },
  circle: { id: 'page-circle', name: { en: 'Meridian Circle', cn: 'Meridian Circle', tc: 'Meridian Circle', fr: 'Meridian Circle', it: 'Meridian Circle', jp: 'Meridian Circle', kr: 'Meridian Circle' } },
  app: { id: 'page-circle-app', name: { en: 'The Circle app', cn: 'Circle 会员应用', tc: 'Circle 會員應用程式', fr: 'L’application Circle', it: 'L’app Circle', jp: 'Circleアプリ', kr: 'Circle 앱' } },
  contact: { id: 'contact-us', name: { en: 'Contact us', cn: '联系我们', tc: '聯絡我們', fr: 'Nous contacter', it: 'Contatti', jp: 'お問い合わせ', kr: '문의하기' } },
  newsletter: { id: 'newsletter', name: { en: 'Newsletter', cn: '订阅资讯', tc: '訂閱資訊', fr: 'Newsletter', it: 'Newsletter', jp: 'ニュースレター', kr: '뉴스레터' } },
  destination: { id: 'page-destination', name: { en: 'Select your destination', cn: '选择目的地', tc: '選擇目的地', fr: 'Choisissez votre destination', it: 'Scegliere la destinazione', jp: '行き先を選ぶ', kr: '여행지 선택' } },
  privacy: { id: 'page-privacy', name: { en: 'Privacy policy', cn: '隐私政策', tc: '私隱政策', fr: 'Politique de confidentialité', it: 'Informativa sulla privacy', jp: 'プライバシーポリシー', kr: '개인정보 처리방침' } },
  terms: { id: 'page-terms', name: { en: 'Terms and conditions', cn: '条款与细则', tc: '條款及細則', fr: 'Conditions générales', it: 'Termini e condizioni', jp: '利用規約', kr: '이용 약관' } },
  offerTerms: { id: 'page-offer-terms', name: { en: 'Offer terms', cn: '优惠条款', tc: '優惠條款', fr: 'Conditions des offres', it: 'Condizioni delle offerte', jp: '特典のご利用条件', kr: '혜택 이용 조건' } },
  cookies: { id: 'page-cookies', name: { en: 'Cookie notice', cn: 'Cookie 声明', tc: 'Cookie 聲明', fr: 'Gestion des cookies', it: 'Informativa sui cookie', jp: 'Cookieについて', kr: '쿠키 안내' } },
  accessibility: { id: 'page-accessibility', name: { en: 'Accessibility', cn: '无障碍服务', tc: '無障礙服務', fr: 'Accessibilité', it: 'Accessibilità', jp: 'アクセシビリティ', kr: '접근성' } },
} as const satisfies Readonly<Record<string, PageRow>>;

const unlinkedPages = {
  blank: { id: 'page-blank', name: { en: 'A page kept free', cn: '留白一页', tc: '留白一頁', fr: 'Une page en attente', it: 'Una pagina in attesa', jp: '準備中のページ', kr: '비워 둔 페이지' } },
  searching: { id: 'page-searching', name: { en: 'Search', cn: '搜索', tc: '搜尋', fr: 'Recherche', it: 'Cerca', jp: '検索', kr: '검색' } },
} as const satisfies Readonly<Record<string, PageRow>>;

/** A page that has a plain link for menus and footer. */
export type LinkedPage = keyof typeof linkedPages;

/** A page that every city's shell has. */
export type ShellPage = LinkedPage | keyof typeof unlinkedPages;

export const shellPages: Readonly<Record<ShellPage, PageRow>> = { ...linkedPages, ...unlinkedPages };

/** The entry id of a page of a city's shell, e.g. `sydney-list-brands`. */
export function pageIdOf(city: City, page: ShellPage): string {
  return `${city}-${shellPages[page].id}`;
}

/** The id of the plain link to a page of the shell; menus and footer share these links. */
export function linkIdOf(city: City, page: LinkedPage): string {
  return `${city}-link-${page.toLowerCase()}`;
}

/** One plain link to each page, by the page's own name. */
export function pageLinksOf(city: City): readonly Seed[] {
  return namesOf(linkedPages).map((page) => {
    const title = inCity(city, shellPages[page].name);
    return entry('link', linkIdOf(city, page), { title, accessibleTitleForMobile: title, hasLink: true, internalLink: pageIdOf(city, page) });
  });
}
