import { entry, type Seed } from '../../seed.ts';

/** What the search panel of Brisbane offers before anybody has typed. */
export const search: readonly Seed[] = [
  entry('page', 'brisbane-page-predict-search', {
    title: { en: 'Search suggestions', cn: '搜索推荐' },
    slug: 'predict-search',
    content: ['brisbane-predict-search'],
  }),
  entry('predictSearch', 'brisbane-predict-search', {
    title: { en: 'Suggested in Brisbane', cn: '布里斯班推荐' },
    featuredExperience: ['brisbane-event-after-the-storm', 'brisbane-dining-veranda-tea', 'brisbane-index-river-picnic', 'brisbane-art-porphyry'],
    brands: ['brisbane-brand-hesperia', 'brisbane-brand-ottavia-rey', 'brisbane-brand-honey-and-tide'],
  }),
];
