import type { Label } from '../languages.ts';

/** Names and labels around every page: header, menu, footer. */
const labels = {
  siteName: { en: 'Meridian Galleria', cn: 'Meridian Galleria', tc: 'Meridian Galleria', fr: 'Meridian Galleria', it: 'Meridian Galleria', jp: 'Meridian Galleria', kr: 'Meridian Galleria' },
  siteDescription: {
    en: '{name}: opening hours, brands, special offers, events and the way there',
    cn: '{name}：营业时间、品牌、特别优惠、活动与前往方式',
    tc: '{name}：營業時間、品牌、特別優惠、活動與前往方式',
    fr: '{name}\u00a0: horaires, marques, offres spéciales, événements et accès',
    it: '{name}: orari di apertura, marchi, offerte speciali, eventi e come arrivare',
    jp: '{name}：営業時間、ブランド、特別なご案内、イベント、アクセス',
    kr: '{name}: 영업시간, 브랜드, 특별 혜택, 이벤트, 찾아오시는 길',
  },
  skipToContent: { en: 'Skip to content', cn: '跳到正文', tc: '跳到正文', fr: 'Aller au contenu', it: 'Vai al contenuto', jp: '本文へ移動', kr: '본문으로 이동' },
  home: { en: 'Home', cn: '首页', tc: '首頁', fr: 'Accueil', it: 'Home', jp: 'ホーム', kr: '홈' },
  mainNavigation: { en: 'Main', cn: '主导航', tc: '主導覽', fr: 'Principale', it: 'Principale', jp: 'メイン', kr: '주 메뉴' },
  footer: { en: 'Footer', cn: '页脚', tc: '頁尾', fr: 'Pied de page', it: 'Piè di pagina', jp: 'フッター', kr: '하단 메뉴' },
  legal: { en: 'Legal', cn: '法律信息', tc: '法律資訊', fr: 'Mentions légales', it: 'Note legali', jp: '法的情報', kr: '법적 고지' },
  account: { en: 'Account', cn: '账户', tc: '帳戶', fr: 'Compte', it: 'Account', jp: 'アカウント', kr: '계정' },
  cart: { en: 'Cart', cn: '购物车', tc: '購物車', fr: 'Panier', it: 'Carrello', jp: 'カート', kr: '장바구니' },
  menu: { en: 'Menu', cn: '菜单', tc: '選單', fr: 'Menu', it: 'Menu', jp: 'メニュー', kr: '메뉴' },
  back: { en: 'Back', cn: '返回', tc: '返回', fr: 'Retour', it: 'Indietro', jp: '戻る', kr: '뒤로' },
  destinationAndLanguage: { en: 'Destination and language', cn: '目的地与语言', tc: '目的地與語言', fr: 'Destination et langue', it: 'Destinazione e lingua', jp: '行き先と言語', kr: '여행지 및 언어' },
  followUs: { en: 'Follow us', cn: '关注我们', tc: '關注我們', fr: 'Suivez-nous', it: 'Ci segua', jp: 'フォローする', kr: '팔로우' },
  eastOfGreenwich: { en: '{degrees}\u00a0E', cn: '东经 {degrees}', tc: '東經 {degrees}', fr: '{degrees}\u00a0E', it: '{degrees}\u00a0E', jp: '東経{degrees}', kr: '동경 {degrees}' },
  westOfGreenwich: { en: '{degrees}\u00a0W', cn: '西经 {degrees}', tc: '西經 {degrees}', fr: '{degrees}\u00a0O', it: '{degrees}\u00a0O', jp: '西経{degrees}', kr: '서경 {degrees}' },
  backToTop: { en: 'Back to top', cn: '回到顶部', tc: '回到頂部', fr: 'Haut de page', it: 'Torna su', jp: 'ページの先頭へ', kr: '맨 위로' },
  planYourVisit: { en: 'Plan your visit', cn: '规划行程', tc: '規劃行程', fr: 'Préparer votre visite', it: 'Pianifica la visita', jp: 'ご来館の計画', kr: '방문 계획' },
  yourPrivacyChoices: { en: 'Your Privacy Choices', cn: '您的隐私选择', tc: '您的私隱選擇', fr: 'Vos choix de confidentialité', it: 'Le sue scelte sulla privacy', jp: 'プライバシーに関する選択', kr: '개인정보 선택' },
  showSections: { en: '{title}: show the sections', cn: '{title}：展开栏目', tc: '{title}：展開欄目', fr: '{title}\u00a0: afficher les rubriques', it: '{title}: mostra le sezioni', jp: '{title}：項目を表示', kr: '{title}: 하위 메뉴 보기' },
  yourCity: { en: 'Your city', cn: '所在城市', tc: '所在城市', fr: 'Votre ville', it: 'La sua città', jp: '選択中の都市', kr: '선택한 도시' },
  changeDestination: { en: 'Change destination', cn: '更改目的地', tc: '更改目的地', fr: 'Changer de destination', it: 'Cambia destinazione', jp: '行き先を変更', kr: '여행지 변경' },
  signUp: { en: 'Sign up', cn: '注册会员', tc: '註冊會員', fr: 'S’inscrire', it: 'Iscriviti', jp: '新規登録', kr: '회원가입' },
  signIn: { en: 'Sign in', cn: '登录', tc: '登入', fr: 'Se connecter', it: 'Accedi', jp: 'ログイン', kr: '로그인' },
  scanToFollow: { en: '{name}: scan to follow', cn: '{name}：扫码关注', tc: '{name}：掃描關注', fr: '{name}\u00a0: scanner pour suivre', it: '{name}: inquadri per seguirci', jp: '{name}：読み取ってフォロー', kr: '{name}: 스캔하여 팔로우' },
} as const satisfies Record<string, Label>;

/** Sentences around every page. */
const sentences = {
  circleInvitation: {
    en: 'Meridian Circle: points and quiet privileges in 21 cities.',
    cn: 'Meridian Circle：积分与从容礼遇，通行 21 座城市。',
    tc: 'Meridian Circle：積分與從容禮遇，通行 21 座城市。',
    fr: 'Meridian Circle\u00a0: des points et des privilèges discrets dans 21 villes.',
    it: 'Meridian Circle: punti e privilegi discreti in 21 città.',
    jp: 'Meridian Circle：21の都市で、ポイントと心地よい特典を。',
    kr: 'Meridian Circle: 21개 도시에서 누리는 포인트와 품격 있는 특전.',
  },
} as const satisfies Record<string, Label>;

/** Texts around every page: header, menu, footer. */
export const shellMessages = { ...labels, ...sentences };
