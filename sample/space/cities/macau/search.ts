import { entry, type Seed } from '../../seed.ts';

/** What the search panel of Macau offers before anybody has typed. */
export const search: readonly Seed[] = [
  entry('page', 'macau-page-predict-search', { title: { en: 'Search suggestions', tc: '搜尋推介', cn: '搜索推荐' }, slug: 'predict-search', content: ['macau-predict-search'] }),
  entry('predictSearch', 'macau-predict-search', {
    title: { en: 'Macau suggestions', tc: '澳門推介', cn: '澳门推荐' },
    featuredExperience: ['macau-event-azulejo', 'macau-dining-arcade-kitchen', 'macau-service-collect'],
    brands: ['macau-brand-aurelle', 'macau-brand-maison-verane', 'macau-brand-ondine-joaillerie', 'macau-brand-glenmarrow'],
  }),
];
