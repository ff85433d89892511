import { entry, type Seed } from '../../seed.ts';

/** What the search panel of Abu Dhabi offers before anybody has typed. */
export const search: readonly Seed[] = [
  entry('page', 'abu-dhabi-page-predict-search', { title: { en: 'Search suggestions', cn: '搜索推荐' }, slug: 'predict-search', content: ['abu-dhabi-predict-search'] }),
  entry('predictSearch', 'abu-dhabi-predict-search', {
    title: { en: 'Abu Dhabi suggestions', cn: '阿布扎比推荐' },
    featuredExperience: ['abu-dhabi-event-oud', 'abu-dhabi-service-tax-refund', 'abu-dhabi-dining-gahwa'],
    brands: ['abu-dhabi-brand-hesperia', 'abu-dhabi-brand-ondine-joaillerie', 'abu-dhabi-brand-calibre-ferrand', 'abu-dhabi-brand-cacao-thereze'],
  }),
];
