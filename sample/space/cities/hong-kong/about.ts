import { entry, type Seed } from '../../seed.ts';

const house = { en: 'The Hong Kong house', tc: '香港館', cn: '香港馆' };

/** The pages about the house in Hong Kong: its heritage and its architecture. */
export const about: readonly Seed[] = [
  entry('aboutTheStore', 'hong-kong-about-heritage', {
    title: { en: 'Our heritage', tc: '傳承', cn: '传承' },
    slug: 'heritage',
    eyebrow: house,
    layout: 'C',
    media: [{ picture: 'city-hong-kong', alt: { en: 'Slender towers with lit windows stacked before a dark green peak, clay-sailed junk on still harbour resin', cn: '灯火高楼叠立于墨绿山前，静水港湾上一艘赤帆帆船', tc: '亮燈高樓疊立於墨綠山前，靜水港灣上一艘赤帆帆船' } }],
    description: {
      en: 'Tea chests upstairs, silk below, and a scale that weighed both: what a harbour warehouse remembers of its trade.',
      tc: '樓上茶箱，樓下絲綢，一座磅秤稱過兩者：海旁貨倉記得的舊日營生。',
      cn: '楼上茶箱，楼下丝绸，一座磅秤称过两者：海旁货仓记得的旧日营生。',
    },
    body: {
      en: 'Godown is a word of the Asian ports, come to English through Malay. Tea was kept on the upper floors, away from the damp; silk lay below, in camphor wood.\n\n## The scale\n\nThe platform scale in the yard still weighs true to half a catty. Children stand on it; nobody has objected yet.',
      tc: '英語稱貨倉為 godown，此詞源出馬來語，流傳於亞洲各埠。茶葉怕潮，存於上層；絲綢收於下層的樟木箱內。\n\n## 磅秤\n\n貨場中的磅秤，至今仍準至半斤。小朋友總愛站上去，至今無人反對。',
      cn: '英语称货仓为 godown，此词源出马来语，流传于亚洲各埠。茶叶怕潮，存于上层；丝绸收于下层的樟木箱内。\n\n## 磅秤\n\n货场中的磅秤，至今仍准至半斤。小朋友总爱站上去，至今无人反对。',
    },
  }),
  entry('aboutTheStore', 'hong-kong-about-architecture', {
    title: { en: 'The architecture', tc: '建築', cn: '建筑' },
    slug: 'architecture',
    eyebrow: house,
    layout: 'E',
    media: ['door-hong-kong'],
    description: {
      en: 'Grey brick, iron shutters, China fir beams and one new stair: how a warehouse learned to let in the evening.',
      tc: '青磚、鐵窗板、杉木樑與一道新梯：貨倉如何學會迎入黃昏。',
      cn: '青砖、铁窗板、杉木梁与一道新梯：货仓如何学会迎入黄昏。',
    },
    body: {
      en: 'The beams were left as they were found, with chalk tallies still on them. Only the stair is new: it turns in white plaster from the yard to a round skylight, so that one light from above reaches all four floors.\n\nShutters on the south side open every evening at six.',
      tc: '木樑保持原貌，粉筆記數猶在。唯樓梯是新建的：白灰泥自貨場盤旋而上，直抵圓形天窗，使一束天光照遍四層。\n\n南面窗板，每日傍晚六時開啟。',
      cn: '木梁保持原貌，粉笔记数犹在。唯楼梯是新建的：白灰泥自货场盘旋而上，直抵圆形天窗，使一束天光照遍四层。\n\n南面窗板，每日傍晚六点开启。',
    },
  }),
];
