import { day, entry, type Seed } from '../../seed.ts';

/** News from the Bali gallery. */
export const news: readonly Seed[] = [
  entry(
    'news',
    'bali-news-silver-table',
    {
      title: { en: 'A silver table upstairs', cn: '楼上的银器长台', jp: '上階に銀の卓' },
      slug: 'silver-table',
      category: ['cat-opening'],
      brand: 'brand-ondine-joaillerie',
      media: ['jewel-necklace'],
      isFeatured: true,
      displayDate: day(-6),
      removedAfterExpired: false,
      description: { en: 'Ondine Joaillerie opens in the mountain pavilion with pearls on one side of the table and island silver on the other.', cn: '昂汀珠宝于山亭开幕，长台一侧是珍珠，一侧是岛上银饰。', jp: 'Ondine Joaillerieが山のパビリオンに。卓の片側に真珠、片側に島の銀が並びます。' },
      body: {
        en: 'Twelve designs were drawn for Bali and are made in Celuk, signed on the clasp with the mark of the workshop. Smiths are present on Wednesdays and Saturdays from 2pm.',
        cn: '十二款设计专为巴厘岛而作，于切鲁克村制成，扣上刻有作坊印记。每周三、周六 14:00 起有银匠驻场。',
        jp: 'バリのために描かれた12の意匠をチュルックで仕立て、留め具に工房の印を刻みました。水曜と土曜の14:00より職人がおります。',
      },
    },
    { created: 7, updated: 6 },
  ),
  entry(
    'news',
    'bali-news-new-thatch',
    {
      title: { en: 'New thatch before the rains', cn: '雨季之前换新茅', jp: '雨の前に、新しい茅を' },
      slug: 'new-thatch',
      category: ['cat-house-news'],
      media: ['door-bali'],
      displayDate: day(-21),
      removedAfterExpired: false,
      description: { en: 'The walkway between the pavilions has a fresh roof of alang-alang grass, good for fifteen years of weather.', cn: '亭间步廊铺上新的白茅顶，足可抵御十五年风雨。', jp: 'パビリオンをつなぐ渡り廊下の屋根を、アランアランの茅で葺き替えました。十五年は持ちます。' },
      body: {
        en: 'Nine thatchers worked from the ridge down for three weeks. The old grass went to a compost heap in the kitchen garden. For some days the whole court smells of hay, and we see no reason to hurry it away.',
        cn: '九位茅匠自屋脊而下，铺了三周。旧茅已送去菜园堆肥。这几日满庭干草香，我们并不急着让它散去。',
        jp: '葺き師9人が三週間、棟から順に仕上げました。古い茅は菜園の堆肥に。数日のあいだ庭じゅうに干し草の匂いがいたします。急いで追い払う理由もございません。',
      },
    },
    { created: 22, updated: 21 },
  ),
  entry(
    'news',
    'bali-news-day-of-silence',
    {
      title: { en: 'Dark for the day of silence', cn: '静居日闭馆', jp: 'ニュピの日は灯りを消して' },
      slug: 'day-of-silence',
      category: ['cat-house-news'],
      media: ['door-bali'],
      displayDate: day(-35),
      removedAfterExpired: false,
      description: { en: 'On Nyepi the whole island rests without lights, traffic or flights, and the gallery rests with it for two nights.', cn: '静居日，全岛不点灯、不通车、不起降，本馆亦随之静息两晚。', jp: 'ニュピの日、島は灯りも車も飛行機も止めて休みます。当館も二晩、ともに静まります。' },
      body: {
        en: 'The Balinese new year falls in most years in March. We close at 4pm on the day before and open at noon on the day after. If you are on the island, put out the lights, keep to your own garden and look up: the stars are the programme.',
        cn: '巴厘新年多在三月。前一日 16:00 闭馆，次日 12:00 重开。若您恰在岛上，请熄灯，留在住处的庭院里，抬头看：星空便是节目。',
        jp: 'バリの新年は、多くの年で3月に訪れます。前日は16:00に閉店、翌日は12:00に開きます。島にご滞在の方は灯りを消し、お宿の庭から夜空をどうぞ。その夜は、星が演目です。',
      },
    },
    { created: 36, updated: 35 },
  ),
];
