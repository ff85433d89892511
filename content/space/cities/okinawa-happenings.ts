import { day, entry, type Seed } from '../seed.ts';

const court = { jp: '1階 中庭', en: 'Level 1, banyan court', cn: '一层，榕荫庭院', tc: '一樓，榕蔭庭院', kr: '1층 반얀나무 안뜰' };
const east = { jp: '1階 東ギャラリー', en: 'Level 1, east gallery', cn: '一层，东侧长廊', tc: '一樓，東側長廊', kr: '1층 동쪽 갤러리' };
const west = { jp: '1階 西ギャラリー', en: 'Level 1, west gallery', cn: '一层，西侧长廊', tc: '一樓，西側長廊', kr: '1층 서쪽 갤러리' };

const events: readonly Seed[] = [
  entry('event', 'okinawa-event-bingata', {
    title: { jp: '紅型、型紙から布へ', en: 'Bingata, from stencil to cloth', cn: '红型：从型纸到布', tc: '紅型：從型紙到布', kr: '빈가타, 형지에서 천으로' }, slug: 'bingata', category: ['cat-workshop'], media: ['fashion-scarf'], isFeatured: true, location: court,
    startDate: day(-6, '11:00'), endDate: day(8, '17:00'), time: { jp: '11:00〜17:00', en: '11am to 5pm', cn: '11:00–17:00', tc: '11:00–17:00', kr: '오전 11시 ~ 오후 5시' }, frequency: { jp: '会期中毎日、各回60分', en: 'Daily, one hour a sitting', cn: '展期内每日，每场60分钟', tc: '活動期間每日，每節60分鐘', kr: '기간 중 매일, 회당 60분' },
    description: {
      jp: '首里の工房の手ほどきで、小さな布に型を置き、顔料をのせ、隈取りの刷毛でぼかしを入れる。染めの一時間です。',
      en: 'With dyers from Shuri, lay a stencil on a small cloth, brush in mineral colours and shade the edges: an hour of Ryukyu dyeing.',
      cn: '由首里工坊的染匠指导，在一方小布上铺型纸、上颜料、以刷晕染：琉球染织的一小时。',
      tc: '由首里工坊的染匠指導，在一方小布上鋪型紙、上顏料、以刷暈染：琉球染織的一小時。',
      kr: '슈리 공방 장인의 안내로 작은 천에 형지를 놓고 안료를 얹어 붓으로 번지게 합니다. 류큐 염색의 한 시간입니다.',
    },
    body: {
      jp: '参加費2,000円、染めた布はその日のうちにお持ち帰りいただけます。紅型は王朝の衣を彩った染めで、ひとつの型に雪輪も松も、南の花も同居します。\n\n汚れてもよい袖でお越しください。前掛けはお貸しします。',
      en: 'The fee is ¥2,000 and the cloth goes home with you the same day. Bingata coloured the robes of the court; a single stencil may hold snow, pines and tropical flowers at once.\n\nAprons are lent; sleeves are best rolled.',
      cn: '参加费2,000日元，染好的布当日可带走。红型曾为王朝衣装着色，一张型纸之中，雪轮、松枝与南国花卉同在。\n\n围裙可借用，袖口请挽起。',
      tc: '參加費2,000日圓，染好的布即日可帶走。紅型曾為王朝衣裝着色，一張型紙之中，雪輪、松枝與南國花卉同在。\n\n圍裙可借用，袖口請捲起。',
      kr: '참가비는 2,000엔이며 물들인 천은 당일 가져가실 수 있습니다. 빈가타는 왕조의 옷을 물들이던 염색으로, 하나의 형지에 눈과 소나무와 남국의 꽃이 함께 깃듭니다.\n\n앞치마를 빌려 드리니 소매만 걷어 주십시오.',
    },
  }),
  entry('event', 'okinawa-event-yachimun-mornings', {
    title: { jp: 'やちむんの朝', en: 'Pottery mornings', cn: '陶器之晨', tc: '陶器之晨', kr: '야치문의 아침' }, slug: 'yachimun-mornings', category: ['cat-exhibition'], media: ['art-vessels'], location: west,
    startDate: day(15, '10:00'), endDate: day(24, '13:00'), time: { jp: '10:00〜13:00', en: '10am to 1pm', cn: '10:00–13:00', tc: '10:00–13:00', kr: '오전 10시 ~ 오후 1시' }, frequency: { jp: '毎朝', en: 'Every morning', cn: '每日早晨', tc: '每日早上', kr: '매일 아침' },
    description: {
      jp: '壺屋と読谷から届く、焼き上がったばかりの器。手に取り、茶を注ぎ、重さと口あたりを確かめてからお選びください。',
      en: 'Pots fresh from the kilns of Tsuboya and Yomitan. Lift them, drink tea from them and choose by weight and by the feel of the rim.',
      cn: '壶屋与读谷新出窑的器皿。捧起、注茶，掂其分量，感其口沿，再作选择。',
      tc: '壺屋與讀谷新出窯的器皿。捧起、注茶，掂其分量，感其口沿，再作選擇。',
      kr: '쓰보야와 요미탄의 가마에서 막 나온 그릇들. 들어 보고 차를 따라 무게와 입에 닿는 느낌을 확인한 뒤 고르십시오.',
    },
    body: {
      jp: '壺屋に窯が集められたのは1682年。いまも那覇の街なかで、ろくろの音が続いています。お求めの器は割れないよう藁紙で包み、空港までお届けします。',
      en: 'The kilns were brought together at Tsuboya in 1682, and wheels still turn there in the middle of Naha. What you buy is wrapped in straw paper and waits for you at the airport.',
      cn: '1682年，各地窑场汇聚壶屋；时至今日，那霸市中心仍可听见辘轳转动。所购器皿以草纸包妥，送至机场等候。',
      tc: '1682年，各地窯場匯聚壺屋；時至今日，那霸市中心仍可聽見轆轤轉動。所購器皿以草紙包妥，送至機場等候。',
      kr: '1682년 가마들이 쓰보야에 모였고, 지금도 나하 한복판에서 물레가 돕니다. 고르신 그릇은 짚종이에 싸서 공항까지 보내 드립니다.',
    },
  }),
  entry('event', 'okinawa-event-whisky-banyan', {
    title: { jp: 'ガジュマルとウイスキーの宵', en: 'Whisky under the banyan', cn: '榕荫下的威士忌之夜', tc: '榕蔭下的威士忌之夜', kr: '반얀나무 아래 위스키의 밤' }, slug: 'whisky-banyan', category: ['cat-tasting'], brand: 'brand-glenmarrow', media: ['hero-spirits'], whetherLiquorOrTobacco: true, location: court,
    startDate: day(-20, '18:00'), endDate: day(-14, '20:00'), removedAfterExpired: false, time: { jp: '18:00〜20:00', en: '6pm to 8pm', cn: '18:00–20:00', tc: '18:00–20:00', kr: '오후 6시 ~ 8시' },
    description: {
      jp: 'Glenmarrowの三つの樽を、三線の音と黒糖とともに。二十歳以上のお客様と過ごした七夜でした。',
      en: 'Three Glenmarrow casks, a sanshin and a dish of brown sugar: seven evenings with guests of 20 and over, in the cool of the tree.',
      cn: '格伦马罗三桶佳酿，伴以三线琴声与黑糖：与年满20周岁的宾客共度的七个夜晚。',
      tc: '格倫馬羅三桶佳釀，伴以三線琴聲與黑糖：與年滿20歲的賓客共度的七個夜晚。',
      kr: 'Glenmarrow의 세 캐스크를 산신 가락과 흑당에 곁들였습니다. 만 20세 이상 손님과 함께한 일곱 밤이었습니다.',
    },
    body: {
      jp: 'もっとも好まれたのは、海に近い倉で眠った二番樽。石蔵では引き続き、小さなグラスでお試しいただけます。',
      en: 'The favourite was the second cask, which slept in a warehouse near the sea. It is still poured by the small glass in the stone store on level 3.',
      cn: '最受青睐的是沉睡于海边酒仓的二号桶，现仍可在三层石仓以小杯品饮。',
      tc: '最受青睞的是沉睡於海邊酒倉的二號桶，現仍可在三樓石倉以小杯品飲。',
      kr: '가장 사랑받은 것은 바닷가 창고에서 잠든 두 번째 캐스크였습니다. 3층 돌 곳간에서 지금도 작은 잔으로 맛보실 수 있습니다.',
    },
  }),
];

const news: readonly Seed[] = [
  entry('news', 'okinawa-news-fragrance-room', {
    title: { jp: '香りの間がひらきました', en: 'A fragrance room opens', cn: '香氛室启幕', tc: '香氛室揭幕', kr: '향기의 방을 열었습니다' }, slug: 'fragrance-room', category: ['cat-opening'], media: ['hero-beauty'], isFeatured: true, displayDate: day(-3), startDate: day(-3), removedAfterExpired: false,
    description: {
      jp: 'HesperiaとLune & Lindenが、東ギャラリーの新しい小部屋に。障子越しの光の中で、静かに香りをお試しいただけます。',
      en: 'Hesperia and Lune & Linden share a small new room in the east gallery, where the light falls through paper screens.',
      cn: '暮星与月与椴携手进驻东侧长廊的新室，光线透过纸障，静静品香。',
      tc: '暮星與月與椴攜手進駐東側長廊的新室，光線透過紙障，靜靜品香。',
      kr: 'Hesperia와 Lune & Linden이 동쪽 갤러리의 새 방에 자리했습니다. 창호지를 지난 빛 속에서 고요히 향을 만나십시오.',
    },
    body: {
      jp: '湿り気のある島の空気では、香りはゆっくりとひらきます。まず手首に一滴、中庭を歩いてからお決めください。ボトルへの刻印は約十五分、無料です。',
      en: 'In the damp air of the islands a scent opens slowly. Put a drop on the wrist and walk around the court before you decide. Engraving takes a quarter of an hour and is complimentary.',
      cn: '岛上空气湿润，香气徐徐绽放。先在腕间点一滴，绕庭院走走再作决定。瓶身镌刻约十五分钟，免费提供。',
      tc: '島上空氣濕潤，香氣徐徐綻放。先在腕間點一滴，繞庭院走走再作決定。瓶身鐫刻約十五分鐘，費用全免。',
      kr: '습기를 머금은 섬의 공기에서는 향이 천천히 피어납니다. 손목에 한 방울 올리고 안뜰을 거닌 뒤 결정하십시오. 병 각인은 15분가량이며 무료입니다.',
    },
  }),
  entry('news', 'okinawa-news-evening-walls', {
    title: { jp: '夕べに灯る珊瑚の塀', en: 'The coral wall, lit at dusk', cn: '暮色中点亮珊瑚墙', tc: '暮色中點亮珊瑚牆', kr: '해 질 녘에 밝히는 산호 담장' }, slug: 'evening-walls', category: ['cat-house-news'], media: ['arch-facade-dusk'], displayDate: day(-16), startDate: day(-16), removedAfterExpired: false,
    description: {
      jp: '日没から閉館まで、塀の石をひとつずつ照らす低い灯りを設けました。貝の影が浮かぶのは、暮れてから三十分ほどです。',
      en: 'From sunset to closing, low lamps pick out the wall stone by stone. The shapes of shells show best half an hour after dark.',
      cn: '日落至闭馆，低矮灯光逐石映照墙面。入夜后约半小时，贝壳的影子最为清晰。',
      tc: '日落至閉館，低矮燈光逐石映照牆面。入夜後約半小時，貝殼的影子最為清晰。',
      kr: '해가 진 뒤 폐점까지, 낮은 등이 담장의 돌을 하나씩 비춥니다. 조개의 그림자는 어두워지고 30분쯤 지났을 때 가장 또렷합니다.',
    },
    body: {
      jp: '灯りは虫や鳥を驚かせぬよう、暖かな色に抑えています。塀の外の道から、どなたでもご覧いただけます。',
      en: 'The lamps are warm and dim so as not to trouble insects and birds. The wall can be seen from the lane by anyone who passes.',
      cn: '灯色温暖而幽微，以免惊扰虫鸟。过路行人在墙外小路上亦可欣赏。',
      tc: '燈色溫暖而幽微，以免驚擾蟲鳥。過路行人在牆外小路上亦可欣賞。',
      kr: '벌레와 새를 놀라게 하지 않도록 따뜻하고 은은한 빛을 썼습니다. 담장 밖 길에서 누구나 보실 수 있습니다.',
    },
  }),
  entry('news', 'okinawa-news-eight-islands', {
    title: { jp: '八つの島の黒糖', en: 'Brown sugar from eight islands', cn: '八岛黑糖', tc: '八島黑糖', kr: '여덟 섬의 흑당' }, slug: 'eight-islands', category: ['cat-food-and-gifts', 'cat-house-news'], brand: 'brand-cacao-thereze', media: ['food-chocolate'], displayDate: day(-33), startDate: day(-33), removedAfterExpired: false,
    description: {
      jp: '伊平屋から与那国まで、黒糖をつくる八つの島。その味をひとつずつ閉じ込めたトリュフを、Cacao Thérèzeが仕立てました。',
      en: 'From Iheya to Yonaguni, eight islands make kokuto. Cacao Thérèze has put each into a truffle of its own, in one bottle-green box.',
      cn: '从伊平屋到与那国，八座岛屿出产黑糖。泰蕾兹可可将各岛滋味逐一封入松露巧克力。',
      tc: '從伊平屋到與那國，八座島嶼出產黑糖。泰蕾茲可可將各島滋味逐一封入松露朱古力。',
      kr: '이헤야에서 요나구니까지, 흑당을 만드는 여덟 섬이 있습니다. Cacao Thérèze가 섬마다의 맛을 트뤼프에 담았습니다.',
    },
    body: {
      jp: '塩気、草の香り、炭のような余韻。島の土と海風が、同じ砂糖黍を違う味に育てます。八粒入り2,800円、常温で二週間ほど日持ちします。',
      en: 'Salt, grass, a trace of charcoal: soil and sea wind turn the same cane into different sugars. Eight pieces at ¥2,800; they keep two weeks at room temperature.',
      cn: '咸意、草香、炭火般的余韵：土壤与海风，让同样的甘蔗各有滋味。八粒装2,800日元，常温可存约两周。',
      tc: '鹹意、草香、炭火般的餘韻：土壤與海風，讓同樣的甘蔗各有滋味。八粒裝2,800日圓，室溫可存約兩星期。',
      kr: '짠맛과 풀 향, 숯 같은 여운. 섬의 흙과 바닷바람이 같은 사탕수수를 서로 다른 맛으로 키웁니다. 여덟 알 2,800엔, 실온에서 2주가량 두고 드실 수 있습니다.',
    },
  }),
];

const offers: readonly Seed[] = [
  entry('specialOffer', 'okinawa-offer-after-sun', {
    title: { jp: '陽ざしのあとのクリーム', en: 'The after-sun pair', cn: '晒后双重呵护', tc: '曬後雙重呵護', kr: '햇볕 뒤의 크림 한 쌍' }, slug: 'after-sun-pair', category: ['cat-beauty'], brand: 'brand-aurelle', media: ['beauty-cream'], isFeatured: true, startDate: day(-7), endDate: day(18, '20:00'), displayDate: day(-7), location: east,
    description: {
      jp: 'Aurelleのリペアクリームをお求めの方に、旅行用の小さな瓶をもうひとつ。冷蔵庫でひんやりさせてお使いください。',
      en: 'With every jar of Aurelle repair cream comes a second, travel-sized one. Keep it in the refrigerator and use it after the beach.',
      cn: '购欧蕾尔修护面霜，即赠旅行装一罐。置于冰箱，海滩归来后使用。',
      tc: '購歐蕾爾修護面霜，即送旅行裝一罐。置於雪櫃，沙灘歸來後使用。',
      kr: 'Aurelle 리페어 크림을 구매하시면 여행용 작은 용기를 하나 더 드립니다. 냉장고에 두었다가 해변에서 돌아와 쓰십시오.',
    },
    body: {
      jp: '小さな瓶は15ml、機内にもお持ち込みいただけます。空いた瓶は、どの街のMeridian Galleriaでも詰め替えを承ります。',
      en: 'The small jar holds 15 ml and is welcome in the cabin. Empty jars are refilled in any Meridian city.',
      cn: '小罐15毫升，可随身登机。空罐在任何一座 Meridian 城市均可续装。',
      tc: '小罐15毫升，可隨身登機。空罐在任何一座 Meridian 城市均可續裝。',
      kr: '작은 용기는 15ml로 기내 반입이 가능합니다. 빈 용기는 어느 도시의 Meridian에서나 다시 채워 드립니다.',
    },
    terms: {
      jp: '- お一人様一点、なくなり次第終了します。\n- 免税・課税いずれのお買い物も対象です。\n- ほかの特典との併用はできません。',
      en: '- One per person, while stocks last.\n- Valid for duty-free and duty-paid purchases.\n- Not combined with other offers.',
      cn: '- 每位限赠一件，赠完即止。\n- 免税与完税商品均适用。\n- 不与其他优惠同享。',
      tc: '- 每位限送一件，送完即止。\n- 免稅及完稅商品均適用。\n- 不可與其他優惠同時使用。',
      kr: '- 한 분당 하나, 소진 시 종료됩니다.\n- 면세·과세 구매 모두 해당됩니다.\n- 다른 혜택과 함께 적용되지 않습니다.',
    },
  }),
  entry('specialOffer', 'okinawa-offer-petal-compact', {
    title: { jp: '花びらのコンパクト', en: 'A compact for the coast', cn: '海岸粉饼礼', tc: '海岸粉餅禮', kr: '꽃잎을 담은 콤팩트' }, slug: 'petal-compact', category: ['cat-beauty'], brand: 'brand-maison-verane', media: ['beauty-compact'], startDate: day(11), endDate: day(32, '20:00'), displayDate: day(11), location: east,
    description: {
      jp: 'Maison Veraneのプレストパウダーに、デイゴの花色の布ポーチを添えて。沖縄館だけの組み合わせです。',
      en: 'Maison Verane’s pressed powder comes with a pouch in the red of the deigo, Okinawa’s own flower. Only in this house.',
      cn: '购薇兰世家蜜粉饼，附赠冲绳县花刺桐红布袋一只，仅限冲绳馆。',
      tc: '購薇蘭世家蜜粉餅，附送沖繩縣花刺桐紅布袋一隻，只限沖繩館。',
      kr: 'Maison Verane 프레스드 파우더에 오키나와의 상징 꽃 데이고의 붉은빛 파우치를 더했습니다. 오키나와 하우스에서만 만나실 수 있습니다.',
    },
    body: {
      jp: '汗ばむ日にも白く浮かない、砂色と琥珀色の二色展開。鏡は取り外してお使いいただけます。',
      en: 'Two shades, sand and amber, neither of which turns pale on a humid day. The mirror lifts out.',
      cn: '沙色与琥珀色两款，潮热天亦不泛白。镜片可取出单独使用。',
      tc: '沙色與琥珀色兩款，潮熱天亦不泛白。鏡片可取出單獨使用。',
      kr: '습한 날에도 하얗게 뜨지 않는 모래빛과 호박빛 두 가지 색입니다. 거울은 떼어 쓰실 수 있습니다.',
    },
  }),
  entry('specialOffer', 'okinawa-offer-strap', {
    title: { jp: '二本目のストラップ', en: 'A second strap', cn: '第二条表带', tc: '第二條錶帶', kr: '두 번째 스트랩' }, slug: 'second-strap', category: ['cat-watches-and-jewellery'], brand: 'brand-meridian-time', media: ['watch-face'], startDate: day(-40), endDate: day(-9, '20:00'), displayDate: day(-40), removedAfterExpired: false, location: { jp: '2階 南ギャラリー', en: 'Level 2, south gallery', cn: '二层，南侧长廊', tc: '二樓，南側長廊', kr: '2층 남쪽 갤러리' },
    description: {
      jp: 'Meridian Timeの時計に、芭蕉布の色を写した布のストラップをもう一本。ご好評のうちに終了いたしました。',
      en: 'With a Meridian Time watch came a second strap in the straw colour of banana-fibre cloth. This offer has ended, with our thanks.',
      cn: '购子午时计腕表，附赠芭蕉布色织带表带一条。活动已圆满结束，谨致谢意。',
      tc: '購子午時計腕錶，附送芭蕉布色織帶錶帶一條。活動已圓滿結束，謹致謝意。',
      kr: 'Meridian Time 시계에 파초포 빛깔의 직물 스트랩을 하나 더 드렸습니다. 성원에 힘입어 종료되었습니다.',
    },
    body: {
      jp: 'ストラップは単品でもお求めいただけます。交換は無料、約五分です。',
      en: 'The strap may still be bought on its own. Fitting is complimentary and takes five minutes.',
      cn: '表带仍可单独选购，更换免费，约五分钟。',
      tc: '錶帶仍可單獨選購，更換免費，約五分鐘。',
      kr: '스트랩은 지금도 따로 구매하실 수 있습니다. 교체는 무료이며 5분가량 걸립니다.',
    },
  }),
  entry('indexDetailPage', 'okinawa-promotion-shikuwasa', {
    title: { jp: 'シークヮーサーのマカロン', en: 'Shikuwasa macarons', cn: '香檬马卡龙', tc: '香檬馬卡龍', kr: '시콰사 마카롱' }, slug: 'shikuwasa-macarons', category: ['cat-food-and-gifts'], brand: 'brand-cacao-thereze', media: ['food-macarons'], startDate: day(-5), endDate: day(28, '20:00'), displayDate: day(-5), location: west,
    description: {
      jp: '大宜味村の青い実をしぼった、爽やかな一粒。六個入りをお求めの方に、もう一箱を半額でご用意します。',
      en: 'Sharp green juice from Ogimi in the north of the island. Buy a box of six and the second is half the price.',
      cn: '取大宜味村青涩果汁，清爽一枚。购六枚装一盒，第二盒半价。',
      tc: '取大宜味村青澀果汁，清爽一枚。購六枚裝一盒，第二盒半價。',
      kr: '오기미촌의 푸른 열매를 짜 넣은 상큼한 한 알. 여섯 개 상자를 구매하시면 두 번째 상자를 반값에 드립니다.',
    },
    body: {
      jp: '一箱2,400円。保冷剤を添えてお包みし、お持ち歩きは三時間までを目安にしてください。',
      en: 'A box costs ¥2,400. It is packed with a cool pad and travels well for three hours.',
      cn: '每盒2,400日元。附保冷剂包装，请于三小时内携达。',
      tc: '每盒2,400日圓。附保冷劑包裝，請於三小時內攜達。',
      kr: '한 상자 2,400엔입니다. 보냉제를 함께 넣어 드리며 세 시간 안에 옮기시는 것이 좋습니다.',
    },
    terms: { jp: '同日・同一会計のお買い物に限ります。', en: 'For purchases on one day and one receipt.', cn: '仅限同日同一单据。', tc: '只限同日同一單據。', kr: '같은 날 한 번에 계산하신 구매에 한합니다.' },
  }),
];

const press: readonly Seed[] = [
  entry('mediaCenterDetailPage', 'okinawa-media-watch-room', {
    title: { jp: '時計サロン 画像集', en: 'Pictures of the watch salon', cn: '腕表沙龙图集', tc: '腕錶沙龍圖集', kr: '시계 살롱 이미지' }, slug: 'watch-salon-pictures', category: ['cat-image-library'], media: ['hero-watches'], displayDate: day(-22), startDate: day(-22), removedAfterExpired: false,
    description: {
      jp: '2階の時計サロンを朝の光で撮影した写真です。報道用に、無料でお使いいただけます。',
      en: 'The watch salon on level 2, photographed in morning light. The pictures are free of charge for editorial use.',
      cn: '二层腕表沙龙，摄于晨光之中。图片供媒体报道免费使用。',
      tc: '二樓腕錶沙龍，攝於晨光之中。圖片供傳媒報道免費使用。',
      kr: '아침 햇살에 담은 2층 시계 살롱의 사진입니다. 보도용으로 무료로 사용하실 수 있습니다.',
    },
    body: {
      jp: '掲載の際は「Meridian Galleria 沖縄」とご記載ください。高解像度のデータは okinawa@meridian.example までお申し付けください。',
      en: 'Please credit Meridian Galleria Okinawa. For larger files write to okinawa@meridian.example.',
      cn: '刊用时请注明“Meridian Galleria 冲绳”。如需高清文件，请致函 okinawa@meridian.example。',
      tc: '刊用時請註明「Meridian Galleria 沖繩」。如需高解像檔案，請電郵至 okinawa@meridian.example。',
      kr: '게재 시 ‘Meridian Galleria 오키나와’로 표기해 주십시오. 고해상도 파일은 okinawa@meridian.example로 문의하시기 바랍니다.',
    },
  }),
];

/** What happens and what is offered in the Okinawa gallery: events, news, offers, a promotion, press. */
export const okinawaHappenings: readonly Seed[] = [...events, ...news, ...offers, ...press];
