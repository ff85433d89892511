import { entry, type Seed } from '../../seed.ts';

/** What the search panel of Siem Reap offers before anybody has typed. */
export const search: readonly Seed[] = [
  entry('predictSearch', 'siem-reap-predict-search', {
    title: { en: 'Search suggestions', cn: '搜索推荐', kr: '추천 검색' },
    featuredExperience: ['siem-reap-event-flowers-at-dusk', 'siem-reap-dining-lotus-table', 'siem-reap-service-after-the-temples'],
    brands: ['siem-reap-brand-ottavia-rey', 'siem-reap-brand-hesperia', 'siem-reap-brand-honey-and-tide', 'siem-reap-brand-maison-verane'],
  }),
  entry('page', 'siem-reap-page-predict-search', { title: { en: 'Search suggestions', cn: '搜索推荐', kr: '추천 검색' }, slug: 'predict-search', content: ['siem-reap-predict-search'] }),
];
