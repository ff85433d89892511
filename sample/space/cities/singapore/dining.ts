import { entry, type Seed } from '../../seed.ts';

/** Where to eat and drink in Singapore. */
export const dining: readonly Seed[] = [
  entry('dining', 'singapore-dining-five-foot-way', {
    title: { en: 'Five-Foot Way coffee room', cn: '五脚基咖啡室' },
    slug: 'five-foot-way',
    description: { en: 'Kopi pulled through a cloth sock, kaya toast cut thin, and marble tables set along the arcade’s public walk.', cn: '布袋冲滤的传统咖啡，切得薄薄的咖椰吐司，云石小桌沿廊而设。' },
    category: ['cat-cafe'],
    media: ['trace-cup'],
    cuisine: { en: 'Singaporean café', cn: '新加坡咖啡馆' },
    time: { en: '7:30am to 8pm', cn: '7:30 至 20:00' },
    frequency: { en: 'Daily', cn: '每日' },
    location: { en: 'Level 1, arcade', cn: '一层，廊下' },
    body: {
      en: 'The beans are roasted dark in the old way and the coffee arrives with condensed milk unless you say *kopi-o*. The kaya is stirred for four hours with pandan and palm sugar.\n\nNo bookings. Breakfast sets are served until 11am.',
      cn: '咖啡豆循旧法深烘，若不特别说明“咖啡乌”，端上桌的便是加了炼奶的一杯。咖椰酱以斑斓叶与椰糖慢火搅煮四小时。\n\n不设订位，早餐套餐供应至 11:00。',
    },
  }),
  entry('dining', 'singapore-dining-straits-table', {
    title: { en: 'The Straits Table', cn: '海峡餐桌' },
    slug: 'straits-table',
    description: { en: 'Peranakan cooking in a green-shuttered room upstairs: slow pastes, sour plums and a laksa served only at noon.', cn: '绿窗小楼里的娘惹风味：慢磨香料、酸甜话梅，还有只在正午供应的叻沙。' },
    category: ['cat-restaurant'],
    media: ['dining-plated'],
    cuisine: { en: 'Peranakan', cn: '娘惹菜' },
    isFeatured: true,
    time: { en: '11:30am to 10pm', cn: '11:30 至 22:00' },
    frequency: { en: 'Daily except Monday', cn: '周一休息' },
    location: { en: 'Level 3, south room', cn: '三层，南厅' },
    body: {
      en: 'Spice pastes are pounded, not blended, from six in the morning. Order the buah keluak, whose black nut tastes somewhere between cocoa and olive, and share it.\n\n## Good to know\n\n- Set lunch in 50 minutes, for those with a flight.\n- A tamarind and ginger flower pairing without alcohol.',
      cn: '每日清晨六时起，香料全凭手工舂捣。推荐与同席分享黑果焖鸡，黑果滋味介于可可与橄榄之间。\n\n## 用餐提示\n\n- 赶飞机的客人可选 50 分钟午间套餐。\n- 另备以罗望子与姜花调制的无酒精佐餐饮品。',
    },
  }),
];
