import { day, entry, type Seed } from '../../seed.ts';
import { cellar, eastHall, fashionGallery, terrace, watchGallery, westHall, wrappingDesk } from './places.ts';

/** Special offers of the Sydney gallery: five current and three upcoming. */
export const offers: readonly Seed[] = [
  entry(
    'specialOffer',
    'sydney-offer-third-scent',
    {
      title: { en: 'A third scent, for the cabin', cn: '随行的第三种香气' },
      slug: 'third-scent',
      description: {
        en: 'Choose the Lune & Linden pair and the counter blends the two for you into a 10 ml travel spray: the scent that they become together.',
        cn: '选购月与椴双瓶装，柜台即为您将两者调和，灌入 10 毫升随行喷雾：那是它们相遇之后的香气。',
      },
      category: ['cat-fragrance'],
      brand: 'brand-lune-and-linden',
      isFeatured: true,
      media: ['beauty-perfume-duo'],
      startDate: day(-12, '10:00'),
      endDate: day(19, '20:00'),
      location: westHall,
      features: { en: ['Gift with purchase'], cn: ['随购赠礼'] },
      body: {
        en: 'Lune is cool and mineral, Linden green and honeyed. Say which of them should speak first and the host mixes the spray accordingly, two parts to one, and notes the proportion on its label.\n\n## How to receive it\n\nAsk at the counter in the west gallery when you pay. The spray is filled in front of you, weighs 38 grams and passes cabin rules with room to spare.',
        cn: '“月”清冷如矿石，“椴”青绿带蜜甜。您说由谁先开口，顾问便以二比一的比例调和，并将配比写于瓶签。\n\n## 领取方式\n\n付款时于西廊柜台告知即可。喷雾当面灌装，仅重 38 克，完全符合随身行李规定。',
      },
      terms: {
        en: '1. One travel spray for each pair bought, up to two for each guest.\n2. While stocks of the flacon last.\n3. Not valid together with other offers of the same house.',
        cn: '1. 每购双瓶装一套，赠随行喷雾一支，每位宾客以两支为限。\n2. 喷雾瓶数量有限，送完即止。\n3. 不可与该品牌其他优惠同时使用。',
      },
      termsPage: 'sydney-terms-offers',
    },
    { created: 20, updated: 4 },
  ),

  entry(
    'specialOffer',
    'sydney-offer-petal-engraving',
    {
      title: { en: 'Your initials on the petal', cn: '花瓣上的名字' },
      slug: 'petal-engraving',
      description: {
        en: 'Maison Verane engraves the lid of its pressed powder compact while you wait: up to three letters, in ten minutes, at no charge.',
        cn: '选购薇兰世家花瓣蜜粉饼，可于盒盖镌刻至多三个字母，十分钟立等可取，免费礼遇。',
      },
      category: ['cat-beauty'],
      brand: 'brand-maison-verane',
      media: ['beauty-compact'],
      startDate: day(-3, '10:00'),
      endDate: day(11, '20:00'),
      location: eastHall,
      features: { en: ['Complimentary engraving'], cn: ['免费镌刻'] },
      body: {
        en: 'The engraver works with a hand-held burin and a magnifier, on the rim where a thumb will rest. Choose a serif, a script or a single drawn petal.\n\nCompacts bought earlier or elsewhere in the world are welcome too. Please allow half an hour from Thursday to Saturday, when the bench is busiest.',
        cn: '镌刻师手持刻刀与放大镜，将字母刻在拇指停留的盒缘。可选衬线体、手写体，或仅一瓣花的线描。\n\n往日所购、或购自世界其他门店的粉饼，同样欢迎。周四至周六宾客较多，敬请预留半小时。',
      },
      terms: {
        en: '1. Up to three Latin letters or one motif for each compact.\n2. Engraved pieces cannot be exchanged unless they are faulty.\n3. The engraver is present daily from 11am to 7pm.',
        cn: '1. 每件限刻至多三个拉丁字母或一枚图案。\n2. 镌刻后的商品，除质量问题外恕不更换。\n3. 镌刻师驻场时间为每日 11:00–19:00。',
      },
      termsPage: 'sydney-terms-offers',
    },
    { created: 9, updated: 3 },
  ),

  entry(
    'specialOffer',
    'sydney-offer-old-vines-pair',
    {
      title: { en: 'Two bottles from old vines', cn: '老藤双瓶礼遇' },
      slug: 'old-vines-pair',
      description: {
        en: 'Two reds from the oldest parcels of Château Sauvelin, in a walnut case that later serves on a desk: AUD 145 instead of AUD 180. Ages 18 and over.',
        cn: '索维兰酒庄最古老地块的两款红葡萄酒，配日后可置于案头的胡桃木盒，礼遇价 145 澳元（原价 180 澳元）。仅售予年满 18 周岁的宾客。',
      },
      category: ['cat-wines-and-spirits'],
      brand: 'brand-chateau-sauvelin',
      whetherLiquorOrTobacco: true,
      isFeatured: true,
      media: ['spirits-wine'],
      startDate: day(-20, '10:00'),
      endDate: day(9, '20:00'),
      location: cellar,
      features: { en: ['Save AUD 35'], cn: ['立省 35 澳元'] },
      body: {
        en: 'One bottle is ready to open tonight, all dark plum and cedar; the other asks for six more years. Together they make a patient kind of present.\n\nThe walnut case slides shut without a single nail. Both wines can be tasted in the cellar before you decide, 20 ml at a time.\n\n## On the way home\n\nAllowances differ between countries. Our hosts in the cellar know those of your destination and of every stop before it.',
        cn: '一瓶今夜便可开启，满是黑李与雪松；另一瓶还需六年静候。两相为伴，是一份懂得等待的礼物。\n\n胡桃木盒不着一钉，推合即成。两款酒均可先在酒窖品尝，每款 20 毫升，再作决定。\n\n## 携酒回程\n\n各国免税额度不一，酒窖管家熟知您的目的地，以及途中每一站的规定。',
      },
      terms: {
        en: '1. It is against the law to sell or supply alcohol to, or to obtain alcohol on behalf of, a person under the age of 18 years. Photo identification is required.\n2. Limited to two cases for each traveller.\n3. The price of AUD 180 is the sum of both bottles bought singly at the gallery.\n4. Please enjoy alcohol responsibly.',
        cn: '1. 依照法律，不得向未满 18 周岁者出售或提供酒类，亦不得代其购买。购买时须出示附照片的身份证件。\n2. 每位旅客限购两盒。\n3. 原价 180 澳元为两款酒于本馆单独购买的价格总和。\n4. 请理性饮酒。',
      },
      termsPage: 'sydney-terms-offers',
    },
    { created: 25, updated: 7 },
  ),

  entry(
    'specialOffer',
    'sydney-offer-second-pair',
    {
      title: { en: 'A second pair for someone', cn: '为谁，再选一副' },
      slug: 'second-pair',
      description: {
        en: 'With one pair of Kintara sunglasses, the second is a quarter less. Frames are fitted at the mirror, and lenses meet the Australian standard for sunglasses.',
        cn: '选购金多莱太阳镜一副，第二副减价四分之一。镜前细细调校，镜片符合澳大利亚太阳镜标准。',
      },
      category: ['cat-fashion'],
      brand: 'brand-kintara',
      media: ['fashion-sunglasses'],
      startDate: day(-7, '10:00'),
      endDate: day(24, '20:00'),
      location: fashionGallery,
      features: { en: ['25% on the second pair'], cn: ['第二副减 25%'] },
      body: {
        en: 'Kintara cuts its frames from solid acetate, a material that warms to the face and can be coaxed back into shape for years. The fitting takes ten minutes; then you are sent up to the terrace, since no lamp can stand in for the sky.\n\n- Tortoise, smoke and honey, in three widths\n- Lenses of category 3, with full protection from UV\n- Prescription lenses can be sent on to your home address',
        cn: '金多莱取整块板材切割镜框，触肤温润，历经数年仍可调校如初。调校约十分钟，随后请您登上露台一试，毕竟没有哪盏灯替代得了天空。\n\n- 玳瑁、烟灰、蜜色，三种宽度\n- 3 类（Category 3）镜片，全面阻隔紫外线\n- 可配度数镜片，寄送至府上',
      },
      terms: {
        en: '1. The reduction applies to the pair of equal or lower price.\n2. Both pairs are bought in one transaction.\n3. Prescription lenses are charged separately.',
        cn: '1. 减价适用于价格相同或较低的一副。\n2. 两副须于同一笔交易中购买。\n3. 度数镜片另行计费。',
      },
      termsPage: 'sydney-terms-offers',
    },
    { created: 14, updated: 7 },
  ),

  entry(
    'specialOffer',
    'sydney-offer-lunch-under-the-fig',
    {
      title: { en: 'Lunch under the fig', cn: '榕荫午餐' },
      slug: 'lunch-under-the-fig',
      description: {
        en: 'Spend AUD 500 in one day and a plate on the Fig Terrace is our invitation, with a glass of cordial and forty minutes off your feet. Ends today.',
        cn: '单日消费满 500 澳元，即邀您至榕荫露台享主菜一道、鲜果饮一杯，再歇脚四十分钟。今日截止。',
      },
      category: ['cat-food-and-gifts'],
      media: ['dining-plated'],
      startDate: day(-30, '12:00'),
      endDate: day(0, '21:00'),
      location: terrace,
      features: { en: ['With AUD 500 of purchases'], cn: ['消费满 500 澳元'] },
      body: {
        en: 'The herbs are cut beside the tree at eleven and reach the oven by noon: sorrel, chervil, young peas. The plate is built around fish from the Sydney market and changes with what the boats bring.\n\nShow your receipts at any counter before the galleries close to receive the invitation, which is good for seven days. A plate without fish or meat is always ready; please tell the waiter about allergies.',
        cn: '十一点自树旁剪下的香草，正午便送到柴窑边：酸模、细叶芹、嫩豌豆。主菜以悉尼鱼市的鲜鱼为中心，随渔船所获而变。\n\n闭馆之前，凭当日购物收据于任一柜台领取邀请券，七日内有效。素食随时备有，如有过敏请告知侍者。',
      },
      terms: {
        en: '1. Receipts of one guest and one day are added together, before any refund of tax.\n2. Invitations are valid from 12pm to 4pm, within seven days of issue.\n3. Places at the long table are given in order of arrival.',
        cn: '1. 同一宾客当日消费可累计，以退税前金额为准。\n2. 邀请券自领取之日起七日内有效，用餐时间为 12:00–16:00。\n3. 长桌座位按到店次序安排。',
      },
      termsPage: 'sydney-terms-offers',
    },
    { created: 38, updated: 10 },
  ),

  entry(
    'specialOffer',
    'sydney-offer-bangles-by-three',
    {
      title: { en: 'Bangles, by three', cn: '三环成契' },
      slug: 'bangles-by-three',
      description: {
        en: 'Three gold bangles by Bellarosa for less than their sum, with one evening to have them sized, soldered and polished to your wrist.',
        cn: '贝拉蔷金镯三只成套，较单购更为优惠；一夕之间，即可按您的腕围改圈、焊合、抛光。',
      },
      category: ['cat-watches-and-jewellery'],
      brand: 'brand-bellarosa',
      media: ['jewel-bracelet'],
      startDate: day(5, '10:00'),
      endDate: day(33, '20:00'),
      location: watchGallery,
      features: { en: ['15% on a set of three'], cn: ['三只成套减 15%'] },
      body: {
        en: 'A single bangle is jewellery; three of them are music. Bellarosa makes one smooth, one hammered and one turned like rope, in yellow, rose or white gold, and each can be worn alone on a quiet day.\n\nYour wrist is measured at the round table; come by noon and the goldsmith has the set ready by closing time.\n\n> Take the middle one a size larger. It gives the others room to speak.',
        cn: '一只是首饰，三只便有了声音。贝拉蔷以黄金、玫瑰金与白金制镯，或光面，或锤纹，或拧如绳索；清静的日子，单戴一只亦好。\n\n圆桌之上为您量腕；正午之前光临，金匠当日闭馆前即可完工。\n\n> 中间一只不妨大一圈，另外两只才有说话的余地。',
      },
      terms: {
        en: '1. The three bangles may differ in metal and finish.\n2. Sizing is included once, within 60 days of purchase.\n3. Sized pieces cannot be exchanged unless they are faulty.',
        cn: '1. 三只金镯的材质与工艺可自由搭配。\n2. 购买后 60 日内含免费改圈一次。\n3. 改圈后的商品，除质量问题外恕不更换。',
      },
      termsPage: 'sydney-terms-offers',
    },
    { created: 6, updated: 2 },
  ),

  entry(
    'specialOffer',
    'sydney-offer-gift-in-cloth',
    {
      title: { en: 'A gift in cloth', cn: '以布成礼' },
      slug: 'gift-in-cloth',
      description: {
        en: 'For three weeks every gift may leave in a cotton square at no charge, tied by hand, with a card written by a calligrapher in English or Chinese.',
        cn: '三周之间，凡礼皆可以棉布巾手工系裹，分文不取，另附书法师以中文或英文手书的卡片。',
      },
      category: ['cat-food-and-gifts'],
      isFeatured: true,
      media: ['trace-parcel'],
      startDate: day(14, '10:00'),
      endDate: day(35, '20:00'),
      location: wrappingDesk,
      features: { en: ['Complimentary, usually AUD 12'], cn: ['免费（平日 12 澳元）'] },
      body: {
        en: 'A cloth can be opened at a border and tied again without leaving a trace. Ours is a square of washed cotton in bottle green, ivory or terracotta, which the person who receives it may keep for bread, for books or for the next present.\n\n## What travels well\n\n- Liquids stay in their sealed bags, and the bag is wrapped\n- Boxes are tied flat so that nothing is crushed\n- A parcel takes about eight minutes, a difficult one fifteen',
        cn: '一方布，海关打开之后，仍可重新系好，不留痕迹。水洗棉布有墨绿、象牙与陶土三色，收礼人可留作包面包、裹书册，或系起下一份礼物。\n\n## 旅途无忧\n\n- 液体商品保留密封袋，于袋外系裹\n- 礼盒平系，不惧挤压\n- 寻常一件约八分钟，造型特别的十五分钟',
      },
      terms: {
        en: '1. For purchases made at the Sydney gallery, on presentation of the receipt.\n2. Calligraphy of up to twelve words or twenty Chinese characters for each card.\n3. Very large parcels may be ready on the following day.',
        cn: '1. 适用于悉尼馆所购商品，请出示收据。\n2. 每张卡片可书写英文十二词或中文二十字以内。\n3. 大件礼品或需次日领取。',
      },
      termsPage: 'sydney-terms-offers',
    },
    { created: 5, updated: 5 },
  ),

  entry(
    'specialOffer',
    'sydney-offer-vintage-champagne',
    {
      title: { en: 'A vintage champagne, engraved', cn: '年份香槟，镌名为念' },
      slug: 'vintage-champagne-engraved',
      description: {
        en: 'With every magnum of our vintage champagne, a line of your own is cut into the glass: a name, a date, a place. Ready in one hour. Ages 18 and over.',
        cn: '选购年份香槟大瓶装，可于瓶身镌刻一行心意：名字、日期，或一处地方，一小时可取。仅售予年满 18 周岁的宾客。',
      },
      category: ['cat-wines-and-spirits'],
      whetherLiquorOrTobacco: true,
      media: ['spirits-champagne'],
      startDate: day(26, '10:00'),
      endDate: day(54, '20:00'),
      location: cellar,
      features: { en: ['Complimentary engraving'], cn: ['免费镌刻'] },
      body: {
        en: 'The line is drawn by hand, cut with a diamond wheel and rubbed with brass leaf. It outlives the evening: most guests keep the bottle as a lamp or a vase.\n\nThe wine spent six years on its lees and shows it, with toast, quince and a fine, slow bead. It is poured on request from 4pm.',
        cn: '字迹先以手绘，再以金刚石轮雕刻，最后填擦铜箔。它比那一夜更长久：许多宾客留下酒瓶，作灯，或作花器。\n\n此酒带酒泥陈酿六年，烤面包与榅桲的香气分明，气泡细密而从容。每日 16:00 起可索取品饮。',
      },
      terms: {
        en: '1. It is against the law to sell or supply alcohol to, or to obtain alcohol on behalf of, a person under the age of 18 years.\n2. Up to 24 characters in Latin letters or eight in Chinese.\n3. Engraved bottles cannot be exchanged unless they are faulty.',
        cn: '1. 依照法律，不得向未满 18 周岁者出售或提供酒类，亦不得代其购买。\n2. 至多可刻 24 个拉丁字符或八个汉字。\n3. 镌刻后的商品，除质量问题外恕不更换。',
      },
      termsPage: 'sydney-terms-offers',
    },
    { created: 4, updated: 4 },
  ),
];
