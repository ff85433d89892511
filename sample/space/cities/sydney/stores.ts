import { entry, type Seed, type Translations } from '../../seed.ts';

/** A numbered place on a floor plan: mark, name, where on the floor, opening times where they differ, and the page that it leads to. */
type Place = readonly [mark: string, title: Translations, address: Translations, link?: string, time?: Translations];

/** The three floors: key, name, heading, what is there, its numbered places and its houses. */
const floors: readonly (readonly [level: string, name: Translations, title: Translations, description: Translations, places: readonly Place[], brands: readonly string[]])[] = [
  [
    '1',
    { en: 'Level 1', cn: '一层' },
    { en: 'The floor of first impressions', cn: '初见之层' },
    { en: 'The harbour door, the atrium and its great stair. Beauty lies to the east, fragrance to the west, and the cellar under the vaults behind.', cn: '海港门、中庭与大台阶皆在此层。向东是美妆护肤，向西是香氛，拱顶深处便是酒窖。' },
    [
      ['1', { en: 'Harbour door and hosts', cn: '海港门与接待台' }, { en: 'Main entrance, luggage and pushchairs', cn: '主入口，可寄存行李、借用婴儿车' }],
      ['2', { en: 'First Light Café', cn: '晨光咖啡' }, { en: 'Left of the harbour door', cn: '海港门左侧' }, 'sydney-dining-first-light', { en: 'Daily, 8am to 6pm', cn: '每日 8:00–18:00' }],
      ['3', { en: 'Beauty', cn: '美妆护肤' }, { en: 'East gallery, with two treatment chairs', cn: '东廊，设两席护理室' }, 'sydney-service-beauty-hour'],
      ['4', { en: 'Fragrance', cn: '香氛' }, { en: 'West gallery, engraver at the far end', cn: '西廊，尽头为镌刻台' }, 'sydney-service-engraving'],
      ['5', { en: 'Atrium and Pearl Stair', cn: '中庭与珍珠阶' }, { en: 'Under the skylight', cn: '天窗之下' }, 'sydney-dining-pearl-stair', { en: 'Thursday to Sunday, 3pm to 7:30pm', cn: '周四至周日 15:00–19:30' }],
      ['6', { en: 'Cellar and Undercroft Bar', cn: '酒窖与拱下酒吧' }, { en: 'Behind the stair, seven steps down to the bar', cn: '大台阶后方，下行七级台阶即为酒吧' }, 'sydney-dining-undercroft', { en: 'Bar: Wednesday to Sunday, 4pm to 11pm', cn: '酒吧：周三至周日 16:00–23:00' }],
    ],
    ['aurelle', 'maison-verane', 'solenne', 'hesperia', 'lune-and-linden', 'glenmarrow', 'chateau-sauvelin', 'juniper-row'],
  ],
  [
    '2',
    { en: 'Level 2', cn: '二层' },
    { en: 'The floor of things that last', cn: '恒久之层' },
    { en: 'Leather and silk on the west side, watches and pearls on the east. Between them a salon, and a tart counter that looks down into the atrium.', cn: '西侧是皮革与丝绸，东侧是腕表与珍珠；其间有一间沙龙，还有一处俯瞰中庭的甜点台。' },
    [
      ['1', { en: 'Fashion and accessories', cn: '时尚配饰' }, { en: 'West gallery, with the repair bench', cn: '西廊，设皮具修护台' }, 'sydney-brand-casa-orsino'],
      ['2', { en: 'Watches and jewellery', cn: '腕表珠宝' }, { en: 'East gallery, straps and sizing at the bench', cn: '东廊，工作台可更换表带、调整尺寸' }, 'sydney-service-straps-and-sizing'],
      ['3', { en: 'The salon', cn: '沙龙' }, { en: 'Personal hosts, by appointment', cn: '私人管家，敬请预约' }, 'sydney-service-personal-shopping'],
      ['4', { en: 'The Citrus Counter', cn: '柑橘甜点台' }, { en: 'At the rail above the atrium', cn: '中庭栏杆旁' }, 'sydney-dining-citrus-counter', { en: 'Daily, 10:30am to 5pm', cn: '每日 10:30–17:00' }],
      ['5', { en: 'Family room', cn: '亲子室' }, { en: 'Beside the lift, with a nursing chair', cn: '电梯旁，设哺乳椅' }],
    ],
    ['casa-orsino', 'kintara', 'ottavia-rey', 'meridian-time', 'calibre-ferrand', 'bellarosa', 'ondine-joaillerie'],
  ],
  [
    '3',
    { en: 'Level 3', cn: '三层' },
    { en: 'The floor under the sky', cn: '天光之层' },
    { en: 'The pantry, the tea room and both restaurants, with the terrace and its fig tree. The travel desk is here too, for refunds and wrapping.', cn: '食集、茶室与两家餐厅，还有露台与那棵榕树。退税与礼装，也在本层的旅客服务台办理。' },
    [
      ['1', { en: 'Pantry', cn: '食集' }, { en: 'Honey, chocolate and tea', cn: '蜂蜜、巧克力与茶' }, 'sydney-brand-honey-and-tide'],
      ['2', { en: 'The Leaf Room', cn: '叶间茶室' }, { en: 'Beside the pantry', cn: '食集旁' }, 'sydney-dining-leaf-room', { en: 'Daily, 11am to 6pm', cn: '每日 11:00–18:00' }],
      ['3', { en: 'The Lantern Table', cn: '灯席餐厅' }, { en: 'Harbour side', cn: '临港一侧' }, 'sydney-dining-lantern-table', { en: 'Tuesday to Sunday, 12pm to 3pm and 6pm to 10pm', cn: '周二至周日 12:00–15:00、18:00–22:00' }],
      ['4', { en: 'The Fig Terrace', cn: '榕荫露台' }, { en: 'Through the loggia', cn: '穿过敞廊' }, 'sydney-dining-fig-terrace', { en: 'Daily, 12pm to 4pm', cn: '每日 12:00–16:00' }],
      ['5', { en: 'Travel and wrapping desk', cn: '旅客服务与礼装台' }, { en: 'Facing the lift', cn: '电梯对面' }, 'sydney-service-tourist-refund'],
      ['6', { en: 'The long gallery', cn: '长廊展厅' }, { en: 'Exhibitions, south side', cn: '南侧，展览空间' }],
    ],
    ['honey-and-tide', 'cacao-thereze', 'sencha-hall'],
  ],
];

const guides: readonly Seed[] = floors.flatMap(([level, floor, title, description, places, brands]) => {
  const addresses = places.map(([mark, name, address, internalLink, time]) => entry('storeGuideAddress', `sydney-place-${level}-${mark}`, { title: name, address, mark, ...(internalLink ? { internalLink } : {}), ...(time ? { time } : {}) }));
  return [
    ...addresses,
    entry('brandLocatorGroup', `sydney-locator-houses-${level}`, { title: { en: `Houses on ${floor.en}`, cn: `${floor.cn ?? floor.en}品牌` }, floor, brands: brands.map((slug) => `sydney-brand-${slug}`) }),
    entry('storeGuide', `sydney-guide-${level}`, {
      title,
      floor,
      description,
      addresses: addresses.map(({ id }) => id),
      media: [{ picture: `floor-guide-${level}`, alt: { en: `Floor plan of ${floor.en}`, cn: `${floor.cn ?? floor.en}平面图` } }],
    }),
  ];
});

/** The two houses of Sydney, the flagship in The Rocks and the one at the airport, with floor plans and what helps to find them. */
export const stores: readonly Seed[] = [
  entry('seo', 'sydney-seo-store-sydney', {
    title: { en: 'Visit us in The Rocks | [site_name]', cn: '岩石区旗舰店 | [site_name]' },
    description: { en: 'Opening times, floor plans and directions for Meridian Galleria Sydney, a short walk from Circular Quay.', cn: 'Meridian Galleria 悉尼旗舰店的开放时间、楼层平面图与交通指引，自环形码头步行数分钟即达。' },
    keywords: { en: ['Sydney', 'The Rocks', 'duty free', 'opening times', 'floor plan'], cn: ['悉尼', '岩石区', '免税', '开放时间', '楼层平面图'] },
    media: ['arch-facade-dusk'],
  }),
  entry('cta', 'sydney-store-cta-directions', { title: { en: 'Get directions', cn: '路线指引' }, kind: 'viewDetails', variant: 'primary', externalLink: 'https://maps.meridian.example/search?query=-33.8594,151.2086' }),
  entry('cta', 'sydney-store-cta-airport-directions', { title: { en: 'Find us in Terminal 1', cn: '查看航站楼位置' }, kind: 'viewDetails', variant: 'primary', externalLink: 'https://maps.meridian.example/search?query=-33.9361,151.1656' }),

  entry(
    'storeLocator',
    'sydney-store-sydney',
    {
      title: { en: 'The Rocks, Sydney', cn: '悉尼岩石区旗舰店' },
      slug: 'sydney',
      seo: 'sydney-seo-store-sydney',
      layout: 'B',
      size: 'Size 2',
      alignment: 'Left',
      textSize: 'normal',
      description: {
        en: 'A pale stone house between the bridge and the quay: three floors of galleries, a cellar, and a terrace in the shade of a fig.',
        cn: '大桥与码头之间，一座浅色石屋：三层展廊，一处酒窖，还有榕荫下的露台。',
      },
      body: {
        en: 'Come by ferry if you can. From the wharves at Circular Quay it is an easy walk of six or seven minutes along the water and up into The Rocks, and the last corner brings the façade into view all at once.\n\n## Before you come\n\n- Bring your passport and your flight details if you wish to buy duty free\n- Luggage, prams and wet umbrellas are looked after at the harbour door, without charge\n- Every floor is reached by lift; wheelchairs can be borrowed from the hosts\n- Dogs wait in the shade of the courtyard, where there is a bowl of water',
        cn: '若时间允许，不妨乘渡轮而来。自环形码头登岸，沿海滨缓行，转入岩石区，约六七分钟；最后一个街角，整面外墙豁然眼前。\n\n## 到访之前\n\n- 如需购买免税商品，请携带护照与航班信息\n- 行李、婴儿车与湿雨伞，可免费寄存于海港门\n- 电梯直达各层；轮椅可向接待台借用\n- 爱犬可在庭院树荫下等候，备有清水',
      },
      media: ['arch-facade-dusk'],
      address: { en: '12 Meridian Walk, The Rocks NSW 2000, Australia', cn: '澳大利亚新南威尔士州悉尼岩石区 Meridian Walk 12 号（NSW 2000）' },
      phone: '+61 2 5550 0142',
      email: 'sydney@meridian.example',
      location: { lat: -33.8594, lon: 151.2086 },
      directionsLink: 'https://maps.meridian.example/search?query=-33.8594,151.2086',
      time: { en: ['Sunday to Wednesday, 10am to 8pm', 'Thursday to Saturday, 10am to 9pm', 'Christmas Day, closed'], cn: ['周日至周三 10:00–20:00', '周四至周六 10:00–21:00', '圣诞节当日休息'] },
      features: { en: ['Step-free access', 'Luggage room', 'Family room', 'Mandarin, Japanese and Korean spoken', 'Free wireless network'], cn: ['无障碍通行', '行李寄存', '亲子室', '普通话、日语、韩语服务', '免费无线网络'] },
      storeGuides: ['sydney-guide-1', 'sydney-guide-2', 'sydney-guide-3'],
      cta: ['sydney-store-cta-directions'],
      locatorGroups: ['sydney-locator-getting-here', 'sydney-locator-houses-1', 'sydney-locator-houses-2', 'sydney-locator-houses-3'],
      content: ['sydney-store-tables', 'sydney-store-banner'],
    },
    { created: 400, updated: 6 },
  ),
  entry(
    'storeLocator',
    'sydney-store-sydney-airport',
    {
      title: { en: 'Sydney Airport, Terminal 1', cn: '悉尼机场 1 号航站楼店' },
      slug: 'sydney-airport',
      layout: 'C',
      size: 'Size 2',
      alignment: 'Left',
      textSize: 'normal',
      description: {
        en: 'A smaller house for the last half hour: the favourites of the city, a wrapping counter, and the desk where your parcels are waiting.',
        cn: '为登机前的半小时而设的小馆：市内店的心头好、礼装台，以及为您保管包裹的提货处。',
      },
      body: {
        en: 'You will find us on the departures level, once you have passed through security and passport control. The arches are the same as in the city, only lower, and the benches are turned towards the runway.\n\n## If you have ordered in the city\n\nGo straight to the collection desk on the right with your passport and boarding pass. It takes about three minutes; wrapping takes five more.\n\nDirect trains run between Circular Quay and International station in a little over twenty minutes.',
        cn: '通过安检与边检，即可在出发层找到我们。拱廊与市内店如出一辙，只是略低；长椅则朝向跑道。\n\n## 如已在市内下单\n\n请携护照与登机牌，径往右侧提货处，约三分钟即可；如需礼装，再添五分钟。\n\n环形码头站与国际航站楼站之间有直达列车，车程二十余分钟。',
      },
      media: ['hero-travel'],
      address: { en: 'Departures level, Terminal 1 International, Sydney Airport, Mascot NSW 2020, Australia', cn: '澳大利亚新南威尔士州马斯科特，悉尼机场 1 号国际航站楼出发层（NSW 2020）' },
      phone: '+61 2 5550 0187',
      email: 'sydney-airport@meridian.example',
      location: { lat: -33.9361, lon: 151.1656 },
      directionsLink: 'https://maps.meridian.example/search?query=-33.9361,151.1656',
      time: { en: ['Daily, 5am to 10:30pm', 'Collection desk, 6am to 10pm'], cn: ['每日 5:00–22:30', '提货处 6:00–22:00'] },
      features: { en: ['Collection desk', 'Wrapping in five minutes', 'Mandarin spoken'], cn: ['提货处', '五分钟礼装', '普通话服务'] },
      locatorGroups: ['sydney-locator-airport'],
      cta: ['sydney-store-cta-airport-directions'],
      content: ['sydney-store-airport-services'],
    },
    { created: 380, updated: 20 },
  ),

  entry('standardLocatorGroup', 'sydney-locator-getting-here', {
    title: { en: 'Getting here', cn: '如何抵达' },
    description: { en: 'All four are on the level, or nearly so.', cn: '四条路线，一路平缓。' },
    addresses: ['sydney-place-ferry', 'sydney-place-train', 'sydney-place-tram', 'sydney-place-cruise'],
  }),
  entry('storeGuideAddress', 'sydney-place-ferry', { title: { en: 'By ferry', cn: '乘渡轮' }, address: { en: 'Circular Quay wharves, six minutes on foot', cn: '环形码头，步行约 6 分钟' }, location: { lat: -33.8606, lon: 151.2112 }, mark: 'A' }),
  entry('storeGuideAddress', 'sydney-place-train', { title: { en: 'By train', cn: '乘火车' }, address: { en: 'Circular Quay station, seven minutes on foot', cn: '环形码头站，步行约 7 分钟' }, location: { lat: -33.8613, lon: 151.211 }, mark: 'B' }),
  entry('storeGuideAddress', 'sydney-place-tram', { title: { en: 'By light rail', cn: '乘轻轨' }, address: { en: 'Circular Quay terminus, lines L2 and L3, eight minutes on foot', cn: 'L2、L3 线环形码头总站，步行约 8 分钟' }, location: { lat: -33.8617, lon: 151.2108 }, mark: 'C' }),
  entry('storeGuideAddress', 'sydney-place-cruise', { title: { en: 'By ship', cn: '乘邮轮' }, address: { en: 'Overseas Passenger Terminal, four minutes on foot', cn: '海外客运码头，步行约 4 分钟' }, location: { lat: -33.8581, lon: 151.21 }, mark: 'D' }),
  entry('standardLocatorGroup', 'sydney-locator-airport', { title: { en: 'In the terminal', cn: '航站楼内' }, floor: { en: 'Departures', cn: '出发层' }, addresses: ['sydney-place-airport-desk', 'sydney-place-airport-gallery'] }),
  entry('storeGuideAddress', 'sydney-place-airport-desk', {
    title: { en: 'Collection desk', cn: '提货处' },
    address: { en: 'First counter on the right after passport control', cn: '通过边检后右侧第一个柜台' },
    time: { en: 'Daily, 6am to 10pm', cn: '每日 6:00–22:00' },
    phone: '+61 2 5550 0188',
    mark: '1',
    internalLink: 'sydney-service-airport-collection',
  }),
  entry('storeGuideAddress', 'sydney-place-airport-gallery', { title: { en: 'The airport gallery', cn: '机场展廊' }, address: { en: 'Under the arches, opposite the desk', cn: '拱廊之下，提货处对面' }, time: { en: 'Daily, 5am to 10:30pm', cn: '每日 5:00–22:30' }, phone: '+61 2 5550 0187', mark: '2' }),
  ...guides,

  entry('card3Multiply1', 'sydney-store-tables', {
    eyebrow: { en: 'While you are here', cn: '既来之' },
    title: { en: 'A table on every floor', cn: '层层有席' },
    cards: ['sydney-dining-first-light', 'sydney-dining-citrus-counter', 'sydney-dining-lantern-table'],
  }),
  entry('fixedRatioBanner', 'sydney-store-banner', {
    title: { en: 'Leave with empty hands', cn: '空手离店，从容登机' },
    ratio: '21:9',
    alignment: 'Left',
    textSize: 'normal',
    media: ['hero-travel'],
    description: { en: 'What you choose here can be waiting for you at the airport.', cn: '在此选定，机场提取。' },
    internalLink: 'sydney-service-airport-collection',
  }),
  entry('serviceListComponent', 'sydney-store-airport-services', {
    title: { en: 'At your service before boarding', cn: '登机之前，为您效劳' },
    items: ['sydney-service-airport-collection', 'sydney-service-tourist-refund', 'sydney-service-gift-wrapping'],
  }),
];
