import { entry, type Seed } from '../../seed.ts';
import { court, lanai } from './places.ts';

/** Where to eat and drink in Hawaii. */
export const dining: readonly Seed[] = [
  entry('dining', 'hawaii-dining-lanai-table', {
    title: { en: 'The Lānai Table', jp: 'ラナイ・テーブル', cn: '拉奈餐桌', kr: '라나이 테이블' },
    slug: 'lanai-table',
    category: ['cat-restaurant'],
    media: ['dining-plated'],
    isFeatured: true,
    location: lanai,
    cuisine: { en: 'Island and Pacific', jp: 'アイランド・パシフィック', cn: '海岛与太平洋风味', kr: '아일랜드 퍼시픽' },
    time: { en: '11:30am to 9:30pm', jp: '11:30〜21:30', cn: '11:30 至 21:30', kr: '11:30~21:30' },
    frequency: { en: 'Daily', jp: '毎日', cn: '每日', kr: '매일' },
    description: {
      en: 'Line-caught fish, taro and greens from Oʻahu farms, served on an open terrace where the trade wind does the cooling.',
      jp: '一本釣りの魚、タロイモ、オアフ島の農園の青菜。貿易風が涼を運ぶ開放的なテラスでお召し上がりいただけます。',
      cn: '手钓鲜鱼、芋头与欧胡岛农场的时蔬，在信风送爽的开放露台上享用。',
      kr: '낚시로 잡은 생선과 타로, 오아후 농장의 채소를 무역풍이 식혀 주는 열린 테라스에서 즐기실 수 있습니다.',
    },
    body: {
      en: 'The menu is written after the morning fish auction on Honolulu’s harbour. Expect ahi with limu and roasted kukui nut, pork cooked slowly in ti leaf, and poi for those who would like to begin with one of the oldest dishes of the islands.\n\n- Lunch plates from US$24\n- Four courses at dusk, US$78\n- No reservation needed before 5:30pm',
      jp: '献立は、ホノルル港の朝の魚市場のセリを終えてから書き上げます。リムと煎ったククイナッツを添えたアヒ、ティーリーフで包んでじっくり火を入れた豚肉、そして島々で最も古い料理のひとつ、ポイ。\n\n- ランチ 24米ドルより\n- 夕暮れの4品コース 78米ドル\n- 17:30までは予約不要',
      cn: '菜单在檀香山港口的清晨鱼市拍卖之后才落笔：黄鳍金枪鱼佐海藻与烤石栗、以朱蕉叶慢烹的猪肉，还有群岛上最古老的滋味之一“波伊”芋泥。\n\n- 午市餐盘 24 美元起\n- 黄昏四道式 78 美元\n- 17:30 前无须预订',
      kr: '메뉴는 호놀룰루 항구의 아침 수산 경매가 끝난 뒤에 정해집니다. 리무와 볶은 쿠쿠이 너트를 곁들인 아히, 티 잎에 싸서 천천히 익힌 돼지고기, 그리고 섬의 가장 오래된 음식 가운데 하나인 포이를 맛보십시오.\n\n- 런치 플레이트 24달러부터\n- 해 질 녘 4코스 78달러\n- 17:30 이전은 예약 없이 이용 가능',
    },
  }),
  entry('dining', 'hawaii-dining-hala-coffee-bar', {
    title: { en: 'Hala coffee bar', jp: 'ハラ・コーヒーバー', cn: '哈拉咖啡吧', kr: '할라 커피 바' },
    slug: 'hala-coffee-bar',
    category: ['cat-cafe'],
    media: ['dining-dessert'],
    location: court,
    cuisine: { en: 'Coffee and pastry', jp: 'コーヒーと焼き菓子', cn: '咖啡与糕点', kr: '커피와 페이스트리' },
    time: { en: '7:30am to 8pm', jp: '7:30〜20:00', cn: '7:30 至 20:00', kr: '7:30~20:00' },
    frequency: { en: 'Daily', jp: '毎日', cn: '每日', kr: '매일' },
    description: {
      en: 'Kona coffee by the cup, malasadas until they are gone, and a lilikoi tart under a peak of torched meringue.',
      jp: '一杯ずつ淹れるコナコーヒー、売り切れ次第終了のマラサダ、炙ったメレンゲをのせたリリコイのタルト。',
      cn: '单杯现冲的科纳咖啡，售完即止的马拉萨达，还有炙烤蛋白霜覆顶的百香果塔。',
      kr: '한 잔씩 내리는 코나 커피, 소진되면 끝나는 말라사다, 그을린 머랭을 올린 릴리코이 타르트가 있습니다.',
    },
    body: {
      en: 'The stools are woven from hala leaf, the coffee comes from the slopes of Hualālai and Mauna Loa, and the tart is sharp enough to wake anyone who landed that morning. Coffee from US$6, tart US$11. The bar opens before the gallery, by the garden door.',
      jp: '椅子はハラの葉の編み込み、コーヒーはフアラライとマウナロアの山腹から。リリコイのタルトは、今朝着いたばかりの方の目も覚ます爽やかな酸味です。コーヒー6米ドルより、タルト11米ドル。ギャラリーの開店前から、庭側の扉でお迎えします。',
      cn: '凳面以哈拉露兜叶编成，咖啡来自华拉莱与茂纳罗亚的山坡，百香果塔的酸足以唤醒清晨落地的旅人。咖啡 6 美元起，果塔 11 美元。咖啡吧早于馆内开门，请走花园一侧。',
      kr: '의자는 할라 잎으로 엮었고, 커피는 후알랄라이와 마우나로아의 산비탈에서 왔습니다. 릴리코이 타르트의 산뜻한 신맛은 아침에 막 도착한 여행자도 깨워 줍니다. 커피 6달러부터, 타르트 11달러. 갤러리보다 먼저 정원 쪽 문을 엽니다.',
    },
  }),
];
