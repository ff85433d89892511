import { day, entry, type Seed } from '../../seed.ts';
import { westWindow } from './places.ts';

/** Events at the Queenstown gallery. */
export const events: readonly Seed[] = [
  entry('event', 'queenstown-event-alpine-botanicals', {
    title: { en: 'Thyme, briar and gin', cn: '百里香、野蔷薇与金酒' },
    slug: 'alpine-botanicals',
    brand: 'brand-juniper-row',
    whetherLiquorOrTobacco: true,
    description: { en: 'Plants the gold miners left behind on the dry hills, smelt one by one and then met again in three gins.', cn: '淘金者遗落在干燥山坡上的草木，先逐一细闻，再于三款金酒中重逢。' },
    category: ['cat-tasting', 'cat-wines-and-spirits'],
    media: ['spirits-gin'],
    isFeatured: true,
    startDate: day(-8, '17:30'),
    endDate: day(22, '20:00'),
    time: { en: '5:30pm', cn: '17:30' },
    frequency: { en: 'Wednesday to Saturday', cn: '周三至周六' },
    location: { en: 'Ground floor, schist bar', cn: '首层，片岩吧台' },
    status: { en: 'Eight places, book by noon', cn: '八席，中午前预约' },
    body: {
      en: 'Wild thyme and sweet briar came with settlers and liked the climate too well. The tasting uses both, with local lemon and a little snow water from the Crown Range.\n\nForty minutes by the fire, for guests aged 18 and over. NZ$35, returned against a bottle.',
      cn: '野百里香与野蔷薇随移民而来，因太过适应此地气候而遍生。品鉴取用二者，佐以本地柠檬与皇冠山脉的一点雪水。\n\n炉边四十分钟，仅限年满 18 岁的宾客。费用 35 新西兰元，购酒可抵。',
    },
    relatedItems: ['queenstown-brand-juniper-row'],
  }),
  entry('event', 'queenstown-event-fleece-to-scarf', {
    title: { en: 'From fleece to scarf', cn: '从羊毛到围巾' },
    slug: 'fleece-to-scarf',
    brand: 'brand-ottavia-rey',
    description: { en: 'High-country merino and printed silk compared by hand, with a spinner from Arrowtown at her wheel by the window.', cn: '高地美利奴与印花真丝，以指尖比较；窗边，一位箭镇的纺线人摇着纺车。' },
    category: ['cat-workshop', 'cat-fashion'],
    media: ['fashion-scarf'],
    removedAfterExpired: false,
    startDate: day(-37, '13:00'),
    endDate: day(-30, '16:00'),
    time: { en: '1pm to 4pm', cn: '13:00 至 16:00' },
    location: westWindow,
    body: {
      en: 'Guests carded, spun and felt the difference between 16 and 19 microns with their eyes closed. Nearly all of them got it right. The yarn made that week was knitted into two blankets for the window seat.',
      cn: '来宾梳毛、纺线，闭目分辨十六与十九微米之别，几乎人人答对。那一周纺成的纱线，已织成两条毛毯，铺在窗座上。',
    },
  }),
  entry('event', 'queenstown-event-southern-stars', {
    title: { en: 'Southern stars on a slate dial', cn: '岩灰表盘上的南天星' },
    slug: 'southern-stars',
    brand: 'brand-calibre-ferrand',
    description: { en: 'An hour with a watchmaker and a sky guide: how time was taken from stars, and how to find south without a compass.', cn: '与制表师和观星向导共度一小时：古人如何观星定时，不用罗盘又如何辨认正南。' },
    category: ['cat-workshop', 'cat-watches-and-jewellery'],
    media: ['hero-watches'],
    startDate: day(14, '19:00'),
    endDate: day(17, '21:00'),
    time: { en: '7pm and 8pm', cn: '19:00、20:00' },
    frequency: { en: 'Four clear nights', cn: '四个晴夜' },
    location: { en: 'Upper floor, then the jetty', cn: '二层集合，移步栈桥' },
    seatsTotal: 14,
    body: {
      en: 'It begins at the bench with a movement laid open, and ends at the end of the jetty, where the lamps are turned off for us. The Southern Cross and its pointers give the direction; your watch gives the rest.\n\nComplimentary. Blankets and hot chocolate are provided, and cloud moves it to the next night.',
      cn: '自工作台上一枚敞开的机芯开始，至栈桥尽头结束，届时灯火会为我们熄灭。南十字与两颗指极星给出方向，余下的交给您的腕表。\n\n免费参加，备有毛毯与热巧克力；若遇多云，顺延一晚。',
    },
    relatedItems: ['queenstown-brand-calibre-ferrand'],
  }),
];
