import { day, entry, type Seed } from '../seed.ts';

const opening = { en: 'Daily, 10am to 10pm', cn: '每日 10:00 至 22:00', jp: '毎日 10:00〜22:00', kr: '매일 10:00~22:00' };
const lagoonHall = { en: 'Level 1, lagoon hall', cn: '一层，潟湖厅', jp: '1階 ラグーンホール', kr: '1층 라군 홀' };
const archRoom = { en: 'Level 1, arch room', cn: '一层，拱门厅', jp: '1階 アーチルーム', kr: '1층 아치 룸' };
const upperGallery = { en: 'Level 2, upper gallery', cn: '二层，上层长廊', jp: '2階 アッパーギャラリー', kr: '2층 상부 갤러리' };

/** Everything in Saipan that is listed and has a page of its own: houses, tables, events, news, services, offers, art. */
export const saipanItems: readonly Seed[] = [
  entry('brandPavilion', 'saipan-brand-solenne', {
    title: { en: 'Solenne', cn: 'Solenne 素澜', jp: 'Solenne', kr: 'Solenne' }, slug: 'solenne', brand: 'brand-solenne', category: ['cat-beauty'], label: ['label-new'], media: ['beauty-serum'], isFeatured: true, location: lagoonHall, time: opening,
    description: { en: 'One serum in three strengths, tried over a basin of lagoon stones, for skin that has been in salt water since breakfast.', cn: '一款精华，三种浓度。石盆边轻轻试用，献给自早餐起便浸在海水中的肌肤。', jp: '一つの美容液に三つの濃さ。ラグーンの石を敷いた水盤のそばで、朝から海で過ごした肌にお試しください。', kr: '하나의 세럼, 세 가지 농도. 아침부터 바닷물에 있던 피부를 위해 라군의 돌을 담은 수반 곁에서 써 보십시오.' },
    body: {
      en: 'The stones in the basin were chosen on the beach below Garapan, rinsed, counted and will one day go back. Solenne asks you to cool your hands on them before the first drop.\n\nBring an empty Solenne bottle and it is refilled at two thirds of the price. The reading of your skin is complimentary and takes ten minutes.',
      cn: '石盆里的卵石选自加拉班的海滩，洗净、点数，终有一日会送回原处。素澜请您先在石上凉一凉手，再滴第一滴。\n\n带回空瓶，可以三分之二的价格续装。肌肤检测免费，约十分钟。',
      jp: '水盤の石はガラパンの浜で選び、洗い、数え、いつか浜へ返すもの。最初の一滴の前に、どうぞ石の上で手を冷ましてください。\n\nSolenneの空き瓶をお持ちいただければ、3分の2の価格で詰め替えます。肌診断は無料、10分ほどです。',
      kr: '수반의 돌은 가라판 바닷가에서 골라 씻고 세어 두었으며, 언젠가 제자리로 돌아갑니다. 첫 방울을 떨어뜨리기 전에 돌 위에서 손을 식히십시오.\n\nSolenne의 빈 병을 가져오시면 3분의 2 가격에 채워 드립니다. 10분간의 피부 진단은 무료입니다.',
    },
  }),
  entry('brandPavilion', 'saipan-brand-kintara', {
    title: { en: 'Kintara', cn: 'Kintara 金多莱', jp: 'Kintara', kr: 'Kintara' }, slug: 'kintara', brand: 'brand-kintara', category: ['cat-fashion'], label: ['label-exclusive'], media: ['fashion-sunglasses'], location: archRoom, time: opening,
    description: { en: 'Eyewear for white sand and bright water. Lenses are compared at the open door, where the lagoon does the testing.', cn: '为白沙与粼粼水光而生的眼镜。镜片在敞开的门边比对，由潟湖亲自检验。', jp: '白い砂とまばゆい水面のためのアイウェア。開け放った戸口で、ラグーンの光がレンズを確かめます。', kr: '흰 모래와 눈부신 물을 위한 아이웨어. 열린 문가에서 라군의 빛으로 렌즈를 견주어 보십시오.' },
    body: {
      en: 'A lagoon reflects from below as well as from above, which is why ordinary lenses tire the eye here. Kintara’s polarised glass takes the glitter off the surface and leaves the seventeen blues behind it.\n\nFitting is complimentary; a tortoise frame is warmed and shaped to you in five minutes.',
      cn: '潟湖的光自上而来，也自下反射，寻常镜片因此易使双目疲倦。金多莱的偏光镜片滤去浮光，只留下水中层层的蓝。\n\n调校免费；玳瑁色镜架加热塑形，五分钟便合您的脸。',
      jp: 'ラグーンの光は、上からだけでなく下からも届きます。普通のレンズでは目が疲れるのはそのためです。Kintaraの偏光レンズは水面のぎらつきを消し、その奥に重なる青を残します。\n\nフィッティングは無料。べっ甲色のフレームを5分で温め、お顔に合わせます。',
      kr: '라군의 빛은 위에서뿐 아니라 아래에서도 반사됩니다. 보통 렌즈로 눈이 피로한 까닭입니다. Kintara의 편광 렌즈는 수면의 번쩍임을 걷어 내고 그 아래 겹겹의 푸름만 남깁니다.\n\n피팅은 무료이며, 호피 무늬 안경테는 5분 만에 데워 얼굴에 맞춰 드립니다.',
    },
  }),
  entry('brandPavilion', 'saipan-brand-lune-and-linden', {
    title: { en: 'Lune & Linden', cn: 'Lune & Linden 月与椴', jp: 'Lune & Linden', kr: 'Lune & Linden' }, slug: 'lune-and-linden', brand: 'brand-lune-and-linden', category: ['cat-fragrance'], media: ['beauty-perfume-duo'], isFeatured: true, location: lagoonHall, time: opening,
    description: { en: 'Two round flacons worn together, with a third made here: Tide Room, salt and limestone after rain.', cn: '两只圆瓶叠搭而用，此间另有第三瓶“潮室”：海盐，与雨后的石灰岩。', jp: '重ねてまとう二つの丸いフラコン。そしてこの島で生まれた三つ目、潮と雨上がりの石灰岩の「タイドルーム」。', kr: '겹쳐 쓰는 둥근 향수 두 병, 그리고 이 섬에서 태어난 세 번째 ‘타이드 룸’. 소금과 비 온 뒤 석회암의 향입니다.' },
    body: {
      en: 'North of here, sunlight enters a flooded limestone cave from under the sea and turns the whole chamber blue. Tide Room is an attempt to bottle the air of that place: cold stone, wet fern, a little brine.\n\nAsk for it on the skin and again after lunch; it changes most in the second hour.',
      cn: '岛北有一处石灰岩水洞，阳光自海底射入，满室幽蓝。“潮室”试图留住那里的空气：冷石、湿蕨，与一丝咸味。\n\n请先试于肌肤，午后再闻一次；第二个小时，变化最妙。',
      jp: '島の北に、海中から差す陽光が洞窟を青く満たす場所があります。「タイドルーム」は、その空気を閉じ込めようとした香り。冷たい石、濡れた羊歯、わずかな潮。\n\n肌にのせ、昼食のあとにもう一度お確かめください。二時間目がいちばん変わります。',
      kr: '섬 북쪽에는 바닷속에서 들어온 햇빛이 온통 푸르게 물들이는 석회암 동굴이 있습니다. ‘타이드 룸’은 그곳의 공기를 담으려 한 향입니다. 차가운 돌과 젖은 고사리, 약간의 바닷물.\n\n피부에 뿌리고 점심 뒤에 다시 맡아 보십시오. 두 시간째에 가장 많이 달라집니다.',
    },
  }),
  entry('brandPavilion', 'saipan-brand-bellarosa', {
    title: { en: 'Bellarosa', cn: 'Bellarosa 贝拉蔷', jp: 'Bellarosa', kr: 'Bellarosa' }, slug: 'bellarosa', brand: 'brand-bellarosa', category: ['cat-watches-and-jewellery'], label: ['label-new', 'label-leasing-brand'], media: ['jewel-bracelet'], location: upperGallery, time: opening,
    description: { en: 'Gold bangles light enough to swim in and strong enough to be forgotten, weighed in the hand before they are worn.', cn: '轻得可以戴着游泳，韧得足以忘记存在的金手镯；先在掌心掂量，再套上手腕。', jp: '泳げるほど軽く、忘れてしまえるほど丈夫なゴールドのバングル。手首に通す前に、まず手のひらで重さをどうぞ。', kr: '차고 헤엄칠 만큼 가볍고, 잊고 지낼 만큼 튼튼한 골드 뱅글. 손목에 끼우기 전에 손바닥에서 무게를 느껴 보십시오.' },
    body: {
      en: 'Bellarosa sells by sound as much as by sight: three bangles together should ring once, softly, like rigging in a light wind. Try the combinations on the long limestone table.\n\nSizes are adjusted free of charge within a day, and polishing is complimentary for life.',
      cn: '贝拉蔷不只论形，也论声：三只手镯相触，应轻响一下，如微风中的帆索。请在石灰岩长台上随意搭配。\n\n一日之内免费改圈，终身免费抛光。',
      jp: 'Bellarosaは目だけでなく耳でも選びます。三つのバングルが触れ合うとき、そよ風の帆綱のように一度だけ、やわらかく鳴るのがよい組み合わせ。石灰岩の長卓でお試しください。\n\nサイズ直しは一日のうちに、磨きは末永く、いずれも無料で承ります。',
      kr: 'Bellarosa는 눈만큼이나 귀로 고릅니다. 뱅글 셋이 닿을 때 산들바람 속 돛줄처럼 한 번, 부드럽게 울려야 합니다. 긴 석회암 탁자에서 짝을 맞춰 보십시오.\n\n사이즈 조정은 하루 안에 무료로, 광택 작업은 평생 무료로 해 드립니다.',
    },
  }),
  entry('brandPavilion', 'saipan-brand-sencha-hall', {
    title: { en: 'Sencha Hall', cn: 'Sencha Hall 煎茶堂', jp: 'Sencha Hall', kr: 'Sencha Hall' }, slug: 'sencha-hall', brand: 'brand-sencha-hall', category: ['cat-food-and-gifts'], media: ['food-tea'], location: archRoom, time: { en: 'Daily, 10am to 9pm', cn: '每日 10:00 至 21:00', jp: '毎日 10:00〜21:00', kr: '매일 10:00~21:00' },
    description: { en: 'Green teas brewed cold overnight and poured over a single piece of ice, with roasted rice and dried coconut to nibble.', cn: '隔夜冷泡的绿茶，注于一块方冰之上，佐以炒米与椰干。', jp: '一晩かけて水出しした緑茶を、一片の氷に注いで。煎り米と干しココナッツを添えてお出しします。', kr: '밤새 차갑게 우린 녹차를 얼음 한 조각 위에 따르고, 볶은 쌀과 말린 코코넛을 곁들입니다.' },
    body: {
      en: 'Hot water would be a discourtesy at thirty degrees. Sencha Hall steeps its leaves for eight hours in the cold room and serves the first infusion in thimble cups, complimentary, from 2pm.\n\nSage-green tins of 80 g are US$24; a pouch of ten cold-brew bags, US$14, weighs almost nothing in a suitcase.',
      cn: '三十度的天气端上热茶，未免失礼。煎茶堂将茶叶在冷室浸足八小时，头道茶以小盅奉上，每日 14:00 起免费品尝。\n\n鼠尾草绿茶罐 80 克 24 美元；冷泡茶包十枚装 14 美元，放进行李几乎没有分量。',
      jp: '30度の日に熱いお茶は、かえって失礼というもの。Sencha Hallは茶葉を冷室で8時間浸し、一煎目を小さな盃で、14:00より無料でお配りします。\n\nセージグリーンの茶缶80g 24米ドル。水出し用10袋入り14米ドルは、旅の荷物にもほとんど重さを加えません。',
      kr: '30도의 더위에 뜨거운 차는 실례일 것입니다. Sencha Hall은 찻잎을 서늘한 방에서 여덟 시간 우려, 첫 차를 14:00부터 작은 잔에 무료로 드립니다.\n\n세이지 그린 차통 80g 24달러. 냉침 티백 10개입 14달러는 여행 가방에서 무게가 거의 느껴지지 않습니다.',
    },
  }),
  entry('dining', 'saipan-dining-lagoon-room', {
    title: { en: 'The Lagoon Room', cn: '潟湖餐室', jp: 'ラグーンルーム', kr: '라군 룸' }, slug: 'lagoon-room', category: ['cat-restaurant'], media: ['dining-plated'], isFeatured: true, location: upperGallery, cuisine: { en: 'Marianas and Pacific', cn: '马里亚纳与太平洋风味', jp: 'マリアナ・パシフィック', kr: '마리아나 퍼시픽' }, time: { en: '11am to 9:30pm', cn: '11:00 至 21:30', jp: '11:00〜21:30', kr: '11:00~21:30' }, frequency: { en: 'Daily', cn: '每日', jp: '毎日', kr: '매일' },
    description: { en: 'Tuna landed that morning, breadfruit from the hills and coconut in every course, at windows that face the reef.', cn: '清晨上岸的金枪鱼、山间的面包果，道道有椰香，窗外便是礁盘。', jp: 'その朝揚がったマグロ、丘のパンの実、どの皿にも香るココナッツ。リーフに面した窓辺でどうぞ。', kr: '그날 아침 들어온 참치와 언덕의 빵나무 열매, 모든 접시에 스민 코코넛. 산호초가 보이는 창가에서 드십시오.' },
    body: {
      en: 'The kitchen works between two island traditions, CHamoru and Carolinian, and borrows the grill from both. Begin with tuna kelaguen, go on to fish baked in banana leaf with boonie pepper, and leave space for apigigi, a sticky young-coconut parcel scorched over embers.\n\n- Lunch set US$22\n- Dinner, four plates, US$58\n- The six window tables may be reserved',
      cn: '厨房游走于查莫罗与加罗林两种岛屿传统之间，并从二者借来炭火。先尝金枪鱼凯拉冠，再来蕉叶烤鱼佐野椒，最后留些余地给“阿皮吉吉”：炭上炙烤、软糯的嫩椰卷。\n\n- 午市套餐 22 美元\n- 晚市四道式 58 美元\n- 六张临窗餐桌可预订',
      jp: 'チャモロとカロリニアン、二つの島の伝統を行き来し、炭火は両方から借りました。まずはマグロのケラグエン、続いてブーニーペッパーを利かせた魚のバナナリーフ包み焼き。最後は、若いココナッツをもっちりと炙ったアピギギを。\n\n- ランチセット 22米ドル\n- ディナー四皿 58米ドル\n- 窓際の6卓はご予約いただけます',
      kr: '주방은 차모로와 캐롤리니안, 두 섬의 전통을 오가며 숯불은 양쪽에서 빌려 왔습니다. 참치 켈라구엔으로 시작해 부니 페퍼를 넣은 바나나 잎 생선구이, 그리고 어린 코코넛을 쫀득하게 그을린 아피기기로 마무리하십시오.\n\n- 런치 세트 22달러\n- 디너 네 접시 58달러\n- 창가 여섯 자리는 예약 가능',
    },
  }),
  entry('dining', 'saipan-dining-flame-tree-cafe', {
    title: { en: 'Flame tree café', cn: '凤凰木咖啡', jp: '南洋桜のカフェ', kr: '불꽃나무 카페' }, slug: 'flame-tree-cafe', category: ['cat-cafe'], media: ['dining-coffee'], location: { en: 'Level 1, garden side', cn: '一层，花园一侧', jp: '1階 庭側', kr: '1층 정원 쪽' }, cuisine: { en: 'Coffee and light plates', cn: '咖啡与轻食', jp: 'コーヒーと軽食', kr: '커피와 가벼운 식사' }, time: { en: '7am to 9pm', cn: '7:00 至 21:00', jp: '7:00〜21:00', kr: '7:00~21:00' }, frequency: { en: 'Daily', cn: '每日', jp: '毎日', kr: '매일' },
    description: { en: 'Coffee under the tree that turns the whole island red in early summer, with warm titiyas and a jar of coconut jam.', cn: '初夏染红全岛的凤凰木下，一杯咖啡，配温热的蒂蒂亚斯薄饼与椰子酱。', jp: '初夏に島じゅうを赤く染める南洋桜の下で。温かいティティヤスとココナッツジャムを添えたコーヒーを。', kr: '초여름 섬 전체를 붉게 물들이는 나무 아래에서 마시는 커피. 따뜻한 티티야스와 코코넛 잼을 곁들입니다.' },
    body: {
      en: 'There are nine tables on the gravel and two hammocks that nobody leaves willingly. Coffee from US$5, breakfast plate US$13. The garden gate opens at 7am for those who land at dawn; your suitcase may wait behind the counter.',
      cn: '碎石地上九张桌，另有两张谁也不肯起身的吊床。咖啡 5 美元起，早餐盘 13 美元。花园门 7:00 即开，清晨落地的旅客可将行李寄放柜台。',
      jp: '砂利の上に九つの卓と、一度座ると誰も立とうとしないハンモックが二つ。コーヒー5米ドルより、朝食プレート13米ドル。庭の門は7:00に開きます。早朝に着いた方のスーツケースはカウンターでお預かりします。',
      kr: '자갈 위에 탁자 아홉 개, 그리고 한번 누우면 일어나기 싫은 해먹 두 개. 커피 5달러부터, 아침 접시 13달러. 정원 문은 7:00에 열리며, 새벽에 도착하신 분의 여행 가방은 카운터에 맡아 드립니다.',
    },
  }),
  entry('event', 'saipan-event-lines-of-a-canoe', {
    title: { en: 'Lines of a canoe', cn: '独木舟的线条', jp: 'カヌーの線', kr: '카누의 선' }, slug: 'lines-of-a-canoe', category: ['cat-exhibition'], media: ['art-sculpture'], location: upperGallery, startDate: day(-52, '10:00'), endDate: day(-11, '21:00'), removedAfterExpired: false,
    time: { en: '10am to 9pm', cn: '10:00 至 21:00', jp: '10:00〜21:00', kr: '10:00~21:00' }, frequency: { en: 'Daily', cn: '每日', jp: '毎日', kr: '매일' },
    description: { en: 'Sculpture drawn from the hulls in which Carolinian navigators crossed open sea by star, swell and the flight of birds.', cn: '加罗林航海者凭星辰、涌浪与飞鸟横渡大洋，本展雕塑取形于他们的船身。', jp: '星とうねりと鳥の行方を頼りに大洋を渡ったカロリニアンの航海者たち。その船体から生まれた彫刻展。', kr: '별과 너울, 새의 비행을 따라 먼바다를 건넌 캐롤리니안 항해자들. 그 선체에서 나온 조각전입니다.' },
    body: {
      en: 'An outrigger hull is never symmetrical: one side is fuller, so that the canoe runs straight against the drag of its float. Eleven sculptors from the northern islands followed that curve in plaster and bronze. Entry was free, and a loop of white plaster has stayed at the head of the stair.',
      cn: '单侧支架独木舟的船身从不对称：一侧更为饱满，方能抵住浮架的拖曳，笔直前行。北马里亚纳十一位雕塑家以石膏与青铜追随这道弧线。展览免费，一件白色石膏环至今留在楼梯口。',
      jp: 'アウトリガーカヌーの船体は左右対称ではありません。片側をふくらませ、浮木の抵抗を受けてもまっすぐ進むためです。北マリアナの彫刻家11名が、その曲線を石膏とブロンズで追いました。入場は無料。白い石膏の輪は、今も階段の上でご覧いただけます。',
      kr: '아우트리거 카누의 선체는 좌우가 같지 않습니다. 한쪽을 더 부풀려 부목의 저항 속에서도 곧게 나아가게 합니다. 북마리아나의 조각가 열한 명이 그 곡선을 석고와 청동으로 따라갔습니다. 관람은 무료였으며, 흰 석고 고리 하나가 계단 위에 남아 있습니다.',
    },
  }, { created: 75, updated: 53 }),
  entry('event', 'saipan-event-tea-before-the-heat', {
    title: { en: 'Tea before the heat', cn: '暑气之前一盏茶', jp: '暑くなる前のお茶', kr: '더위 전의 차' }, slug: 'tea-before-the-heat', category: ['cat-tasting'], brand: 'brand-sencha-hall', media: ['food-macarons'], isFeatured: true, location: archRoom, startDate: day(-6, '09:00'), endDate: day(13, '10:00'), cta: ['saipan-cta-reserve'],
    time: { en: '9am to 9:45am', cn: '9:00 至 9:45', jp: '9:00〜9:45', kr: '9:00~9:45' }, frequency: { en: 'Every morning', cn: '每日清晨', jp: '毎朝', kr: '매일 아침' },
    description: { en: 'Four cold teas and four small sweets before the doors open, in a room where you can hear the reef. Complimentary.', cn: '开门之前，四款冷茶配四枚小点，在一间听得见礁浪的房间里。免费。', jp: '開店前のひととき、四つの冷茶と四つの小さな菓子を。リーフの音が届く部屋で、無料にて。', kr: '문을 열기 전, 차가운 차 네 가지와 작은 과자 네 개. 산호초의 물소리가 들리는 방에서 무료로 드립니다.' },
    body: {
      en: 'Ten guests sit on low benches along the limestone wall. Each tea is paired with a macaron of the same weight: saffron, sage, blush and cocoa. Reserve by telephone before 6pm the day before; there is nothing to buy and nothing to bring.',
      cn: '十位宾客沿石灰岩墙的矮凳而坐，每款茶配一枚分量相当的马卡龙：藏红花、鼠尾草、浅粉与可可。请于前一日 18:00 前致电预订，无须购物，空手而来即可。',
      jp: '石灰岩の壁に沿った低いベンチに、定員10名。それぞれのお茶に、サフラン、セージ、薄紅、カカオのマカロンを一つずつ合わせます。前日の18:00までにお電話でご予約ください。お買い物もお持ち物も要りません。',
      kr: '석회암 벽을 따라 놓인 낮은 의자에 열 분이 앉습니다. 차마다 사프란, 세이지, 연분홍, 카카오 마카롱을 하나씩 짝지어 드립니다. 전날 18:00까지 전화로 예약해 주십시오. 사실 것도, 가져오실 것도 없습니다.',
    },
  }, { created: 20, updated: 6 }),
  entry('event', 'saipan-event-thread-a-strand', {
    title: { en: 'Thread a strand of shells', cn: '穿一串贝壳', jp: '貝をつなぐ午後', kr: '조개껍데기 한 줄 꿰기' }, slug: 'thread-a-strand', category: ['cat-workshop'], brand: 'brand-bellarosa', media: ['jewel-necklace'], location: upperGallery, startDate: day(7, '15:00'), endDate: day(9, '17:00'), cta: ['saipan-cta-reserve'],
    time: { en: '3pm to 4:30pm', cn: '15:00 至 16:30', jp: '15:00〜16:30', kr: '15:00~16:30' }, frequency: { en: 'Three afternoons', cn: '连续三个午后', jp: '3日間、午後', kr: '사흘간 오후' },
    description: { en: 'Learn the small, strong knot of island jewellers and leave with a strand of farmed shell and one gold bead.', cn: '学岛上首饰匠细小而牢固的绳结，带走一串养殖贝珠与一粒金珠。', jp: '島の細工師の、小さくて強い結び方を。養殖の貝とゴールドビーズ一粒の首飾りをお持ち帰りいただけます。', kr: '섬 장인의 작고 단단한 매듭을 배우고, 양식 조개와 금 비즈 하나를 꿴 목걸이를 가져가십시오.' },
    body: {
      en: 'Shell is drilled in advance; your part is the order and the knot. US$48 with materials, eight guests, from the age of ten. Please do not bring shells from the beach: hermit crabs are still looking for them.',
      cn: '贝壳已预先钻孔，您只需决定次序，打好绳结。48 美元含材料，限八位，十岁以上。请勿从沙滩拾贝带来：寄居蟹还在找它们。',
      jp: '貝にはあらかじめ穴を開けてあります。並べる順と結び目はお客様の仕事。材料込み48米ドル、定員8名、10歳から。浜の貝はどうぞそのままに。ヤドカリがまだ探しています。',
      kr: '조개에는 미리 구멍을 뚫어 둡니다. 순서와 매듭은 손님의 몫입니다. 재료 포함 48달러, 정원 8명, 10세 이상. 해변의 조개는 가져오지 말아 주십시오. 소라게가 아직 찾고 있습니다.',
    },
  }, { created: 10, updated: 4 }),
  entry('news', 'saipan-news-earlier-gate', {
    title: { en: 'The garden gate opens at seven', cn: '花园门七点即开', jp: '庭の門、朝7時に', kr: '정원 문이 7시에 열립니다' }, slug: 'earlier-gate', category: ['cat-house-news'], media: ['arch-spiral'], isFeatured: true, displayDate: day(-3), removedAfterExpired: false,
    description: { en: 'For those who land before dawn: breakfast, a shower and a place for your suitcase until the room is ready.', cn: '为黎明前落地的旅人备好早餐、淋浴与行李寄放处，直到客房就绪。', jp: '夜明け前に着いた方へ。朝食とシャワー、そしてお部屋の準備が整うまでの荷物置き場をご用意しました。', kr: '동트기 전에 도착하신 분을 위해. 아침 식사와 샤워, 방이 준비될 때까지 짐을 맡아 드립니다.' },
    body: {
      en: 'Many flights reach Saipan in the small hours. Two showers behind the café are now open from 7am, US$6 with a towel, free for members and for children. Suitcases are kept without charge all day.',
      cn: '不少航班在凌晨抵达塞班。咖啡馆后的两间淋浴房现自 7:00 起开放，含毛巾 6 美元，会员与儿童免费。行李全天免费寄放。',
      jp: 'サイパンには深夜から未明に着く便が少なくありません。カフェの奥に設けた二つのシャワーを7:00から、タオル付き6米ドルでお使いいただけます。会員の方とお子さまは無料。お荷物は終日無料でお預かりします。',
      kr: '사이판에는 새벽에 닿는 항공편이 많습니다. 카페 뒤의 샤워실 두 곳을 7:00부터 수건 포함 6달러에 이용하실 수 있으며, 회원과 어린이는 무료입니다. 여행 가방은 종일 무료로 맡아 드립니다.',
    },
  }, { created: 4, updated: 3 }),
  entry('news', 'saipan-news-bellarosa-opens', {
    title: { en: 'Bellarosa comes to Garapan', cn: '贝拉蔷来到加拉班', jp: 'Bellarosa、ガラパンに', kr: 'Bellarosa, 가라판에 오다' }, slug: 'bellarosa-opens', category: ['cat-opening'], brand: 'brand-bellarosa', media: ['jewel-earrings'], displayDate: day(-18), removedAfterExpired: false,
    description: { en: 'A long table of local limestone, forty bangles and an open invitation to make a little noise on level 2.', cn: '一张本地石灰岩长台，四十只金镯，诚邀您在二层弄出些清脆声响。', jp: '島の石灰岩の長卓に、四十のバングル。2階で少しだけ、音を立ててみませんか。', kr: '섬의 석회암으로 만든 긴 탁자와 마흔 개의 뱅글. 2층에서 조금 소리를 내 보십시오.' },
    body: {
      en: 'The jeweller’s first counter in the Marianas opened with a table cut in one piece from the old quarry side of the island. Hoops and pearl drops follow in the second month; a goldsmith visits on the first Saturday of each.',
      cn: '品牌在马里亚纳的首个柜台，以一整块取自岛上旧采石场的石灰岩为台。圈环与珍珠耳坠将于次月到店，每月首个周六有金匠驻店。',
      jp: 'マリアナ初のカウンターは、島の古い採石場から切り出した一枚石の卓とともに始まりました。フープと真珠のイヤリングは翌月から。毎月第一土曜日には金細工師が来店します。',
      kr: '마리아나 제도의 첫 카운터는 섬의 옛 채석장에서 통째로 잘라 낸 석판 탁자와 함께 문을 열었습니다. 후프와 진주 귀걸이는 다음 달부터 선보이며, 매월 첫째 토요일에 금세공사가 찾아옵니다.',
    },
  }, { created: 19, updated: 18 }),
  entry('news', 'saipan-news-bottles-come-back', {
    title: { en: 'Two thousand bottles came back', cn: '两千只空瓶归来', jp: '二千本の瓶が戻りました', kr: '돌아온 병 이천 개' }, slug: 'bottles-come-back', category: ['cat-house-news'], brand: 'brand-solenne', media: ['beauty-cream'], displayDate: day(-40), removedAfterExpired: false,
    description: { en: 'Since the refill counter opened, visitors have carried their empty glass across the sea rather than throw it away.', cn: '续装柜台开设以来，旅客们宁愿带着空瓶漂洋过海，也不随手丢弃。', jp: '詰め替えカウンターができて以来、お客様は空き瓶を捨てずに、海を越えて持ち帰ってくださいます。', kr: '리필 카운터가 문을 연 뒤, 손님들은 빈 병을 버리지 않고 바다를 건너 다시 가져오십니다.' },
    body: {
      en: 'Everything on an island arrives by ship and most of it leaves the same way. Each returned bottle is washed here and filled here, and the label keeps a small notch for every journey. The record is seven.',
      cn: '岛上一切皆由船来，多半也要由船运走。归来的瓶子在此清洗、续装，标签上每往返一次便刻一道小痕。目前最高纪录是七道。',
      jp: '島に来るものはすべて船で着き、たいていは船で去っていきます。戻った瓶はここで洗い、ここで満たし、旅のたびにラベルへ小さな刻みを入れます。最多は七つです。',
      kr: '섬의 모든 것은 배로 들어와 대개 배로 나갑니다. 돌아온 병은 이곳에서 씻고 채우며, 여행할 때마다 라벨에 작은 눈금을 하나씩 새깁니다. 최고 기록은 일곱 번입니다.',
    },
  }, { created: 41, updated: 40 }),
  entry('service', 'saipan-service-delivered-to-your-room', {
    title: { en: 'Delivered to your room', cn: '送至您的客房', jp: 'お部屋へのお届け', kr: '객실까지 배달' }, slug: 'delivered-to-your-room', category: ['cat-travel'], media: ['hero-travel'], isFeatured: true, location: { en: 'Level 1, welcome desk', cn: '一层，迎宾台', jp: '1階 ウェルカムデスク', kr: '1층 웰컴 데스크' }, time: opening,
    description: { en: 'Go on to the beach with empty hands. Everything bought before 6pm is in your room, anywhere on the island, that night.', cn: '空着手去海滩吧。18:00 前所购，当晚即送至岛上任何一处客房。', jp: '手ぶらのまま浜辺へどうぞ。18:00までのお買い上げは、島内どこでもその夜のうちにお部屋へ届きます。', kr: '빈손으로 해변에 가십시오. 18:00 이전에 구매하신 상품은 섬 어디든 그날 밤 객실로 전해 드립니다.' },
    body: {
      en: 'Complimentary above US$50, otherwise US$5. Leave the name of your hotel and your room at the desk. Parcels for the last night may go straight to the airport check-in hall and wait for you there.',
      cn: '满 50 美元免费，否则 5 美元。请在迎宾台留下酒店与房号。最后一晚的包裹，可直接送往机场值机大厅等您。',
      jp: '50米ドル以上で無料、未満は5米ドル。デスクでホテル名とお部屋番号をお知らせください。最終日の分は、空港のチェックインロビーでお渡しすることもできます。',
      kr: '50달러 이상은 무료, 미만은 5달러입니다. 데스크에 호텔과 객실 번호를 남겨 주십시오. 마지막 날 짐은 공항 체크인 홀에서 바로 받으실 수도 있습니다.',
    },
  }),
  entry('service', 'saipan-service-gift-wrapping', {
    title: { en: 'Wrapping in lagoon paper', cn: '潟湖色礼品包装', jp: 'ラグーン色のギフト包装', kr: '라군 빛 선물 포장' }, slug: 'gift-wrapping', category: ['cat-personal'], media: ['hero-gifts'], location: { en: 'Level 1, welcome desk', cn: '一层，迎宾台', jp: '1階 ウェルカムデスク', kr: '1층 웰컴 데스크' }, time: opening,
    description: { en: 'Hand-marbled sheets in the greens and blues of the lagoon, no two alike, folded without tape and tied with cotton.', cn: '手工流沙纸染出潟湖的青与蓝，张张不同，不用胶带折叠，系以棉绳。', jp: 'ラグーンの緑と青に染めた手染めのマーブル紙。一枚として同じものはなく、テープを使わずに折り、木綿の紐で結びます。', kr: '라군의 초록과 파랑을 담은 수제 마블지. 같은 것은 한 장도 없으며, 테이프 없이 접어 면 끈으로 묶습니다.' },
    body: {
      en: 'Complimentary with every purchase. A sheet dries overnight, so some patterns exist on a single day only. On Wednesdays at 4pm you may marble your own; aprons are lent.',
      cn: '凡购物皆免费。纸张须晾干一夜，有些花纹只在某一天存在。每周三 16:00 可亲手染制，备有围裙。',
      jp: 'お買い上げの品はすべて無料です。一晩乾かして使うため、その日だけの模様もあります。水曜の16:00には、ご自分で染めることもできます。エプロンはお貸しします。',
      kr: '모든 구매품에 무료입니다. 하룻밤 말려 쓰기에 어떤 무늬는 단 하루만 존재합니다. 수요일 16:00에는 직접 물들여 보실 수 있으며 앞치마를 빌려 드립니다.',
    },
  }),
  entry('service', 'saipan-service-quiet-room', {
    title: { en: 'A quiet room for families', cn: '亲子静室', jp: 'ご家族のための静かな部屋', kr: '가족을 위한 조용한 방' }, slug: 'quiet-room', category: ['cat-personal', 'cat-travel'], media: ['arch-corridor'], location: { en: 'Level 2, end of the arcade', cn: '二层，拱廊尽头', jp: '2階 回廊の奥', kr: '2층 회랑 끝' }, time: opening,
    description: { en: 'Cots, cool water, a nursing chair and picture books in four languages behind the last arch of the arcade.', cn: '拱廊最后一道拱门之后：小床、凉水、哺乳椅，与四种语言的绘本。', jp: '回廊の最後のアーチの向こうに、ベビーベッド、冷たい水、授乳の椅子、四か国語の絵本をご用意しました。', kr: '회랑의 마지막 아치 뒤에 아기 침대와 시원한 물, 수유 의자, 네 언어의 그림책이 있습니다.' },
    body: {
      en: 'No booking and no charge. The room is kept at twenty-five degrees and half light; a member of our team sits near the door and will warm a bottle. Beakers and nappies are on the shelf.',
      cn: '无须预约，不收费用。室温保持二十五度，光线柔和；门边有工作人员值守，可代为温奶。架上备有水杯与尿布。',
      jp: 'ご予約も料金も要りません。室温は25度、明かりは控えめに。扉のそばの係が哺乳瓶を温めます。コップとおむつは棚にございます。',
      kr: '예약도 요금도 필요 없습니다. 실내는 25도, 불빛은 은은합니다. 문가의 직원이 젖병을 데워 드리며, 컵과 기저귀는 선반에 있습니다.',
    },
  }),
  entry('specialOffer', 'saipan-offer-third-flacon', {
    title: { en: 'The third flacon', cn: '第三瓶', jp: '三つ目のフラコン', kr: '세 번째 향수병' }, slug: 'third-flacon', category: ['cat-fragrance'], brand: 'brand-lune-and-linden', media: ['hero-beauty'], isFeatured: true, location: lagoonHall, startDate: day(-9, '10:00'), endDate: day(20, '22:00'),
    description: { en: 'Lune and Linden bought together bring a 10 ml Tide Room, the scent that is made for Saipan and sold nowhere else.', cn: '同购“月”与“椴”，即赠 10 毫升“潮室”：此香为塞班而制，别处无售。', jp: 'LuneとLindenをあわせてお求めの方に、サイパン限定の香り「タイドルーム」10mlをお贈りします。', kr: 'Lune와 Linden을 함께 구매하시면 사이판에서만 판매하는 ‘타이드 룸’ 10ml를 드립니다.' },
    body: {
      en: 'Any two sizes count. The counter layers all three on your sleeve so that you can walk to the water and back before deciding.',
      cn: '任意两个容量皆可。柜台会将三香叠于您的袖口，走到水边再折返，然后决定不迟。',
      jp: '容量の組み合わせは自由です。三つの香りを袖口に重ねますので、水辺まで歩いて戻ってからお決めください。',
      kr: '어떤 용량이든 두 병이면 됩니다. 세 향을 소매에 겹쳐 드리니 물가까지 걸어갔다 돌아와 결정하십시오.',
    },
    terms: {
      en: '- One gift for each purchase, while supplies last.\n- Both flacons must stand on one receipt.\n- Not combined with refills or other offers.',
      cn: '- 每单限赠一份，赠完即止。\n- 两瓶须在同一张收据上。\n- 不与续装或其他优惠并用。',
      jp: '- 一回のお会計につき一点、なくなり次第終了。\n- 2本を同一のレシートでお求めください。\n- 詰め替えや他の特典との併用はできません。',
      kr: '- 구매 1건당 1개, 소진 시 종료됩니다.\n- 두 병이 같은 영수증에 있어야 합니다.\n- 리필 및 다른 혜택과 함께 쓰실 수 없습니다.',
    },
  }, { created: 11, updated: 9 }),
  entry('specialOffer', 'saipan-offer-case-for-kintara', {
    title: { en: 'A case for your Kintara', cn: '金多莱皮套礼', jp: 'Kintaraに革のケースを', kr: 'Kintara를 위한 케이스' }, slug: 'case-for-kintara', category: ['cat-fashion'], brand: 'brand-kintara', media: ['fashion-wallet'], location: archRoom, startDate: day(6, '10:00'), endDate: day(33, '22:00'),
    description: { en: 'For four weeks every pair comes with a folding leather case, stamped with your initials while the frame is fitted.', cn: '四周之内，每副眼镜皆附折叠皮套一枚，调校镜架时即为您压印首字母。', jp: '四週間にわたり、1本につき折りたたみの革ケースを。フィッティングのあいだにイニシャルを刻みます。', kr: '4주 동안 안경 하나마다 접이식 가죽 케이스를 드립니다. 피팅하는 사이 이니셜을 새겨 드립니다.' },
    body: {
      en: 'The case folds flat in a pocket and keeps sand out with a single turn of the flap. Olive or tan; please choose before the stamp is heated.',
      cn: '皮套可折平放入口袋，翻盖一合，沙粒不入。橄榄绿或棕褐，请在烫印加热前选定。',
      jp: 'ポケットの中で平らに畳め、ふたを一折りすれば砂も入りません。色はオリーブかタン。刻印を温める前にお選びください。',
      kr: '주머니 속에서 납작하게 접히고, 덮개를 한 번 접으면 모래가 들어가지 않습니다. 올리브와 황갈색 가운데 각인 전에 골라 주십시오.',
    },
  }, { created: 4, updated: 2 }),
  entry('specialOffer', 'saipan-offer-honey-with-your-tea', {
    title: { en: 'Honey with your tea', cn: '以蜜佐茶', jp: 'お茶に蜂蜜を添えて', kr: '차에 꿀을 더하여' }, slug: 'honey-with-your-tea', category: ['cat-food-and-gifts'], brand: 'brand-sencha-hall', media: ['food-honey'], location: archRoom, startDate: day(-36, '10:00'), endDate: day(-6, '21:00'), removedAfterExpired: false,
    description: { en: 'Any two tins of Sencha Hall came with a small jar of island honey, gathered when the flame trees were in flower.', cn: '任选煎茶堂茶罐两只，曾附赠一小罐凤凰木花期采得的岛蜜。', jp: 'Sencha Hallの茶缶2点に、南洋桜の咲く頃に採れた島の蜂蜜を一瓶お付けしました。', kr: 'Sencha Hall 차통 두 개에 불꽃나무가 필 무렵 모은 섬의 꿀 한 병을 드렸습니다.' },
    body: {
      en: 'The honey is gone until the next bloom. If you would like to hear when it returns, leave your address at the welcome desk; we write once and then are silent.',
      cn: '蜂蜜已尽，且待来年花开。若想知道它何时归来，请在迎宾台留下地址，我们只写一次信，绝不多扰。',
      jp: '蜂蜜は次の花の季節までお休みです。ご案内を希望される方はウェルカムデスクにご連絡先をお残しください。お便りは一度だけにいたします。',
      kr: '꿀은 다음 꽃철까지 쉽니다. 소식을 원하시면 웰컴 데스크에 연락처를 남겨 주십시오. 딱 한 번만 알려 드리겠습니다.',
    },
  }, { created: 40, updated: 36 }),
  entry('artCulture', 'saipan-art-reef-passage', {
    title: { en: 'Passage through the reef', cn: '穿礁而过', jp: 'リーフの水路', kr: '산호초의 물길' }, slug: 'reef-passage', category: ['cat-installation'], media: ['art-mobile'], isFeatured: true, location: lagoonHall, artist: { en: 'A sculptor from Tanapag', cn: '塔纳帕的雕塑家', jp: 'タナパグの彫刻家', kr: '타나팍의 조각가' }, displayDate: day(-110),
    description: { en: 'Discs of cobalt, brass and clay hang above the hall like fish holding still in the channel while the tide goes out.', cn: '钴蓝、黄铜与陶土的圆片悬于厅中，如退潮时停在水道里的鱼群。', jp: 'コバルト、真鍮、陶土の円盤が、引き潮の水路で静止する魚の群れのようにホールに浮かびます。', kr: '코발트와 황동, 흙빛 원반이 썰물의 물길에 멈춰 선 물고기처럼 홀 위에 떠 있습니다.' },
    body: {
      en: 'The lagoon drains through a few gaps in the reef, and fishermen know each of them by name. The mobile has as many discs as there are days in a lunar month; one of them, the smallest, is turned by hand every evening.\n\nLook up from the basin at about 5pm, when the low sun comes under the arch.',
      cn: '潟湖之水经礁盘上几处缺口流出，每处渔人都叫得出名字。圆片之数，恰是一个朔望月的天数；最小的一片，每晚由人手转动。\n\n下午五时许，斜阳穿过拱门，宜自石盆边抬头。',
      jp: 'ラグーンの水はリーフのわずかな切れ目から流れ出し、漁師はそのひとつひとつを名で呼びます。円盤の数は月のひとめぐりの日数と同じ。いちばん小さな一枚は、毎夕、人の手で回します。\n\n低い陽がアーチをくぐる17:00頃、水盤のそばから見上げてください。',
      kr: '라군의 물은 산호초의 몇 안 되는 틈으로 빠져나가고, 어부들은 그 하나하나의 이름을 압니다. 원반의 수는 달이 한 번 차고 기우는 날수와 같으며, 가장 작은 하나는 저녁마다 손으로 돌립니다.\n\n낮은 해가 아치 아래로 드는 17:00 무렵, 수반 곁에서 올려다보십시오.',
    },
  }),
  entry('artCulture', 'saipan-art-seventeen-blues', {
    title: { en: 'Seventeen blues', cn: '十七种蓝', jp: '十七の青', kr: '열일곱 가지 푸름' }, slug: 'seventeen-blues', category: ['cat-painting'], media: ['art-painting'], location: upperGallery, artist: { en: 'A painter from Chalan Kanoa', cn: '查兰卡诺亚的画家', jp: 'チャランカノアの画家', kr: '찰란 카노아의 화가' }, displayDate: day(-65),
    description: { en: 'A canvas built from the colours counted between the beach at Garapan and the islet of Mañagaha on one clear day.', cn: '某个晴日，自加拉班海滩至军舰岛之间数出的颜色，尽在这一幅画布。', jp: 'ある晴れた日に、ガラパンの浜からマニャガハ島まで数えた色だけで描かれた一枚。', kr: '어느 맑은 날 가라판 해변에서 마나가하섬까지 세어 본 빛깔만으로 그린 그림입니다.' },
    body: {
      en: 'Milk over sand, bottle green over weed, nearly black over the channel. The painter took a boat across with a box of paper chips and matched each colour on the water. Two of the seventeen are not blue at all; visitors rarely agree which.',
      cn: '沙上是乳色，海草上是瓶绿，水道上几近墨黑。画家带着一盒色纸乘船渡海，在水面逐一比对。十七色之中有两种其实并非蓝色，是哪两种，观者莫衷一是。',
      jp: '砂の上は乳白、藻の上は瓶の緑、水路の上はほとんど黒。画家は色紙の箱を抱えて舟で渡り、水の上で一色ずつ合わせました。十七のうち二つは、じつは青ではありません。どれかは、いつも意見が分かれます。',
      kr: '모래 위는 우윳빛, 해초 위는 병의 초록, 물길 위는 거의 검정. 화가는 색종이 상자를 들고 배로 건너며 물 위에서 하나하나 색을 맞췄습니다. 열일곱 가운데 둘은 사실 푸른색이 아닙니다. 어느 것인지는 늘 의견이 갈립니다.',
    },
  }),
  entry('mediaCenterDetailPage', 'saipan-media-refill-counter', {
    title: { en: 'A refill counter for an island', cn: '为海岛而设的续装柜台', jp: '島のための詰め替えカウンター', kr: '섬을 위한 리필 카운터' }, slug: 'refill-counter', category: ['cat-press-release'], media: ['arch-facade-dusk'], displayDate: day(-40), removedAfterExpired: false,
    description: { en: 'Meridian Galleria Saipan reports two thousand returned bottles and extends refilling to a second house this year.', cn: 'Meridian Galleria 塞班宣布已回收空瓶两千只，年内续装服务将扩至第二个品牌。', jp: 'Meridian Galleria サイパンは空き瓶二千本の回収を発表。年内に詰め替えの対象を二つ目のブランドへ広げます。', kr: 'Meridian Galleria 사이판은 빈 병 이천 개를 회수했으며, 올해 안에 두 번째 브랜드로 리필을 넓힙니다.' },
    body: {
      en: 'Garapan, Saipan. Glass is heavy to ship and slow to recycle on a small island; refilling avoids both. The washing station runs on rainwater gathered on the roof.\n\nPress desk: saipan@meridian.example',
      cn: '塞班加拉班讯。小岛之上，玻璃运输沉重，回收缓慢，续装则两者皆免。清洗站使用屋顶收集的雨水。\n\n新闻联络：saipan@meridian.example',
      jp: 'サイパン、ガラパン。小さな島では、ガラスは運ぶに重く、再生にも時間がかかります。詰め替えはその両方を避ける方法です。洗浄には屋根で集めた雨水を使います。\n\n報道関係のお問い合わせ：saipan@meridian.example',
      kr: '사이판 가라판. 작은 섬에서 유리는 나르기 무겁고 재활용은 더딥니다. 리필은 둘 다 피하는 방법입니다. 세척에는 지붕에서 모은 빗물을 씁니다.\n\n언론 문의: saipan@meridian.example',
    },
  }, { created: 41, updated: 40 }),
  entry('indexDetailPage', 'saipan-promotion-lagoon-light', {
    title: { en: 'Lagoon light, two weeks only', cn: '潟湖微光，限时两周', jp: 'ラグーンの光、二週間だけ', kr: '라군의 빛, 2주 동안' }, slug: 'lagoon-light', category: ['cat-beauty'], brand: 'brand-solenne', media: ['beauty-compact'], location: lagoonHall, startDate: day(-4, '10:00'), endDate: day(10, '22:00'),
    description: { en: 'A pressed powder with the faint green of shallow water, reduced by a fifth and tried by the west window at four.', cn: '带一抹浅水微绿的粉饼，限时八折，宜于下午四点在西窗边试用。', jp: '浅瀬のかすかな緑を帯びたプレストパウダーを2割引で。16:00、西の窓辺でお試しください。', kr: '얕은 물의 은은한 초록을 머금은 프레스드 파우더를 20% 할인합니다. 오후 4시, 서쪽 창가에서 써 보십시오.' },
    body: {
      en: 'Green calms redness, as anyone who has looked at this lagoon knows. The compact is refillable, the mirror is glass, and the petals are pressed from a mould carved in Garapan.',
      cn: '绿色能安抚泛红，凝望过这片潟湖的人都懂。粉盒可续装，镜面为玻璃，花瓣浮雕出自加拉班手刻的模具。',
      jp: '緑は赤みを鎮めます。このラグーンを眺めた方ならご存じのとおり。ケースは詰め替え式、鏡はガラス、花びらの型はガラパンで彫られました。',
      kr: '초록은 붉은 기를 가라앉힙니다. 이 라군을 바라본 분이라면 아실 것입니다. 케이스는 리필할 수 있고 거울은 유리이며, 꽃잎 무늬는 가라판에서 새긴 틀로 눌렀습니다.',
    },
    terms: {
      en: '- Two compacts for each customer.\n- Refills are not reduced.',
      cn: '- 每位顾客限购两件。\n- 替换芯不参与优惠。',
      jp: '- お一人様2点まで。\n- レフィルは割引の対象外です。',
      kr: '- 1인당 두 개까지.\n- 리필은 할인 대상이 아닙니다.',
    },
  }, { created: 6, updated: 4 }),
];
