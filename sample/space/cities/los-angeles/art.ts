import { day, entry, type Seed } from '../../seed.ts';

/** Art in the Los Angeles gallery. */
export const art: readonly Seed[] = [
  entry('artCulture', 'los-angeles-art-plain-air', {
    title: { en: 'Plain air', cn: '《清空》' },
    slug: 'plain-air',
    description: { en: 'A mobile of cobalt, clay and brass discs that spends the day drawing slow circles of shadow on a bare wall.', cn: '钴蓝、陶土与黄铜圆片，终日在素墙上缓缓画出影的圆。' },
    category: ['cat-installation'],
    media: ['art-mobile'],
    isFeatured: true,
    startDate: day(-80, '06:00'),
    endDate: day(140, '23:59'),
    location: { en: 'West side, above the steps', cn: '西侧，台阶上方' },
    body: {
      en: 'In the 1960s artists on this coast began to treat light itself as the material. The maker, who works in Inglewood under the flight path, counts the shadows as the work and the discs as tools. There are nine at noon. By evening there is one, nine metres long.',
      cn: '二十世纪六十年代，这片海岸的艺术家开始以光本身为材料。这位创作者在航线之下的英格尔伍德工作，自言影子才是作品，圆片不过是工具。正午有九道影，入夜前只余一道，长达九米。',
    },
  }),
  entry('artCulture', 'los-angeles-art-june-before-noon', {
    title: { en: 'June, before noon', cn: '《六月，正午之前》' },
    slug: 'june-before-noon',
    description: { en: 'Cobalt and terracotta under a thin grey veil: a painting about the sea cloud that covers early summer here.', cn: '一层薄灰之下的钴蓝与陶土，画的是初夏清晨笼罩此地的海云。' },
    category: ['cat-painting'],
    media: ['art-painting'],
    startDate: day(-18, '06:00'),
    endDate: day(66, '23:59'),
    location: { en: 'North side, passage to room 2', cn: '北侧，通往二号室的走廊' },
    body: {
      en: 'Visitors expect sun in June and get cloud until lunch. The painter, from San Pedro, loves that hour: colours without shadows, gulls you can hear but not see. Look for the thumb-width of bare canvas at the top right. That is where it clears.',
      cn: '旅人以为六月必是晴天，却常遇云层直到正午。来自圣佩德罗的画家偏爱此刻：有色无影，海鸥只闻其声。画面右上角留有一指宽的素布，天便从那里放晴。',
    },
  }),
];
