import { entry, type Seed } from '../../seed.ts';
import { streetPorch, sunsetTerrace } from './places.ts';

/** Where to eat and drink in Guam. */
export const dining: readonly Seed[] = [
  entry('dining', 'guam-dining-haligi-room', {
    title: { en: 'The Haligi Room', jp: 'ハリギ・ルーム', kr: '할리기 룸', cn: '哈利吉餐室' },
    slug: 'haligi-room',
    category: ['cat-restaurant'],
    media: ['dining-table'],
    isFeatured: true,
    location: sunsetTerrace,
    cuisine: { en: 'CHamoru and Pacific', jp: 'チャモロ・パシフィック', kr: '차모로 퍼시픽', cn: '查莫罗与太平洋风味' },
    time: { en: '11:30am to 10pm', jp: '11:30〜22:00', kr: '11:30~22:00', cn: '11:30 至 22:00' },
    frequency: { en: 'Daily', jp: '毎日', kr: '매일', cn: '每日' },
    description: {
      en: 'Red rice, kelaguen and fish from the reef’s edge at long tables between the pillars, with the sunset as the only clock.',
      jp: 'レッドライス、ケラグエン、リーフの縁で獲れた魚。柱のあいだの長卓で、夕陽だけを時計代わりに。',
      kr: '레드 라이스와 켈라구엔, 산호초 가장자리에서 잡은 생선을 기둥 사이 긴 식탁에서. 시계는 오직 저녁 해뿐입니다.',
      cn: '红米饭、凯拉冠与礁缘鲜鱼，摆在列柱之间的长桌上，唯以落日为钟。',
    },
    body: {
      en: 'A fiesta table is long because nobody should be left standing. Ours begins with hineksa’ aga’ga’, rice coloured with achiote, then chicken kelaguen with lemon, coconut and hot pepper, and finishes with whatever the fishermen brought.\n\n- Lunch bowls from US$19\n- Fiesta table for two or more, US$62 each\n- Ask for the west end forty minutes before sunset',
      jp: '祝祭の食卓が長いのは、誰ひとり立たせておかないため。アチョーテで染めた赤いご飯ヒネクサ・アガガに始まり、レモンとココナッツと唐辛子で和えた鶏のケラグエン、締めくくりはその日の漁の魚です。\n\n- ランチボウル 19米ドルより\n- フィエスタテーブル 2名様より、お一人62米ドル\n- 日没の40分前には西側の席をご指定ください',
      kr: '잔치 식탁이 긴 것은 아무도 서 있지 않게 하기 위해서입니다. 아초테로 물들인 붉은 밥 히넥사 아가가로 시작해 레몬과 코코넛, 고추로 무친 닭고기 켈라구엔, 그날의 생선으로 마무리합니다.\n\n- 런치 볼 19달러부터\n- 피에스타 테이블 2인 이상, 1인 62달러\n- 해 지기 40분 전에는 서쪽 자리를 청하십시오',
      cn: '节庆的餐桌之所以长，是不让任何一人站着。先上以胭脂树籽染色的红米饭，再是柠檬、椰丝与辣椒拌成的鸡肉凯拉冠，最后是当日渔获。\n\n- 午市碗餐 19 美元起\n- 节庆长桌两位起，每位 62 美元\n- 日落前四十分钟，请指定西侧座位',
    },
  }),
  entry('dining', 'guam-dining-rain-porch-cafe', {
    title: { en: 'Rain porch café', jp: 'レインポーチ・カフェ', kr: '레인 포치 카페', cn: '雨廊咖啡' },
    slug: 'rain-porch-cafe',
    category: ['cat-cafe'],
    media: ['dining-dessert'],
    location: streetPorch,
    cuisine: { en: 'Coffee and cake', jp: 'コーヒーとケーキ', kr: '커피와 케이크', cn: '咖啡与蛋糕' },
    time: { en: '8am to 9pm', jp: '8:00〜21:00', kr: '8:00~21:00', cn: '8:00 至 21:00' },
    frequency: { en: 'Daily', jp: '毎日', kr: '매일', cn: '每日' },
    description: {
      en: 'Kalamansi tart, coconut candy and iced coffee under a deep porch, where a shower is a reason to stay for one more.',
      jp: 'カラマンシーのタルト、ココナッツキャンディ、アイスコーヒー。深い庇の下では、にわか雨ももう一杯の口実です。',
      kr: '깔라만시 타르트와 코코넛 캔디, 아이스커피. 깊은 처마 아래에서는 소나기도 한 잔 더 마실 핑계가 됩니다.',
      cn: '金橘塔、椰子糖与冰咖啡。深檐之下，一场阵雨正是再坐一会儿的理由。',
    },
    body: {
      en: 'Showers on Guam rarely last longer than a cup. The porch is two metres deep, the fans are slow, and the tart is made with the small green kalamansi that grow in most village gardens. Coffee from US$5, tart US$9; sunshades and umbrellas are lent from the rack.',
      jp: 'グアムのにわか雨は、たいてい一杯飲み終える前に上がります。奥行き2メートルのポーチ、ゆったり回るファン、そして村々の庭に実る小さな緑のカラマンシーのタルト。コーヒー5米ドルより、タルト9米ドル。傘は棚からご自由にどうぞ。',
      kr: '괌의 소나기는 커피 한 잔보다 오래가는 일이 드뭅니다. 깊이 2미터의 포치와 느린 선풍기, 그리고 마을 뜰마다 열리는 작은 초록 깔라만시로 만든 타르트. 커피 5달러부터, 타르트 9달러. 우산은 선반에서 빌려 가십시오.',
      cn: '关岛的阵雨少有久过一杯咖啡的。门廊深两米，风扇慢转，果塔用的是村中庭院常见的小青金橘。咖啡 5 美元起，果塔 9 美元；伞架上的伞可随意借用。',
    },
  }),
];
