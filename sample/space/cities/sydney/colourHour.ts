import { day, entry, type Seed } from '../../seed.ts';
import { eastHall } from './places.ts';

/** The colour hour: an event of the Sydney gallery with four sessions to choose from. */
export const colourHour: readonly Seed[] = [
  entry('standardTimeslotComponent', 'sydney-timeslot-colour-hour-1', {
    title: { en: 'Morning light', cn: '晨光' },
    description: { en: 'The clearest light of the day, best for cool skin tones.', cn: '一日之中最清透的光，尤宜冷调肤色。' },
    startDate: day(8, '10:30'),
    endDate: day(8, '11:30'),
    time: { en: '10:30am to 11:30am', cn: '10:30–11:30' },
    booking: 'sydney-booxi-events',
  }),
  entry('standardTimeslotComponent', 'sydney-timeslot-colour-hour-2', {
    title: { en: 'Noon, in Mandarin', cn: '正午·普通话专场' },
    description: { en: 'The artist of this session speaks Mandarin and English.', cn: '本场彩妆师可用普通话与英语交流。' },
    startDate: day(9, '12:00'),
    endDate: day(9, '13:00'),
    time: { en: '12pm to 1pm', cn: '12:00–13:00' },
    booking: 'sydney-booxi-events',
  }),
  entry('standardTimeslotComponent', 'sydney-timeslot-colour-hour-3', {
    title: { en: 'Afternoon, side by side', cn: '午后·双人同行' },
    description: { en: 'For two guests who would like to come together.', cn: '为结伴而来的两位宾客而设。' },
    startDate: day(10, '15:00'),
    endDate: day(10, '16:00'),
    time: { en: '3pm to 4pm', cn: '15:00–16:00' },
    booking: 'sydney-booxi-events',
  }),
  entry('standardTimeslotComponent', 'sydney-timeslot-colour-hour-4', {
    title: { en: 'Last light', cn: '暮光' },
    description: { en: 'Evening shades in evening light. Join the waiting list.', cn: '以暮光试晚妆之色，现开放候补登记。' },
    startDate: day(11, '18:00'),
    endDate: day(11, '19:00'),
    time: { en: '6pm to 7pm', cn: '18:00–19:00' },
    externalLink: 'https://events.meridian.example/sydney/colour-hour/waiting-list',
  }),

  entry(
    'eventDetailPage',
    'sydney-event-colour-hour',
    {
      title: { en: 'The colour hour', cn: '一小时的颜色' },
      slug: 'colour-hour',
      description: {
        en: 'One guest, one make-up artist, one hour in soft daylight: find the three reds that are yours. With Maison Verane, over four days, by reservation.',
        cn: '一位宾客，一位彩妆师，柔和天光下的一小时，寻得属于您的三支红。薇兰世家为期四日，敬请预约。',
      },
      category: ['cat-beauty', 'cat-workshop'],
      brand: 'brand-maison-verane',
      isFeatured: true,
      media: ['beauty-lipstick'],
      startDate: day(8, '10:30'),
      endDate: day(11, '19:00'),
      time: { en: 'See the time slots', cn: '详见各时段' },
      frequency: { en: 'Four days', cn: '为期四日' },
      location: eastHall,
      features: { en: ['Complimentary', '60 minutes', 'English and Mandarin'], cn: ['免费体验', '60 分钟', '中英双语'] },
      timeslots: ['sydney-timeslot-colour-hour-1', 'sydney-timeslot-colour-hour-2', 'sydney-timeslot-colour-hour-3', 'sydney-timeslot-colour-hour-4'],
      body: {
        en: 'Red is never one colour. Under shop lamps it turns blue or orange without telling you, so this hour takes place at the long table of the east gallery, in the daylight that falls from above.\n\nA Maison Verane artist begins with bare skin and a grey cloth, then narrows eleven shades down to three: one for the morning, one for dinner, one for no reason.\n\n## What you take home\n\n- A card with your three shades and how to wear them\n- A miniature of the one that you loved first\n- A portrait taken under the skylight, if you would like one',
        cn: '红，从来不止一种颜色。在店铺灯下，它会悄悄偏蓝或偏橙；因此这一小时设在东廊天窗下的长桌旁，只借自然光。\n\n薇兰世家彩妆师自素颜与一方灰布开始，在十一种色调中为您择定三支：一支给清晨，一支给晚宴，一支不为什么。\n\n## 您将带走\n\n- 一张写有三支色号与妆法的卡片\n- 最初心动那一支的迷你装\n- 天窗下的肖像一帧（随您所愿）',
      },
    },
    { created: 14, updated: 1 },
  ),
];
