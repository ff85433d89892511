import type { Label, Text } from './message.ts';

/** Names of places and things on the pages between header and footer. */
const labels = {
  breadcrumb: { en: 'You are here', cn: '当前位置', tc: '目前位置', fr: 'Vous êtes ici', it: 'Sei qui', jp: '現在の位置', kr: '현재 위치' },

  news: { en: 'News', cn: '新闻', tc: '新聞', fr: 'Actualités', it: 'Novità', jp: 'ニュース', kr: '소식' },
  events: { en: 'Events', cn: '活动', tc: '活動', fr: 'Événements', it: 'Eventi', jp: 'イベント', kr: '이벤트' },
  newsAndEvents: { en: 'News and events', cn: '新闻与活动', tc: '新聞與活動', fr: 'Actualités et événements', it: 'Novità ed eventi', jp: 'ニュースとイベント', kr: '소식과 이벤트' },
  artAndCulture: { en: 'Art & Culture', cn: '艺术与文化', tc: '藝術與文化', fr: 'Art et culture', it: 'Arte e cultura', jp: 'アート＆カルチャー', kr: '예술과 문화' },
  brands: { en: 'Brands', cn: '品牌', tc: '品牌', fr: 'Marques', it: 'Marchi', jp: 'ブランド', kr: '브랜드' },
  dining: { en: 'Dining', cn: '餐饮', tc: '餐飲', fr: 'Restaurants', it: 'Ristoranti', jp: 'ダイニング', kr: '다이닝' },
  services: { en: 'Services', cn: '服务', tc: '服務', fr: 'Services', it: 'Servizi', jp: 'サービス', kr: '서비스' },
  specialOffers: { en: 'Special offers', cn: '特别优惠', tc: '特別優惠', fr: 'Offres spéciales', it: 'Offerte speciali', jp: '特別なご案内', kr: '특별 혜택' },
  promotions: { en: 'Promotions', cn: '推广礼遇', tc: '推廣禮遇', fr: 'Promotions', it: 'Promozioni', jp: 'プロモーション', kr: '프로모션' },
  mediaCenter: { en: 'Media centre', cn: '媒体中心', tc: '媒體中心', fr: 'Espace presse', it: 'Area stampa', jp: 'メディアセンター', kr: '미디어 센터' },

  categories: { en: 'Categories', cn: '类别', tc: '類別', fr: 'Catégories', it: 'Categorie', jp: 'カテゴリー', kr: '카테고리' },
  allCategories: { en: 'All', cn: '全部', tc: '全部', fr: 'Tout', it: 'Tutto', jp: 'すべて', kr: '전체' },
  filterByDate: { en: 'When', cn: '时间', tc: '時間', fr: 'Quand', it: 'Quando', jp: '開催時期', kr: '시기' },
  anyDate: { en: 'Any time', cn: '不限', tc: '不限', fr: 'Toutes dates', it: 'Sempre', jp: 'すべて', kr: '전체' },
  sortBy: { en: 'Sort by', cn: '排序', tc: '排序', fr: 'Trier par', it: 'Ordina per', jp: '並べ替え', kr: '정렬' },
  sortRecommended: { en: 'Recommended', cn: '推荐', tc: '推薦', fr: 'Recommandés', it: 'Consigliati', jp: 'おすすめ', kr: '추천순' },
  sortStart: { en: 'Start date', cn: '开始日期', tc: '開始日期', fr: 'Date de début', it: 'Data di inizio', jp: '開始日', kr: '시작일' },
  sortEnd: { en: 'End date', cn: '结束日期', tc: '結束日期', fr: 'Date de fin', it: 'Data di fine', jp: '終了日', kr: '종료일' },
  shownOfTotal: { en: 'Showing {shown} of {total}', cn: '已显示 {shown} / {total}', tc: '已顯示 {shown} / {total}', fr: '{shown} sur {total}', it: '{shown} di {total}', jp: '{total}件中{shown}件を表示', kr: '총 {total}개 중 {shown}개' },
  showMore: { en: 'Show more', cn: '显示更多', tc: '顯示更多', fr: 'Afficher plus', it: 'Mostra altro', jp: 'さらに表示', kr: '더 보기' },
  showEverything: { en: 'Show everything', cn: '显示全部', tc: '顯示全部', fr: 'Tout afficher', it: 'Mostra tutto', jp: 'すべて表示', kr: '전체 보기' },

  factDates: { en: 'Dates', cn: '日期', tc: '日期', fr: 'Dates', it: 'Date', jp: '日程', kr: '날짜' },
  factTime: { en: 'Time', cn: '时间', tc: '時間', fr: 'Horaire', it: 'Orario', jp: '時間', kr: '시간' },
  factFrequency: { en: 'How often', cn: '频次', tc: '頻次', fr: 'Fréquence', it: 'Frequenza', jp: '頻度', kr: '빈도' },
  factPlace: { en: 'Place', cn: '地点', tc: '地點', fr: 'Lieu', it: 'Luogo', jp: '場所', kr: '장소' },
  factHouse: { en: 'House', cn: '品牌', tc: '品牌', fr: 'Maison', it: 'Casa', jp: 'ブランド', kr: '브랜드' },
  factArtist: { en: 'Artist', cn: '艺术家', tc: '藝術家', fr: 'Artiste', it: 'Artista', jp: 'アーティスト', kr: '작가' },
  factCuisine: { en: 'Cuisine', cn: '菜系', tc: '菜系', fr: 'Cuisine', it: 'Cucina', jp: '料理', kr: '요리' },
  factStatus: { en: 'Status', cn: '状态', tc: '狀態', fr: 'Statut', it: 'Stato', jp: '状況', kr: '상태' },
  factPublished: { en: 'Published', cn: '发布日期', tc: '發佈日期', fr: 'Publié le', it: 'Pubblicato il', jp: '公開日', kr: '게시일' },
  factFeatures: { en: 'At a glance', cn: '亮点', tc: '亮點', fr: 'En bref', it: 'In breve', jp: '特徴', kr: '한눈에 보기' },

  addToCalendar: { en: 'Add to calendar', cn: '添加到日历', tc: '加入行事曆', fr: 'Ajouter à l’agenda', it: 'Aggiungi al calendario', jp: 'カレンダーに追加', kr: '캘린더에 추가' },
  calendarFile: { en: 'Calendar file (.ics)', cn: '日历文件 (.ics)', tc: '行事曆檔案 (.ics)', fr: 'Fichier d’agenda (.ics)', it: 'File di calendario (.ics)', jp: 'カレンダーファイル (.ics)', kr: '캘린더 파일 (.ics)' },
  joinEvent: { en: 'Join online', cn: '在线参与', tc: '線上參與', fr: 'Participer en ligne', it: 'Partecipa online', jp: 'オンラインで参加', kr: '온라인 참여' },
  watchReplay: { en: 'Watch the replay', cn: '观看回放', tc: '觀看重播', fr: 'Revoir l’événement', it: 'Guarda la replica', jp: 'アーカイブを見る', kr: '다시 보기' },
  timeSlots: { en: 'Times to choose from', cn: '可选场次', tc: '可選場次', fr: 'Horaires au choix', it: 'Orari disponibili', jp: '開催時間を選ぶ', kr: '참여 가능한 시간' },
  seeMenu: { en: 'See the menu', cn: '查看菜单', tc: '查看菜單', fr: 'Voir la carte', it: 'Vedi il menù', jp: 'メニューを見る', kr: '메뉴 보기' },
  download: { en: 'Download', cn: '下载', tc: '下載', fr: 'Télécharger', it: 'Scarica', jp: 'ダウンロード', kr: '다운로드' },
  shopOnline: { en: 'Shop online', cn: '在线选购', tc: '線上選購', fr: 'Acheter en ligne', it: 'Acquista online', jp: 'オンラインで購入', kr: '온라인 쇼핑' },
  fullTerms: { en: 'Read the full terms', cn: '阅读完整条款', tc: '閱讀完整條款', fr: 'Lire les conditions complètes', it: 'Leggi i termini completi', jp: '規約の全文を読む', kr: '약관 전문 보기' },
  share: { en: 'Share', cn: '分享', tc: '分享', fr: 'Partager', it: 'Condividi', jp: 'シェア', kr: '공유' },
  shareByMail: { en: 'E-mail', cn: '电子邮件', tc: '電子郵件', fr: 'E-mail', it: 'E-mail', jp: 'メール', kr: '이메일' },
  relatedItems: { en: 'More to discover', cn: '更多精彩', tc: '更多精彩', fr: 'À découvrir aussi', it: 'Altro da scoprire', jp: 'あわせてご覧ください', kr: '더 둘러보기' },
  gallery: { en: 'In pictures', cn: '图集', tc: '圖集', fr: 'En images', it: 'In immagini', jp: 'ギャラリー', kr: '사진으로 보기' },
  housesWithin: { en: 'Under the same roof', cn: '同一屋檐下', tc: '同一屋簷下', fr: 'Sous le même toit', it: 'Sotto lo stesso tetto', jp: '同じ館内のブランド', kr: '함께하는 브랜드' },

  storeList: { en: 'List', cn: '列表', tc: '列表', fr: 'Liste', it: 'Elenco', jp: 'リスト', kr: '목록' },
  storeMap: { en: 'Map', cn: '地图', tc: '地圖', fr: 'Carte', it: 'Mappa', jp: '地図', kr: '지도' },
  storePhone: { en: 'Telephone', cn: '电话', tc: '電話', fr: 'Téléphone', it: 'Telefono', jp: '電話', kr: '전화' },
  storeDirections: { en: 'Get directions', cn: '路线指引', tc: '路線指引', fr: 'Itinéraire', it: 'Indicazioni stradali', jp: '道順を見る', kr: '길찾기' },
  storeDetails: { en: 'About this store', cn: '门店详情', tc: '門店詳情', fr: 'Découvrir la boutique', it: 'Scopri il negozio', jp: '店舗の詳細', kr: '매장 안내' },
  showMap: { en: 'Show map', cn: '显示地图', tc: '顯示地圖', fr: 'Afficher la carte', it: 'Mostra la mappa', jp: '地図を表示', kr: '지도 보기' },
  hideMap: { en: 'Hide map', cn: '隐藏地图', tc: '隱藏地圖', fr: 'Masquer la carte', it: 'Nascondi la mappa', jp: '地図を閉じる', kr: '지도 닫기' },
  mapOfStore: { en: 'Map: {name}', cn: '地图：{name}', tc: '地圖：{name}', fr: 'Carte : {name}', it: 'Mappa: {name}', jp: '地図：{name}', kr: '지도: {name}' },
  noStores: { en: 'No result found', cn: '未找到结果', tc: '找不到結果', fr: 'Aucun résultat', it: 'Nessun risultato', jp: '該当する店舗がありません', kr: '검색 결과가 없습니다' },
  otherStores: { en: 'Other stores', cn: '其他门店', tc: '其他門店', fr: 'Autres boutiques', it: 'Altri negozi', jp: 'その他の店舗', kr: '다른 매장' },

  contactStores: { en: 'Speak with a store', cn: '联系门店', tc: '聯絡門店', fr: 'Parler à une boutique', it: 'Parli con un negozio', jp: '店舗へのお問い合わせ', kr: '매장에 문의하기' },
  interests: { en: 'What we write about', cn: '内容主题', tc: '內容主題', fr: 'Nos sujets', it: 'Di cosa scriviamo', jp: 'お届けする話題', kr: '다루는 주제' },

  searchPrompt: { en: 'What are you looking for?', cn: '您想找什么？', tc: '您想找甚麼？', fr: 'Que recherchez-vous ?', it: 'Che cosa cerca?', jp: '何をお探しですか？', kr: '무엇을 찾으시나요?' },
  searchHint: { en: '{min} to {max} characters', cn: '{min} 至 {max} 个字符', tc: '{min} 至 {max} 個字元', fr: 'De {min} à {max} caractères', it: 'Da {min} a {max} caratteri', jp: '{min}〜{max}文字', kr: '{min}~{max}자' },
  searchExperiences: { en: 'Featured experiences', cn: '精选体验', tc: '精選體驗', fr: 'Expériences à la une', it: 'Esperienze in evidenza', jp: '注目の体験', kr: '추천 체험' },
  searchBrands: { en: 'Featured brands', cn: '精选品牌', tc: '精選品牌', fr: 'Marques à la une', it: 'Marchi in evidenza', jp: '注目のブランド', kr: '추천 브랜드' },

  regionEurope: { en: 'Europe', cn: '欧洲', tc: '歐洲', fr: 'Europe', it: 'Europa', jp: 'ヨーロッパ', kr: '유럽' },
  regionAsiaPacific: { en: 'Asia and Pacific Islands', cn: '亚洲及太平洋岛屿', tc: '亞洲及太平洋島嶼', fr: 'Asie et îles du Pacifique', it: 'Asia e isole del Pacifico', jp: 'アジア・太平洋諸島', kr: '아시아 및 태평양 제도' },
  regionNorthAmerica: { en: 'North America', cn: '北美洲', tc: '北美洲', fr: 'Amérique du Nord', it: 'Nord America', jp: '北米', kr: '북미' },
  regionMiddleEast: { en: 'Middle East', cn: '中东', tc: '中東', fr: 'Moyen-Orient', it: 'Medio Oriente', jp: '中東', kr: '중동' },
  regionOceania: { en: 'Oceania', cn: '大洋洲', tc: '大洋洲', fr: 'Océanie', it: 'Oceania', jp: 'オセアニア', kr: '오세아니아' },
  currentLocation: { en: 'Current location', cn: '当前所在', tc: '目前所在', fr: 'Destination actuelle', it: 'Destinazione attuale', jp: '現在の行き先', kr: '현재 위치한 도시' },
  onlineShopping: { en: 'Online shopping', cn: '在线购物', tc: '線上購物', fr: 'Achat en ligne', it: 'Acquisti online', jp: 'オンラインショッピング', kr: '온라인 쇼핑 가능' },
  cityClosed: { en: 'Opening soon', cn: '即将开业', tc: '即將開業', fr: 'Bientôt ouvert', it: 'Prossima apertura', jp: '近日オープン', kr: '오픈 예정' },
  otherCities: { en: 'Other cities', cn: '其他城市', tc: '其他城市', fr: 'Autres villes', it: 'Altre città', jp: 'その他の都市', kr: '다른 도시' },

  effectiveFrom: { en: 'Effective {date}', cn: '生效日期：{date}', tc: '生效日期：{date}', fr: 'En vigueur le {date}', it: 'In vigore dal {date}', jp: '{date}発効', kr: '시행일: {date}' },
  visitNetwork: { en: 'Visit {name}', cn: '前往{name}', tc: '前往{name}', fr: 'Aller sur {name}', it: 'Vai su {name}', jp: '{name}を見る', kr: '{name} 바로가기' },

  whereNext: { en: 'Where to next', cn: '继续探索', tc: '繼續探索', fr: 'Poursuivre la visite', it: 'Dove andare ora', jp: '次のご案内', kr: '다음으로 이동' },
} as const satisfies Record<string, Label>;

/** Sentences: what an empty listing says (content-pages §8), and what pages without an entry of their own say. */
const sentences = {
  noNews: { en: 'There are no news updates at this time.', cn: '目前没有新闻动态。', tc: '目前沒有新聞動態。', fr: 'Il n’y a pas d’actualités pour le moment.', it: 'Al momento non ci sono novità.', jp: '現在、新しいニュースはございません。', kr: '현재 새로운 소식이 없습니다.' },
  noEvents: { en: 'There are no featured events at this time.', cn: '目前没有精选活动。', tc: '目前沒有精選活動。', fr: 'Il n’y a pas d’événement à la une pour le moment.', it: 'Al momento non ci sono eventi in evidenza.', jp: '現在、ご案内できるイベントはございません。', kr: '현재 추천 이벤트가 없습니다.' },
  noDining: { en: 'There are no restaurant updates at this time.', cn: '目前没有餐厅动态。', tc: '目前沒有餐廳動態。', fr: 'Il n’y a pas d’actualité sur les restaurants pour le moment.', it: 'Al momento non ci sono aggiornamenti sui ristoranti.', jp: '現在、レストランの新着情報はございません。', kr: '현재 레스토랑 소식이 없습니다.' },
  noArtCulture: { en: 'There is no featured Art & Culture content at this time.', cn: '目前没有精选艺术与文化内容。', tc: '目前沒有精選藝術與文化內容。', fr: 'Il n’y a pas de contenu Art et culture à la une pour le moment.', it: 'Al momento non ci sono contenuti di Arte e cultura in evidenza.', jp: '現在、アート＆カルチャーのご案内はございません。', kr: '현재 예술과 문화 추천 콘텐츠가 없습니다.' },
  noServices: { en: 'There are no service updates at this time.', cn: '目前没有服务动态。', tc: '目前沒有服務動態。', fr: 'Il n’y a pas d’actualité sur les services pour le moment.', it: 'Al momento non ci sono aggiornamenti sui servizi.', jp: '現在、サービスの新着情報はございません。', kr: '현재 서비스 소식이 없습니다.' },
  noOffers: { en: 'There are no special offers at this time.', cn: '目前没有特别优惠。', tc: '目前沒有特別優惠。', fr: 'Il n’y a pas d’offre spéciale pour le moment.', it: 'Al momento non ci sono offerte speciali.', jp: '現在、特別なご案内はございません。', kr: '현재 특별 혜택이 없습니다.' },
  noBrands: { en: 'There are no brands to show at this time.', cn: '目前没有可显示的品牌。', tc: '目前沒有可顯示的品牌。', fr: 'Il n’y a pas de marque à afficher pour le moment.', it: 'Al momento non ci sono marchi da mostrare.', jp: '現在、ご紹介できるブランドはございません。', kr: '현재 소개할 브랜드가 없습니다.' },
  noMedia: { en: 'There are no media updates at this time.', cn: '目前没有媒体动态。', tc: '目前沒有媒體動態。', fr: 'Il n’y a pas d’actualité presse pour le moment.', it: 'Al momento non ci sono aggiornamenti per la stampa.', jp: '現在、メディア向けの新着情報はございません。', kr: '현재 미디어 소식이 없습니다.' },
  noAnnouncements: { en: 'There are no announcements at this time.', cn: '目前没有公告。', tc: '目前沒有公告。', fr: 'Il n’y a pas d’annonce pour le moment.', it: 'Al momento non ci sono avvisi.', jp: '現在、お知らせはございません。', kr: '현재 공지 사항이 없습니다.' },

  mapNote: { en: 'The map comes from a map service, and only when you ask for it.', cn: '地图由第三方地图服务提供，仅在您选择后加载。', tc: '地圖由第三方地圖服務提供，僅在您選擇後載入。', fr: 'La carte vient d’un service externe et ne s’affiche qu’à votre demande.', it: 'La mappa proviene da un servizio esterno e appare solo su richiesta.', jp: '地図は外部サービスより、ご希望の際にのみ読み込みます。', kr: '지도는 외부 서비스에서 제공되며 요청하실 때만 불러옵니다.' },
  assistanceTitle: { en: 'Assistance with your purchase', cn: '售后协助', tc: '售後協助', fr: 'Assistance après achat', it: 'Assistenza sugli acquisti', jp: 'ご購入品のサポート', kr: '구매 상품 지원' },
  contactText: { en: 'Our stores answer by telephone and e-mail during opening hours, in the languages of the house.', cn: '营业时间内，各门店乐意以电话与电子邮件为您解答，并提供多种语言服务。' },
  assistanceInvitation: { en: 'Something is not right with what you bought? Tell us, and we will see to it.', cn: '购买的商品有任何问题？请告诉我们，我们将妥善处理。' },
  assistanceText: { en: 'We are sorry that something is not as it should be. Tell us what happened and show us; our service team will see to it.', cn: '商品未能令您满意，我们深表歉意。请告知情况并附上照片，我们的客服团队将为您妥善处理。' },
  assistanceRequired: { en: 'Everything is required unless it is marked as optional.', cn: '除注明“选填”外，均为必填。' },
  newsletterText: { en: 'A letter from the gallery, now and then: what is on, what is new, what is worth the detour.', cn: '不时寄来的一封馆中来信：近期活动、新品动态，与值得绕道一访的所在。' },
  destinationText: { en: 'Twenty-one cities, one house. Choose where you are going, in the language that you like to read.', cn: '二十一座城市，同一个家。请选择您要前往的城市与惯用的语言。', tc: '二十一座城市，同一個家。請選擇您要前往的城市與慣用的語言。', fr: 'Vingt et une villes, une seule maison. Choisissez votre destination et la langue qui vous convient.', it: 'Ventuno città, una sola casa. Scelga la destinazione e la lingua che preferisce.', jp: '21の都市に、ひとつの館。行き先と言語をお選びください。', kr: '스물한 개 도시, 하나의 공간. 목적지와 언어를 선택해 주십시오.' },
  statusNote: { en: 'Status {status}', cn: '状态码 {status}', tc: '狀態碼 {status}', fr: 'Statut {status}', it: 'Stato {status}', jp: 'ステータス {status}', kr: '상태 코드 {status}' },
} as const satisfies Record<string, Text>;

/** Texts of the pages between header and footer. */
export const pageMessages = { ...labels, ...sentences };
