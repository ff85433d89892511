import { day, entry, type Seed } from '../seed.ts';

const events: readonly Seed[] = [
  entry('event', 'paris-event-perfume-organ', {
    title: { en: 'The perfumer’s organ, open', fr: 'L’orgue du parfumeur à découvert', cn: '走近调香师的风琴台', jp: '調香オルガン、ひらかれる', kr: '조향사의 오르간을 열다' }, slug: 'perfume-organ', category: ['cat-workshop', 'cat-fragrance'], brand: 'brand-hesperia', media: ['beauty-perfume-amber'], isFeatured: true,
    startDate: day(-4, '11:00'), endDate: day(12, '19:00'), time: { en: '11am to 7pm', fr: 'De 11 h à 19 h', cn: '11:00–19:00', jp: '11:00〜19:00', kr: '오전 11시 ~ 오후 7시' }, frequency: { en: 'Daily except Sunday', fr: 'Tous les jours sauf le dimanche', cn: '周日除外，每日', jp: '日曜を除く毎日', kr: '일요일을 제외한 매일' },
    location: { en: 'Ground floor, fragrance salon', fr: 'Rez-de-chaussée, salon des parfums', cn: '底层，香氛沙龙', jp: '地上階、フレグランス サロン', kr: '1층 향수 살롱' },
    description: {
      en: 'Sit at a semicircle of 120 vials and compose your own accord in three notes, guided by an evaluator from Hesperia.',
      fr: 'Prenez place devant 120 fioles en demi-cercle et composez votre accord en trois notes, guidé par une évaluatrice d’Hesperia.',
      cn: '在120支香精瓶围成的半圆前落座，由暮星评香师引导，以三个音符写就自己的香调。',
      jp: '半円に並ぶ120の小瓶を前に、Hesperiaのエヴァリュエーターの案内で、三つの香料から自分だけのアコードを組み立てます。',
      kr: '반원으로 늘어선 120개의 향료병 앞에 앉아, Hesperia 평가사의 안내로 세 가지 노트의 어코드를 완성해 보십시오.',
    },
    body: {
      en: 'Each sitting lasts 25 minutes and is complimentary; you leave with a two-millilitre vial and its formula on a card. No appointment is needed before 4pm.',
      fr: 'Chaque séance dure 25 minutes et vous est offerte ; vous repartez avec une fiole de deux millilitres et sa formule sur une carte. Sans rendez-vous avant 16 h.',
      cn: '每场25分钟，免费参与；离席时可带走一支2毫升小样与写有配方的卡片。16:00前无需预约。',
      jp: '一回25分、無料。2ミリリットルの小瓶と処方を記したカードをお持ち帰りいただけます。16:00まではご予約不要です。',
      kr: '한 회 25분이며 무료입니다. 2밀리리터 바이알과 처방을 적은 카드를 가져가실 수 있습니다. 오후 4시 이전에는 예약이 필요 없습니다.',
    },
  }),
  entry('event', 'paris-event-champagne-hour', {
    title: { en: 'Champagne hour above the zinc', fr: 'L’heure du champagne sur les toits', cn: '锌顶之上的香槟时刻', jp: '屋根の上のシャンパーニュ', kr: '지붕 위의 샴페인 아워' }, slug: 'champagne-hour', category: ['cat-tasting'], brand: 'brand-chateau-sauvelin', media: ['spirits-champagne'], whetherLiquorOrTobacco: true,
    startDate: day(6, '18:00'), endDate: day(9, '20:00'), time: { en: '6pm to 8pm', fr: 'De 18 h à 20 h', cn: '18:00–20:00', jp: '18:00〜20:00', kr: '오후 6시 ~ 8시' }, frequency: { en: 'Four evenings', fr: 'Quatre soirées', cn: '连续四晚', jp: '四夜連続', kr: '나흘 저녁' },
    location: { en: 'Fourth floor, roof gallery', fr: 'Quatrième étage, galerie des toits', cn: '五层，屋顶长廊', jp: '5階、屋根のギャラリー', kr: '5층 지붕 갤러리' },
    description: {
      en: 'Three champagnes from chalk cellars around Épernay, poured as the roofs turn from silver to blue. Adults only, €25 with gougères.',
      fr: 'Trois champagnes des caves de craie d’Épernay, servis quand les toits passent de l’argent au bleu. Réservé aux adultes, 25 € avec gougères.',
      cn: '三款出自埃佩尔奈白垩酒窖的香槟，在屋顶由银转蓝时斟起。仅限成年人，25欧元，含奶酪泡芙。',
      jp: 'エペルネ周辺の白亜のカーヴから三種のシャンパーニュを、屋根が銀から青へ移る刻に。成人限定、グジェール付き25ユーロ。',
      kr: '에페르네 백악 저장고의 샴페인 세 가지를, 지붕이 은빛에서 푸른빛으로 바뀌는 시간에. 성인 대상, 구제르 포함 25유로입니다.',
    },
    body: {
      en: 'Places are limited to twenty each evening. The sommelier begins at 6:15pm, when the low sun usually reaches the west windows.\n\nThe fee is deducted from any bottle you take home.',
      fr: 'Vingt places par soirée. Le sommelier commence à 18 h 15, face aux fenêtres de l’ouest.\n\nLe prix est déduit de toute bouteille emportée.',
      cn: '每晚限二十席。侍酒师于18:15在西窗前开讲。\n\n凡购酒携回，品鉴费可全额抵扣。',
      jp: '各夜二十名様限定。18:15に西の窓辺でソムリエのご案内が始まります。\n\nボトルをお求めの際は、参加費を差し引かせていただきます。',
      kr: '매일 저녁 스무 분만 모십니다. 소믈리에의 안내는 오후 6시 15분 서쪽 창가에서 시작됩니다.\n\n와인을 구매하시면 참가비를 그만큼 빼 드립니다.',
    },
  }),
  entry('event', 'paris-event-silk-knots', {
    title: { en: 'Silk, knotted seven ways', fr: 'La soie en sept nœuds', cn: '丝巾七结', jp: 'シルク、七つの結び', kr: '실크를 묶는 일곱 가지 방법' }, slug: 'silk-knots', category: ['cat-workshop'], media: ['fashion-scarf'],
    startDate: day(-26, '15:00'), endDate: day(-19, '17:00'), removedAfterExpired: false, time: { en: '3pm to 5pm', fr: 'De 15 h à 17 h', cn: '15:00–17:00', jp: '15:00〜17:00', kr: '오후 3시 ~ 5시' }, frequency: { en: 'One week', fr: 'Pendant une semaine', cn: '为期一周', jp: '一週間', kr: '일주일간' },
    location: { en: 'First floor, mirror gallery', fr: 'Premier étage, galerie des miroirs', cn: '二层，镜廊', jp: '2階、鏡のギャラリー', kr: '2층 거울 갤러리' },
    description: {
      en: 'A week of small lessons on the square scarf: at the neck, on a bag, in the hair, and folded away without a crease.',
      fr: 'Une semaine de petites leçons sur le carré : au cou, sur un sac, dans les cheveux, puis plié sans un faux pli.',
      cn: '一周方巾小课：系于颈间、缀于包上、束于发际，最后收折得不留一丝褶痕。',
      jp: 'スカーフの小さなレッスンを一週間にわたり開催しました。首もとに、バッグに、髪に。そして皺を残さずたたむまで。',
      kr: '한 주 동안 이어진 스카프 레슨. 목에, 가방에, 머리에 매는 법부터 구김 없이 접는 법까지 나누었습니다.',
    },
    body: {
      en: 'Two hundred and ten visitors tied 1,400 knots. The seventh, called the bookseller, has stayed on a printed card at the cash desk; please take one.',
      fr: 'Deux cent dix visiteurs ont fait 1 400 nœuds. Le septième, dit « du bouquiniste », vous attend en caisse sur une carte imprimée.',
      cn: '210位宾客系出约1400个结。第七种“书摊结”已印成卡片，备于收银台，欢迎取阅。',
      jp: '210名のお客様が、1,400もの結びに挑戦されました。七つ目の「古本屋結び」は、レジにあるカードでお持ち帰りいただけます。',
      kr: '210명의 방문객이 1,400번 매듭을 지었습니다. 일곱 번째 ‘책장수 매듭’은 계산대에 둔 카드로 가져가실 수 있습니다.',
    },
  }),
];

const news: readonly Seed[] = [
  entry('news', 'paris-news-watch-salon', {
    title: { en: 'A watch salon on the second floor', fr: 'Un salon horloger au deuxième étage', cn: '三层腕表沙龙启幕', jp: '3階に時計サロンが誕生', kr: '3층에 시계 살롱을 열다' }, slug: 'watch-salon', category: ['cat-opening'], media: ['hero-watches'], brand: 'brand-calibre-ferrand', displayDate: day(-5), startDate: day(-5), removedAfterExpired: false, isFeatured: true,
    description: {
      en: 'Calibre Ferrand and Meridian Time now share the old engraving room, where the light is steady and nobody is hurried.',
      fr: 'Calibre Ferrand et Meridian Time partagent désormais l’ancienne salle de gravure, à la lumière égale, sans hâte.',
      cn: '斐朗与子午时计携手进驻昔日的刻版室，此处天光恒定，从容不迫。',
      jp: 'Calibre FerrandとMeridian Timeが、かつての彫版室に並びました。安定した光のもと、ゆっくりとご覧いただけます。',
      kr: 'Calibre Ferrand와 Meridian Time이 옛 판각실에 나란히 자리했습니다. 빛은 고르고, 아무도 재촉하지 않습니다.',
    },
    body: {
      en: 'A watchmaker is at the bench from Tuesday to Saturday, 11am to 5pm. Strap fitting and a first check of accuracy are complimentary, whatever the watch and wherever it was bought.',
      fr: 'Un horloger est à l’établi du mardi au samedi, de 11 h à 17 h. L’ajustement du bracelet et un premier contrôle de marche sont offerts, quelle que soit la montre et où qu’elle ait été achetée.',
      cn: '周二至周六11:00–17:00，制表师驻店。无论何品牌、购自何处，均可免费调整表带并作初步校时。',
      jp: '火曜から土曜の11:00〜17:00は時計師が在席。どちらでお求めの時計でも、ベルト調整と簡単な精度確認を無料で承ります。',
      kr: '화요일부터 토요일 오전 11시 ~ 오후 5시에는 시계 장인이 상주합니다. 어디서 구입하신 시계든 스트랩 조정과 간단한 정확도 점검을 무료로 해 드립니다.',
    },
  }),
  entry('news', 'paris-news-thursdays', {
    title: { en: 'Thursdays last until half past nine', fr: 'Le jeudi dure jusqu’à 21 h 30', cn: '周四延长至晚九点半', jp: '木曜は夜9時半まで', kr: '목요일은 밤 9시 30분까지' }, slug: 'thursdays', category: ['cat-house-news'], media: ['dining-table'], displayDate: day(-18), startDate: day(-18), removedAfterExpired: false,
    description: {
      en: 'All five floors stay open late once a week, with engraving by the gate and the restaurant’s kitchen serving to ten.',
      fr: 'Les cinq niveaux restent ouverts une fois par semaine en soirée, avec gravure près de la porte et cuisine jusqu’à 22 h.',
      cn: '每周一晚，五层空间延时开放；大门旁可镌刻，餐厅供餐至22:00。',
      jp: '週に一度、五つのフロアすべてが夜まで。門のそばでは刻印を、レストランでは22:00までお食事を承ります。',
      kr: '한 주에 한 번, 다섯 개 층이 늦게까지 문을 엽니다. 출입문 옆에서 각인을, 레스토랑에서는 밤 10시까지 식사를 제공합니다.',
    },
    body: {
      en: 'The court is lit by lanterns after dusk, as the street’s name asks. The détaxe desk keeps the same late hours, so a last evening in Paris need not end in a queue.',
      fr: 'La cour s’éclaire de lanternes à la tombée du jour, comme le veut le nom de la rue. Le comptoir de détaxe suit les mêmes horaires : une dernière soirée à Paris ne finit pas dans une file d’attente.',
      cn: '入夜后，庭院点起灯笼，正合街名。退税服务台同步延时，巴黎的最后一晚，不必在排队中结束。',
      jp: '日が落ちると、通りの名にふさわしく中庭にランタンが灯ります。免税手続きカウンターも同じ時間まで。パリ最後の夜を行列で終えることはありません。',
      kr: '해가 지면 거리의 이름처럼 안뜰에 등불이 켜집니다. 세금 환급 데스크도 같은 시간까지 운영하니, 파리의 마지막 밤을 줄에서 보내지 않으셔도 됩니다.',
    },
  }),
  entry('news', 'paris-news-roof-honey', {
    title: { en: 'First honey from our roof', fr: 'Le premier miel de notre toit', cn: '屋顶的第一罐蜂蜜', jp: '屋上で採れた初めての蜂蜜', kr: '지붕에서 거둔 첫 꿀' }, slug: 'roof-honey', category: ['cat-house-news', 'cat-food-and-gifts'], brand: 'brand-honey-and-tide', media: ['food-honey'], displayDate: day(-40), startDate: day(-40), removedAfterExpired: false,
    description: {
      en: 'Four hives among the chimneys gave 62 jars: lime tree from the Tuileries, chestnut from the quays, a trace of mint.',
      fr: 'Quatre ruches parmi les cheminées ont donné 62 pots : tilleul des Tuileries, marronnier des quais, une pointe de menthe.',
      cn: '烟囱间四箱蜜蜂，酿得62罐：杜伊勒里的椴树、河岸的七叶树，还有一丝薄荷。',
      jp: '煙突のあいだの四つの巣箱から62瓶。チュイルリーの菩提樹、河岸のマロニエ、そしてほのかなミントの香りです。',
      kr: '굴뚝 사이 벌통 네 개에서 예순두 병을 얻었습니다. 튈르리의 보리수, 강변의 마로니에, 은은한 민트 향이 납니다.',
    },
    body: {
      en: 'City bees work a long season, since parks and balconies flower one after another. The jars are sold one to a visitor at the food counter, €18 each, until they are gone.',
      fr: 'Les abeilles des villes ont une longue saison : jardins et balcons fleurissent tour à tour. Un pot par visiteur à l’épicerie, 18 €, jusqu’au dernier.',
      cn: '城中公园与阳台次第开花，蜜蜂的花期因此悠长。美食柜台每位限购一罐，18欧元，售完即止。',
      jp: '公園やバルコニーの花が次々に咲く街では、蜜蜂の季節も長く続きます。食品売場にてお一人様一瓶、18ユーロ。なくなり次第終了です。',
      kr: '공원과 발코니의 꽃이 차례로 피는 도시에서는 꿀벌의 계절도 깁니다. 식품 코너에서 한 분당 한 병, 18유로에 소진될 때까지 판매합니다.',
    },
  }),
];

const offers: readonly Seed[] = [
  entry('specialOffer', 'paris-offer-brick-rose', {
    title: { en: 'Two lipsticks, one case', fr: 'Deux rouges, un étui', cn: '两支唇膏，附赠唇膏匣', jp: 'リップ二本に、ケースを一つ', kr: '립스틱 두 개에 케이스 하나' }, slug: 'two-lipsticks', category: ['cat-beauty'], brand: 'brand-maison-verane', media: ['beauty-lipstick'], isFeatured: true, startDate: day(-8), endDate: day(20, '20:00'), displayDate: day(-8),
    location: { en: 'Ground floor, south gallery', fr: 'Rez-de-chaussée, galerie sud', cn: '底层，南侧长廊', jp: '地上階、南ギャラリー', kr: '1층 남쪽 갤러리' },
    description: {
      en: 'Choose any two Maison Verane lipsticks and receive the travelling case in brushed brass, with a mirror inside the lid.',
      fr: 'Pour deux rouges Maison Verane au choix, l’étui de voyage en laiton brossé, miroir au revers du couvercle, vous est offert.',
      cn: '任选两支薇兰世家唇膏，即赠拉丝黄铜旅行匣，盖内嵌镜。',
      jp: 'Maison Veraneのリップスティックを二本お求めの方に、蓋裏に鏡を備えたヘアライン真鍮のトラベルケースを差し上げます。',
      kr: 'Maison Verane 립스틱 두 개를 고르시면 뚜껑 안쪽에 거울이 달린 브러시드 황동 여행용 케이스를 드립니다.',
    },
    body: {
      en: 'The brick rose shade was mixed for the colour of the city’s evening walls; it suits the case rather well.',
      fr: 'La teinte rose brique évoque les murs de la ville le soir ; elle va fort bien avec l’étui.',
      cn: '其中砖玫瑰色，取自暮色中巴黎墙面的颜色，与黄铜匣相得益彰。',
      jp: '煉瓦色がかった薔薇色は、夕暮れの街の壁から生まれた色。真鍮のケースによく映えます。',
      kr: '벽돌빛 장미색은 저녁 무렵 이 도시의 벽에서 가져온 색으로, 황동 케이스와 잘 어울립니다.',
    },
    terms: {
      en: '- One case per visitor, while 400 last.\n- Not combined with other offers.\n- If the lipsticks are returned, the case must be returned too.',
      fr: '- Un étui par personne, dans la limite de 400.\n- Non cumulable avec d’autres offres.\n- En cas de retour des rouges, l’étui doit être rendu.',
      cn: '- 每位限赠一件，共400件，赠完即止。\n- 不与其他优惠同享。\n- 如退还唇膏，赠品须一并退回。',
      jp: '- お一人様一点、400個限り。\n- ほかの特典との併用はできません。\n- ご返品の際は、ケースもあわせてご返却ください。',
      kr: '- 한 분당 하나, 400개 한정입니다.\n- 다른 혜택과 함께 적용되지 않습니다.\n- 립스틱을 반품하실 때는 케이스도 함께 반납해 주셔야 합니다.',
    },
  }),
  entry('specialOffer', 'paris-offer-macaron-tower', {
    title: { en: 'The seventh macaron', fr: 'Le septième macaron', cn: '第七枚马卡龙', jp: '七つ目のマカロン', kr: '일곱 번째 마카롱' }, slug: 'seventh-macaron', category: ['cat-food-and-gifts'], brand: 'brand-cacao-thereze', media: ['food-macarons'], startDate: day(9), endDate: day(30, '20:00'), displayDate: day(9),
    description: {
      en: 'Buy a box of six from Cacao Thérèze and a seventh is added: saffron, a flavour made for the Paris counter only.',
      fr: 'Pour une boîte de six chez Cacao Thérèze, un septième s’ajoute : safran, un parfum réservé au comptoir de Paris.',
      cn: '购泰蕾兹可可六枚装马卡龙，再添一枚：巴黎柜台专属的藏红花口味。',
      jp: 'Cacao Thérèzeの六個入りをお求めの方に、もう一つ。パリのカウンターだけの味、サフランをお添えします。',
      kr: 'Cacao Thérèze의 여섯 개 상자를 구매하시면 하나를 더 드립니다. 파리 카운터에서만 만나는 사프란 맛입니다.',
    },
    body: {
      en: 'Saffron was once grown in the Gâtinais, an hour south of the city, and is again. The shells keep four days in their box.',
      fr: 'Le safran se cultivait jadis dans le Gâtinais, à une heure au sud de la ville, et s’y cultive de nouveau. Les macarons se gardent quatre jours dans leur boîte.',
      cn: '巴黎以南约一小时车程的加蒂奈，昔日盛产藏红花，如今重又种植。马卡龙盒装可存四日。',
      jp: 'パリから南へ一時間のガティネ地方では、かつてサフランが育てられ、いま再び栽培されています。箱のまま四日ほど日持ちします。',
      kr: '파리에서 남쪽으로 한 시간 거리의 가티네에서는 예전에 사프란을 길렀고, 지금 다시 기르고 있습니다. 상자에 담아 나흘간 보관하실 수 있습니다.',
    },
  }),
  entry('specialOffer', 'paris-offer-ring-sizing', {
    title: { en: 'Ring sizing, our gift', fr: 'La mise à taille offerte', cn: '免费改圈', jp: 'リングのサイズ直しを贈り物に', kr: '반지 사이즈 조정을 선물로' }, slug: 'ring-sizing', category: ['cat-watches-and-jewellery'], brand: 'brand-bellarosa', media: ['jewel-ring'], startDate: day(-3), endDate: day(0, '20:00'), displayDate: day(-3),
    description: {
      en: 'Any Bellarosa ring is sized by our bench jeweller within the day at no charge. The offer ends this evening at 8pm.',
      fr: 'Toute bague Bellarosa est mise à taille dans la journée par notre joaillier, sans frais. L’offre prend fin ce soir à 20 h.',
      cn: '凡购贝拉蔷戒指，由驻店金匠当日免费调整圈口。优惠于今晚20:00截止。',
      jp: 'Bellarosaのリングは、館内の職人が当日中に無料でサイズをお直しします。本日20:00までの特典です。',
      kr: 'Bellarosa 반지는 상주 세공사가 당일 안에 무료로 사이즈를 조정해 드립니다. 오늘 오후 8시에 마감됩니다.',
    },
    body: {
      en: 'Leave the ring before 3pm and collect it by closing; a coffee at the courtyard counter is on the house meanwhile.',
      fr: 'Déposez la bague avant 15 h, reprenez-la avant la fermeture ; entre-temps, le café au comptoir de la cour vous est offert.',
      cn: '15:00前送至，打烊前可取；等候期间，庭院吧台奉上咖啡一杯。',
      jp: '15:00までにお預けいただければ、閉館までにお渡しします。お待ちのあいだ、中庭のコントワールでコーヒーをどうぞ。',
      kr: '오후 3시 전에 맡기시면 폐점 전에 찾으실 수 있습니다. 기다리시는 동안 안뜰 카운터의 커피를 대접해 드립니다.',
    },
  }),
  entry('indexDetailPage', 'paris-promotion-truffle-ribbon', {
    title: { en: 'Truffles with a Paris ribbon', fr: 'Des truffes au ruban de Paris', cn: '系上巴黎缎带的松露巧克力', jp: 'パリのリボンを結んだトリュフ', kr: '파리 리본을 두른 트뤼프' }, slug: 'truffle-ribbon', category: ['cat-food-and-gifts'], brand: 'brand-cacao-thereze', media: ['food-chocolate'], startDate: day(-10), endDate: day(35, '20:00'), displayDate: day(-10),
    location: { en: 'Ground floor, food counter', fr: 'Rez-de-chaussée, épicerie', cn: '底层，美食柜台', jp: '地上階、フード カウンター', kr: '1층 식품 코너' },
    description: {
      en: 'Every bottle-green box of twenty-four is tied with grosgrain woven in Saint-Étienne, the old town of ribbons.',
      fr: 'Chaque boîte vert bouteille de vingt-quatre truffes est nouée d’un gros-grain tissé à Saint-Étienne, ville du ruban.',
      cn: '每盒二十四枚，墨绿礼盒系以罗缎织带，织自丝带之乡圣艾蒂安。',
      jp: '二十四個入りのボトルグリーンの箱に、リボンの街サンテティエンヌで織られたグログランをお結びします。',
      kr: '스물네 개가 든 짙은 초록 상자마다, 리본의 도시 생테티엔에서 짠 그로그랭을 매어 드립니다.',
    },
    body: {
      en: 'The ribbon is complimentary with any box at €32 and above. It is a metre long, and washes well.',
      fr: 'Le ruban est offert pour toute boîte à partir de 32 €. Il mesure un mètre et se lave bien.',
      cn: '凡选购32欧元及以上礼盒，即赠缎带。带长一米，可以水洗。',
      jp: '32ユーロ以上の箱に無料でお付けします。長さは一メートル、洗ってお使いいただけます。',
      kr: '32유로 이상의 상자에 무료로 매어 드립니다. 길이는 1미터이며 물세탁이 가능합니다.',
    },
    terms: { en: 'While ribbon lasts; one per box.', fr: 'Dans la limite du stock ; un ruban par boîte.', cn: '每盒限一条，赠完即止。', jp: '一箱につき一本。なくなり次第終了します。', kr: '상자당 한 개, 소진 시 종료됩니다.' },
  }),
];

const press: readonly Seed[] = [
  entry('mediaCenterDetailPage', 'paris-media-courtyard-reopens', {
    title: { en: 'The courtyard reopens', fr: 'La cour rouvre ses portes', cn: '庭院重启', jp: '中庭、ふたたび', kr: '안뜰, 다시 열리다' }, slug: 'courtyard-reopens', category: ['cat-press-release'], media: ['hero-atrium'], displayDate: day(-30), startDate: day(-30), removedAfterExpired: false,
    description: {
      en: 'After ten months of work on stone and glass, the Paris court is whole again. Photographs may be used free of charge.',
      fr: 'Après dix mois de travaux sur la pierre et le verre, la cour de Paris est de nouveau entière. Photographies libres de droits.',
      cn: '历时十个月的石材与玻璃修缮，巴黎馆庭院重归完整。图片可免费使用。',
      jp: '石とガラスの修復に十か月。パリ館の中庭が元の姿を取り戻しました。写真は無料でお使いいただけます。',
      kr: '열 달에 걸친 석재와 유리 보수를 마치고 파리 하우스의 안뜰이 본모습을 되찾았습니다. 사진은 무료로 사용하실 수 있습니다.',
    },
    body: {
      en: 'The glass roof now carries 412 panes, of which 96 are original. Rain from it fills a cistern that waters the court’s lime trees.\n\nPress enquiries: paris@meridian.example',
      fr: 'La verrière compte désormais 412 carreaux, dont 96 d’origine. L’eau de pluie y alimente une citerne qui arrose les tilleuls de la cour.\n\nPresse : paris@meridian.example',
      cn: '玻璃顶现有412块玻璃，其中96块为原物。雨水汇入蓄水池，用以浇灌庭中椴树。\n\n媒体联络：paris@meridian.example',
      jp: 'ガラス屋根は412枚、うち96枚は創建当時のものです。雨水は貯水槽に集められ、中庭の菩提樹を潤します。\n\n報道関係のお問い合わせ：paris@meridian.example',
      kr: '유리 지붕은 412장으로 이루어져 있으며, 그중 96장은 처음 지을 때의 것입니다. 빗물은 저수조에 모여 안뜰의 보리수를 적십니다.\n\n언론 문의: paris@meridian.example',
    },
  }),
];

/** What happens and what is offered in the Paris gallery: events, news, offers, a promotion, press. */
export const parisHappenings: readonly Seed[] = [...events, ...news, ...offers, ...press];
