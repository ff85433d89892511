import { entry, type Seed } from '../../seed.ts';

/** What the search panel of Venice offers before anybody has typed. */
export const search: readonly Seed[] = [
  entry('page', 'venice-page-predict-search', { title: { it: 'Suggerimenti di ricerca', en: 'Search suggestions', cn: '搜索推荐' }, slug: 'predict-search', content: ['venice-predict-search'] }),
  entry('predictSearch', 'venice-predict-search', {
    title: { it: 'Suggerimenti a Venezia', en: 'Venice suggestions', cn: '威尼斯推荐' },
    featuredExperience: ['venice-event-beads', 'venice-dining-lagoon-table', 'venice-service-by-boat'],
    brands: ['venice-brand-ottavia-rey', 'venice-brand-lune-and-linden', 'venice-brand-casa-orsino', 'venice-brand-bellarosa'],
  }),
];
