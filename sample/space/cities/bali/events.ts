import { day, entry, type Seed } from '../../seed.ts';
import { gateCourt, mountainPavilion } from './places.ts';

/** Events at the Bali gallery. */
export const events: readonly Seed[] = [
  entry(
    'event',
    'bali-event-kamasan-drawn-again',
    {
      title: { en: 'Kamasan, drawn again', cn: '再绘卡马桑', jp: 'カマサン、ふたたび描く' },
      slug: 'kamasan-drawn-again',
      category: ['cat-exhibition'],
      media: ['art-painting'],
      location: mountainPavilion,
      startDate: day(-55, '10:00'),
      endDate: day(-8, '21:00'),
      removedAfterExpired: false,
      time: { en: '10am to 9pm', cn: '10:00 至 21:00', jp: '10:00〜21:00' },
      frequency: { en: 'Daily', cn: '每日', jp: '毎日' },
      description: {
        en: 'Young painters from Klungkung answer the old shadow-puppet style with broad shapes in ochre, soot and a borrowed blue.',
        cn: '克隆孔的年轻画家以赭石、烟墨与一抹借来的蓝，用大块形色回应古老的皮影画风。',
        jp: 'クルンクンの若い画家たちが、影絵に由来する古い画風に、黄土と煤と借りものの青の大きなかたちで応えました。',
      },
      body: {
        en: 'Kamasan cloth is sized with rice paste and polished with a shell before the first line. The exhibition kept the ground and changed the figures. Entry was free. One canvas has been bought for the house and hangs above the bench.',
        cn: '卡马桑画布先以米浆上胶，再用贝壳打磨，然后才落第一笔。展览保留了这层底，换了画中人。全程免费，一幅已为本馆收藏，悬于长凳之上。',
        jp: 'カマサンの布は、米糊を引き、貝で磨いてから最初の線を描きます。展覧会はその下地を守り、描くものを変えました。入場は無料。一点は館が買い求め、長椅子の上に掛けています。',
      },
    },
    { created: 78, updated: 56 },
  ),
  entry(
    'event',
    'bali-event-coffee-and-cacao',
    {
      title: { en: 'Coffee and cacao at ten', cn: '十点，咖啡与可可', jp: '10時のコーヒーとカカオ' },
      slug: 'coffee-and-cacao',
      category: ['cat-tasting'],
      brand: 'brand-cacao-thereze',
      media: ['dining-dessert'],
      isFeatured: true,
      location: gateCourt,
      startDate: day(-4, '10:00'),
      endDate: day(24, '11:30'),
      cta: ['bali-cta-reserve'],
      time: { en: '10am to 11am', cn: '10:00 至 11:00', jp: '10:00〜11:00' },
      frequency: { en: 'Daily except Sundays', cn: '每日，周日除外', jp: '毎日（日曜を除く）' },
      description: { en: 'Mountain coffee, western cacao and a sour orange tart on one table: three harvests of one island, side by side.', cn: '山地咖啡、西岸可可与一枚酸橙塔同桌：同一座岛上的三种收成。', jp: '山のコーヒー、西のカカオ、酸っぱいオレンジのタルトをひとつの卓に。島の三つの実りを味わいます。' },
      body: {
        en: 'You crack the beans, grind the nibs and compare the result with what a good machine does in a minute. Ten guests, Rp 150,000, refunded on two tablets. Sturdy fingernails are an advantage.',
        cn: '亲手剥豆、研磨，再与好机器一分钟的成果比较。限十位，150,000 印尼盾，购两块巧克力即可全额抵扣。指甲结实者占便宜。',
        jp: '豆を割り、挽き、よい機械が1分で仕上げたものと比べてみます。定員10名、15万ルピア。チョコレート2枚のお求めで全額をお返しします。爪の丈夫な方が有利です。',
      },
    },
    { created: 15, updated: 4 },
  ),
  entry(
    'event',
    'bali-event-a-hundred-grains',
    {
      title: { en: 'A hundred grains of silver', cn: '百粒银珠', jp: '銀の粒、百' },
      slug: 'hundred-grains',
      category: ['cat-workshop'],
      brand: 'brand-ondine-joaillerie',
      media: ['jewel-ring'],
      location: mountainPavilion,
      startDate: day(9, '14:00'),
      endDate: day(11, '17:00'),
      cta: ['bali-cta-reserve'],
      time: { en: '2pm to 5pm', cn: '14:00 至 17:00', jp: '14:00〜17:00' },
      frequency: { en: 'Three afternoons', cn: '连续三个午后', jp: '3日間、午後' },
      description: { en: 'A smith from Celuk sits beside you while you set a ring with grains the size of poppy seeds. It takes three hours.', cn: '切鲁克村的银匠坐在身旁，看您将罂粟籽大小的银粒镶满一枚指环。需三小时。', jp: 'チュルックの職人が隣に座り、芥子粒ほどの銀を指輪に並べます。所要3時間。' },
      body: {
        en: 'Six guests only, Rp 1,250,000 with the silver. The furnace is the smith’s affair; the pattern is yours. Sweet tea is served at half time, at a safe distance from the grains.',
        cn: '仅限六位，含银料 1,250,000 印尼盾。炉火归匠人，花样归您。中场奉甜茶，与银粒保持安全距离。',
        jp: '定員6名、銀代込み125万ルピア。炉は職人の仕事、模様はあなたの仕事です。中休みには甘いお茶を。銀の粒からは離れてどうぞ。',
      },
    },
    { created: 8, updated: 2 },
  ),
];
