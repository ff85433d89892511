import { entry, type Seed } from '../seed.ts';

const brands: readonly Seed[] = [
  entry('brandPavilion', 'paris-brand-lune-and-linden', {
    title: { en: 'Lune & Linden', fr: 'Lune & Linden', cn: 'Lune & Linden 月与椴', jp: 'Lune & Linden', kr: 'Lune & Linden' }, slug: 'lune-and-linden', brand: 'brand-lune-and-linden',
    category: ['cat-fragrance'], label: ['label-exclusive'], media: ['beauty-perfume-duo'], isFeatured: true,
    location: { en: 'Ground floor, north gallery', fr: 'Rez-de-chaussée, galerie nord', cn: '底层，北侧长廊', jp: '地上階、北ギャラリー', kr: '1층 북쪽 갤러리' },
    description: {
      en: 'Night air on stone, a lime tree in flower: two scents made to be worn together, in round flacons refilled for life.',
      fr: 'L’air de la nuit sur la pierre, un tilleul en fleur : deux parfums à superposer, dans des flacons ronds rechargés à vie.',
      cn: '夜气拂石，椴树花开：两款相叠而用的香水，盛于可终身补充的圆瓶之中。',
      jp: '石を渡る夜気と、花咲く菩提樹。重ねてまとうための二つの香りを、生涯詰め替えのできる丸い瓶でお届けします。',
      kr: '돌 위를 스치는 밤공기와 꽃 핀 보리수. 겹쳐 쓰도록 지은 두 향을 평생 다시 채울 수 있는 둥근 병에 담았습니다.',
    },
    body: {
      en: 'Ask for the drawer of blotters: nine accords, unnamed, to be smelled before anyone tells you what they are. Refills are drawn from the brass fountain by the window and take four minutes.\n\nEngraving of initials is complimentary on Thursdays from 5pm.',
      fr: 'Demandez le tiroir aux touches : neuf accords sans nom, à sentir avant que l’on vous dise ce qu’ils sont. Les recharges se tirent à la fontaine de laiton, près de la fenêtre, en quatre minutes.\n\nLa gravure des initiales est offerte le jeudi à partir de 17 h.',
      cn: '不妨请顾问拉开试香纸抽屉：九种未具名的香调，先闻，后知其名。窗边黄铜香泉可现场补充，四分钟即成。\n\n每周四17:00起，可免费镌刻姓名首字母。',
      jp: 'ムエットの抽斗をお申し付けください。名を伏せた九つのアコードを、まずは先入観なしに。詰め替えは窓辺の真鍮の泉から四分ほどで承ります。\n\n木曜17:00以降は、イニシャルの刻印を無料でお入れします。',
      kr: '시향지 서랍을 청해 보십시오. 이름을 감춘 아홉 가지 어코드를 설명보다 먼저 코로 만나실 수 있습니다. 리필은 창가의 황동 분수에서 4분이면 됩니다.\n\n목요일 오후 5시부터는 이니셜을 무료로 새겨 드립니다.',
    },
  }),
  entry('brandPavilion', 'paris-brand-solenne', {
    title: { en: 'Solenne', fr: 'Solenne', cn: 'Solenne 素澜', jp: 'Solenne', kr: 'Solenne' }, slug: 'solenne', brand: 'brand-solenne', category: ['cat-beauty'], label: ['label-new'], media: ['beauty-serum'],
    location: { en: 'Ground floor, south gallery', fr: 'Rez-de-chaussée, galerie sud', cn: '底层，南侧长廊', jp: '地上階、南ギャラリー', kr: '1층 남쪽 갤러리' },
    description: {
      en: 'Skincare for faces that travel: serums kept in amber glass and tried at a stone basin, with time for the skin to answer.',
      fr: 'Des soins pour visages voyageurs : sérums sous verre ambré, essayés à la vasque de pierre, le temps que la peau réponde.',
      cn: '为旅途中的肌肤而作：琥珀玻璃盛放的精华，在石盆边试用，静候肌肤回应。',
      jp: '旅する肌のためのスキンケア。琥珀色のガラスに収めた美容液を、石の水盤でゆっくりとお試しください。',
      kr: '여행하는 피부를 위한 스킨케어. 호박색 유리에 담긴 세럼을 돌 수반 곁에서 천천히 시험해 보십시오.',
    },
    body: {
      en: 'A hydration reading takes five minutes and costs nothing. The adviser writes what she sees on a card, in your language, and leaves the choice to you.',
      fr: 'La mesure d’hydratation dure cinq minutes et ne coûte rien. La conseillère note ce qu’elle voit sur une carte, dans votre langue, et vous laisse choisir.',
      cn: '肌肤水润检测仅需五分钟，免费体验。顾问会以您的语言将所见写于卡片，选择则全凭您意。',
      jp: '水分量の測定は五分、無料です。アドバイザーが結果をお客様の言葉でカードに記し、お選びいただくのはお客様ご自身です。',
      kr: '수분 측정은 5분이면 되고 무료입니다. 어드바이저가 결과를 고객님의 언어로 카드에 적어 드리며, 선택은 온전히 고객님께 맡깁니다.',
    },
  }),
  entry('brandPavilion', 'paris-brand-ondine-joaillerie', {
    title: { en: 'Ondine Joaillerie', fr: 'Ondine Joaillerie', cn: 'Ondine Joaillerie 昂汀珠宝', jp: 'Ondine Joaillerie', kr: 'Ondine Joaillerie' }, slug: 'ondine-joaillerie', brand: 'brand-ondine-joaillerie',
    category: ['cat-watches-and-jewellery'], label: ['label-leasing-brand'], media: ['jewel-necklace'], isFeatured: true,
    location: { en: 'First floor, courtyard side', fr: 'Premier étage, côté cour', cn: '二层，庭院一侧', jp: '2階、中庭側', kr: '2층 안뜰 쪽' },
    description: {
      en: 'Pearls strung by hand and knotted between each bead, shown by a window because pearls should be chosen in daylight.',
      fr: 'Des perles enfilées à la main, nouées une à une, présentées près d’une fenêtre : une perle se choisit à la lumière du jour.',
      cn: '珍珠逐颗手工穿结，陈列于窗畔，因为选珠当在日光之下。',
      jp: '一粒ごとに結び目を入れ、手で連ねた真珠。真珠は自然光で選ぶものですから、窓辺に並べています。',
      kr: '한 알마다 매듭을 지어 손으로 꿴 진주. 진주는 햇빛 아래에서 골라야 하기에 창가에 놓았습니다.',
    },
    body: {
      en: 'The workbench by the window is used every afternoon from 2pm to 6pm. Restringing a necklace bought here is complimentary for as long as you own it.',
      fr: 'L’établi près de la fenêtre est occupé chaque après-midi, de 14 h à 18 h. Le renfilage d’un collier acheté ici vous est offert aussi longtemps qu’il est à vous.',
      cn: '窗边工台每日14:00至18:00有匠人劳作。凡在此购得的项链，终身免费重新穿结。',
      jp: '窓際の作業台では、毎日14:00から18:00まで職人が手を動かしています。当館でお求めのネックレスは、糸替えをいつまでも無料で承ります。',
      kr: '창가 작업대에서는 매일 오후 2시부터 6시까지 장인이 일합니다. 이곳에서 구입하신 목걸이는 소장하시는 동안 줄을 무료로 갈아 드립니다.',
    },
  }),
  entry('brandPavilion', 'paris-brand-casa-orsino', {
    title: { en: 'Casa Orsino', fr: 'Casa Orsino', cn: 'Casa Orsino 奥希诺', jp: 'Casa Orsino', kr: 'Casa Orsino' }, slug: 'casa-orsino', brand: 'brand-casa-orsino', category: ['cat-fashion'], label: ['label-leasing-brand'], media: ['fashion-handbag'],
    location: { en: 'First floor, street side', fr: 'Premier étage, côté rue', cn: '二层，临街一侧', jp: '2階、通り側', kr: '2층 거리 쪽' },
    description: {
      en: 'Saddle-stitched bags in vegetable-tanned leather, light enough for a day of bridges and bookstalls along the quays.',
      fr: 'Des sacs cousus au point sellier, en cuir à tannage végétal, assez légers pour une journée de ponts et de bouquinistes.',
      cn: '植鞣皮革，马鞍针法缝制，轻盈得足以伴您走过一整日的桥与河岸书摊。',
      jp: '植物なめしの革をサドルステッチで仕立てたバッグ。橋を渡り、河岸の古本屋台をめぐる一日にも軽やかです。',
      kr: '식물성 무두질 가죽을 새들 스티치로 꿰맨 가방. 다리를 건너고 강변 책 노점을 누비는 하루에도 가볍습니다.',
    },
    body: {
      en: 'Six leathers hang by the door; touch them before you look at the bags. The clay colour is cut for Paris alone.\n\nA repair left in the morning is usually ready the next day.',
      fr: 'Six cuirs pendent près de l’entrée ; touchez-les avant de regarder les sacs. La couleur argile n’est coupée que pour Paris.\n\nUne réparation déposée le matin est en général prête le lendemain.',
      cn: '门边悬挂六种皮革，请先触摸，再看包款。陶土色仅为巴黎裁制。\n\n上午送修，通常次日可取。',
      jp: '入口に六種の革を掛けています。バッグをご覧になる前に、まず手で触れてみてください。クレイの色はパリ限定です。\n\n午前にお預かりした修理は、たいてい翌日に仕上がります。',
      kr: '입구에 여섯 가지 가죽을 걸어 두었습니다. 가방을 보시기 전에 먼저 만져 보십시오. 클레이 색은 파리에서만 재단합니다.\n\n오전에 맡기신 수선은 대개 이튿날 찾으실 수 있습니다.',
    },
  }),
  entry('brandPavilion', 'paris-brand-chateau-sauvelin', {
    title: { en: 'Château Sauvelin', fr: 'Château Sauvelin', cn: 'Château Sauvelin 索维兰酒庄', jp: 'Château Sauvelin', kr: 'Château Sauvelin' }, slug: 'chateau-sauvelin', brand: 'brand-chateau-sauvelin',
    category: ['cat-wines-and-spirits'], media: ['spirits-wine'], whetherLiquorOrTobacco: true,
    location: { en: 'Lower level, the vaults', fr: 'Niveau inférieur, les caves', cn: '地下层，酒窖', jp: '地下階、ワインカーヴ', kr: '지하층 와인 저장고' },
    description: {
      en: 'Old vines and a cool cellar under the court: wines poured by the small glass, then wrapped for the hold or the train.',
      fr: 'Vieilles vignes et cave fraîche sous la cour : des vins servis au petit verre, puis emballés pour la soute ou le train.',
      cn: '老藤佳酿，藏于庭院之下的清凉酒窖：小杯品饮，再妥为包装，随机托运或乘火车同行。',
      jp: '中庭の真下、ひんやりとしたカーヴに眠る古樹のワイン。小さなグラスで味わい、預け荷物や列車の旅に合わせてお包みします。',
      kr: '안뜰 아래 서늘한 저장고에 잠든 오래된 포도나무의 와인. 작은 잔으로 맛보신 뒤 수하물이나 열차 여행에 맞추어 포장해 드립니다.',
    },
    body: {
      en: 'The cellar keeps 13 degrees in every season. Two wines are open each day; a tasting glass is complimentary for adults.',
      fr: 'La cave garde 13 degrés en toute saison. Deux vins sont ouverts chaque jour ; le verre de dégustation est offert aux adultes.',
      cn: '酒窖四季恒温13度。每日开启两款酒，成年宾客可免费品饮一小杯。',
      jp: 'カーヴは四季を通じて13度。毎日二種を開け、成人のお客様には試飲を一杯、無料でお注ぎします。',
      kr: '저장고는 사계절 13도를 유지합니다. 매일 두 가지 와인을 열며, 성인 고객께는 시음 한 잔을 무료로 드립니다.',
    },
  }),
];

const dining: readonly Seed[] = [
  entry('zenchef', 'paris-booking-la-verriere', { title: { en: 'Reserve a table', fr: 'Réserver une table', cn: '预订餐位', jp: '席を予約する', kr: '테이블 예약' }, rid: 'meridian-paris-verriere' }),
  entry('dining', 'paris-dining-la-verriere', {
    title: { en: 'Under the glass roof', fr: 'Sous la verrière', cn: '玻璃穹顶餐厅', jp: 'ガラス屋根のレストラン', kr: '유리 천장 레스토랑' }, slug: 'la-verriere', category: ['cat-restaurant'], media: ['dining-plated'], isFeatured: true, booking: 'paris-booking-la-verriere',
    location: { en: 'Fourth floor, under the roof', fr: 'Quatrième étage, sous les toits', cn: '五层，屋顶之下', jp: '5階、屋根の下', kr: '5층 지붕 아래' }, time: { en: 'Daily, noon to 3pm and 6:30pm to 10pm', fr: 'Tous les jours, de 12 h à 15 h et de 18 h 30 à 22 h', cn: '每日 12:00–15:00、18:30–22:00', jp: '毎日 12:00〜15:00、18:30〜22:00', kr: '매일 낮 12시 ~ 오후 3시, 오후 6시 30분 ~ 10시' },
    cuisine: { en: 'Seasonal French', fr: 'Cuisine française de saison', cn: '时令法餐', jp: '季節のフランス料理', kr: '제철 프랑스 요리' },
    description: {
      en: 'Leeks from Île-de-France, river trout, a cheese trolley with opinions: a short menu cooked in sight of the rooftops.',
      fr: 'Poireaux d’Île-de-France, truite de rivière, un chariot de fromages qui a du caractère : une carte courte face aux toits.',
      cn: '法兰西岛的韭葱、河鳟，与一辆颇有主见的奶酪车：菜单简短，窗外尽是屋顶。',
      jp: 'イル・ド・フランスのポロ葱、川鱒、個性豊かなチーズワゴン。屋根並みを望みながら味わう、品数を絞った献立です。',
      kr: '일드프랑스의 리크, 강 송어, 개성 넘치는 치즈 트롤리. 지붕이 내다보이는 자리에서 간결한 메뉴를 즐기실 수 있습니다.',
    },
    body: {
      en: 'Lunch is two courses at €38, and the kitchen serves it within the hour for anyone with a train to catch. Ask for a table on the west side at dusk.',
      fr: 'Le déjeuner, deux plats à 38 €, est servi en une heure à qui doit prendre un train. Au crépuscule, demandez une table côté ouest.',
      cn: '午餐两道式38欧元，赶火车的客人可在一小时内用毕。黄昏时分，请预留西侧座位。',
      jp: '昼は二皿で38ユーロ。列車にお乗りの方には一時間以内でお出しします。夕暮れには西側のお席をご指定ください。',
      kr: '점심은 두 코스 38유로이며, 기차를 타셔야 하는 분께는 한 시간 안에 차려 드립니다. 해 질 무렵에는 서쪽 자리를 청해 보십시오.',
    },
  }),
  entry('dining', 'paris-dining-courtyard-counter', {
    title: { en: 'The courtyard counter', fr: 'Le comptoir de la cour', cn: '庭院吧台', jp: '中庭のコントワール', kr: '안뜰 카운터' }, slug: 'courtyard-counter', category: ['cat-cafe'], media: ['dining-coffee'],
    location: { en: 'Ground floor, courtyard', fr: 'Rez-de-chaussée, cour', cn: '底层，庭院', jp: '地上階、中庭', kr: '1층 안뜰' }, time: { en: 'Daily, 9am to 7pm', fr: 'Tous les jours, de 9 h à 19 h', cn: '每日 9:00–19:00', jp: '毎日 9:00〜19:00', kr: '매일 오전 9시 ~ 오후 7시' },
    cuisine: { en: 'Coffee and viennoiserie', fr: 'Café et viennoiseries', cn: '咖啡与法式酥点', jp: 'コーヒーとヴィエノワズリー', kr: '커피와 비에누아즈리' },
    description: {
      en: 'A zinc bar, twelve stools and croissants from the oven at nine: breakfast as the quarter takes it, standing or not.',
      fr: 'Un bar en zinc, douze tabourets et des croissants sortis du four à neuf heures : le petit déjeuner du quartier, debout ou assis.',
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

const services: readonly Seed[] = [
  entry('service', 'paris-service-detaxe', {
    title: { en: 'Détaxe desk', fr: 'Comptoir de détaxe', cn: '退税服务', jp: '免税手続きカウンター', kr: '세금 환급 데스크' }, slug: 'detaxe', category: ['cat-travel'], media: ['hero-travel'], isFeatured: true,
    location: { en: 'Ground floor, end of the courtyard', fr: 'Rez-de-chaussée, au fond de la cour', cn: '底层，庭院尽头', jp: '地上階、中庭の奥', kr: '1층 안뜰 안쪽' }, time: { en: 'Daily, 10am to 7:45pm', fr: 'Tous les jours, de 10 h à 19 h 45', cn: '每日 10:00–19:45', jp: '毎日 10:00〜19:45', kr: '매일 오전 10시 ~ 오후 7시 45분' },
    description: {
      en: 'We prepare the tax-refund form for purchases above €100; you validate it at a Pablo kiosk before check-in.',
      fr: 'Nous préparons le bordereau de détaxe au-delà de 100 € d’achats ; vous le validez à une borne Pablo avant l’enregistrement.',
      cn: '消费逾100欧元，我们为您备妥退税单；办理登机前，于 Pablo 自助机验证即可。',
      jp: '100ユーロを超えるお買い物の免税書類をご用意します。搭乗手続きの前に、Pablo端末で認証してください。',
      kr: '100유로를 넘는 구매에 대해 환급 서류를 준비해 드립니다. 체크인 전에 Pablo 키오스크에서 확인받으시면 됩니다.',
    },
    body: {
      en: '- Bring the original passport; you must be 16 or over and live outside the European Union.\n- Several purchases made here within three days can share one form.\n- The service is complimentary and takes about ten minutes.',
      fr: '- Présentez l’original du passeport ; il faut avoir 16 ans ou plus et résider hors de l’Union européenne.\n- Plusieurs achats effectués ici en trois jours peuvent figurer sur un même bordereau.\n- Le service est offert et prend une dizaine de minutes.',
      cn: '- 请携护照原件；须年满16周岁且居住在欧盟以外。\n- 三日内在本馆的多笔消费可合并于一张退税单。\n- 服务免费，约需十分钟。',
      jp: '- パスポートの原本をお持ちください。EU域外にお住まいの16歳以上の方が対象です。\n- 三日以内に当館でなさった複数のお買い物は、一枚の書類にまとめられます。\n- 無料、所要は約10分です。',
      kr: '- 여권 원본을 지참해 주십시오. 유럽연합 외 지역에 거주하는 만 16세 이상이어야 합니다.\n- 사흘 안에 이곳에서 구매하신 여러 건을 서류 한 장으로 합칠 수 있습니다.\n- 무료이며 10분가량 걸립니다.',
    },
  }),
  entry('booxi', 'paris-booking-private-hour', { title: { en: 'Book an hour', fr: 'Réserver une heure', cn: '预约一小时', jp: '一時間を予約する', kr: '한 시간 예약' }, tag: 'MakeMyDay' }),
  entry('service', 'paris-service-private-hour', {
    title: { en: 'A private hour', fr: 'Une heure à vous', cn: '私享一小时', jp: 'プライベート アワー', kr: '프라이빗 아워' }, slug: 'private-hour', category: ['cat-personal'], media: ['arch-boutique'], booking: 'paris-booking-private-hour',
    location: { en: 'Second floor, the map room', fr: 'Deuxième étage, salon des cartes', cn: '三层，地图厅', jp: '3階、地図の間', kr: '3층 지도의 방' }, time: { en: 'Monday to Saturday, 11am to 7pm', fr: 'Du lundi au samedi, de 11 h à 19 h', cn: '周一至周六 11:00–19:00', jp: '月〜土曜 11:00〜19:00', kr: '월~토요일 오전 11시 ~ 오후 7시' },
    description: {
      en: 'One adviser, one quiet room and a selection laid out before you arrive, in French, English, Chinese, Japanese or Korean.',
      fr: 'Une conseillère, un salon calme et une sélection préparée avant votre arrivée, en français, anglais, chinois, japonais ou coréen.',
      cn: '一位顾问，一间静室，好物在您抵达前已悉心备妥。提供法、英、中、日、韩语服务。',
      jp: '専任のアドバイザーと静かな一室。ご到着前に品々を整え、日本語をはじめ仏・英・中・韓の各言語でご案内します。',
      kr: '전담 어드바이저와 조용한 방, 도착하시기 전에 준비해 둔 셀렉션. 한국어를 비롯해 프랑스어, 영어, 중국어, 일본어로 안내해 드립니다.',
    },
    body: {
      en: 'Tell us the day before what you have in mind, or who it is for. Tea is served; there is no charge and nothing to sign.',
      fr: 'Dites-nous la veille ce que vous cherchez, ou pour qui. Le thé est servi ; c’est gracieux, et sans engagement.',
      cn: '请于前一日告知您的心意，或赠予何人。席间奉茶，不收费用，亦无需任何承诺。',
      jp: '前日までに、お探しのものや贈る方についてお聞かせください。お茶をご用意します。料金もご購入の義務もございません。',
      kr: '찾으시는 것이나 선물받을 분에 대해 하루 전까지 알려 주십시오. 차를 내어 드리며, 비용이나 구매 의무는 없습니다.',
    },
  }),
  entry('service', 'paris-service-wrapping', {
    title: { en: 'Wrapped in old maps', fr: 'Emballé dans une carte', cn: '古地图包装', jp: '地図で包むギフト', kr: '옛 지도로 싸는 선물' }, slug: 'map-wrapping', category: ['cat-personal'], media: ['hero-gifts'],
    location: { en: 'Ground floor, by the gate', fr: 'Rez-de-chaussée, près de la porte', cn: '底层，大门旁', jp: '地上階、門のそば', kr: '1층 출입문 옆' }, time: { en: 'Daily, 10am to 8pm', fr: 'Tous les jours, de 10 h à 20 h', cn: '每日 10:00–20:00', jp: '毎日 10:00〜20:00', kr: '매일 오전 10시 ~ 오후 8시' },
    description: {
      en: 'Gifts folded into reprints of our nineteenth-century maps. Choose the sheet: a coast, a capital, an ocean with its soundings.',
      fr: 'Vos cadeaux pliés dans la réédition de nos cartes du XIXe siècle : une côte, une capitale, un océan et ses sondes.',
      cn: '以本馆十九世纪地图的复刻纸为礼物折叠包装：一段海岸、一座都城，或一片标着水深的大洋。',
      jp: '十九世紀の地図を復刻した紙で贈り物をお包みします。海岸線、都、水深を記した大洋から、お好きな一枚を。',
      kr: '19세기 지도를 복각한 종이로 선물을 접어 싸 드립니다. 해안선, 어느 수도, 수심이 적힌 대양 가운데 골라 보십시오.',
    },
    body: {
      en: 'Complimentary with any purchase, in about five minutes. The paper is uncoated and unfolds flat, so that it may be kept.',
      fr: 'Offert pour tout achat, en cinq minutes environ. Le papier, non couché, se déplie à plat : il mérite d’être gardé.',
      cn: '凡购物即可免费享用，约五分钟。纸张未经涂布，可平整展开，值得收藏。',
      jp: 'お買い上げの品に無料で、約5分。塗工のない紙なので平らに広げて、飾っていただけます。',
      kr: '구매하신 모든 상품에 무료이며 5분가량 걸립니다. 코팅하지 않은 종이라 반듯하게 펴서 간직하실 수 있습니다.',
    },
  }),
];

const art: readonly Seed[] = [
  entry('artCulture', 'paris-art-drift', {
    title: { en: 'Drift, above the stairs', fr: 'Drift, au-dessus de l’escalier', cn: '《漂》，悬于楼梯之上', jp: '階段の上の「Drift」', kr: '계단 위의 〈드리프트〉' }, slug: 'drift', category: ['cat-installation'], media: ['art-mobile'], isFeatured: true,
    location: { en: 'Stairwell, all floors', fr: 'Cage d’escalier, tous les étages', cn: '楼梯井，各层可见', jp: '階段吹き抜け、全階', kr: '계단실, 전 층' }, artist: { en: 'A metalworker from Montreuil', fr: 'Un métallier de Montreuil', cn: '蒙特勒伊的一位金工匠人', jp: 'モントルイユの金工作家', kr: '몽트뢰유의 금속공예가' },
    description: {
      en: 'Forty discs of zinc, brass and cobalt enamel turn on the draught of the front door, and settle when the house is empty.',
      fr: 'Quarante disques de zinc, de laiton et d’émail cobalt tournent au gré de la porte d’entrée et se posent quand la maison est vide.',
      cn: '四十枚锌、黄铜与钴蓝珐琅圆片，随大门开合的气流轻转；待人去楼空，便归于静止。',
      jp: '亜鉛、真鍮、コバルトの琺瑯でできた四十枚の円盤が、扉の開くたびの風に回り、館に人がいなくなると静まります。',
      kr: '아연과 황동, 코발트 법랑으로 만든 마흔 개의 원반이 문이 열릴 때마다 이는 바람에 돌다가, 집이 비면 고요히 멈춥니다.',
    },
    body: {
      en: 'The roofers’ offcuts that became the grey discs came from this very street. Look up from the ground floor, then again from the third: the pattern is different, and only the second one is symmetrical.',
      fr: 'Les disques gris sont nés de chutes de couverture ramassées dans cette rue même. Regardez du rez-de-chaussée, puis du troisième : le dessin change, et seul le second est symétrique.',
      cn: '灰色圆片取自本街屋面工程的边角料。请先在底层仰望，再到四层俯看：图案全然不同，唯后者对称。',
      jp: '灰色の円盤は、まさにこの通りの屋根工事で出た端材から生まれました。地上階から見上げ、次に4階から見下ろしてみてください。模様は異なり、左右対称になるのは後者だけです。',
      kr: '회색 원반은 바로 이 거리의 지붕 공사에서 나온 자투리로 만들었습니다. 1층에서 올려다보고 4층에서 다시 보십시오. 무늬가 다르며, 대칭을 이루는 것은 뒤의 것뿐입니다.',
    },
  }),
  entry('artCulture', 'paris-art-three-vessels', {
    title: { en: 'Three vessels, one clay', fr: 'Trois vases, une argile', cn: '三器一土', jp: '一つの土、三つの器', kr: '하나의 흙, 세 개의 그릇' }, slug: 'three-vessels', category: ['cat-sculpture'], media: ['art-vessels'],
    location: { en: 'Second floor landing', fr: 'Palier du deuxième étage', cn: '三层楼梯平台', jp: '3階の踊り場', kr: '3층 층계참' }, artist: { en: 'A ceramicist from La Borne', fr: 'Une céramiste de La Borne', cn: '拉博尔讷的一位陶艺家', jp: 'ラ・ボルヌの陶芸家', kr: '라 보른의 도예가' },
    description: {
      en: 'Stoneware from the potters’ village of La Borne, fired with wood, each glazed in the colour of one hour over the Seine.',
      fr: 'Des grès de La Borne, village de potiers, cuits au bois, chacun émaillé de la couleur d’une heure sur la Seine.',
      cn: '来自制陶村落拉博尔讷的柴烧炻器，每件釉色取自塞纳河上的一个时辰。',
      jp: '陶工の村ラ・ボルヌで薪窯焼成された炻器。それぞれの釉は、セーヌ川の上に訪れるひとときの色です。',
      kr: '도공의 마을 라 보른에서 장작 가마로 구운 석기. 저마다 센강 위 어느 한때의 빛깔을 유약으로 입었습니다.',
    },
    body: {
      en: 'All three began as one lump of clay, divided by eye. They weigh, to the gram, almost the same; you are welcome to ask the guard which is the heaviest.',
      fr: 'Les trois sont nés d’une même motte, partagée à l’œil. À quelques grammes près, ils pèsent autant ; demandez donc au gardien lequel est le plus lourd.',
      cn: '三器出自同一团泥，凭目测分开，重量几乎分毫不差。不妨问问看展员，哪一件最重。',
      jp: '三つとも、目分量で分けた一塊の土から生まれました。重さの差はわずか数グラム。どれが最も重いか、係の者に尋ねてみてください。',
      kr: '셋 모두 눈대중으로 나눈 한 덩이 흙에서 태어났습니다. 무게 차이는 몇 그램뿐입니다. 어느 것이 가장 무거운지 안내원에게 물어보십시오.',
    },
  }),
];

/** Houses, tables, services and works of art of the Paris gallery. */
export const parisItems: readonly Seed[] = [...brands, ...dining, ...services, ...art];
