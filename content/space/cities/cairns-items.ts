import { day, entry, type Seed } from '../seed.ts';

const opening = { en: 'Daily, 10am to 9pm', cn: '每日 10:00 至 21:00', jp: '毎日 10:00〜21:00' };
const reefRoom = { en: 'Level 1, reef room', cn: '一层，珊瑚厅', jp: '1階 リーフルーム' };
const louvreGallery = { en: 'Level 1, louvre gallery', cn: '一层，百叶廊', jp: '1階 ルーバーギャラリー' };
const verandah = { en: 'Level 2, east verandah', cn: '二层，东侧游廊', jp: '2階 東のベランダ' };

/** Everything in Cairns that is listed and has a page of its own: houses, tables, events, news, services, offers, art. */
export const cairnsItems: readonly Seed[] = [
  entry('brandPavilion', 'cairns-brand-solenne', {
    title: { en: 'Solenne', cn: 'Solenne 素澜', jp: 'Solenne' }, slug: 'solenne', brand: 'brand-solenne', category: ['cat-beauty'], label: ['label-new'], media: ['beauty-serum'], isFeatured: true, location: reefRoom, time: opening,
    description: { en: 'Mineral care for a day on the water, and a serum for the evening after it, tried at a basin of river stones.', cn: '为水上一日备好矿物防护，为归来之夜备好精华，在铺着河石的水盆边试用。', jp: '海で過ごす一日のためのミネラルケアと、その夜のための美容液。川石を敷いた水盤のそばでお試しください。' },
    body: {
      en: 'Reef boats leave early and return at five, so this counter is quiet at noon and full of wet hair by evening. Solenne’s veil is mineral only; wear a long-sleeved suit as well, as the skippers do.\n\nA reading of your skin after the trip is complimentary and takes ten minutes.',
      cn: '出海的船清早启航，傍晚五点归来，柜台因此正午清静，入夜则满是湿发的客人。素澜的轻纱只含矿物成分；也请像船长们那样，再穿一件长袖泳衣。\n\n归来后的肌肤检测免费，约十分钟。',
      jp: 'リーフへの船は早朝に出て、17:00に戻ります。ですから昼のカウンターは静かで、夕方は濡れた髪の方でいっぱい。Solenneのヴェールはミネラルのみ。船長たちにならい、長袖の水着もお召しください。\n\n海から戻った後の肌診断は無料、10分ほどです。',
    },
  }),
  entry('brandPavilion', 'cairns-brand-ondine-joaillerie', {
    title: { en: 'Ondine Joaillerie', cn: 'Ondine Joaillerie 昂汀珠宝', jp: 'Ondine Joaillerie' }, slug: 'ondine-joaillerie', brand: 'brand-ondine-joaillerie', category: ['cat-watches-and-jewellery'], label: ['label-exclusive', 'label-leasing-brand'], media: ['jewel-necklace'], isFeatured: true, location: verandah, time: opening,
    description: { en: 'South Sea pearls from the warm waters to the north, laid out by lustre at a window that faces the inlet.', cn: '来自北方温暖海域的南洋珍珠，依光泽陈列于面向海湾的窗前。', jp: '北の温かな海で育った南洋真珠を、入り江を望む窓辺に照りの順に並べました。' },
    body: {
      en: 'The pearl luggers of the Torres Strait once dived for shell; today the pearls are farmed, and a good one takes two years. Ondine shows white, silver and a rare pale gold, and explains each in plain words.\n\n> Look for the window in the pearl, then for yourself in it.\n\nViewing is free of obligation. Knotting takes forty minutes and is complimentary.',
      cn: '托雷斯海峡的采珠船昔日下潜采贝，如今珍珠多为养殖，一颗好珠需时两年。昂汀陈列白、银与罕见的淡金三色，并以平实的话一一说明。\n\n> 先在珠面上找窗，再在窗中找自己。\n\n赏珠无须购买。打结约四十分钟，免费。',
      jp: 'トレス海峡の真珠船がかつて貝を求めて潜った海で、今は真珠が養殖されています。よい一粒には二年。Ondineは白、銀、希少な淡い金を揃え、やさしい言葉でご説明します。\n\n> まず珠に映る窓を、次にご自身を探してください。\n\nご覧いただくだけで結構です。糸の結びは40分、無料です。',
    },
  }),
  entry('brandPavilion', 'cairns-brand-juniper-row', {
    title: { en: 'Juniper Row', cn: 'Juniper Row 杜松巷', jp: 'Juniper Row' }, slug: 'juniper-row', brand: 'brand-juniper-row', category: ['cat-wines-and-spirits'], label: ['label-new'], media: ['spirits-gin'], whetherLiquorOrTobacco: true, location: louvreGallery, time: { en: 'Daily, noon to 9pm', cn: '每日 12:00 至 21:00', jp: '毎日 12:00〜21:00' },
    description: { en: 'A dry gin with lemon myrtle, finger lime and a leaf or two that you may smell before it is crushed.', cn: '以柠檬香桃、手指柠檬入味的干型金酒；那一两片叶子，揉碎之前请先闻一闻。', jp: 'レモンマートルとフィンガーライムのドライジン。葉は砕く前に、まず香りをお確かめください。' },
    body: {
      en: 'Eight botanicals stand in jars on the bar, four from the old recipe and four from Queensland. The tropical bottling is cut with rainwater gathered on the tablelands and sold in Cairns alone, at A$79.\n\nTwo small measures with a guide are complimentary. For guests of 18 and over; sealed bags are provided for international flights.',
      cn: '吧台上立着八只香料罐：四味出自旧配方，四味来自昆士兰。热带特装以高原雨水调配，仅在凯恩斯出售，79 澳元。\n\n专人引导试饮两小杯，免费。须年满 18 岁；国际航班旅客备有密封袋。',
      jp: 'バーに並ぶ八つのボタニカル。四つは昔からの処方、四つはクイーンズランドのもの。高原の雨水で仕上げたトロピカルボトルはケアンズ限定、79豪ドルです。\n\n案内付きで2種を少量ずつ、無料でお試しいただけます。18歳以上の方に限ります。国際線の方には密封袋をご用意します。',
    },
  }),
  entry('brandPavilion', 'cairns-brand-honey-and-tide', {
    title: { en: 'Honey & Tide', cn: 'Honey & Tide 蜜与潮', jp: 'Honey & Tide' }, slug: 'honey-and-tide', brand: 'brand-honey-and-tide', category: ['cat-food-and-gifts'], media: ['food-honey'], location: reefRoom, time: opening,
    description: { en: 'Rainforest honey, macadamia nuts and Davidson plum in glass, tasted from pale to dark at a bench of milky pine.', cn: '雨林蜂蜜、夏威夷果与戴维森李，皆入玻璃罐，于乳白松木长台上由浅至深试味。', jp: '雨林の蜂蜜、マカダミアナッツ、ダビッドソンプラム。ミルキーパインの卓で、淡い色から濃い色へとお試しください。' },
    body: {
      en: 'Bees in the hills behind the city work whatever the forest offers, and no two barrels agree. The one to try first is gathered in the ranges after rain: dark, a little bitter, with a smell of wet bark.\n\nJars from A$12. Many countries restrict honey; the counter keeps a list and will tell you honestly.',
      cn: '城后山间的蜜蜂，森林给什么便采什么，因此桶桶滋味不同。最宜先尝的是雨后山脊之蜜：色深，微苦，带着湿树皮的气息。\n\n每罐 12 澳元起。许多国家对蜂蜜入境设限，柜台备有清单，会如实相告。',
      jp: '町の背後の丘の蜂は、森の差し出すものを何でも集めます。ですから樽ごとに味が違います。まず試していただきたいのは、雨のあとの山並みで採れた一品。色濃く、ほろ苦く、濡れた樹皮の香りがします。\n\n12豪ドルより。蜂蜜の持ち込みを制限する国は少なくありません。一覧をご用意し、正直にお伝えします。',
    },
  }),
  entry('brandPavilion', 'cairns-brand-north-and-vale', {
    title: { en: 'North & Vale', cn: 'North & Vale 北谷', jp: 'North & Vale' }, slug: 'north-and-vale', brand: 'brand-north-and-vale', category: ['cat-fashion'], media: ['fashion-wallet'], location: louvreGallery, time: opening,
    description: { en: 'Bridle leather for the green season: wallets and belts waxed against damp, with a bench for stamping and repair.', cn: '为绿季而备的马缰皮革：上蜡防潮的钱夹与腰带，并设压印与修缮工作台。', jp: '緑の季節のためのブライドルレザー。湿気に備えて蝋を引いた財布とベルト、刻印と修理の作業台もございます。' },
    body: {
      en: 'From December to April the air here can be wrung like a cloth. North & Vale waxes its leather twice for Cairns and asks you to keep it out of plastic.\n\nBelts are cut to size in ten minutes; initials and one small drawing, a fan palm or a fin, are stamped without charge.',
      cn: '十二月至四月，这里的空气仿佛能拧出水来。北谷专为凯恩斯将皮革上蜡两遍，并请您别把它装进塑料袋。\n\n腰带十分钟裁好；首字母与一枚小图案，扇叶棕榈或一片鱼鳍，免费压印。',
      jp: '12月から4月、ここの空気は布のように絞れるほど。North & Valeはケアンズのために革へ二度蝋を引きます。ビニール袋には入れないでください。\n\nベルトは10分で寸法に裁ち、イニシャルと小さな絵、扇椰子か魚のひれを、無料で刻みます。',
    },
  }),
  entry('dining', 'cairns-dining-boardwalk-room', {
    title: { en: 'The Boardwalk Room', cn: '栈道餐室', jp: 'ボードウォーク・ルーム' }, slug: 'boardwalk-room', category: ['cat-restaurant'], media: ['dining-plated'], isFeatured: true, location: verandah, cuisine: { en: 'Tropical Queensland', cn: '昆士兰热带风味', jp: 'トロピカル・クイーンズランド' }, time: { en: '11:30am to 9:30pm', cn: '11:30 至 21:30', jp: '11:30〜21:30' }, frequency: { en: 'Daily', cn: '每日', jp: '毎日' },
    description: { en: 'Barramundi, mud crab and tableland greens on a verandah over the Esplanade, timed to the tide and the lorikeets.', cn: '尖吻鲈、泥蟹与高原时蔬，在俯瞰海滨大道的游廊上享用，随潮汐与鹦鹉归巢而开席。', jp: 'バラマンディ、マッドクラブ、高原の青菜。エスプラネードを見下ろすベランダで、潮とインコの刻に合わせて。' },
    body: {
      en: 'At low tide the mudflats fill with shorebirds, and the waiters lend binoculars. At dusk some thousands of lorikeets come to the fig trees, after which conversation is possible again.\n\n- Lunch, two courses, A$42\n- Mud crab with native pepper, market price\n- Dinner, four courses, A$96',
      cn: '退潮时，泥滩上落满水鸟，侍者会借您望远镜。黄昏，数千只彩虹鹦鹉飞回榕树，待它们安顿好，人才说得上话。\n\n- 午市两道式 42 澳元\n- 泥蟹佐本地胡椒，时价\n- 晚市四道式 96 澳元',
      jp: '引き潮の干潟には水鳥が集い、給仕が双眼鏡をお貸しします。夕暮れには何千羽ものインコがイチジクの木へ帰り、会話はそのあとで。\n\n- ランチ二品 42豪ドル\n- マッドクラブの在来胡椒風味 時価\n- ディナー四品 96豪ドル',
    },
  }),
  entry('dining', 'cairns-dining-tableland-cafe', {
    title: { en: 'Tableland café', cn: '高原咖啡', jp: 'テーブルランド・カフェ' }, slug: 'tableland-cafe', category: ['cat-cafe'], media: ['dining-coffee'], location: louvreGallery, cuisine: { en: 'Coffee and breakfast', cn: '咖啡与早餐', jp: 'コーヒーと朝食' }, time: { en: '6:30am to 5pm', cn: '6:30 至 17:00', jp: '6:30〜17:00' }, frequency: { en: 'Daily', cn: '每日', jp: '毎日' },
    description: { en: 'Coffee grown around Mareeba, an hour up the range, with mango in season and toast thick enough for a day at sea.', cn: '咖啡产自翻山一小时的马里巴一带，当季有芒果，厚切吐司足以支撑一天出海。', jp: '山道を一時間、マリーバ周辺で育ったコーヒー。旬のマンゴーと、海の一日に備える厚切りのトーストを添えて。' },
    body: {
      en: 'The café opens in time for the reef boats: ordered by six the evening before, a breakfast bag stands ready with your name on it. Flat white A$5.50, breakfast A$19. Reusable cups are lent on trust and come back from as far as Perth.',
      cn: '咖啡馆赶在出海船之前开门：前一晚六点前预订，早餐袋便写好名字等您。澳白 5.50 澳元，早餐 19 澳元。随行杯凭信任借出，最远曾自珀斯归来。',
      jp: 'リーフの船に間に合う時刻に開きます。前日の18:00までにご注文いただければ、お名前を書いた朝食の袋をご用意。フラットホワイト5.50豪ドル、朝食19豪ドル。貸し出しのカップは信頼で成り立ち、遠くパースからも戻ってきました。',
    },
  }),
  entry('event', 'cairns-event-coral-counted', {
    title: { en: 'Coral, counted by hand', cn: '亲手数珊瑚', jp: '手で数えた珊瑚' }, slug: 'coral-counted', category: ['cat-exhibition'], media: ['art-vessels'], location: reefRoom, startDate: day(-58, '10:00'), endDate: day(-10, '20:00'), removedAfterExpired: false,
    time: { en: '10am to 8pm', cn: '10:00 至 20:00', jp: '10:00〜20:00' }, frequency: { en: 'Daily', cn: '每日', jp: '毎日' },
    description: { en: 'Some four hundred thrown and pierced forms, one for each kind of hard coral on the Great Barrier Reef. Admission was free.', cn: '四百余件拉坯镂刻之形，对应大堡礁的每一种硬珊瑚。展览免费。', jp: 'グレートバリアリーフの造礁珊瑚およそ四百種を、ろくろと透かしで一つずつ。入場は無料でした。' },
    body: {
      en: 'A ceramicist from the tablelands worked for three years from photographs taken by divers. Visitors were asked to find the one they had swum over that day; most could. Three larger vessels have stayed on the travertine steps.',
      cn: '一位来自高原的陶艺家，依潜水者拍下的照片，做了三年。观者受邀找出当天自己游过的那一种，多数人都找到了。三件较大的器皿，至今留在洞石台阶上。',
      jp: '高原に暮らす陶芸家が、ダイバーの写真をもとに三年をかけました。その日泳いだ海で見た珊瑚を探してみてくださいとお願いすると、たいていの方が見つけました。大きな三点は、今も石段に残っています。',
    },
  }, { created: 80, updated: 59 }),
  entry('event', 'cairns-event-fruit-of-the-wet-tropics', {
    title: { en: 'Fruit of the wet tropics', cn: '湿热带之果', jp: '湿潤熱帯の果実' }, slug: 'fruit-of-the-wet-tropics', category: ['cat-tasting'], brand: 'brand-honey-and-tide', media: ['dining-dessert'], isFeatured: true, location: louvreGallery, startDate: day(-6, '15:00'), endDate: day(15, '16:30'), cta: ['cairns-cta-reserve'],
    time: { en: '3pm to 4pm', cn: '15:00 至 16:00', jp: '15:00〜16:00' }, frequency: { en: 'Wednesdays to Sundays', cn: '周三至周日', jp: '水曜〜日曜' },
    description: { en: 'Davidson plum, lemon aspen, finger lime and black sapote: eight fruits, four honeys and one very sharp tart.', cn: '戴维森李、柠檬杨、手指柠檬与黑柿：八种果实，四款蜂蜜，与一枚酸得利落的果塔。', jp: 'ダビッドソンプラム、レモンアスペン、フィンガーライム、ブラックサポテ。八つの果実と四つの蜂蜜、そして鋭い酸味のタルトをひとつ。' },
    body: {
      en: 'The older four grew in this forest long before anyone wrote their names down. A grower from the Daintree cuts and explains; the honeys are there to make peace. Twelve guests, A$28, suitable for children who like sour things.',
      cn: '其中四种，在有人写下名字之前，早已长在这片森林。来自丹翠的果农一面切，一面讲；蜂蜜负责调停。限十二位，28 澳元，爱吃酸的孩子也适合。',
      jp: 'そのうち四つは、誰かが名を書き留めるずっと前からこの森にありました。デインツリーの果樹農家が切り分けて語り、蜂蜜が仲裁します。定員12名、28豪ドル。酸っぱいものの好きなお子さまもどうぞ。',
    },
  }, { created: 18, updated: 6 }),
  entry('event', 'cairns-event-read-a-pearl', {
    title: { en: 'How to read a pearl', cn: '如何读一颗珍珠', jp: '真珠の読み方' }, slug: 'read-a-pearl', category: ['cat-workshop'], brand: 'brand-ondine-joaillerie', media: ['jewel-earrings'], location: verandah, startDate: day(13, '10:00'), endDate: day(15, '12:00'), cta: ['cairns-cta-reserve'],
    time: { en: '10am to 11:15am', cn: '10:00 至 11:15', jp: '10:00〜11:15' }, frequency: { en: 'Three mornings', cn: '连续三个上午', jp: '3日間、午前' },
    description: { en: 'Lustre, skin, shape, colour, size: put twenty pearls in order, then see how a grader would have done it.', cn: '光泽、表皮、形状、颜色、尺寸：先为二十颗珍珠排序，再看鉴定师会怎么排。', jp: '照り、肌、かたち、色、大きさ。20粒をご自分で並べたあと、鑑別の目ではどうなるかをご覧いただきます。' },
    body: {
      en: 'Held in morning light because the afternoon flatters everything. Ten guests, complimentary, with tea. Reserve at the pearl window; bring your own strand if you would like to know.',
      cn: '选在上午，因为午后的光太会说好话。限十位，免费，奉茶。请于珍珠窗口预订；若想知道究竟，带上您自己的那一串。',
      jp: '午後の光は何にでもお世辞を言いますので、朝の光で行います。定員10名、無料、お茶付き。ご予約は真珠の窓口で。お手持ちの一連をお持ちいただいても結構です。',
    },
  }, { created: 9, updated: 3 }),
  entry('news', 'cairns-news-lights-lowered', {
    title: { en: 'Lights lowered for the birds', cn: '为水鸟调暗灯光', jp: '水鳥のために灯りを落として' }, slug: 'lights-lowered', category: ['cat-house-news'], media: ['arch-facade-dusk'], isFeatured: true, displayDate: day(-7), removedAfterExpired: false,
    description: { en: 'The facade now dims to amber after 9pm, so that the migrants on the mudflat can feed and rest by night.', cn: '晚九点之后，立面转为昏黄微光，好让泥滩上的候鸟安心觅食歇息。', jp: '21:00以降、外壁の灯りを琥珀色に落とします。干潟の渡り鳥が夜も餌をとり、休めるように。' },
    body: {
      en: 'Some of these birds breed in Siberia and spend our summer in front of the windows. They have come a long way, and we know how that feels. Shutters on the east side close at dusk; the verandah keeps its candles.',
      cn: '其中有些在西伯利亚繁衍，却在我们窗前过夏。它们远道而来，那滋味我们懂。东侧百叶窗黄昏即合，游廊则只留烛光。',
      jp: 'シベリアで子を育て、こちらの夏を窓の前で過ごす鳥もいます。遠くから来た旅の疲れは、私たちにもわかります。東側の鎧戸は日暮れに閉じ、ベランダには蝋燭だけを残します。',
    },
  }, { created: 8, updated: 7 }),
  entry('news', 'cairns-news-verandah-returns', {
    title: { en: 'The verandah has its boards back', cn: '游廊木板翻新归位', jp: 'ベランダの床、元どおりに' }, slug: 'verandah-returns', category: ['cat-house-news'], media: ['arch-corridor'], displayDate: day(-24), removedAfterExpired: false,
    description: { en: 'Sixty metres of hardwood were lifted, turned over and laid again with the worn side down and the fresh side up.', cn: '六十米硬木地板全部起出、翻面、重铺：磨旧的一面朝下，新的一面朝上。', jp: '60メートルの堅木の床板をすべて剥がし、裏返して敷き直しました。すり減った面は下へ、新しい面は上へ。' },
    body: {
      en: 'The carpenters found two coins, a marble and a ticket for a train to Kuranda; all four are shown at the top of the stair. The Boardwalk Room serves outside again from 11:30am.',
      cn: '木匠们在板下拾得两枚硬币、一颗弹珠与一张去库兰达的火车票，四样都陈列在楼梯口。栈道餐室自 11:30 起恢复户外供餐。',
      jp: '床下からは硬貨が二枚、ビー玉が一つ、クランダ行きの切符が一枚。四つとも階段の上に飾りました。ボードウォーク・ルームの屋外席は11:30より再開しています。',
    },
  }, { created: 25, updated: 24 }),
  entry('news', 'cairns-news-pearl-window', {
    title: { en: 'Ondine opens a pearl window', cn: '昂汀珍珠窗开幕', jp: 'Ondine、真珠の窓を開く' }, slug: 'pearl-window', category: ['cat-opening'], brand: 'brand-ondine-joaillerie', media: ['jewel-bracelet'], displayDate: day(-42), removedAfterExpired: false,
    description: { en: 'One pane of old glass, a cloth of undyed wool and pearls from the Torres Strait on the east verandah.', cn: '一扇旧玻璃窗，一块未染羊毛布，与来自托雷斯海峡的珍珠，同在东侧游廊。', jp: '古いガラスの窓が一枚、生成りの羊毛の布、そしてトレス海峡の真珠。東のベランダにて。' },
    body: {
      en: 'The window was chosen before the counter: it faces the inlet and has no coloured wall opposite to lend a pearl a tint it does not own. Open daily; bangles and hoops stand on the second shelf.',
      cn: '先选窗，后选柜台：窗朝海湾，对面没有色墙，不会借给珍珠一分它本没有的颜色。每日开放，手镯与圈环置于第二层架上。',
      jp: 'カウンターより先に、窓を選びました。入り江に面し、向かいに色のある壁がなく、真珠が借りものの色に染まりません。毎日ご覧いただけます。バングルとフープは二段目の棚に。',
    },
  }, { created: 43, updated: 42 }),
  entry('service', 'cairns-service-tourist-refund', {
    title: { en: 'Help with your tax refund', cn: '旅客退税协助', jp: '税金還付のお手伝い' }, slug: 'tourist-refund', category: ['cat-travel'], media: ['hero-travel'], isFeatured: true, location: { en: 'Level 1, travellers’ desk', cn: '一层，旅客服务台', jp: '1階 旅のデスク' }, time: opening,
    description: { en: 'We prepare the invoice and the code for the Tourist Refund Scheme, so that the airport queue is short and simple.', cn: '我们为您备好旅客退税计划（TRS）所需的税务发票与条码，让机场手续简短轻松。', jp: 'ツーリスト・リファンド・スキーム（TRS）に必要な税務書類とコードをご用意。空港での手続きを短く簡単に。' },
    body: {
      en: 'Australia refunds the tax on goods of A$300 or more from one business, bought within 60 days of departure and carried out with you. Show goods, invoice, passport and boarding pass at the airport.\n\nThe desk is complimentary, speaks English, Chinese and Japanese, and weighs your suitcase too.',
      cn: '凡在同一商家消费满 300 澳元，且于离境前 60 天内购买并随身带出者，澳大利亚退还所含税款。请在机场出示商品、发票、护照与登机牌。\n\n服务台免费，可用英语、中文与日语，还能替您称一称行李。',
      jp: '出国前60日以内に一つの事業者から300豪ドル以上お求めになり、ご自身で持ち出す品には税が還付されます。空港で商品、税務書類、パスポート、搭乗券をご提示ください。\n\nデスクのご利用は無料。英語、中国語、日本語で承り、スーツケースの重さもお量りします。',
    },
  }),
  entry('service', 'cairns-service-gift-wrapping', {
    title: { en: 'Packed in pressed leaves', cn: '压叶礼品包装', jp: '押し葉のギフト包装' }, slug: 'gift-wrapping', category: ['cat-personal'], media: ['hero-gifts'], location: { en: 'Level 1, wrapping table', cn: '一层，包装台', jp: '1階 ラッピングテーブル' }, time: opening,
    description: { en: 'Paper printed from real rainforest leaves, cotton string and a card, padded well enough for the long flight home.', cn: '以真实雨林叶片拓印的纸张、棉绳与卡片，衬垫妥帖，经得起长途飞行。', jp: '雨林の葉を写しとった紙、木綿の紐とカード。長い空路にも耐えるよう、しっかりと包みます。' },
    body: {
      en: 'The leaves themselves stay in the forest: we borrow their veins on a plate, print, and leave no seeds that a customs officer could object to. Complimentary; ten minutes, or by evening if you are in a hurry to reach the boat.',
      cn: '叶子仍留在林中：我们只借其脉络制版印刷，绝不夹带任何让海关皱眉的种子。免费，约十分钟；若赶着上船，傍晚来取亦可。',
      jp: '葉そのものは森に残し、葉脈だけを版に写して刷ります。税関で咎められる種は一粒も入りません。無料、10分ほど。船にお急ぎの方は、夕方のお渡しも承ります。',
    },
  }),
  entry('service', 'cairns-service-after-the-reef', {
    title: { en: 'After the reef', cn: '自珊瑚海归来', jp: 'リーフから戻ったら' }, slug: 'after-the-reef', category: ['cat-personal', 'cat-beauty'], media: ['beauty-cream'], location: reefRoom, time: { en: 'Daily, 4pm to 8pm', cn: '每日 16:00 至 20:00', jp: '毎日 16:00〜20:00' },
    description: { en: 'A warm shower, cool aloe, a dry towel and ginger tea for those who come straight from the marina. Complimentary.', cn: '刚从码头归来的旅客：温水淋浴、沁凉芦荟、干爽毛巾与一杯姜茶，全部免费。', jp: 'マリーナから直接お越しの方に、温かいシャワー、冷たいアロエ、乾いたタオル、生姜茶を。無料です。' },
    body: {
      en: 'Five cabins, fifteen minutes each. Wet things hang in the drying room while you look around, and mask marks fade in about the time it takes to choose a jar of honey.',
      cn: '共五间，每位十五分钟。湿衣可挂入烘干室，您自去闲逛；面镜的压痕，大约挑好一罐蜂蜜便消了。',
      jp: 'ブースは五つ、お一人15分。濡れた物は乾燥室に掛け、館内をご覧ください。マスクの跡は、蜂蜜を一瓶選ぶうちに消えています。',
    },
  }),
  entry('specialOffer', 'cairns-offer-reef-day-set', {
    title: { en: 'Solenne’s reef day set', cn: '素澜出海礼盒', jp: 'Solenneのリーフデイセット' }, slug: 'reef-day-set', category: ['cat-beauty'], brand: 'brand-solenne', media: ['beauty-compact'], isFeatured: true, location: reefRoom, startDate: day(-13, '10:00'), endDate: day(14, '21:00'),
    description: { en: 'Mineral veil, evening serum and a rose compact in a dry pouch at A$145, one quarter below their single prices.', cn: '矿物轻纱、晚间精华与玫瑰粉饼，收于防水袋，145 澳元，较单买省四分之一。', jp: 'ミネラルヴェール、夜の美容液、ローズのコンパクトを防水ポーチに。145豪ドル、単品合計より25%お得です。' },
    body: {
      en: 'The pouch floats. Several have been handed in by skippers, and each still held its compact.',
      cn: '防水袋可浮于水面。船长们曾数次捡回交还，每次粉饼都安然在内。',
      jp: 'ポーチは水に浮きます。船長の手で届けられたことも何度か。中のコンパクトはいつも無事でした。',
    },
    terms: {
      en: '- Two sets for each customer, while supplies last.\n- Prices include GST; the set counts towards the Tourist Refund Scheme.\n- Meridian Galleria Cairns only.',
      cn: '- 每位顾客限两套，售完即止。\n- 价格含消费税，可计入旅客退税计划金额。\n- 仅限 Meridian Galleria 凯恩斯。',
      jp: '- お一人様2セットまで、なくなり次第終了。\n- 価格はGST込み。TRSの対象金額に含められます。\n- Meridian Galleria ケアンズのみ有効です。',
    },
  }, { created: 15, updated: 13 }),
  entry('specialOffer', 'cairns-offer-belt-to-measure', {
    title: { en: 'A belt to measure', cn: '量身腰带礼', jp: '寸法どおりのベルトを' }, slug: 'belt-to-measure', category: ['cat-fashion'], brand: 'brand-north-and-vale', media: ['fashion-belt'], location: louvreGallery, startDate: day(6, '10:00'), endDate: day(34, '21:00'),
    description: { en: 'Choose strap, buckle and edge; for four weeks the measuring, cutting and a second buckle are included in the price.', cn: '自选皮带、带扣与边色；四周之内，量裁与第二枚带扣皆含于价内。', jp: '革、バックル、コバの色をお選びください。四週間、採寸と裁断、替えのバックルひとつまで価格に含まれます。' },
    body: {
      en: 'Solid brass or blackened steel, olive or tan, ready in ten minutes. Belts are also cut for children, with four holes to grow into.',
      cn: '实心黄铜或黑钢，橄榄绿或棕褐，十分钟可取。亦可为孩子裁制，多打四孔，留待长大。',
      jp: '無垢の真鍮か黒い鋼、オリーブかタン。10分で仕上がります。お子さま用には、成長を見込んで穴を四つ。',
    },
  }, { created: 3, updated: 1 }),
  entry('specialOffer', 'cairns-offer-six-macarons', {
    title: { en: 'Six macarons with every jar', cn: '一罐蜜，六枚马卡龙', jp: '蜂蜜一瓶にマカロン六つ' }, slug: 'six-macarons', category: ['cat-food-and-gifts'], brand: 'brand-honey-and-tide', media: ['food-macarons'], location: reefRoom, startDate: day(-38, '10:00'), endDate: day(-7, '21:00'), removedAfterExpired: false,
    description: { en: 'Through last month every large jar came with six macarons in wattleseed, mango, plum and honey.', cn: '上月每购大罐蜂蜜，即附金合欢籽、芒果、李子与蜂蜜味马卡龙六枚。', jp: '先月は大瓶おひとつにつき、ワトルシード、マンゴー、プラム、蜂蜜のマカロンを六つお付けしました。' },
    body: {
      en: 'They were baked at six each morning on the tablelands and driven down the range before the heat. The macarons may be bought at the café until the mangoes end.',
      cn: '每日清晨六点在高原烘焙，趁暑气未起运下山来。芒果季结束之前，仍可在咖啡馆购得。',
      jp: '毎朝6:00に高原で焼き、暑くなる前に山を下りました。マンゴーの季節が終わるまでは、カフェでお求めいただけます。',
    },
  }, { created: 42, updated: 38 }),
  entry('artCulture', 'cairns-art-brain-coral', {
    title: { en: 'Brain coral, enlarged', cn: '放大的脑珊瑚', jp: '脳珊瑚、拡大図' }, slug: 'brain-coral', category: ['cat-sculpture'], media: ['art-sculpture'], isFeatured: true, location: reefRoom, artist: { en: 'A sculptor from Port Douglas', cn: '道格拉斯港的雕塑家', jp: 'ポートダグラスの彫刻家' }, displayDate: day(-160),
    description: { en: 'One groove of a coral, sixty times its size, runs round a bronze sphere and returns to where it began.', cn: '珊瑚上的一道沟纹，放大六十倍，绕青铜球一周，回到起点。', jp: '珊瑚の溝ひとすじを六十倍に。ブロンズの球をめぐり、はじめの場所へ戻ります。' },
    body: {
      en: 'Run a finger along it: the walk takes about a minute. The sculptor measured a colony that is thought to be older than the city and has asked us not to say where it lives.',
      cn: '以指尖循纹而行，约需一分钟。雕塑家测量的那株珊瑚，据信比这座城还老；它住在哪里，他请我们保密。',
      jp: '指先でたどると、およそ一分の散歩になります。彫刻家が測ったのは、この町より古いとされる群体。どこに棲むかは、言わない約束です。',
    },
  }),
  entry('artCulture', 'cairns-art-where-green-meets-blue', {
    title: { en: 'Where green meets blue', cn: '青碧相接处', jp: '緑と青の出会うところ' }, slug: 'where-green-meets-blue', category: ['cat-painting'], media: ['art-painting'], location: verandah, artist: { en: 'A painter from Kuranda', cn: '库兰达的画家', jp: 'クランダの画家' }, displayDate: day(-95),
    description: { en: 'Two World Heritage areas share one shoreline north of the city; the canvas is hung so that they meet at eye level.', cn: '城北一线海岸，两处世界遗产在此相接；画作悬挂的高度，恰使二者交于眼前。', jp: '町の北の海岸線で、二つの世界遺産が接します。その境が目の高さに来るよう、絵を掛けました。' },
    body: {
      en: 'Rainforest above, reef below, and one hard line of clay-coloured beach. The painter lives at the upper end of the railway and walks to the ridge, where both can be seen on clear mornings. Stand close for the forest, far for the sea.',
      cn: '上为雨林，下为珊瑚礁，中间一道陶土色的海滩，界线分明。画家住在铁路的山上一端，晴朗的早晨走到山脊，二者尽收眼底。看林宜近，看海宜远。',
      jp: '上に雨林、下にリーフ、そのあいだに赤土色の浜が一線。画家は鉄道の山側の終点に暮らし、晴れた朝には両方を望む尾根まで歩きます。森は近くで、海は離れてご覧ください。',
    },
  }),
  entry('mediaCenterDetailPage', 'cairns-media-lower-light', {
    title: { en: 'A facade that dims for migrants', cn: '为候鸟调暗的立面', jp: '渡り鳥のために暗くなる外壁' }, slug: 'lower-light', category: ['cat-press-release'], media: ['arch-boutique'], displayDate: day(-7), removedAfterExpired: false,
    description: { en: 'Meridian Galleria Cairns cuts its night lighting by four fifths in favour of the shorebirds of Trinity Inlet.', cn: 'Meridian Galleria 凯恩斯将夜间照明减少五分之四，为三一湾的水鸟让出黑夜。', jp: 'Meridian Galleria ケアンズは、トリニティ湾の水鳥のために夜間照明を5分の1に減らしました。' },
    body: {
      en: 'Cairns, Queensland. After 9pm the east front is lit in amber at knee height only. The change was planned with local birdwatchers and uses no new fittings, only fewer of the old.\n\nPress desk: cairns@meridian.example',
      cn: '昆士兰凯恩斯讯。晚 21:00 之后，东立面仅余齐膝高的琥珀色微光。方案与本地观鸟者共同拟定，未添一盏新灯，只是少开旧灯。\n\n新闻联络：cairns@meridian.example',
      jp: 'クイーンズランド州ケアンズ。21:00以降、東面の灯りは膝の高さの琥珀色のみとなります。地元の野鳥観察家とともに計画し、新しい器具は加えず、古い灯りを減らしただけです。\n\n報道関係のお問い合わせ：cairns@meridian.example',
    },
  }, { created: 8, updated: 7 }),
  entry('indexDetailPage', 'cairns-promotion-green-season', {
    title: { en: 'Green season scents', cn: '绿季之香', jp: '緑の季節の香り' }, slug: 'green-season', category: ['cat-fragrance'], brand: 'brand-lune-and-linden', media: ['hero-beauty'], location: reefRoom, startDate: day(-5, '10:00'), endDate: day(23, '21:00'),
    description: { en: 'Lune & Linden visits for four weeks with a scent of fern and first rain, and a tenth off for those who arrive wet.', cn: '月与椴客居四周，带来蕨叶与初雨之香；淋雨而来者，享九折。', jp: 'Lune & Lindenが四週間の滞在。羊歯と初めの雨の香りを携えて。濡れてお越しの方は10%引きです。' },
    body: {
      en: 'Umbrellas down, please: the reduction is granted on any honest trace of rain. When it is dry, the counter keeps a watering can.',
      cn: '请收好雨伞：凡有一点真切的雨痕，即享优惠。若逢晴天，柜台备有洒水壶。',
      jp: '傘はお閉じください。本物の雨の跡があれば割引いたします。晴れた日のために、如雨露もご用意しました。',
    },
    terms: {
      en: '- Ten per cent on full flacons, once for each customer.\n- Not combined with other offers.',
      cn: '- 正装香水九折，每位顾客限一次。\n- 不与其他优惠并用。',
      jp: '- フルボトル10%引き、お一人様一回限り。\n- 他の特典との併用はできません。',
    },
  }, { created: 7, updated: 5 }),
];
