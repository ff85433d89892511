import { entry, type Seed } from '../../seed.ts';
import { hours, reefRoom } from './places.ts';

/** What the hosts of Cairns do for guests. */
export const services: readonly Seed[] = [
  entry('service', 'cairns-service-tourist-refund', {
    title: { en: 'Help with your tax refund', cn: '旅客退税协助', jp: '税金還付のお手伝い' },
    slug: 'tourist-refund',
    category: ['cat-travel'],
    media: ['room-counter'],
    isFeatured: true,
    location: { en: 'Level 1, travellers’ desk', cn: '一层，旅客服务台', jp: '1階 旅のデスク' },
    time: hours,
    description: {
      en: 'We prepare the invoice and the code for the Tourist Refund Scheme, so that the airport queue is short and simple.',
      cn: '我们为您备好旅客退税计划（TRS）所需的税务发票与条码，让机场手续简短轻松。',
      jp: 'ツーリスト・リファンド・スキーム（TRS）に必要な税務書類とコードをご用意。空港での手続きを短く簡単に。',
    },
    body: {
      en: 'Australia refunds the tax on goods of A$300 or more from one business, bought within 60 days of departure and carried out with you. Show goods, invoice, passport and boarding pass at the airport.\n\nThe desk is complimentary, speaks English, Chinese and Japanese, and weighs your suitcase too.',
      cn: '凡在同一商家消费满 300 澳元，且于离境前 60 天内购买并随身带出者，澳大利亚退还所含税款。请在机场出示商品、发票、护照与登机牌。\n\n服务台免费，可用英语、中文与日语，还能替您称一称行李。',
      jp: '出国前60日以内に一つの事業者から300豪ドル以上お求めになり、ご自身で持ち出す品には税が還付されます。空港で商品、税務書類、パスポート、搭乗券をご提示ください。\n\nデスクのご利用は無料。英語、中国語、日本語で承り、スーツケースの重さもお量りします。',
    },
  }),
  entry('service', 'cairns-service-gift-wrapping', {
    title: { en: 'Packed in pressed leaves', cn: '压叶礼品包装', jp: '押し葉のギフト包装' },
    slug: 'gift-wrapping',
    category: ['cat-personal'],
    media: ['gift-set'],
    location: { en: 'Level 1, wrapping table', cn: '一层，包装台', jp: '1階 ラッピングテーブル' },
    time: hours,
    description: { en: 'Paper printed from real rainforest leaves, cotton string and a card, padded well enough for the long flight home.', cn: '以真实雨林叶片拓印的纸张、棉绳与卡片，衬垫妥帖，经得起长途飞行。', jp: '雨林の葉を写しとった紙、木綿の紐とカード。長い空路にも耐えるよう、しっかりと包みます。' },
    body: {
      en: 'The leaves themselves stay in the forest: we borrow their veins on a plate, print, and leave no seeds that a customs officer could object to. Complimentary; ten minutes, or by evening if you are in a hurry to reach the boat.',
      cn: '叶子仍留在林中：我们只借其脉络制版印刷，绝不夹带任何让海关皱眉的种子。免费，约十分钟；若赶着上船，傍晚来取亦可。',
      jp: '葉そのものは森に残し、葉脈だけを版に写して刷ります。税関で咎められる種は一粒も入りません。無料、10分ほど。船にお急ぎの方は、夕方のお渡しも承ります。',
    },
  }),
  entry('service', 'cairns-service-after-the-reef', {
    title: { en: 'After the reef', cn: '自珊瑚海归来', jp: 'リーフから戻ったら' },
    slug: 'after-the-reef',
    category: ['cat-personal', 'cat-beauty'],
    media: ['beauty-cream'],
    location: reefRoom,
    time: { en: 'Daily, 4pm to 8pm', cn: '每日 16:00 至 20:00', jp: '毎日 16:00〜20:00' },
    description: { en: 'A warm shower, cool aloe, a dry towel and ginger tea for those who come straight from the marina. Complimentary.', cn: '刚从码头归来的旅客：温水淋浴、沁凉芦荟、干爽毛巾与一杯姜茶，全部免费。', jp: 'マリーナから直接お越しの方に、温かいシャワー、冷たいアロエ、乾いたタオル、生姜茶を。無料です。' },
    body: {
      en: 'Five cabins, fifteen minutes each. Wet things hang in the drying room while you look around, and mask marks fade in about the time it takes to choose a jar of honey.',
      cn: '共五间，每位十五分钟。湿衣可挂入烘干室，您自去闲逛；面镜的压痕，大约挑好一罐蜂蜜便消了。',
      jp: 'ブースは五つ、お一人15分。濡れた物は乾燥室に掛け、館内をご覧ください。マスクの跡は、蜂蜜を一瓶選ぶうちに消えています。',
    },
  }),
];
