import { entry, type Seed } from '../../seed.ts';

/** Where to eat and drink in Paris, with the booking of a table. */
export const dining: readonly Seed[] = [
  entry('zenchef', 'paris-booking-la-verriere', { title: { en: 'Book a table', fr: 'Réserver une table', cn: '预订餐位', jp: '席を予約する', kr: '테이블 예약' }, rid: 'meridian-paris-verriere' }),
  entry('dining', 'paris-dining-la-verriere', {
    title: { en: 'Under the glass roof', fr: 'Sous la verrière', cn: '玻璃穹顶餐厅', jp: 'ガラス屋根のレストラン', kr: '유리 천장 레스토랑' },
    slug: 'la-verriere',
    category: ['cat-restaurant'],
    media: ['dining-plated'],
    isFeatured: true,
    booking: 'paris-booking-la-verriere',
    location: { en: 'Fourth floor, under the roof', fr: 'Quatrième étage, sous les toits', cn: '五层，屋顶之下', jp: '5階、屋根の下', kr: '5층 지붕 아래' },
    time: { en: 'Daily, noon to 3pm and 6:30pm to 10pm', fr: 'Tous les jours, de 12 h à 15 h et de 18 h 30 à 22 h', cn: '每日 12:00–15:00、18:30–22:00', jp: '毎日 12:00〜15:00、18:30〜22:00', kr: '매일 낮 12시 ~ 오후 3시, 오후 6시 30분 ~ 10시' },
    cuisine: { en: 'Seasonal French', fr: 'Cuisine française de saison', cn: '时令法餐', jp: '季節のフランス料理', kr: '제철 프랑스 요리' },
    description: {
      en: 'Leeks from Île-de-France, river trout, a cheese trolley with opinions: a short menu cooked in sight of the rooftops.',
      fr: 'Poireaux d’Île-de-France, truite de rivière, un chariot de fromages qui a du caractère\u00a0: une carte courte face aux toits.',
      cn: '法兰西岛的韭葱、河鳟，与一辆颇有主见的奶酪车：菜单简短，窗外尽是屋顶。',
      jp: 'イル・ド・フランスのポロ葱、川鱒、個性豊かなチーズワゴン。屋根並みを望みながら味わう、品数を絞った献立です。',
      kr: '일드프랑스의 리크, 강 송어, 개성 넘치는 치즈 트롤리. 지붕이 내다보이는 자리에서 간결한 메뉴를 즐기실 수 있습니다.',
    },
    body: {
      en: 'Lunch is two courses at €38, and the kitchen serves it within the hour for anyone with a train to catch. Ask for a table on the west side at dusk.',
      fr: 'Le déjeuner, deux plats à 38 €, est servi en une heure à qui doit prendre un train. Au crépuscule, demandez une table côté ouest.',
      cn: '午餐两道式 38 欧元，赶火车的客人可在一小时内用毕。黄昏时分，请预留西侧座位。',
      jp: '昼は二皿で38ユーロ。列車にお乗りの方には一時間以内でお出しします。夕暮れには西側のお席をご指定ください。',
      kr: '점심은 두 코스 38유로이며, 기차를 타셔야 하는 분께는 한 시간 안에 차려 드립니다. 해 질 무렵에는 서쪽 자리를 청해 보십시오.',
    },
  }),
  entry('dining', 'paris-dining-courtyard-counter', {
    title: { en: 'The courtyard counter', fr: 'Le comptoir de la cour', cn: '庭院吧台', jp: '中庭のコントワール', kr: '안뜰 카운터' },
    slug: 'courtyard-counter',
    category: ['cat-cafe'],
    media: ['trace-cup'],
    location: { en: 'Ground floor, courtyard', fr: 'Rez-de-chaussée, cour', cn: '底层，庭院', jp: '地上階、中庭', kr: '1층 안뜰' },
    time: { en: 'Daily, 9am to 7pm', fr: 'Tous les jours, de 9 h à 19 h', cn: '每日 9:00–19:00', jp: '毎日 9:00〜19:00', kr: '매일 오전 9시 ~ 오후 7시' },
    cuisine: { en: 'Coffee and viennoiserie', fr: 'Café et viennoiseries', cn: '咖啡与法式酥点', jp: 'コーヒーとヴィエノワズリー', kr: '커피와 비에누아즈리' },
    description: {
      en: 'A zinc bar, twelve stools and croissants from the oven at nine: breakfast as the quarter takes it, standing or not.',
      fr: 'Un bar en zinc, douze tabourets et des croissants sortis du four à neuf heures\u00a0: le petit déjeuner du quartier, debout ou assis.',
      cn: '一座锌面吧台，十二张高凳，九点出炉的可颂：站着或坐下，皆是街坊的早餐方式。',
      jp: '亜鉛のカウンターに十二脚のスツール、九時に焼き上がるクロワッサン。立ったままでも腰かけても、この界隈の朝食です。',
      kr: '아연 바와 열두 개의 스툴, 아홉 시에 구워 나오는 크루아상. 서서든 앉아서든, 이 동네의 아침 식사입니다.',
    },
    body: {
      en: 'Chouquettes are sold by the dozen in a paper bag, as they should be. Coffee at the bar costs less than coffee at a table, as it always has in Paris.',
      fr: 'Les chouquettes se vendent à la douzaine, dans un sachet de papier, comme il se doit. Et le café au comptoir reste moins cher qu’en salle, comme toujours à Paris.',
      cn: '珍珠糖泡芙论打出售，装在纸袋里，理当如此。吧台咖啡比桌边便宜，巴黎向来这样。',
      jp: 'シューケットは紙袋に入れて一ダースから。カウンターで飲むコーヒーがテーブル席より安いのは、いつの時代も変わらぬパリの流儀です。',
      kr: '슈케트는 종이봉투에 담아 열두 개씩 팝니다. 바에서 마시는 커피가 테이블보다 저렴한 것도 파리의 오랜 관습 그대로입니다.',
    },
  }),
];
