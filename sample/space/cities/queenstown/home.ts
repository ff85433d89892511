import { openingWith } from '../../pictures.ts';
import { entry, type Seed } from '../../seed.ts';
import { address, hourLines } from './places.ts';

/** The home page of Queenstown with its sections and buttons. */
export const home: readonly Seed[] = [
  entry('seo', 'queenstown-seo-home', {
    title: { en: 'Duty-free by Lake Wakatipu, Queenstown | [site_name]', cn: '皇后镇瓦卡蒂普湖畔免税购物 | [site_name]' },
    description: {
      en: 'Alpine skincare, watches, wool, gin and thyme honey in a schist house by the lake, with a fire and a warm room for boots.',
      cn: '湖畔片岩小屋，护肤、腕表、羊毛、金酒与百里香蜜，一炉炭火，一间暖靴室。',
    },
    keywords: { en: ['Queenstown duty free', 'Lake Wakatipu', 'alpine skincare'], cn: ['皇后镇免税', '瓦卡蒂普湖', '高山护肤'] },
    media: ['city-queenstown'],
  }),
  entry('homePage', 'queenstown-home', {
    title: { en: 'Meridian Galleria Queenstown', cn: 'Meridian Galleria 皇后镇' },
    slug: 'home',
    description: {
      en: 'A stone house a few steps from the lake, warm by nine in the morning and open until the mountains have lost their colour.',
      cn: '离湖数步的石屋，清晨九时已暖意融融，直到群山隐入暮色，方才掩门。',
    },
    seo: 'queenstown-seo-home',
    content: ['queenstown-section-hero', 'queenstown-section-events', 'queenstown-section-seasons', 'queenstown-home-signature', 'queenstown-section-cards', 'queenstown-section-banner', 'queenstown-section-news', 'queenstown-plan-your-visit'],
  }),
  entry('heroBanner', 'queenstown-section-hero', {
    eyebrow: { en: 'Meridian Galleria Queenstown', cn: 'Meridian Galleria 皇后镇' },
    title: { en: 'Come down from the mountain slowly', cn: '下山，不必着急' },
    description: {
      en: 'Leave your boots by the chimney. There is a fire on the ground floor, and the lake keeps its colour until late.',
      cn: '靴子就留在烟囱边。楼下炉火正旺，湖色直到很晚也不会褪去。',
    },
    ...openingWith('inside-queenstown'),
    layout: 'A',
    size: 'Size 1',
    alignment: 'Left',
    textSize: 'normal',
    cta: ['queenstown-cta-store', 'queenstown-cta-warm-room'],
  }),
  entry('cta', 'queenstown-cta-store', { title: { en: 'Find the house', cn: '前往门店' }, internalLink: 'queenstown-store-queenstown', kind: 'viewDetails', variant: 'primary' }),
  entry('cta', 'queenstown-cta-warm-room', { title: { en: 'The warm room', cn: '暖靴室' }, internalLink: 'queenstown-service-warm-room', kind: 'viewDetails', variant: 'secondary' }),
  entry('cta', 'queenstown-cta-heritage', { title: { en: 'Read the story', cn: '阅读故事' }, internalLink: 'queenstown-about-heritage', kind: 'viewDetails', variant: 'link' }),
  entry('eventListComponent', 'queenstown-section-events', {
    eyebrow: { en: 'Events', cn: '活动' },
    title: { en: 'By the fire, after the mountain', cn: '下山之后，炉边小聚' },
    description: { en: 'Small gatherings that begin when the light leaves the slopes.', cn: '山坡收尽天光，小聚方才开始。' },
    items: [],
    limit: 3,
  }),
  entry('twoOptionsForCircularDesign', 'queenstown-section-seasons', {
    eyebrow: { en: 'Two seasons, one suitcase', cn: '两季一箱' },
    title: { en: 'Dressed for 45 degrees south', cn: '南纬四十五度的行装' },
    description: { en: 'Halfway between the equator and the pole, the day can hold frost, glare and a warm terrace.', cn: '此地恰在赤道与南极点的正中，一日之间，霜寒、烈日与和暖露台皆可遇上。' },
    title1st: { en: 'Against the cold', cn: '御寒' },
    description1st: { en: 'Rich creams for dry mountain air and wind.', cn: '滋润面霜，抵挡山间的干冷与风。' },
    media1st: ['beauty-cream'],
    internalLink1st: 'queenstown-offer-mountain-skin',
    title2nd: { en: 'Against the glare', cn: '遮光' },
    description2nd: { en: 'Dark lenses for snow at ten and water at four.', cn: '深色镜片，应对上午的雪光与午后的湖光。' },
    media2nd: ['fashion-sunglasses'],
    internalLink2nd: 'queenstown-brand-kintara',
  }),
  entry('card4Multiply1', 'queenstown-section-cards', {
    eyebrow: { en: 'The selection', cn: '精选' },
    title: { en: 'Inside, out of the wind', cn: '屋内无风' },
    cards: ['queenstown-dining-hearth', 'queenstown-brand-cacao-thereze', 'queenstown-art-river-stones', 'queenstown-brand-lune-and-linden'],
  }),
  entry('fixedRatioBanner', 'queenstown-section-banner', {
    eyebrow: { en: 'From the dry hills', cn: '来自干爽山坡' },
    title: { en: 'Thyme honey and mountain tea', cn: '百里香蜜与高山茶' },
    description: { en: 'Wild thyme has covered the hills of Central Otago since the gold rush. Its honey is dark, herbal and made for a hot cup.', cn: '淘金年代以来，野生百里香便遍布中奥塔哥的山坡。其蜜色深而带草本气息，最宜配一杯热茶。' },
    media: ['food-tea'],
    ratio: '21:9',
    alignment: 'Middle',
    textSize: 'large',
    internalLink: 'queenstown-index-thyme-and-tea',
  }),
  entry('newsListComponent', 'queenstown-section-news', {
    eyebrow: { en: 'News', cn: '新闻' },
    title: { en: 'Notes from Schist Lane', cn: '片岩巷手记' },
    items: [],
    limit: 3,
  }),
  entry('planYourVisit', 'queenstown-plan-your-visit', {
    eyebrow: { en: 'Plan your visit', cn: '规划行程' },
    title: { en: 'Two lanes up from the jetty', cn: '自栈桥上行两条巷' },
    description: {
      en: 'Walk up from the lake with the water behind you. The airport is fifteen minutes by car, and buses stop at the corner.',
      cn: '背湖而上即到。驱车至机场约十五分钟，巷口设有巴士站。',
    },
    media: ['door-queenstown'],
    store: 'queenstown-store-queenstown',
    time: hourLines,
    address,
    cta: ['queenstown-cta-heritage'],
  }),
];
