import { entry, type Seed } from '../../seed.ts';

/** What the search panel of Guam offers before anybody has typed. */
export const search: readonly Seed[] = [
  entry('predictSearch', 'guam-predict-search', {
    title: { en: 'Search suggestions', jp: 'おすすめの検索', kr: '추천 검색', cn: '搜索推荐' },
    featuredExperience: ['guam-event-scent-at-sunset', 'guam-dining-haligi-room', 'guam-service-bay-shuttle'],
    brands: ['guam-brand-aurelle', 'guam-brand-casa-orsino', 'guam-brand-meridian-time', 'guam-brand-hesperia'],
  }),
  entry('page', 'guam-page-predict-search', { title: { en: 'Search suggestions', jp: 'おすすめの検索', kr: '추천 검색', cn: '搜索推荐' }, slug: 'predict-search', content: ['guam-predict-search'] }),
];
