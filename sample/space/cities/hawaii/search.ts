import { entry, type Seed } from '../../seed.ts';

/** What the search panel of Hawaii offers before anybody has typed. */
export const search: readonly Seed[] = [
  entry('predictSearch', 'hawaii-predict-search', {
    title: { en: 'Search suggestions', jp: 'おすすめの検索', cn: '搜索推荐', kr: '추천 검색' },
    featuredExperience: ['hawaii-event-kona-cup-by-cup', 'hawaii-dining-lanai-table', 'hawaii-service-airport-collection'],
    brands: ['hawaii-brand-solenne', 'hawaii-brand-ondine-joaillerie', 'hawaii-brand-ottavia-rey', 'hawaii-brand-honey-and-tide'],
  }),
  entry('page', 'hawaii-page-predict-search', { title: { en: 'Search suggestions', jp: 'おすすめの検索', cn: '搜索推荐', kr: '추천 검색' }, slug: 'predict-search', content: ['hawaii-predict-search'] }),
];
