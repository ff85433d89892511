import { openingWith } from '../../pictures.ts';
import { entry, type Seed } from '../../seed.ts';
import { address, hourLines, name } from './places.ts';

/** The home page of Hong Kong with its sections. */
export const home: readonly Seed[] = [
  entry('seo', 'hong-kong-seo-home', {
    title: name,
    description: {
      en: 'A harbourside gallery in Tsim Sha Tsui, in a former tea and silk godown: watches, fragrance, chocolate, Cantonese cooking and an online shop.',
      tc: '尖沙咀海旁、昔日茶絲貨倉中的購物長廊：腕錶、香氛、朱古力、粵式佳餚，並設網上商店。',
      cn: '尖沙咀海旁、昔日茶丝货仓中的购物长廊：腕表、香氛、巧克力、粤式佳肴，并设线上商店。',
    },
    keywords: { en: ['Hong Kong shopping', 'Tsim Sha Tsui', 'watches', 'online shop'], tc: ['香港購物', '尖沙咀', '腕錶', '網上商店'], cn: ['香港购物', '尖沙咀', '腕表', '线上商店'] },
    media: ['city-hong-kong'],
  }),
  entry('homePage', 'hong-kong-home', {
    title: name,
    slug: 'home',
    seo: 'hong-kong-seo-home',
    description: { en: 'A godown of tea and silk, facing the lights.', tc: '一座茶絲貨倉，正對萬家燈火。', cn: '一座茶丝货仓，正对万家灯火。' },
    content: ['hong-kong-home-carousel', 'hong-kong-home-houses', 'hong-kong-home-signature', 'hong-kong-home-events', 'hong-kong-home-noon', 'hong-kong-home-news', 'hong-kong-home-banner', 'hong-kong-plan-your-visit'],
  }),
  entry('luxCarousel', 'hong-kong-home-carousel', { title: { en: 'Tonight at the harbour', tc: '今夜海港', cn: '今夜海港' }, items: ['hong-kong-hero-city', 'hong-kong-hero-watches'] }),
  entry('cta', 'hong-kong-cta-enter', { title: { en: 'Find the moon door', tc: '尋找圓月門', cn: '寻找圆月门' }, internalLink: 'hong-kong-store-hong-kong', kind: 'viewDetails', variant: 'primary' }),
  entry('heroBanner', 'hong-kong-hero-city', {
    eyebrow: { en: 'Tsim Sha Tsui', tc: '尖沙咀', cn: '尖沙咀' },
    title: { en: 'When the windows come on', tc: '當萬窗亮起', cn: '当万窗亮起' },
    description: {
      en: 'Between six and seven the hills go dark and the towers begin. Watch from the third-floor gallery, a cup of tea in hand.',
      tc: '六七點之間，山色漸沉，樓影漸明。不妨捧一杯茶，於三樓長廊靜看。',
      cn: '六七点之间，山色渐沉，楼影渐明。不妨捧一杯茶，于三楼长廊静看。',
    },
    ...openingWith('inside-hong-kong'),
    layout: 'A',
    size: 'Size 1',
    alignment: 'Left',
    textSize: 'large',
    cta: ['hong-kong-cta-enter'],
    internalLink: 'hong-kong-store-hong-kong',
  }),
  entry('cta', 'hong-kong-cta-watches', { title: { en: 'Meet the watchmaker', tc: '認識製錶師', cn: '认识制表师' }, internalLink: 'hong-kong-brand-calibre-ferrand', kind: 'viewDetails', variant: 'primary' }),
  entry('heroBanner', 'hong-kong-hero-watches', {
    eyebrow: { en: 'First floor', tc: '一樓', cn: '一楼' },
    title: { en: 'Time, set in stone', tc: '石上光陰', cn: '石上光阴' },
    description: {
      en: 'Hand-wound movements, opened for you at the bench three times a day.',
      tc: '手動上鏈機芯，每日三場，於工作枱上為您開啟。',
      cn: '手动上链机芯，每日三场，于工作台上为您开启。',
    },
    media: ['hero-watches'],
    layout: 'B',
    size: 'Size 1',
    alignment: 'Left',
    tone: 'light',
    cta: ['hong-kong-cta-watches'],
    internalLink: 'hong-kong-brand-calibre-ferrand',
  }),
  entry('card4Multiply1', 'hong-kong-home-houses', {
    title: { en: 'Four doors to open first', tc: '先推開這四扇門', cn: '先推开这四扇门' },
    cards: ['hong-kong-brand-calibre-ferrand', 'hong-kong-brand-hesperia', 'hong-kong-brand-cacao-thereze', 'hong-kong-brand-juniper-row'],
  }),
  entry('fixedRatioBanner', 'hong-kong-home-banner', {
    eyebrow: { en: 'Online and by the harbour', tc: '網上選購，海旁提取', cn: '线上选购，海旁提取' },
    title: { en: 'Order today, collect tomorrow', tc: '今日訂購，明日領取', cn: '今日下单，明日自提' },
    description: {
      en: 'Choose online until 9pm; your parcel is wrapped and waiting by the gate from noon.',
      tc: '晚上九時前於網上選購，翌日正午起，包裝妥當的禮盒已在門旁等候。',
      cn: '21:00 前线上选购，次日正午起，包装妥当的礼盒已在门旁等候。',
    },
    media: ['hero-travel'],
    ratio: '21:9',
    alignment: 'Right',
    internalLink: 'hong-kong-service-collect',
  }),
  entry('eventListComponent', 'hong-kong-home-events', { title: { en: 'In the godown', tc: '貨倉之內', cn: '货仓之内' }, items: [], limit: 3 }),
  entry('richText', 'hong-kong-home-noon', {
    eyebrow: { en: 'A note on the light', tc: '說說光', cn: '说说光' },
    title: { en: 'A street lit from both ends', tc: '兩端皆有光的街', cn: '两端皆有光的街' },
    body: {
      en: 'By day Harbour Lamp Street has its light from the water; by night from its signs. The old hand-bent neon is going, tube by tube. We keep one over the goods lift, a junk under sail, and it is switched on at dusk.',
      tc: '日間，海燈街的光來自水面；入夜，光來自招牌。手工屈製的霓虹光管，一支接一支地消逝。我們在載貨升降機上方留住一盞：揚帆的船，黃昏亮起。',
      cn: '日间，海灯街的光来自水面；入夜，光来自招牌。手工弯制的霓虹灯管，一支接一支地消逝。我们在货梯上方留住一盏：扬帆的船，黄昏亮起。',
    },
    alignment: 'Middle',
  }),
  entry('newsListComponent', 'hong-kong-home-news', { title: { en: 'News from the quay', tc: '岸邊消息', cn: '岸边消息' }, items: [], limit: 3 }),
  entry('planYourVisit', 'hong-kong-plan-your-visit', {
    title: { en: 'Plan your visit', tc: '規劃行程', cn: '规划行程' },
    description: { en: 'Five minutes on foot from Tsim Sha Tsui station and eight from the ferry pier.', tc: '由尖沙咀站步行五分鐘，由渡輪碼頭步行八分鐘。', cn: '自尖沙咀站步行五分钟，自渡轮码头步行八分钟。' },
    media: ['door-hong-kong'],
    store: 'hong-kong-store-hong-kong',
    time: hourLines,
    address,
  }),
];
