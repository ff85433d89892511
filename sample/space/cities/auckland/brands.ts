import { entry, type Seed } from '../../seed.ts';
import { bay7, eastWindows, harbourSide, hours, westSide } from './places.ts';

/** The houses of Auckland. */
export const brands: readonly Seed[] = [
  entry('brandPavilion', 'auckland-brand-honey-and-tide', {
    title: { en: 'Honey & Tide', cn: 'Honey & Tide 蜜与潮' },
    slug: 'honey-and-tide',
    brand: 'brand-honey-and-tide',
    description: { en: 'Mānuka, clover and pōhutukawa honeys in glass, poured for tasting from pale to dark at a ten-metre table.', cn: '麦卢卡、三叶草与新西兰圣诞树花蜜，十米长桌上由浅至深，依次试味。' },
    category: ['cat-food-and-gifts'],
    label: ['label-exclusive'],
    media: ['food-honey'],
    isFeatured: true,
    location: { en: 'Ground floor, centre', cn: '首层，中央' },
    time: { en: 'Daily, 10am to 7pm', cn: '每日 10:00 至 19:00' },
    body: {
      en: 'Pōhutukawa honey is gathered in December, when the coast of Rangitoto turns red; it is pale, soft and faintly salt. Mānuka comes from the hills behind, darker and more herbal, and each jar carries the laboratory result for its own batch.\n\nTaste with a wooden spoon, then a sip of cold water. The table will tell you what your country lets in.',
      cn: '圣诞树花蜜采于十二月，彼时朗伊托托岛海岸一片嫣红，蜜色清浅，质地柔润，隐约带咸。麦卢卡蜜来自后山，色深而草木气更浓，每罐均附该批次的检测结果。\n\n以木匙试味，再饮一口凉水。目的地可否携入，长桌的店员会为您说明。',
    },
  }),
  entry('brandPavilion', 'auckland-brand-aurelle', {
    title: { en: 'Aurelle', cn: 'Aurelle 欧蕾尔' },
    slug: 'aurelle',
    brand: 'brand-aurelle',
    description: { en: 'Skincare for a country where the summer sun is unusually strong: high filters, calm textures, patient advice.', cn: '为夏日阳光格外猛烈的国度而备：高倍防护、舒缓质地、耐心建议。' },
    category: ['cat-beauty'],
    media: ['brand-aurelle'],
    location: eastWindows,
    time: hours,
    body: {
      en: 'Clean southern air lets more ultraviolet through than most visitors expect, even under cloud. The counter lends a small dial that shows the day’s index.\n\nA ten-minute reading of your skin is complimentary and ends with a written routine, morning and night.',
      cn: '南半球空气清澈，紫外线比多数旅客预想的更强，阴天亦然。柜台设有小表盘，随时显示当日指数。\n\n十分钟肌肤测试免费提供，并附一份手写的早晚护理建议。',
    },
  }),
  entry('brandPavilion', 'auckland-brand-chateau-sauvelin', {
    title: { en: 'Château Sauvelin', cn: 'Château Sauvelin 索维兰酒庄' },
    slug: 'chateau-sauvelin',
    brand: 'brand-chateau-sauvelin',
    whetherLiquorOrTobacco: true,
    description: { en: 'Old-vine reds and a vintage brut in a cool brick bay, poured beside wines from across the harbour.', cn: '老藤红酒与一款年份干型起泡酒，藏于清凉砖室，与海港对岸的佳酿对饮。' },
    category: ['cat-wines-and-spirits'],
    media: ['spirits-wine'],
    location: bay7,
    time: { en: 'Daily, 11am to 8pm', cn: '每日 11:00 至 20:00' },
    body: {
      en: 'Bay 7 keeps 13 degrees through brick alone. The house’s brut sits next to a Marlborough sparkling, its reds next to Waiheke syrah, and nobody is told which is which until the second sip. For guests aged 18 and over.',
      cn: '七号货位仅凭砖墙便恒守十三度。酒庄的年份起泡酒与马尔堡起泡酒相邻，红酒则与激流岛西拉并列，第二口之前，谁也不知杯中是何方之酿。仅限年满 18 岁的宾客。',
    },
  }),
  entry('brandPavilion', 'auckland-brand-north-and-vale', {
    title: { en: 'North & Vale', cn: 'North & Vale 北谷' },
    slug: 'north-and-vale',
    brand: 'brand-north-and-vale',
    description: { en: 'Bridle leather that improves with salt air, with brass fittings a sailor would recognise and a bench for repairs.', cn: '海风愈吹愈见光泽的马缰皮革，水手也认得的黄铜配件，另设修缮工作台。' },
    category: ['cat-fashion'],
    label: ['label-leasing-brand'],
    media: ['fashion-belt'],
    isFeatured: true,
    location: westSide,
    time: hours,
    body: { en: 'Bags are lined in sailcloth from a loft across the viaduct, so no two linings match. Edges are waxed in the room; bring an old belt and they will do the same for it while you wait.', cn: '手袋内衬取自港区帆布工坊，块块不同。皮边在店内上蜡；若带一条旧腰带来，也可一并处理，立等可取。' },
  }),
  entry('brandPavilion', 'auckland-brand-bellarosa', {
    title: { en: 'Bellarosa', cn: 'Bellarosa 贝拉蔷' },
    slug: 'bellarosa',
    brand: 'brand-bellarosa',
    description: { en: 'Gold to be worn every day: bangles made to be stacked by threes, and light enough to forget on a boat.', cn: '日日可戴的金饰：手镯宜三只相叠，轻巧得登船也浑然不觉。' },
    category: ['cat-watches-and-jewellery'],
    label: ['label-new'],
    media: ['jewel-bracelet'],
    location: harbourSide,
    time: hours,
    body: {
      en: 'One is smooth, one hammered, one turned like rope; a sailor will know which rope. The jeweller sizes them on the wrist in about fifteen minutes, and the chains close with one cold hand.',
      cn: '一只光面，一只锤纹，一只绞如缆绳；是哪种缆绳，水手一看便知。珠宝师量腕调整，约十五分钟。链扣单手即可扣合，天冷手僵亦无妨。',
    },
  }),
];
