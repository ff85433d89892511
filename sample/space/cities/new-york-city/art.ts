import { day, entry, type Seed } from '../../seed.ts';

/** Art in the New York City gallery. */
export const art: readonly Seed[] = [
  entry('artCulture', 'new-york-city-art-avenue-at-six', {
    title: { en: 'Avenue at six', cn: '六点的大道' },
    slug: 'avenue-at-six',
    description: { en: 'An abstract canvas in cobalt and terracotta by a painter from Long Island City, made over one winter of sunsets.', cn: '钴蓝与陶土色的抽象画作，出自长岛市一位画家，历经一整个冬天的日落绘成。' },
    category: ['cat-painting'],
    media: ['art-painting'],
    isFeatured: true,
    startDate: day(-35, '06:00'),
    endDate: day(75, '23:59'),
    location: { en: 'Second vault, south wall', cn: '第二拱厅，南墙' },
    body: {
      en: 'Twice a year the setting sun lines up with Manhattan’s cross streets and people stand in the road to watch. The painter preferred the other days, when the light comes in off true and catches only one side of everything. There is a bench in front of it. Sit to the left.',
      cn: '每年有两次，落日恰与曼哈顿的横街连成一线，人们会站到路中央观看。画家偏爱其余的日子：光线斜来，万物只亮一侧。画前设有长椅，宜坐左端。',
    },
  }),
  entry('artCulture', 'new-york-city-art-setback', {
    title: { en: 'Setback in plaster and bronze', cn: '《退进》石膏与青铜' },
    slug: 'setback',
    description: { en: 'A looping form in white plaster that steps back as it rises, with one bronze sphere where the street would be.', cn: '白石膏环形体逐层退进而上，本该是街道之处，静置一枚青铜圆球。' },
    category: ['cat-sculpture'],
    media: ['art-sculpture'],
    startDate: day(-100, '06:00'),
    endDate: day(14, '23:59'),
    location: { en: 'Third vault, beside the cellar', cn: '第三拱厅，酒窖旁' },
    body: { en: 'A sculptor from the Bronx cast it in a single afternoon and polished the sphere for a month. It may be touched. The bronze has already lightened on the side nearest the gates.', cn: '布朗克斯一位雕塑家以一个下午浇铸成形，又用一个月打磨铜球。作品可以触摸，靠近登机口的一侧，铜色已渐渐变浅。' },
  }),
];
