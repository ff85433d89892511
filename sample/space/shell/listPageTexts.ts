import { pageNames } from './links.ts';
import { panelMenus } from './menu.ts';
import type { Texts } from './textsInCity.ts';

/** The list pages that every city has. */
export type ListKind = 'brands' | 'dining' | 'events' | 'news' | 'services' | 'offers' | 'promotions' | 'art' | 'media';

/** The opening lines of the list pages; the eyebrow says plainly what is listed. */
export const listPageTexts: Readonly<Record<ListKind, { readonly title: Texts; readonly eyebrow: Texts; readonly description: Texts }>> = {
  brands: {
    eyebrow: pageNames.brands,
    title: { en: 'Houses under one roof', cn: '同一屋檐下的名品', tc: '同一屋簷下的名品', fr: 'Des maisons sous un même toit', it: 'Maison sotto un unico tetto', jp: 'ひとつの屋根に集うブランド', kr: '한 지붕 아래의 브랜드' },
    description: {
      en: 'Beauty, leather, watches, wines and good things to eat: the houses of Meridian Galleria {city}, where to find them and what each is known for.',
      cn: '美妆、皮具、腕表、佳酿与美食：Meridian Galleria {city}的品牌，各在何处、以何见长，一览便知。',
      tc: '美妝、皮具、腕錶、佳釀與美食：Meridian Galleria {city}的品牌，各在何處、以何見長，一覽便知。',
      fr: 'Beauté, cuir, montres, vins et gourmandises\u00a0: les maisons de Meridian Galleria {city}, où les trouver et ce qui fait leur renom.',
      it: 'Bellezza, pelletteria, orologi, vini e cose buone: le maison di Meridian Galleria {city}, dove trovarle e per che cosa sono note.',
      jp: '美容、革製品、時計、ワイン、そして美味。Meridian Galleria {city}のブランドを、売場の場所と持ち味とともにご紹介します。',
      kr: '뷰티, 가죽, 시계, 와인과 미식. Meridian Galleria {city}의 브랜드를 매장 위치와 특징과 함께 소개합니다.',
    },
  },
  dining: {
    eyebrow: pageNames.dining,
    title: { en: 'Tables for every hour', cn: '从晨到夜的餐桌', tc: '由晨至夜的餐桌', fr: 'Une table à toute heure', it: 'Una tavola per ogni ora', jp: '朝から夜までの食卓', kr: '아침부터 밤까지의 식탁' },
    description: {
      en: 'From the first coffee to a late supper: the restaurants, cafés and bars of Meridian Galleria {city}, with their hours and how to reserve.',
      cn: '从清晨第一杯咖啡到夜间小食：Meridian Galleria {city}的餐厅、咖啡馆与酒吧，附营业时间与订位方式。',
      tc: '由清晨第一杯咖啡到晚間小食：Meridian Galleria {city}的餐廳、咖啡館與酒吧，附營業時間與訂座方式。',
      fr: 'Du premier café au souper tardif\u00a0: les restaurants, cafés et bars de Meridian Galleria {city}, leurs horaires et comment réserver.',
      it: 'Dal primo caffè alla cena tardiva: i ristoranti, i caffè e i bar di Meridian Galleria {city}, con gli orari e come prenotare.',
      jp: '朝のコーヒーから夜更けの一皿まで。Meridian Galleria {city}のレストラン、カフェ、バーを、営業時間やご予約の方法とともにご案内します。',
      kr: '아침 첫 커피부터 늦은 저녁까지. Meridian Galleria {city}의 레스토랑, 카페, 바를 영업시간과 예약 방법과 함께 안내합니다.',
    },
  },
  events: {
    eyebrow: panelMenus.happening.title,
    title: { en: 'Events in the gallery', cn: '馆内活动', tc: '館內活動', fr: 'Les rendez-vous de la galerie', it: 'Appuntamenti in galleria', jp: '館内のイベント', kr: '갤러리아의 이벤트' },
    description: {
      en: 'Tastings, workshops and small celebrations at Meridian Galleria {city}. Look for what is on today, and reserve where seats are few.',
      cn: 'Meridian Galleria {city}的品鉴、工作坊与小型庆典。看看今日有何活动，席位有限者请提前预订。',
      tc: 'Meridian Galleria {city}的品鑑、工作坊與小型慶典。看看今日有何活動，座位有限者請提早預訂。',
      fr: 'Dégustations, ateliers et petites fêtes chez Meridian Galleria {city}. Voyez le programme du jour et réservez quand les places sont comptées.',
      it: 'Degustazioni, laboratori e piccole feste da Meridian Galleria {city}. Scopra il programma di oggi e prenoti dove i posti sono pochi.',
      jp: 'Meridian Galleria {city}で開かれるテイスティングやワークショップ、ささやかな催し。本日の予定をご覧のうえ、少人数の会はご予約ください。',
      kr: 'Meridian Galleria {city}에서 열리는 시음회, 워크숍, 작은 축제. 오늘의 일정을 확인하시고, 자리가 적은 행사는 미리 예약하십시오.',
    },
  },
  news: {
    eyebrow: panelMenus.happening.title,
    title: { en: 'News from the house', cn: '馆内新闻', tc: '館內新聞', fr: 'Nouvelles de la maison', it: 'Novità dalla casa', jp: '館からのお知らせ', kr: '갤러리아에서 전하는 소식' },
    description: {
      en: 'New arrivals, openings and changes of hours at Meridian Galleria {city}, told briefly and in good time for your visit.',
      cn: 'Meridian Galleria {city}的新品、新店与营业时间调整，简明相告，助您从容安排行程。',
      tc: 'Meridian Galleria {city}的新品、新店與營業時間調整，簡明相告，助您從容安排行程。',
      fr: 'Arrivages, ouvertures et changements d’horaires chez Meridian Galleria {city}, en peu de mots et à temps pour votre visite.',
      it: 'Nuovi arrivi, aperture e variazioni d’orario da Meridian Galleria {city}, in poche parole e in tempo per la visita.',
      jp: 'Meridian Galleria {city}の新着、オープン、営業時間の変更を、ご来店に間に合うよう手短にお伝えします。',
      kr: 'Meridian Galleria {city}의 입고, 오픈, 영업시간 변경 소식을 방문에 맞추어 간결하게 전해 드립니다.',
    },
  },
  services: {
    eyebrow: pageNames.services,
    title: { en: 'Looked after, quietly', cn: '周到，而不打扰', tc: '周到，而不打擾', fr: 'De l’attention, sans bruit', it: 'Attenzioni discrete', jp: 'さりげない心くばり', kr: '조용하고 세심한 보살핌' },
    description: {
      en: 'Personal appointments, gift wrapping and help with duty-free formalities: what our advisers in {city} do for you before and after you choose.',
      cn: '私人预约、礼品包装与免税手续协助：{city}的顾问在您选购前后，始终在旁照应。',
      tc: '私人預約、禮品包裝與免稅手續協助：{city}的顧問在您選購前後，一直在旁照應。',
      fr: 'Rendez-vous personnels, paquets cadeaux et aide aux formalités de détaxe\u00a0: ce que nos conseillers à {city} font pour vous, avant et après le choix.',
      it: 'Appuntamenti personali, confezioni regalo e aiuto con le formalità duty free: ciò che i nostri consulenti a {city} fanno per lei, prima e dopo la scelta.',
      jp: 'パーソナルなご案内、ラッピング、免税手続きのお手伝い。{city}のアドバイザーが、お選びになる前も後も寄り添います。',
      kr: '개인 상담, 선물 포장, 면세 절차 안내까지. {city}의 어드바이저가 고르시기 전과 후를 세심히 도와드립니다.',
    },
  },
  offers: {
    eyebrow: pageNames.offers,
    title: { en: 'Offers of the season', cn: '当季礼遇', tc: '當季禮遇', fr: 'Les offres de la saison', it: 'Le offerte della stagione', jp: '季節の特典', kr: '이 계절의 혜택' },
    description: {
      en: 'Gifts with purchase, sets made for travellers and duty-free prices, each for a limited time at Meridian Galleria {city}.',
      cn: '随购好礼、旅行专享套装与免税价格，限时呈现于 Meridian Galleria {city}。',
      tc: '隨購好禮、旅行專享套裝與免稅價格，限時呈現於 Meridian Galleria {city}。',
      fr: 'Cadeaux offerts, coffrets pensés pour le voyage et prix hors taxes, pour un temps limité chez Meridian Galleria {city}.',
      it: 'Omaggi con l’acquisto, cofanetti da viaggio e prezzi duty free, per un tempo limitato da Meridian Galleria {city}.',
      jp: 'ご購入特典、旅行者のためのセット、免税価格。Meridian Galleria {city}で期間を限ってご用意します。',
      kr: '구매 사은품, 여행자를 위한 세트, 면세 가격을 Meridian Galleria {city}에서 기간 한정으로 만나 보십시오.',
    },
  },
  promotions: {
    eyebrow: pageNames.promotions,
    title: { en: 'Special promotions', cn: '当季精选推广', tc: '當季精選推廣', fr: 'Promotions particulières', it: 'Promozioni speciali', jp: '特別プロモーション', kr: '특별 프로모션' },
    description: {
      en: 'The seasonal promotions of our houses in one place, with their dates, their conditions and the counter in {city} where you will find them.',
      cn: '汇集各品牌的当季优惠，附日期、条款，以及在{city}门店的专柜位置。',
      tc: '匯集各品牌的當季優惠，附日期、條款，以及在{city}店內的專櫃位置。',
      fr: 'Les promotions de saison de nos maisons réunies ici, avec leurs dates, leurs conditions et le comptoir où les trouver à {city}.',
      it: 'Le promozioni stagionali delle nostre maison in un solo luogo, con le date, le condizioni e il banco di {city} dove trovarle.',
      jp: '各ブランドの季節のプロモーションを、期間、条件、{city}のカウンターの場所とともに一か所にまとめました。',
      kr: '브랜드별 시즌 프로모션을 기간, 조건, {city} 매장의 카운터 위치와 함께 한곳에 모았습니다.',
    },
  },
  art: {
    eyebrow: pageNames.art,
    title: { en: 'Art between the boutiques', cn: '店铺之间的艺术', tc: '店舖之間的藝術', fr: 'De l’art entre les boutiques', it: 'Arte tra le boutique', jp: 'ブティックの間のアート', kr: '부티크 사이의 예술' },
    description: {
      en: 'Sculpture, painting and installations throughout Meridian Galleria {city}. Entry is free, and the works change with the seasons.',
      cn: '雕塑、绘画与装置遍布 Meridian Galleria {city}。免费参观，作品随季更替。',
      tc: '雕塑、繪畫與裝置遍布 Meridian Galleria {city}。免費參觀，作品隨季更替。',
      fr: 'Sculptures, peintures et installations partout chez Meridian Galleria {city}. L’entrée est libre et les œuvres changent avec les saisons.',
      it: 'Sculture, dipinti e installazioni in tutta la galleria di {city}. L’ingresso è libero e le opere cambiano con le stagioni.',
      jp: 'Meridian Galleria {city}の館内に点在する彫刻、絵画、インスタレーション。入場は無料、作品は季節ごとに替わります。',
      kr: 'Meridian Galleria {city} 곳곳에 놓인 조각, 회화, 설치 작품. 입장은 무료이며 작품은 계절마다 바뀝니다.',
    },
  },
  media: {
    eyebrow: pageNames.media,
    title: { en: 'For press and partners', cn: '致媒体与合作伙伴', tc: '致傳媒與合作夥伴', fr: 'Pour la presse et les partenaires', it: 'Per la stampa e i partner', jp: '報道関係・パートナーの皆さまへ', kr: '언론과 파트너를 위하여' },
    description: {
      en: 'Press releases and photographs of Meridian Galleria {city} for editorial use, with captions and a contact for questions.',
      cn: 'Meridian Galleria {city}的新闻稿与图片，供编辑报道使用，附图说与联络方式。',
      tc: 'Meridian Galleria {city}的新聞稿與圖片，供編輯報道使用，附圖說與聯絡方式。',
      fr: 'Communiqués et photographies de Meridian Galleria {city} pour un usage éditorial, avec légendes et contact pour vos questions.',
      it: 'Comunicati e fotografie di Meridian Galleria {city} per uso editoriale, con didascalie e un contatto per le domande.',
      jp: 'Meridian Galleria {city}のプレスリリースと報道用写真。キャプションとお問い合わせ先を添えてご用意しています。',
      kr: 'Meridian Galleria {city}의 보도자료와 보도용 사진을 설명과 문의처와 함께 제공합니다.',
    },
  },
};
