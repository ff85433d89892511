import { entry, type Seed } from '../../seed.ts';

/** What the search panel of Bali offers before anybody has typed. */
export const search: readonly Seed[] = [
  entry('predictSearch', 'bali-predict-search', {
    title: { en: 'Search suggestions', cn: '搜索推荐', jp: 'おすすめの検索' },
    featuredExperience: ['bali-event-coffee-and-cacao', 'bali-dining-rice-barn', 'bali-service-car-to-the-airport'],
    brands: ['bali-brand-ondine-joaillerie', 'bali-brand-aurelle', 'bali-brand-kintara', 'bali-brand-cacao-thereze'],
  }),
  entry('page', 'bali-page-predict-search', { title: { en: 'Search suggestions', cn: '搜索推荐', jp: 'おすすめの検索' }, slug: 'predict-search', content: ['bali-predict-search'] }),
];
