import { day, entry, type Seed } from '../../seed.ts';
import { lagoonHall, upperGallery } from './places.ts';

/** Art in the Saipan gallery. */
export const art: readonly Seed[] = [
  entry('artCulture', 'saipan-art-reef-passage', {
    title: { en: 'Passage through the reef', cn: '穿礁而过', jp: 'リーフの水路', kr: '산호초의 물길' },
    slug: 'reef-passage',
    category: ['cat-installation'],
    media: ['art-mobile'],
    isFeatured: true,
    location: lagoonHall,
    artist: { en: 'A sculptor from Tanapag', cn: '塔纳帕的雕塑家', jp: 'タナパグの彫刻家', kr: '타나팍의 조각가' },
    displayDate: day(-110),
    description: {
      en: 'Discs of cobalt, brass and clay hang above the hall like fish holding still in the channel while the tide goes out.',
      cn: '钴蓝、黄铜与陶土的圆片悬于厅中，如退潮时停在水道里的鱼群。',
      jp: 'コバルト、真鍮、陶土の円盤が、引き潮の水路で静止する魚の群れのようにホールに浮かびます。',
      kr: '코발트와 황동, 흙빛 원반이 썰물의 물길에 멈춰 선 물고기처럼 홀 위에 떠 있습니다.',
    },
    body: {
      en: 'The lagoon drains through a few gaps in the reef, and fishermen know each of them by name. The mobile has as many discs as there are days in a lunar month; one of them, the smallest, is turned by hand every evening.\n\nLook up from the basin at about 5pm, when the low sun comes under the arch.',
      cn: '潟湖之水经礁盘上几处缺口流出，每处渔人都叫得出名字。圆片之数，恰是一个朔望月的天数；最小的一片，每晚由人手转动。\n\n下午五时许，斜阳穿过拱门，宜自石盆边抬头。',
      jp: 'ラグーンの水はリーフのわずかな切れ目から流れ出し、漁師はそのひとつひとつを名で呼びます。円盤の数は月のひとめぐりの日数と同じ。いちばん小さな一枚は、毎夕、人の手で回します。\n\n低い陽がアーチをくぐる17:00頃、水盤のそばから見上げてください。',
      kr: '라군의 물은 산호초의 몇 안 되는 틈으로 빠져나가고, 어부들은 그 하나하나의 이름을 압니다. 원반의 수는 달이 한 번 차고 기우는 날수와 같으며, 가장 작은 하나는 저녁마다 손으로 돌립니다.\n\n낮은 해가 아치 아래로 드는 17:00 무렵, 수반 곁에서 올려다보십시오.',
    },
  }),
  entry('artCulture', 'saipan-art-seventeen-blues', {
    title: { en: 'Seventeen blues', cn: '十七种蓝', jp: '十七の青', kr: '열일곱 가지 푸름' },
    slug: 'seventeen-blues',
    category: ['cat-painting'],
    media: ['art-painting'],
    location: upperGallery,
    artist: { en: 'A painter from Chalan Kanoa', cn: '查兰卡诺亚的画家', jp: 'チャランカノアの画家', kr: '찰란 카노아의 화가' },
    displayDate: day(-65),
    description: {
      en: 'A canvas built from the colours counted between the beach at Garapan and the islet of Mañagaha on one clear day.',
      cn: '某个晴日，自加拉班海滩至军舰岛之间数出的颜色，尽在这一幅画布。',
      jp: 'ある晴れた日に、ガラパンの浜からマニャガハ島まで数えた色だけで描かれた一枚。',
      kr: '어느 맑은 날 가라판 해변에서 마나가하섬까지 세어 본 빛깔만으로 그린 그림입니다.',
    },
    body: {
      en: 'Milk over sand, bottle green over weed, nearly black over the channel. The painter took a boat across with a box of paper chips and matched each colour on the water. Two of the seventeen are not blue at all; visitors rarely agree which.',
      cn: '沙上是乳色，海草上是瓶绿，水道上几近墨黑。画家带着一盒色纸乘船渡海，在水面逐一比对。十七色之中有两种其实并非蓝色，是哪两种，观者莫衷一是。',
      jp: '砂の上は乳白、藻の上は瓶の緑、水路の上はほとんど黒。画家は色紙の箱を抱えて舟で渡り、水の上で一色ずつ合わせました。十七のうち二つは、じつは青ではありません。どれかは、いつも意見が分かれます。',
      kr: '모래 위는 우윳빛, 해초 위는 병의 초록, 물길 위는 거의 검정. 화가는 색종이 상자를 들고 배로 건너며 물 위에서 하나하나 색을 맞췄습니다. 열일곱 가운데 둘은 사실 푸른색이 아닙니다. 어느 것인지는 늘 의견이 갈립니다.',
    },
  }),
];
