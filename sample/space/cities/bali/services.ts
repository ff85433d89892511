import { entry, type Seed } from '../../seed.ts';
import { hours, seaPavilion } from './places.ts';

/** What the hosts of Bali do for guests. */
export const services: readonly Seed[] = [
  entry('service', 'bali-service-car-to-the-airport', {
    title: { en: 'A car to the airport', cn: '机场专车', jp: '空港までのお車' },
    slug: 'car-to-the-airport',
    category: ['cat-travel'],
    media: ['room-counter'],
    isFeatured: true,
    location: { en: 'Ground floor, arrival court', cn: '底层，迎宾庭', jp: '地上階 車寄せの庭' },
    time: { en: 'Daily, 10am to midnight', cn: '每日 10:00 至 24:00', jp: '毎日 10:00〜24:00' },
    description: { en: 'Spend the last afternoon here, shower, dine and leave for your flight by car, with your luggage already in the boot.', cn: '最后一个下午在此度过：沐浴、用餐，然后乘车赴机场，行李早已在后备厢。', jp: '最後の午後を当館で。シャワーとお食事のあと、荷物を積んだ車で空港へお送りします。' },
    body: {
      en: 'The airport is some fifteen minutes away when the roads are kind; we allow forty-five. Complimentary above Rp 1,500,000, otherwise Rp 120,000. Showers, towels and luggage keeping are free for all passengers of the day.',
      cn: '路况顺畅时至机场约十五分钟，我们按四十五分钟安排。满 1,500,000 印尼盾免费，否则 120,000 印尼盾。当日出发的旅客，淋浴、毛巾与行李寄存一律免费。',
      jp: '道が空いていれば空港まで15分ほど。念のため45分を見込みます。150万ルピア以上のお買い上げで無料、未満は12万ルピア。当日ご出発の方は、シャワー、タオル、荷物預かりが無料です。',
    },
  }),
  entry('service', 'bali-service-offering-wrap', {
    title: { en: 'Wrapping in plaited leaf', cn: '编叶礼品包装', jp: '編み葉のギフト包装' },
    slug: 'plaited-leaf-wrapping',
    category: ['cat-personal'],
    media: ['trace-parcel'],
    location: { en: 'Ground floor, wrapping table', cn: '底层，包装台', jp: '地上階 ラッピングテーブル' },
    time: hours,
    description: { en: 'Boxes of plaited palm, a ribbon of endek cloth and one fresh flower, which we replace if yours fades on the way.', cn: '棕叶编盒、一条恩代克织带，再加一朵鲜花；若途中凋谢，我们为您换上新的。', jp: '椰子の葉で編んだ箱に、エンデックの布紐と生花を一輪。道中でしおれたら、新しい花に替えます。' },
    body: {
      en: 'Women who make the temple offerings of the neighbourhood plait our boxes in the afternoon; the patterns are kept apart, and nothing sacred is sold. Complimentary with every purchase, ten minutes a parcel.',
      cn: '编盒的是附近为寺庙制作供品的妇女，午后来此。两种纹样严格分开，神圣之物绝不出售。凡购物皆免费，每件约十分钟。',
      jp: '界隈の寺の供物をつくる女性たちが、午後に箱を編みます。文様は供物のものと分け、神聖なものは売りません。お買い上げの品は無料、ひと包み10分です。',
    },
  }),
  entry('service', 'bali-service-after-surf', {
    title: { en: 'After-surf rinse and repair', cn: '冲浪后清洁修护', jp: '波乗りのあとのお手入れ' },
    slug: 'after-surf',
    category: ['cat-personal', 'cat-beauty'],
    media: ['beauty-serum'],
    location: seaPavilion,
    time: { en: 'Daily, 11am to 7pm', cn: '每日 11:00 至 19:00', jp: '毎日 11:00〜19:00' },
    description: {
      en: 'A fresh-water shower, coconut oil for the hair, a mask for the nose and somewhere to lean the board. Complimentary.',
      cn: '淡水淋浴，椰油润发，鼻梁敷上一片面膜，冲浪板也有处可靠。全部免费。',
      jp: '真水のシャワー、髪にはココナッツオイル、鼻にはマスク、ボードには立てかける場所を。すべて無料です。',
    },
    body: {
      en: 'Enter by the garden side; wet feet are expected. The rack holds forty boards and has a guard. Allow twenty-five minutes, or forty if the sun won.',
      cn: '请走花园一侧，湿脚无妨。板架可放四十块，有专人看管。约需二十五分钟；若被晒伤，请留四十分钟。',
      jp: '庭側からお入りください。濡れた足のままで結構です。ラックには40本まで、見張りもおります。25分ほど、日焼けの強い方は40分ほどみてください。',
    },
  }),
];
