import { entry, type Seed } from '../../seed.ts';

/** What the search panel of New York City offers before anybody has typed. */
export const search: readonly Seed[] = [
  entry('page', 'new-york-city-page-predict-search', {
    title: { en: 'Search suggestions', cn: '搜索推荐' },
    slug: 'predict-search',
    content: ['new-york-city-predict-search'],
  }),
  entry('predictSearch', 'new-york-city-predict-search', {
    title: { en: 'Suggested in New York', cn: '纽约推荐' },
    featuredExperience: ['new-york-city-dining-long-counter', 'new-york-city-event-rain-on-asphalt', 'new-york-city-service-watch-bench', 'new-york-city-art-avenue-at-six'],
    brands: ['new-york-city-brand-meridian-time', 'new-york-city-brand-lune-and-linden', 'new-york-city-brand-north-and-vale'],
  }),
];
