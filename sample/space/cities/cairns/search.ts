import { entry, type Seed } from '../../seed.ts';

/** What the search panel of Cairns offers before anybody has typed. */
export const search: readonly Seed[] = [
  entry('predictSearch', 'cairns-predict-search', {
    title: { en: 'Search suggestions', cn: '搜索推荐', jp: 'おすすめの検索' },
    featuredExperience: ['cairns-event-fruit-of-the-wet-tropics', 'cairns-dining-boardwalk-room', 'cairns-service-tourist-refund'],
    brands: ['cairns-brand-ondine-joaillerie', 'cairns-brand-solenne', 'cairns-brand-honey-and-tide', 'cairns-brand-north-and-vale'],
  }),
  entry('page', 'cairns-page-predict-search', { title: { en: 'Search suggestions', cn: '搜索推荐', jp: 'おすすめの検索' }, slug: 'predict-search', content: ['cairns-predict-search'] }),
];
