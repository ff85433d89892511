import { entry, type Seed } from '../../seed.ts';
import { balcony } from './places.ts';

/** Art in the Macau gallery. */
export const art: readonly Seed[] = [
  entry('artCulture', 'macau-art-wide-sea', {
    title: { en: 'Wide sea, raised', tc: '《遼闊的海》，升起', cn: '《辽阔的海》，升起' },
    slug: 'wide-sea',
    category: ['cat-installation'],
    media: ['art-mobile'],
    isFeatured: true,
    location: { en: 'Court, over the stair', tc: '庭院，樓梯上方', cn: '庭院，楼梯上方' },
    artist: { en: 'A studio in Coloane', tc: '路環的一間工作室', cn: '路环的一间工作室' },
    description: {
      en: 'The waves of the paving, lifted off the floor as discs of cobalt, clay and brass, turning where the sea would have been.',
      tc: '把地上的波浪升到半空：鈷藍、陶紅與黃銅圓片，在昔日海面之處緩緩轉動。',
      cn: '把地上的波浪升到半空：钴蓝、陶红与黄铜圆片，在昔日海面之处缓缓转动。',
    },
    body: {
      en: 'The studio stands near the old shipyards of Lai Chi Vun, and the brass fittings came from a junk. At 4pm the shadows lie exactly on the paving.',
      tc: '工作室鄰近荔枝碗舊船廠，黃銅構件便取自一艘舊帆船。下午四時，影子恰好落在石仔路的浪紋上。',
      cn: '工作室邻近荔枝碗旧船厂，黄铜构件便取自一艘旧帆船。下午四点，影子恰好落在地面的浪纹上。',
    },
  }),
  entry('artCulture', 'macau-art-turning', {
    title: { en: 'A turning, in plaster', tc: '迴轉', cn: '回转' },
    slug: 'a-turning',
    category: ['cat-sculpture'],
    media: ['art-sculpture'],
    location: balcony,
    artist: { en: 'A sculptor from Taipa', tc: '氹仔的一位雕塑家', cn: '氹仔的一位雕塑家' },
    description: {
      en: 'A ribbon of white plaster folds back on itself around a bronze sphere, as one street in the old city folds into the next.',
      tc: '白色石膏飄帶繞銅球迴轉，一如老城中的小巷，一條摺入另一條。',
      cn: '白色石膏飘带绕铜球回转，一如老城中的小巷，一条折入另一条。',
    },
    body: { en: 'It has no front. The sculptor asks that you walk around it twice, once in each direction.', tc: '作品沒有正面。雕塑家請您繞行兩圈，順逆各一。', cn: '作品没有正面。雕塑家请您绕行两圈，顺逆各一。' },
  }),
];
