import { day, entry, type Seed } from '../seed.ts';

const opening = { en: 'Daily, 10am to 10pm', cn: '每日 10:00 至 22:00', jp: '毎日 10:00〜22:00' };
const gateCourt = { en: 'Ground floor, gate court', cn: '底层，门庭', jp: '地上階 門の庭' };
const seaPavilion = { en: 'Ground floor, sea pavilion', cn: '底层，海亭', jp: '地上階 海のパビリオン' };
const upperPavilion = { en: 'Upper floor, mountain pavilion', cn: '上层，山亭', jp: '上階 山のパビリオン' };

/** Everything in Bali that is listed and has a page of its own: houses, tables, events, news, services, offers, art. */
export const baliItems: readonly Seed[] = [
  entry('brandPavilion', 'bali-brand-aurelle', {
    title: { en: 'Aurelle', cn: 'Aurelle 欧蕾尔', jp: 'Aurelle' }, slug: 'aurelle', brand: 'brand-aurelle', category: ['cat-beauty'], label: ['label-new'], media: ['beauty-cream'], isFeatured: true, location: seaPavilion, time: opening,
    description: { en: 'Whipped creams for skin that has met the surf, and a treatment room of two chairs open to the garden on one side.', cn: '为逐浪归来的肌肤备好绵密面霜，另有一间双席护理室，一面向花园敞开。', jp: '波に遊んだ肌のためのホイップクリーム。椅子二つのトリートメントルームは、片側を庭に開いています。' },
    body: {
      en: 'The room has three walls and a hedge. Aurelle works here with cool stones, rice water and its lightest cream, and lets the sound of the fountain do the rest.\n\n- Twenty minutes, complimentary with any jar\n- Forty minutes, Rp 450,000\n- Last appointment at 9pm',
      cn: '房间三面是墙，一面是绿篱。欧蕾尔以凉石、米水与最轻盈的面霜为您护理，余下的，交给泉声。\n\n- 二十分钟，购任意面霜免费\n- 四十分钟，450,000 印尼盾\n- 末次预约 21:00',
      jp: '三方が壁、一方が生け垣の部屋。冷たい石と米のとぎ水、いちばん軽いクリームでお手入れし、あとは泉の音にお任せします。\n\n- 20分、クリームお買い上げで無料\n- 40分、45万ルピア\n- 最終受付 21:00',
    },
  }),
  entry('brandPavilion', 'bali-brand-kintara', {
    title: { en: 'Kintara', cn: 'Kintara 金多莱', jp: 'Kintara' }, slug: 'kintara', brand: 'brand-kintara', category: ['cat-fashion'], label: ['label-exclusive'], media: ['fashion-sunglasses'], location: gateCourt, time: opening,
    description: { en: 'Tortoise frames for a beach that looks straight into the sunset, with lenses compared on the steps at five o’clock.', cn: '玳瑁色镜框，献给正对落日的海滩；傍晚五点，在台阶上比对镜片。', jp: '夕陽を真正面に望む浜のためのべっ甲色フレーム。レンズは17:00、石段の上で見比べます。' },
    body: {
      en: 'Kuta faces west and has no headland to soften the end of the day. Kintara’s amber lens was ground for that hour: it warms the sand, darkens the water and leaves faces as they are.\n\nFittings take five minutes and cost nothing. Bring a pair of any make and the screws are tightened too.',
      cn: '库塔朝西，没有岬角替它遮挡一日的尾声。金多莱的琥珀色镜片正为此刻而磨：沙更暖，水更深，人脸依旧。\n\n调校五分钟，免费。带来任何品牌的旧镜，也为您拧紧螺丝。',
      jp: 'クタは西向き。一日の終わりの光をさえぎる岬もありません。Kintaraの琥珀色のレンズはその時刻のために磨かれました。砂は温かく、水は深く、人の顔はそのままに。\n\nフィッティングは5分、無料です。他社の眼鏡のねじもお締めします。',
    },
  }),
  entry('brandPavilion', 'bali-brand-ondine-joaillerie', {
    title: { en: 'Ondine Joaillerie', cn: 'Ondine Joaillerie 昂汀珠宝', jp: 'Ondine Joaillerie' }, slug: 'ondine-joaillerie', brand: 'brand-ondine-joaillerie', category: ['cat-watches-and-jewellery'], label: ['label-exclusive', 'label-leasing-brand'], media: ['jewel-earrings'], isFeatured: true, location: upperPavilion, time: opening,
    description: { en: 'Pearls from the archipelago beside earrings in granulated silver, made with smiths from the village of Celuk.', cn: '群岛珍珠，与出自切鲁克村银匠之手的粟粒银耳饰并陈。', jp: '群島の真珠と、銀細工の村チュルックの職人とともに仕立てた粒細工の銀のイヤリング。' },
    body: {
      en: 'Granulation is patience made visible: hundreds of grains of silver, each smaller than a mustard seed, set one by one and fused without a drop of solder showing. The Balinese call it jawan.\n\nOndine keeps a magnifier on a stand. Look first, then try. Pieces begin at Rp 1,900,000.',
      cn: '粟粒工艺是看得见的耐心：数百颗比芥子更小的银粒，逐一安放，熔合无痕。巴厘人称之为“贾万”。\n\n昂汀备有立式放大镜。请先细看，再试戴。作品 1,900,000 印尼盾起。',
      jp: '粒細工は、目に見える根気です。芥子粒より小さな銀の粒を数百、一粒ずつ置き、跡を残さず溶かし留めます。バリでは「ジャワン」と呼ばれる技。\n\nスタンドの拡大鏡で、まずご覧になってからお試しください。190万ルピアより。',
    },
  }),
  entry('brandPavilion', 'bali-brand-cacao-thereze', {
    title: { en: 'Cacao Thérèze', cn: 'Cacao Thérèze 泰蕾兹可可', jp: 'Cacao Thérèze' }, slug: 'cacao-thereze', brand: 'brand-cacao-thereze', category: ['cat-food-and-gifts'], media: ['food-chocolate'], location: gateCourt, time: opening,
    description: { en: 'Chocolate from Jembrana, in the west of the island, with Kusamba sea salt, long pepper and a little orange.', cn: '岛西珍布拉纳的可可，佐以库桑巴海盐、荜拔与一点橙香。', jp: '島の西、ジュンブラナのカカオに、クサンバの海塩、ヒハツ、オレンジをひとさじ。' },
    body: {
      en: 'Growers in Jembrana ferment their beans for five days under banana leaf, which is why the bar tastes of fruit before it tastes of cocoa. The salt is sun-dried in hollowed palm trunks on a black beach in the east.\n\nA tablet of 70 g is Rp 85,000. The counter is kept at eighteen degrees and is a pleasant place to read the label twice.',
      cn: '珍布拉纳的农人将可可豆覆以蕉叶发酵五日，因此入口先是果香，后是可可。海盐来自岛东的黑沙滩，在剖空的椰树干中晒成。\n\n70 克一块，85,000 印尼盾。柜台恒温十八度，正宜把标签细读两遍。',
      jp: 'ジュンブラナの農家は、バナナの葉をかぶせて豆を5日間発酵させます。だからカカオより先に果実の味がします。塩は東の黒い浜で、くり抜いた椰子の幹に張って天日で干したもの。\n\n70gの一枚、8万5千ルピア。カウンターは18度に保たれ、説明書きを二度読むのにちょうどよい涼しさです。',
    },
  }),
  entry('brandPavilion', 'bali-brand-lune-and-linden', {
    title: { en: 'Lune & Linden', cn: 'Lune & Linden 月与椴', jp: 'Lune & Linden' }, slug: 'lune-and-linden', brand: 'brand-lune-and-linden', category: ['cat-fragrance'], media: ['beauty-perfume-duo'], location: seaPavilion, time: opening,
    description: { en: 'Two round flacons to be layered, joined in Bali by a third: frangipani after rain, with a thread of incense.', cn: '两只圆瓶可叠搭，在巴厘岛又添第三瓶：雨后鸡蛋花，带一缕线香。', jp: '重ねてまとう二つのフラコンに、バリで三つ目が加わりました。雨上がりのフランジパニに、ひとすじの線香。' },
    body: {
      en: 'Frangipani falls whole, and mornings in Bali are spent sweeping it up and putting it to use. The new scent was composed on a temple holiday, when every doorway smoked. It is gentle in the heat and stays close.\n\nThe counter layers all three on ribbon, complimentary, and ties it to your bag.',
      cn: '鸡蛋花整朵坠落，巴厘岛的清晨便在扫花与用花中度过。新香成于一个庙宇庆典之日，家家门前青烟袅袅。它在暑热中温柔，只贴近肌肤。\n\n柜台会将三香叠于丝带，系在您的包上，免费。',
      jp: 'フランジパニは花ごと落ち、バリの朝はそれを掃き、また供えることに費やされます。新しい香りは、どの戸口にも煙が立つ寺の祭日に生まれました。暑さのなかでもやさしく、肌の近くにとどまります。\n\n三つの香りをリボンに重ね、無料でバッグにお結びします。',
    },
  }),
  entry('dining', 'bali-dining-rice-barn', {
    title: { en: 'The Rice Barn', cn: '稻仓餐室', jp: 'ライスバーン' }, slug: 'rice-barn', category: ['cat-restaurant'], media: ['dining-table'], isFeatured: true, location: upperPavilion, cuisine: { en: 'Balinese', cn: '巴厘菜', jp: 'バリ料理' }, time: { en: '11:30am to 10pm', cn: '11:30 至 22:00', jp: '11:30〜22:00' }, frequency: { en: 'Daily', cn: '每日', jp: '毎日' },
    description: { en: 'Duck in banana leaf, minced-fish satay on lemongrass and red rice from the terraces, under a roof shaped like a granary.', cn: '蕉叶鸭、香茅串鱼肉沙嗲与梯田红米，在稻仓形的屋顶之下。', jp: 'バナナの葉で包んだ鴨、レモングラスの串に巻いた魚のサテ、棚田の赤米。米倉をかたどった屋根の下でどうぞ。' },
    body: {
      en: 'The base of it all is base genep, “the complete spice”: some fifteen roots, seeds and leaves pounded together on stone. The duck, bebek betutu, is rubbed with it and sits in embers from early morning; it is ready at seven and finished by half past eight.\n\n- Lunch plate Rp 165,000\n- Rijsttafel for two, Rp 690,000\n- Duck: order before noon',
      cn: '一切以“全味酱”为底：十五味上下的根、籽与叶，在石臼中同捣。蕉叶鸭通身抹酱，清晨便埋入余烬，晚上七点出炉，八点半多半已尽。\n\n- 午市餐盘 165,000 印尼盾\n- 双人印尼饭桌 690,000 印尼盾\n- 蕉叶鸭请于正午前预订',
      jp: 'すべての土台は「完全なる香辛料」バセ・グネップ。15種ほどの根と種と葉を石臼で搗き合わせます。それを擦り込んだ鴨ベベッ・ブトゥトゥは早朝から熾火に埋められ、19:00に焼き上がり、20:30にはもうありません。\n\n- ランチプレート 16万5千ルピア\n- お二人のライスターフェル 69万ルピア\n- 鴨は正午までにご注文ください',
    },
  }),
  entry('dining', 'bali-dining-kintamani-porch', {
    title: { en: 'Kintamani coffee porch', cn: '金塔马尼咖啡廊', jp: 'キンタマーニ・コーヒーポーチ' }, slug: 'kintamani-porch', category: ['cat-cafe'], media: ['dining-coffee'], location: gateCourt, cuisine: { en: 'Coffee and Balinese cakes', cn: '咖啡与巴厘糕点', jp: 'コーヒーとバリの菓子' }, time: { en: '7am to 10pm', cn: '7:00 至 22:00', jp: '7:00〜22:00' }, frequency: { en: 'Daily', cn: '每日', jp: '毎日' },
    description: { en: 'Highland arabica grown between orange trees, rice-flour cakes in palm sugar, and a bench for waiting out the rain.', cn: '与橙树间种的高地阿拉比卡、浸着棕糖的米粉糕，还有一张可坐等雨停的长凳。', jp: 'オレンジの木のあいだで育つ高地のアラビカ、椰子砂糖を絡めた米粉の菓子、雨宿りの長椅子。' },
    body: {
      en: 'On the rim of the Batur caldera the farms plant coffee and citrus together, and the cup remembers it. Filter coffee Rp 45,000, a plate of four cakes Rp 55,000. The porch opens at seven, when the sweeper has just done the steps and the offerings are being set down.',
      cn: '巴图尔火山口的边缘，农家将咖啡与柑橘同种，杯中便留下了橙香。手冲咖啡 45,000 印尼盾，四色糕点 55,000 印尼盾。七点开门，那时台阶方才扫净，供品正一一摆下。',
      jp: 'バトゥール山の外輪では、コーヒーと柑橘をともに植えます。カップにはその記憶が残ります。ハンドドリップ4万5千ルピア、菓子四種の皿5万5千ルピア。開店は7:00、石段が掃き清められ、供物が置かれる頃です。',
    },
  }),
  entry('event', 'bali-event-kamasan-drawn-again', {
    title: { en: 'Kamasan, drawn again', cn: '再绘卡马桑', jp: 'カマサン、ふたたび描く' }, slug: 'kamasan-drawn-again', category: ['cat-exhibition'], media: ['art-painting'], location: upperPavilion, startDate: day(-55, '10:00'), endDate: day(-8, '21:00'), removedAfterExpired: false,
    time: { en: '10am to 9pm', cn: '10:00 至 21:00', jp: '10:00〜21:00' }, frequency: { en: 'Daily', cn: '每日', jp: '毎日' },
    description: { en: 'Young painters from Klungkung answer the old shadow-puppet style with broad shapes in ochre, soot and a borrowed blue.', cn: '克隆孔的年轻画家以赭石、烟墨与一抹借来的蓝，用大块形色回应古老的皮影画风。', jp: 'クルンクンの若い画家たちが、影絵に由来する古い画風に、黄土と煤と借りものの青の大きなかたちで応えました。' },
    body: {
      en: 'Kamasan cloth is sized with rice paste and polished with a shell before the first line. The exhibition kept the ground and changed the figures. Entry was free. One canvas has been bought for the house and hangs above the bench.',
      cn: '卡马桑画布先以米浆上胶，再用贝壳打磨，然后才落第一笔。展览保留了这层底，换了画中人。全程免费，一幅已为本馆收藏，悬于长凳之上。',
      jp: 'カマサンの布は、米糊を引き、貝で磨いてから最初の線を描きます。展覧会はその下地を守り、描くものを変えました。入場は無料。一点は館が買い求め、長椅子の上に掛けています。',
    },
  }, { created: 78, updated: 56 }),
  entry('event', 'bali-event-coffee-and-cacao', {
    title: { en: 'Coffee and cacao at ten', cn: '十点，咖啡与可可', jp: '10時のコーヒーとカカオ' }, slug: 'coffee-and-cacao', category: ['cat-tasting'], brand: 'brand-cacao-thereze', media: ['dining-dessert'], isFeatured: true, location: gateCourt, startDate: day(-4, '10:00'), endDate: day(24, '11:30'), cta: ['bali-cta-reserve'],
    time: { en: '10am to 11am', cn: '10:00 至 11:00', jp: '10:00〜11:00' }, frequency: { en: 'Daily except Sundays', cn: '每日，周日除外', jp: '毎日（日曜を除く）' },
    description: { en: 'Mountain coffee, western cacao and a sour orange tart on one table: three harvests of one island, side by side.', cn: '山地咖啡、西岸可可与一枚酸橙塔同桌：同一座岛上的三种收成。', jp: '山のコーヒー、西のカカオ、酸っぱいオレンジのタルトをひとつの卓に。島の三つの実りを味わいます。' },
    body: {
      en: 'You crack the beans, grind the nibs and compare the result with what a good machine does in a minute. Ten guests, Rp 150,000, refunded on two tablets. Sturdy fingernails are an advantage.',
      cn: '亲手剥豆、研磨，再与好机器一分钟的成果比较。限十位，150,000 印尼盾，购两块巧克力即可全额抵扣。指甲结实者占便宜。',
      jp: '豆を割り、挽き、よい機械が1分で仕上げたものと比べてみます。定員10名、15万ルピア。チョコレート2枚のお求めで全額をお返しします。爪の丈夫な方が有利です。',
    },
  }, { created: 15, updated: 4 }),
  entry('event', 'bali-event-a-hundred-grains', {
    title: { en: 'A hundred grains of silver', cn: '百粒银珠', jp: '銀の粒、百' }, slug: 'hundred-grains', category: ['cat-workshop'], brand: 'brand-ondine-joaillerie', media: ['jewel-ring'], location: upperPavilion, startDate: day(9, '14:00'), endDate: day(11, '17:00'), cta: ['bali-cta-reserve'],
    time: { en: '2pm to 5pm', cn: '14:00 至 17:00', jp: '14:00〜17:00' }, frequency: { en: 'Three afternoons', cn: '连续三个午后', jp: '3日間、午後' },
    description: { en: 'A smith from Celuk sits beside you while you set a ring with grains the size of poppy seeds. It takes three hours.', cn: '切鲁克村的银匠坐在身旁，看您将罂粟籽大小的银粒镶满一枚指环。需三小时。', jp: 'チュルックの職人が隣に座り、芥子粒ほどの銀を指輪に並べます。所要3時間。' },
    body: {
      en: 'Six guests only, Rp 1,250,000 with the silver. The furnace is the smith’s affair; the pattern is yours. Sweet tea is served at half time, at a safe distance from the grains.',
      cn: '仅限六位，含银料 1,250,000 印尼盾。炉火归匠人，花样归您。中场奉甜茶，与银粒保持安全距离。',
      jp: '定員6名、銀代込み125万ルピア。炉は職人の仕事、模様はあなたの仕事です。中休みには甘いお茶を。銀の粒からは離れてどうぞ。',
    },
  }, { created: 8, updated: 2 }),
  entry('news', 'bali-news-silver-table', {
    title: { en: 'A silver table upstairs', cn: '楼上的银器长台', jp: '上階に銀の卓' }, slug: 'silver-table', category: ['cat-opening'], brand: 'brand-ondine-joaillerie', media: ['jewel-necklace'], isFeatured: true, displayDate: day(-6), removedAfterExpired: false,
    description: { en: 'Ondine Joaillerie opens in the mountain pavilion with pearls on one side of the table and island silver on the other.', cn: '昂汀珠宝于山亭开幕，长台一侧是珍珠，一侧是岛上银饰。', jp: 'Ondine Joaillerieが山のパビリオンに。卓の片側に真珠、片側に島の銀が並びます。' },
    body: {
      en: 'Twelve designs were drawn for Bali and are made in Celuk, signed on the clasp with the mark of the workshop. Smiths are present on Wednesdays and Saturdays from 2pm.',
      cn: '十二款设计专为巴厘岛而作，于切鲁克村制成，扣上刻有作坊印记。每周三、周六 14:00 起有银匠驻场。',
      jp: 'バリのために描かれた12の意匠をチュルックで仕立て、留め具に工房の印を刻みました。水曜と土曜の14:00より職人がおります。',
    },
  }, { created: 7, updated: 6 }),
  entry('news', 'bali-news-new-thatch', {
    title: { en: 'New thatch before the rains', cn: '雨季之前换新茅', jp: '雨の前に、新しい茅を' }, slug: 'new-thatch', category: ['cat-house-news'], media: ['arch-corridor'], displayDate: day(-21), removedAfterExpired: false,
    description: { en: 'The walkway between the pavilions has a fresh roof of alang-alang grass, good for fifteen years of weather.', cn: '亭间步廊铺上新的白茅顶，足可抵御十五年风雨。', jp: 'パビリオンをつなぐ渡り廊下の屋根を、アランアランの茅で葺き替えました。十五年は持ちます。' },
    body: {
      en: 'Nine thatchers worked from the ridge down for three weeks. The old grass went to a compost heap in the kitchen garden. For some days the whole court smells of hay, and we see no reason to hurry it away.',
      cn: '九位茅匠自屋脊而下，铺了三周。旧茅已送去菜园堆肥。这几日满庭干草香，我们并不急着让它散去。',
      jp: '葺き師9人が三週間、棟から順に仕上げました。古い茅は菜園の堆肥に。数日のあいだ庭じゅうに干し草の匂いがいたします。急いで追い払う理由もございません。',
    },
  }, { created: 22, updated: 21 }),
  entry('news', 'bali-news-day-of-silence', {
    title: { en: 'Dark for the day of silence', cn: '静居日闭馆', jp: 'ニュピの日は灯りを消して' }, slug: 'day-of-silence', category: ['cat-house-news'], media: ['arch-facade-dusk'], displayDate: day(-35), removedAfterExpired: false,
    description: { en: 'On Nyepi the whole island rests without lights, traffic or flights, and the gallery rests with it for two nights.', cn: '静居日，全岛不点灯、不通车、不起降，本馆亦随之静息两晚。', jp: 'ニュピの日、島は灯りも車も飛行機も止めて休みます。当館も二晩、ともに静まります。' },
    body: {
      en: 'The Balinese new year falls in most years in March. We close at 4pm on the day before and open at noon on the day after. If you are on the island, put out the lights, keep to your own garden and look up: the stars are the programme.',
      cn: '巴厘新年多在三月。前一日 16:00 闭馆，次日 12:00 重开。若您恰在岛上，请熄灯，留在住处的庭院里，抬头看：星空便是节目。',
      jp: 'バリの新年は、多くの年で3月に訪れます。前日は16:00に閉店、翌日は12:00に開きます。島にご滞在の方は灯りを消し、お宿の庭から夜空をどうぞ。その夜は、星が演目です。',
    },
  }, { created: 36, updated: 35 }),
  entry('service', 'bali-service-car-to-the-airport', {
    title: { en: 'A car to the airport', cn: '机场专车', jp: '空港までのお車' }, slug: 'car-to-the-airport', category: ['cat-travel'], media: ['hero-travel'], isFeatured: true, location: { en: 'Ground floor, arrival court', cn: '底层，迎宾庭', jp: '地上階 車寄せの庭' }, time: { en: 'Daily, 10am to midnight', cn: '每日 10:00 至 24:00', jp: '毎日 10:00〜24:00' },
    description: { en: 'Spend the last afternoon here, shower, dine and leave for your flight by car, with your luggage already in the boot.', cn: '最后一个下午在此度过：沐浴、用餐，然后乘车赴机场，行李早已在后备厢。', jp: '最後の午後を当館で。シャワーとお食事のあと、荷物を積んだ車で空港へお送りします。' },
    body: {
      en: 'The airport is some fifteen minutes away when the roads are kind; we allow forty-five. Complimentary above Rp 1,500,000, otherwise Rp 120,000. Showers, towels and luggage keeping are free for all passengers of the day.',
      cn: '路况顺畅时至机场约十五分钟，我们按四十五分钟安排。满 1,500,000 印尼盾免费，否则 120,000 印尼盾。当日出发的旅客，淋浴、毛巾与行李寄存一律免费。',
      jp: '道が空いていれば空港まで15分ほど。念のため45分を見込みます。150万ルピア以上のお買い上げで無料、未満は12万ルピア。当日ご出発の方は、シャワー、タオル、荷物預かりが無料です。',
    },
  }),
  entry('service', 'bali-service-offering-wrap', {
    title: { en: 'Wrapping in plaited leaf', cn: '编叶礼品包装', jp: '編み葉のギフト包装' }, slug: 'plaited-leaf-wrapping', category: ['cat-personal'], media: ['hero-gifts'], location: { en: 'Ground floor, wrapping table', cn: '底层，包装台', jp: '地上階 ラッピングテーブル' }, time: opening,
    description: { en: 'Boxes of plaited palm, a ribbon of endek cloth and one fresh flower, which we replace if yours fades on the way.', cn: '棕叶编盒、一条恩代克织带，再加一朵鲜花；若途中凋谢，我们为您换上新的。', jp: '椰子の葉で編んだ箱に、エンデックの布紐と生花を一輪。道中でしおれたら、新しい花に替えます。' },
    body: {
      en: 'Women who make the temple offerings of the neighbourhood plait our boxes in the afternoon; the patterns are kept apart, and nothing sacred is sold. Complimentary with every purchase, ten minutes a parcel.',
      cn: '编盒的是附近为寺庙制作供品的妇女，午后来此。两种纹样严格分开，神圣之物绝不出售。凡购物皆免费，每件约十分钟。',
      jp: '界隈の寺の供物をつくる女性たちが、午後に箱を編みます。文様は供物のものと分け、神聖なものは売りません。お買い上げの品は無料、ひと包み10分です。',
    },
  }),
  entry('service', 'bali-service-after-surf', {
    title: { en: 'After-surf rinse and repair', cn: '冲浪后清洁修护', jp: '波乗りのあとのお手入れ' }, slug: 'after-surf', category: ['cat-personal', 'cat-beauty'], media: ['beauty-serum'], location: seaPavilion, time: { en: 'Daily, 11am to 7pm', cn: '每日 11:00 至 19:00', jp: '毎日 11:00〜19:00' },
    description: { en: 'A fresh-water shower, coconut oil for the hair, a mask for the nose and somewhere to lean the board. Complimentary.', cn: '淡水淋浴，椰油润发，鼻梁敷上一片面膜，冲浪板也有处可靠。全部免费。', jp: '真水のシャワー、髪にはココナッツオイル、鼻にはマスク、ボードには立てかける場所を。すべて無料です。' },
    body: {
      en: 'Enter by the garden side; wet feet are expected. The rack holds forty boards and has a guard. Allow twenty-five minutes, or forty if the sun won.',
      cn: '请走花园一侧，湿脚无妨。板架可放四十块，有专人看管。约需二十五分钟；若被晒伤，请留四十分钟。',
      jp: '庭側からお入りください。濡れた足のままで結構です。ラックには40本まで、見張りもおります。25分ほど、日焼けの強い方は40分ほどみてください。',
    },
  }),
  entry('specialOffer', 'bali-offer-sunset-strap', {
    title: { en: 'A strap for the sunset', cn: '落日镜链礼', jp: '夕陽のための革ストラップ' }, slug: 'sunset-strap', category: ['cat-fashion'], brand: 'brand-kintara', media: ['fashion-wallet'], isFeatured: true, location: gateCourt, startDate: day(-12, '10:00'), endDate: day(16, '22:00'),
    description: { en: 'Every Kintara frame comes with an olive leather strap and slip case, so that neither surf nor scooter takes it.', cn: '每副金多莱镜框皆附橄榄绿皮链与皮套，任海浪与小摩托都夺不走。', jp: 'Kintaraのフレームお買い上げの方に、オリーブ色の革ストラップとケースを。波にもバイクにもさらわれません。' },
    body: {
      en: 'The strap is cut on the spot and stamped with two letters. Choose the length for a wide hat, if you wear one.',
      cn: '皮链现场裁制，压印两枚字母。若常戴宽檐帽，请选长一些。',
      jp: 'ストラップはその場で裁ち、二文字を刻みます。つば広の帽子をお召しの方は、長めをお選びください。',
    },
    terms: {
      en: '- One strap and case for each frame.\n- While supplies last, at Meridian Galleria Bali only.\n- Stamped pieces cannot be exchanged.',
      cn: '- 每副镜框限赠一套。\n- 赠完即止，仅限 Meridian Galleria 巴厘岛。\n- 压印后不可更换。',
      jp: '- フレーム1本につき一組。\n- なくなり次第終了、Meridian Galleria バリのみ有効。\n- 刻印後の交換はできません。',
    },
  }, { created: 14, updated: 12 }),
  entry('specialOffer', 'bali-offer-frangipani-trio', {
    title: { en: 'Aurelle, three for the heat', cn: '欧蕾尔消暑三件礼', jp: 'Aurelle、暑さのための三品' }, slug: 'three-for-the-heat', category: ['cat-beauty'], brand: 'brand-aurelle', media: ['hero-beauty'], location: seaPavilion, startDate: day(7, '10:00'), endDate: day(36, '22:00'),
    description: { en: 'Cleanser, cream and rice-water mist in a pouch of hand-woven endek, for the price of the first two.', cn: '洁面、面霜与米水喷雾，收于手织恩代克布袋，只收前两件之价。', jp: 'クレンザー、クリーム、米ぬかミストを手織りエンデックのポーチに。はじめの2点の価格でどうぞ。' },
    body: {
      en: 'Every pouch is woven in Klungkung and tied in a different ikat; the counter lays them all out so that choosing takes as long as you like.',
      cn: '布袋织于克隆孔，每只扎经染的纹样皆不同。柜台会全部摊开，慢慢挑选便是。',
      jp: 'ポーチはクルンクンで織られ、絣の柄はひとつずつ異なります。すべて並べますので、どうぞごゆっくり。',
    },
  }, { created: 4, updated: 1 }),
  entry('specialOffer', 'bali-offer-leaf-and-ginger', {
    title: { en: 'Leaf and ginger, until tonight', cn: '茶与姜，至今夜', jp: '茶葉と生姜、今夜まで' }, slug: 'leaf-and-ginger', category: ['cat-food-and-gifts'], brand: 'brand-sencha-hall', media: ['food-tea'], location: gateCourt, startDate: day(-21, '10:00'), endDate: day(0, '21:00'),
    description: { en: 'Two tins of Sencha Hall bring a jar of candied Balinese ginger today, until the bell at nine this evening.', cn: '今日购煎茶堂茶罐两只，附赠巴厘蜜姜一罐，至今晚九点钟声响起。', jp: '本日、Sencha Hallの茶缶2点にバリの砂糖漬け生姜を一瓶。21:00の鐘が鳴るまで。' },
    body: {
      en: 'The ginger is cooked three times in palm sugar and warms a cold-brewed cup from the inside. Ask to taste; the jar on the counter is for that.',
      cn: '姜以棕糖煮足三遍，让一杯冷泡茶由内而暖。欢迎试味，柜上那罐便是为此而开。',
      jp: '生姜は椰子砂糖で三度煮たもの。水出しの一杯を内側から温めます。カウンターの瓶は味見用です。お声がけください。',
    },
  }, { created: 23, updated: 21 }),
  entry('artCulture', 'bali-art-two-halves', {
    title: { en: 'One gate, two halves', cn: '一门两半', jp: 'ひとつの門、二つの半身' }, slug: 'two-halves', category: ['cat-sculpture'], media: ['art-sculpture'], isFeatured: true, location: gateCourt, artist: { en: 'A sculptor from Batubulan', cn: '巴土布兰的雕刻家', jp: 'バトゥブランの彫刻家' }, displayDate: day(-150),
    description: { en: 'A plaster loop, open at the top, that frames the court as a split gate does and lets nothing stand between its sides.', cn: '一道上端敞开的石膏环，如分割神门一般框住庭院，两半之间，不容一物。', jp: '上の開いた石膏の輪。割れ門のように庭を縁取り、両側のあいだには何も置きません。' },
    body: {
      en: 'The candi bentar is a tower cut in two and moved apart, so that one walks through the middle of a thing. The sculptor has bent the halves until they almost meet again. Children go through it; the bronze sphere is polished by their hands.',
      cn: '分割神门本是一座塔，一剖为二，向两边移开，人便从事物的正中走过。雕塑家将两半弯折，直至几欲重逢。孩子们常从中穿过，铜球便由他们的手磨亮。',
      jp: 'チャンディ・ブンタルは、塔を二つに断ち、左右に離した門。人はものの真ん中を歩いて通ります。彫刻家はその半身を、ふたたび触れ合う寸前まで曲げました。子どもたちがくぐるたび、ブロンズの球が磨かれていきます。',
    },
  }),
  entry('artCulture', 'bali-art-wind-and-bamboo', {
    title: { en: 'What the wind keeps', cn: '风所留下的', jp: '風の覚えていること' }, slug: 'what-the-wind-keeps', category: ['cat-installation'], media: ['art-mobile'], location: upperPavilion, artist: { en: 'An artist from Tabanan', cn: '塔巴南的艺术家', jp: 'タバナンの美術家' }, displayDate: day(-70),
    description: { en: 'Discs of clay and brass hang from one bent bamboo, like the tall penjor that bow over the lanes at Galungan.', cn: '陶与黄铜的圆片悬于一竿弯竹，如加隆安节时垂拂巷弄的高高“彭约尔”。', jp: 'ガルンガンの小道にしなう高い飾り竹ペンジョールのように、一本の竹から陶と真鍮の円盤が下がります。' },
    body: {
      en: 'A penjor stands for ten days or so and is then taken down; the bow stays in the memory of the lane. This one may stay, and the bamboo is changed each Galungan, every 210 days. Bells are left out on purpose.',
      cn: '彭约尔竖立十余日便取下，那道弧线却留在巷子的记忆里。这一竿得以长留，每逢加隆安节，即每 210 日，换一次新竹。刻意不挂铃。',
      jp: 'ペンジョールは十日ほど立ち、やがて外されます。しなりの線だけが小道の記憶に残ります。この一本は残り、210日ごとのガルンガンに竹を取り替えます。鈴は、あえて付けていません。',
    },
  }),
  entry('mediaCenterDetailPage', 'bali-media-pictures-of-the-pavilions', {
    title: { en: 'Pictures of the three pavilions', cn: '三亭图片集', jp: '三つのパビリオン 画像集' }, slug: 'pictures-of-the-pavilions', category: ['cat-image-library'], media: ['arch-boutique'], displayDate: day(-28), removedAfterExpired: false, downloadLink: 'https://assets.meridian.example/image/upload/v1/meridian/arch-boutique.webp',
    description: { en: 'Gate court, sea pavilion and mountain pavilion, by day and by lamplight: fourteen pictures for editorial use.', cn: '门庭、海亭与山亭，日间与灯下，共十四幅，供媒体使用。', jp: '門の庭、海のパビリオン、山のパビリオン。昼と灯りの頃の14点を、報道・編集用途にご利用いただけます。' },
    body: {
      en: 'Credit: Meridian Galleria Bali. Please do not crop out the offerings on the steps; they were there first. Larger files on request to bali@meridian.example.',
      cn: '来源请注明 Meridian Galleria 巴厘岛。请勿裁去台阶上的供品：它们先到。需要大图，请致函 bali@meridian.example。',
      jp: 'クレジットは「Meridian Galleria バリ」とご記載ください。石段の供物を切り落とさずにお使いください。先にあったのは供物のほうです。高解像度データは bali@meridian.example まで。',
    },
  }),
  entry('indexDetailPage', 'bali-promotion-silver-weeks', {
    title: { en: 'Silver weeks in Kuta', cn: '库塔银饰周', jp: 'クタ・シルバーウィークス' }, slug: 'silver-weeks', category: ['cat-watches-and-jewellery'], brand: 'brand-ondine-joaillerie', media: ['jewel-bracelet'], location: upperPavilion, startDate: day(-3, '10:00'), endDate: day(25, '22:00'),
    description: { en: 'Any two pieces of Celuk silver are polished, boxed and reduced by 15 per cent, and old silver is cleaned for nothing.', cn: '任选切鲁克银饰两件，抛光装盒并享八五折；旧银器免费清洁。', jp: 'チュルックの銀を2点お選びいただくと、磨いて箱に納め15%引き。お手持ちの銀も無料でお手入れします。' },
    body: {
      en: 'Bring a tarnished chain from anywhere. It is done in ten minutes with ash and lime, the way the village does it, and the difference usually starts a conversation.',
      cn: '带来任何一条发暗的旧链。按村里的法子，以草木灰与青柠，十分钟焕然一新，往往也就此打开话匣。',
      jp: 'どこで求めた鎖でも、黒ずんだままお持ちください。村のやり方どおり灰とライムで10分。その輝きが、たいてい話のはじまりになります。',
    },
    terms: {
      en: '- Reduction on silver made in Celuk only, not on pearls.\n- Cleaning: three pieces for each guest and day.',
      cn: '- 折扣仅限切鲁克银饰，珍珠除外。\n- 清洁：每位宾客每日限三件。',
      jp: '- 割引はチュルック製の銀に限り、真珠は対象外です。\n- お手入れはお一人様一日3点まで。',
    },
  }, { created: 5, updated: 3 }),
];
