import type { Label } from '../languages.ts';

/** Names and buttons of the member panel and of the account menu. */
export const memberMessages = {
  cartHolds: {
    en: 'Cart: {count}',
    cn: '购物车：{count}',
    tc: '購物車：{count}',
    fr: 'Panier\u00a0: {count}',
    it: 'Carrello: {count}',
    jp: 'カート：{count}',
    kr: '장바구니: {count}',
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
