import { entry, type Seed } from '../../seed.ts';
import { banyanCourt } from './places.ts';

/** Where to eat and drink in Okinawa, with the booking of a table. */
export const dining: readonly Seed[] = [
  entry('zenchef', 'okinawa-booking-getto', { title: { jp: '席を予約する', en: 'Book a table', cn: '预订餐位', tc: '預訂餐桌', kr: '테이블 예약' }, rid: 'meridian-okinawa-getto' }),
  entry('dining', 'okinawa-dining-getto-table', {
    title: { jp: '月桃の食卓', en: 'The shell ginger table', cn: '月桃餐桌', tc: '月桃餐桌', kr: '월도의 식탁' },
    slug: 'getto-table',
    category: ['cat-restaurant'],
    media: ['dining-table'],
    isFeatured: true,
    booking: 'okinawa-booking-getto',
    location: banyanCourt,
    time: { jp: '毎日 11:30〜14:30、17:30〜21:00', en: 'Daily, 11:30am to 2:30pm and 5:30pm to 9pm', cn: '每日 11:30–14:30、17:30–21:00', tc: '每日 11:30–14:30、17:30–21:00', kr: '매일 오전 11시 30분 ~ 오후 2시 30분, 오후 5시 30분 ~ 9시' },
    cuisine: { jp: '沖縄料理', en: 'Okinawan', cn: '冲绳料理', tc: '沖繩料理', kr: '오키나와 요리' },
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
      cn: '午间定食 2,600 日元。海葡萄以常温盛上，绝不冰镇，遇冷便会萎缩。小朋友另有月桃叶蒸饭团。',
      tc: '午間定食 2,600 日圓。海葡萄以室溫盛上，絕不冰鎮，遇冷便會萎縮。小朋友另有月桃葉蒸飯糰。',
      kr: '점심 상차림은 2,600엔입니다. 바다포도는 차가우면 시들기에 얼음에 올리지 않고 실온으로 냅니다. 어린이에게는 월도 잎에 찐 주먹밥을 준비해 드립니다.',
    },
  }),
  entry('dining', 'okinawa-dining-kokuto-cafe', {
    title: { jp: '黒糖とコーヒー', en: 'Brown sugar and coffee', cn: '黑糖与咖啡', tc: '黑糖與咖啡', kr: '흑당과 커피' },
    slug: 'kokuto-cafe',
    category: ['cat-cafe'],
    media: ['dining-dessert'],
    location: { jp: '3階 屋上テラス', en: 'Level 3, roof terrace', cn: '三层，屋顶露台', tc: '三樓，天台', kr: '3층 옥상 테라스' },
    time: { jp: '毎日 10:00〜19:00', en: 'Daily, 10am to 7pm', cn: '每日 10:00–19:00', tc: '每日 10:00–19:00', kr: '매일 오전 10시 ~ 오후 7시' },
    cuisine: { jp: 'コーヒー・菓子', en: 'Coffee and sweets', cn: '咖啡与甜点', tc: '咖啡及甜品', kr: '커피와 디저트' },
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
      cn: '各岛黑糖，风味各异：三种并置小碟，先各尝一块。咖啡两款，其一产自本岛北部山原，720 日元起。',
      tc: '各島黑糖，風味各異：三種並置小碟，先各嚐一塊。咖啡兩款，其一產自本島北部山原，720 日圓起。',
      kr: '흑당은 섬마다 맛이 다릅니다. 세 가지를 작은 접시에 내니 먼저 그대로 맛보십시오. 커피는 본섬 북부 얀바루산을 포함한 두 가지, 720엔부터입니다.',
    },
  }),
];
