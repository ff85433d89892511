import { day, entry, type Seed } from '../../seed.ts';
import { gateCourt, mountainPavilion } from './places.ts';

/** Art in the Bali gallery. */
export const art: readonly Seed[] = [
  entry('artCulture', 'bali-art-two-halves', {
    title: { en: 'One gate, two halves', cn: '一门两半', jp: 'ひとつの門、二つの半身' },
    slug: 'two-halves',
    category: ['cat-sculpture'],
    media: ['art-sculpture'],
    isFeatured: true,
    location: gateCourt,
    artist: { en: 'A sculptor from Batubulan', cn: '巴土布兰的雕刻家', jp: 'バトゥブランの彫刻家' },
    displayDate: day(-150),
    description: { en: 'A plaster loop, open at the top, that frames the court as a split gate does and lets nothing stand between its sides.', cn: '一道上端敞开的石膏环，如分割神门一般框住庭院，两半之间，不容一物。', jp: '上の開いた石膏の輪。割れ門のように庭を縁取り、両側のあいだには何も置きません。' },
    body: {
      en: 'The candi bentar is a tower cut in two and moved apart, so that one walks through the middle of a thing. The sculptor has bent the halves until they almost meet again. Children go through it; the bronze sphere is polished by their hands.',
      cn: '分割神门本是一座塔，一剖为二，向两边移开，人便从事物的正中走过。雕塑家将两半弯折，直至几欲重逢。孩子们常从中穿过，铜球便由他们的手磨亮。',
      jp: 'チャンディ・ブンタルは、塔を二つに断ち、左右に離した門。人はものの真ん中を歩いて通ります。彫刻家はその半身を、ふたたび触れ合う寸前まで曲げました。子どもたちがくぐるたび、ブロンズの球が磨かれていきます。',
    },
  }),
  entry('artCulture', 'bali-art-wind-and-bamboo', {
    title: { en: 'What the wind keeps', cn: '风所留下的', jp: '風の覚えていること' },
    slug: 'what-the-wind-keeps',
    category: ['cat-installation'],
    media: ['art-mobile'],
    location: mountainPavilion,
    artist: { en: 'An artist from Tabanan', cn: '塔巴南的艺术家', jp: 'タバナンの美術家' },
    displayDate: day(-70),
    description: { en: 'Discs of clay and brass hang from one bent bamboo, like the tall penjor that bow over the lanes at Galungan.', cn: '陶与黄铜的圆片悬于一竿弯竹，如加隆安节时垂拂巷弄的高高“彭约尔”。', jp: 'ガルンガンの小道にしなう高い飾り竹ペンジョールのように、一本の竹から陶と真鍮の円盤が下がります。' },
    body: {
      en: 'A penjor stands for ten days or so and is then taken down; the bow stays in the memory of the lane. This one may stay, and the bamboo is changed each Galungan, every 210 days. Bells are left out on purpose.',
      cn: '彭约尔竖立十余日便取下，那道弧线却留在巷子的记忆里。这一竿得以长留，每逢加隆安节，即每 210 日，换一次新竹。刻意不挂铃。',
      jp: 'ペンジョールは十日ほど立ち、やがて外されます。しなりの線だけが小道の記憶に残ります。この一本は残り、210日ごとのガルンガンに竹を取り替えます。鈴は、あえて付けていません。',
    },
  }),
];
