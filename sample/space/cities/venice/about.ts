import { entry, type Seed } from '../../seed.ts';

const house = { it: 'La casa di Venezia', en: 'The Venice house', cn: '威尼斯馆' };

/** The pages about the house in Venice: its heritage and its architecture. */
export const about: readonly Seed[] = [
  entry('aboutTheStore', 'venice-about-heritage', {
    title: { it: 'La nostra storia', en: 'Our heritage', cn: '传承' },
    slug: 'heritage',
    eyebrow: house,
    layout: 'G',
    media: ['dusk-venice'],
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
    media: ['door-venice'],
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
];
