import { entry, type Seed } from '../../seed.ts';
import { beautyHall, eastGallery, lightWellSide } from './places.ts';

/** The houses of Singapore. */
export const brands: readonly Seed[] = [
  entry('brandPavilion', 'singapore-brand-hesperia', {
    title: { en: 'Hesperia', cn: 'Hesperia 暮星' },
    slug: 'hesperia',
    brand: 'brand-hesperia',
    description: { en: 'Perfume for the evening hours in heavy glass, smelt on ceramic along the bar before it touches skin.', cn: '厚玻璃瓶中的暮夜之香。长长的吧台上，先于瓷片试香，再落于肌肤。' },
    category: ['cat-fragrance'],
    label: ['label-exclusive'],
    media: ['brand-hesperia'],
    isFeatured: true,
    location: { en: 'Level 1, left of the light well', cn: '一层，天井左侧' },
    time: { en: 'Daily, 10am to 9pm', cn: '每日 10:00 至 21:00' },
    body: {
      en: 'Heat opens a perfume quickly, so the bar keeps two temperatures: a cool end for reading the top notes, a warm end for what is left after lunch.\n\nAsk for the nutmeg and vetiver cologne, made for this arcade and sold only here in 50 ml.',
      cn: '热带的暖意会让香气迅速绽开，吧台因此分设两段温度：凉处细辨前调，暖处体会午后余韵。\n\n不妨试试专为豆蔻廊调制的肉豆蔻香根草古龙水，50 毫升装，仅此一处有售。',
    },
  }),
  entry('brandPavilion', 'singapore-brand-aurelle', {
    title: { en: 'Aurelle', cn: 'Aurelle 欧蕾尔' },
    slug: 'aurelle',
    brand: 'brand-aurelle',
    description: { en: 'Skincare that takes the climate into account: light textures, clear instructions and a basin to try them at.', cn: '顺应气候的护肤之道：轻盈质地、清晰说明，还有一方可供现场试用的水盆。' },
    category: ['cat-beauty'],
    label: ['label-new'],
    media: ['brand-aurelle'],
    location: beautyHall,
    time: { en: 'Daily, 10am to 9pm', cn: '每日 10:00 至 21:00' },
    body: {
      en: 'Outside the air may hold 80 per cent humidity; in an aircraft cabin it can fall below 20. The house’s advisers plan for both, usually with one cream for the flight and a serum for the street.\n\nA skin reading takes ten minutes and is complimentary.',
      cn: '街上湿度可达八成，机舱内却可能不足两成。品牌顾问会一并考虑：飞行途中用一款面霜，漫步街头则用一支精华。\n\n肌肤测试约十分钟，无需付费。',
    },
  }),
  entry('brandPavilion', 'singapore-brand-calibre-ferrand', {
    title: { en: 'Calibre Ferrand', cn: 'Calibre Ferrand 斐朗' },
    slug: 'calibre-ferrand',
    brand: 'brand-calibre-ferrand',
    description: { en: 'Thin hand-wound watches at a quiet counter, with a watchmaker’s bench in view on weekday afternoons.', cn: '静谧柜台上的纤薄手动上链腕表。工作日午后，可近观制表师伏案工作。' },
    category: ['cat-watches-and-jewellery'],
    label: ['label-new', 'label-leasing-brand'],
    media: ['brand-calibre-ferrand'],
    isFeatured: true,
    location: { en: 'Level 2, north gallery', cn: '二层，北廊' },
    time: { en: 'Daily, 11am to 9pm', cn: '每日 11:00 至 21:00' },
    body: {
      en: 'The cases are under eight millimetres high and sit flat beneath a shirt cuff. Straps are cut in the room, and a rubber-lined one is kept for humid months, which here means all twelve.',
      cn: '表壳厚度不足八毫米，服帖隐于袖口之下。表带可现场裁制，另备橡胶内衬款式，专为潮湿月份准备；在新加坡，便是一年十二个月。',
    },
  }),
  entry('brandPavilion', 'singapore-brand-ondine-joaillerie', {
    title: { en: 'Ondine Joaillerie', cn: 'Ondine Joaillerie 昂汀珠宝' },
    slug: 'ondine-joaillerie',
    brand: 'brand-ondine-joaillerie',
    description: { en: 'Pearls and fine gold with the movement of water, laid out on slate under a single north-facing window.', cn: '珍珠与细金，流转如水，静置于一扇北窗下的岩灰石台。' },
    category: ['cat-watches-and-jewellery'],
    media: ['jewel-earrings'],
    location: lightWellSide,
    time: { en: 'Daily, 11am to 9pm', cn: '每日 11:00 至 21:00' },
    body: { en: 'Every drop earring is hung on a stand rather than pinned to card, so you see how it falls. Private viewings are held in the small room behind the stair, for two people, by appointment.', cn: '耳坠皆悬于支架，而非别在卡纸上，垂落的姿态一目了然。楼梯后的小厅可预约私人鉴赏，限两位。' },
  }),
  entry('brandPavilion', 'singapore-brand-cacao-thereze', {
    title: { en: 'Cacao Thérèze', cn: 'Cacao Thérèze 泰蕾兹可可' },
    slug: 'cacao-thereze',
    brand: 'brand-cacao-thereze',
    description: { en: 'Truffles and tablets kept at 18 degrees, with a pandan and coconut filling made for the Singapore counter.', cn: '松露巧克力与排块恒温十八度保存，另有专为新加坡制作的斑斓椰香夹心。' },
    category: ['cat-food-and-gifts'],
    label: ['label-exclusive'],
    media: ['food-chocolate'],
    location: eastGallery,
    time: { en: 'Daily, 10am to 9pm', cn: '每日 10:00 至 21:00' },
    body: {
      en: 'Boxes leave in an insulated sleeve that holds for six hours, long enough for the taxi, the terminal and the first part of the flight.\n\nThe pandan truffle is made in small trays each Tuesday and often gone by Saturday.',
      cn: '每盒均配保温封套，可维持六小时，足够应付出租车、航站楼与飞行的头一程。\n\n斑斓松露每周二少量制作，往往周六便已售罄。',
    },
  }),
];
