import { day, entry, type Seed } from '../seed.ts';

const opening = { en: 'Daily, 10am to 10pm', jp: '毎日 10:00〜22:00', cn: '每日 10:00 至 22:00', kr: '매일 10:00~22:00' };
const court = { en: 'Level 1, court', jp: '1階 中庭', cn: '一层，中庭', kr: '1층 중정' };
const eastGallery = { en: 'Level 1, east gallery', jp: '1階 東ギャラリー', cn: '一层，东廊', kr: '1층 동쪽 갤러리' };
const lanai = { en: 'Level 2, lānai', jp: '2階 ラナイ', cn: '二层，拉奈露台', kr: '2층 라나이' };
const library = { en: 'Level 2, spirits library', jp: '2階 スピリッツライブラリー', cn: '二层，烈酒藏馆', kr: '2층 스피릿 라이브러리' };

/** Everything in Hawaii that is listed and has a page of its own: houses, tables, events, news, services, offers, art. */
export const hawaiiItems: readonly Seed[] = [
  entry('brandPavilion', 'hawaii-brand-solenne', {
    title: { en: 'Solenne', jp: 'Solenne', cn: 'Solenne 素澜', kr: 'Solenne' }, slug: 'solenne', brand: 'brand-solenne', category: ['cat-beauty'], label: ['label-exclusive'], media: ['beauty-serum'], isFeatured: true, location: eastGallery, time: opening,
    description: { en: 'Skincare for salt, sun and trade wind, with a mineral veil mixed for Hawaiʻi’s reefs and a basin where you may try everything.', jp: '潮と陽射しと貿易風のなかで過ごす肌のために。珊瑚の海を思うミネラルヴェールを、洗面台のあるカウンターでお試しいただけます。', cn: '为海盐、骄阳与信风中的肌肤而备：顾念珊瑚的矿物防晒轻纱，配有洗手台，样样皆可试用。', kr: '바닷소금과 햇살, 무역풍을 만난 피부를 위한 스킨케어. 산호를 생각한 미네랄 베일을 세면대가 있는 카운터에서 직접 써 보실 수 있습니다.' },
    body: {
      en: 'Solenne keeps its shelves short in Waikīkī: a cleanser that lifts salt, a serum for the evening, and a mineral veil made without the two filters that the state no longer lets shops sell.\n\n## At the basin\n\nCome straight from the sand if you like. There are cool towels on the counter, and a ten-minute after-sun ritual is complimentary until 8pm.',
      jp: 'ワイキキのSolenneは、あえて品数を絞っています。塩を落とすクレンザー、夜のための美容液、そして州が販売を禁じた二種の成分を使わないミネラルヴェール。\n\n## 洗面台のあるカウンター\n\n浜辺からそのままお越しください。冷たいタオルをご用意し、10分間のアフターサンケアを20:00まで無料で承ります。',
      cn: '在威基基，素澜只留下最要紧的几件：洗去海盐的洁面、夜间的精华，以及不含州法禁售的两种防晒剂的矿物轻纱。\n\n## 水台一隅\n\n不妨从沙滩径直走来。柜台备有凉毛巾，十分钟晒后护理免费体验，至 20:00 止。',
      kr: '와이키키의 Solenne는 꼭 필요한 것만 갖추었습니다. 소금기를 씻어 내는 클렌저, 저녁을 위한 세럼, 그리고 주 정부가 판매를 금지한 두 가지 자외선 차단 성분을 넣지 않은 미네랄 베일입니다.\n\n## 세면대 앞에서\n\n해변에서 바로 들르셔도 좋습니다. 시원한 타월을 준비해 두었으며, 10분간의 애프터 선 케어를 20:00까지 무료로 제공합니다.',
    },
  }),
  entry('brandPavilion', 'hawaii-brand-ottavia-rey', {
    title: { en: 'Ottavia Rey', jp: 'Ottavia Rey', cn: 'Ottavia Rey 奥塔薇', kr: 'Ottavia Rey' }, slug: 'ottavia-rey', brand: 'brand-ottavia-rey', category: ['cat-fashion'], label: ['label-leasing-brand'], media: ['fashion-sunglasses'], location: court, time: opening,
    description: { en: 'Sunglasses, silks and resort leather shown in daylight, beside a tall mirror that faces the street and the sky.', jp: 'サングラス、シルク、リゾートのための革小物。通りと空を映す大きな鏡のそばで、自然光のもとにご覧いただけます。', cn: '墨镜、丝巾与度假皮具，尽在自然光下陈列；一面高镜朝向街道与天空。', kr: '선글라스와 실크, 리조트 가죽 소품을 자연광 아래에서 만나 보십시오. 거리와 하늘을 비추는 큰 거울이 곁에 있습니다.' },
    body: {
      en: 'The light in Waikīkī is honest, so Ottavia Rey does without lamps until dusk. Try a frame, step to the threshold, look towards Lēʻahi, the ridge that most visitors know as Diamond Head, and decide there.\n\nFittings take five minutes and are complimentary; temple tips are adjusted while you wait.',
      jp: 'ワイキキの光は正直です。ですからOttavia Reyは、夕暮れまで照明を灯しません。眼鏡をかけて戸口に立ち、レアヒ、つまりダイヤモンドヘッドの稜線を眺めてから、どうぞお決めください。\n\nフィッティングは5分ほど、無料です。つるの調整はその場で承ります。',
      cn: '威基基的光从不说谎，因此奥塔薇在黄昏之前不点灯。戴上镜框，走到门口，望一望当地人称作“莱阿希”的钻石头山，再作决定。\n\n试戴与调校约五分钟，免费，镜腿现场调整。',
      kr: '와이키키의 빛은 정직합니다. 그래서 Ottavia Rey는 해 질 무렵까지 조명을 켜지 않습니다. 선글라스를 쓰고 문턱에 서서, 레아히라 불리는 다이아몬드 헤드의 능선을 바라본 뒤 결정하십시오.\n\n피팅은 5분 정도 걸리며 무료입니다. 안경다리는 바로 조정해 드립니다.',
    },
  }),
  entry('brandPavilion', 'hawaii-brand-ondine-joaillerie', {
    title: { en: 'Ondine Joaillerie', jp: 'Ondine Joaillerie', cn: 'Ondine Joaillerie 昂汀珠宝', kr: 'Ondine Joaillerie' }, slug: 'ondine-joaillerie', brand: 'brand-ondine-joaillerie', category: ['cat-watches-and-jewellery'], label: ['label-new'], media: ['jewel-necklace'], isFeatured: true, location: eastGallery, time: opening,
    description: { en: 'Pearls in every colour that the Pacific gives them, from ivory to the green-black of lagoon shadow, strung to your length.', jp: '象牙色から、礁湖の影のような緑を帯びた黒まで。太平洋が授けた色の真珠を、お好みの長さにお仕立てします。', cn: '太平洋赋予珍珠的每一种颜色，从象牙白到潟湖暗影般的墨绿，皆可按您所需的长度穿串。', kr: '상아색에서 석호의 그림자 같은 검녹색까지, 태평양이 빚은 진주를 원하시는 길이로 엮어 드립니다.' },
    body: {
      en: 'Ondine lays its pearls on pale cloth by the east window, where morning light shows the overtone of each one. You choose, the counter knots: silk thread, a knot between every pearl, about forty minutes.\n\n> A pearl should be chosen by daylight and worn by evening.\n\nStringing is complimentary with a new strand.',
      jp: 'Ondineは、東の窓辺に淡い布を敷いて真珠を並べます。朝の光のなかでこそ、ひと粒ごとの照りの色が見えるからです。お選びいただいた珠は絹糸で、ひと粒ずつ結び目をつくりながら約40分で仕立てます。\n\n> 真珠は昼の光で選び、夜に纏うもの。\n\n新しい一連をお求めの際、糸通しは無料です。',
      cn: '昂汀将珍珠铺在东窗下的浅色绒布上，晨光之中，每一颗的伴色清晰可辨。您来挑选，柜台以丝线穿结，颗颗打结，约四十分钟。\n\n> 珍珠宜在日光下挑选，在夜色里佩戴。\n\n选购新串珠，免费穿线。',
      kr: 'Ondine는 동쪽 창가에 밝은 천을 깔고 진주를 놓습니다. 아침 빛 속에서 한 알 한 알의 오버톤이 드러나기 때문입니다. 고르신 진주는 비단실로 알마다 매듭을 지어 약 40분 만에 완성합니다.\n\n> 진주는 낮의 빛으로 고르고, 저녁에 거는 것입니다.\n\n새 목걸이를 구매하시면 줄 엮기는 무료입니다.',
    },
  }),
  entry('brandPavilion', 'hawaii-brand-glenmarrow', {
    title: { en: 'Glenmarrow', jp: 'Glenmarrow', cn: 'Glenmarrow 格伦马罗', kr: 'Glenmarrow' }, slug: 'glenmarrow', brand: 'brand-glenmarrow', category: ['cat-wines-and-spirits'], label: ['label-exclusive'], media: ['spirits-whisky'], whetherLiquorOrTobacco: true, location: library, time: { en: 'Daily, noon to 10pm', jp: '毎日 12:00〜22:00', cn: '每日 12:00 至 22:00', kr: '매일 12:00~22:00' },
    description: { en: 'Single malts poured in a room panelled with island koa, including a cask strength bottling kept for travellers alone.', jp: 'ハワイ産コア材に囲まれた一室で味わうシングルモルト。旅する方だけにお分けするカスクストレングスもご用意しています。', cn: '在夏威夷寇阿木镶板的静室里品味单一麦芽，另有只为旅人留存的原桶强度装瓶。', kr: '하와이산 코아 나무로 마감한 방에서 즐기는 싱글 몰트. 여행자만을 위한 캐스크 스트렝스도 준비되어 있습니다.' },
    body: {
      en: 'Koa grows nowhere else on earth, and its grain moves like poured spirit: the right wood for a whisky room. Glenmarrow shows nine bottlings here, arranged from heather to smoke, with water at room temperature.\n\nTwo small pours with a guide take twenty minutes and are complimentary. Guests must be 21 or over; please bring identification with a photograph.',
      jp: 'コアはハワイにしか自生しない木。その木目は、注がれた酒のように揺らめきます。Glenmarrowはこの部屋に9種のボトルを、花の香りから煙の香りへと並べ、常温の水を添えました。\n\n案内付きで2種を少量ずつ、約20分の試飲は無料です。21歳以上の方に限ります。写真付き身分証明書をお持ちください。',
      cn: '寇阿木只生于夏威夷，木纹流转，宛若斟出的酒液，正宜为威士忌造一间屋。格伦马罗在此陈列九款装瓶，由石楠花香至泥炭烟熏依次排开，佐以常温清水。\n\n由专人引导试饮两小杯，约二十分钟，免费。须年满 21 岁，请携带有照片的证件。',
      kr: '코아는 하와이에서만 자라는 나무로, 나뭇결이 잔에 따른 술처럼 일렁입니다. Glenmarrow는 이 방에 아홉 가지 위스키를 헤더 꽃향에서 스모크 순으로 놓고 상온의 물을 곁들였습니다.\n\n안내와 함께 두 가지를 조금씩 맛보는 20분 시음은 무료입니다. 만 21세 이상만 참여하실 수 있으며, 사진이 있는 신분증을 지참해 주십시오.',
    },
  }),
  entry('brandPavilion', 'hawaii-brand-honey-and-tide', {
    title: { en: 'Honey & Tide', jp: 'Honey & Tide', cn: 'Honey & Tide 蜜与潮', kr: 'Honey & Tide' }, slug: 'honey-and-tide', brand: 'brand-honey-and-tide', category: ['cat-food-and-gifts'], media: ['food-honey'], location: court, time: opening,
    description: { en: 'White lehua honey, macadamia nuts and sea salt in small jars that travel well, with a tasting spoon for each.', jp: '白いレフアの蜂蜜、マカダミアナッツ、海の塩。旅に持ち帰りやすい小瓶を、ひとつずつ味見しながらお選びください。', cn: '乳白的雷华花蜜、夏威夷果与海盐，装入便于携带的小罐，每款皆可用小勺试味。', kr: '하얀 레후아 꿀과 마카다미아, 바다 소금을 여행에 좋은 작은 병에 담았습니다. 하나씩 맛보고 고르십시오.' },
    body: {
      en: 'Honey from the ʻōhiʻa lehua, the tree that roots first on new lava, sets white and fine as cream within weeks. Honey & Tide spoons it unheated, beside macadamia nuts roasted on Hawaiʻi Island.\n\nJars up to 100 ml are stacked by the door for those flying with hand luggage only.',
      jp: '新しい溶岩に真っ先に根を下ろす木、オヒア・レフア。その蜜は数週間でクリームのように白く、きめ細かく結晶します。Honey & Tideは加熱せずに瓶へ移し、ハワイ島で焙煎したマカダミアナッツを添えました。\n\n手荷物だけで旅する方には、入口脇の100ml以下の小瓶をどうぞ。',
      cn: '奥希亚雷华树最先在新生的熔岩上扎根，它的花蜜数周之内便凝成细腻的乳白。蜜与潮不经加热直接装罐，与在夏威夷岛烘焙的夏威夷果并陈。\n\n只带随身行李的旅客，可在门边选购 100 毫升以下的小罐。',
      kr: '오히아 레후아는 갓 굳은 용암에 가장 먼저 뿌리내리는 나무입니다. 그 꿀은 몇 주 만에 크림처럼 하얗고 곱게 굳습니다. Honey & Tide는 이 꿀을 가열하지 않고 담아, 하와이섬에서 볶은 마카다미아와 함께 선보입니다.\n\n기내 수하물만 있으시다면 입구 옆의 100ml 이하 작은 병을 권합니다.',
    },
  }),
  entry('dining', 'hawaii-dining-lanai-table', {
    title: { en: 'The Lānai Table', jp: 'ラナイ・テーブル', cn: '拉奈餐桌', kr: '라나이 테이블' }, slug: 'lanai-table', category: ['cat-restaurant'], media: ['dining-plated'], isFeatured: true, location: lanai, cuisine: { en: 'Island and Pacific', jp: 'アイランド・パシフィック', cn: '海岛与太平洋风味', kr: '아일랜드 퍼시픽' }, time: { en: '11:30am to 9:30pm', jp: '11:30〜21:30', cn: '11:30 至 21:30', kr: '11:30~21:30' }, frequency: { en: 'Daily', jp: '毎日', cn: '每日', kr: '매일' },
    description: { en: 'Line-caught fish, taro and greens from Oʻahu farms, served on an open terrace where the trade wind does the cooling.', jp: '一本釣りの魚、タロイモ、オアフ島の農園の青菜。貿易風が涼を運ぶ開放的なテラスでお召し上がりいただけます。', cn: '手钓鲜鱼、芋头与欧胡岛农场的时蔬，在信风送爽的开放露台上享用。', kr: '낚시로 잡은 생선과 타로, 오아후 농장의 채소를 무역풍이 식혀 주는 열린 테라스에서 즐기실 수 있습니다.' },
    body: {
      en: 'The menu is written after the morning fish auction on Honolulu’s harbour. Expect ahi with limu and roasted kukui nut, pork cooked slowly in ti leaf, and poi for those who would like to begin with one of the oldest dishes of the islands.\n\n- Lunch plates from US$24\n- Four courses at dusk, US$78\n- No reservation needed before 5:30pm',
      jp: '献立は、ホノルル港の朝の魚市場のセリを終えてから書き上げます。リムと煎ったククイナッツを添えたアヒ、ティーリーフで包んでじっくり火を入れた豚肉、そして島々で最も古い料理のひとつ、ポイ。\n\n- ランチ 24米ドルより\n- 夕暮れの4品コース 78米ドル\n- 17:30までは予約不要',
      cn: '菜单在檀香山港口的清晨鱼市拍卖之后才落笔：黄鳍金枪鱼佐海藻与烤石栗、以朱蕉叶慢烹的猪肉，还有群岛上最古老的滋味之一“波伊”芋泥。\n\n- 午市餐盘 24 美元起\n- 黄昏四道式 78 美元\n- 17:30 前无须预订',
      kr: '메뉴는 호놀룰루 항구의 아침 수산 경매가 끝난 뒤에 정해집니다. 리무와 볶은 쿠쿠이 너트를 곁들인 아히, 티 잎에 싸서 천천히 익힌 돼지고기, 그리고 섬의 가장 오래된 음식 가운데 하나인 포이를 맛보십시오.\n\n- 런치 플레이트 24달러부터\n- 해 질 녘 4코스 78달러\n- 17:30 이전은 예약 없이 이용 가능',
    },
  }),
  entry('dining', 'hawaii-dining-hala-coffee-bar', {
    title: { en: 'Hala coffee bar', jp: 'ハラ・コーヒーバー', cn: '哈拉咖啡吧', kr: '할라 커피 바' }, slug: 'hala-coffee-bar', category: ['cat-cafe'], media: ['dining-dessert'], location: court, cuisine: { en: 'Coffee and pastry', jp: 'コーヒーと焼き菓子', cn: '咖啡与糕点', kr: '커피와 페이스트리' }, time: { en: '7:30am to 8pm', jp: '7:30〜20:00', cn: '7:30 至 20:00', kr: '7:30~20:00' }, frequency: { en: 'Daily', jp: '毎日', cn: '每日', kr: '매일' },
    description: { en: 'Kona coffee by the cup, malasadas until they are gone, and a lilikoi tart under a peak of torched meringue.', jp: '一杯ずつ淹れるコナコーヒー、売り切れ次第終了のマラサダ、炙ったメレンゲをのせたリリコイのタルト。', cn: '单杯现冲的科纳咖啡，售完即止的马拉萨达，还有炙烤蛋白霜覆顶的百香果塔。', kr: '한 잔씩 내리는 코나 커피, 소진되면 끝나는 말라사다, 그을린 머랭을 올린 릴리코이 타르트가 있습니다.' },
    body: {
      en: 'The stools are woven from hala leaf, the coffee comes from the slopes of Hualālai and Mauna Loa, and the tart is sharp enough to wake anyone who landed that morning. Coffee from US$6, tart US$11. The bar opens before the gallery, by the garden door.',
      jp: '椅子はハラの葉の編み込み、コーヒーはフアラライとマウナロアの山腹から。リリコイのタルトは、今朝着いたばかりの方の目も覚ます爽やかな酸味です。コーヒー6米ドルより、タルト11米ドル。ギャラリーの開店前から、庭側の扉でお迎えします。',
      cn: '凳面以哈拉露兜叶编成，咖啡来自华拉莱与茂纳罗亚的山坡，百香果塔的酸足以唤醒清晨落地的旅人。咖啡 6 美元起，果塔 11 美元。咖啡吧早于馆内开门，请走花园一侧。',
      kr: '의자는 할라 잎으로 엮었고, 커피는 후알랄라이와 마우나로아의 산비탈에서 왔습니다. 릴리코이 타르트의 산뜻한 신맛은 아침에 막 도착한 여행자도 깨워 줍니다. 커피 6달러부터, 타르트 11달러. 갤러리보다 먼저 정원 쪽 문을 엽니다.',
    },
  }),
  entry('event', 'hawaii-event-vessels-of-red-earth', {
    title: { en: 'Vessels of red earth', jp: '赤土のうつわ', cn: '红土之器', kr: '붉은 흙의 그릇' }, slug: 'vessels-of-red-earth', category: ['cat-exhibition'], media: ['art-vessels'], location: court, startDate: day(-48, '10:00'), endDate: day(-9, '20:00'), removedAfterExpired: false,
    time: { en: '10am to 8pm', jp: '10:00〜20:00', cn: '10:00 至 20:00', kr: '10:00~20:00' }, frequency: { en: 'Daily', jp: '毎日', cn: '每日', kr: '매일' },
    description: { en: 'Thirty pots by island ceramicists, glazed with the iron-red soil that stains every hiker’s shoes on Oʻahu and Kauaʻi.', jp: '歩けば靴を染めるオアフとカウアイの赤土。その鉄分を釉薬に生かした、島の陶芸家たちの30点。', cn: '欧胡岛与可爱岛的红土会染红每双登山鞋，岛上陶艺家以此入釉，呈现三十件器皿。', kr: '오아후와 카우아이를 걷는 이의 신발을 물들이는 붉은 흙. 그 흙을 유약에 담은 섬 도예가들의 작품 서른 점입니다.' },
    body: {
      en: 'The red of the old lava fields is iron, weathered for millions of years. Shown under the skylight, the thirty pots changed colour through the day, from rose at opening to rust by evening. The exhibition was free; six pieces have stayed in the court.',
      jp: '古い溶岩台地の赤は、気の遠くなる歳月をかけて風化した鉄の色。天窓の下に置かれた30点は、朝の薔薇色から夕べの錆色へと一日のうちに表情を変えました。入場は無料。6点は今も中庭でご覧いただけます。',
      cn: '古老熔岩地的红，来自数百万年风化的铁。天窗之下，三十件器皿由清晨的玫瑰色渐变为傍晚的锈红。展览免费，其中六件仍留在中庭。',
      kr: '오래된 용암 지대의 붉은색은 수백만 년 풍화된 철의 빛입니다. 천창 아래 놓인 서른 점은 아침의 장밋빛에서 저녁의 붉은 녹빛으로 하루 동안 색을 바꾸었습니다. 관람은 무료였으며, 여섯 점은 지금도 중정에 남아 있습니다.',
    },
  }, { created: 70, updated: 50 }),
  entry('event', 'hawaii-event-kona-cup-by-cup', {
    title: { en: 'Kona, cup by cup', jp: 'コナ、一杯ずつ', cn: '科纳，一杯一杯', kr: '코나, 한 잔씩' }, slug: 'kona-cup-by-cup', category: ['cat-tasting'], media: ['dining-coffee'], isFeatured: true, location: court, startDate: day(-5, '09:00'), endDate: day(16, '11:00'), cta: ['hawaii-cta-reserve'],
    time: { en: '9am to 10am', jp: '9:00〜10:00', cn: '9:00 至 10:00', kr: '9:00~10:00' }, frequency: { en: 'Every morning', jp: '毎朝', cn: '每日清晨', kr: '매일 아침' },
    description: { en: 'Five coffees from five heights of the Kona slope, tasted side by side before the gallery opens. Complimentary, eight places.', jp: 'コナの斜面、五つの標高から五種のコーヒーを、開店前の静かな中庭で飲み比べます。無料、定員8名。', cn: '开馆之前，并排品味科纳山坡五个海拔的五款咖啡。免费，八席。', kr: '코나 산비탈의 다섯 고도에서 온 다섯 가지 커피를 개장 전에 나란히 맛봅니다. 무료, 정원 8명.' },
    body: {
      en: 'Morning sun, afternoon cloud: the Kona coast makes its own shade, and the coffee tastes of it. A roaster from Hōlualoa sets out five cups, from the low farms to the last row under the cloud line, and explains what two hundred metres can do.\n\nReserve at the coffee bar or by telephone. You take home the one you liked best, a 50 g bag, with our thanks.',
      jp: '朝は陽射し、午後は雲。コナの海岸は自ら木陰をつくり、その味がコーヒーに宿ります。ホルアロアの焙煎士が、低地の農園から雲のすぐ下の畑まで五つのカップを並べ、標高200メートルの差を語ります。\n\nご予約はコーヒーバーまたはお電話で。お気に召した一種を50g、お土産に差し上げます。',
      cn: '上午有阳光，午后有云：科纳海岸自成荫凉，滋味便在咖啡里。来自霍鲁阿洛阿的烘焙师摆开五杯，从低处农场直到云线之下的最后一垄，细说二百米海拔的分别。\n\n请在咖啡吧或致电预订。您最喜欢的一款，我们送上 50 克带走。',
      kr: '아침에는 햇살, 오후에는 구름. 코나 해안은 스스로 그늘을 만들고, 그 맛이 커피에 담깁니다. 홀루알로아의 로스터가 낮은 농장부터 구름 바로 아래 밭까지 다섯 잔을 놓고 고도 200미터의 차이를 들려드립니다.\n\n커피 바나 전화로 예약하십시오. 가장 마음에 드신 한 가지를 50g 선물로 드립니다.',
    },
  }, { created: 30, updated: 6 }),
  entry('event', 'hawaii-event-silk-in-the-wind', {
    title: { en: 'Silk in the wind', jp: '風をまとうシルク', cn: '风中丝巾', kr: '바람을 두른 실크' }, slug: 'silk-in-the-wind', category: ['cat-workshop'], brand: 'brand-ottavia-rey', media: ['fashion-scarf'], location: lanai, startDate: day(12, '16:00'), endDate: day(14, '18:00'), cta: ['hawaii-cta-reserve'],
    time: { en: '4pm to 5:30pm', jp: '16:00〜17:30', cn: '16:00 至 17:30', kr: '16:00~17:30' }, frequency: { en: 'Three afternoons', jp: '3日間、午後', cn: '连续三个午后', kr: '사흘간 오후' },
    description: { en: 'Nine ways to wear one square of silk, learned on a breezy terrace where a badly tied knot is found out at once.', jp: '一枚の正方形を九通りに。ゆるい結び目はすぐにほどける、風の通るテラスでのレッスンです。', cn: '一方丝巾，九种系法。露台风大，结打得不好，立刻便知。', kr: '정사각형 실크 한 장을 아홉 가지로 두르는 법. 허술한 매듭은 금세 풀려 버리는, 바람 부는 테라스에서 배웁니다.' },
    body: {
      en: 'The Ottavia Rey pavilion lends the scarves and the trade wind tests the knots. Ninety minutes, ten guests, US$35 with a chilled hibiscus tea; the fee is taken off any scarf you keep.\n\nBring a hat or a bag that needs a ribbon.',
      jp: 'スカーフはOttavia Reyが用意し、結び目は貿易風が確かめます。90分、定員10名、35米ドル（冷たいハイビスカスティー付き）。スカーフをお求めの際は参加費を差し引きます。\n\nリボンを添えたい帽子やバッグをお持ちください。',
      cn: '丝巾由奥塔薇提供，结扣由信风检验。九十分钟，十位宾客，35 美元，含冰镇洛神花茶；如购入丝巾，费用可抵。\n\n欢迎带上想添一道丝带的帽子或手袋。',
      kr: '스카프는 Ottavia Rey가 준비하고, 매듭은 무역풍이 시험합니다. 90분, 정원 10명, 차가운 히비스커스 티를 포함해 35달러이며 스카프를 구매하시면 참가비를 빼 드립니다.\n\n리본을 더하고 싶은 모자나 가방을 가져오십시오.',
    },
  }, { created: 14, updated: 3 }),
  entry('news', 'hawaii-news-ondine-arrives', {
    title: { en: 'Ondine arrives in Waikīkī', jp: 'Ondine、ワイキキに登場', cn: '昂汀珠宝入驻威基基', kr: 'Ondine, 와이키키에 오다' }, slug: 'ondine-arrives', category: ['cat-opening'], brand: 'brand-ondine-joaillerie', media: ['jewel-earrings'], isFeatured: true, displayDate: day(-4), removedAfterExpired: false,
    description: { en: 'The jeweller’s first counter in Hawaiʻi stands by the east window, with pearls sorted by colour and a stringing table in view.', jp: 'ハワイで初めてのカウンターが東の窓辺に。色ごとに並ぶ真珠と、間近にご覧いただける糸通しの卓が目印です。', cn: '品牌在夏威夷的首个柜台立于东窗之下，珍珠依色陈列，穿珠台就在眼前。', kr: '하와이에 처음 여는 카운터가 동쪽 창가에 자리했습니다. 색깔별로 놓인 진주를 고르고, 엮는 모습을 눈앞에서 지켜보십시오.' },
    body: {
      en: 'Ondine Joaillerie has opened on level 1. Through the first month the stringing table works from 10am to 6pm without appointment, and every visitor may learn the single knot that holds a strand together.',
      jp: '1階にOndine Joaillerieがオープンしました。最初のひと月は10:00から18:00まで、予約なしで糸通しを承ります。一連を支える小さな結び方も、どなたでもお試しいただけます。',
      cn: '昂汀珠宝现已于一层开幕。首月每日 10:00 至 18:00，穿珠台无须预约；来访者皆可学一学那枚系住整串珍珠的小结。',
      kr: 'Ondine Joaillerie가 1층에 문을 열었습니다. 첫 한 달 동안 10:00부터 18:00까지 예약 없이 진주를 엮어 드리며, 목걸이를 지탱하는 매듭도 누구나 배워 보실 수 있습니다.',
    },
  }, { created: 5, updated: 4 }),
  entry('news', 'hawaii-news-longer-evenings', {
    title: { en: 'Longer evenings by the avenue', jp: '夜を、もう少し長く', cn: '大道旁的长夜', kr: '거리의 저녁이 길어집니다' }, slug: 'longer-evenings', category: ['cat-house-news'], media: ['arch-facade-dusk'], displayDate: day(-16), removedAfterExpired: false,
    description: { en: 'The gallery now closes at 10pm every day, so that the last swim, dinner and a little shopping fit into one evening.', jp: '閉店時刻が毎日22:00になりました。最後のひと泳ぎも夕食も、ゆっくりのお買い物も、ひと晩のうちに。', cn: '即日起每日营业至 22:00，最后一次下水、晚餐与闲逛，尽可安排在同一个夜晚。', kr: '매일 22:00까지 영업합니다. 마지막 수영과 저녁 식사, 느긋한 쇼핑까지 하룻저녁에 누리십시오.' },
    body: {
      en: 'Most of our guests spend the day in the water and come to us with damp hair after eight. We have moved our hours to meet them. The lānai kitchen takes its last order at 9pm; airport collection for late departures is confirmed at the desk until 9:30pm.',
      jp: '日中は海で過ごし、濡れた髪のまま20:00過ぎにいらっしゃる。そんなお客様に合わせて、営業時間を改めました。ラナイのラストオーダーは21:00、深夜便の空港受け取りは21:30まで窓口で承ります。',
      cn: '多数宾客白天在海里，八点之后头发微湿地走进来。我们于是调整了时间。拉奈餐桌末次点单为 21:00；夜航旅客的机场提货，服务台受理至 21:30。',
      kr: '많은 손님이 낮에는 바다에서 지내고 저녁 8시가 넘어 젖은 머리로 찾아오십니다. 그래서 영업 시간을 바꾸었습니다. 라나이의 마지막 주문은 21:00, 심야 출발편의 공항 인도 접수는 21:30까지입니다.',
    },
  }, { created: 17, updated: 16 }),
  entry('news', 'hawaii-news-koa-stair', {
    title: { en: 'The koa stair is back', jp: 'コアの階段、ふたたび', cn: '寇阿木扶梯重新开放', kr: '코아 계단이 돌아왔습니다' }, slug: 'koa-stair', category: ['cat-house-news'], media: ['arch-spiral'], displayDate: day(-33), removedAfterExpired: false,
    description: { en: 'After six weeks of oil and patience, the handrail of the great stair is open to every palm again.', jp: '六週間、油を重ねて磨いた大階段の手すり。ふたたび皆さまの手のひらをお待ちしています。', cn: '历经六周的上油与等待，大楼梯的扶手再度迎接每一只手掌。', kr: '6주 동안 기름을 먹이고 기다린 끝에, 큰 계단의 난간이 다시 손님의 손길을 맞이합니다.' },
    body: {
      en: 'Woodworkers from Oʻahu’s windward side stripped, sanded and oiled the rail by hand, using only wood already in the building to mend it. Run a hand along it on the way up: the grain is smoothest between the ninth and the twelfth step.',
      jp: 'オアフ島ウィンドワード側の木工職人が、古い塗膜を落とし、手で磨き、油をすり込みました。補修には建物にあった材だけを使っています。九段目から十二段目、木目がもっとも滑らかなところを、どうぞ撫でてみてください。',
      cn: '来自欧胡岛迎风海岸的木匠徒手去漆、打磨、上油，修补只用楼内旧材。拾级而上时不妨以手轻抚：第九级至第十二级之间，木纹最为顺滑。',
      kr: '오아후 윈드워드의 목수들이 손으로 칠을 벗기고 다듬어 기름을 먹였고, 수선에는 건물에 있던 목재만 썼습니다. 오르실 때 손으로 쓸어 보십시오. 아홉째 단과 열두째 단 사이의 결이 가장 매끄럽습니다.',
    },
  }, { created: 34, updated: 33 }),
  entry('service', 'hawaii-service-airport-collection', {
    title: { en: 'Airport collection', jp: '空港でのお受け取り', cn: '机场提货', kr: '공항 인도 서비스' }, slug: 'airport-collection', category: ['cat-travel'], media: ['hero-travel'], isFeatured: true, location: { en: 'Level 1, departures desk', jp: '1階 出発デスク', cn: '一层，出境服务台', kr: '1층 출국 데스크' }, time: opening,
    description: { en: 'Flying abroad? Choose here in peace; your duty-free purchases wait for you in the departure hall, past security.', jp: '国際線でご出発の方へ。ここでゆっくりお選びいただいた免税品は、保安検査の先、出発ロビーでお渡しします。', cn: '搭乘国际航班的旅客可在此从容挑选，免税商品于安检后的出发大厅交付。', kr: '국제선으로 출국하시는 분은 이곳에서 천천히 고르십시오. 면세품은 보안 검색 후 출발장에서 전해 드립니다.' },
    body: {
      en: 'For international departures from Honolulu only. Bring your passport and flight details when you pay, at least five hours before take-off, and keep the receipt for the collection counter.\n\nTravelling within the United States? Your purchases are duty-paid and leave with you in a bag at once. The service is complimentary.',
      jp: 'ホノルル発の国際線が対象です。ご出発の5時間前までに、パスポートと便名をご提示のうえお会計ください。控えは受け取りカウンターで必要です。\n\n米国内へご旅行の方は課税扱いとなり、商品はその場でお持ち帰りいただけます。サービス料は無料です。',
      cn: '仅限自檀香山出发的国际航班。请于起飞前至少五小时，凭护照与航班信息结账，并保留收据以便提货。\n\n前往美国境内者，商品为完税价，当场带走即可。此服务免费。',
      kr: '호놀룰루에서 출발하는 국제선에 한합니다. 출발 5시간 전까지 여권과 항공편 정보를 제시하고 결제하신 뒤, 인도장에서 쓰실 영수증을 보관해 주십시오.\n\n미국 내로 여행하시면 과세 가격이 적용되며 상품은 바로 가져가실 수 있습니다. 서비스는 무료입니다.',
    },
  }),
  entry('service', 'hawaii-service-gift-wrapping', {
    title: { en: 'Wrapping in printed kapa paper', jp: 'カパ文様のギフト包装', cn: '卡帕纹样礼品包装', kr: '카파 무늬 선물 포장' }, slug: 'gift-wrapping', category: ['cat-personal'], media: ['hero-gifts'], location: { en: 'Level 1, wrapping table', jp: '1階 ラッピングテーブル', cn: '一层，包装台', kr: '1층 포장 테이블' }, time: opening,
    description: { en: 'Gifts folded in paper patterned after Hawaiian bark cloth and tied with raffia, while you finish your coffee.', jp: 'ハワイの樹皮布「カパ」の文様紙で包み、ラフィアで結びます。コーヒーを飲み終える頃には出来上がりです。', cn: '以夏威夷树皮布纹样的纸张包裹，系上拉菲草，一杯咖啡的工夫便好。', kr: '하와이 나무껍질 천 카파의 무늬를 담은 종이로 싸고 라피아로 묶습니다. 커피를 다 드실 즈음이면 완성됩니다.' },
    body: {
      en: 'Kapa was beaten from the bark of wauke and stamped with carved bamboo. Our papers borrow its straight lines and triangles, printed in Honolulu in clay and charcoal. Complimentary for every purchase; three gifts take about fifteen minutes.',
      jp: 'カパは、ワウケの樹皮を打ち延ばし、彫った竹で文様を押した布。その直線と三角を写した紙を、ホノルルで赤土色と炭色に刷りました。お買い上げの品はすべて無料、3点で約15分です。',
      cn: '卡帕以构树皮捶打而成，再用雕竹压印花纹。我们的包装纸借用其直线与三角，在檀香山以陶土色与炭黑印制。凡购物皆免费，三件约需十五分钟。',
      kr: '카파는 와우케 나무껍질을 두드려 펴고 조각한 대나무로 무늬를 찍은 천입니다. 그 직선과 삼각형을 빌려 호놀룰루에서 흙빛과 숯빛으로 인쇄했습니다. 모든 구매품에 무료이며, 세 점에 15분쯤 걸립니다.',
    },
  }),
  entry('service', 'hawaii-service-after-sun-consultation', {
    title: { en: 'After-sun consultation', jp: 'アフターサン・カウンセリング', cn: '晒后肌肤咨询', kr: '애프터 선 상담' }, slug: 'after-sun-consultation', category: ['cat-personal', 'cat-beauty'], media: ['beauty-cream'], location: eastGallery, time: { en: 'Daily, 2pm to 8pm', jp: '毎日 14:00〜20:00', cn: '每日 14:00 至 20:00', kr: '매일 14:00~20:00' },
    description: { en: 'Twenty quiet minutes with an adviser who reads what the day has done to your skin, in English, Japanese, Chinese or Korean.', jp: '一日の陽射しが肌に残したものを、専門スタッフが20分かけて丁寧に拝見します。日本語でどうぞ。', cn: '静坐二十分钟，顾问细看一日阳光在肌肤上留下的痕迹，可用中文交流。', kr: '하루의 햇살이 피부에 남긴 것을 전문 어드바이저가 20분간 차분히 살펴봅니다. 한국어로 상담하실 수 있습니다.' },
    body: {
      en: 'We begin with a cool compress and end with a written page: what to use tonight, tomorrow and on the flight home. Complimentary, with no obligation. Reserve for the same day at the Solenne basin.',
      jp: 'ひんやりとしたコンプレスに始まり、一枚の覚え書きで終わります。今夜、明日、帰りの機内でのお手入れを書き添えてお渡しします。無料、ご購入の必要はありません。当日のご予約はSolenneのカウンターで。',
      cn: '以冷敷开始，以一页手写建议结束：今晚、明日与返程机上各用什么。免费，亦无须购买。当日预约请至素澜水台。',
      kr: '시원한 찜질로 시작해 한 장의 메모로 마칩니다. 오늘 밤과 내일, 돌아가는 비행기 안에서 쓸 것을 적어 드립니다. 무료이며 구매 의무는 없습니다. 당일 예약은 Solenne 카운터에서 받습니다.',
    },
  }),
  entry('specialOffer', 'hawaii-offer-second-veil', {
    title: { en: 'A second veil from Solenne', jp: 'Solenneよりもうひとつのヴェール', cn: '素澜再赠一袭轻纱', kr: 'Solenne가 드리는 두 번째 베일' }, slug: 'second-veil', category: ['cat-beauty'], brand: 'brand-solenne', media: ['beauty-compact'], isFeatured: true, location: eastGallery, startDate: day(-7, '10:00'), endDate: day(21, '22:00'),
    description: { en: 'Two mineral veils bring a travel powder compact as a gift, in the shade matched to you at the counter.', jp: 'ミネラルヴェール2点のお求めで、肌色に合わせたトラベルコンパクトをお贈りします。', cn: '购矿物防晒轻纱两件，即赠依肤色挑选的旅行粉饼一枚。', kr: '미네랄 베일 두 개를 구매하시면 피부 톤에 맞춘 여행용 파우더 콤팩트를 선물로 드립니다.' },
    body: {
      en: 'Ask for a shade reading at the basin; it takes five minutes. The compact has a mirror large enough for an aeroplane and a refill that you may buy later anywhere.',
      jp: 'カウンターで5分の肌色診断をお受けください。機内でも使いやすい大きめの鏡付き、詰め替えは後からお求めいただけます。',
      cn: '请至水台测试肤色，约五分钟。粉饼镜面宽大，机上亦好用，替换芯可日后另购。',
      kr: '카운터에서 5분간 피부 톤 진단을 받으십시오. 기내에서도 쓰기 좋은 넉넉한 거울이 달려 있고, 리필은 나중에 구매하실 수 있습니다.',
    },
    terms: {
      en: '- One gift for each customer and day, while supplies last.\n- Both veils must be bought in one purchase at Meridian Galleria Hawaii.\n- Not exchangeable for cash, not combined with other offers.',
      jp: '- お一人様一日一点、なくなり次第終了。\n- Meridian Galleria ハワイにて一回のお会計で2点お求めの場合に限ります。\n- 現金との引き換え、他の特典との併用はできません。',
      cn: '- 每位顾客每日限一份，赠完即止。\n- 须在 Meridian Galleria 夏威夷单次购买两件。\n- 不可兑换现金，不与其他优惠并用。',
      kr: '- 고객 1인당 하루 1개, 소진 시 종료됩니다.\n- Meridian Galleria 하와이에서 한 번에 두 개를 구매하셔야 합니다.\n- 현금으로 교환하거나 다른 혜택과 함께 쓰실 수 없습니다.',
    },
  }, { created: 9, updated: 7 }),
  entry('specialOffer', 'hawaii-offer-glenmarrow-pair', {
    title: { en: 'The Glenmarrow pair', jp: 'Glenmarrowの一対', cn: '格伦马罗双瓶礼', kr: 'Glenmarrow 한 쌍' }, slug: 'glenmarrow-pair', category: ['cat-wines-and-spirits'], brand: 'brand-glenmarrow', media: ['hero-spirits'], whetherLiquorOrTobacco: true, location: library, startDate: day(-20, '12:00'), endDate: day(0, '21:00'),
    description: { en: 'Choose any two bottlings today and two hand-cut tumblers are packed beside them. Until 9pm this evening.', jp: '本日21:00まで。お好きな2本をお選びいただくと、手仕事のカットタンブラーを2客添えてお包みします。', cn: '今日任选两款装瓶，即附赠两只手工切割酒杯。至今晚 21:00。', kr: '오늘 두 병을 고르시면 손으로 깎은 텀블러 두 개를 함께 포장해 드립니다. 오늘 저녁 21:00까지.' },
    body: {
      en: 'The tumblers are heavy at the base and fine at the lip, cut with a ridge line that recalls the Koʻolau range. For adults of 21 and over; bottles for international flights are delivered to the airport.',
      jp: '底は重く、口元は薄く、コオラウ山脈の稜線を思わせるカットを施したタンブラーです。21歳以上の方に限ります。国際線をご利用の場合、ボトルは空港でお渡しします。',
      cn: '杯底厚重，杯口纤薄，切纹取自科奥劳山脊的起伏。仅限年满 21 岁者；搭乘国际航班的旅客，酒品送至机场。',
      kr: '바닥은 묵직하고 입술 닿는 곳은 얇으며, 코올라우 산맥의 능선을 닮은 커팅을 새겼습니다. 만 21세 이상만 구매하실 수 있고, 국제선 이용 시 공항에서 인도합니다.',
    },
  }, { created: 22, updated: 20 }),
  entry('specialOffer', 'hawaii-offer-cacao-from-the-islands', {
    title: { en: 'Cacao from the islands', jp: '島のカカオ', cn: '群岛可可', kr: '섬에서 온 카카오' }, slug: 'cacao-from-the-islands', category: ['cat-food-and-gifts'], brand: 'brand-cacao-thereze', media: ['food-chocolate'], location: court, startDate: day(9, '10:00'), endDate: day(37, '22:00'),
    description: { en: 'A box of sixteen pieces made with Oʻahu cacao, at the price of twelve, for the four weeks after the harvest is roasted.', jp: 'オアフ島産カカオを使った16粒入りを12粒の価格で。収穫した豆を焙煎してからの四週間だけのご案内です。', cn: '以欧胡岛可可制成的十六枚装，只收十二枚的价钱，限新豆烘焙后的四周。', kr: '오아후 카카오로 만든 16개입 상자를 12개 가격에. 수확한 콩을 볶은 뒤 4주 동안만 만나실 수 있습니다.' },
    body: {
      en: 'Cacao Thérèze buys one small Oʻahu crop a year and makes it simply: dark, milk with macadamia, dark with sea salt, and a ganache of lilikoi. The boxes stay cool for eight hours in their paper sleeve.',
      jp: 'Cacao Thérèzeは年に一度、オアフ島の小さな収穫を買い付け、素直に仕立てます。ダーク、マカダミア入りミルク、海塩のダーク、そしてリリコイのガナッシュ。紙のスリーブは8時間ほど涼しさを保ちます。',
      cn: '泰蕾兹可可每年只收欧胡岛的一小批可可，做法简朴：黑巧克力、夏威夷果牛奶、海盐黑巧，以及百香果甘纳许。纸套可保凉八小时。',
      kr: 'Cacao Thérèze는 해마다 오아후의 작은 수확을 한 번 사들여 소박하게 만듭니다. 다크, 마카다미아 밀크, 바다 소금 다크, 릴리코이 가나슈. 종이 슬리브가 여덟 시간 동안 서늘함을 지켜 줍니다.',
    },
  }, { created: 4, updated: 2 }),
  entry('artCulture', 'hawaii-art-trade-wind-mobile', {
    title: { en: 'Trade wind, a mobile', jp: '貿易風のモビール', cn: '信风，动态雕塑', kr: '무역풍, 모빌' }, slug: 'trade-wind-mobile', category: ['cat-installation'], media: ['art-mobile'], isFeatured: true, location: court, artist: { en: 'A sculptor from Kailua', jp: 'カイルアの彫刻家', cn: '凯卢阿的雕塑家', kr: '카일루아의 조각가' }, displayDate: day(-120),
    description: { en: 'Forty discs of brass, clay and ivory paper hang in the court and move with the air that enters over the garden doors.', jp: '真鍮、陶土、象牙色の紙。40枚の円盤が、庭の扉から入る風にゆっくりと動きます。', cn: '黄铜、陶土与象牙色纸的四十枚圆片悬于中庭，随花园门上吹入的风缓缓转动。', kr: '황동과 흙, 상아색 종이로 만든 원반 마흔 개가 중정에 걸려, 정원 문으로 드는 바람에 천천히 움직입니다.' },
    body: {
      en: 'There is no motor. When the north-easterly trades blow, as they do on most days of the year, the mobile turns once in about four minutes; when the wind drops or swings to the south, it stands still and the regulars look up.\n\nBest seen from the koa stair at about 3pm, when its shadow crosses the floor.',
      jp: 'モーターはありません。一年の大半を吹く北東の貿易風のなかでは、およそ4分で一周します。風がやみ、南へ回るとぴたりと止まり、常連の方々がふと見上げます。\n\n影が床を渡る15:00頃、コアの階段からの眺めがおすすめです。',
      cn: '没有马达。一年中大半日子吹着东北信风，它约四分钟转一圈；风停或转南时便静止，熟客会抬头看一眼。\n\n下午三点左右，影子掠过地面，最宜从寇阿木楼梯上观看。',
      kr: '모터는 없습니다. 한 해 대부분 불어오는 북동 무역풍 속에서 약 4분에 한 바퀴를 돕니다. 바람이 잦아들거나 남풍으로 바뀌면 멈추고, 단골 손님들은 고개를 듭니다.\n\n그림자가 바닥을 가로지르는 오후 3시 무렵, 코아 계단에서 보시기를 권합니다.',
    },
  }),
  entry('artCulture', 'hawaii-art-ridge-to-reef', {
    title: { en: 'From ridge to reef', jp: '尾根から珊瑚礁へ', cn: '从山脊到珊瑚礁', kr: '산마루에서 산호초까지' }, slug: 'ridge-to-reef', category: ['cat-painting'], media: ['art-painting'], location: lanai, artist: { en: 'A painter from Hilo', jp: 'ヒロの画家', cn: '希洛的画家', kr: '힐로의 화가' }, displayDate: day(-75),
    description: { en: 'A large canvas on the ahupuaʻa, the old Hawaiian way of sharing land in strips that run from the mountains to the sea.', jp: '山から海へと細長く土地を分かち合う、ハワイ古来の暮らしの単位「アフプアア」を描いた大作。', cn: '巨幅画布描绘“阿胡普阿阿”：夏威夷自古将土地由山至海划作长条、彼此共享的方式。', kr: '산에서 바다까지 길게 땅을 나누어 함께 쓰던 하와이의 옛 토지 구획, 아후푸아아를 그린 대작입니다.' },
    body: {
      en: 'Cobalt for the deep water, terracotta for the taro terraces, bone for the cloud that feeds both. Each ahupuaʻa gave its people timber, food and fish along one stream, and the painting reads the same way: from the top left corner down to the sea.',
      jp: '深い海のコバルト、タロイモ畑の赤土色、その両方を潤す雲の白。アフプアアは一筋の流れに沿って、木材も作物も魚ももたらしました。絵もまた、左上の隅から海へと読み下ろしてください。',
      cn: '钴蓝是深海，陶土色是芋田，骨白是滋养二者的云。每片阿胡普阿阿沿一条溪流供给木材、食物与鱼；观画亦然，请自左上角一路看到海。',
      kr: '코발트는 깊은 바다, 테라코타는 타로 밭, 상앗빛은 둘을 적시는 구름입니다. 아후푸아아는 한 줄기 시내를 따라 나무와 먹을거리와 물고기를 주었습니다. 그림도 왼쪽 위에서 바다로 내려가며 읽으십시오.',
    },
  }),
  entry('mediaCenterDetailPage', 'hawaii-media-pictures-of-the-gallery', {
    title: { en: 'Pictures of the Waikīkī gallery', jp: 'ワイキキ館 画像集', cn: '威基基馆图片集', kr: '와이키키 갤러리 이미지' }, slug: 'pictures-of-the-gallery', category: ['cat-image-library'], media: ['arch-boutique'], displayDate: day(-25), removedAfterExpired: false, downloadLink: 'https://assets.meridian.example/image/upload/v1/meridian/arch-boutique.webp',
    description: { en: 'The court, the koa stair and the lānai in morning light: twelve pictures free for editorial use with a credit.', jp: '朝の光に包まれた中庭、コアの階段、ラナイ。クレジット表記により報道・編集用途に無料でお使いいただける12点です。', cn: '晨光中的中庭、寇阿木楼梯与拉奈露台，共十二幅，注明来源即可免费用于报道。', kr: '아침 빛 속의 중정과 코아 계단, 라나이. 출처를 밝히면 보도용으로 무료로 쓰실 수 있는 사진 열두 점입니다.' },
    body: {
      en: 'Please credit “Meridian Galleria Hawaii”. Larger files and captions in four languages are sent within two working days of a request to the press desk.',
      jp: 'クレジットは「Meridian Galleria ハワイ」とご記載ください。高解像度データと四か国語のキャプションは、広報へのご依頼から2営業日以内にお送りします。',
      cn: '请注明“Meridian Galleria 夏威夷”。大图及四种语言的图注，新闻部收到申请后两个工作日内发送。',
      kr: '출처는 ‘Meridian Galleria 하와이’로 표기해 주십시오. 고해상도 파일과 4개 언어 설명은 홍보팀에 요청하신 뒤 영업일 기준 2일 이내에 보내 드립니다.',
    },
  }),
  entry('indexDetailPage', 'hawaii-promotion-pearl-days', {
    title: { en: 'Pearl days in Waikīkī', jp: 'ワイキキ・パールデイズ', cn: '威基基珍珠时光', kr: '와이키키 펄 데이즈' }, slug: 'pearl-days', category: ['cat-watches-and-jewellery'], brand: 'brand-ondine-joaillerie', media: ['jewel-bracelet'], location: eastGallery, startDate: day(-2, '10:00'), endDate: day(26, '22:00'),
    description: { en: 'Bring a strand that has grown loose: it is cleaned and restrung, and a gold bangle is yours at a guest’s price.', jp: 'ゆるんだネックレスをお持ちください。洗浄と糸替えを承り、ゴールドのバングルを特別価格でご案内します。', cn: '带来您已松动的珠串，我们清洁重穿，并以礼遇价呈上金手镯。', kr: '느슨해진 진주 목걸이를 가져오십시오. 세척하고 다시 엮어 드리며, 골드 뱅글을 특별가로 안내합니다.' },
    body: {
      en: 'Restringing is complimentary for one strand of any maker. Leave it in the morning and collect it before dinner. Bangles carry a reduction of 15 per cent with the restringing receipt.',
      jp: '他社製でもお一人様一連まで糸替え無料。朝お預けになれば、夕食前にお渡しできます。糸替えの控えをご提示いただくと、バングルが15%引きになります。',
      cn: '不限品牌，每位一串免费重穿；早晨交付，晚餐前取回。凭重穿收据，手镯享八五折。',
      kr: '다른 브랜드 제품도 한 줄까지 무료로 다시 엮어 드립니다. 아침에 맡기시면 저녁 식사 전에 찾으실 수 있습니다. 접수증을 제시하시면 뱅글을 15% 할인해 드립니다.',
    },
    terms: {
      en: '- One strand for each guest, up to 50 cm.\n- The reduction applies to gold bangles in stock.',
      jp: '- お一人様一連、長さ50cmまで。\n- 割引は店頭在庫のゴールドバングルに限ります。',
      cn: '- 每位宾客限一串，长度不超过 50 厘米。\n- 折扣适用于现货金手镯。',
      kr: '- 1인당 한 줄, 길이 50cm까지.\n- 할인은 재고가 있는 골드 뱅글에 적용됩니다.',
    },
  }, { created: 10, updated: 2 }),
];
