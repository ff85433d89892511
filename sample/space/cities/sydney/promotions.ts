import { day, entry, type Seed } from '../../seed.ts';
import { cellar, travelDesk } from './places.ts';

/** The three promotion offers of the Sydney gallery. */
export const promotions: readonly Seed[] = [
  entry(
    'indexDetailPage',
    'sydney-promotion-beauty-journey',
    {
      title: { en: 'The beauty journey', cn: '美妆之旅' },
      slug: 'beauty-journey',
      description: {
        en: 'Visit three houses of Level 1 in one day and collect three stamps: a pouch of seven miniatures then comes with purchases of AUD 200.',
        cn: '一日之内走访一层三家品牌，集齐三枚印章，消费满 200 澳元，即获七件迷你装旅行袋。请留出从容的一小时。',
      },
      category: ['cat-beauty', 'cat-fragrance'],
      isFeatured: true,
      media: ['hero-beauty'],
      startDate: day(-6, '10:00'),
      endDate: day(22, '20:00'),
      location: { en: 'Level 1, east and west galleries', cn: '一层东廊与西廊' },
      body: {
        en: 'Pick up a folded card in the atrium and allow an unhurried hour. At each house you meet one product in full: how it is made, how it is used, and whether it suits you. No purchase is needed for a stamp.\n\n## Three ways through\n\n- Calm: a serum, a cream, a hand massage\n- Colour: a powder, a red, a brush\n- Scent: a flower, a stone, a resin\n\nThe pouch follows with purchases of AUD 200 or more made in the two galleries that day.',
        cn: '于中庭领取折页卡。每到一家，细识一件产品：如何而成，如何使用，是否适合您。集章无需消费。\n\n## 三条路线\n\n- 静：一支精华，一罐面霜，一次手部按摩\n- 色：一方蜜粉，一抹正红，一支好刷\n- 香：一朵花，一块石，一滴树脂\n\n当日于两廊消费满 200 澳元，即可凭卡领取旅行袋。',
      },
      terms: {
        en: '1. Three stamps of three different houses on the same day.\n2. Purchases of AUD 200 or more in beauty and fragrance, before any refund of tax.\n3. One pouch for each guest, while stocks last; the contents may vary.',
        cn: '1. 须于同日集齐三家不同品牌的印章。\n2. 美妆与香氛消费满 200 澳元，以退税前金额为准。\n3. 每位宾客限领一份，送完即止，内容以实物为准。',
      },
      termsPage: 'sydney-terms-offers',
    },
    { created: 16, updated: 2 },
  ),

  entry(
    'indexDetailPage',
    'sydney-promotion-cellar-edit',
    {
      title: { en: 'The cellar edit', cn: '酒窖之选' },
      slug: 'cellar-edit',
      description: {
        en: 'Twelve bottles chosen by the people who pour them, each 10 to 20% below its usual duty-free price until the shelf is empty. Ages 18 and over.',
        cn: '十二款佳酿，由日日斟酒之人亲选，较平日免税价再减 10% 至 20%，售完即止。仅售予年满 18 周岁的宾客。',
      },
      category: ['cat-wines-and-spirits'],
      whetherLiquorOrTobacco: true,
      media: ['hero-spirits'],
      startDate: day(-15, '10:00'),
      endDate: day(30, '20:00'),
      location: cellar,
      body: {
        en: 'Once a season the hosts of the cellar are given one shelf and no instructions. This time it holds five single malts, three reds, two gins, a vintage champagne and a rum that nobody wished to explain.\n\nEach bottle carries a card in the hand of the person who chose it. Point at a bottle and ask for its person; they like to be asked.\n\n- Tastings of 10 ml at the counter, until an hour before closing\n- Sealed for your flight, or sent to the airport for collection',
        cn: '每季一次，酒窖管家可自由支配一整格酒架，不设任何要求。此番入选：单一麦芽五款，红葡萄酒三款，金酒两款，年份香槟一款，另有一支朗姆，无人愿意道破缘由。\n\n每瓶皆附选酒人亲笔卡片。不妨指着酒瓶问一句，他们乐于作答。\n\n- 柜台可品饮 10 毫升，至闭馆前一小时止\n- 可封装登机，亦可送至机场提取',
      },
      terms: {
        en: '1. It is against the law to sell or supply alcohol to, or to obtain alcohol on behalf of, a person under the age of 18 years.\n2. Up to six bottles of the edit for each traveller.\n3. Reductions refer to the gallery’s own price in the 30 days before the edit.',
        cn: '1. 依照法律，不得向未满 18 周岁者出售或提供酒类，亦不得代其购买。\n2. 每位旅客限购六瓶。\n3. 减价幅度以本馆此前 30 日内的售价为准。',
      },
      termsPage: 'sydney-terms-offers',
    },
    { created: 22, updated: 6 },
  ),

  entry(
    'indexDetailPage',
    'sydney-promotion-first-visit',
    {
      title: { en: 'A welcome for the first visit', cn: '初访之礼' },
      slug: 'first-visit',
      description: {
        en: 'Your first purchase of AUD 300 or more comes with a leather card case by Casa Orsino, in olive, and a place on the list for private evenings.',
        cn: '首次消费满 300 澳元，即赠奥希诺橄榄绿皮革卡夹一只，并列入私享之夜的受邀名单。',
      },
      category: ['cat-travel', 'cat-fashion'],
      brand: 'brand-casa-orsino',
      media: ['fashion-wallet'],
      startDate: day(-40, '10:00'),
      endDate: day(120, '20:00'),
      location: travelDesk,
      body: {
        en: 'The case holds four cards and a folded note, and was made for us from the ends of hides that are too beautiful to discard.\n\nRegister at the travel desk or with any host before you pay. From AUD 300 you may also be able to claim back tax when you leave Australia; the desk will explain the Tourist Refund Scheme in English or Mandarin.\n\n> Come twice, and we shall remember how you take your coffee.',
        cn: '卡夹可容四张卡片与一张对折纸钞，取整皮余料制成，因其太美，不忍舍弃。\n\n付款之前，于旅客服务台或向任一管家登记即可。消费满 300 澳元，离境时亦可申请退税；服务台可用中文或英文为您说明澳大利亚旅客退税计划（TRS）。\n\n> 再来一次，我们便会记得您的咖啡如何喝。',
      },
      terms: {
        en: '1. For guests who register for the first time, once for each person.\n2. AUD 300 or more in one day, before any refund of tax; gift cards are excluded.\n3. Refunds of tax are decided by the Australian authorities at departure, not by the gallery.',
        cn: '1. 限首次登记的宾客，每人一次。\n2. 单日消费满 300 澳元，以退税前金额为准，礼品卡除外。\n3. 退税由澳大利亚有关部门于离境时核定，非由本馆决定。',
      },
      termsPage: 'sydney-terms-offers',
    },
    { created: 45, updated: 12 },
  ),
];
