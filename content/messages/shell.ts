import type { Label } from './message.ts';

/** Texts around every page: header, footer, notices. */
export const shellMessages = {
  siteName: { en: 'Meridian Galleria', cn: 'Meridian Galleria', tc: 'Meridian Galleria', fr: 'Meridian Galleria', it: 'Meridian Galleria', jp: 'Meridian Galleria', kr: 'Meridian Galleria' },
  skipToContent: { en: 'Skip to content', cn: '跳到正文', tc: '跳到正文', fr: 'Aller au contenu', it: 'Vai al contenuto', jp: '本文へ移動', kr: '본문으로 이동' },
  home: { en: 'Home', cn: '首页', tc: '首頁', fr: 'Accueil', it: 'Home', jp: 'ホーム', kr: '홈' },
  mainNavigation: { en: 'Main', cn: '主导航', tc: '主導覽', fr: 'Principale', it: 'Principale', jp: 'メイン', kr: '주 메뉴' },
  footer: { en: 'Footer', cn: '页脚', tc: '頁尾', fr: 'Pied de page', it: 'Piè di pagina', jp: 'フッター', kr: '하단 메뉴' },
  legal: { en: 'Legal', cn: '法律信息', tc: '法律資訊', fr: 'Mentions légales', it: 'Note legali', jp: '法的情報', kr: '법적 고지' },
  search: { en: 'Search', cn: '搜索', tc: '搜尋', fr: 'Rechercher', it: 'Cerca', jp: '検索', kr: '검색' },
  account: { en: 'Account', cn: '账户', tc: '帳戶', fr: 'Compte', it: 'Account', jp: 'アカウント', kr: '계정' },
  cart: { en: 'Cart', cn: '购物车', tc: '購物車', fr: 'Panier', it: 'Carrello', jp: 'カート', kr: '장바구니' },
  menu: { en: 'Menu', cn: '菜单', tc: '選單', fr: 'Menu', it: 'Menu', jp: 'メニュー', kr: '메뉴' },
  close: { en: 'Close', cn: '关闭', tc: '關閉', fr: 'Fermer', it: 'Chiudi', jp: '閉じる', kr: '닫기' },
  back: { en: 'Back', cn: '返回', tc: '返回', fr: 'Retour', it: 'Indietro', jp: '戻る', kr: '뒤로' },
  destinationAndLanguage: { en: 'Destination and language', cn: '目的地与语言', tc: '目的地與語言', fr: 'Destination et langue', it: 'Destinazione e lingua', jp: '行き先と言語', kr: '여행지 및 언어' },
  followUs: { en: 'Follow us', cn: '关注我们', tc: '關注我們', fr: 'Suivez-nous', it: 'Seguici', jp: 'フォローする', kr: '팔로우' },
  backToTop: { en: 'Back to top', cn: '回到顶部', tc: '回到頂部', fr: 'Haut de page', it: 'Torna su', jp: 'ページの先頭へ', kr: '맨 위로' },
  planYourVisit: { en: 'Plan your visit', cn: '规划行程', tc: '規劃行程', fr: 'Préparer votre visite', it: 'Pianifica la visita', jp: 'ご来店の計画', kr: '방문 계획' },
  yourPrivacyChoices: { en: 'Your Privacy Choices', cn: '您的隐私选择', tc: '您的私隱選擇', fr: 'Vos choix de confidentialité', it: 'Le tue scelte sulla privacy', jp: 'プライバシーに関する選択', kr: '개인정보 선택' },
} as const satisfies Record<string, Label>;

