import { day, entry, type Seed } from '../../seed.ts';

/** The press release of the San Francisco gallery. */
export const mediaCenter: readonly Seed[] = [
  entry(
    'mediaCenterDetailPage',
    'san-francisco-media-fog-hours',
    {
      title: { en: 'Galleria extends hours for fog', cn: '本馆推出雾日延时' },
      slug: 'fog-hours-release',
      description: { en: 'Press release: Meridian Galleria San Francisco keeps its pier open through fog delays, with tea and blankets.', cn: '新闻稿：Meridian Galleria 旧金山于大雾延误期间延长开放，并提供茶水与毛毯。' },
      category: ['cat-press-release'],
      media: ['dusk-san-francisco'],
      displayDate: day(-12, '06:00'),
      removedAfterExpired: false,
      body: { en: 'The measure applies whenever international departures run more than ninety minutes late because of visibility. It covers all ten bays and is open to every passenger beyond security.', cn: '凡因能见度致国际航班延误逾九十分钟，即启动此项安排，涵盖全部十间分区，安检后旅客均可使用。' },
    },
    { updated: 12 },
  ),
];
