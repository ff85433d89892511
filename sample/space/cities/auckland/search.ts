import { entry, type Seed } from '../../seed.ts';

/** What the search panel of Auckland offers before anybody has typed. */
export const search: readonly Seed[] = [
  entry('page', 'auckland-page-predict-search', {
    title: { en: 'Search suggestions', cn: '搜索推荐' },
    slug: 'predict-search',
    content: ['auckland-predict-search'],
  }),
  entry('predictSearch', 'auckland-predict-search', {
    title: { en: 'Suggested in Auckland', cn: '奥克兰推荐' },
    featuredExperience: ['auckland-event-island-reds', 'auckland-dining-tideline', 'auckland-service-airport-collection', 'auckland-index-ferry-basket'],
    brands: ['auckland-brand-honey-and-tide', 'auckland-brand-aurelle', 'auckland-brand-north-and-vale'],
  }),
];
