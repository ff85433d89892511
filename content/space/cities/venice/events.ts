import { day, entry, type Seed } from '../../seed.ts';

const court = { it: 'Piano terra, corte', en: 'Ground floor, court', cn: '底层，庭院' };
const lane = { it: 'Piano terra, lato calle', en: 'Ground floor, lane side', cn: '底层，临巷一侧' };
const food = { it: 'Piano terra, bottega dei sapori', en: 'Ground floor, food shop', cn: '底层，美食铺' };
const second = { it: 'Secondo piano, lato rio', en: 'Second floor, canal side', cn: '三层，临河一侧' };

const events: readonly Seed[] = [
  entry('event', 'venice-event-beads', {
    title: { it: 'Perle a lume', en: 'Beads at the flame', cn: '灯焰上的琉璃珠' },
    slug: 'beads',
    category: ['cat-workshop'],
    media: ['jewel-necklace'],
    isFeatured: true,
    location: court,
    startDate: day(-3, '10:30'),
    endDate: day(10, '18:00'),
    time: { it: '10.30–18.00', en: '10:30am to 6pm', cn: '10:30–18:00' },
    frequency: { it: 'Tutti i giorni tranne il lunedì', en: 'Daily except Monday', cn: '周一除外，每日' },
    description: {
      it: 'Una perlera di Murano fila il vetro alla fiamma davanti a voi, e vi lascia girare l’ultima perla della collana.',
      en: 'A beadmaker from Murano winds molten glass at the flame before you, and lets you turn the last bead of a strand yourself.',
      cn: '穆拉诺的制珠匠人在您眼前以灯焰绕制玻璃，最后一颗珠，由您亲手转成。',
    },
    body: {
      it: 'L’arte delle perle di vetro è patrimonio immateriale dell’UNESCO dal 2020, per l’Italia e la Francia insieme. Ogni dimostrazione dura venti minuti ed è libera; per la vostra perla si chiedono 18 €.',
      en: 'The art of glass beads was listed by UNESCO in 2020, for Italy and France together. Each demonstration takes twenty minutes and is free; a bead of your own is €18.',
      cn: '玻璃珠制作技艺于 2020 年由意大利与法国共同列入联合国教科文组织非遗名录。每场演示二十分钟，免费观看；亲制一珠，收费 18 欧元。',
    },
  }),
  entry('event', 'venice-event-ombra', {
    title: { it: 'L’ora dell’ombra', en: 'The hour of the ombra', cn: '“翁布拉”时刻' },
    slug: 'ombra',
    category: ['cat-tasting'],
    brand: 'brand-chateau-sauvelin',
    media: ['spirits-wine'],
    whetherLiquorOrTobacco: true,
    location: { it: 'Terzo piano, altana', en: 'Third floor, altana', cn: '四层，屋顶木露台' },
    startDate: day(8, '17:30'),
    endDate: day(14, '19:00'),
    time: { it: '17.30–19.00', en: '5:30pm to 7pm', cn: '17:30–19:00' },
    frequency: { it: 'Sette sere', en: 'Seven evenings', cn: '连续七晚' },
    description: {
      it: 'Tre ombre, come qui si chiama il bicchiere piccolo, e tre cicchetti, mentre il sole scende dietro i Frari. 18 €, solo per maggiorenni.',
      en: 'Three ombre, as a small glass is called here, and three cicchetti while the sun goes down behind the Frari. Adults only, €18.',
      cn: '三小杯“翁布拉”，三款小食，看夕阳沉入弗拉里教堂之后。仅限成年人，18 欧元。',
    },
    body: {
      it: 'Si racconta che il vino si vendesse in piazza, all’ombra del campanile, spostando il banco col sole. I posti sono sedici; ci si prenota al banco del portico.',
      en: 'Wine, they say, was sold in the square in the shade of the bell tower, the stall moving with the sun: hence ombra, shadow. There are sixteen places; book at the portico bar.',
      cn: '相传旧时酒摊设在广场钟楼的影子里，随日影移动，故称“翁布拉”，意为影子。限十六席，请至门廊吧台预约。',
    },
  }),
  entry('event', 'venice-event-lagoon-clay', {
    title: { it: 'Argilla di laguna', en: 'Clay of the lagoon', cn: '潟湖之土' },
    slug: 'lagoon-clay',
    category: ['cat-exhibition'],
    media: ['art-vessels'],
    location: second,
    startDate: day(-60, '10:00'),
    endDate: day(-16, '19:30'),
    removedAfterExpired: false,
    time: { it: '10.00–19.30', en: '10am to 7:30pm', cn: '10:00–19:30' },
    description: {
      it: 'Vasi torniti con il fango delle barene: sale nell’impasto, fuoco basso, colori che la marea avrebbe scelto.',
      en: 'Vessels thrown from the mud of the salt marshes: salt in the body, a low fire, colours that the tide might have chosen.',
      cn: '以盐沼淤泥拉坯的器皿：胎中含盐，低温烧成，颜色仿佛由潮水择定。',
    },
    body: {
      it: 'La mostra si è chiusa con duemila visitatori. Tre pezzi sono rimasti, sulla finestra in fondo al piano: si vedono bene al mattino.',
      en: 'The exhibition closed after two thousand visitors. Three pieces have stayed, on the sill at the end of the floor; they are best seen in the morning.',
      cn: '展览已闭幕，两千位观众曾到访。三件作品留在楼层尽头的窗台上，晨间观赏最佳。',
    },
  }),
];

const news: readonly Seed[] = [
  entry('news', 'venice-news-watch-room', {
    title: { it: 'Apre il salone degli orologi', en: 'The watch room opens', cn: '腕表厅启幕' },
    slug: 'watch-room',
    category: ['cat-opening'],
    brand: 'brand-calibre-ferrand',
    media: ['hero-watches'],
    isFeatured: true,
    displayDate: day(-6),
    startDate: day(-6),
    removedAfterExpired: false,
    description: {
      it: 'Calibre Ferrand raggiunge Meridian Time al secondo piano, in una stanza dal soffitto che si muove con l’acqua.',
      en: 'Calibre Ferrand joins Meridian Time on the second floor, in a room whose ceiling moves with the water.',
      cn: '斐朗与子午时计相聚三层，厅内天花板上，水光流动。',
    },
    body: {
      it: 'L’orologiaio è al banco dal giovedì alla domenica, 11.00–17.00. Un primo controllo della marcia è gratuito, qualunque sia l’orologio.',
      en: 'The watchmaker is at the bench from Thursday to Sunday, 11am to 5pm. A first check of the rate is complimentary, whatever the watch.',
      cn: '周四至周日 11:00–17:00，制表师驻席。无论何种腕表，首次走时检测均免费。',
    },
  }),
  entry('news', 'venice-news-marsh-honey', {
    title: { it: 'Il miele che sa di barena', en: 'Honey from the salt marsh', cn: '盐沼蜂蜜' },
    slug: 'marsh-honey',
    category: ['cat-food-and-gifts', 'cat-house-news'],
    brand: 'brand-honey-and-tide',
    media: ['food-honey'],
    displayDate: day(-19),
    startDate: day(-19),
    removedAfterExpired: false,
    description: {
      it: 'D’estate le barene si fanno viola di limonio. Le arnie arrivano in barca, e il miele resta chiaro, appena salato.',
      en: 'In summer the marshes turn violet with sea lavender. The hives come by boat, and the honey is pale and very slightly salt.',
      cn: '夏日盐沼开满紫色的补血草花。蜂箱乘船而来，酿出的蜜色泽浅淡，略带咸意。',
    },
    body: {
      it: 'Ne abbiamo novanta vasetti da 250 g, a 16 € l’uno. Provatelo su un formaggio giovane di malga, al banco della bottega.',
      en: 'We have ninety jars of 250 g at €16 each. Try it on a young mountain cheese at the food shop counter.',
      cn: '共九十罐，每罐 250 克，16 欧元。不妨在美食铺柜台，配一片阿尔卑斯山牧场鲜奶酪同尝。',
    },
  }),
  entry('news', 'venice-news-water-gate', {
    title: { it: 'Riaperta la porta d’acqua', en: 'The water gate is open again', cn: '水门重启' },
    slug: 'water-gate',
    category: ['cat-house-news'],
    media: ['arch-corridor'],
    displayDate: day(-35),
    startDate: day(-35),
    removedAfterExpired: false,
    description: {
      it: 'Dopo un inverno di restauri, gli ospiti tornano a sbarcare sotto gli archi. I gradini più bassi hanno conservato le alghe.',
      en: 'After a winter of restoration guests can once more step ashore under the arches. The lowest steps have kept their weed.',
      cn: '历经一冬修缮，宾客又可在拱廊下登岸。最低几级台阶，依旧留着青藻。',
    },
    body: {
      it: 'La pietra mancante è venuta dalle stesse cave istriane. Si attracca dalle 10.00 alle 19.00; per chi arriva in taxi c’è un gradino asciutto a ogni marea.',
      en: 'The missing stone came from the same Istrian quarries. You may moor from 10am to 7pm; for water taxis there is a dry step at every tide.',
      cn: '补缺之石，仍取自伊斯特拉的旧矿。泊船时间 10:00–19:00，无论潮位高低，总有一级干爽台阶迎接乘船而来的宾客。',
    },
  }),
];

const offers: readonly Seed[] = [
  entry('specialOffer', 'venice-offer-lipstick', {
    title: { it: 'Il rosso e il suo specchio', en: 'A red and its mirror', cn: '一抹红，一面镜' },
    slug: 'red-and-mirror',
    category: ['cat-beauty'],
    brand: 'brand-maison-verane',
    media: ['beauty-lipstick'],
    isFeatured: true,
    startDate: day(-10),
    endDate: day(16, '19:30'),
    displayDate: day(-10),
    location: lane,
    description: {
      it: 'Con due rossetti Maison Verane, uno specchietto da borsa argentato a mano, come si faceva un tempo a Murano.',
      en: 'With any two Maison Verane lipsticks comes a pocket mirror silvered by hand, as mirrors were once made on Murano.',
      cn: '购两支薇兰世家唇膏，即赠手工镀银随身镜一面，技法承自昔日穆拉诺的制镜。',
    },
    body: {
      it: 'Undici tinte, dal rosa mattone all’argilla. Si provano alla luce della calle, che è la più sincera.',
      en: 'Eleven shades, from brick rose to clay. Try them by the light of the lane, which is the most honest.',
      cn: '十一种色调，由砖玫瑰至陶土。请在巷子的天光下试色，那里的光最诚实。',
    },
    terms: {
      it: '- Uno specchietto a persona, fino a 250 pezzi.\n- Non cumulabile con altre offerte.\n- In caso di reso va restituito anche lo specchietto.',
      en: '- One mirror per person, while 250 last.\n- Not combined with other offers.\n- If the lipsticks are returned, so is the mirror.',
      cn: '- 每位限赠一面，共 250 面，赠完即止。\n- 不与其他优惠同享。\n- 如退还唇膏，须一并退回镜子。',
    },
  }),
  entry('specialOffer', 'venice-offer-macarons', {
    title: { it: 'Sei colori per Burano', en: 'Six colours for Burano', cn: '布拉诺六色' },
    slug: 'six-colours',
    category: ['cat-food-and-gifts'],
    brand: 'brand-cacao-thereze',
    media: ['food-macarons'],
    startDate: day(7),
    endDate: day(27, '19:30'),
    displayDate: day(7),
    location: food,
    description: {
      it: 'La scatola da dodici al prezzo di dieci, nei colori delle case dei pescatori: zafferano, salvia, rosa, cacao e due sorprese.',
      en: 'Twelve macarons for the price of ten, in the colours of the fishermen’s houses: saffron, sage, blush, cocoa and two surprises.',
      cn: '十枚之价，享十二枚装：藏红花、鼠尾草、浅粉、可可，再添两色惊喜，一如渔家彩屋。',
    },
    body: {
      it: 'Cacao Thérèze li prepara al mattino; la scatola tiene bene quattro giorni e sta diritta anche in vaporetto.',
      en: 'Cacao Thérèze makes them each morning; the box keeps four days and stays upright on a vaporetto.',
      cn: '泰蕾兹可可每日清晨现制；盒装可存四日，乘水上巴士亦不倾倒。',
    },
  }),
  entry('specialOffer', 'venice-offer-earrings', {
    title: { it: 'Gocce di luna', en: 'Drops of the moon', cn: '月之滴' },
    slug: 'moon-drops',
    category: ['cat-watches-and-jewellery'],
    brand: 'brand-ondine-joaillerie',
    media: ['jewel-earrings'],
    startDate: day(-2),
    endDate: day(45, '19:30'),
    displayDate: day(-2),
    location: second,
    description: {
      it: 'Per ogni paio di orecchini Ondine, un astuccio in velluto soprarizzo tessuto su telai a mano. Fino a esaurimento.',
      en: 'With every pair of Ondine earrings comes a case in soprarizzo velvet woven on hand looms, while the cloth lasts.',
      cn: '凡购昂汀耳环一对，即赠手织机织就的高低绒丝绒盒，布尽即止。',
    },
    body: {
      it: 'Su quei telai si tesse qualche decina di centimetri al giorno. Il pezzo dedicato a noi è lungo quattro metri: fate i conti.',
      en: 'Such looms weave some tens of centimetres a day. The length made for us is four metres: do the sum.',
      cn: '此类织机日织不过数十厘米，专为本馆织就的一匹，长仅四米。您不妨算一算。',
    },
  }),
  entry('indexDetailPage', 'venice-promotion-cacao', {
    title: { it: 'Tre tartufi al prezzo di due', en: 'Three truffles for two', cn: '买二享三松露巧克力' },
    slug: 'three-for-two',
    category: ['cat-food-and-gifts'],
    brand: 'brand-cacao-thereze',
    media: ['food-chocolate'],
    startDate: day(-12),
    endDate: day(30, '19:30'),
    displayDate: day(-12),
    location: food,
    description: {
      it: 'Tre scatole piccole al prezzo di due: pistacchio salato, amarena e caffè, che a Venezia si beve dal Seicento.',
      en: 'Three small boxes for the price of two: salted pistachio, sour cherry and coffee, which Venice has been drinking since the 1600s.',
      cn: '小盒装买二享三：海盐开心果、酸樱桃与咖啡，威尼斯人自十七世纪起便钟爱的滋味。',
    },
    body: { it: 'Dieci pezzi per scatola, 14 € l’una. Nei giorni caldi c’è la busta fresca, in omaggio.', en: 'Ten pieces a box, €14 each. On hot days there is a cool sleeve, with our compliments.', cn: '每盒十枚，14 欧元。天热时，附赠保冷套。' },
    terms: { it: 'Sulla stessa ricevuta; fino a tre serie a persona.', en: 'On one receipt; up to three sets per person.', cn: '须同一单据；每位限购三组。' },
  }),
];

const press: readonly Seed[] = [
  entry('mediaCenterDetailPage', 'venice-media-court', {
    title: { it: 'La corte restaurata', en: 'The court restored', cn: '庭院修缮完成' },
    slug: 'court-restored',
    category: ['cat-press-release'],
    media: ['hero-atrium'],
    displayDate: day(-34),
    startDate: day(-34),
    removedAfterExpired: false,
    description: {
      it: 'Marmorino steso a mano, pietra d’Istria, vetri soffiati: cartella stampa e fotografie, libere per uso redazionale.',
      en: 'Marmorino laid by hand, Istrian stone, blown panes: press notes and photographs, free of charge for editorial use.',
      cn: '手工大理石灰泥、伊斯特拉石、吹制窗玻璃：新闻资料与图片，供媒体免费使用。',
    },
    body: { it: 'Il restauro ha impegnato diciotto artigiani, tutti della città e delle isole. Contatto: venice@meridian.example', en: 'The work engaged eighteen craftspeople, all of the city and its islands. Contact: venice@meridian.example', cn: '十八位匠人参与修缮，皆来自本城与诸岛。联络：venice@meridian.example' },
  }),
];

/** What happens and what is offered in the Venice gallery: events, news, offers, a promotion, press. */
export const veniceHappenings: readonly Seed[] = [...events, ...news, ...offers, ...press];
