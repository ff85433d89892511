import { entry, type Seed } from '../../seed.ts';

/** What the hosts of Los Angeles do for guests. */
export const services: readonly Seed[] = [
  entry('service', 'los-angeles-service-gate-delivery', {
    title: { en: 'Delivered to your gate', cn: '登机口交付' },
    slug: 'gate-delivery',
    description: { en: 'Duty-free purchases are sealed in the court and handed to you on the jet bridge, however far the gate.', cn: '免税商品于庭中密封，登机廊桥上交付，登机口再远亦然。' },
    category: ['cat-travel'],
    media: ['room-counter'],
    isFeatured: true,
    time: { en: 'Until 40 minutes before departure', cn: '起飞前 40 分钟截止' },
    location: { en: 'Every till', cn: '各收银台' },
    body: {
      en: 'Bring a boarding pass for a flight abroad and your passport.\n\n- Complimentary, with no minimum.\n- Chocolate and cream travel in a cooled bag.\n- If you connect abroad, ask for the sealed liquids bag and keep the receipt inside it.',
      cn: '请出示国际航班登机牌与护照。\n\n- 免费服务，不设最低消费。\n- 巧克力与面霜以冷藏袋运送。\n- 如需境外转机，请索取液体密封袋，并将收据留于袋内。',
    },
  }),
  entry('service', 'los-angeles-service-suitcase-edited', {
    title: { en: 'A suitcase, edited', cn: '为行囊做减法' },
    slug: 'suitcase-edited',
    description: { en: 'Tell an adviser where you land and for how long; one rail, one scarf and one pair of shoes later, you are ready.', cn: '告诉顾问您在何处落地、停留几日；一排衣架、一条丝巾、一双鞋之后，便已妥当。' },
    category: ['cat-personal'],
    media: ['fashion-scarf'],
    time: { en: 'Daily, 8am to 11pm, by appointment', cn: '每日 8:00 至 23:00，需预约' },
    location: { en: 'North side, room 5', cn: '北侧，五号室' },
    body: { en: 'Forty minutes, in English, Spanish, Mandarin or Korean. Complimentary. The advisers are as pleased to talk you out of a purchase as into one.', cn: '约四十分钟，可用英语、西班牙语、普通话或韩语。免费服务，劝您少买一件，顾问同样乐意。' },
  }),
  entry('service', 'los-angeles-service-long-flight-skin', {
    title: { en: 'Skin for the long flight', cn: '远航护肤' },
    slug: 'long-flight-skin',
    description: { en: 'Cleansing, a mask and a light massage in a dim room, timed by your departure board, not by the clock.', cn: '幽静一室，清洁、敷膜、轻柔按摩，一切以航班信息为准，不问钟点。' },
    category: ['cat-personal', 'cat-travel'],
    media: ['beauty-brushes'],
    time: { en: 'Daily, 7am to midnight', cn: '每日 7:00 至 24:00' },
    location: { en: 'East side, behind the beauty room', cn: '东侧，美妆室后' },
    body: { en: 'Twenty-five minutes, complimentary with any beauty purchase over US$60. The chair reclines fully and has a blanket. We wake you.', cn: '二十五分钟，美妆消费满 60 美元即可免费享用。座椅可完全放平，备有毛毯，届时由我们唤醒您。' },
  }),
];
