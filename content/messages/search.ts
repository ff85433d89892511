import type { Label } from './message.ts';

/** Texts of the search page and the search panel. */
export const searchMessages = {
  searchTitle: { en: 'Search: {keyword}', cn: '搜索：{keyword}', tc: '搜尋：{keyword}', fr: 'Recherche : {keyword}', it: 'Ricerca: {keyword}', jp: '検索：{keyword}', kr: '검색: {keyword}' },
  searchNone: { en: '0 results for {keyword}', cn: '“{keyword}”的搜索结果为 0 项', tc: '「{keyword}」的搜尋結果為 0 項', fr: '0 résultat pour {keyword}', it: '0 risultati per {keyword}', jp: '「{keyword}」の検索結果：0件', kr: '‘{keyword}’ 검색 결과 0건' },
  searchOne: { en: '1 result for {keyword}', cn: '“{keyword}”的搜索结果共 1 项', tc: '「{keyword}」的搜尋結果共 1 項', fr: '1 résultat pour {keyword}', it: '1 risultato per {keyword}', jp: '「{keyword}」の検索結果：1件', kr: '‘{keyword}’ 검색 결과 1건' },
  searchMany: { en: '{count} results for {keyword}', cn: '“{keyword}”的搜索结果共 {count} 项', tc: '「{keyword}」的搜尋結果共 {count} 項', fr: '{count} résultats pour {keyword}', it: '{count} risultati per {keyword}', jp: '「{keyword}」の検索結果：{count}件', kr: '‘{keyword}’ 검색 결과 {count}건' },
  searchAdvice: {
    en: 'No matched results. Please refine your search or try another search term.',
    cn: '没有找到匹配的结果，请调整搜索内容或尝试其他关键词。',
    tc: '找不到相符的結果，請調整搜尋內容或嘗試其他關鍵字。',
    fr: 'Aucun résultat correspondant. Veuillez affiner votre recherche ou essayer un autre terme.',
    it: 'Nessun risultato corrispondente. Affini la ricerca o provi con un altro termine.',
    jp: '一致する結果がありません。条件を変えるか、別のキーワードでお試しください。',
    kr: '일치하는 결과가 없습니다. 검색어를 바꾸어 다시 시도해 주십시오.',
  },
  searchIncomplete: {
    en: 'Not everything could be searched just now. Please try again in a moment.',
    cn: '部分内容暂时无法搜索，请稍后再试。',
    tc: '部分內容暫時無法搜尋，請稍後再試。',
    fr: 'Tout n’a pas pu être parcouru. Veuillez réessayer dans un instant.',
    it: 'Al momento non è stato possibile cercare ovunque. Riprovi tra poco.',
    jp: '現在、一部の内容を検索できません。しばらくしてからもう一度お試しください。',
    kr: '일부 내용을 검색하지 못했습니다. 잠시 후 다시 시도해 주십시오.',
  },
  searchShowAll: { en: 'Show all {count} results', cn: '查看全部 {count} 项结果', tc: '查看全部 {count} 項結果', fr: 'Voir les {count} résultats', it: 'Mostra tutti i {count} risultati', jp: '{count}件の結果をすべて表示', kr: '결과 {count}건 모두 보기' },
  searchRecent: { en: 'Recent searches', cn: '最近搜索', tc: '最近搜尋', fr: 'Recherches récentes', it: 'Ricerche recenti', jp: '最近の検索', kr: '최근 검색어' },
  searchForget: { en: 'Remove {keyword}', cn: '移除“{keyword}”', tc: '移除「{keyword}」', fr: 'Retirer {keyword}', it: 'Rimuovi {keyword}', jp: '「{keyword}」を削除', kr: '‘{keyword}’ 삭제' },
  searchForgetAll: { en: 'Clear all', cn: '全部清除', tc: '全部清除', fr: 'Tout effacer', it: 'Cancella tutto', jp: 'すべて削除', kr: '모두 삭제' },
  cancel: { en: 'Cancel', cn: '取消', tc: '取消', fr: 'Annuler', it: 'Annulla', jp: 'キャンセル', kr: '취소' },
} as const satisfies Record<string, Label>;
