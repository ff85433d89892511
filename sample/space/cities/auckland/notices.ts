import { day, entry, type Seed } from '../../seed.ts';

/** The announcement of the Auckland bar, and the notification that opens over a page. */
export const notices: readonly Seed[] = [
  entry('announcement', 'auckland-announcement-ferry-fridays', {
    title: { en: 'Open late on ferry Fridays', cn: '周五夜渡，延长营业' },
    slug: 'ferry-fridays',
    subject: { en: 'On Fridays we stay open until the last island ferry is in, shortly after 9pm.', cn: '每逢周五，本馆营业至末班海岛渡轮靠岸，约 21:00 之后。' },
    htmlTitle: { en: '<p>Fridays: open until the <strong>last ferry</strong></p>', cn: '<p>周五营业至<strong>末班渡轮</strong>靠岸</p>' },
    hasLink: true,
    reference: 'auckland-news-harbour-stair',
    startDate: day(-4, '10:00'),
    endDate: day(70, '21:30'),
    body: { en: 'The tasting table pours until 8:30pm and the coffee room follows the boats.', cn: '品鉴长桌供应至 20:30，咖啡室则随船期打烊。' },
  }),
  entry('notification', 'auckland-notification-honey', {
    title: { en: 'Taking honey home?', cn: '想带蜂蜜回家？' },
    description: { en: 'Rules differ by country. Ask at the honey table and we will tell you what your destination allows before you pay.', cn: '各国规定不一。付款之前，请向蜂蜜长桌询问目的地的入境要求。' },
    popupPosition: ['auckland-home', 'auckland-brand-honey-and-tide'],
    cta: ['auckland-cta-collection'],
  }),
];
