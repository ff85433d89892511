import { entry, type Seed } from '../../seed.ts';

/** What the search panel of Saipan offers before anybody has typed. */
export const search: readonly Seed[] = [
  entry('predictSearch', 'saipan-predict-search', {
    title: { en: 'Search suggestions', cn: '搜索推荐', jp: 'おすすめの検索', kr: '추천 검색' },
    featuredExperience: ['saipan-event-tea-before-the-heat', 'saipan-dining-lagoon-room', 'saipan-service-delivered-to-your-room'],
    brands: ['saipan-brand-solenne', 'saipan-brand-lune-and-linden', 'saipan-brand-bellarosa', 'saipan-brand-sencha-hall'],
  }),
  entry('page', 'saipan-page-predict-search', { title: { en: 'Search suggestions', cn: '搜索推荐', jp: 'おすすめの検索', kr: '추천 검색' }, slug: 'predict-search', content: ['saipan-predict-search'] }),
];
