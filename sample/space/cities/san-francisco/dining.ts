import { entry, type Seed } from '../../seed.ts';

/** Where to eat and drink in San Francisco. */
export const dining: readonly Seed[] = [
  entry('dining', 'san-francisco-dining-starter', {
    title: { en: 'Starter bakery', cn: '老面烘焙坊' },
    slug: 'starter',
    description: { en: 'Sourdough from a culture fed twice a day, morning buns, and coffee poured the moment you reach the counter.', cn: '一日两喂的老面酸面包、肉桂晨包，走到台前，咖啡即刻斟上。' },
    category: ['cat-cafe'],
    media: ['dining-coffee'],
    cuisine: { en: 'Bakery and coffee', cn: '烘焙与咖啡' },
    isFeatured: true,
    time: { en: '6am to 9pm', cn: '6:00 至 21:00' },
    frequency: { en: 'Daily', cn: '每日' },
    location: { en: 'Bay 1', cn: '一号' },
    body: {
      en: 'Bakers here have raised bread on wild yeast since the Gold Rush. One of the bacteria that sours it was first described in this city and carries its name: *sanfranciscensis*.\n\nLoaves come out at 6am, 11am and 4pm. A whole one fits in the overhead locker and perfumes several rows.',
      cn: '自淘金年代起，本地烘焙师便以野生酵母发面。令面包微酸的乳酸菌之一在此城首次记录，学名便带着它的名字：sanfranciscensis。\n\n每日 6:00、11:00、16:00 出炉。整只可放入行李架，香气足以惠及前后数排。',
    },
  }),
  entry('dining', 'san-francisco-dining-long-pier', {
    title: { en: 'The Long Pier', cn: '长栈桥餐厅' },
    slug: 'long-pier',
    description: { en: 'Cioppino, crab in season and Marin cheese at candlelit tables along the last window before the gates.', cn: '海鲜炖锅、时令螃蟹与马林奶酪，烛光餐桌沿登机口前最后一扇长窗排开。' },
    category: ['cat-restaurant'],
    media: ['dining-table'],
    cuisine: { en: 'Northern Californian', cn: '北加州风味' },
    time: { en: '11am to 11:30pm', cn: '11:00 至 23:30' },
    frequency: { en: 'Daily', cn: '每日' },
    location: { en: 'Bay 10, end window', cn: '十号，尽头长窗' },
    body: {
      en: 'Cioppino was the fishermen’s stew of North Beach: whatever each boat could spare, tomatoes, wine. Ours arrives in the pot within 20 minutes, bread for the broth included.\n\n- Dungeness crab when the boats are out, cracked for you.\n- Artichokes from Castroville, leaf by leaf.\n- Half portions for those between meals and time zones.',
      cn: '海鲜炖锅（cioppino）本是北滩渔民的杂烩：各船匀出几样渔获，加番茄与葡萄酒。此处二十分钟内连锅上桌，附面包蘸汤。\n\n- 珍宝蟹随渔季供应，代为剥壳。\n- 卡斯特罗维尔洋蓟，逐瓣而食。\n- 介于两餐与两个时区之间的客人，可点半份。',
    },
  }),
];
