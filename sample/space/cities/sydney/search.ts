import { entry, type Seed } from '../../seed.ts';

/** What the search panel of Sydney offers before anybody has typed. */
export const search: readonly Seed[] = [
  entry(
    'page',
    'sydney-page-predict-search',
    {
      title: { en: 'Search suggestions', cn: '搜索推荐' },
      slug: 'predict-search',
      content: ['sydney-predict-search'],
      description: { en: 'Experiences and houses that the search panel suggests.', cn: '搜索面板所推荐的体验与品牌。' },
    },
    { created: 150, updated: 10 },
  ),
  entry(
    'predictSearch',
    'sydney-predict-search',
    {
      title: { en: 'You may be looking for', cn: '您或许在找' },
      featuredExperience: ['sydney-service-beauty-hour', 'sydney-dining-lantern-table', 'sydney-service-airport-collection', 'sydney-dining-first-light'],
      brands: ['sydney-brand-aurelle', 'sydney-brand-hesperia', 'sydney-brand-casa-orsino', 'sydney-brand-calibre-ferrand', 'sydney-brand-glenmarrow', 'sydney-brand-cacao-thereze'],
    },
    { created: 150, updated: 10 },
  ),
];
