import { entry, type Seed } from '../seed.ts';

const time = { jp: '毎日 10:00〜20:00', en: 'Daily, 10am to 8pm', cn: '每日 10:00–20:00', tc: '每日 10:00–20:00', kr: '매일 오전 10시 ~ 오후 8시' };
const east = { jp: '1階 東ギャラリー', en: 'Level 1, east gallery', cn: '一层，东侧长廊', tc: '一樓，東側長廊', kr: '1층 동쪽 갤러리' };
const west = { jp: '1階 西ギャラリー', en: 'Level 1, west gallery', cn: '一层，西侧长廊', tc: '一樓，西側長廊', kr: '1층 서쪽 갤러리' };
const court = { jp: '1階 中庭', en: 'Level 1, banyan court', cn: '一层，榕荫庭院', tc: '一樓，榕蔭庭院', kr: '1층 반얀나무 안뜰' };
const upper = { jp: '2階 南ギャラリー', en: 'Level 2, south gallery', cn: '二层，南侧长廊', tc: '二樓，南側長廊', kr: '2층 남쪽 갤러리' };

const brands: readonly Seed[] = [
  entry('brandPavilion', 'okinawa-brand-kintara', {
    title: { jp: 'Kintara', en: 'Kintara', cn: 'Kintara 金多莱', tc: 'Kintara 金多萊', kr: 'Kintara' }, slug: 'kintara', brand: 'brand-kintara', category: ['cat-fashion'], label: ['label-new'], media: ['fashion-sunglasses'], isFeatured: true, location: upper, time,
    description: {
      jp: '礁湖の照り返しのために選ばれた濃いレンズと、磨き上げたべっこう色のアセテート。掛け心地は、歩いてお確かめください。',
      en: 'Dark, colour-true lenses for the glare of a lagoon, in polished tortoise acetate. Wear them for a walk before you decide.',
      cn: '为礁湖反光而选的深色镜片，不失真色；玳瑁色板材细细抛光。戴上走一走，再作决定。',
      tc: '為礁湖反光而選的深色鏡片，不失真色；玳瑁色板材細細拋光。戴上走一走，再作決定。',
      kr: '석호의 눈부심을 위해 고른 짙은 렌즈와 정성껏 연마한 호피 무늬 아세테이트. 걸어 보시고 결정하십시오.',
    },
    body: {
      jp: 'フィッティングは約十分、無料です。中庭の水盤のまわりを一周して、照り返しの中で見え方をお試しください。調整は何年先でも承ります。',
      en: 'A fitting takes ten minutes and is complimentary. Walk once around the basin in the court to try the lenses against bright water. Adjustments are free for as long as you own the frame.',
      cn: '调校约十分钟，免费。绕庭院水盘走上一圈，在粼粼反光中试看效果。日后随时可免费调整。',
      tc: '調校約十分鐘，費用全免。繞庭院水盤走一圈，在粼粼反光中試看效果。日後隨時可免費調整。',
      kr: '피팅은 10분가량이며 무료입니다. 안뜰의 수반을 한 바퀴 돌며 반사광 속에서 시야를 확인해 보십시오. 조정은 언제까지나 무료로 해 드립니다.',
    },
  }),
  entry('brandPavilion', 'okinawa-brand-solenne', {
    title: { jp: 'Solenne', en: 'Solenne', cn: 'Solenne 素澜', tc: 'Solenne 素瀾', kr: 'Solenne' }, slug: 'solenne', brand: 'brand-solenne', category: ['cat-beauty'], label: ['label-exclusive'], media: ['beauty-serum'], isFeatured: true, location: east, time,
    description: {
      jp: '三つの濃さの美容液だけを揃える、静かなカウンター。夕方には、陽に当たった肌のための「Dusk」をお試しください。',
      en: 'A quiet counter with one serum in three strengths. In the late afternoon, ask for Dusk, made for skin that has been in the sun.',
      cn: '一方安静的柜台，只有一款精华、三种浓度。傍晚不妨试试“暮”，专为晒过的肌肤而备。',
      tc: '一方安靜的櫃枱，只有一款精華、三種濃度。傍晚不妨試試「暮」，專為曬過的肌膚而備。',
      kr: '세 가지 농도의 세럼 하나만 두는 고요한 카운터. 늦은 오후에는 햇볕을 쬔 피부를 위한 ‘더스크’를 청해 보십시오.',
    },
    body: {
      jp: '石を沈めた水盤で手をすすぎ、一滴をのせて五分。お肌の乾きを測る間、冷たいさんぴん茶をお出しします。30mlは機内持ち込みにも便利です。',
      en: 'Rinse your hands at the basin of stones, take one drop and wait five minutes; cold sanpin tea is served meanwhile. The 30 ml bottle is small enough for the cabin.',
      cn: '在沉着圆石的水盆中净手，点一滴，静候五分钟，其间奉上一杯冰镇香片茶。30毫升装，可随身登机。',
      tc: '在沉着圓石的水盆中淨手，點一滴，靜候五分鐘，其間奉上一杯冰鎮香片茶。30毫升裝，可隨身登機。',
      kr: '돌이 잠긴 수반에서 손을 헹구고 한 방울을 올린 뒤 5분을 기다려 주십시오. 그동안 시원한 산핀차를 내어 드립니다. 30ml 용량은 기내에 들고 타기에도 알맞습니다.',
    },
  }),
  entry('brandPavilion', 'okinawa-brand-sencha-hall', {
    title: { jp: 'Sencha Hall', en: 'Sencha Hall', cn: 'Sencha Hall 煎茶堂', tc: 'Sencha Hall 煎茶堂', kr: 'Sencha Hall' }, slug: 'sencha-hall', brand: 'brand-sencha-hall', category: ['cat-food-and-gifts'], media: ['food-tea'], isFeatured: true, location: west,
    time: { jp: '毎日 10:30〜18:30', en: 'Daily, 10:30am to 6:30pm', cn: '每日 10:30–18:30', tc: '每日 10:30–18:30', kr: '매일 오전 10시 30분 ~ 오후 6시 30분' },
    description: {
      jp: '縁側に腰かけて、まず一杯。煎茶や焙じ茶に加え、茉莉花の香るさんぴん茶を沖縄館だけの缶でご用意しました。',
      en: 'Sit on the veranda and take a cup first. Besides green and roasted teas, there is jasmine-scented sanpin in a caddy made for Okinawa.',
      cn: '在廊下坐定，先饮一杯。除煎茶与焙茶外，另有冲绳馆专属茶罐盛装的茉莉香片。',
      tc: '在廊下坐定，先飲一杯。除煎茶與焙茶外，另有沖繩館專屬茶罐盛裝的茉莉香片。',
      kr: '툇마루에 앉아 먼저 한 잔 드십시오. 센차와 호지차는 물론, 재스민 향의 산핀차를 오키나와 한정 캐디에 담았습니다.',
    },
    body: {
      jp: 'さんぴん茶は、琉球が大陸と行き来していた頃から親しまれてきたお茶です。熱湯で二分、氷に注げば夏の色。お茶缶の詰め替えは50gから量り売りいたします。',
      en: 'Sanpin came to the islands with the trade of the Ryukyu kingdom. Two minutes in hot water, then over ice. Refills are sold by weight from 50 g.',
      cn: '香片茶随琉球王国的海上往来传入岛上。沸水两分钟，浇于冰上，便是夏天的颜色。茶叶论重续装，50克起。',
      tc: '香片茶隨琉球王國的海上往來傳入島上。沸水兩分鐘，澆於冰上，便是夏天的顏色。茶葉按重量續裝，50克起。',
      kr: '산핀차는 류큐 왕국의 교역과 함께 섬에 들어왔습니다. 뜨거운 물에 2분, 얼음 위에 부으면 여름의 빛깔입니다. 리필은 50g부터 무게로 판매합니다.',
    },
  }),
  entry('brandPavilion', 'okinawa-brand-glenmarrow', {
    title: { jp: 'Glenmarrow', en: 'Glenmarrow', cn: 'Glenmarrow 格伦马罗', tc: 'Glenmarrow 格倫馬羅', kr: 'Glenmarrow' }, slug: 'glenmarrow', brand: 'brand-glenmarrow', category: ['cat-wines-and-spirits'], label: ['label-exclusive'], media: ['spirits-whisky'], whetherLiquorOrTobacco: true, time,
    location: { jp: '3階 石蔵', en: 'Level 3, stone store', cn: '三层，石仓', tc: '三樓，石倉', kr: '3층 돌 곳간' },
    description: {
      jp: '樽出しの強さで瓶詰めしたシングルモルト。石灰岩の壁に囲まれた涼しい石蔵で、最初の一口をどうぞ。20歳以上のお客様に限ります。',
      en: 'Single malt at cask strength, tasted in a cool room of limestone. The first measure is complimentary for guests of 20 and over.',
      cn: '原桶强度单一麦芽威士忌，在石灰岩壁的清凉石仓中品饮。首杯敬赠，仅限年满20周岁的宾客。',
      tc: '原桶強度單一麥芽威士忌，在石灰岩壁的清涼石倉中品飲。首杯敬贈，只限年滿20歲的賓客。',
      kr: '캐스크 스트렝스 싱글 몰트를 석회암 벽의 서늘한 방에서 맛보십시오. 만 20세 이상 고객께 첫 잔을 무료로 드립니다.',
    },
    body: {
      jp: 'グラスの隣に置くのは、沖縄のやわらかな黒糖ひとかけ。塩気のある麦芽の余韻が、ふっと丸くなります。お酒は、乗り継ぎにも対応した密封袋でお渡しします。',
      en: 'Beside the glass lies a piece of Okinawan brown sugar, which rounds off the salt in the malt. Bottles are handed over in sealed bags suited to connecting flights.',
      cn: '杯旁佐以一块冲绳黑糖，麦芽的微咸余韵随之圆润。酒瓶以密封袋交付，适合转机携带。',
      tc: '杯旁佐以一塊沖繩黑糖，麥芽的微鹹餘韻隨之圓潤。酒瓶以密封袋交付，適合轉機攜帶。',
      kr: '잔 옆에는 오키나와 흑당 한 조각을 둡니다. 몰트의 짭조름한 여운이 한결 둥글어집니다. 병은 환승에도 알맞은 밀봉 봉투에 담아 드립니다.',
    },
  }),
  entry('brandPavilion', 'okinawa-brand-bellarosa', {
    title: { jp: 'Bellarosa', en: 'Bellarosa', cn: 'Bellarosa 贝拉蔷', tc: 'Bellarosa 貝拉薔', kr: 'Bellarosa' }, slug: 'bellarosa', brand: 'brand-bellarosa', category: ['cat-watches-and-jewellery'], label: ['label-leasing-brand'], media: ['jewel-bracelet'], location: upper, time,
    description: {
      jp: '重ねるほどに音を立てる、金のバングル。なめらか、槌目、縄目の三種を、海辺の午後にふさわしく組み合わせます。',
      en: 'Gold bangles that are meant to be stacked and heard: smooth, hammered and turned like rope, put together for an afternoon by the sea.',
      cn: '为叠戴与轻响而生的金手镯：光面、锤纹、绳纹三式，搭配成一个海边的午后。',
      tc: '為疊戴與輕響而生的金手鐲：光面、鎚紋、繩紋三式，配搭成一個海邊的午後。',
      kr: '겹칠수록 맑은 소리가 나는 금 뱅글. 매끈한 것, 두드린 것, 밧줄처럼 꼰 것 세 가지를 바닷가의 오후에 어울리게 맞춰 드립니다.',
    },
    body: {
      jp: '手首の採寸は無料で、お二人ご一緒にもどうぞ。汗や海水のあとは真水ですすぎ、やわらかな布でお拭きください。お手入れ用の布を添えてお包みします。',
      en: 'Wrists are measured free of charge, two at a time if you wish. After the sea, rinse in fresh water and dry with the cloth that comes with every piece.',
      cn: '免费量腕，亦可两人同量。海水与汗水之后，请以清水冲净，用随附软布拭干。',
      tc: '免費量腕，亦可兩人同量。沾過海水與汗水後，請以清水沖淨，用隨附軟布抹乾。',
      kr: '손목 치수는 무료로 재어 드리며, 두 분이 함께 오셔도 좋습니다. 바닷물이나 땀이 닿은 뒤에는 맑은 물에 헹궈 함께 드리는 천으로 닦아 주십시오.',
    },
  }),
];

const dining: readonly Seed[] = [
  entry('zenchef', 'okinawa-booking-getto', { title: { jp: '席を予約する', en: 'Reserve a table', cn: '预订餐位', tc: '預訂餐桌', kr: '테이블 예약' }, rid: 'meridian-okinawa-getto' }),
  entry('dining', 'okinawa-dining-getto-table', {
    title: { jp: '月桃の食卓', en: 'The shell ginger table', cn: '月桃餐桌', tc: '月桃餐桌', kr: '월도의 식탁' }, slug: 'getto-table', category: ['cat-restaurant'], media: ['dining-table'], isFeatured: true, booking: 'okinawa-booking-getto', location: court,
    time: { jp: '毎日 11:30〜14:30、17:30〜21:00', en: 'Daily, 11:30am to 2:30pm and 5:30pm to 9pm', cn: '每日 11:30–14:30、17:30–21:00', tc: '每日 11:30–14:30、17:30–21:00', kr: '매일 오전 11시 30분 ~ 오후 2시 30분, 오후 5시 30분 ~ 9시' }, cuisine: { jp: '沖縄料理', en: 'Okinawan', cn: '冲绳料理', tc: '沖繩料理', kr: '오키나와 요리' },
    description: {
      jp: '島豆腐、青パパイヤ、月桃の葉で蒸した白身魚。ガジュマルの木陰で、島の台所をそのままに味わう食卓です。',
      en: 'Island tofu, green papaya, white fish steamed in shell ginger leaves: the kitchen of the islands, in the shade of a banyan.',
      cn: '岛豆腐、青木瓜、月桃叶蒸白身鱼：榕荫之下，品尝岛上厨房的本味。',
      tc: '島豆腐、青木瓜、月桃葉蒸白身魚：榕蔭之下，品嚐島上廚房的本味。',
      kr: '섬두부와 그린 파파야, 월도 잎에 찐 흰살 생선. 반얀나무 그늘에서 섬의 부엌을 그대로 맛보십시오.',
    },
    body: {
      jp: '昼の御膳は2,600円。海ぶどうは氷にあてず、常温で小鉢に盛ります。冷やすとしぼんでしまうからです。お子様には月桃蒸しのおにぎりをご用意します。',
      en: 'The lunch tray is ¥2,600. Sea grapes are served at room temperature, never on ice, since cold makes them wilt. For children there are rice balls steamed in the same leaves.',
      cn: '午间定食2,600日元。海葡萄以常温盛上，绝不冰镇，遇冷便会萎缩。小朋友另有月桃叶蒸饭团。',
      tc: '午間定食2,600日圓。海葡萄以室溫盛上，絕不冰鎮，遇冷便會萎縮。小朋友另有月桃葉蒸飯糰。',
      kr: '점심 상차림은 2,600엔입니다. 바다포도는 차가우면 시들기에 얼음에 올리지 않고 실온으로 냅니다. 어린이에게는 월도 잎에 찐 주먹밥을 준비해 드립니다.',
    },
  }),
  entry('dining', 'okinawa-dining-kokuto-cafe', {
    title: { jp: '黒糖とコーヒー', en: 'Brown sugar and coffee', cn: '黑糖与咖啡', tc: '黑糖與咖啡', kr: '흑당과 커피' }, slug: 'kokuto-cafe', category: ['cat-cafe'], media: ['dining-dessert'],
    location: { jp: '3階 屋上テラス', en: 'Level 3, roof terrace', cn: '三层，屋顶露台', tc: '三樓，天台', kr: '3층 옥상 테라스' }, time: { jp: '毎日 10:00〜19:00', en: 'Daily, 10am to 7pm', cn: '每日 10:00–19:00', tc: '每日 10:00–19:00', kr: '매일 오전 10시 ~ 오후 7시' }, cuisine: { jp: 'コーヒー・菓子', en: 'Coffee and sweets', cn: '咖啡与甜点', tc: '咖啡及甜品', kr: '커피와 디저트' },
    description: {
      jp: 'シークヮーサーのタルトに、離島の黒糖、深煎りのコーヒー。赤瓦の屋根越しに、那覇の海が細く光ります。',
      en: 'Shikuwasa tart, brown sugar from the outer islands and dark-roasted coffee, with a thin bright line of sea beyond the tiles.',
      cn: '香檬塔、离岛黑糖与深焙咖啡。红瓦之外，那霸的海细细一线，闪着光。',
      tc: '香檬撻、離島黑糖與深焙咖啡。紅瓦之外，那霸的海細細一線，閃着光。',
      kr: '시콰사 타르트와 외딴섬의 흑당, 강하게 볶은 커피. 붉은 기와 너머로 나하의 바다가 가늘게 반짝입니다.',
    },
    body: {
      jp: '黒糖は島ごとに味が違います。三種を小皿に並べ、まずはそのままひとかけ。コーヒーは、やんばる産の豆を含む二種、720円より。',
      en: 'Each island’s sugar tastes different: three kinds come on a saucer, to be tried on their own first. Coffee, including one grown in Yambaru in the north of the island, from ¥720.',
      cn: '各岛黑糖，风味各异：三种并置小碟，先各尝一块。咖啡两款，其一产自本岛北部山原，720日元起。',
      tc: '各島黑糖，風味各異：三種並置小碟，先各嚐一塊。咖啡兩款，其一產自本島北部山原，720日圓起。',
      kr: '흑당은 섬마다 맛이 다릅니다. 세 가지를 작은 접시에 내니 먼저 그대로 맛보십시오. 커피는 본섬 북부 얀바루산을 포함한 두 가지, 720엔부터입니다.',
    },
  }),
];

const services: readonly Seed[] = [
  entry('service', 'okinawa-service-airport-collection', {
    title: { jp: '空港・港でのお受け取り', en: 'Airport and port collection', cn: '机场与港口提货', tc: '機場及港口提貨', kr: '공항·항만 인도' }, slug: 'airport-collection', category: ['cat-travel'], media: ['hero-travel'], isFeatured: true, location: court, time,
    description: {
      jp: '国内へお帰りの方も免税でお求めいただけます。お品物は保安検査のあと、受け取りカウンターでお渡しします。',
      en: 'Travellers to the rest of Japan may buy duty-free too. Your purchases wait at the collection counter beyond security.',
      cn: '飞往日本其他地区的旅客亦可享免税。商品将在安检后的提货柜台交付给您。',
      tc: '前往日本其他地區的旅客亦可享免稅。商品將在保安檢查後的提貨櫃位交付給您。',
      kr: '일본 내 다른 지역으로 가시는 분도 면세로 구매하실 수 있습니다. 물품은 보안 검색 뒤 인도 카운터에서 드립니다.',
    },
    body: {
      jp: '- 沖縄県外へ空路または海路でご出発の方が対象です。\n- 国内線・国内航路の免税限度額は、お一人様一回のご旅行につき20万円です。\n- お買い物の締切はご出発の2時間前です。\n- 受け取りには搭乗券と引換券をご提示ください。手数料はかかりません。',
      en: '- For anyone leaving Okinawa Prefecture by air or sea.\n- On domestic routes the duty-free limit is ¥200,000 a person for each journey.\n- Shop until two hours before departure.\n- Show your boarding pass and voucher at the counter; there is no charge.',
      cn: '- 适用于乘飞机或船离开冲绳县的旅客。\n- 国内航线每人每次旅行免税限额为20万日元。\n- 请于启程两小时前完成购物。\n- 提货时出示登机牌与提货单，不收手续费。',
      tc: '- 適用於乘飛機或船離開沖繩縣的旅客。\n- 國內航線每人每次旅行免稅限額為20萬日圓。\n- 請於啟程兩小時前完成購物。\n- 提貨時出示登機證及提貨單，不收手續費。',
      kr: '- 항공편이나 선편으로 오키나와현을 떠나시는 분이 대상입니다.\n- 국내 노선의 면세 한도는 1인 1회 여행당 20만 엔입니다.\n- 출발 2시간 전까지 구매해 주십시오.\n- 인도 시 탑승권과 교환권을 보여 주십시오. 수수료는 없습니다.',
    },
  }),
  entry('booxi', 'okinawa-booking-guide', { title: { jp: 'ご案内を予約する', en: 'Book a companion', cn: '预约导购', tc: '預約專人陪同', kr: '안내 예약' }, tag: 'MakeMyDay' }),
  entry('service', 'okinawa-service-guide', {
    title: { jp: '五つの言葉のご案内', en: 'Guided in five languages', cn: '五语专属导览', tc: '五語專人導覽', kr: '다섯 언어의 안내' }, slug: 'five-languages', category: ['cat-personal'], media: ['arch-boutique'], booking: 'okinawa-booking-guide', location: east, time: { jp: '毎日 11:00〜18:00', en: 'Daily, 11am to 6pm', cn: '每日 11:00–18:00', tc: '每日 11:00–18:00', kr: '매일 오전 11시 ~ 오후 6시' },
    description: {
      jp: '日本語、英語、中国語、韓国語、そしてうちなーぐちの挨拶も。専任の案内係が一時間、館内をご一緒します。',
      en: 'Japanese, English, Chinese and Korean, and a greeting in the island’s own tongue: one host walks the house with you for an hour.',
      cn: '日、英、中、韩四语，再加一句岛上方言的问候：专人陪您走馆一小时。',
      tc: '日、英、中、韓四語，再加一句島上方言的問候：專人陪您遊館一小時。',
      kr: '일본어와 영어, 중국어, 한국어, 그리고 섬말로 건네는 인사까지. 전담 안내원이 한 시간 동안 함께 걷습니다.',
    },
    body: {
      jp: '前日までのご予約で、お探しの品を先に集めておきます。無料、お子様連れも歓迎です。「めんそーれ」の返事は、笑顔でどうぞ。',
      en: 'Book by the day before and we gather what you are looking for. The hour is complimentary and children are welcome. The answer to “mensore” is simply a smile.',
      cn: '前一日预约，我们便提前备好您想看的商品。免费服务，欢迎携儿童同行。听到一声“Mensore”，报以微笑即可。',
      tc: '前一日預約，我們便提前備好您想看的商品。費用全免，歡迎攜同小朋友。聽到一聲「Mensore」，報以微笑便可。',
      kr: '하루 전까지 예약하시면 찾으시는 물건을 미리 모아 둡니다. 무료이며 어린이 동반도 환영합니다. ‘멘소레’라는 인사에는 미소로 답해 주십시오.',
    },
  }),
  entry('service', 'okinawa-service-furoshiki', {
    title: { jp: 'ミンサー柄の風呂敷包み', en: 'Wrapped in a minsa cloth', cn: '敏萨纹布包装', tc: '敏薩紋布包裝', kr: '민사 무늬 보자기 포장' }, slug: 'minsa-wrapping', category: ['cat-personal'], media: ['hero-gifts'], location: west, time,
    description: {
      jp: '五つと四つの絣は「いつの世までも」の願い。八重山の織り柄を写した布で、贈り物をお包みします。',
      en: 'Five squares and four: in the weave of Yaeyama the pattern says “for all time”. Gifts leave here tied in such a cloth.',
      cn: '五格与四格，在八重山的织纹中寓意“生生世世”。我们以此纹样的布，为您包裹礼物。',
      tc: '五格與四格，在八重山的織紋中寓意「生生世世」。我們以此紋樣的布，為您包裹禮物。',
      kr: '다섯 칸과 네 칸의 무늬에는 ‘언제까지나’라는 바람이 담겨 있습니다. 야에야마의 직조 무늬를 옮긴 천으로 선물을 싸 드립니다.',
    },
    body: {
      jp: '3,000円以上のお買い上げで、一枚は無料。約五分で、結び方のしおりも添えます。布はそのままお弁当包みにもお使いいただけます。',
      en: 'One cloth is complimentary with purchases of ¥3,000 and above. It takes five minutes; a card shows the knot, and the cloth serves for lunch boxes ever after.',
      cn: '消费满3,000日元，免费赠布一方，约五分钟，并附打结图卡。日后用来包便当，同样合宜。',
      tc: '消費滿3,000日圓，免費送布一方，約五分鐘，並附打結圖卡。日後用來包便當，同樣合宜。',
      kr: '3,000엔 이상 구매하시면 한 장을 무료로 드립니다. 5분가량 걸리며 매듭법 카드도 함께 드립니다. 천은 도시락을 싸는 데에도 좋습니다.',
    },
  }),
];

const art: readonly Seed[] = [
  entry('artCulture', 'okinawa-art-returning-tide', {
    title: { jp: 'かえる潮', en: 'The returning tide', cn: '归潮', tc: '歸潮', kr: '돌아오는 물결' }, slug: 'returning-tide', category: ['cat-sculpture'], media: ['art-sculpture'], isFeatured: true, location: court, artist: { jp: '読谷村の彫刻家', en: 'A sculptor from Yomitan', cn: '读谷村的一位雕塑家', tc: '讀谷村的一位雕塑家', kr: '요미탄의 조각가' },
    description: {
      jp: '漆喰の輪をめぐる、ひとつの青銅の球。潮が満ち、引き、また満ちるまでのおよそ十二時間を形にした作品です。',
      en: 'One bronze sphere on a loop of lime plaster: the twelve hours or so in which the tide goes out and comes back.',
      cn: '一枚青铜球，绕行于灰泥环上：潮起、潮落、复又潮起，约十二个小时凝于其形。',
      tc: '一枚青銅球，繞行於灰泥環上：潮起、潮落、復又潮起，約十二小時凝於其形。',
      kr: '회반죽 고리 위의 청동 구 하나. 밀물이 나갔다 다시 차오르는 열두 시간 남짓을 형태에 담았습니다.',
    },
    body: {
      jp: '屋根瓦を留める職人と同じ漆喰を、指で幾層にも重ねました。中庭に風が渡ると、水盤の揺らぎが球に映ります。',
      en: 'The plaster is the one that roofers use to bed their tiles, laid on by hand in many coats. When a breeze crosses the court, the basin throws its ripples onto the sphere.',
      cn: '所用灰泥与固定屋瓦的相同，以指腹层层敷就。风过庭院，盆中涟漪映上铜球。',
      tc: '所用灰泥與固定屋瓦的相同，以指腹層層敷就。風過庭院，盆中漣漪映上銅球。',
      kr: '기와를 고정하는 회반죽을 손가락으로 여러 겹 올렸습니다. 안뜰에 바람이 지나면 수반의 잔물결이 구의 표면에 어립니다.',
    },
  }),
  entry('artCulture', 'okinawa-art-bottle-glass', {
    title: { jp: '瓶のかけらの空', en: 'A sky of bottle glass', cn: '碎瓶的天空', tc: '碎瓶的天空', kr: '유리병 조각의 하늘' }, slug: 'bottle-glass', category: ['cat-installation'], media: ['art-mobile'], location: { jp: '2階 吹き抜け', en: 'Level 2, over the atrium', cn: '二层，中庭上空', tc: '二樓，中庭上空', kr: '2층 아트리움 위' }, artist: { jp: '糸満のガラス工房', en: 'A glass workshop in Itoman', cn: '糸满的一间玻璃工坊', tc: '糸滿的一間玻璃工坊', kr: '이토만의 유리 공방' },
    description: {
      jp: '戦後、空き瓶を溶かして始まった琉球ガラス。気泡を抱いた円盤が、天窓の下で静かに回ります。',
      en: 'Ryukyu glass began after the war with melted empties. Discs full of small bubbles turn slowly beneath the skylight.',
      cn: '琉球玻璃始于战后，由废瓶熔铸而成。含着气泡的圆片，在天窗下缓缓转动。',
      tc: '琉球玻璃始於戰後，由廢瓶熔鑄而成。含着氣泡的圓片，在天窗下緩緩轉動。',
      kr: '류큐 유리는 전쟁이 끝난 뒤 빈 병을 녹이며 시작되었습니다. 기포를 품은 원반이 천창 아래에서 천천히 돕니다.',
    },
    body: {
      jp: '不純物の残るガラスは泡立ち、厚くなります。欠点とされたものが、いまでは島の光をもっとも美しく散らす表情になりました。午後二時頃、床に落ちる色をご覧ください。',
      en: 'Impure glass bubbles and sets thick. What was once a fault is now what scatters the island’s light so well. Come about 2pm for the colours on the floor.',
      cn: '含有杂质的玻璃易起泡，也更厚。昔日的瑕疵，如今最能打散岛上的光。下午两点前后，请看地面上的色彩。',
      tc: '含有雜質的玻璃易起泡，也更厚。昔日的瑕疵，如今最能打散島上的光。下午二時前後，請看地面上的色彩。',
      kr: '불순물이 남은 유리는 기포가 생기고 두꺼워집니다. 한때의 흠이 이제는 섬의 빛을 가장 곱게 흩뜨립니다. 오후 두 시 무렵 바닥에 내려앉는 색을 보십시오.',
    },
  }),
];

/** Houses, tables, services and works of art of the Okinawa gallery. */
export const okinawaItems: readonly Seed[] = [...brands, ...dining, ...services, ...art];
