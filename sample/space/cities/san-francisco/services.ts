import { entry, type Seed } from '../../seed.ts';

/** What the hosts of San Francisco do for guests. */
export const services: readonly Seed[] = [
  entry('service', 'san-francisco-service-gate-delivery', {
    title: { en: 'Delivered to your gate', cn: '登机口交付' },
    slug: 'gate-delivery',
    description: { en: 'Duty-free purchases are sealed on the pier and handed to you at boarding, even if fog moves the hour.', cn: '免税商品于栈桥密封，登机时交付，即便大雾改了时辰。' },
    category: ['cat-travel'],
    media: ['room-counter'],
    isFeatured: true,
    time: { en: 'Until 40 minutes before departure', cn: '起飞前 40 分钟截止' },
    location: { en: 'Every till', cn: '各收银台' },
    body: {
      en: 'Show your passport and a boarding pass for a flight abroad. If the flight is delayed, so is the bag; if it is cancelled, you are refunded that evening.\n\n- Complimentary.\n- Connecting abroad? Ask for the sealed liquids bag.',
      cn: '请出示护照与国际航班登机牌。航班延误，提袋随之顺延；航班取消，当晚即办理退款。\n\n- 免费服务。\n- 如需境外转机，请索取液体密封袋。',
    },
  }),
  entry('service', 'san-francisco-service-quiet-chair', {
    title: { en: 'A quiet chair', cn: '静坐一隅' },
    slug: 'quiet-chair',
    description: { en: 'Thirty minutes with a lamp, a hot towel and an adviser who touches up your skin, or leaves you alone.', cn: '三十分钟，一盏灯、一方热巾。顾问可为您打理肌肤，也可不来打扰。' },
    category: ['cat-personal'],
    media: ['beauty-brushes'],
    time: { en: 'Daily, 7am to 11pm, walk in or book', cn: '每日 7:00 至 23:00，可预约' },
    location: { en: 'Bay 4', cn: '四号' },
    body: { en: 'Complimentary with any beauty purchase, otherwise US$25. The chairs face the bay and turn their backs to the announcements, which we repeat to you in person.', cn: '选购任意美妆即可免费享用，否则收费 25 美元。座椅面湾，背对广播；登机信息，我们会亲自走来告知。' },
  }),
  entry('service', 'san-francisco-service-stamping', {
    title: { en: 'Letters pressed in leather', cn: '皮革压印' },
    slug: 'stamping',
    description: { en: 'Wallets, tags and straps stamped with brass type from a job printer’s case, in about ten minutes.', cn: '钱夹、吊牌与表带，以旧印刷铺的黄铜活字压印，约十分钟可成。' },
    category: ['cat-personal'],
    media: ['fashion-wallet'],
    time: { en: 'Daily, 9am to 9pm', cn: '每日 9:00 至 21:00' },
    location: { en: 'Bay 5, bench', cn: '五号，工作台' },
    body: { en: 'Latin letters and numerals up to six, or two Chinese characters cut to order within the hour. Complimentary for anything bought on the pier.', cn: '可压印字母与数字至多六个；亦可刻两个汉字，一小时内完成。凡在栈桥所购，一概免费。' },
  }),
];
