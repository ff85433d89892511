import { entry, type Seed } from '../../seed.ts';

/** Where to eat and drink in New York City. */
export const dining: readonly Seed[] = [
  entry('dining', 'new-york-city-dining-long-counter', {
    title: { en: 'The long counter', cn: '长台' },
    slug: 'long-counter',
    description: { en: 'Twenty-two stools facing the bay, oysters from Long Island and a strip steak that reaches you inside 25 minutes.', cn: '二十二席面朝海湾，有长岛生蚝，也有二十五分钟内上桌的炭烤牛排。' },
    category: ['cat-restaurant'],
    media: ['dining-table'],
    cuisine: { en: 'New York grill', cn: '纽约炭烤' },
    isFeatured: true,
    time: { en: '11am to 11pm', cn: '11:00 至 23:00' },
    frequency: { en: 'Daily', cn: '每日' },
    location: { en: 'Third vault, bay window', cn: '第三拱厅，海湾窗前' },
    body: {
      en: 'Give your flight number when you sit. The kitchen times the courses by it and the bill arrives before you ask.\n\n- Oysters from Great South Bay, half a dozen or three.\n- Aged strip with a baked potato, cut for one.\n- Cheesecake, made in Brooklyn this morning.',
      cn: '落座时请告知航班号，厨房据此安排上菜节奏，账单也会适时送上。\n\n- 大南湾生蚝，六只或三只均可。\n- 熟成纽约客牛排配焗土豆，一人份。\n- 芝士蛋糕，今晨制于布鲁克林。',
    },
  }),
  entry('dining', 'new-york-city-dining-bagel-room', {
    title: { en: 'The bagel room', cn: '贝果小铺' },
    slug: 'bagel-room',
    description: { en: 'Boiled, then baked from 5am, with smoked fish to layer on and egg creams stirred to order at the marble end.', cn: '清晨五时起先煮后烤，可夹熏鱼，云石台一侧现调纽约“蛋奶”汽水。' },
    category: ['cat-cafe'],
    media: ['dining-coffee'],
    cuisine: { en: 'Bakery and coffee', cn: '烘焙与咖啡' },
    time: { en: '6am to 8pm', cn: '6:00 至 20:00' },
    frequency: { en: 'Daily', cn: '每日' },
    location: { en: 'First vault, beside the entrance', cn: '第一拱厅，入口旁' },
    body: {
      en: 'An egg cream has neither egg nor cream in it: milk, chocolate syrup and seltzer, and it must be drunk at once. Bagels by the dozen are packed in paper that keeps the crust for a day.',
      cn: '名为“蛋奶”，既无蛋也无奶油，只是牛奶、巧克力糖浆与气泡水，须即调即饮。整打贝果以透气纸袋包装，外皮可保一日香韧。',
    },
  }),
];
