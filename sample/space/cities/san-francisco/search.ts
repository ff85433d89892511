import { entry, type Seed } from '../../seed.ts';

/** What the search panel of San Francisco offers before anybody has typed. */
export const search: readonly Seed[] = [
  entry('page', 'san-francisco-page-predict-search', {
    title: { en: 'Search suggestions', cn: '搜索推荐' },
    slug: 'predict-search',
    content: ['san-francisco-predict-search'],
  }),
  entry('predictSearch', 'san-francisco-predict-search', {
    title: { en: 'Suggested in San Francisco', cn: '旧金山推荐' },
    featuredExperience: ['san-francisco-dining-starter', 'san-francisco-event-gongfu-hour', 'san-francisco-service-gate-delivery', 'san-francisco-index-four-layers'],
    brands: ['san-francisco-brand-sencha-hall', 'san-francisco-brand-ottavia-rey', 'san-francisco-brand-calibre-ferrand'],
  }),
];
