import { entry, type Seed } from '../../seed.ts';
import { harbourGallery, southGallery } from './places.ts';

/** Art in the Hong Kong gallery. */
export const art: readonly Seed[] = [
  entry('artCulture', 'hong-kong-art-tide-and-ember', {
    title: { en: 'Tide and ember', tc: '潮與燼', cn: '潮与烬' },
    slug: 'tide-and-ember',
    category: ['cat-painting'],
    media: ['art-painting'],
    isFeatured: true,
    location: harbourGallery,
    artist: { en: 'A painter from Sham Shui Po', tc: '深水埗的一位畫家', cn: '深水埗的一位画家' },
    description: {
      en: 'Cobalt for the water at seven, clay red for the last junk in: the harbour in two colours, four metres wide.',
      tc: '鈷藍是七時的海水，赭紅是最後歸航的帆：寬四米，兩色寫盡海港。',
      cn: '钴蓝是七点的海水，赭红是最后归航的帆：宽四米，两色写尽海港。',
    },
    body: {
      en: 'It hangs opposite the window on purpose. Sit on the bench at dusk and look from one to the other; for some minutes they agree.',
      tc: '畫作特意懸於窗對面。黃昏時分坐在長凳上，兩邊來回看，有那麼幾分鐘，畫與景恰好相合。',
      cn: '画作特意悬于窗对面。黄昏时分坐在长凳上，两边来回看，有那么几分钟，画与景恰好相合。',
    },
  }),
  entry('artCulture', 'hong-kong-art-continuum', {
    title: { en: 'Continuum, by the stair', tc: '《連綿》，樓梯之側', cn: '《连绵》，楼梯之侧' },
    slug: 'continuum',
    category: ['cat-sculpture'],
    media: ['art-sculpture'],
    location: southGallery,
    artist: { en: 'A sculptor from Fo Tan', tc: '火炭的一位雕塑家', cn: '火炭的一位雕塑家' },
    description: {
      en: 'A plaster ribbon with no beginning and a bronze sphere that seems about to roll: movement, kept still for a moment.',
      tc: '無始無終的石膏飄帶，一枚彷彿將要滾動的銅球：動勢，凝於一瞬。',
      cn: '无始无终的石膏飘带，一枚仿佛将要滚动的铜球：动势，凝于一瞬。',
    },
    body: {
      en: 'It was made in an old factory building in Fo Tan, where well over a hundred studios share the lifts with noodles and machine parts. You may walk all the way round.',
      tc: '作品誕生於火炭的工廠大廈；在那裏，過百間工作室與麵條、機器零件共用升降機。歡迎繞行一周細看。',
      cn: '作品诞生于火炭的工厂大厦；在那里，上百间工作室与面条、机器零件共用货梯。欢迎绕行一周细看。',
    },
  }),
];
