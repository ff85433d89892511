import { entry, type Seed } from '../../seed.ts';

const house = { en: 'The Abu Dhabi house', cn: '阿布扎比馆' };

/** The pages about the house in Abu Dhabi: its heritage and its architecture. */
export const about: readonly Seed[] = [
  entry('aboutTheStore', 'abu-dhabi-about-heritage', {
    title: { en: 'Our heritage', cn: '传承' },
    slug: 'heritage',
    eyebrow: house,
    layout: 'C',
    media: ['dusk-abu-dhabi'],
    description: { en: 'Before oil there were dates, camels and pearls. A house of trade remembers which of them travelled best.', cn: '石油之前，此地有椰枣、骆驼与珍珠。一座商馆，记得哪一样走得最远。' },
    body: {
      en: 'Until the 1930s the pearling fleets left each summer for four months at sea. What they brought back went by dhow to Bombay, and from there to Paris.\n\n## The oldest pearl\n\nIn 2017 archaeologists on Marawah Island, west of the city, found a natural pearl about 8,000 years old, the oldest known. We think of it whenever a tray is carried to the window.',
      cn: '二十世纪三十年代以前，采珠船队每年夏天出海四个月。所得珍珠以单桅帆船运往孟买，再转赴巴黎。\n\n## 最古老的珍珠\n\n2017 年，考古学家在本城以西的马拉瓦岛发现一枚约八千年前的天然珍珠，为已知最古老者。每当托盘端向窗边，我们总会想起它。',
    },
  }),
  entry('aboutTheStore', 'abu-dhabi-about-architecture', {
    title: { en: 'The architecture', cn: '建筑' },
    slug: 'architecture',
    eyebrow: house,
    layout: 'A',
    media: ['door-abu-dhabi'],
    description: { en: 'A double screen, a dome with a slot of sky and water led through the floor: how the house keeps cool without trying.', cn: '双层花格，一线天光的穹顶，与穿堂而过的流水：一座房子，如何不费力地清凉。' },
    body: {
      en: 'The outer screen takes the heat, the inner one the glare; between them air rises and leaves. The water channel follows the falaj, the shared irrigation channels that UNESCO listed in 2020.\n\n> At the equinox the slot in the dome draws a line that reaches the foot of the stair at noon.',
      cn: '外屏挡热，内屏滤光，两屏之间，空气上升而去。水渠取法“法拉吉”共享灌溉渠，这一传统于 2020 年列入联合国教科文组织非遗名录。\n\n> 春分秋分正午，穹顶的一线天光，恰好落至楼梯脚下。',
    },
  }),
];
