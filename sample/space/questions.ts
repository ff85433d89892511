import { type Words, wordLists } from './searchWords.ts';
import { entry, type SeedGroup, type Translations } from './seed.ts';

interface Question {
  readonly title: Translations;
  readonly fact: 'hours' | 'way' | 'contact' | 'collection' | 'offers' | 'text';
  readonly words: Words;
}

/** What visitors ask of every store, in their own words; the store's own facts answer. */
const questions = {
  hours: {
    title: { en: 'Opening hours', cn: '营业时间', tc: '營業時間', fr: 'Horaires d’ouverture', it: 'Orari di apertura', jp: '営業時間', kr: '영업시간' },
    fact: 'hours',
    words: {
      en: 'hours|opening times|opening|open today|open now|open|closing time|closed|close|when open|holidays|what time',
      cn: '开放时间|几点开门|几点关门|开门|关门|营业|打烊|休息日|几点',
      tc: '開放時間|幾點開門|幾點關門|開門|關門|營業|休息日|幾點',
      fr: 'horaires|heures|ouverture|heures d’ouverture|fermeture|ouvert|fermé|jours fériés|dimanche',
      it: 'orari|orario|orario di apertura|apertura|chiusura|aperto|chiuso|festivi|domenica',
      jp: '開店時間|閉店時間|開店|閉店|営業|営業日|定休日|休業日|休み|何時から|何時まで|何時',
      kr: '오픈시간|폐점시간|영업|운영시간|오픈|마감|휴무|휴무일|휴일|몇시까지|몇시',
    },
  },
  way: {
    title: { en: 'How to get here', cn: '如何前往', tc: '如何前往', fr: 'Comment venir', it: 'Come arrivare', jp: 'アクセス', kr: '오시는 길' },
    fact: 'way',
    words: {
      en: 'directions|address|location|map|where|where are you|how to get there|way|shuttle|shuttle bus|bus|train|metro|taxi',
      cn: '地址|位置|地图|在哪里|怎么去|怎么走|交通|路线|接驳车|班车|地铁|公交|打车',
      tc: '地址|位置|地圖|在哪裡|怎麼去|交通|路線|接駁車|巴士|地鐵|的士',
      fr: 'adresse|plan|accès|itinéraire|où|où êtes-vous|navette|bus|métro|train|taxi|y aller',
      it: 'indirizzo|mappa|indicazioni|dove|dove siete|dove si trova|navetta|autobus|metro|treno|taxi|vaporetto|arrivare',
      jp: '住所|所在地|場所|地図|マップ|行き方|道順|どこ|交通|シャトルバス|バス|電車|モノレール|タクシー',
      kr: '주소|위치|지도|가는 길|길찾기|어디|교통|셔틀버스|셔틀|버스|지하철|택시',
    },
  },
  contact: {
    title: { en: 'Contact', cn: '联系方式', tc: '聯絡方式', fr: 'Contact', it: 'Contatti', jp: 'お問い合わせ', kr: '문의' },
    fact: 'contact',
    words: {
      en: 'contact us|phone|phone number|telephone|call|email|mail|customer service|help|lost property',
      cn: '联系|联系我们|电话|电话号码|客服|邮箱|邮件|失物招领',
      tc: '聯絡|聯絡我們|電話|電話號碼|客服|電郵|失物',
      fr: 'téléphone|numéro|appeler|joindre|e-mail|email|courriel|service client|objets trouvés|aide',
      it: 'contatto|telefono|numero|chiamare|email|e-mail|assistenza|servizio clienti|oggetti smarriti|aiuto',
      jp: '問い合わせ|お問合せ|問合せ|電話|電話番号|連絡先|連絡|メール|カスタマーサービス|忘れ物',
      kr: '전화|전화번호|연락처|연락|이메일|메일|고객센터|고객 서비스|분실물',
    },
  },
  parking: {
    title: { en: 'Parking', cn: '停车', tc: '泊車', fr: 'Stationnement', it: 'Parcheggio', jp: '駐車場', kr: '주차' },
    fact: 'text',
    words: {
      en: 'car park|carpark|garage|valet|valet parking',
      cn: '停车场|停车位|泊车|车位',
      tc: '停車|停車場|泊車位|車位',
      fr: 'parking|se garer|parc de stationnement|voiturier',
      it: 'parcheggiare|garage|posto auto|autorimessa',
      jp: '駐車|パーキング|駐車料金',
      kr: '주차장|주차요금|파킹',
    },
  },
  refund: {
    title: { en: 'Tax refund', cn: '退税', tc: '退稅', fr: 'Détaxe', it: 'Rimborso IVA', jp: '免税', kr: '면세·세금 환급' },
    fact: 'text',
    words: {
      en: 'refund|vat|vat refund|gst|gst refund|tax free|tax-free|duty free|duty-free|customs|tourist refund scheme',
      cn: '免税|退税手续|消费税|增值税|海关|离境退税',
      tc: '免稅|退稅手續|消費稅|增值稅|海關|離境退稅',
      fr: 'détaxe|hors taxes|tva|remboursement|remboursement tva|duty free|douane|sans taxes',
      it: 'rimborso|iva|tax free|duty free|esente|esente da dazi|esenzione|dogana|esentasse|franchigia',
      jp: '免税手続き|免税カウンター|税金|税金還付|消費税|還付|税関|タックスフリー|デューティーフリー',
      kr: '면세|면세점|세금|세금환급|환급|부가세|택스리펀|택스프리|세관',
    },
  },
  collection: {
    title: { en: 'Collecting purchases', cn: '提货', tc: '提貨', fr: 'Retrait des achats', it: 'Ritiro degli acquisti', jp: '商品のお受け取り', kr: '물품 수령' },
    fact: 'collection',
    words: {
      en: 'collect|collection|pick up|pickup|airport pickup|airport collection|collection counter|delivery',
      cn: '取货|送货|提货点|提货柜台|机场提货|领取|自提',
      tc: '取貨|送貨|提貨點|提貨櫃位|機場提貨|領取',
      fr: 'retrait|retrait aéroport|retirer|récupérer|comptoir de retrait|livraison',
      it: 'ritiro|ritiro aeroporto|ritirare|consegna|banco di ritiro',
      jp: '受け取り|受取|配送|お届け|空港受取|空港受け取り|引き渡し|引渡し|受け取りカウンター|商品受取',
      kr: '수령|인도|배송|배달|인도장|공항 인도|공항 수령|픽업|찾는 곳',
    },
  },
  toilets: {
    title: { en: 'Toilets', cn: '洗手间', tc: '洗手間', fr: 'Toilettes', it: 'Toilette', jp: 'お手洗い', kr: '화장실' },
    fact: 'text',
    words: {
      en: 'toilet|restroom|restrooms|bathroom|washroom|wc|loo',
      cn: '厕所|卫生间|盥洗室',
      tc: '廁所|衛生間|化妝間',
      fr: 'wc|sanitaires|lavabos|petits coins',
      it: 'bagno|bagni|servizi igienici|wc|servizi',
      jp: 'トイレ|手洗い|化粧室|便所',
      kr: '세면실|변기|화장실 위치',
    },
  },
  access: {
    title: { en: 'Wheelchairs and step-free ways', cn: '轮椅与无障碍通行', tc: '輪椅及無障礙通道', fr: 'Fauteuils roulants et accès sans marche', it: 'Sedie a rotelle e percorsi senza gradini', jp: '車いす・バリアフリー', kr: '휠체어·무장애 통로' },
    fact: 'text',
    words: {
      en: 'wheelchair|wheelchairs|accessibility|accessible|disabled|disabled access|step-free|lift|elevator|pushchair|stroller',
      cn: '轮椅|无障碍|残疾人|电梯|婴儿车',
      tc: '輪椅|無障礙|殘疾|電梯|升降機|嬰兒車',
      fr: 'fauteuil roulant|fauteuils roulants|accessibilité|handicap|handicapé|ascenseur|poussette|sans marche',
      it: 'sedia a rotelle|sedie a rotelle|accessibilità|disabili|disabile|ascensore|passeggino|senza gradini',
      jp: '車椅子|車いす|バリアフリー|障がい|障害者|エレベーター|ベビーカー',
      kr: '휠체어|장애인|배리어프리|엘리베이터|유모차|무장애',
    },
  },
  offers: {
    title: { en: 'Offers', cn: '优惠', tc: '優惠', fr: 'Offres', it: 'Offerte', jp: '特典', kr: '혜택' },
    fact: 'offers',
    words: {
      en: 'offer|discount|discounts|sale|sales|promotion|promotions|promo|coupon|voucher|deal|deals|bargain|outlet',
      cn: '折扣|打折|促销|减价|优惠券|特价|特惠|满减',
      tc: '折扣|減價|促銷|優惠券|特價|特惠',
      fr: 'soldes|solde|promotion|promotions|promo|réduction|remise|rabais|coupon|bon d’achat',
      it: 'sconto|sconti|saldi|offerta|promozione|promozioni|coupon|buono|ribasso',
      jp: 'セール|割引|値引き|クーポン|キャンペーン|お得|バーゲン|優待',
      kr: '할인|세일|쿠폰|프로모션|특가|이벤트 할인|행사',
    },
  },
} as const satisfies Readonly<Record<string, Question>>;

export const sharedQuestions: SeedGroup = {
  tag: 'global',
  seeds: Object.entries(questions).map(([name, { title, fact, words }]) => entry('storeQuestion', `question-${name}`, { title, fact, searchWords: wordLists(words) })),
};
