import { entry, type Seed } from '../../seed.ts';

/** The pages about the house in Siem Reap: its heritage and its architecture. */
export const about: readonly Seed[] = [
  entry('aboutTheStore', 'siem-reap-about-heritage', {
    title: { en: 'Heritage', cn: '传承', kr: '헤리티지' },
    slug: 'heritage',
    media: ['art-painting'],
    layout: 'D',
    size: 'Size 2',
    eyebrow: { en: 'A town of makers', cn: '匠人之城', kr: '손의 도시' },
    description: {
      en: 'For six centuries Angkor needed carvers, potters and weavers. Their trades never quite left the villages around the town.',
      cn: '吴哥六百年间，离不开刻工、陶工与织工。这些手艺，从未真正离开城外的村落。',
      kr: '여섯 세기 동안 앙코르에는 조각가와 도공, 직조공이 필요했습니다. 그 솜씨는 시내를 둘러싼 마을을 떠난 적이 없습니다.',
    },
    body: {
      en: 'Between the ninth and the fifteenth century the Khmer capital drew stone from Phnom Kulen by canal, silk from the villages and fish from the lake. Much was lost since, some of it within living memory, and much has been taught again by those who remembered.\n\nThe gallery buys its textiles, baskets and bowls within an hour’s drive, and prints the name of the village on every label.',
      cn: '九至十五世纪，高棉都城经运河运来荔枝山之石，取村落之丝、湖中之鱼。此后失落甚多，有些就发生在今人的记忆之内；又有许多，由记得的人重新传授。\n\n本馆的织物、编篮与陶钵，皆采自一小时车程之内，每张标签都印有村名。',
      kr: '9세기에서 15세기까지 크메르의 수도는 운하로 프놈 쿨렌의 돌을, 마을에서 비단을, 호수에서 물고기를 들였습니다. 그 뒤로 많은 것이 사라졌고, 더러는 지금 사람들의 기억 속에서 사라졌습니다. 그리고 기억하는 이들이 다시 많은 것을 가르쳤습니다.\n\n갤러리는 차로 한 시간 안의 마을에서 직물과 바구니, 그릇을 사들이고 모든 라벨에 마을 이름을 적습니다.',
    },
  }),
  entry('aboutTheStore', 'siem-reap-about-architecture', {
    title: { en: 'Architecture', cn: '建筑', kr: '건축' },
    slug: 'architecture',
    media: ['hero-atrium'],
    layout: 'C',
    size: 'Size 2',
    eyebrow: { en: 'A wall, a pond, a roof', cn: '一墙，一池，一檐', kr: '담과 못과 지붕' },
    description: {
      en: 'Laterite below, sandstone above, timber on top: the gallery uses the old order of materials and none of the old ornament.',
      cn: '下为红土岩，中为砂岩，上为木构：沿用古老的用材次序，而不借一分古老的纹饰。',
      kr: '아래는 라테라이트, 위는 사암, 맨 위는 나무. 옛 재료의 순서를 따르되 옛 장식은 쓰지 않았습니다.',
    },
    body: {
      en: 'Laterite can be cut with a spade when it is dug and hardens in the air, so it has carried the walls of this region for a thousand years. Here it forms the base and the pond. The galleries above are open to the west, for the evening, and closed to the noon.\n\n## What to look for\n\n- The pond kerb, laid without mortar\n- Turned window bars, one in ten left plain\n- The gutter that pours the monsoon into the lotus',
      cn: '红土岩初掘时可用铲切，遇风则硬，千年来承托着这一带的墙。馆中台基与莲池皆用此石。其上回廊向西敞开，迎接黄昏；对正午，则关门。\n\n## 值得留意\n\n- 不用灰浆砌成的池沿\n- 车制窗柱，每十根留一根素面\n- 将季风雨倾入莲池的檐沟',
      kr: '라테라이트는 파낼 때는 삽으로 자를 수 있고 공기를 만나면 굳습니다. 그래서 천 년 동안 이 지방의 벽을 받쳤습니다. 이곳에서는 기단과 연못이 되었습니다. 그 위의 회랑은 저녁을 향해 서쪽으로 열리고 한낮에는 닫힙니다.\n\n## 눈여겨볼 것\n\n- 모르타르 없이 놓은 연못 테두리\n- 열에 하나는 무늬 없이 남긴 깎은 창살\n- 몬순의 비를 연못에 쏟는 처마 홈통',
    },
  }),
];
