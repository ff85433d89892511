import { entry, type Seed } from '../../seed.ts';

/** What the search panel of Singapore offers before anybody has typed. */
export const search: readonly Seed[] = [
  entry('page', 'singapore-page-predict-search', {
    title: { en: 'Search suggestions', cn: '搜索推荐' },
    slug: 'predict-search',
    content: ['singapore-predict-search'],
  }),
  entry('predictSearch', 'singapore-predict-search', {
    title: { en: 'Suggested in Singapore', cn: '新加坡推荐' },
    featuredExperience: ['singapore-event-orchid-hours', 'singapore-dining-straits-table', 'singapore-service-airport-collection', 'singapore-art-dragon-kiln'],
    brands: ['singapore-brand-aurelle', 'singapore-brand-calibre-ferrand', 'singapore-brand-cacao-thereze'],
  }),
];
