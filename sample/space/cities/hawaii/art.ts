import { day, entry, type Seed } from '../../seed.ts';
import { court, lanai } from './places.ts';

/** Art in the Hawaii gallery. */
export const art: readonly Seed[] = [
  entry('artCulture', 'hawaii-art-trade-wind-mobile', {
    title: { en: 'Trade wind, a mobile', jp: '貿易風のモビール', cn: '信风，动态雕塑', kr: '무역풍, 모빌' },
    slug: 'trade-wind-mobile',
    category: ['cat-installation'],
    media: ['art-mobile'],
    isFeatured: true,
    location: court,
    artist: { en: 'A sculptor from Kailua', jp: 'カイルアの彫刻家', cn: '凯卢阿的雕塑家', kr: '카일루아의 조각가' },
    displayDate: day(-120),
    description: {
      en: 'Forty discs of brass, clay and ivory paper hang in the court and move with the air that enters over the garden doors.',
      jp: '真鍮、陶土、象牙色の紙。40枚の円盤が、庭の扉から入る風にゆっくりと動きます。',
      cn: '黄铜、陶土与象牙色纸的四十枚圆片悬于中庭，随花园门上吹入的风缓缓转动。',
      kr: '황동과 흙, 상아색 종이로 만든 원반 마흔 개가 중정에 걸려, 정원 문으로 드는 바람에 천천히 움직입니다.',
    },
    body: {
      en: 'There is no motor. When the north-easterly trades blow, as they do on most days of the year, the mobile turns once in about four minutes; when the wind drops or swings to the south, it stands still and the regulars look up.\n\nBest seen from the koa stair at about 3pm, when its shadow crosses the floor.',
      jp: 'モーターはありません。一年の大半を吹く北東の貿易風のなかでは、およそ4分で一周します。風がやみ、南へ回るとぴたりと止まり、常連の方々がふと見上げます。\n\n影が床を渡る15:00頃、コアの階段からの眺めがおすすめです。',
      cn: '没有马达。一年中大半日子吹着东北信风，它约四分钟转一圈；风停或转南时便静止，熟客会抬头看一眼。\n\n下午三点左右，影子掠过地面，最宜从寇阿木楼梯上观看。',
      kr: '모터는 없습니다. 한 해 대부분 불어오는 북동 무역풍 속에서 약 4분에 한 바퀴를 돕니다. 바람이 잦아들거나 남풍으로 바뀌면 멈추고, 단골 손님들은 고개를 듭니다.\n\n그림자가 바닥을 가로지르는 오후 3시 무렵, 코아 계단에서 보시기를 권합니다.',
    },
  }),
  entry('artCulture', 'hawaii-art-ridge-to-reef', {
    title: { en: 'From ridge to reef', jp: '尾根から珊瑚礁へ', cn: '从山脊到珊瑚礁', kr: '산마루에서 산호초까지' },
    slug: 'ridge-to-reef',
    category: ['cat-painting'],
    media: ['art-painting'],
    location: lanai,
    artist: { en: 'A painter from Hilo', jp: 'ヒロの画家', cn: '希洛的画家', kr: '힐로의 화가' },
    displayDate: day(-75),
    description: {
      en: 'A large canvas on the ahupuaʻa, the old Hawaiian way of sharing land in strips that run from the mountains to the sea.',
      jp: '山から海へと細長く土地を分かち合う、ハワイ古来の暮らしの単位「アフプアア」を描いた大作。',
      cn: '巨幅画布描绘“阿胡普阿阿”：夏威夷自古将土地由山至海划作长条、彼此共享的方式。',
      kr: '산에서 바다까지 길게 땅을 나누어 함께 쓰던 하와이의 옛 토지 구획, 아후푸아아를 그린 대작입니다.',
    },
    body: {
      en: 'Cobalt for the deep water, terracotta for the taro terraces, bone for the cloud that feeds both. Each ahupuaʻa gave its people timber, food and fish along one stream, and the painting reads the same way: from the top left corner down to the sea.',
      jp: '深い海のコバルト、タロイモ畑の赤土色、その両方を潤す雲の白。アフプアアは一筋の流れに沿って、木材も作物も魚ももたらしました。絵もまた、左上の隅から海へと読み下ろしてください。',
      cn: '钴蓝是深海，陶土色是芋田，骨白是滋养二者的云。每片阿胡普阿阿沿一条溪流供给木材、食物与鱼；观画亦然，请自左上角一路看到海。',
      kr: '코발트는 깊은 바다, 테라코타는 타로 밭, 상앗빛은 둘을 적시는 구름입니다. 아후푸아아는 한 줄기 시내를 따라 나무와 먹을거리와 물고기를 주었습니다. 그림도 왼쪽 위에서 바다로 내려가며 읽으십시오.',
    },
  }),
];
