import { entry, type Seed } from '../../seed.ts';

/** What the search panel of Hong Kong offers before anybody has typed. */
export const search: readonly Seed[] = [
  entry('page', 'hong-kong-page-predict-search', { title: { en: 'Search suggestions', tc: '搜尋推介', cn: '搜索推荐' }, slug: 'predict-search', content: ['hong-kong-predict-search'] }),
  entry('predictSearch', 'hong-kong-predict-search', {
    title: { en: 'Hong Kong suggestions', tc: '香港推介', cn: '香港推荐' },
    featuredExperience: ['hong-kong-event-aged-tea', 'hong-kong-service-collect', 'hong-kong-dining-godown-table'],
    brands: ['hong-kong-brand-calibre-ferrand', 'hong-kong-brand-hesperia', 'hong-kong-brand-ottavia-rey', 'hong-kong-brand-cacao-thereze'],
  }),
];
