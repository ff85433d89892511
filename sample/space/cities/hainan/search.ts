import { entry, type Seed } from '../../seed.ts';

/** What the search panel of Hainan offers before anybody has typed. */
export const search: readonly Seed[] = [
  entry('page', 'hainan-page-predict-search', { title: { cn: '搜索推荐', en: 'Search suggestions' }, slug: 'predict-search', content: ['hainan-predict-search'] }),
  entry('predictSearch', 'hainan-predict-search', {
    title: { cn: '海南推荐', en: 'Hainan suggestions' },
    featuredExperience: ['hainan-event-coconut', 'hainan-service-collection', 'hainan-dining-tea-room'],
    brands: ['hainan-brand-solenne', 'hainan-brand-hesperia', 'hainan-brand-meridian-time', 'hainan-brand-casa-orsino'],
  }),
];
