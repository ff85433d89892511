import { day, entry, type Seed, type SeedGroup } from '../../seed.ts';
import { veniceItems } from './brands.ts';
import { veniceHappenings } from './events.ts';

const name = { it: 'Meridian Galleria Venezia', en: 'Meridian Galleria Venice', cn: 'Meridian Galleria 威尼斯' };
const hours = { it: ['Tutti i giorni, 10.00–19.30'], en: ['Daily, 10am to 7:30pm'], cn: ['每日 10:00–19:30'] };
const address = { it: 'Calle dei Lumi 5312, San Marco, 30124 Venezia', en: 'Calle dei Lumi 5312, San Marco, 30124 Venice', cn: '威尼斯圣马可区卢米巷 5312 号（Calle dei Lumi 5312）' };
const house = { it: 'La casa di Venezia', en: 'The Venice house', cn: '威尼斯馆' };

const home: readonly Seed[] = [
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
    content: ['venice-home-hero', 'venice-home-welcome', 'venice-home-rooms', 'venice-home-events', 'venice-home-houses', 'venice-home-news', 'venice-plan-your-visit'],
  }),
  entry('heroBanner', 'venice-home-hero', {
    eyebrow: { it: 'San Marco, verso Rialto', en: 'San Marco, towards the Rialto', cn: '圣马可区，邻近里亚托' },
    title: { it: 'La luce entra dal basso', en: 'Here the light comes from below', cn: '在这里，光自水上来' },
    description: {
      it: 'Il sole batte sul canale e si riflette sui soffitti. Verso le undici, al primo piano, sembra di stare dentro l’acqua.',
      en: 'Sun strikes the canal and moves across our ceilings. Towards eleven, on the first floor, one seems to stand inside the water.',
      cn: '阳光落在运河上，又在天花板间流动。上午十一点前后，立于二层，恍如置身水中。',
    },
    media: [
      {
        picture: 'city-venice',
        alt: {
          it: 'Un ponte di pietra ad arco, pali a strisce e una gondola nera riflessi nell’acqua verde azzurra',
          en: 'An arched stone bridge, striped mooring poles and a black gondola mirrored in still water',
          cn: '石拱桥、条纹系船柱与黑色贡多拉倒映于静谧碧水',
        },
      },
    ],
    layout: 'B',
    size: 'Size 1',
    alignment: 'Left',
    textSize: 'large',
    tone: 'light',
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
    title: { it: 'Organizzare la visita', en: 'Plan your visit', cn: '规划行程' },
    description: { it: 'A tre minuti a piedi dalla fermata Rialto del vaporetto e a dieci da piazza San Marco.', en: 'Three minutes on foot from the Rialto vaporetto stop, ten from St Mark’s Square.', cn: '距里亚托水上巴士站步行三分钟，距圣马可广场步行十分钟。' },
    media: ['arch-boutique'],
    store: 'venice-store-venice',
    time: hours,
    address,
  }),
];

const store: readonly Seed[] = [
  entry('storeLocator', 'venice-store-venice', {
    title: name,
    slug: 'venice',
    address,
    time: hours,
    phone: '+39 041 000 5312',
    email: 'venice@meridian.example',
    location: { lat: 45.4382, lon: 12.3366 },
    media: ['hero-atrium'],
    layout: 'D',
    size: 'Size 2',
    alignment: 'Middle',
    description: {
      it: 'Quattro piani intorno a una corte coperta, con un ingresso dalla calle e una porta sul rio, a pochi passi da Rialto.',
      en: 'Four floors around a covered court, with an entrance from the lane and a gate on the canal, a few steps from the Rialto.',
      cn: '四层楼围合一座有顶庭院，一门通巷，一门临河，距里亚托仅数步之遥。',
    },
    body: {
      it: 'Si entra senza gradini da Calle dei Lumi; l’ascensore porta fino all’altana. I taxi d’acqua attraccano alla porta sul rio: suonate la campana, qualcuno scende.',
      en: 'The entrance on Calle dei Lumi has no steps, and the lift goes up as far as the altana. Water taxis moor at the canal gate: ring the bell and somebody comes down.',
      cn: '卢米巷入口无台阶，电梯直达屋顶木露台。水上出租船可泊于临河之门：拉响门铃，即有人相迎。',
    },
    features: { it: ['Rimborso IVA', 'Attracco sul rio', 'Ingresso senza gradini'], en: ['Tax refund', 'Canal mooring', 'Step-free entrance'], cn: ['退税服务', '临河泊位', '无障碍入口'] },
    storeGuides: ['venice-guide-ground'],
    locatorGroups: ['venice-locator-first'],
  }),
  entry('storeGuide', 'venice-guide-ground', {
    title: { it: 'La corte e il portico', en: 'Court and portico', cn: '庭院与门廊' },
    floor: { it: 'Piano terra', en: 'Ground floor', cn: '底层' },
    description: { it: 'I profumi verso la calle, la bottega dei sapori verso l’acqua, il rimborso IVA sotto lo scalone.', en: 'Fragrance on the lane side, the food shop on the water side, tax refund beneath the great stair.', cn: '临巷为香氛，临水为美食铺，大楼梯下是退税台。' },
    media: [{ picture: 'floor-guide-2', alt: { it: 'Pianta del piano terra con la corte', en: 'Plan of the ground floor with its court', cn: '底层与庭院平面图' } }],
    addresses: ['venice-place-tax', 'venice-place-boats', 'venice-place-food'],
    groups: ['venice-locator-first'],
  }),
  entry('storeGuideAddress', 'venice-place-tax', {
    title: { it: 'Rimborso IVA', en: 'Tax refund', cn: '退税服务台' },
    address: { it: 'Piano terra, sotto lo scalone', en: 'Ground floor, under the great stair', cn: '底层，大楼梯下' },
    time: { it: 'Tutti i giorni, 10.00–19.15', en: 'Daily, 10am to 7:15pm', cn: '每日 10:00–19:15' },
    mark: 'A',
    internalLink: 'venice-service-tax-refund',
  }),
  entry('storeGuideAddress', 'venice-place-boats', {
    title: { it: 'Consegne in barca', en: 'Parcels by boat', cn: '船运包裹台' },
    address: { it: 'Piano terra, porta d’acqua', en: 'Ground floor, water gate', cn: '底层，水门' },
    time: { it: 'Tutti i giorni, 10.00–18.00', en: 'Daily, 10am to 6pm', cn: '每日 10:00–18:00' },
    mark: 'B',
    internalLink: 'venice-service-by-boat',
  }),
  entry('storeGuideAddress', 'venice-place-food', {
    title: { it: 'Bottega dei sapori', en: 'Food shop', cn: '美食铺' },
    address: { it: 'Piano terra, lato acqua', en: 'Ground floor, canal side', cn: '底层，临水一侧' },
    time: { it: 'Tutti i giorni, 10.00–19.30', en: 'Daily, 10am to 7:30pm', cn: '每日 10:00–19:30' },
    mark: 'C',
  }),
  entry('brandLocatorGroup', 'venice-locator-first', { title: { it: 'Seta e pelle', en: 'Silk and leather', cn: '丝绸与皮革' }, floor: { it: 'Primo piano', en: 'First floor', cn: '二层' }, brands: ['venice-brand-ottavia-rey', 'venice-brand-casa-orsino'] }),
];

const pages: readonly Seed[] = [
  entry('aboutTheStore', 'venice-about-heritage', {
    title: { it: 'La nostra storia', en: 'Our heritage', cn: '传承' },
    slug: 'heritage',
    eyebrow: house,
    layout: 'G',
    media: ['arch-facade-dusk'],
    description: {
      it: 'Una casa-fondaco di mercanti di lumi: sotto le merci, sopra la famiglia, e in mezzo una corte dove si trattava a voce bassa.',
      en: 'A house of lamp merchants: goods below, family above, and between them a court where prices were spoken of in low voices.',
      cn: '一座灯商的宅邸兼货栈：楼下存货，楼上住家，其间的庭院里，人们低声议价。',
    },
    body: {
      it: 'A Venezia casa e bottega stavano sotto lo stesso tetto. Dalla porta d’acqua entravano le casse, dal portego al primo piano la luce.\n\n## Quello che resta\n\nVicino alla porta c’è una pietra d’Istria con una tacca: segna l’acqua grande del 4 novembre 1966, a 194 centimetri sul medio mare.',
      en: 'In Venice home and trade lived under one roof. Chests came in by the water gate; light came in by the portego, the long hall on the first floor.\n\n## What remains\n\nNear the gate a block of Istrian stone bears a notch. It marks the great flood of 4 November 1966: 194 centimetres above datum.',
      cn: '在威尼斯，居家与营生同在一个屋檐下。货箱自水门而入，天光自二层贯通前后的长厅（portego）而入。\n\n## 留存之物\n\n门旁一块伊斯特拉石上有道刻痕，记着 1966 年 11 月 4 日的大水：高出基准面 194 厘米。',
    },
  }),
  entry('aboutTheStore', 'venice-about-architecture', {
    title: { it: 'L’architettura', en: 'The architecture', cn: '建筑' },
    slug: 'architecture',
    eyebrow: house,
    layout: 'A',
    media: ['arch-spiral'],
    description: {
      it: 'Pietra d’Istria, marmorino, terrazzo e pali di legno nell’argilla: come sta in piedi, e in luce, una casa sull’acqua.',
      en: 'Istrian stone, marmorino, terrazzo and timber piles in clay: how a house on the water keeps standing, and keeps its light.',
      cn: '伊斯特拉石、大理石灰泥、水磨石，以及打入黏土的木桩：水上之宅如何立稳，又如何留光。',
    },
    body: {
      it: 'Sotto i piedi ci sono pali piantati fitti fino al caranto, l’argilla dura della laguna: senz’aria, il legno non marcisce. I pavimenti sono di terrazzo, elastico quanto basta per muoversi con la casa.\n\n> La scala nuova gira in marmorino bianco: passateci la mano, è fresca anche d’agosto.',
      en: 'Beneath you are piles set close together down to the caranto, the lagoon’s hard clay; without air the wood does not rot. The floors are terrazzo, supple enough to move with the house.\n\n> The new stair turns in white marmorino. Run a hand along it: it is cool even in August.',
      cn: '脚下是密植的木桩，直抵潟湖坚硬的黏土层（caranto）；隔绝空气，木材便不腐朽。地面铺水磨石，柔韧有度，随屋微动。\n\n> 新楼梯以白色大理石灰泥盘旋而上。伸手轻抚，即便八月也沁凉。',
    },
  }),
  entry('announcement', 'venice-announcement-boat', {
    title: { it: 'Consegna in barca in hotel', en: 'Delivered by boat', cn: '船运直达酒店' },
    slug: 'by-boat',
    htmlTitle: { it: 'Acquisti prima delle <strong>14.00</strong>: in hotel entro sera, in barca', en: 'Buy before <strong>2pm</strong> and your parcels reach the hotel by evening, by boat', cn: '<strong>14:00</strong>前选购，当晚以船送达酒店' },
    subject: { it: 'Consegna in barca', en: 'Delivery by boat', cn: '船运送货' },
    startDate: day(-15),
    hasLink: true,
    reference: 'venice-service-by-boat',
  }),
  entry('notification', 'venice-notification-acqua-alta', {
    title: { it: 'In caso di acqua alta', en: 'When the water is high', cn: '高水位期间提示' },
    description: {
      it: 'La porta sul rio resta chiusa e si entra da Calle dei Lumi, all’asciutto. All’ingresso prestiamo stivali dal 34 al 46.',
      en: 'The canal gate stays shut and you come in dry-shod from Calle dei Lumi. Boots in sizes 34 to 46 are lent at the door.',
      cn: '临河之门暂闭，请由卢米巷入口干爽进馆。门口备有 34 至 46 码雨靴，可免费借用。',
    },
    popupPosition: ['venice-home', 'venice-store-venice'],
  }),
  entry('page', 'venice-page-predict-search', { title: { it: 'Suggerimenti di ricerca', en: 'Search suggestions', cn: '搜索推荐' }, slug: 'predict-search', content: ['venice-predict-search'] }),
  entry('predictSearch', 'venice-predict-search', {
    title: { it: 'Suggerimenti a Venezia', en: 'Venice suggestions', cn: '威尼斯推荐' },
    featuredExperience: ['venice-event-beads', 'venice-dining-lagoon-table', 'venice-service-by-boat'],
    brands: ['venice-brand-ottavia-rey', 'venice-brand-lune-and-linden', 'venice-brand-casa-orsino', 'venice-brand-bellarosa'],
  }),
];

/** The Venice gallery: home page, store, notices and all its items. */
export const venice: SeedGroup = { tag: 'venice', seeds: [...home, ...store, ...pages, ...veniceItems, ...veniceHappenings] };
