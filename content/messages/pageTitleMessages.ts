import type { Label } from '../languages.ts';

/** Titles of pages that have no entry. */
export const pageTitleMessages = {
  contactUs: { en: 'Contact us', cn: '联系我们', tc: '聯絡我們', fr: 'Nous contacter', it: 'Contatti', jp: 'お問い合わせ', kr: '문의하기' },
  assistance: { en: 'Assistance', cn: '售后协助', tc: '售後協助', fr: 'Assistance', it: 'Assistenza', jp: 'アフターサポート', kr: '고객 지원' },
  newsletter: { en: 'Newsletter', cn: '订阅资讯', tc: '訂閱資訊', fr: 'Newsletter', it: 'Newsletter', jp: 'ニュースレター', kr: '뉴스레터' },
  terms: { en: 'Terms and conditions', cn: '条款与细则', tc: '條款及細則', fr: 'Conditions générales', it: 'Termini e condizioni', jp: '利用規約', kr: '이용 약관' },
  socialMedias: { en: 'Social media', cn: '社交媒体', tc: '社交媒體', fr: 'Réseaux sociaux', it: 'Social media', jp: 'ソーシャルメディア', kr: '소셜 미디어' },
  announcements: { en: 'Announcements', cn: '公告', tc: '公告', fr: 'Annonces', it: 'Annunci', jp: 'お知らせ一覧', kr: '공지사항' },
  stores: { en: 'Our stores', cn: '门店', tc: '店舖', fr: 'Nos boutiques', it: 'I nostri negozi', jp: '店舗一覧', kr: '매장 안내' },
  mapUnavailable: {
    en: 'The map can’t be shown here. The floor guide and the directions link lead you to us.',
    cn: '此处暂无法显示地图，请参考楼层指南与路线链接。',
    tc: '此處暫無法顯示地圖，請參考樓層指南與路線連結。',
    fr: 'La carte ne peut pas s’afficher ici. Le plan et le lien d’itinéraire vous guideront.',
    it: 'La mappa non è disponibile qui. La guida ai piani e il link alle indicazioni la condurranno da noi.',
    jp: 'ここでは地図を表示できません。フロアガイドと経路リンクをご利用ください。',
    kr: '이곳에서는 지도를 표시할 수 없습니다. 층별 안내와 길찾기 링크를 이용해 주십시오.',
  },
} as const satisfies Record<string, Label>;
