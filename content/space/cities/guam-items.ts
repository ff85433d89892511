import { day, entry, type Seed } from '../seed.ts';

const opening = { en: 'Daily, 10am to 10pm', jp: '毎日 10:00〜22:00', kr: '매일 10:00~22:00', cn: '每日 10:00 至 22:00' };
const beautyHall = { en: 'Level 1, beauty hall', jp: '1階 ビューティーホール', kr: '1층 뷰티 홀', cn: '一层，美妆厅' };
const pillarHall = { en: 'Level 1, pillar hall', jp: '1階 列柱ホール', kr: '1층 열주 홀', cn: '一层，列柱厅' };
const sunsetTerrace = { en: 'Level 2, sunset terrace', jp: '2階 サンセットテラス', kr: '2층 선셋 테라스', cn: '二层，落日露台' };

/** Everything in Guam that is listed and has a page of its own: houses, tables, events, news, services, offers, art. */
export const guamItems: readonly Seed[] = [
  entry('brandPavilion', 'guam-brand-aurelle', {
    title: { en: 'Aurelle', jp: 'Aurelle', kr: 'Aurelle', cn: 'Aurelle 欧蕾尔' }, slug: 'aurelle', brand: 'brand-aurelle', category: ['cat-beauty'], label: ['label-new'], media: ['beauty-cream'], isFeatured: true, location: beautyHall, time: opening,
    description: { en: 'Creams that cool before they nourish, kept in a chilled drawer and tried on the wrist while the rain passes outside.', jp: '潤す前に、まず冷ます。冷やした引き出しから取り出すクリームを、外の雨がやむまでゆっくりお試しください。', kr: '영양보다 먼저 시원함을. 차게 둔 서랍에서 꺼낸 크림을, 밖의 비가 지나가는 동안 손목에 발라 보십시오.', cn: '先沁凉，再滋养。面霜自冷藏抽屉取出，趁窗外阵雨未歇，在腕间慢慢试用。' },
    body: {
      en: 'Tumon is warm all year and the air is seldom dry, so Aurelle leaves its heaviest jars at home. What stands here is light: a gel cream, a night cream whipped with coconut oil, and a mist for the flight.\n\nSkin readings take ten minutes and are complimentary, from opening until 9pm.',
      jp: 'タモンは一年中暖かく、空気が乾くことはまれ。ですからAurelleは、いちばん濃厚なクリームを置いていません。あるのは軽やかなジェルクリーム、ココナッツオイルを合わせた夜のクリーム、そして機内のためのミストです。\n\n10分間の肌診断は無料、開店から21:00まで承ります。',
      kr: '투몬은 일 년 내내 따뜻하고 공기가 좀처럼 건조하지 않습니다. 그래서 Aurelle는 가장 진한 크림을 두지 않았습니다. 가벼운 젤 크림, 코코넛 오일을 더한 나이트 크림, 기내용 미스트가 있습니다.\n\n10분간의 피부 진단은 무료이며 개장부터 21:00까지 받으실 수 있습니다.',
      cn: '杜梦湾终年温暖，空气难得干燥，因此欧蕾尔没有带来最厚重的面霜。此间所陈皆轻盈：凝霜、调入椰子油的晚霜，以及机上用的喷雾。\n\n十分钟肌肤检测免费，自开馆至 21:00。',
    },
  }),
  entry('brandPavilion', 'guam-brand-hesperia', {
    title: { en: 'Hesperia', jp: 'Hesperia', kr: 'Hesperia', cn: 'Hesperia 暮星' }, slug: 'hesperia', brand: 'brand-hesperia', category: ['cat-fragrance'], label: ['label-exclusive'], media: ['beauty-perfume-amber'], location: beautyHall, time: opening,
    description: { en: 'Evening perfumes named for the hour after sunset, with a travel flacon of ylang-ylang made for this island only.', jp: '日没後のひとときにちなんだ夜の香り。この島のためだけに仕立てたイランイランの携帯ボトルもございます。', kr: '해가 진 뒤의 시간을 이름으로 삼은 저녁 향수. 이 섬만을 위해 만든 일랑일랑 트래블 보틀도 있습니다.', cn: '以日落之后的时刻命名的夜香，另有只为此岛调制的依兰旅行装。' },
    body: {
      en: 'The bay faces west, and Hesperia times its day by it. Before sunset the counter shows citrus and salt; once the light is amber, resins and white flowers come out.\n\n> Wait ten minutes before you decide. A perfume needs its dusk.\n\nScent strips may be taken to the terrace. Engraving of a name or a date is complimentary.',
      jp: '西に開けた湾に合わせて、Hesperiaの一日は進みます。日没までは柑橘と潮の香り。光が琥珀色に変わる頃、樹脂と白い花が並びます。\n\n> 決める前に、10分お待ちください。香りにも夕暮れが要るのです。\n\nムエットはテラスへお持ちいただけます。お名前や日付の刻印は無料です。',
      kr: '투몬만은 서쪽을 향하고, Hesperia는 그 시간에 맞춰 하루를 보냅니다. 해 지기 전에는 시트러스와 바다 향을, 빛이 호박색으로 물들면 수지와 흰 꽃의 향을 꺼냅니다.\n\n> 결정하기 전에 10분만 기다리십시오. 향에도 해 질 녘이 필요합니다.\n\n시향지는 테라스로 가져가셔도 좋습니다. 이름이나 날짜 각인은 무료입니다.',
      cn: '海湾朝西，暮星便以此计时。日落之前，柜上是柑橘与海盐；待光色转为琥珀，树脂与白花才登场。\n\n> 请等十分钟再作决定。香水也需要它的黄昏。\n\n试香纸可带上露台。姓名或日期刻字免费。',
    },
  }),
  entry('brandPavilion', 'guam-brand-casa-orsino', {
    title: { en: 'Casa Orsino', jp: 'Casa Orsino', kr: 'Casa Orsino', cn: 'Casa Orsino 奥希诺' }, slug: 'casa-orsino', brand: 'brand-casa-orsino', category: ['cat-fashion'], label: ['label-leasing-brand'], media: ['fashion-handbag'], isFeatured: true, location: pillarHall, time: opening,
    description: { en: 'Hand-stitched leather in tan and olive, waxed for a damp climate, with a small bench where the edges are painted.', jp: '湿度の高い土地に合わせて蝋で仕上げた、タンとオリーブの手縫い革。コバを塗る小さな作業台もご覧いただけます。', kr: '습한 기후에 맞게 왁스로 마무리한 황갈색과 올리브색 수공 가죽. 단면을 칠하는 작은 작업대도 보실 수 있습니다.', cn: '棕褐与橄榄色手缝皮具，为湿润气候上蜡；另有一方小台，现场封涂皮边。' },
    body: {
      en: 'Leather in the tropics wants air and a little wax. Casa Orsino finishes every bag for Guam with beeswax and lends its visitors the brush to do it again at home.\n\nInitials are hot-stamped in twenty minutes, complimentary on small goods.',
      jp: '熱帯の革には、風と少しの蝋が要ります。Casa Orsinoはグアムのバッグをすべて蜜蝋で仕上げ、ご自宅での手入れの仕方もブラシとともにお伝えします。\n\nイニシャルの箔押しは20分、小物は無料です。',
      kr: '열대의 가죽에는 바람과 약간의 왁스가 필요합니다. Casa Orsino는 괌의 모든 가방을 밀랍으로 마무리하고, 집에서 손질하는 법도 솔을 쥐여 드리며 알려 드립니다.\n\n이니셜 각인은 20분이 걸리며 소품은 무료입니다.',
      cn: '热带的皮革需要通风与少许蜡。奥希诺为关岛的每只手袋以蜂蜡收尾，并手把手教您在家如何保养。\n\n首字母烫印约二十分钟，小件免费。',
    },
  }),
  entry('brandPavilion', 'guam-brand-meridian-time', {
    title: { en: 'Meridian Time', jp: 'Meridian Time', kr: 'Meridian Time', cn: 'Meridian Time 子午时计' }, slug: 'meridian-time', brand: 'brand-meridian-time', category: ['cat-watches-and-jewellery'], label: ['label-ec-enabled'], media: ['watch-face'], location: pillarHall, time: opening,
    description: { en: 'Watches with a second time zone, sold on the island where the American day begins, set to home before you leave.', jp: 'アメリカの一日が始まる島で選ぶ、第二時間帯付きの腕時計。お帰りの前に、ご自宅の時刻に合わせてお渡しします。', kr: '미국의 하루가 시작되는 섬에서 고르는 듀얼 타임 시계. 떠나시기 전에 집의 시각에 맞춰 드립니다.', cn: '在美国每一天开始的岛上，选一枚双时区腕表；离馆之前，为您校准家乡时间。' },
    body: {
      en: 'Guam lies west of the date line and meets the morning fourteen or fifteen hours before New York. Meridian Time finds this amusing and keeps a wall of dials to prove it.\n\nStraps are fitted and links removed while you wait, about fifteen minutes, without charge.',
      jp: 'グアムは日付変更線の西。ニューヨークより14時間から15時間も早く朝を迎えます。それを面白がるMeridian Timeは、壁いっぱいの文字盤で時差をお見せします。\n\nストラップの調整とコマ外しは約15分、無料です。',
      kr: '괌은 날짜 변경선 서쪽에 있어 뉴욕보다 열네 시간에서 열다섯 시간 먼저 아침을 맞습니다. Meridian Time은 벽 가득한 다이얼로 그 시차를 보여 드립니다.\n\n스트랩 조정과 줄 길이 조절은 15분쯤 걸리며 무료입니다.',
      cn: '关岛位于日界线以西，比纽约早十四至十五个小时迎来清晨。子午时计觉得有趣，便用一整面墙的表盘来印证。\n\n表带调校与截节约十五分钟，立等可取，免费。',
    },
  }),
  entry('brandPavilion', 'guam-brand-cacao-thereze', {
    title: { en: 'Cacao Thérèze', jp: 'Cacao Thérèze', kr: 'Cacao Thérèze', cn: 'Cacao Thérèze 泰蕾兹可可' }, slug: 'cacao-thereze', brand: 'brand-cacao-thereze', category: ['cat-food-and-gifts'], media: ['food-chocolate'], location: pillarHall, time: opening,
    description: { en: 'Truffles with toasted coconut, hot pepper and island lemon, cut on a marble slab that is never allowed to get warm.', jp: 'トーストしたココナッツ、唐辛子、島のレモン。いつも冷たい大理石の上で切り分けるトリュフです。', kr: '구운 코코넛과 매운 고추, 섬의 레몬을 넣은 트러플. 늘 차갑게 지키는 대리석 위에서 잘라 드립니다.', cn: '烤椰丝、朝天椒与岛上柠檬入馅的松露巧克力，在始终冰凉的大理石台上切分。' },
    body: {
      en: 'The pepper is donne’, small and sudden, the one that Guam’s kitchens put into almost everything. Cacao Thérèze uses a single grain to a truffle. Taste one at the slab before you buy a box; boxes of nine are US$28 and stay firm for eight hours in their insulated bag.',
      jp: '唐辛子はドンネ。小さくて鋭い、グアムの台所に欠かせない一種です。Cacao Thérèzeは、トリュフひと粒にほんのひとかけら。まずはお味見をどうぞ。9粒入り28米ドル、保冷袋で8時間ほど持ちます。',
      kr: '고추는 돈네입니다. 작지만 매섭고, 괌의 부엌에서 거의 모든 음식에 들어갑니다. Cacao Thérèze는 트러플 한 알에 아주 조금만 씁니다. 먼저 맛보고 고르십시오. 9개입 상자는 28달러이며 보랭 가방에서 8시간 동안 단단함을 지킵니다.',
      cn: '辣椒名“东内”，小而迅烈，关岛厨房几乎无菜不用。泰蕾兹可可每颗只用一丁点。请先在台前试一颗：九颗装 28 美元，保冷袋可维持八小时。',
    },
  }),
  entry('dining', 'guam-dining-haligi-room', {
    title: { en: 'The Haligi Room', jp: 'ハリギ・ルーム', kr: '할리기 룸', cn: '哈利吉餐室' }, slug: 'haligi-room', category: ['cat-restaurant'], media: ['dining-table'], isFeatured: true, location: sunsetTerrace, cuisine: { en: 'CHamoru and Pacific', jp: 'チャモロ・パシフィック', kr: '차모로 퍼시픽', cn: '查莫罗与太平洋风味' }, time: { en: '11:30am to 10pm', jp: '11:30〜22:00', kr: '11:30~22:00', cn: '11:30 至 22:00' }, frequency: { en: 'Daily', jp: '毎日', kr: '매일', cn: '每日' },
    description: { en: 'Red rice, kelaguen and fish from the reef’s edge at long tables between the pillars, with the sunset as the only clock.', jp: 'レッドライス、ケラグエン、リーフの縁で獲れた魚。柱のあいだの長卓で、夕陽だけを時計代わりに。', kr: '레드 라이스와 켈라구엔, 산호초 가장자리에서 잡은 생선을 기둥 사이 긴 식탁에서. 시계는 오직 저녁 해뿐입니다.', cn: '红米饭、凯拉冠与礁缘鲜鱼，摆在列柱之间的长桌上，唯以落日为钟。' },
    body: {
      en: 'A fiesta table is long because nobody should be left standing. Ours begins with hineksa’ aga’ga’, rice coloured with achiote, then chicken kelaguen with lemon, coconut and hot pepper, and finishes with whatever the fishermen brought.\n\n- Lunch bowls from US$19\n- Fiesta table for two or more, US$62 each\n- Ask for the west end forty minutes before sunset',
      jp: '祝祭の食卓が長いのは、誰ひとり立たせておかないため。アチョーテで染めた赤いご飯ヒネクサ・アガガに始まり、レモンとココナッツと唐辛子で和えた鶏のケラグエン、締めくくりはその日の漁の魚です。\n\n- ランチボウル 19米ドルより\n- フィエスタテーブル 2名様より、お一人62米ドル\n- 日没の40分前には西側の席をご指定ください',
      kr: '잔치 식탁이 긴 것은 아무도 서 있지 않게 하기 위해서입니다. 아초테로 물들인 붉은 밥 히넥사 아가가로 시작해 레몬과 코코넛, 고추로 무친 닭고기 켈라구엔, 그날의 생선으로 마무리합니다.\n\n- 런치 볼 19달러부터\n- 피에스타 테이블 2인 이상, 1인 62달러\n- 해 지기 40분 전에는 서쪽 자리를 청하십시오',
      cn: '节庆的餐桌之所以长，是不让任何一人站着。先上以胭脂树籽染色的红米饭，再是柠檬、椰丝与辣椒拌成的鸡肉凯拉冠，最后是当日渔获。\n\n- 午市碗餐 19 美元起\n- 节庆长桌两位起，每位 62 美元\n- 日落前四十分钟，请指定西侧座位',
    },
  }),
  entry('dining', 'guam-dining-rain-porch-cafe', {
    title: { en: 'Rain porch café', jp: 'レインポーチ・カフェ', kr: '레인 포치 카페', cn: '雨廊咖啡' }, slug: 'rain-porch-cafe', category: ['cat-cafe'], media: ['dining-dessert'], location: { en: 'Level 1, street porch', jp: '1階 通り側のポーチ', kr: '1층 거리 쪽 포치', cn: '一层，临街门廊' }, cuisine: { en: 'Coffee and cake', jp: 'コーヒーとケーキ', kr: '커피와 케이크', cn: '咖啡与蛋糕' }, time: { en: '8am to 9pm', jp: '8:00〜21:00', kr: '8:00~21:00', cn: '8:00 至 21:00' }, frequency: { en: 'Daily', jp: '毎日', kr: '매일', cn: '每日' },
    description: { en: 'Kalamansi tart, coconut candy and iced coffee under a deep porch, where a shower is a reason to stay for one more.', jp: 'カラマンシーのタルト、ココナッツキャンディ、アイスコーヒー。深い庇の下では、にわか雨ももう一杯の口実です。', kr: '깔라만시 타르트와 코코넛 캔디, 아이스커피. 깊은 처마 아래에서는 소나기도 한 잔 더 마실 핑계가 됩니다.', cn: '金橘塔、椰子糖与冰咖啡。深檐之下，一场阵雨正是再坐一会儿的理由。' },
    body: {
      en: 'Showers on Guam rarely last longer than a cup. The porch is two metres deep, the fans are slow, and the tart is made with the small green kalamansi that grow in most village gardens. Coffee from US$5, tart US$9; sunshades and umbrellas are lent from the rack.',
      jp: 'グアムのにわか雨は、たいてい一杯飲み終える前に上がります。奥行き2メートルのポーチ、ゆったり回るファン、そして村々の庭に実る小さな緑のカラマンシーのタルト。コーヒー5米ドルより、タルト9米ドル。傘は棚からご自由にどうぞ。',
      kr: '괌의 소나기는 커피 한 잔보다 오래가는 일이 드뭅니다. 깊이 2미터의 포치와 느린 선풍기, 그리고 마을 뜰마다 열리는 작은 초록 깔라만시로 만든 타르트. 커피 5달러부터, 타르트 9달러. 우산은 선반에서 빌려 가십시오.',
      cn: '关岛的阵雨少有久过一杯咖啡的。门廊深两米，风扇慢转，果塔用的是村中庭院常见的小青金橘。咖啡 5 美元起，果塔 9 美元；伞架上的伞可随意借用。',
    },
  }),
  entry('event', 'guam-event-stones-that-held-houses', {
    title: { en: 'Stones that held up houses', jp: '家を支えた石', kr: '집을 떠받친 돌', cn: '托起房屋的石头' }, slug: 'stones-that-held-houses', category: ['cat-exhibition'], media: ['art-sculpture'], location: pillarHall, startDate: day(-60, '10:00'), endDate: day(-14, '21:00'), removedAfterExpired: false,
    time: { en: '10am to 9pm', jp: '10:00〜21:00', kr: '10:00~21:00', cn: '10:00 至 21:00' }, frequency: { en: 'Daily', jp: '毎日', kr: '매일', cn: '每日' },
    description: { en: 'New sculpture after the latte, the pillar and capstone on which the island’s houses stood for some eight hundred years.', jp: '柱と笠石からなるラッテ。およそ八百年にわたり島の家々を支えた石に捧げる、現代彫刻の展覧会。', kr: '기둥과 머릿돌로 이루어진 라테. 약 800년 동안 섬의 집을 떠받친 돌에서 출발한 새로운 조각전입니다.', cn: '拉提石以石柱托起圆顶，承载岛上屋舍约八百年。本展呈现由此而生的当代雕塑。' },
    body: {
      en: 'A latte has two parts: the haligi, which tapers, and the tåsa, the round head set upon it with no mortar. Nine sculptors from the Marianas answered with plaster, bronze and ifit wood. Admission was free; the bronze sphere by the stair remains.',
      jp: 'ラッテは二つの部分からなります。先細りの柱ハリギと、漆喰を使わずその上に載せた丸いタサ。マリアナの彫刻家9名が、石膏、ブロンズ、イフィットの木で応えました。入場は無料。階段脇のブロンズ球は今もご覧いただけます。',
      kr: '라테는 두 부분으로 이루어집니다. 위로 갈수록 가늘어지는 기둥 할리기와, 모르타르 없이 그 위에 얹은 둥근 타사. 마리아나의 조각가 아홉 명이 석고와 청동, 이핏 나무로 답했습니다. 관람은 무료였으며, 계단 옆의 청동 구는 지금도 남아 있습니다.',
      cn: '拉提石分两部分：渐收的柱身“哈利吉”，与不用灰浆、直接置于其上的圆顶“塔萨”。九位马里亚纳群岛雕塑家以石膏、青铜与铁木回应。展览免费，楼梯旁的铜球至今仍在。',
    },
  }, { created: 80, updated: 61 }),
  entry('event', 'guam-event-scent-at-sunset', {
    title: { en: 'Scent at sunset', jp: '夕陽と香りの時間', kr: '해 질 녘의 향', cn: '落日闻香' }, slug: 'scent-at-sunset', category: ['cat-workshop'], brand: 'brand-hesperia', media: ['beauty-perfume-duo'], isFeatured: true, location: sunsetTerrace, startDate: day(-8, '17:00'), endDate: day(19, '19:00'), cta: ['guam-cta-reserve'],
    time: { en: '5pm to 6:30pm', jp: '17:00〜18:30', kr: '17:00~18:30', cn: '17:00 至 18:30' }, frequency: { en: 'Fridays and Saturdays', jp: '金曜・土曜', kr: '금·토요일', cn: '周五与周六' },
    description: { en: 'Blend a 10 ml flacon while the sun goes into the Philippine Sea: salt, citrus and one flower from the island.', jp: 'フィリピン海に陽が沈むあいだに、潮と柑橘、島の花をひとつ選び、10mlの香りを調合します。', kr: '필리핀해로 해가 지는 동안 바다와 시트러스, 섬의 꽃 하나를 골라 10ml 향수를 만듭니다.', cn: '夕阳沉入菲律宾海之际，以海盐、柑橘与一种岛上之花，调一瓶 10 毫升香水。' },
    body: {
      en: 'The terrace looks straight west. With twelve ingredients and a Hesperia guide you compose a scent in ninety minutes; the last drop goes in as the last light goes out.\n\nTen guests, US$55 including the flacon. English on Fridays, Japanese and Korean on Saturdays.',
      jp: 'テラスの正面は真西。12種の香料とHesperiaの案内役とともに、90分でひとつの香りを組み立てます。最後の一滴は、最後の光とともに。\n\n定員10名、ボトル込み55米ドル。金曜は英語、土曜は日本語と韓国語でご案内します。',
      kr: '테라스는 정서쪽을 바라봅니다. 열두 가지 향료와 Hesperia의 안내로 90분 동안 하나의 향을 완성합니다. 마지막 한 방울은 마지막 빛과 함께 떨어뜨립니다.\n\n정원 10명, 향수병 포함 55달러. 금요일은 영어, 토요일은 일본어와 한국어로 진행합니다.',
      cn: '露台正对西方。十二味香料，一位暮星导师，九十分钟成就一款香气；最后一滴与最后一缕光同时落下。\n\n限十位，55 美元，含香水瓶。周五英语，周六日语与韩语。',
    },
  }, { created: 25, updated: 8 }),
  entry('event', 'guam-event-braid-a-cord', {
    title: { en: 'Braid a leather cord', jp: '革ひもを編む', kr: '가죽 끈 엮기', cn: '编一条皮绳' }, slug: 'braid-a-cord', category: ['cat-workshop'], brand: 'brand-casa-orsino', media: ['fashion-belt'], location: pillarHall, startDate: day(10, '14:00'), endDate: day(12, '16:00'), cta: ['guam-cta-reserve'],
    time: { en: '2pm to 3:30pm', jp: '14:00〜15:30', kr: '14:00~15:30', cn: '14:00 至 15:30' }, frequency: { en: 'Three afternoons', jp: '3日間、午後', kr: '사흘간 오후', cn: '连续三个午后' },
    description: { en: 'Four strands, one knot and a pendant of your own: learn the round braid that sits well on a warm neck.', jp: '四本の革ひもと結び目ひとつ。汗ばむ首元にも心地よい丸編みを覚え、お手持ちのペンダントを通します。', kr: '가죽 네 가닥과 매듭 하나. 더운 날 목에도 편안한 둥근 땋기를 배워 가져오신 펜던트를 겁니다.', cn: '四股皮绳，一个结。学一种贴颈也清爽的圆编，系上自己的吊坠。' },
    body: {
      en: 'Island carvers wear the sinahi, a crescent cut from giant clam shell or stone, on a plain cord. Bring any pendant you love; Casa Orsino brings the leather. Ninety minutes, eight guests, US$40.',
      jp: '島の彫り師たちは、シャコ貝や石から削り出した三日月形のシナヒを簡素な紐で身につけます。大切なペンダントをお持ちください。革はCasa Orsinoがご用意します。90分、定員8名、40米ドル。',
      kr: '섬의 조각가들은 대왕조개나 돌을 깎은 초승달 모양의 시나히를 소박한 끈에 겁니다. 아끼는 펜던트를 가져오십시오. 가죽은 Casa Orsino가 준비합니다. 90분, 정원 8명, 40달러.',
      cn: '岛上的雕刻匠将砗磲壳或石料磨成新月形的“西纳希”，用素绳佩戴。请带上心爱的吊坠，皮料由奥希诺备好。九十分钟，八席，40 美元。',
    },
  }, { created: 12, updated: 2 }),
  entry('news', 'guam-news-wall-of-hours', {
    title: { en: 'A wall of hours', jp: '時刻の壁', kr: '시간의 벽', cn: '时刻之墙' }, slug: 'wall-of-hours', category: ['cat-house-news'], brand: 'brand-meridian-time', media: ['hero-watches'], isFeatured: true, displayDate: day(-2), removedAfterExpired: false,
    description: { en: 'Twenty-one dials, one for each city with a Meridian Galleria, now hang in the pillar hall and keep perfect time.', jp: 'Meridian Galleriaのある21都市の時刻を刻む文字盤が、列柱ホールに並びました。', kr: 'Meridian Galleria가 있는 스물한 도시의 시각을 알리는 다이얼이 열주 홀에 걸렸습니다.', cn: '二十一面表盘，对应二十一座 Meridian Galleria 所在城市，如今齐挂于列柱厅。' },
    body: {
      en: 'Guam and Saipan are the first of our American galleries to see the day. When their dial shows nine in the morning, Honolulu’s still reads one in the afternoon of the day before. Children are welcome to try to catch the dials ticking apart; no one has managed yet.',
      jp: 'アメリカにある私たちのギャラリーのなかで、最初に朝を迎えるのがグアムとサイパンです。こちらの針が朝9:00を指すとき、ホノルルはまだ前日の13:00。秒針のずれを見つけられるか、お子さまもどうぞお試しください。まだ成功した方はいません。',
      kr: '미국에 있는 저희 갤러리 가운데 가장 먼저 아침을 맞는 곳이 괌과 사이판입니다. 이곳이 오전 9:00일 때 호놀룰루는 아직 전날 13:00입니다. 초침의 어긋남을 찾아보십시오. 아직 성공한 아이는 없습니다.',
      cn: '在美国各馆之中，关岛与塞班最先见到白昼。此处指针指向上午 9:00 时，檀香山仍是前一日的 13:00。欢迎孩子们来找找秒针的差错，至今还没有人找到。',
    },
  }, { created: 3, updated: 2 }),
  entry('news', 'guam-news-deeper-porch', {
    title: { en: 'A deeper porch for the rain', jp: '雨のための、より深い庇', kr: '비를 위한 더 깊은 처마', cn: '为雨加深的门廊' }, slug: 'deeper-porch', category: ['cat-house-news'], media: ['arch-corridor'], displayDate: day(-13), removedAfterExpired: false,
    description: { en: 'The street arcade has grown by two bays, so that you can walk dry from the bus stop to the first counter.', jp: '通り側のアーケードを柱間二つ分延ばし、バス停から最初のカウンターまで濡れずに歩けるようになりました。', kr: '거리 쪽 아케이드를 두 칸 늘려, 버스 정류장에서 첫 카운터까지 비를 맞지 않고 걸으실 수 있습니다.', cn: '临街拱廊延长两间，自巴士站至第一个柜台，一路不湿鞋。' },
    body: {
      en: 'The new arches are cast in the same pale concrete as the house, thick enough for typhoon season and cool to lean on. Benches follow this month. The arcade is open day and night.',
      jp: '新しいアーチは館と同じ淡色のコンクリート。台風に備える厚みがあり、もたれるとひんやりします。今月中にベンチも据えます。アーケードは昼夜を問わずお通りいただけます。',
      kr: '새 아치는 본관과 같은 밝은 콘크리트로, 태풍을 견딜 만큼 두껍고 기대면 서늘합니다. 이달 안에 벤치도 놓습니다. 아케이드는 밤낮으로 열려 있습니다.',
      cn: '新拱以与主楼相同的浅色混凝土浇筑，足以抵御台风，倚靠时沁凉。长凳本月内就位。拱廊昼夜开放。',
    },
  }, { created: 15, updated: 13 }),
  entry('news', 'guam-news-repair-bench', {
    title: { en: 'Casa Orsino opens a repair bench', jp: 'Casa Orsinoに修理の作業台', kr: 'Casa Orsino, 수선 작업대를 열다', cn: '奥希诺开设修护台' }, slug: 'repair-bench', category: ['cat-opening'], brand: 'brand-casa-orsino', media: ['fashion-wallet'], displayDate: day(-27), removedAfterExpired: false,
    description: { en: 'Loose stitches and tired edges are now mended in Tumon, most of them within the length of a holiday.', jp: 'ほつれた縫い目や傷んだコバを、タモンでお直しできるようになりました。多くはご滞在中に仕上がります。', kr: '풀린 실밥과 닳은 단면을 이제 투몬에서 고칠 수 있습니다. 대부분 여행이 끝나기 전에 완성됩니다.', cn: '松脱的缝线、磨损的皮边，如今可在杜梦湾修好，多半赶得上假期结束之前。' },
    body: {
      en: 'Stitching of up to ten centimetres is complimentary on any Casa Orsino piece, whenever and wherever it was bought. Edges and hardware are quoted first. Allow three days.',
      jp: 'Casa Orsinoの品であれば、お求めの時期や店を問わず、10cmまでの縫い直しは無料。コバと金具は先にお見積もりします。お預かりは3日ほどです。',
      kr: '언제 어디서 구매하셨든 Casa Orsino 제품이라면 10cm까지의 재봉은 무료입니다. 단면과 금속 장식은 먼저 견적을 드립니다. 사흘 정도 걸립니다.',
      cn: '凡奥希诺出品，不论何时何地购入，十厘米以内的缝补免费。皮边与五金先行报价。请预留三天。',
    },
  }, { created: 28, updated: 27 }),
  entry('service', 'guam-service-bay-shuttle', {
    title: { en: 'The bay shuttle', jp: 'ベイシャトル', kr: '베이 셔틀', cn: '海湾接驳车' }, slug: 'bay-shuttle', category: ['cat-travel'], media: ['hero-travel'], isFeatured: true, location: { en: 'Level 1, street porch', jp: '1階 通り側のポーチ', kr: '1층 거리 쪽 포치', cn: '一层，临街门廊' }, time: { en: 'Daily, 10am to 10pm, every 20 minutes', jp: '毎日 10:00〜22:00、20分間隔', kr: '매일 10:00~22:00, 20분 간격', cn: '每日 10:00 至 22:00，每 20 分钟一班' },
    description: { en: 'A cool, quiet bus that runs the length of Tumon Bay and back, complimentary for anyone who waves at it.', jp: 'タモン湾沿いを往復する、涼しく静かなバス。手を挙げてくだされば、どなたでも無料でご乗車いただけます。', kr: '투몬만을 따라 오가는 시원하고 조용한 버스. 손만 들면 누구나 무료로 타실 수 있습니다.', cn: '沿杜梦湾往返的清凉静谧小巴，招手即停，人人免费。' },
    body: {
      en: 'Eleven stops, forty minutes for the whole loop. The last bus leaves the porch at 10pm and waits if dinner is running late: tell the Haligi Room. Strollers and wheelchairs roll on without a step.',
      jp: '停留所は11か所、一周40分。最終便は22:00発ですが、お食事が長引くときはハリギ・ルームにお伝えください。お待ちします。ベビーカーも車椅子も段差なくお乗りいただけます。',
      kr: '정류장 열한 곳, 한 바퀴 40분. 막차는 22:00에 출발하지만 식사가 길어지면 할리기 룸에 말씀해 주십시오. 기다려 드립니다. 유아차와 휠체어도 턱 없이 오르실 수 있습니다.',
      cn: '共十一站，全程四十分钟。末班 22:00 自门廊开出；若晚餐未毕，告知哈利吉餐室，车会等您。婴儿车与轮椅可平稳上车。',
    },
  }),
  entry('service', 'guam-service-woven-leaf-wrapping', {
    title: { en: 'Wrapping with woven leaf', jp: '編み葉を添えるギフト包装', kr: '엮은 잎을 더한 선물 포장', cn: '编叶礼品包装' }, slug: 'woven-leaf-wrapping', category: ['cat-personal'], media: ['hero-gifts'], location: { en: 'Level 1, wrapping table', jp: '1階 ラッピングテーブル', kr: '1층 포장 테이블', cn: '一层，包装台' }, time: opening,
    description: { en: 'Each parcel is closed with a small star woven from pandanus leaf, made at the table by weavers from the south.', jp: '包みの留めは、パンダナスの葉で編んだ小さな星。島の南部から来た編み手が、その場で仕上げます。', kr: '상자마다 판다누스 잎으로 엮은 작은 별로 마무리합니다. 섬 남쪽에서 온 장인이 그 자리에서 엮습니다.', cn: '每份礼物以露兜叶编成的小星收尾，由来自岛南的编织匠在台前现编。' },
    body: {
      en: 'Åkgak, the pandanus of the island, is boiled, dried and stripped before it bends so willingly. Complimentary with every purchase, five minutes a parcel. On Sundays the weavers will show you the first four folds.',
      jp: '島のパンダナス「アクガク」は、煮て、干し、裂いてこそ、しなやかに曲がります。お買い上げの品は無料、ひと包み5分。日曜には、編み手が最初の四つの折り方をお教えします。',
      kr: '섬의 판다누스 ‘아크각’은 삶고 말리고 가늘게 갈라야 이렇게 순하게 휩니다. 구매품은 모두 무료, 하나에 5분. 일요일에는 장인이 처음 네 번의 접기를 가르쳐 드립니다.',
      cn: '岛上的露兜树名“阿克嘎克”，叶片经煮、晒、剖，方能如此听话。凡购物皆免费，每件五分钟。周日，编织匠会教您最初的四折。',
    },
  }),
  entry('service', 'guam-service-evening-make-up', {
    title: { en: 'Make-up before dinner', jp: 'ディナー前のメイクアップ', kr: '저녁 식사 전 메이크업', cn: '晚餐前的妆容' }, slug: 'evening-make-up', category: ['cat-personal', 'cat-beauty'], media: ['beauty-brushes'], location: beautyHall, time: { en: 'Daily, 4pm to 8pm', jp: '毎日 16:00〜20:00', kr: '매일 16:00~20:00', cn: '每日 16:00 至 20:00' },
    description: { en: 'Fifteen minutes in a good chair: sand brushed away, skin cooled, a little colour for the terrace and the photographs.', jp: '心地よい椅子で15分。砂を払い、肌を冷まし、テラスと写真のための彩りをほんの少し。', kr: '편안한 의자에서 15분. 모래를 털고 피부를 식힌 뒤, 테라스와 사진을 위한 색을 조금 더합니다.', cn: '安坐十五分钟：拂去细沙，镇静肌肤，为露台与合影添一点颜色。' },
    body: {
      en: 'Complimentary, without obligation, at the Aurelle mirrors. Couples and families may sit together; there is a low stool for those who only want their hair combed.',
      jp: 'Aurelleの鏡の前で、無料にて承ります。ご購入の必要はありません。ご夫婦やご家族は並んでどうぞ。髪を梳かすだけの方のための低い椅子もございます。',
      kr: 'Aurelle의 거울 앞에서 무료로 해 드리며 구매 의무는 없습니다. 부부와 가족은 나란히 앉으실 수 있고, 머리만 빗고 싶은 분을 위한 낮은 의자도 있습니다.',
      cn: '在欧蕾尔镜前进行，免费，亦无须购买。情侣与家人可并排而坐，只想梳梳头的小朋友也有一张矮凳。',
    },
  }),
  entry('specialOffer', 'guam-offer-cool-trio', {
    title: { en: 'Aurelle’s cool trio', jp: 'Aurelleの涼やかな三品', kr: 'Aurelle의 시원한 세 가지', cn: '欧蕾尔沁凉三件礼' }, slug: 'cool-trio', category: ['cat-beauty'], brand: 'brand-aurelle', media: ['beauty-serum'], isFeatured: true, location: beautyHall, startDate: day(-10, '10:00'), endDate: day(18, '22:00'),
    description: { en: 'Serum, gel cream and flight mist in one pouch for US$120, a saving of a fifth on the three bought singly.', jp: '美容液、ジェルクリーム、機内用ミストをポーチに収めて120米ドル。単品合計より2割お得です。', kr: '세럼과 젤 크림, 기내용 미스트를 파우치에 담아 120달러. 따로 구매하실 때보다 20% 경제적입니다.', cn: '精华、凝霜与飞行喷雾同装一袋，120 美元，较单买省两成。' },
    body: {
      en: 'All three sizes are allowed in hand luggage. Ask for the pouch chilled if you are going straight back to the beach.',
      jp: 'いずれも機内持ち込みできる容量です。このままビーチへ戻られる方には、冷やしたポーチでお渡しします。',
      kr: '세 가지 모두 기내 반입이 가능한 용량입니다. 곧바로 해변으로 가신다면 차갑게 식힌 파우치를 청하십시오.',
      cn: '三件容量皆可随身登机。若要径直返回沙滩，可请我们交付冰镇好的一袋。',
    },
    terms: {
      en: '- Two pouches for each customer, while supplies last.\n- Contents cannot be exchanged singly.\n- Valid at Meridian Galleria Guam only.',
      jp: '- お一人様2点まで、なくなり次第終了。\n- 内容の一部のみの交換はできません。\n- Meridian Galleria グアムのみ有効です。',
      kr: '- 1인당 2개까지, 소진 시 종료됩니다.\n- 구성품 일부만 교환하실 수 없습니다.\n- Meridian Galleria 괌에서만 유효합니다.',
      cn: '- 每位顾客限两袋，售完即止。\n- 不可单件退换。\n- 仅限 Meridian Galleria 关岛。',
    },
  }, { created: 12, updated: 10 }),
  entry('specialOffer', 'guam-offer-evening-pair', {
    title: { en: 'Hesperia, morning and evening', jp: 'Hesperia、朝と夜の香り', kr: 'Hesperia, 아침과 저녁', cn: '暮星晨昏双香' }, slug: 'evening-pair', category: ['cat-fragrance'], brand: 'brand-hesperia', media: ['hero-beauty'], location: beautyHall, startDate: day(8, '10:00'), endDate: day(35, '22:00'),
    description: { en: 'Choose a full flacon of any evening scent and take its morning counterpart in a 15 ml bottle at half its price.', jp: '夜の香りをフルボトルでお選びいただくと、対になる朝の香り15mlを半額でご用意します。', kr: '저녁 향수 한 병을 고르시면 짝이 되는 아침 향수 15ml를 반값에 드립니다.', cn: '选购任一款正装夜香，即可以半价携走与之相配的晨香 15 毫升。' },
    body: {
      en: 'Seven scents come in pairs. The counter will pour both on linen so that you can smell how one answers the other.',
      jp: '七つの香りがそれぞれ対をなします。リネンに並べて落とし、朝と夜が呼び交わすさまをお確かめください。',
      kr: '일곱 가지 향이 짝을 이룹니다. 리넨에 나란히 떨어뜨려 두 향이 주고받는 이야기를 맡아 보십시오.',
      cn: '七款香气，两两成双。柜台会同滴于亚麻布上，让您闻见晨昏如何应答。',
    },
  }, { created: 3, updated: 1 }),
  entry('specialOffer', 'guam-offer-sweets-for-the-flight', {
    title: { en: 'Sweets for the flight', jp: '空の旅のお供に', kr: '비행을 위한 달콤함', cn: '机上甜点' }, slug: 'sweets-for-the-flight', category: ['cat-food-and-gifts'], brand: 'brand-cacao-thereze', media: ['food-macarons'], location: pillarHall, startDate: day(-31, '10:00'), endDate: day(-4, '22:00'),
    description: { en: 'A sleeve of six macarons was packed free with every box of truffles, in coconut, banana, pandan and lemon.', jp: 'トリュフ一箱につき、ココナッツ、バナナ、パンダン、レモンのマカロン6個を添えてお渡ししました。', kr: '트러플 한 상자마다 코코넛, 바나나, 판단, 레몬 마카롱 여섯 개를 함께 드렸습니다.', cn: '每购一盒松露巧克力，即附赠椰子、香蕉、斑斓、柠檬味马卡龙六枚。' },
    body: {
      en: 'The macarons were baked on the island each morning and kept two days. Thank you to everyone who brought back the empty sleeves.',
      jp: 'マカロンは毎朝島で焼き上げ、日持ちは2日でした。空いた箱をお戻しくださった皆さまに感謝いたします。',
      kr: '마카롱은 매일 아침 섬에서 구워 이틀간 맛을 지켰습니다. 빈 상자를 돌려주신 모든 분께 감사드립니다.',
      cn: '马卡龙每日清晨在岛上烘焙，可存两日。感谢每一位送回空盒的宾客。',
    },
  }, { created: 35, updated: 31 }),
  entry('artCulture', 'guam-art-water-jars', {
    title: { en: 'Three water jars', jp: '三つの水甕', kr: '물 항아리 셋', cn: '三只水瓮' }, slug: 'three-water-jars', category: ['cat-sculpture'], media: ['art-vessels'], isFeatured: true, location: pillarHall, artist: { en: 'A ceramicist from Inalåhan', jp: 'イナラハンの陶芸家', kr: '이날라한의 도예가', cn: '伊纳拉汉的陶艺家' }, displayDate: day(-140),
    description: { en: 'Clay dug from the southern hills, shaped like the jars that once stood under every roof to gather rain.', jp: '南部の丘の粘土で、かつて家々の軒下で雨を集めた甕のかたちを写した三作。', kr: '남쪽 언덕의 흙으로, 한때 처마 밑에서 빗물을 모으던 항아리의 모양을 빚었습니다.', cn: '取岛南丘陵之土，塑成昔日檐下接雨的水瓮模样。' },
    body: {
      en: 'The south of Guam is red earth, the north is white limestone, and the three jars are fired in both colours. The cobalt one holds the water that drips from the porch; a guard empties it every evening over the hibiscus.',
      jp: 'グアムの南は赤い土、北は白い石灰岩。三つの甕は、その両方の色に焼かれました。コバルトの甕にはポーチの雨だれが溜まり、毎夕、係の者がハイビスカスに注ぎます。',
      kr: '괌의 남쪽은 붉은 흙, 북쪽은 흰 석회암입니다. 세 항아리는 그 두 빛깔로 구워졌습니다. 코발트색 항아리에는 포치의 낙숫물이 고이고, 저녁마다 직원이 히비스커스에 부어 줍니다.',
      cn: '关岛之南是红土，北是白石灰岩，三只水瓮烧出两地之色。钴蓝那只盛着门廊滴落的雨水，每晚由值守人员浇给木槿。',
    },
  }),
  entry('artCulture', 'guam-art-reef-at-noon', {
    title: { en: 'The reef at noon', jp: '正午のリーフ', kr: '정오의 산호초', cn: '正午的礁盘' }, slug: 'reef-at-noon', category: ['cat-painting'], media: ['art-painting'], location: sunsetTerrace, artist: { en: 'A painter from Humåtak', jp: 'ウマタックの画家', kr: '우마탁의 화가', cn: '乌马塔克的画家' }, displayDate: day(-90),
    description: { en: 'Cobalt, bone and clay in four broad shapes: the view from the reef line at the hour when nothing has a shadow.', jp: 'コバルト、生成り色、赤土。四つの大きなかたちで描く、影の消える時刻にリーフから望む景色。', kr: '코발트와 상앗빛, 흙빛의 네 덩어리. 그림자가 사라지는 시각에 산호초에서 바라본 풍경입니다.', cn: '钴蓝、骨白与陶土四块大色，画的是万物无影之时，自礁线回望的景象。' },
    body: {
      en: 'Stand on the reef at low tide and the island becomes a band between two blues. The painter walked out for thirty days and painted it once, from memory. There is a bench; the guards say that most people need about six minutes.',
      jp: '引き潮のリーフに立つと、島は二つの青に挟まれた一筋の帯になります。画家は30日通い、記憶から一度だけ描きました。前には長椅子がひとつ。たいていの方は6分ほど座っていかれます。',
      kr: '썰물의 산호초에 서면 섬은 두 푸름 사이의 띠가 됩니다. 화가는 서른 날을 걸어 나가 기억으로 단 한 번 그렸습니다. 앞에 긴 의자가 있습니다. 대부분 6분쯤 앉았다 가십니다.',
      cn: '退潮时站上礁盘，岛屿便成了两片蓝之间的一道。画家走去三十天，凭记忆只画了一次。画前有长凳，据说多数人会坐上六分钟。',
    },
  }),
  entry('mediaCenterDetailPage', 'guam-media-arcade-press-release', {
    title: { en: 'Meridian Galleria Guam extends its arcade', jp: 'Meridian Galleria グアム、アーケードを拡張', kr: 'Meridian Galleria 괌, 아케이드 확장', cn: 'Meridian Galleria 关岛扩建拱廊' }, slug: 'arcade-press-release', category: ['cat-press-release'], media: ['arch-facade-dusk'], displayDate: day(-13), removedAfterExpired: false,
    description: { en: 'Two new bays of pale concrete bring the covered walk on Pale San Vitores Road to sixty metres, open at all hours.', jp: '淡色コンクリートの柱間二つを加え、ペール・サン・ビトレス通りの屋根付き歩廊は全長60メートルに。終日開放します。', kr: '밝은 콘크리트 두 칸을 더해 페일 샌 비토레스 로드의 지붕 있는 보행로가 60미터가 되었습니다. 종일 개방합니다.', cn: '新增两间浅色混凝土拱廊，圣维托雷斯路上的有盖步道增至六十米，全天开放。' },
    body: {
      en: 'Tumon, Guam. The extension was poured in nine nights to keep the street free by day. It adds ten benches, rainwater tanks for the planting and a step-free path to the public bus.\n\nPress desk: guam@meridian.example',
      jp: 'グアム、タモン。日中の通行を妨げぬよう、打設は九夜に分けて行われました。ベンチ10脚、植栽用の雨水タンク、路線バスまでの段差のない通路が加わります。\n\n報道関係のお問い合わせ：guam@meridian.example',
      kr: '괌 투몬. 낮 시간의 통행을 위해 아홉 밤에 나누어 타설했습니다. 벤치 열 개와 식재용 빗물 탱크, 노선버스까지의 무장애 통로가 더해집니다.\n\n언론 문의: guam@meridian.example',
      cn: '关岛杜梦湾讯。为不碍白日通行，工程分九夜浇筑完成，增设长凳十张、浇灌用雨水箱，以及通往公交站的无障碍步道。\n\n新闻联络：guam@meridian.example',
    },
  }, { created: 14, updated: 13 }),
  entry('indexDetailPage', 'guam-promotion-bougainvillea-reds', {
    title: { en: 'Bougainvillea reds', jp: 'ブーゲンビリアの赤', kr: '부겐빌레아의 붉은빛', cn: '三角梅之红' }, slug: 'bougainvillea-reds', category: ['cat-beauty'], brand: 'brand-aurelle', media: ['beauty-lipstick'], location: beautyHall, startDate: day(-6, '10:00'), endDate: day(22, '22:00'),
    description: { en: 'Three lip colours after the island’s official flower, engraved with your initial when you choose any two.', jp: '島の花に選ばれたブーゲンビリアから生まれた三色。2本お選びいただくと、イニシャルをお入れします。', kr: '섬을 상징하는 꽃에서 온 세 가지 립 컬러. 두 개를 고르시면 이니셜을 새겨 드립니다.', cn: '以关岛岛花为灵感的三款唇色，任选两支，即可刻上首字母。' },
    body: {
      en: 'Papery magenta, brick and a red that is nearly orange: the hedges of Tumon in three bullets. Engraving takes ten minutes at the Aurelle mirrors.',
      jp: '薄紙のようなマゼンタ、煉瓦色、橙に近い赤。タモンの生け垣を三本に収めました。刻印はAurelleの鏡の前で10分です。',
      kr: '얇은 종이 같은 마젠타, 벽돌색, 주황에 가까운 빨강. 투몬의 울타리를 세 자루에 담았습니다. 각인은 Aurelle 거울 앞에서 10분이면 됩니다.',
      cn: '薄纸般的洋红、砖色、近乎橙的红：杜梦湾的花篱，尽在三支之中。刻字约十分钟，于欧蕾尔镜前完成。',
    },
    terms: {
      en: '- One letter on each lipstick, Latin capitals only.\n- Engraved pieces cannot be returned.',
      jp: '- 1本につきアルファベット大文字1字。\n- 刻印後の返品はお受けできません。',
      kr: '- 립스틱마다 알파벳 대문자 한 글자.\n- 각인한 제품은 반품하실 수 없습니다.',
      cn: '- 每支限刻一个大写拉丁字母。\n- 刻字商品不可退换。',
    },
  }, { created: 8, updated: 6 }),
];
