import type { Label } from './message.ts';

/** Texts of the search page and the search panel. */
export const searchMessages = {
  searchTitle: { en: 'Search: {keyword}', cn: '搜索：{keyword}', tc: '搜尋：{keyword}', fr: 'Recherche\u00a0: {keyword}', it: 'Ricerca: {keyword}', jp: '検索：{keyword}', kr: '검색: {keyword}' },
} as const satisfies Record<string, Label>;
