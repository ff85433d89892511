import { topics } from './footer.ts';
import { pageNames } from './links.ts';
import type { Texts } from './textsInCity.ts';

/** The opening lines of a static page. */
interface PageTexts {
  readonly title: Texts;
  readonly eyebrow: Texts;
  readonly description: Texts;
}

/** The opening lines of the static pages that all cities have. */
export const pageTexts = {
  circle: {
    title: pageNames.circle,
    eyebrow: { en: 'Loyalty programme', cn: '会员计划', tc: '會員計劃', fr: 'Programme de fidélité', it: 'Programma fedeltà', jp: '会員プログラム', kr: '멤버십 프로그램' },
    description: {
      en: 'A membership for people who travel: points in 21 cities, five tiers, and a welcome that remembers you from one journey to the next.',
      cn: '为旅人而设的会籍：21 座城市累积积分，五级礼遇，一程又一程，始终记得您。',
      tc: '為旅人而設的會籍：21 座城市累積積分，五級禮遇，一程又一程，始終記得您。',
      fr: 'Une adhésion pour celles et ceux qui voyagent\u00a0: des points dans 21 villes, cinq niveaux et un accueil qui se souvient de vous.',
      it: 'Un’iscrizione per chi viaggia: punti in 21 città, cinque livelli e un’accoglienza che si ricorda di lei da un viaggio all’altro.',
      jp: '旅する方のための会員制度。21の都市で貯まるポイント、五つのランク、そして旅から旅へと続くおもてなし。',
      kr: '여행하는 분들을 위한 멤버십. 21개 도시에서 쌓이는 포인트, 다섯 등급, 그리고 여행마다 기억해 드리는 환대.',
    },
  },
  app: {
    title: { en: 'Meridian Circle in your pocket', cn: '随身的 Meridian Circle', tc: '隨身的 Meridian Circle', fr: 'Meridian Circle dans votre poche', it: 'Meridian Circle in tasca', jp: '手のひらのMeridian Circle', kr: '손안의 Meridian Circle' },
    eyebrow: pageNames.app,
    description: {
      en: 'The loyalty app carries your member code, your points and your reservations, and finds its way around the gallery in {city}.',
      cn: '会员码、积分与预约，尽在会员应用之中；漫步{city}精品廊，它亦为您引路。',
      tc: '會員碼、積分與預約，盡在會員應用程式之中；漫步{city}精品廊，它亦為您引路。',
      fr: 'L’application de fidélité réunit votre code, vos points et vos réservations, et vous guide dans la galerie de {city}.',
      it: 'L’app raccoglie il suo codice, i punti e le prenotazioni, e la guida nella galleria di {city}.',
      jp: '会員コード、ポイント、ご予約をひとつに。{city}の館内のご案内も、このアプリで。',
      kr: '회원 코드와 포인트, 예약을 하나로. {city} 매장 안내도 앱에 담았습니다.',
    },
  },
  destination: {
    title: pageNames.destination,
    eyebrow: { en: '21 cities', cn: '21 座城市', tc: '21 座城市', fr: '21 villes', it: '21 città', jp: '21の都市', kr: '21개 도시' },
    description: {
      en: 'Choose the city you are travelling to and the language you would like to read. You can change both at any time.',
      cn: '请选择您将前往的城市与阅读语言，两者均可随时更改。',
      tc: '請選擇您將前往的城市與閱讀語言，兩者均可隨時更改。',
      fr: 'Choisissez la ville où vous vous rendez et la langue de lecture. Vous pouvez changer l’une et l’autre à tout moment.',
      it: 'Scelga la città in cui si reca e la lingua di lettura. Può cambiare entrambe in ogni momento.',
      jp: 'お出かけ先の都市と、お読みになる言語をお選びください。いつでも変更いただけます。',
      kr: '방문하실 도시와 읽으실 언어를 선택해 주십시오. 언제든지 변경하실 수 있습니다.',
    },
  },
  privacy: {
    title: pageNames.privacy,
    eyebrow: topics.help,
    description: {
      en: 'What we learn about you when you visit or write to us, why we use it, how long we keep it, and the choices you have.',
      cn: '您浏览网站或来函时，我们获知哪些信息、如何使用、保存多久，以及您享有的选择。',
      tc: '您瀏覽網站或來函時，我們得知哪些資料、如何使用、保存多久，以及您享有的選擇。',
      fr: 'Ce que nous apprenons de vous lors d’une visite ou d’un message, pourquoi, pour combien de temps, et les choix qui vous reviennent.',
      it: 'Che cosa sappiamo di lei quando visita il sito o ci scrive, perché lo usiamo, per quanto tempo e quali scelte ha.',
      jp: 'ご来訪やお問い合わせの際に取得する情報、その利用目的、保存期間、お客様の選択についてご説明します。',
      kr: '방문하시거나 문의하실 때 수집하는 정보, 이용 목적, 보유 기간, 고객님의 선택에 대해 설명합니다.',
    },
  },
  terms: {
    title: pageNames.terms,
    eyebrow: topics.help,
    description: {
      en: 'The terms for using this site, buying duty free, reserving a seat and returning goods at Meridian Galleria {city}.',
      cn: '使用本网站，以及在 Meridian Galleria {city}免税购物、预约与退换的条款。',
      tc: '使用本網站，以及於 Meridian Galleria {city}免稅購物、預約與退換的條款。',
      fr: 'Les conditions d’usage de ce site, d’achat hors taxes, de réservation et de retour chez Meridian Galleria {city}.',
      it: 'Le condizioni per usare il sito, acquistare duty free, prenotare e rendere gli articoli da Meridian Galleria {city}.',
      jp: '本サイトのご利用、Meridian Galleria {city}での免税のお買い物、ご予約、返品に関する規約です。',
      kr: '사이트 이용과 Meridian Galleria {city}에서의 면세 구매, 예약, 반품에 관한 약관입니다.',
    },
  },
  offerTerms: {
    title: pageNames.offerTerms,
    eyebrow: topics.help,
    description: {
      en: 'The rules that all offers and promotions in {city} share: dates, quantities, gifts with purchase and what may be combined.',
      cn: '{city}各项优惠与推广的通用规则：日期、数量、随购赠礼与优惠叠加。',
      tc: '{city}各項優惠與推廣的通用規則：日期、數量、隨購贈禮與優惠合併使用。',
      fr: 'Les règles communes aux offres et promotions à {city}\u00a0: dates, quantités, cadeaux offerts et cumul.',
      it: 'Le regole comuni a tutte le offerte e promozioni a {city}: date, quantità, omaggi e cumulabilità.',
      jp: '{city}の特典とプロモーションに共通の、期間、数量、ご購入特典、併用に関する条件です。',
      kr: '{city} 매장의 혜택과 프로모션에 공통으로 적용되는 기간, 수량, 사은품, 중복 적용 조건입니다.',
    },
  },
  cookies: {
    title: pageNames.cookies,
    eyebrow: topics.help,
    description: {
      en: 'Which small notes this site leaves on your device, what each of them is for, and how to change your mind.',
      cn: '本网站会在您的设备上留下哪些小小记录、各有何用途，以及如何更改选择。',
      tc: '本網站會在您的裝置上留下哪些小小記錄、各有何用途，以及如何更改選擇。',
      fr: 'Les petites notes que ce site laisse sur votre appareil, leur utilité, et la façon de changer d’avis.',
      it: 'Quali piccole note questo sito lascia sul suo dispositivo, a che cosa servono e come cambiare idea.',
      jp: '本サイトがお使いの端末に残す小さな記録の種類と用途、選択を変える方法をご案内します。',
      kr: '이 사이트가 고객님의 기기에 남기는 작은 기록의 종류와 용도, 선택을 바꾸는 방법을 안내합니다.',
    },
  },
  accessibility: {
    title: pageNames.accessibility,
    eyebrow: topics.visit,
    description: {
      en: 'Step-free ways through the building in {city}, help on request, and what we do so that everyone can use this site.',
      cn: '{city}馆内的无障碍路线、按需提供的协助，以及我们为人人可用所做的努力。',
      tc: '{city}館內的無障礙路線、按需提供的協助，以及我們為人人可用所作的努力。',
      fr: 'Des parcours de plain-pied dans l’édifice, de l’aide sur demande, et ce que nous faisons pour que chacun puisse utiliser ce site.',
      it: 'Percorsi senza gradini nell’edificio di {city}, aiuto su richiesta e ciò che facciamo perché tutti possano usare il sito.',
      jp: '{city}館内の段差のない経路、お手伝いのご用意、どなたにもお使いいただけるサイトへの取り組みをご案内します。',
      kr: '{city} 매장의 턱 없는 동선, 필요하신 도움, 누구나 이용하실 수 있는 사이트를 위한 노력을 안내합니다.',
    },
  },
  blank: {
    title: pageNames.blank,
    eyebrow: topics.house,
    description: {
      en: 'This page is set aside for what comes next. Until then, the rest of the gallery in {city} is open to you.',
      cn: '此页留待下一个篇章。在此之前，{city}精品廊的其余部分，已为您敞开。',
      tc: '此頁留待下一個篇章。在此之前，{city}精品廊的其餘部分，已為您敞開。',
      fr: 'Cette page attend la suite. D’ici là, le reste de la galerie vous est ouvert, à {city}.',
      it: 'Questa pagina attende ciò che verrà. Fino ad allora, il resto della galleria di {city} è a sua disposizione.',
      jp: 'このページは、これからの話題のために空けてあります。それまでは、{city}の館内をごゆっくりお楽しみください。',
      kr: '이 페이지는 다음 이야기를 위해 비워 두었습니다. 그때까지 {city}의 갤러리아를 편히 둘러보십시오.',
    },
  },
  searching: {
    title: pageNames.searching,
    eyebrow: topics.explore,
    description: {
      en: 'Look for a house, an offer, an event or a table at Meridian Galleria {city}. Two letters are enough to begin.',
      cn: '在 Meridian Galleria {city}搜寻品牌、优惠、活动或餐厅，输入两个字即可开始。',
      tc: '在 Meridian Galleria {city}搜尋品牌、優惠、活動或餐廳，輸入兩個字即可開始。',
      fr: 'Cherchez une maison, une offre, un événement ou une table chez Meridian Galleria {city}. Deux lettres suffisent.',
      it: 'Cerchi una maison, un’offerta, un evento o un ristorante da Meridian Galleria {city}. Bastano due lettere.',
      jp: 'Meridian Galleria {city}のブランド、特典、イベント、レストランを二文字から検索いただけます。',
      kr: 'Meridian Galleria {city}의 브랜드, 혜택, 이벤트, 레스토랑을 두 글자부터 검색하실 수 있습니다.',
    },
  },
  contact: {
    title: pageNames.contact,
    eyebrow: topics.help,
    description: {
      en: 'Write to us before or after your visit to {city}. We read every message and answer within two working days.',
      cn: '到访{city}之前或之后，欢迎来函。每一封我们都会细读，并在两个工作日内答复。',
      tc: '到訪{city}之前或之後，歡迎來函。每一封我們都會細讀，並於兩個工作天內答覆。',
      fr: 'Écrivez-nous avant ou après votre visite à {city}. Nous lisons chaque message et répondons sous deux jours ouvrés.',
      it: 'Ci scriva prima o dopo la sua visita a {city}. Leggiamo ogni messaggio e rispondiamo entro due giorni lavorativi.',
      jp: '{city}へのご来店の前にも後にも、お気軽にお寄せください。すべてのお便りを拝読し、二営業日以内にお返事します。',
      kr: '{city} 방문 전이나 후에 편히 문의해 주십시오. 모든 메시지를 읽고 영업일 기준 이틀 이내에 답변해 드립니다.',
    },
  },
  newsletter: {
    title: { en: 'A letter, now and then', cn: '偶有来信', tc: '偶有來信', fr: 'Une lettre, de temps à autre', it: 'Una lettera, di tanto in tanto', jp: '折にふれてのお便り', kr: '이따금 보내 드리는 편지' },
    eyebrow: pageNames.newsletter,
    description: {
      en: 'Openings, events and offers at Meridian Galleria {city}, twice a month at most and only on what interests you.',
      cn: 'Meridian Galleria {city}的开幕、活动与礼遇，每月至多两封，只谈您感兴趣的内容。',
      tc: 'Meridian Galleria {city}的開幕、活動與禮遇，每月最多兩封，只談您感興趣的內容。',
      fr: 'Ouvertures, événements et offres de Meridian Galleria {city}, deux fois par mois au plus et selon vos goûts.',
      it: 'Aperture, eventi e offerte di Meridian Galleria {city}, al massimo due volte al mese e solo su ciò che le interessa.',
      jp: 'Meridian Galleria {city}のオープン、イベント、特典のお知らせを、ご関心に合わせて月に二度までお届けします。',
      kr: 'Meridian Galleria {city}의 오픈, 이벤트, 혜택 소식을 관심사에 맞추어 한 달에 최대 두 번 보내 드립니다.',
    },
  },
} as const satisfies Readonly<Record<string, PageTexts>>;

/** The body of the page that is kept free, as Markdown. */
export const blankText: Texts = {
  en: 'Whatever opens here will be announced in the news, and in the newsletter a few days before.',
  cn: '此处若有新的呈现，将在“新闻”中公布，订阅资讯的读者会提前数日知晓。',
  tc: '此處若有新的呈現，將於「新聞」公布，訂閱資訊的讀者會提前數日知曉。',
  fr: 'Ce qui s’ouvrira ici sera annoncé dans les actualités et, quelques jours plus tôt, dans la newsletter.',
  it: 'Ciò che aprirà qui sarà annunciato tra le novità e, qualche giorno prima, nella newsletter.',
  jp: '新しい話題は「ニュース」で発表し、ニュースレターでは数日早くお届けします。',
  kr: '새로운 소식은 ‘소식’ 페이지에서 알려 드리며, 뉴스레터 구독자께는 며칠 먼저 전해 드립니다.',
};

/** The body under the destination picker, as Markdown. */
export const destinationText: Texts = {
  en: 'Each city has houses, tables and offers of its own. In some of them we also ask how you travel, since prices depend on whether your journey is international or domestic, or where you depart from.',
  cn: '每座城市各有其品牌、餐厅与礼遇。部分城市还会询问您的出行方式，因为价格取决于国际或国内行程，或您的出发地点。',
  tc: '每座城市各有其品牌、餐廳與禮遇。部分城市還會詢問您的出行方式，因為價格取決於國際或本地行程，或您的出發地點。',
  fr: 'Chaque ville a ses maisons, ses tables et ses offres. Certaines demandent aussi comment vous voyagez\u00a0: les prix dépendent du trajet, international ou intérieur, ou de votre lieu de départ.',
  it: 'Ogni città ha le sue maison, le sue tavole e le sue offerte. In alcune chiediamo anche come viaggia: i prezzi dipendono dal viaggio, internazionale o interno, o dal luogo di partenza.',
  jp: '都市ごとに、ブランドもレストランも特典も異なります。価格が国際線・国内線の別や出発地により変わるため、ご旅行の種類をお尋ねする都市もあります。',
  kr: '도시마다 브랜드와 레스토랑, 혜택이 다릅니다. 국제선과 국내선, 또는 출발지에 따라 가격이 달라지므로 일부 도시에서는 여행 방식을 여쭤봅니다.',
};
