import { openingWith } from '../../pictures.ts';
import { entry, type Seed } from '../../seed.ts';
import { address, hourLines, name } from './places.ts';

/** The home page of Venice with its sections. */
export const home: readonly Seed[] = [
  entry('seo', 'venice-seo-home', {
    title: name,
    description: {
      it: 'Un’antica casa di mercanti vicino a Rialto, con la porta sull’acqua: profumi, seta, gioielli, cucina di laguna e rimborso dell’IVA per chi viaggia.',
      en: 'A merchants’ house near the Rialto with a gate on the water: fragrance, silk, jewellery, lagoon cooking and tax refund for travellers.',
      cn: '里亚托桥畔的旧日商馆，自有临水之门：香氛、丝巾、珠宝、潟湖风味，以及旅客退税服务。',
    },
    keywords: { it: ['Venezia duty free', 'Rialto', 'tax free', 'regali'], en: ['Venice duty free', 'Rialto', 'tax refund', 'gifts'], cn: ['威尼斯免税', '里亚托', '退税', '礼品'] },
    media: ['city-venice'],
  }),
  entry('homePage', 'venice-home', {
    title: name,
    slug: 'home',
    seo: 'venice-seo-home',
    description: { it: 'Una casa che ha due ingressi: uno dalla calle, uno dall’acqua.', en: 'A house with two front doors: one on the lane, one on the water.', cn: '一座有两扇正门的宅邸：一扇临巷，一扇临水。' },
    content: ['venice-home-hero', 'venice-home-welcome', 'venice-home-rooms', 'venice-home-signature', 'venice-home-events', 'venice-home-houses', 'venice-home-news', 'venice-plan-your-visit'],
  }),
  entry('cta', 'venice-cta-enter', { title: { it: 'Entra dalla porta d’acqua', en: 'Enter by the water door', cn: '由水门入内' }, internalLink: 'venice-about-architecture', kind: 'viewDetails', variant: 'primary' }),
  entry('heroBanner', 'venice-home-hero', {
    eyebrow: { it: 'San Marco, verso Rialto', en: 'San Marco, towards the Rialto', cn: '圣马可区，邻近里亚托' },
    title: { it: 'Prima la nebbia, poi la luce', en: 'Fog first, and then the light', cn: '先是雾，而后是光' },
    description: {
      it: 'Fino alle dieci le finestre restano bianche. Poi il sole batte sul canale, e al primo piano sembra di stare dentro l’acqua.',
      en: 'Until ten the windows stay white. Then sun strikes the canal, and on the first floor one seems to stand inside the water.',
      cn: '十点之前，窗外一片乳白。随后阳光落在运河上，立于二层，恍如置身水中。',
    },
    ...openingWith('inside-venice'),
    layout: 'B',
    size: 'Size 1',
    alignment: 'Left',
    textSize: 'large',
    tone: 'light',
    cta: ['venice-cta-enter'],
    internalLink: 'venice-about-architecture',
  }),
  entry('richText', 'venice-home-welcome', {
    eyebrow: { it: 'Benvenuti', en: 'Welcome', cn: '欢迎' },
    title: { it: 'Si arriva piano, a piedi', en: 'One arrives slowly, on foot', cn: '慢慢地，步行而来' },
    body: {
      it: 'A Venezia nessuno passa davanti a una porta per caso: bisogna averla cercata, o essersi persi bene. In entrambi i casi, sedetevi. Il banco del caffè è sotto il portico, e l’acqua è sempre fresca.',
      en: 'Nobody in Venice passes a door by accident: one has looked for it, or got well and truly lost. Either way, do sit down. The coffee bar is under the portico, and the water is always cold.',
      cn: '在威尼斯，没有人会偶然路过一扇门：要么寻它而来，要么迷路至此。无论如何，请先坐下。咖啡吧就在门廊下，清水常备。',
    },
    alignment: 'Middle',
  }),
  entry('asset1lMultiply2r', 'venice-home-rooms', {
    title: { it: 'Tre buone ragioni per salire', en: 'Three good reasons to go up', cn: '值得上楼的三个理由' },
    media1st: ['dining-dessert'],
    title1st: { it: 'Un caffè sull’altana', en: 'Coffee on the altana', cn: '屋顶木露台上的咖啡' },
    internalLink1st: 'venice-dining-altana',
    media2nd: ['art-mobile'],
    title2nd: { it: 'Riflessi, sopra la corte', en: 'Reflections over the court', cn: '中庭之上的《倒影》' },
    internalLink2nd: 'venice-art-reflections',
    media3rd: ['hero-gifts'],
    title3rd: { it: 'Un pacco in carta marmorizzata', en: 'A parcel in marbled paper', cn: '大理石纹纸包装' },
    internalLink3rd: 'venice-service-marbled-paper',
  }),
  entry('eventListComponent', 'venice-home-events', { title: { it: 'Nella corte e sull’acqua', en: 'In the court and by the water', cn: '庭中与水畔' }, items: [], limit: 3 }),
  entry('card3Multiply1', 'venice-home-houses', {
    title: { it: 'Seta, fiori, oro', en: 'Silk, flowers, gold', cn: '丝绸 · 花香 · 黄金' },
    cards: ['venice-brand-ottavia-rey', 'venice-brand-lune-and-linden', 'venice-brand-bellarosa'],
  }),
  entry('newsListComponent', 'venice-home-news', { title: { it: 'Dalla porta d’acqua', en: 'From the water gate', cn: '水门消息' }, items: [], limit: 3 }),
  entry('planYourVisit', 'venice-plan-your-visit', {
    title: { it: 'Pianifica la visita', en: 'Plan your visit', cn: '规划行程' },
    description: { it: 'A tre minuti a piedi dalla fermata Rialto del vaporetto e a dieci da piazza San Marco.', en: 'Three minutes on foot from the Rialto vaporetto stop, ten from St Mark’s Square.', cn: '距里亚托水上巴士站步行三分钟，距圣马可广场步行十分钟。' },
    media: ['dusk-venice'],
    store: 'venice-store-venice',
    time: hourLines,
    address,
  }),
];
