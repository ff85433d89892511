import type { CardEntry, EntryOf, SectionEntry } from '../../content/model/registry.ts';
import { specimenEntry, specimenPicture, specimenPlan, specimenText } from './specimenEntry.ts';
import { type Say, specimenHeroes } from './specimenHeroes.ts';
import { specimenSignatures } from './specimenSignatures.ts';

/** Events in each state, relative to a given time. */
export function specimenEvents(say: Say, now: Date): readonly EntryOf<'event'>[] {
  const day = (offset: number): string => new Date(now.getTime() + offset * 86_400_000).toISOString();
  const fragrance = specimenEntry('brandCategory', { title: say('Fragrance', '香氛'), slug: 'fragrance' });
  const dining = specimenEntry('brandCategory', { title: say('Dining', '餐饮'), slug: 'dining' });
  const booking = specimenEntry('booxi', { title: say('Book a place', '预约席位') });
  const place = say('Level 1, east gallery', '一层东廊');
  return [
    specimenEntry('event', {
      title: say('The perfume organ, open until late', '香水风琴台，夜间开放'),
      slug: 'perfume-organ',
      description: say(
        'Eight hundred raw materials, a blotter and a nose to guide yours: compose a chord and take it home.',
        '八百种原料、一张试香纸、一位引路的调香师：谱一段香调，随身带走。',
      ),
      category: [fragrance],
      startDate: day(-3),
      endDate: day(9),
      location: place,
      media: [specimenPicture('beauty-perfume-amber')],
      isFeatured: true,
      booking,
    }),
    specimenEntry('event', {
      title: say('A tea table for the long way home', '归途茶席'),
      slug: 'tea-table',
      category: [dining],
      startDate: day(12),
      endDate: day(14),
      location: say('Level 3, tea room', '三层茶室'),
      media: [specimenPicture('food-tea')],
    }),
    specimenEntry('event', {
      title: say('Lacquer and light', '漆与光'),
      slug: 'lacquer',
      startDate: day(-40),
      endDate: day(-12),
      removedAfterExpired: false,
      location: place,
      media: [specimenPicture('art-vessels')],
    }),
    specimenEntry('event', {
      title: say(
        'The silk season: how to fold, knot and keep a scarf that will outlast several suitcases and most fashions',
        '丝巾季：折、系与珍藏',
      ),
      slug: 'silk',
      startDate: day(2),
      endDate: day(3),
      location: place,
      media: [specimenPicture('fashion-scarf')],
    }),
  ];
}

/** Every section in its variants, in an order that a page might have. */
export function specimenSections(say: Say, now: Date): readonly SectionEntry[] {
  const events = specimenEvents(say, now);
  const [event] = events;
  const cta = specimenEntry('cta', { title: say('See all brands', '查看全部品牌'), internalLink: event });
  const brand = (
    title: string,
    chineseName: string,
    picture: Parameters<typeof specimenPicture>[0],
    category: string,
  ) =>
    specimenEntry('brandPavilion', {
      title,
      slug: title.toLowerCase().replaceAll(' ', '-'),
      brand: specimenEntry('brand', { title, displayName: title, chineseName }),
      media: [specimenPicture(picture)],
      category: [specimenEntry('brandCategory', { title: category })],
      location: say('Level 1', '一层'),
    });
  const brands = [
    brand('Maison Verane', '薇岚', 'beauty-serum', say('Beauty', '美妆')),
    brand('Casa Orsino', '奥西诺', 'fashion-handbag', say('Leather', '皮具')),
    brand('Ondine', '昂汀', 'jewel-necklace', say('Jewellery', '珠宝')),
    brand('Calibre Ferrand', '费朗', 'watch-face', say('Watches', '腕表')),
  ];
  const card = (fields: Partial<EntryOf<'columnContentGenericCard'>>) =>
    specimenEntry('columnContentGenericCard', { internalLink: event, ...fields });
  const generic: readonly CardEntry[] = [
    card({
      layout: 'One Column Card',
      eyebrow: say('Services', '服务'),
      title: say('A hand with everything', '万事有人相助'),
      description: say(
        'Interpreters, wrapping, delivery to your gate: ask at the desk beneath the clock.',
        '翻译、包装、送至登机口：钟下服务台为您安排。',
      ),
      media: [specimenPicture('arch-facade-dusk')],
      cta: [cta],
    }),
    card({
      layout: 'One Column (Overlay) Card',
      eyebrow: say('Level 4', '四层'),
      title: say('Dinner under the lanterns', '灯下晚餐'),
      description: say('Twelve tables, one menu, the harbour in the window.', '十二席，一张菜单，窗外即海港。'),
      media: [specimenPicture('dining-table')],
    }),
    card({
      layout: 'Two Column Card',
      title: say('Lipstick, matched by daylight', '日光配唇色'),
      description: say('By the north window, daily.', '每日于北窗。'),
      media: [specimenPicture('beauty-lipstick')],
    }),
    card({
      layout: 'Two Column Card',
      title: say('The botanical bar', '植物酒吧'),
      media: [specimenPicture('spirits-gin')],
    }),
    card({
      layout: 'Three Column Card',
      title: say('Pages from the workshop', '工坊手记'),
      media: [specimenPicture('art-mobile')],
    }),
  ];
  const place = (title: string, address: string, mark: string) =>
    specimenEntry('storeGuideAddress', {
      title,
      address,
      mark,
      time: say('Daily, 10am to 8pm', '每日 10:00–20:00'),
      internalLink: event,
    });
  const places = [
    place(say('Harbour door', '海港之门'), say('South side, from the quay', '南侧，自码头入'), '101'),
    place(say('Services desk', '服务台'), say('Beneath the clock', '钟下'), '104'),
    place(say('Luggage room', '行李寄存处'), say('Left of the stair', '旋梯左侧'), '107'),
  ];
  const quiet = {
    eyebrow: say('A word of welcome', '欢迎'),
    title: say('The building keeps its own time', '建筑自有其时'),
  };
  const body = specimenText(
    [
      [
        'paragraph',
        say(
          'The house was a customs shed until 1921. Its clock still runs four minutes fast, so that nobody ever missed the ferry, and nobody has asked us to correct it.',
          '此楼在1921年之前是一座海关仓。楼钟至今快四分钟，好让无人误了渡轮，也从未有人要求校正。',
        ),
      ],
      ['heading-2', say('What to look for', '值得一看')],
      [
        'unordered-list',
        say(
          'The brass meridian in the floor|The stair, poured in one night|The north window at four',
          '地面的黄铜子午线|一夜浇筑的旋梯|四时的北窗',
        ),
      ],
      ['blockquote', say('Stand on the line and look up.', '立于线上，抬头仰望。')],
    ],
    {
      id: 'card',
      entry: card({
        title: say('Heritage, on foot', '步行寻迹'),
        description: say('A walk of forty minutes.', '四十分钟的漫步。'),
        media: [specimenPicture('arch-corridor')],
      }),
    },
  );
  const tier = (title: string, threshold: string, ...benefits: readonly string[]) =>
    specimenEntry('loyaltyTier', { title, threshold, benefits });
  const benefit = [
    say('Member prices in every city', '全球各城会员价'),
    say('A gift in your birthday month', '生日月礼遇'),
    say('Delivery to your hotel', '酒店配送'),
    say('A private salon', '私享沙龙'),
    say('A personal adviser', '专属顾问'),
  ];
  const picturedCard = (picture: Parameters<typeof specimenPicture>[0]) => ({
    slug: picture,
    media: [specimenPicture(picture)],
  });
  const aroundTheStair = specimenEntry('brandLocatorGroup', {
    title: say('Houses around the stair', '环绕旋梯的品牌'),
    floor: say('Level 1', '一层'),
    brands,
  });
  const tiers = ['Ambassador', 'Silver', 'Gold', 'Platinum', 'Diamond'];
  return [
    specimenEntry('luxCarousel', {
      title: say('Now in Sydney', '此刻，悉尼'),
      items: [...specimenHeroes(say).slice(0, 2), ...specimenHeroes(say).slice(7, 8)],
    }),
    specimenEntry('richText', { ...quiet, body, alignment: 'Left' }),
    specimenEntry('eventListComponent', {
      title: say('On this week', '本周活动'),
      eyebrow: say('Events', '活动'),
      items: events.slice(0, 3),
    }),
    specimenEntry('newsListComponent', {
      title: say('From the galleries', '馆内新闻'),
      items: [
        specimenEntry('news', { ...picturedCard('hero-gifts'), title: say('The stair is clean again', '旋梯焕新') }),
      ],
    }),
    specimenEntry('serviceListComponent', {
      title: say('At your side', '为您效劳'),
      items: [specimenEntry('service', { ...picturedCard('hero-travel'), title: say('Wrapped by hand', '手工包装') })],
    }),
    specimenEntry('card4Multiply1', { title: say('Houses on level 1', '一层品牌'), cards: brands, cta: [cta] }),
    specimenEntry('asset1lMultiply2r', {
      title: say('Sit, look, be looked after', '落座，观看，安心受照料'),
      eyebrow: say('Three rooms', '三处空间'),
      media1st: [specimenPicture('dining-dessert')],
      title1st: say('Lunch under the glass roof', '玻璃穹顶下的午餐'),
      externalLink1st: '/en/sydney/dining',
      media2nd: [specimenPicture('art-mobile')],
      title2nd: say('Discs adrift in the stairwell', '旋梯间的浮动圆片'),
      media3rd: [specimenPicture('hero-beauty')],
      title3rd: say('An hour with an adviser', '与顾问共度一小时'),
      externalLink3rd: '/en/sydney/service',
    }),
    specimenEntry('fixedRatioBanner', {
      ratio: '21:9',
      eyebrow: say('Before the airport', '赴机场之前'),
      title: say('Tax refund, done in ten minutes', '十分钟，办妥退税'),
      description: say('Bring your passport to the desk beneath the clock.', '携护照至钟下服务台。'),
      media: [specimenPicture('hero-travel')],
      internalLink: event,
    }),
    specimenEntry('card3Multiply1', {
      title: say('Ways to spend a morning', '度过清晨的方式'),
      description: say('Three rooms that are quiet before noon.', '三处正午之前的静谧。'),
      cards: [...events.slice(1, 4)],
    }),
    specimenEntry('card3Multiply1', { cards: generic }),
    specimenEntry('twoOptionsForCircularDesign', {
      title: say('Two ways round', '两种走法'),
      media1st: [specimenPicture('arch-spiral')],
      title1st: say('From the top down', '自上而下'),
      description1st: say('Start with the view.', '先看风景。'),
      externalLink1st: '/en/sydney',
      media2nd: [specimenPicture('hero-atrium')],
      title2nd: say('From the door up', '自门而上'),
      description2nd: say('Start with the scent.', '先闻香气。'),
      externalLink2nd: '/en/sydney',
    }),
    specimenEntry('luxCarousel', {
      title: say('From the brands', '品牌精选'),
      items: [...brands, ...events.slice(0, 2)],
    }),
    specimenEntry('storeGuide', {
      title: say('Level 1 guide', '一层导览'),
      floor: say('Level 1', '一层'),
      description: say('Both entrances and the services desk are on this floor.', '两处入口与服务台均在本层。'),
      media: [specimenPlan],
      addresses: places,
      groups: [aroundTheStair],
    }),
    aroundTheStair,
    specimenEntry('standardLocatorGroup', {
      title: say('Doors and desks', '入口与服务台'),
      floor: say('All levels', '各层'),
      addresses: places,
    }),
    specimenEntry('storeGuideAddress', {
      title: say('Lost property', '失物招领'),
      address: say('Level 0, beside the lifts', '底层电梯旁'),
      phone: '+61 2 5550 0148',
      mark: 'A',
    }),
    ...[1, 2].map((offset) =>
      specimenEntry('standardTimeslotComponent', {
        title: offset === 1 ? say('Morning light', '晨光') : say('Last light', '暮光'),
        description: say('The clearest light of the day.', '一日之中最清透的光。'),
        startDate: new Date(now.getTime() + offset * 86_400_000).toISOString(),
        time: say('10:30am to 11:30am', '10:30至11:30'),
        booking: specimenEntry('booxi', { title: say('Book a place', '预约席位') }),
      }),
    ),
    specimenEntry('loyaltyBenefitSummary', {
      title: say('Five tiers, one welcome', '五级礼遇，一份欢迎'),
      eyebrow: say('Membership', '会员'),
      description: say('Each tier keeps what came before it.', '每一级均含前一级礼遇。'),
      tiers: tiers.map((name, index) =>
        tier(
          name,
          say(`From ${index * 2500} points`, `${index * 2500} 积分起`),
          ...benefit.slice(0, index + 1).slice(-2),
        ),
      ),
    }),
    specimenEntry('planYourVisit', {
      title: say('Plan your visit', '规划行程'),
      description: say('Four minutes on foot from Circular Quay.', '自环形码头步行四分钟。'),
      media: [specimenPicture('arch-facade-dusk')],
      time: [say('Daily, 10am to 8pm', '每日 10:00–20:00'), say('Friday until 11pm', '周五延至 23:00')],
      address: say('1 Harbour Walk, The Rocks, Sydney', '悉尼岩石区海港步道1号'),
    }),
    ...specimenSignatures(say, event),
  ];
}
