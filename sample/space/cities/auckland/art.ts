import { day, entry, type Seed } from '../../seed.ts';
import { westSide } from './places.ts';

/** Art in the Auckland gallery. */
export const art: readonly Seed[] = [
  entry('artCulture', 'auckland-art-southerly-change', {
    title: { en: 'Southerly change', cn: '《南风将至》' },
    slug: 'southerly-change',
    description: { en: 'A mobile of cobalt, clay and brass discs hung in the stair, tuned to the draught that comes before the rain.', cn: '钴蓝、陶土与黄铜圆片悬于梯井，随雨前穿堂风而动。' },
    category: ['cat-installation'],
    media: ['art-mobile'],
    isFeatured: true,
    startDate: day(-120, '10:00'),
    endDate: day(60, '20:00'),
    location: { en: 'All floors, stair', cn: '各层，楼梯' },
    body: {
      en: 'A maker from Titirangi, on the edge of the western bush, balanced it over six winters. When the wind swings to the south the large cobalt disc crosses the brass one: you have about twenty minutes to reach your ferry dry.',
      cn: '出自城西林缘蒂蒂朗伊的一位创作者，历六个冬天调校平衡。一旦转吹南风，大片钴蓝便与黄铜交错而过：要不淋雨赶上渡轮，您大约还有二十分钟。',
    },
  }),
  entry('artCulture', 'auckland-art-fifty-cones', {
    title: { en: 'Fifty cones', cn: '《五十座火山》' },
    slug: 'fifty-cones',
    description: { en: 'A wide painting in cobalt and terracotta after the volcanic field on which the whole of Auckland stands.', cn: '以钴蓝与陶土色绘就的长幅，取意整座奥克兰所立的火山群。' },
    category: ['cat-painting'],
    media: ['art-painting'],
    startDate: day(-15, '10:00'),
    endDate: day(90, '20:00'),
    location: westSide,
    body: {
      en: 'There are about fifty volcanoes within the city, most of them small, green and terraced by Māori gardeners centuries ago. The youngest, Rangitoto, rose from the sea some six hundred years back. Find it at the right-hand edge of the canvas, then through the window.',
      cn: '城中约有五十座火山，大多低矮青翠，数百年前毛利人曾于其上开垦梯田。最年轻的朗伊托托岛，约六百年前自海中升起。请先在画面右缘找到它，再望向窗外。',
    },
  }),
];
