import { entry, type Seed } from '../../seed.ts';

/** The pages about the house in Guam: its heritage and its architecture. */
export const about: readonly Seed[] = [
  entry('aboutTheStore', 'guam-about-heritage', {
    title: { en: 'Heritage', jp: '歴史', kr: '헤리티지', cn: '传承' },
    slug: 'heritage',
    media: ['art-mobile'],
    layout: 'E',
    size: 'Size 2',
    eyebrow: { en: 'An island of crossings', jp: '航路の交わる島', kr: '길이 만나는 섬', cn: '航路交会之岛' },
    description: {
      en: 'Ships have stopped at Guam for centuries to take on water, fruit and news. A gallery for travellers is a late arrival.',
      jp: '幾世紀ものあいだ、船は水と果物と便りを求めてグアムに寄りました。旅人のためのギャラリーは、いちばん新しい寄港先です。',
      kr: '수백 년 동안 배들은 물과 과일과 소식을 얻으러 괌에 들렀습니다. 여행자를 위한 갤러리는 그 가장 늦은 손님입니다.',
      cn: '数百年来，船只停靠关岛，补给淡水、果实与消息。为旅人而设的艺廊，不过是最晚的来客。',
    },
    body: {
      en: 'CHamoru seafarers settled the Marianas some 3,500 years ago and in time raised their houses on pillars of stone. In the age of the galleons the ships from Acapulco to Manila called at Humåtak, in the south, once a year.\n\nWhat a traveller needs has changed little: shade, water, something good to eat and a gift for home. The gallery was planned around that list, in that order.',
      jp: 'チャモロの航海者がマリアナに住みついたのは、およそ3500年前。やがて石の柱の上に家を建てるようになりました。ガレオン船の時代には、アカプルコからマニラへ向かう船が年に一度、南のウマタックに寄港したといいます。\n\n旅人に要るものは、さほど変わりません。日陰、水、おいしいもの、そして家への土産。このギャラリーは、その順に設計されました。',
      kr: '차모로의 항해자들은 약 3,500년 전 마리아나에 정착했고, 훗날 돌기둥 위에 집을 지었습니다. 갈레온선의 시대에는 아카풀코에서 마닐라로 가던 배가 한 해에 한 번 남쪽 우마탁에 들렀습니다.\n\n여행자에게 필요한 것은 그다지 변하지 않았습니다. 그늘과 물, 맛있는 음식, 그리고 집에 가져갈 선물. 갤러리는 그 순서대로 설계되었습니다.',
      cn: '约三千五百年前，查莫罗航海者定居马里亚纳群岛，其后将房屋架于石柱之上。大帆船时代，自阿卡普尔科驶往马尼拉的船只每年一度停靠岛南的乌马塔克。\n\n旅人所需，变化甚少：荫凉、淡水、可口的食物，与带回家的礼物。本馆便依此清单，按此次序而建。',
    },
  }),
  entry('aboutTheStore', 'guam-about-architecture', {
    title: { en: 'Architecture', jp: '建築', kr: '건축', cn: '建筑' },
    slug: 'architecture',
    media: ['door-guam'],
    layout: 'A',
    size: 'Size 2',
    eyebrow: { en: 'Built for weather', jp: '天候のための建築', kr: '날씨를 위해 지은 집', cn: '为风雨而筑' },
    description: {
      en: 'Pale concrete, deep reveals and eight round-headed pillars that carry the upper floor as latte once carried houses.',
      jp: '淡い色のコンクリートと深い窓。かつてラッテが家を支えたように、頭の丸い八本の柱が上階を支えています。',
      kr: '밝은 콘크리트와 깊은 창, 그리고 라테가 집을 받치던 것처럼 위층을 떠받치는 둥근 머리의 여덟 기둥.',
      cn: '浅色混凝土、深凹窗洞，与八根圆首石柱：如昔日拉提石托起屋舍，托起上层楼面。',
    },
    body: {
      en: 'After the great typhoons of the last century Guam learnt to build in concrete, and the gallery is proud of its thickness: forty centimetres at the street, more at the corners. Coral limestone from the north was crushed into the mix, which is why the walls look warm at dusk.\n\n## What to look for\n\n- The round capitals, cast without a seam\n- The stair that turns once around a column of daylight\n- The slots that let the terrace drain in a minute',
      jp: '前世紀の大きな台風を経て、グアムはコンクリートで建てることを学びました。通り側で40cm、隅ではそれ以上の厚みがこの館の誇り。北部の珊瑚石灰岩を砕いて混ぜているため、夕暮れの壁は温かく見えます。\n\n## 見どころ\n\n- 継ぎ目なく打たれた丸い柱頭\n- 光の柱を一周する階段\n- テラスの雨を1分で流す溝',
      kr: '지난 세기의 큰 태풍을 겪으며 괌은 콘크리트로 짓는 법을 익혔습니다. 거리 쪽 40센티미터, 모서리는 그보다 두꺼운 벽이 이 집의 자랑입니다. 북쪽의 산호 석회암을 부수어 섞었기에 해 질 녘 벽은 따스해 보입니다.\n\n## 눈여겨볼 것\n\n- 이음매 없이 부어 만든 둥근 기둥머리\n- 빛기둥을 한 바퀴 도는 계단\n- 테라스의 빗물을 1분 만에 흘려보내는 홈',
      cn: '历经上世纪数场大台风，关岛学会了以混凝土筑屋。本馆以厚度为荣：临街四十厘米，转角更厚。岛北的珊瑚石灰岩被碾碎掺入其中，黄昏时墙面因此显得温暖。\n\n## 值得留意\n\n- 一次浇成、不见接缝的圆形柱首\n- 绕一束天光旋转而上的楼梯\n- 一分钟内排尽露台雨水的窄槽',
    },
  }),
];
