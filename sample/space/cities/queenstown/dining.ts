import { entry, type Seed } from '../../seed.ts';

/** Where to eat and drink in Queenstown. */
export const dining: readonly Seed[] = [
  entry('dining', 'queenstown-dining-hearth', {
    title: { en: 'The Hearth', cn: '炉边餐室' },
    slug: 'hearth',
    description: { en: 'Slow lamb, lake trout smoked over mānuka wood and a long table that seats whoever comes in from the cold.', cn: '慢烤羊肉、麦卢卡木熏鳟鱼，一张长桌，款待每一位从寒风中走来的人。' },
    category: ['cat-restaurant'],
    media: ['dining-table'],
    cuisine: { en: 'Fire cooking of the south', cn: '南岛炭火料理' },
    isFeatured: true,
    time: { en: 'Noon to 10pm', cn: '12:00 至 22:00' },
    frequency: { en: 'Daily, June to September; closed Mondays otherwise', cn: '六月至九月每日营业，其余月份周一休息' },
    location: { en: 'Ground floor, centre', cn: '首层，中央' },
    body: {
      en: 'One fire cooks everything, from breakfast flatbread to the last shoulder of lamb. Candles are lit at five.\n\n- Merino lamb from the high country, for two or four.\n- Bluff oysters in season, from March to August.\n- No bookings for the long table; small tables may be held.',
      cn: '一炉火包办一切，从清晨的薄饼到最后一块羊肩。五点点起蜡烛。\n\n- 高地美利奴羔羊，两人或四人份。\n- 布拉夫生蚝，三月至八月当季供应。\n- 长桌不设订位，小桌可预留。',
    },
  }),
  entry('dining', 'queenstown-dining-orchard-room', {
    title: { en: 'The Orchard Room', cn: '果园茶室' },
    slug: 'orchard-room',
    description: { en: 'Citrus tarts, apricot slices and strong coffee in a small room that catches the first sun over the lake.', cn: '柑橘塔、鲜杏方糕与浓咖啡，小室迎着湖上的第一缕阳光。' },
    category: ['cat-cafe'],
    media: ['dining-dessert'],
    cuisine: { en: 'Baking and coffee', cn: '烘焙与咖啡' },
    time: { en: '8am to 5pm', cn: '8:00 至 17:00' },
    frequency: { en: 'Daily', cn: '每日' },
    location: { en: 'Upper floor, east room', cn: '二层，东室' },
    body: {
      en: 'Fruit comes over the Kawarau Gorge from Cromwell and Roxburgh, an hour away or a little more. In January there are cherries, in February apricots, and all winter whatever was bottled.\n\nA thermos can be filled for the mountain if you bring one before nine.',
      cn: '果品自克伦威尔与罗克斯堡越卡瓦劳峡谷而来，车程一小时有余。一月是樱桃，二月是杏，整个冬天则是封存的果酱与糖渍。\n\n九点前带保温瓶来，可为您灌满上山。',
    },
  }),
];
