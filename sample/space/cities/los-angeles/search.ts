import { entry, type Seed } from '../../seed.ts';

/** What the search panel of Los Angeles offers before anybody has typed. */
export const search: readonly Seed[] = [
  entry('page', 'los-angeles-page-predict-search', {
    title: { en: 'Search suggestions', cn: '搜索推荐' },
    slug: 'predict-search',
    content: ['los-angeles-predict-search'],
  }),
  entry('predictSearch', 'los-angeles-predict-search', {
    title: { en: 'Suggested in Los Angeles', cn: '洛杉矶推荐' },
    featuredExperience: ['los-angeles-event-canyon-road', 'los-angeles-dining-citrus-court', 'los-angeles-service-gate-delivery', 'los-angeles-art-plain-air'],
    brands: ['los-angeles-brand-aurelle', 'los-angeles-brand-meridian-time', 'los-angeles-brand-ondine-joaillerie'],
  }),
];
