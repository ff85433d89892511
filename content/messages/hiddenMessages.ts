import type { Label } from '../languages.ts';

/** Why visitors do not get an entry (docs/rules.md#preview-hidden). */
export const hiddenMessages = {
  hiddenArchived: { en: 'archived on {date}', cn: '已于 {date} 归档', tc: '已於 {date} 歸檔', fr: 'archivé le {date}', it: 'archiviato il {date}', jp: '{date}にアーカイブ済み', kr: '{date}에 보관됨' },
  hiddenRemoved: {
    en: 'ended on {date}, removed after expiry',
    cn: '已于 {date} 结束，到期后移除',
    tc: '已於 {date} 結束，到期後移除',
    fr: 'terminé le {date}, retiré après expiration',
    it: 'terminato il {date}, rimosso dopo la scadenza',
    jp: '{date}に終了し、期限後に削除済み',
    kr: '{date}에 종료되어 만료 후 제거됨',
  },
  hiddenOver: {
    en: 'ended on {date}; what is over is not recommended',
    cn: '已于 {date} 结束，结束的内容不会推荐',
    tc: '已於 {date} 結束，結束的內容不會推薦',
    fr: 'terminé le {date}\u00a0; ce qui est passé n’est pas recommandé',
    it: 'terminato il {date}; ciò che è finito non viene consigliato',
    jp: '{date}に終了（終了したものはおすすめに表示されません）',
    kr: '{date}에 종료됨(종료된 항목은 추천되지 않음)',
  },
  hiddenOlder: { en: 'older than {days} days', cn: '已超过 {days} 天', tc: '已超過 {days} 天', fr: 'date de plus de {days} jours', it: 'ha più di {days} giorni', jp: '{days}日以上前のもの', kr: '{days}일이 지남' },
  hiddenBeyondLimit: { en: 'its list takes {limit}', cn: '所在列表最多显示 {limit} 项', tc: '所在清單最多顯示 {limit} 項', fr: 'sa liste en affiche {limit}', it: 'il suo elenco ne mostra {limit}', jp: '一覧の表示は{limit}件まで', kr: '목록에 {limit}개까지만 표시됨' },
  hiddenOtherCities: {
    en: 'city tag missing: {where} (it has {cities})',
    cn: '缺少城市标签：{where}（已有：{cities}）',
    tc: '缺少城市標籤：{where}（已有：{cities}）',
    fr: 'étiquette de la ville manquante\u00a0: {where} (présente\u00a0: {cities})',
    it: 'manca l’etichetta della città: {where} (presente: {cities})',
    jp: '都市タグがありません：{where}（設定済み：{cities}）',
    kr: '도시 태그 없음: {where}(설정됨: {cities})',
  },
  hiddenNoCity: { en: 'city tag missing', cn: '缺少城市标签', tc: '缺少城市標籤', fr: 'étiquette de la ville manquante', it: 'manca l’etichetta della città', jp: '都市タグがありません', kr: '도시 태그 없음' },
  hiddenWithoutDetail: { en: 'without detail page', cn: '没有详情页', tc: '沒有詳情頁', fr: 'sans page de détail', it: 'senza pagina di dettaglio', jp: '詳細ページなし', kr: '상세 페이지 없음' },
  hiddenNameless: {
    en: 'no translation: neither title nor picture',
    cn: '没有翻译：既无标题也无图片',
    tc: '沒有翻譯：既無標題也無圖片',
    fr: 'aucune traduction\u00a0: ni titre ni image',
    it: 'nessuna traduzione: né titolo né immagine',
    jp: '翻訳なし：タイトルも画像もありません',
    kr: '번역 없음: 제목과 이미지가 모두 없음',
  },
} as const satisfies Record<string, Label>;
