import { day, entry, type Seed } from '../../seed.ts';

/** The announcement of the San Francisco bar, and the notification that opens over a page. */
export const notices: readonly Seed[] = [
  entry('announcement', 'san-francisco-announcement-fog-hours', {
    title: { en: 'When fog holds the flights', cn: '若遇大雾延误' },
    slug: 'fog-hours',
    subject: { en: 'On days of fog delay the gallery stays open until the last international flight has left.', cn: '大雾延误之日，长廊开放至末班国际航班离港。' },
    htmlTitle: { en: '<p>Fog delay? We stay open until the <strong>last flight</strong></p>', cn: '<p>大雾延误？我们营业至<strong>末班航班</strong>离港</p>' },
    hasLink: true,
    reference: 'san-francisco-news-fog-hours',
    startDate: day(-12, '06:00'),
    endDate: day(85, '23:59'),
    body: { en: 'Tea and blankets are complimentary on those nights, for every passenger on the concourse.', cn: '延误之夜，茶水与毛毯免费供应，候机楼内旅客皆可取用。' },
  }),
  entry('notification', 'san-francisco-notification-travel-type', {
    title: { en: 'International or domestic?', cn: '国际还是境内出行？' },
    description: { en: 'Tell us where you are flying and the site shows the prices that apply, duty-free or with local tax included.', cn: '告知您的目的地，页面将显示相应价格：免税，或含当地税费。' },
    popupPosition: ['san-francisco-home'],
    cta: ['san-francisco-cta-gate'],
  }),
];
