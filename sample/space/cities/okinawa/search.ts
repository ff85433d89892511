import { entry, type Seed } from '../../seed.ts';

/** What the search panel of Okinawa offers before anybody has typed. */
export const search: readonly Seed[] = [
  entry('page', 'okinawa-page-predict-search', {
    title: { jp: '検索のおすすめ', en: 'Search suggestions', cn: '搜索推荐', tc: '搜尋推介', kr: '추천 검색' },
    slug: 'predict-search',
    content: ['okinawa-predict-search'],
  }),
  entry('predictSearch', 'okinawa-predict-search', {
    title: { jp: '沖縄のおすすめ', en: 'Okinawa suggestions', cn: '冲绳推荐', tc: '沖繩推介', kr: '오키나와 추천' },
    featuredExperience: ['okinawa-event-bingata', 'okinawa-service-airport-collection', 'okinawa-dining-getto-table'],
    brands: ['okinawa-brand-kintara', 'okinawa-brand-solenne', 'okinawa-brand-glenmarrow', 'okinawa-brand-sencha-hall'],
  }),
];
