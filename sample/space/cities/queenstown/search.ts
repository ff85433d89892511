import { entry, type Seed } from '../../seed.ts';

/** What the search panel of Queenstown offers before anybody has typed. */
export const search: readonly Seed[] = [
  entry('page', 'queenstown-page-predict-search', {
    title: { en: 'Search suggestions', cn: '搜索推荐' },
    slug: 'predict-search',
    content: ['queenstown-predict-search'],
  }),
  entry('predictSearch', 'queenstown-predict-search', {
    title: { en: 'Suggested in Queenstown', cn: '皇后镇推荐' },
    featuredExperience: ['queenstown-event-southern-stars', 'queenstown-dining-hearth', 'queenstown-service-warm-room', 'queenstown-art-lake-breathing'],
    brands: ['queenstown-brand-cacao-thereze', 'queenstown-brand-kintara', 'queenstown-brand-calibre-ferrand'],
  }),
];
