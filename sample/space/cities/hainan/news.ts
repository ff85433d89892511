import { day, entry, type Seed } from '../../seed.ts';

/** News from the Hainan gallery. */
export const news: readonly Seed[] = [
  entry('news', 'hainan-news-watches', {
    title: { cn: '斐朗入驻海湾长廊', en: 'Calibre Ferrand takes the bay' },
    slug: 'calibre-ferrand-opens',
    category: ['cat-opening'],
    brand: 'brand-calibre-ferrand',
    media: ['hero-watches'],
    isFeatured: true,
    displayDate: day(-3),
    startDate: day(-3),
    removedAfterExpired: false,
    description: { cn: '手动上链机芯，双面可见。二层临海新厅现已开放，每日三场机芯开启。', en: 'Hand-wound movements, visible from both sides: a new room on level 2 is open, and a case is opened three times a day.' },
    body: { cn: '每日 11:00、15:00、19:00，各约一刻钟，设六席，先到先得。', en: 'At 11am, 3pm and 7pm, a quarter of an hour each, for six people; first come, first seated.' },
  }),
  entry('news', 'hainan-news-honey', {
    title: { cn: '荔枝花蜜上架', en: 'Lychee honey is in' },
    slug: 'lychee-honey',
    category: ['cat-food-and-gifts', 'cat-house-news'],
    brand: 'brand-honey-and-tide',
    media: ['food-honey'],
    displayDate: day(-15),
    startDate: day(-15),
    removedAfterExpired: false,
    description: { cn: '火山石缝里的荔枝树，开出细碎的花。蜜与潮采蜜三百罐，香气先于甜味而来。', en: 'Lychee trees grow in cracks of volcanic stone near Haikou. Honey & Tide has three hundred jars; the scent arrives before the sweetness.' },
    body: { cn: '每罐 250 克，98 元，一层西廊试尝。温水调开即可，勿用沸水。', en: 'RMB 98 for 250 g; taste it in the west arcade. Stir it into warm water, never boiling.' },
  }),
  entry('news', 'hainan-news-night-arcade', {
    title: { cn: '长廊夜不闭门', en: 'The arcade stays lit' },
    slug: 'night-arcade',
    category: ['cat-house-news'],
    media: ['dusk-hainan'],
    displayDate: day(-36),
    startDate: day(-36),
    removedAfterExpired: false,
    description: { cn: '临街骑楼自本月起彻夜亮灯，檐下长凳与饮水处，供夜行人歇脚。', en: 'From this month the street arcade is lit all night, with benches and drinking water for whoever is out late.' },
    body: { cn: '灯色温暖，照地不照天，以免惊扰归巢的鸟。', en: 'The lamps are warm and point downwards, so as not to disturb roosting birds.' },
  }),
];
