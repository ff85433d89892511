import { entry, type Seed } from '../../seed.ts';

/** What the search panel of Paris offers before anybody has typed. */
export const search: readonly Seed[] = [
  entry('page', 'paris-page-predict-search', {
    title: { en: 'Search suggestions', fr: 'Suggestions de recherche', cn: '搜索推荐', jp: '検索のおすすめ', kr: '추천 검색' },
    slug: 'predict-search',
    content: ['paris-predict-search'],
  }),
  entry('predictSearch', 'paris-predict-search', {
    title: { en: 'Paris suggestions', fr: 'Suggestions à Paris', cn: '巴黎推荐', jp: 'パリのおすすめ', kr: '파리 추천' },
    featuredExperience: ['paris-event-champagne-hour', 'paris-dining-la-verriere', 'paris-service-detaxe'],
    brands: ['paris-brand-lune-and-linden', 'paris-brand-solenne', 'paris-brand-casa-orsino', 'paris-brand-ondine-joaillerie'],
  }),
];
