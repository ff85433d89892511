import type { Label, Text } from './message.ts';

/** Names and buttons of the member panel and of the account menu. */
const labels = {
  tierAmbassador: {
    en: 'Ambassador',
    cn: '大使',
    tc: '大使',
    fr: 'Ambassadeur',
    it: 'Ambasciatore',
    jp: 'アンバサダー',
    kr: '앰배서더',
  },
  tierSilver: { en: 'Silver', cn: '银卡', tc: '銀卡', fr: 'Argent', it: 'Argento', jp: 'シルバー', kr: '실버' },
  tierGold: { en: 'Gold', cn: '金卡', tc: '金卡', fr: 'Or', it: 'Oro', jp: 'ゴールド', kr: '골드' },
  tierPlatinum: {
    en: 'Platinum',
    cn: '白金卡',
    tc: '白金卡',
    fr: 'Platine',
    it: 'Platino',
    jp: 'プラチナ',
    kr: '플래티넘',
  },
  tierDiamond: {
    en: 'Diamond',
    cn: '钻石卡',
    tc: '鑽石卡',
    fr: 'Diamant',
    it: 'Diamante',
    jp: 'ダイヤモンド',
    kr: '다이아몬드',
  },
  cartHolds: {
    en: 'Cart: {count}',
    cn: '购物车：{count}',
    tc: '購物車：{count}',
    fr: 'Panier : {count}',
    it: 'Carrello: {count}',
    jp: 'カート：{count}',
    kr: '장바구니: {count}',
  },
  availablePoints: {
    en: 'Available points',
    cn: '可用积分',
    tc: '可用積分',
    fr: 'Points disponibles',
    it: 'Punti disponibili',
    jp: '利用可能ポイント',
    kr: '사용 가능 포인트',
  },
  wallet: {
    en: 'My wallet',
    cn: '我的卡包',
    tc: '我的卡包',
    fr: 'Mon portefeuille',
    it: 'Il mio portafoglio',
    jp: 'マイウォレット',
    kr: '내 지갑',
  },
  memberCode: {
    en: 'Member code',
    cn: '会员码',
    tc: '會員碼',
    fr: 'Code membre',
    it: 'Codice socio',
    jp: '会員コード',
    kr: '회원 코드',
  },
  signOut: {
    en: 'Sign out',
    cn: '退出登录',
    tc: '登出',
    fr: 'Se déconnecter',
    it: 'Esci',
    jp: 'ログアウト',
    kr: '로그아웃',
  },
  bindCard: {
    en: 'Link my card',
    cn: '绑定会员卡',
    tc: '綁定會員卡',
    fr: 'Associer ma carte',
    it: 'Collega la mia carta',
    jp: '会員カードを連携',
    kr: '카드 연결',
  },
  exploreCircle: {
    en: 'Explore the Circle',
    cn: '了解 Circle 礼遇',
    tc: '了解 Circle 禮遇',
    fr: 'Découvrir le Circle',
    it: 'Scopri il Circle',
    jp: 'Circleについて',
    kr: 'Circle 알아보기',
  },
} as const satisfies Record<string, Label>;

const sentences = {
  memberUnavailable: {
    en: 'Your details cannot be shown just now. You are still signed in.',
    cn: '暂时无法显示您的会员信息，您仍处于登录状态。',
    tc: '暫時無法顯示您的會員資料，您仍處於登入狀態。',
    fr: 'Vos informations ne peuvent pas s’afficher pour l’instant. Vous restez connecté.',
    it: 'Al momento non possiamo mostrare i suoi dati. La sessione resta aperta.',
    jp: 'ただいま会員情報を表示できません。ログインは継続しています。',
    kr: '지금은 회원 정보를 표시할 수 없습니다. 로그인은 유지되고 있습니다.',
  },
} as const satisfies Record<string, Text>;

/** Texts of everything that a member sees of the loyalty programme. */
export const memberMessages = { ...labels, ...sentences };
