import { entry, type Seed } from '../../seed.ts';
import { canalSide, hours, laneSide, portego } from './places.ts';

/** The houses of Venice. */
export const brands: readonly Seed[] = [
  entry('brandPavilion', 'venice-brand-ottavia-rey', {
    title: { it: 'Ottavia Rey', en: 'Ottavia Rey', cn: 'Ottavia Rey 奥塔薇' },
    slug: 'ottavia-rey',
    brand: 'brand-ottavia-rey',
    category: ['cat-fashion'],
    label: ['label-leasing-brand'],
    media: ['fashion-scarf'],
    isFeatured: true,
    location: portego,
    time: hours,
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
    location: laneSide,
    time: hours,
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
    media: ['brand-casa-orsino'],
    location: portego,
    time: hours,
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
    location: canalSide,
    time: hours,
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
    location: canalSide,
    time: hours,
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
