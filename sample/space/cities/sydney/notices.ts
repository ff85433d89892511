import { day, entry, type Seed } from '../../seed.ts';

/** Announcements of the Sydney bar, the newest first, and the notifications that open over a page. */
export const notices: readonly Seed[] = [
  entry(
    'announcement',
    'sydney-announcement-beauty-journey',
    {
      title: { en: 'The beauty journey has begun', cn: '美妆之旅启程' },
      slug: 'beauty-journey-begins',
      htmlTitle: {
        en: '<strong>The beauty journey</strong> has begun: three houses, three stamps, seven miniatures',
        cn: '<strong>美妆之旅</strong>已启程：三家品牌，三枚印章，七件迷你装',
      },
      subject: { en: 'On Level 1, for four weeks.', cn: '一层东廊与西廊，为期四周。' },
      hasLink: true,
      reference: 'sydney-promotion-beauty-journey',
      displayDate: day(-6, '10:00'),
      startDate: day(-6, '10:00'),
      endDate: day(22, '20:00'),
      body: {
        en: 'The houses of Level 1 open their drawers. Collect a stamp at three of them in one day, and a pouch of seven miniatures comes with purchases of AUD 200.',
        cn: '一层诸家，尽启妆奁。一日之内集齐三枚印章，消费满 200 澳元，即获七件迷你装旅行袋。',
      },
    },
    { created: 6, updated: 6 },
  ),

  entry(
    'announcement',
    'sydney-announcement-lift',
    {
      title: { en: 'The harbour lift is resting', cn: '海港电梯检修' },
      slug: 'harbour-lift-resting',
      htmlTitle: {
        en: 'The harbour lift is being serviced. <em>Please use the lift beside the great stair.</em>',
        cn: '海港电梯正在检修，请使用<em>大台阶旁的电梯</em>',
      },
      subject: { en: 'Step-free access to every floor remains open throughout.', cn: '各层无障碍通道照常开放。' },
      hasLink: false,
      displayDate: day(-1, '08:00'),
      startDate: day(-1, '08:00'),
      endDate: day(4, '20:00'),
      body: {
        en: 'For five days the glass lift at the harbour door is out of service for its yearly inspection.\n\n- The lift beside the great stair reaches all floors\n- A wheelchair and an escort are available at both entrances\n- Purchases can be brought down to you on request',
        cn: '海港门旁的玻璃电梯将停运五日，进行年度检修。\n\n- 大台阶旁的电梯可达各层\n- 两处入口均备有轮椅与陪同服务\n- 所购商品可应您所需送至楼下',
      },
    },
    { created: 2, updated: 1 },
  ),

  entry(
    'announcement',
    'sydney-announcement-facade',
    {
      title: { en: 'Three nights of light', cn: '三夜光影' },
      slug: 'three-nights-of-light',
      htmlTitle: {
        en: '<strong>Three nights</strong> of light and cello at the harbour forecourt',
        cn: '海港前庭，<strong>三夜</strong>光影与大提琴',
      },
      subject: { en: 'The forecourt was open to all; the evenings have passed.', cn: '前庭曾向所有人开放，活动现已落幕。' },
      hasLink: true,
      reference: 'sydney-event-facade-nights',
      displayDate: day(-128, '10:00'),
      startDate: day(-128, '10:00'),
      endDate: day(-120, '22:00'),
      body: {
        en: 'For three nights the arched windows were lit one after another. Thank you to the neighbours, the ferry crews and the cellist, who played in the wind.',
        cn: '一连三夜，拱窗次第点亮。感谢街坊四邻与渡轮船员，也感谢在风中演奏的大提琴手。',
      },
    },
    { created: 130, updated: 119 },
  ),

  entry('cta', 'sydney-cta-airport-collection', { title: { en: 'How collection works', cn: '了解提货服务' }, internalLink: 'sydney-news-airport-collection', kind: 'viewDetails', variant: 'primary' }, { created: 30 }),
  entry('cta', 'sydney-cta-cellar-evening', { title: { en: 'View the event', cn: '查看活动' }, internalLink: 'sydney-event-after-dark-whisky', kind: 'viewDetails', variant: 'primary' }, { created: 12 }),

  entry(
    'notification',
    'sydney-notification-travel-light',
    {
      title: { en: 'Travel light today', cn: '今日，轻装出行' },
      description: {
        en: 'Flying from Sydney? Leave your purchases with us and collect them beyond passport control, free of charge. Six hours before your flight is early enough.',
        cn: '将自悉尼启程？所购商品可交由我们送至机场，过边检后免费提取。起飞前六小时选购，亦不为迟。',
      },
      cta: ['sydney-cta-airport-collection'],
    },
    { created: 30, updated: 10 },
  ),

  entry(
    'notification',
    'sydney-notification-cellar-evening',
    {
      title: { en: 'An evening for twelve', cn: '十二席之夜' },
      description: {
        en: 'The whiskies of the cellar edit are poured by lamplight twelve days from now. A few of the twelve places are still free.',
        cn: '十二日后，酒窖将于灯影间斟酒待客。十二席中，尚有余席。',
      },
      popupPosition: ['sydney-promotion-cellar-edit', 'sydney-offer-old-vines-pair'],
      cta: ['sydney-cta-cellar-evening'],
    },
    { created: 12, updated: 2 },
  ),
];
