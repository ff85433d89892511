import { entry, type Seed } from '../../seed.ts';

/** The pages about the house in Paris: its heritage and its architecture. */
export const about: readonly Seed[] = [
  entry('aboutTheStore', 'paris-about-heritage', {
    title: { en: 'Our heritage', fr: 'Notre héritage', cn: '传承', jp: '館の歩み', kr: '우리의 유산' },
    slug: 'heritage',
    eyebrow: { en: 'The Paris house', fr: 'La maison de Paris', cn: '巴黎馆', jp: 'パリ館', kr: '파리 하우스' },
    layout: 'G',
    media: ['fashion-wallet'],
    description: {
      en: 'From a printing house for maps to a house for travellers: the story of a courtyard behind Les Halles.',
      fr: 'D’une imprimerie de cartes à une maison pour voyageurs\u00a0: l’histoire d’une cour derrière les Halles.',
      cn: '从地图印坊到旅人之家：大堂背后一方庭院的故事。',
      jp: '地図の印刷所から、旅人の館へ。レ・アールの裏手に残る中庭の物語です。',
      kr: '지도 인쇄소에서 여행자의 집으로. 레 알 뒤편 안뜰에 깃든 이야기입니다.',
    },
    body: {
      en: 'The court was built for a map printer who wanted north light for his engravers. When the wholesale market left Les Halles for Rungis in 1969, the quarter changed its hours and the presses fell silent.\n\n## What we kept\n\nThe lithographic stones now pave the threshold of the fragrance salon. Tread lightly and you may still make out a coastline, in reverse.',
      fr: 'La cour fut bâtie pour un imprimeur de cartes qui voulait la lumière du nord pour ses graveurs. Quand les Halles partirent pour Rungis en 1969, le quartier changea d’horaires et les presses se turent.\n\n## Ce que nous avons gardé\n\nLes pierres lithographiques forment aujourd’hui le seuil du salon des parfums. En marchant doucement, on y devine encore un littoral, à l’envers.',
      cn: '庭院当年为一位地图印刷商而建，他要为刻版师傅留住北面的天光。1969 年，批发市场由大堂迁往汉吉斯，街区换了作息，印机也归于沉寂。\n\n## 留存之物\n\n昔日的石印版，如今铺作香氛沙龙的门槛。轻步而过，或许仍能认出一段反刻的海岸线。',
      jp: 'この中庭は、彫版師のために北からの光を求めた地図印刷業者が建てたものです。1969年に卸売市場がレ・アールからランジスへ移ると、界隈の時間は変わり、印刷機も静まりました。\n\n## 受け継いだもの\n\n石版印刷に使われた石は、いまフレグランス サロンの敷居に敷かれています。そっと歩けば、左右反転した海岸線が見つかるかもしれません。',
      kr: '이 안뜰은 판각공에게 북향의 빛을 주고자 한 지도 인쇄업자가 지었습니다. 1969년 도매시장이 레 알에서 렁지스로 옮겨 가자 동네의 시간이 바뀌었고, 인쇄기도 멈추었습니다.\n\n## 남겨 둔 것\n\n석판 인쇄용 돌은 이제 향수 살롱의 문턱이 되었습니다. 가만히 걸으면 좌우가 뒤집힌 해안선을 찾아보실 수 있습니다.',
    },
  }),
  entry('aboutTheStore', 'paris-about-architecture', {
    title: { en: 'The architecture', fr: 'L’architecture', cn: '建筑', jp: '館の建築', kr: '건축 이야기' },
    slug: 'architecture',
    eyebrow: { en: 'The Paris house', fr: 'La maison de Paris', cn: '巴黎馆', jp: 'パリ館', kr: '파리 하우스' },
    layout: 'E',
    media: ['door-paris'],
    description: {
      en: 'Pale limestone, folded zinc and a stair that turns once for every floor: how the building holds the light.',
      fr: 'Calcaire blond, zinc plié et un escalier qui tourne une fois par étage\u00a0: comment la maison retient la lumière.',
      cn: '浅色石灰岩、折叠锌板，以及一层一回旋的楼梯：建筑如何留住天光。',
      jp: '淡い石灰岩、折り重ねた亜鉛、一階ごとに一回りする階段。建物が光をたたえる仕組みです。',
      kr: '밝은 석회암과 접어 올린 아연, 층마다 한 바퀴를 도는 계단. 건물이 빛을 품는 방식입니다.',
    },
    body: {
      en: 'The facade is the cream limestone of the Paris basin, cut in long courses. Above it, roofers folded the zinc by hand, seam over seam; theirs is a craft that UNESCO listed in 2024.\n\n> The stair is best seen at noon, when the skylight draws a circle on the lowest step.',
      fr: 'La façade est en calcaire crème du Bassin parisien, taillé en longues assises. Au-dessus, les couvreurs ont plié le zinc à la main, joint sur joint\u00a0: un savoir-faire inscrit par l’UNESCO en 2024.\n\n> L’escalier se regarde à midi, quand l’oculus trace un cercle sur la marche la plus basse.',
      cn: '立面取巴黎盆地的奶油色石灰岩，切作长条砌筑。其上锌板由屋面匠人手工折叠、层层咬合，这门手艺于 2024 年列入联合国教科文组织非物质文化遗产名录。\n\n> 正午观梯最佳：天窗会在最低一级台阶上画出一个光圈。',
      jp: '外壁はパリ盆地のクリーム色の石灰岩を長手に積んだもの。その上では、屋根職人が亜鉛板を一枚ずつ手で折り重ねました。2024年にユネスコ無形文化遺産に登録された技です。\n\n> 階段は正午がもっとも美しく、天窓の光がいちばん下の段に円を描きます。',
      kr: '외벽은 파리 분지의 크림색 석회암을 길게 쌓아 올린 것입니다. 그 위의 아연 지붕은 장인들이 한 장씩 손으로 접어 이었으며, 이 기술은 2024년 유네스코 인류무형문화유산에 등재되었습니다.\n\n> 계단은 정오에 가장 아름답습니다. 천창의 빛이 맨 아래 단에 둥근 원을 그립니다.',
    },
  }),
];
