import { DEFAULT_LANGUAGE, type Language } from '../languages.ts';
import type { Text } from './message.ts';

/** One text for both errors of the travel type (site-shell §5). */
const chooseByFlight = {
  en: 'Select a shopping option based on your flight',
  cn: '请根据您的航班选择购物方式',
  tc: '請根據您的航班選擇購物方式',
  fr: 'Choisissez une option d’achat selon votre vol',
  it: 'Scelga un’opzione di acquisto in base al suo volo',
  jp: 'ご利用の便に合わせてお買い物の種類をお選びください',
  kr: '항공편에 맞는 쇼핑 유형을 선택해 주십시오',
} as const satisfies Text;

/**
 * Texts of what comes to life in the browser: picker, search, member. A file of their own, so that they are fetched with
 * the islands that show them and stand in no page's HTML.
 */
export const islandMessages = {
  selectDestination: { en: 'Select your destination', cn: '选择目的地', tc: '選擇目的地', fr: 'Choisissez votre destination', it: 'Scelga la sua destinazione', jp: '行き先を選ぶ', kr: '여행지 선택' },
  currentLocation: { en: 'Current location', cn: '当前所在', tc: '目前所在', fr: 'Destination actuelle', it: 'Destinazione attuale', jp: '現在の行き先', kr: '현재 위치한 도시' },
  onlineShopping: { en: 'Online shopping', cn: '在线购物', tc: '線上購物', fr: 'Achat en ligne', it: 'Acquisti online', jp: 'オンラインショッピング', kr: '온라인 쇼핑 가능' },
  destination: { en: 'Destination', cn: '目的地', tc: '目的地', fr: 'Destination', it: 'Destinazione', jp: '行き先', kr: '여행지' },
  language: { en: 'Language', cn: '语言', tc: '語言', fr: 'Langue', it: 'Lingua', jp: '言語', kr: '언어' },
  travelType: { en: 'How are you travelling?', cn: '您的行程类型', tc: '您的行程類型', fr: 'Comment voyagez-vous\u00a0?', it: 'Come viaggia?', jp: 'ご旅行の種類', kr: '여행 유형' },
  travelTypeInternational: { en: 'International', cn: '国际', tc: '國際', fr: 'International', it: 'Internazionale', jp: '国際線', kr: '국제선' },
  travelTypeInternationalCaption: { en: 'Duty-free', cn: '免税', tc: '免稅', fr: 'Hors taxes', it: 'Duty free', jp: '免税', kr: '면세' },
  travelTypeDomestic: { en: 'Domestic', cn: '境内', tc: '境內', fr: 'Intérieur', it: 'Nazionale', jp: '国内線', kr: '국내선' },
  travelTypeDomesticCaption: { en: 'Local tax included', cn: '含当地税', tc: '含當地稅', fr: 'Taxes locales incluses', it: 'Imposte locali incluse', jp: '現地税込み', kr: '현지 세금 포함' },
  departureLocation: { en: 'Where do you depart from?', cn: '您从何处启程？', tc: '您從何處啟程？', fr: 'D’où partez-vous\u00a0?', it: 'Da dove parte?', jp: 'ご出発地', kr: '출발지' },
  pleaseChoose: { en: 'Please choose', cn: '请选择', tc: '請選擇', fr: 'Veuillez choisir', it: 'Scelga', jp: 'お選びください', kr: '선택해 주십시오' },
  confirmChange: { en: 'Confirm change', cn: '确认更改', tc: '確認更改', fr: 'Confirmer', it: 'Conferma la modifica', jp: '変更を確定する', kr: '변경 확인' },
  changeLocation: { en: 'Change location', cn: '更换目的地', tc: '更換目的地', fr: 'Changer de destination', it: 'Cambia destinazione', jp: '行き先を変更する', kr: '여행지 변경' },
  errorNoOptionAvailable: chooseByFlight,
  errorNoMeetRequirement: chooseByFlight,
  welcomeTitle: { en: 'Welcome', cn: '欢迎光临', tc: '歡迎光臨', fr: 'Bienvenue', it: 'Benvenuti', jp: 'ようこそ', kr: '환영합니다' },
  welcomeText: {
    en: 'Tell us where you are going and which language you like to read. We will remember it.',
    cn: '告诉我们您将前往何处、惯用何种语言，我们会为您记下。',
    tc: '告訴我們您將前往何處、慣用何種語言，我們會為您記下。',
    fr: 'Dites-nous où vous allez et dans quelle langue vous aimez lire. Nous nous en souviendrons.',
    it: 'Ci dica dove va e in quale lingua preferisce leggere. Ce ne ricorderemo.',
    jp: '行き先とお読みになる言語をお選びください。次回からそのままご案内いたします。',
    kr: '가시는 곳과 읽으실 언어를 알려 주십시오. 다음부터는 그대로 안내해 드립니다.',
  },
  continueToSite: { en: 'Continue', cn: '继续', tc: '繼續', fr: 'Continuer', it: 'Continua', jp: '進む', kr: '계속하기' },
  close: { en: 'Close', cn: '关闭', tc: '關閉', fr: 'Fermer', it: 'Chiudi', jp: '閉じる', kr: '닫기' },
  clear: { en: 'Clear', cn: '清除', tc: '清除', fr: 'Effacer', it: 'Cancella', jp: '消去', kr: '지우기' },
  showOptions: { en: 'Show options', cn: '显示选项', tc: '顯示選項', fr: 'Afficher les options', it: 'Mostra le opzioni', jp: '選択肢を表示', kr: '선택지 보기' },
  noMatch: { en: 'No match', cn: '没有匹配项', tc: '沒有相符項目', fr: 'Aucune correspondance', it: 'Nessuna corrispondenza', jp: '該当なし', kr: '일치하는 항목 없음' },
  regionEurope: { en: 'Europe', cn: '欧洲', tc: '歐洲', fr: 'Europe', it: 'Europa', jp: 'ヨーロッパ', kr: '유럽' },
  regionAsiaPacific: { en: 'Asia and Pacific Islands', cn: '亚洲及太平洋岛屿', tc: '亞洲及太平洋島嶼', fr: 'Asie et îles du Pacifique', it: 'Asia e isole del Pacifico', jp: 'アジア・太平洋諸島', kr: '아시아 및 태평양 제도' },
  regionNorthAmerica: { en: 'North America', cn: '北美洲', tc: '北美洲', fr: 'Amérique du Nord', it: 'Nord America', jp: '北米', kr: '북미' },
  regionMiddleEast: { en: 'Middle East', cn: '中东', tc: '中東', fr: 'Moyen-Orient', it: 'Medio Oriente', jp: '中東', kr: '중동' },
  regionOceania: { en: 'Oceania', cn: '大洋洲', tc: '大洋洲', fr: 'Océanie', it: 'Oceania', jp: 'オセアニア', kr: '오세아니아' },
  departureNahaInternational: { en: 'Naha Airport, international', cn: '那霸机场国际线', tc: '那霸機場國際線', fr: 'Aéroport de Naha, vols internationaux', it: 'Aeroporto di Naha, voli internazionali', jp: '那覇空港 国際線', kr: '나하공항 국제선' },
  departureNahaDomestic: { en: 'Naha Airport, domestic', cn: '那霸机场国内线', tc: '那霸機場國內線', fr: 'Aéroport de Naha, vols intérieurs', it: 'Aeroporto di Naha, voli nazionali', jp: '那覇空港 国内線', kr: '나하공항 국내선' },
  departureNahaCruise: { en: 'Naha Cruise Terminal', cn: '那霸邮轮码头', tc: '那霸郵輪碼頭', fr: 'Terminal de croisière de Naha', it: 'Terminal crociere di Naha', jp: '那覇クルーズターミナル', kr: '나하 크루즈 터미널' },
  departureIshigaki: { en: 'Ishigaki Airport', cn: '石垣机场', tc: '石垣機場', fr: 'Aéroport d’Ishigaki', it: 'Aeroporto di Ishigaki', jp: '石垣空港', kr: '이시가키공항' },
  search: { en: 'Search', cn: '搜索', tc: '搜尋', fr: 'Rechercher', it: 'Cerca', jp: '検索', kr: '검색' },
  searchPrompt: { en: 'What are you looking for?', cn: '您想找什么？', tc: '您想找甚麼？', fr: 'Que recherchez-vous\u00a0?', it: 'Che cosa cerca?', jp: '何をお探しですか？', kr: '무엇을 찾으십니까?' },
  searchHint: { en: '{min} to {max} characters', cn: '{min} 至 {max} 个字符', tc: '{min} 至 {max} 個字元', fr: 'De {min} à {max} caractères', it: 'Da {min} a {max} caratteri', jp: '{min}〜{max}文字', kr: '{min}~{max}자' },
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
  searchExperiences: { en: 'Featured experiences', cn: '精选体验', tc: '精選體驗', fr: 'Expériences à la une', it: 'Esperienze in evidenza', jp: '注目の体験', kr: '추천 체험' },
  searchBrands: { en: 'Featured brands', cn: '精选品牌', tc: '精選品牌', fr: 'Marques à la une', it: 'Marchi in evidenza', jp: '注目のブランド', kr: '추천 브랜드' },
  cancel: { en: 'Cancel', cn: '取消', tc: '取消', fr: 'Annuler', it: 'Annulla', jp: 'キャンセル', kr: '취소' },
  opensInNewWindow: { en: 'opens in a new window', cn: '在新窗口打开', tc: '在新視窗開啟', fr: 'nouvelle fenêtre', it: 'si apre in una nuova finestra', jp: '新しいウィンドウで開きます', kr: '새 창에서 열림' },
  availablePoints: {
    en: 'Available points',
    cn: '可用积分',
    tc: '可用積分',
    fr: 'Points disponibles',
    it: 'Punti disponibili',
    jp: '利用可能ポイント',
    kr: '사용 가능 포인트',
  },
  wallet: {
    en: 'My wallet',
    cn: '我的卡包',
    tc: '我的卡包',
    fr: 'Mon portefeuille',
    it: 'Il mio portafoglio',
    jp: 'マイウォレット',
    kr: '내 지갑',
  },
  memberCode: {
    en: 'Member code',
    cn: '会员码',
    tc: '會員碼',
    fr: 'Code membre',
    it: 'Codice socio',
    jp: '会員コード',
    kr: '회원 코드',
  },
  signOut: {
    en: 'Sign out',
    cn: '退出登录',
    tc: '登出',
    fr: 'Se déconnecter',
    it: 'Esci',
    jp: 'ログアウト',
    kr: '로그아웃',
  },
  memberUnavailable: {
    en: 'Your details cannot be shown just now. You are still signed in.',
    cn: '暂时无法显示您的会员信息，您仍处于登录状态。',
    tc: '暫時無法顯示您的會員資料，您仍處於登入狀態。',
    fr: 'Vos informations ne peuvent pas s’afficher pour l’instant. Vous restez connecté.',
    it: 'Al momento non possiamo mostrare i suoi dati. La sessione resta aperta.',
    jp: 'ただいま会員情報を表示できません。ログインは継続しています。',
    kr: '지금은 회원 정보를 표시할 수 없습니다. 로그인은 유지되고 있습니다.',
  },
  loading: { en: 'Loading', cn: '加载中', tc: '載入中', fr: 'Chargement', it: 'Caricamento', jp: '読み込み中', kr: '불러오는 중' },
  tierAmbassador: {
    en: 'Ambassador',
    cn: '大使',
    tc: '大使',
    fr: 'Ambassadeur',
    it: 'Ambasciatore',
    jp: 'アンバサダー',
    kr: '앰배서더',
  },
  tierSilver: { en: 'Silver', cn: '银卡', tc: '銀卡', fr: 'Argent', it: 'Argento', jp: 'シルバー', kr: '실버' },
  tierGold: { en: 'Gold', cn: '金卡', tc: '金卡', fr: 'Or', it: 'Oro', jp: 'ゴールド', kr: '골드' },
  tierPlatinum: {
    en: 'Platinum',
    cn: '白金卡',
    tc: '白金卡',
    fr: 'Platine',
    it: 'Platino',
    jp: 'プラチナ',
    kr: '플래티넘',
  },
  tierDiamond: {
    en: 'Diamond',
    cn: '钻石卡',
    tc: '鑽石卡',
    fr: 'Diamant',
    it: 'Diamante',
    jp: 'ダイヤモンド',
    kr: '다이아몬드',
  },
} as const satisfies Record<string, Text>;

/** A text of an island. */
export type IslandMessageKey = keyof typeof islandMessages;

/** Gives an island's texts in a language, in English where that language lacks one. */
export function islandTexts(language: Language): (key: IslandMessageKey) => string {
  return (key) => {
    const text: Text = islandMessages[key];
    return text[language] ?? text[DEFAULT_LANGUAGE];
  };
}
