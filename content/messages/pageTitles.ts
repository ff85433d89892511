import type { Label } from './message.ts';

/** Titles of pages that have no entry of their own to name them. */
export const pageTitleMessages = {
  contactUs: { en: 'Contact us', cn: '联系我们', tc: '聯絡我們', fr: 'Nous contacter', it: 'Contattaci', jp: 'お問い合わせ', kr: '문의하기' },
  assistance: { en: 'Assistance', cn: '售后协助', tc: '售後協助', fr: 'Assistance', it: 'Assistenza', jp: 'アフターサポート', kr: '고객 지원' },
  newsletter: { en: 'Newsletter', cn: '订阅资讯', tc: '訂閱資訊', fr: 'Newsletter', it: 'Newsletter', jp: 'ニュースレター', kr: '뉴스레터' },
  selectDestination: { en: 'Select your destination', cn: '选择目的地', tc: '選擇目的地', fr: 'Choisissez votre destination', it: 'Scegli la tua destinazione', jp: '行き先を選ぶ', kr: '여행지 선택' },
  terms: { en: 'Terms and conditions', cn: '条款与细则', tc: '條款及細則', fr: 'Conditions générales', it: 'Termini e condizioni', jp: '利用規約', kr: '이용 약관' },
  socialMedias: { en: 'Social media', cn: '社交媒体', tc: '社交媒體', fr: 'Réseaux sociaux', it: 'Social media', jp: 'ソーシャルメディア', kr: '소셜 미디어' },
  announcements: { en: 'Announcements', cn: '公告', tc: '公告', fr: 'Annonces', it: 'Annunci', jp: 'お知らせ一覧', kr: '공지사항' },
  stores: { en: 'Our stores', cn: '门店', tc: '門市', fr: 'Nos magasins', it: 'I nostri negozi', jp: '店舗一覧', kr: '매장 안내' },
} as const satisfies Record<string, Label>;
