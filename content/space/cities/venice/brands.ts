import { entry, type Seed } from '../../seed.ts';

const time = { it: 'Tutti i giorni, 10.00–19.30', en: 'Daily, 10am to 7:30pm', cn: '每日 10:00–19:30' };
const lane = { it: 'Piano terra, lato calle', en: 'Ground floor, lane side', cn: '底层，临巷一侧' };
const portego = { it: 'Primo piano, portego', en: 'First floor, portego', cn: '二层，长厅' };
const second = { it: 'Secondo piano, lato rio', en: 'Second floor, canal side', cn: '三层，临河一侧' };

const brands: readonly Seed[] = [
  entry('brandPavilion', 'venice-brand-ottavia-rey', {
    title: { it: 'Ottavia Rey', en: 'Ottavia Rey', cn: 'Ottavia Rey 奥塔薇' },
    slug: 'ottavia-rey',
    brand: 'brand-ottavia-rey',
    category: ['cat-fashion'],
    label: ['label-leasing-brand'],
    media: ['fashion-scarf'],
    isFeatured: true,
    location: portego,
    time,
    description: {
      it: 'Carré di seta orlati a mano, da guardare controluce alle finestre del portego, come si faceva con le stoffe in arrivo.',
      en: 'Silk squares hemmed by hand, to be held up against the windows of the portego as merchants once did with arriving cloth.',
      cn: '手工卷边真丝方巾，宜对着长厅的窗举起细看，一如旧日商人验看新到的衣料。',
    },
    body: {
      it: 'Per Venezia il disegno è un orto chiuso della Giudecca visto dall’alto: muri, pergole, un pozzo. Chiedete il nodo da vaporetto, che resiste al vento in prua. La lezione è gratuita e dura dieci minuti.',
      en: 'The Venice square shows a walled garden on the Giudecca from above: walls, pergolas, a well. Ask for the vaporetto knot, which holds in the wind at the bow. The lesson is complimentary and takes ten minutes.',
      cn: '威尼斯限定图案，是俯瞰朱代卡岛的一座围墙花园：墙垣、藤架与一口井。不妨学一个“水上巴士结”，船头风大亦不松脱。小课免费，约十分钟。',
    },
  }),
  entry('brandPavilion', 'venice-brand-lune-and-linden', {
    title: { it: 'Lune & Linden', en: 'Lune & Linden', cn: 'Lune & Linden 月与椴' },
    slug: 'lune-and-linden',
    brand: 'brand-lune-and-linden',
    category: ['cat-fragrance'],
    label: ['label-new'],
    media: ['beauty-perfume-duo'],
    location: lane,
    time,
    description: {
      it: 'Due flaconi tondi da portare insieme: la pietra bagnata di notte e il tiglio in fiore. Il banco insegna a sovrapporli.',
      en: 'Two round flacons to be worn together: wet stone at night, and a lime tree in flower. The counter shows you how to layer them.',
      cn: '一双圆瓶，相伴而用：夜里湿润的石头，与盛开的椴花。柜台旁，我们为您示范叠香。',
    },
    body: {
      it: 'Prima Linden sui polsi, poi un giro della corte; infine Lune, una volta sola, al collo. Il canale farà il resto. L’incisione delle iniziali è in omaggio.',
      en: 'First Linden on the wrists, then once around the court; last Lune, a single time, at the collar. The canal does the rest. Initials are engraved free of charge.',
      cn: '先以“椴”点腕，绕庭一周；再以“月”轻点领口，仅此一次。余下的，交给运河。可免费镌刻姓名首字母。',
    },
  }),
  entry('brandPavilion', 'venice-brand-casa-orsino', {
    title: { it: 'Casa Orsino', en: 'Casa Orsino', cn: 'Casa Orsino 奥希诺' },
    slug: 'casa-orsino',
    brand: 'brand-casa-orsino',
    category: ['cat-fashion'],
    media: ['fashion-belt'],
    location: portego,
    time,
    description: {
      it: 'Cinture e borse in cuoio da selleria, cucite a due aghi, con l’ottone che scurisce bene all’aria di mare.',
      en: 'Belts and bags in saddle leather, sewn with two needles, their brass made to darken well in sea air.',
      cn: '马鞍皮革腰带与手袋，双针缝制；黄铜扣件，在海风中愈显沉着。',
    },
    body: {
      it: 'La cintura si accorcia al momento: cinque minuti, un foro in più senza spesa. Il cuoio conciato al vegetale beve l’umido della laguna e lo rende; basta un panno, una volta al mese.',
      en: 'Belts are shortened while you wait: five minutes, and an extra hole costs nothing. Vegetable-tanned leather takes up the lagoon’s damp and gives it back; a cloth once a month is all it asks.',
      cn: '腰带即时改短，五分钟可取，加打扣孔不另收费。植鞣革会吸纳潟湖的潮气，又缓缓吐出；每月以软布轻拭即可。',
    },
  }),
  entry('brandPavilion', 'venice-brand-bellarosa', {
    title: { it: 'Bellarosa', en: 'Bellarosa', cn: 'Bellarosa 贝拉蔷' },
    slug: 'bellarosa',
    brand: 'brand-bellarosa',
    category: ['cat-watches-and-jewellery'],
    label: ['label-exclusive'],
    media: ['jewel-bracelet'],
    isFeatured: true,
    location: second,
    time,
    description: {
      it: 'Bracciali d’oro che si portano a tre: liscio, martellato, a corda. Si scelgono a orecchio, oltre che a occhio.',
      en: 'Gold bangles worn in threes: smooth, hammered, turned like rope. They are chosen by ear as much as by eye.',
      cn: '三只一组的金手镯：光面、锤纹、绳纹。挑选时，不只用眼，也用耳。',
    },
    body: {
      it: 'Il modello a corda ripete la cima d’ormeggio di una gondola, nodo compreso. Solo qui è disponibile in oro pallido. La misura del polso è gratuita, anche in due.',
      en: 'The rope bangle repeats a gondola’s mooring line, knot and all; only here does it come in pale gold. Wrists are measured free of charge, two at a time if you like.',
      cn: '绳纹款取形于贡多拉的系缆，连绳结亦一并重现；浅金色仅此馆有售。免费量腕，可两人同量。',
    },
  }),
  entry('brandPavilion', 'venice-brand-meridian-time', {
    title: { it: 'Meridian Time', en: 'Meridian Time', cn: 'Meridian Time 子午时计' },
    slug: 'meridian-time',
    brand: 'brand-meridian-time',
    category: ['cat-watches-and-jewellery'],
    media: ['watch-face'],
    location: second,
    time,
    description: {
      it: 'Il salone d’orologeria della casa: quadranti ardesia, un secondo fuso orario e una poltrona che guarda il rio.',
      en: 'The galleria’s own watch salon: slate dials, a second time zone and an armchair that looks on the canal.',
      cn: '本馆自营的腕表沙龙：岩灰表盘、第二时区，与一张望向河道的扶手椅。',
    },
    body: {
      it: 'Un tempo a Venezia le ore si contavano dal tramonto, fino a ventiquattro. Il grande orologio del salone ne ha ancora memoria. I cinturini si cambiano subito, senza spesa.',
      en: 'Venice once counted its hours from sunset, up to twenty-four; the long clock in the salon still does. Straps are changed at once and without charge.',
      cn: '旧时威尼斯自日落起计时，直至二十四时；沙龙里的长钟，至今仍循此制。更换表带即时完成，不收费用。',
    },
  }),
];

const dining: readonly Seed[] = [
  entry('zenchef', 'venice-booking-lagoon', { title: { it: 'Prenota un tavolo', en: 'Reserve a table', cn: '预订餐位' }, rid: 'meridian-venice-laguna' }),
  entry('dining', 'venice-dining-lagoon-table', {
    title: { it: 'La tavola della laguna', en: 'The lagoon table', cn: '潟湖餐桌' },
    slug: 'lagoon-table',
    category: ['cat-restaurant'],
    media: ['dining-plated'],
    isFeatured: true,
    booking: 'venice-booking-lagoon',
    location: second,
    cuisine: { it: 'Cucina veneziana', en: 'Venetian', cn: '威尼斯菜' },
    time: { it: 'Tutti i giorni, 12.00–14.30 e 18.30–22.00', en: 'Daily, noon to 2:30pm and 6:30pm to 10pm', cn: '每日 12:00–14:30、18:30–22:00' },
    description: {
      it: 'Sarde in saor, baccalà mantecato, le verdure di Sant’Erasmo: la cucina della laguna, con tutto il tempo che le serve.',
      en: 'Sardines in saor, creamed stockfish, greens from Sant’Erasmo: the lagoon’s own cooking, given the time that it needs.',
      cn: '酸甜腌沙丁鱼、奶油鳕鱼干、圣埃拉斯莫岛的时蔬：潟湖滋味，不赶时间。',
    },
    body: {
      it: 'Il pesce arriva alle sei da Rialto, in barca fino alla porta. A pranzo c’è il piatto unico a 24 €; la sera, cinque portate a 68 €. Le sarde in saor riposano due giorni, come va fatto.',
      en: 'Fish arrives at six from the Rialto market, by boat to the door. At lunch there is a single dish at €24; in the evening five courses at €68. The sardines rest two days in their onions, as they should.',
      cn: '清晨六点，鱼自里亚托市场以船送抵门前。午市单点套餐 24 欧元，晚间五道式 68 欧元。沙丁鱼须在洋葱中静置两日，自古如此。',
    },
  }),
  entry('dining', 'venice-dining-altana', {
    title: { it: 'Caffè dell’altana', en: 'Coffee on the altana', cn: '屋顶木露台咖啡' },
    slug: 'altana',
    category: ['cat-cafe'],
    media: ['dining-coffee'],
    location: { it: 'Terzo piano, altana', en: 'Third floor, altana', cn: '四层，屋顶木露台' },
    cuisine: { it: 'Caffè e biscotti', en: 'Coffee and biscuits', cn: '咖啡与饼干' },
    time: { it: 'Tutti i giorni, 9.30–18.30', en: 'Daily, 9:30am to 6:30pm', cn: '每日 9:30–18:30' },
    description: {
      it: 'Una terrazza di legno sopra le tegole, otto tavoli, i bussolai di Burano da intingere e i campanili da contare.',
      en: 'A timber deck above the tiles, eight tables, bussolai from Burano for dipping and bell towers to count.',
      cn: '架于屋瓦之上的木露台，八张小桌；布拉诺环形饼蘸咖啡，闲数远近钟楼。',
    },
    body: {
      it: 'Sulle altane le veneziane si schiarivano i capelli al sole. Oggi ci si sale per l’ombra delle cinque. Caffè al banco 1,60 €; i posti non si prenotano.',
      en: 'On such decks Venetian women once bleached their hair in the sun; today people come up for the shade at five. Coffee at the bar is €1.60. Seats cannot be booked.',
      cn: '旧时威尼斯女子在这样的木台上晒发取金，如今人们登台，只为午后五点的荫凉。吧台咖啡 1.60 欧元，座位不设预订。',
    },
  }),
];

const services: readonly Seed[] = [
  entry('service', 'venice-service-by-boat', {
    title: { it: 'Consegna in barca', en: 'Delivered by boat', cn: '船运送货' },
    slug: 'by-boat',
    category: ['cat-travel'],
    media: ['hero-travel'],
    isFeatured: true,
    location: { it: 'Piano terra, porta d’acqua', en: 'Ground floor, water gate', cn: '底层，水门' },
    time: { it: 'Tutti i giorni, 10.00–18.00', en: 'Daily, 10am to 6pm', cn: '每日 10:00–18:00' },
    description: {
      it: 'Lasciateci i pacchi e attraversate i ponti a mani libere: li portiamo in hotel entro sera, in città e nelle isole.',
      en: 'Leave your parcels and cross the bridges with free hands: we bring them to your hotel by evening, in the city or on the islands.',
      cn: '把包裹交给我们，空着双手去过桥：当晚送达您的酒店，城中与诸岛皆可。',
    },
    body: {
      it: '- Acquisti prima delle 14.00: consegna entro le 20.00.\n- In omaggio oltre i 150 €, altrimenti 8 €.\n- Al Lido e a Murano il giorno dopo, di mattina.',
      en: '- Buy before 2pm for delivery by 8pm.\n- Complimentary above €150, otherwise €8.\n- On the Lido and Murano, the following morning.',
      cn: '- 14:00 前选购，20:00 前送达。\n- 满 150 欧元免费，未满收取 8 欧元。\n- 丽都与穆拉诺岛，次日上午送达。',
    },
  }),
  entry('service', 'venice-service-tax-refund', {
    title: { it: 'Rimborso IVA', en: 'Tax refund', cn: '退税服务' },
    slug: 'tax-refund',
    category: ['cat-travel'],
    media: ['fashion-wallet'],
    location: { it: 'Piano terra, sotto lo scalone', en: 'Ground floor, under the great stair', cn: '底层，大楼梯下' },
    time: { it: 'Tutti i giorni, 10.00–19.15', en: 'Daily, 10am to 7:15pm', cn: '每日 10:00–19:15' },
    description: {
      it: 'Per chi risiede fuori dall’Unione europea, oltre i 70 € di spesa: prepariamo la fattura tax free in dieci minuti.',
      en: 'For residents outside the European Union who spend more than €70: the tax-free form is ready in ten minutes.',
      cn: '居住在欧盟以外、消费逾 70 欧元的旅客，十分钟即可备妥退税单。',
    },
    body: {
      it: 'Servono il passaporto e, alla partenza, la merce ancora nuova. La convalida è digitale nella maggior parte degli aeroporti italiani. Il servizio è gratuito.',
      en: 'Bring your passport, and keep the goods unused until you leave. Validation is digital at most Italian airports. The service is complimentary.',
      cn: '请携护照，并在离境前保持商品未使用。意大利多数机场已实行电子验证。本服务免费。',
    },
  }),
  entry('booxi', 'venice-booking-paper', { title: { it: 'Prenota mezz’ora', en: 'Book half an hour', cn: '预约半小时' }, tag: 'MakeMyDay' }),
  entry('service', 'venice-service-marbled-paper', {
    title: { it: 'In carta marmorizzata', en: 'Wrapped in marbled paper', cn: '大理石纹纸包装' },
    slug: 'marbled-paper',
    category: ['cat-personal'],
    media: ['hero-gifts'],
    booking: 'venice-booking-paper',
    location: lane,
    time,
    description: {
      it: 'Ogni foglio nasce su un bagno d’acqua e colore, e non si ripete. Vi avvolgiamo il regalo, o vi insegniamo a farlo.',
      en: 'Each sheet is lifted from a bath of floating colour and never repeats. We wrap your gift in it, or show you how it is made.',
      cn: '每一张纸都自浮彩水面揭起，绝无重样。我们以此包裹礼物，亦可教您亲手制作。',
    },
    body: {
      it: 'Il pacco è in omaggio con ogni acquisto. Il martedì e il sabato, su prenotazione, si marmorizza il proprio foglio: mezz’ora, 15 €, grembiule compreso.',
      en: 'Wrapping is complimentary with every purchase. On Tuesdays and Saturdays you may book to marble a sheet of your own: half an hour, €15, apron included.',
      cn: '凡购物即可免费包装。每周二、周六可预约亲制一张：半小时，15 欧元，含围裙。',
    },
  }),
];

const art: readonly Seed[] = [
  entry('artCulture', 'venice-art-reflections', {
    title: { it: 'Riflessi, sopra la corte', en: 'Reflections over the court', cn: '《倒影》，中庭之上' },
    slug: 'reflections',
    category: ['cat-installation'],
    media: ['art-mobile'],
    isFeatured: true,
    location: { it: 'Corte, tutti i piani', en: 'Court, seen from every floor', cn: '中庭，各层可见' },
    artist: { it: 'Una maestra vetraia di Murano', en: 'A glassmaker from Murano', cn: '穆拉诺的一位玻璃工匠' },
    description: {
      it: 'Dischi di vetro e ottone che l’aria del rio fa girare: le loro ombre passano sui muri come barche.',
      en: 'Discs of glass and brass turned by the air off the canal; their shadows pass along the walls like boats.',
      cn: '玻璃与黄铜圆片随河风轻转，影子掠过墙面，如船经过。',
    },
    body: {
      it: 'Il cobalto è lo stesso che si usava per le perle destinate ai mercati lontani. Fermatevi sul ballatoio del secondo piano verso mezzogiorno, quando ombra e disco si toccano.',
      en: 'The cobalt is that of the beads once made for distant markets. Stand on the second-floor gallery towards noon, when shadow and disc meet.',
      cn: '所用钴蓝，正是昔日远销各方的琉璃珠之色。正午前后立于三层回廊，可见影与片相触。',
    },
  }),
  entry('artCulture', 'venice-art-knot', {
    title: { it: 'Nodo di forcola', en: 'Forcola knot', cn: '桨架之结' },
    slug: 'forcola-knot',
    category: ['cat-sculpture'],
    media: ['art-sculpture'],
    location: portego,
    artist: { it: 'Uno scultore di Cannaregio', en: 'A sculptor from Cannaregio', cn: '卡纳雷吉欧区的一位雕塑家' },
    description: {
      it: 'Dalla forcola, il legno su cui appoggia il remo, nasce una forma che gira su se stessa e regge una sfera di bronzo.',
      en: 'The forcola, the carved rest that holds a gondola’s oar, becomes a form that turns upon itself and carries a bronze sphere.',
      cn: '贡多拉桨架（forcola）化为一道回旋的形体，托起一枚铜球。',
    },
    body: {
      it: 'Una vera forcola ha otto appoggi per il remo, uno per ogni manovra. Qui ne sono rimasti tre: provate a indovinare quali.',
      en: 'A true forcola offers the oar some eight positions, one for each manoeuvre. Three of them are left here; guess which.',
      cn: '真正的桨架约有八个支点，各应一种划法。此处只留其三，您猜是哪几个？',
    },
  }),
];

/** Houses, tables, services and works of art of the Venice gallery. */
export const veniceItems: readonly Seed[] = [...brands, ...dining, ...services, ...art];
