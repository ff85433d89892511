import { entry, type Seed } from '../../seed.ts';

/** Art in the Paris gallery. */
export const art: readonly Seed[] = [
  entry('artCulture', 'paris-art-drift', {
    title: { en: 'Drift, above the stairs', fr: 'Drift, au-dessus de l’escalier', cn: '《漂》，悬于楼梯之上', jp: '階段の上の「Drift」', kr: '계단 위의 〈드리프트〉' },
    slug: 'drift',
    category: ['cat-installation'],
    media: ['art-mobile'],
    isFeatured: true,
    location: { en: 'Stairwell, all floors', fr: 'Cage d’escalier, tous les étages', cn: '楼梯井，各层可见', jp: '階段吹き抜け、全階', kr: '계단실, 전 층' },
    artist: { en: 'A metalworker from Montreuil', fr: 'Un métallier de Montreuil', cn: '蒙特勒伊的一位金工匠人', jp: 'モントルイユの金工作家', kr: '몽트뢰유의 금속공예가' },
    description: {
      en: 'Forty discs of zinc, brass and cobalt enamel turn on the draught of the front door, and settle when the house is empty.',
      fr: 'Quarante disques de zinc, de laiton et d’émail cobalt tournent au gré de la porte d’entrée et se posent quand la maison est vide.',
      cn: '四十枚锌、黄铜与钴蓝珐琅圆片，随大门开合的气流轻转；待人去楼空，便归于静止。',
      jp: '亜鉛、真鍮、コバルトの琺瑯でできた四十枚の円盤が、扉の開くたびの風に回り、館に人がいなくなると静まります。',
      kr: '아연과 황동, 코발트 법랑으로 만든 마흔 개의 원반이 문이 열릴 때마다 이는 바람에 돌다가, 집이 비면 고요히 멈춥니다.',
    },
    body: {
      en: 'The roofers’ offcuts that became the grey discs came from this very street. Look up from the ground floor, then again from the third: the pattern is different, and only the second one is symmetrical.',
      fr: 'Les disques gris sont nés de chutes de couverture ramassées dans cette rue même. Regardez du rez-de-chaussée, puis du troisième\u00a0: le dessin change, et seul le second est symétrique.',
      cn: '灰色圆片取自本街屋面工程的边角料。请先在底层仰望，再到四层俯看：图案全然不同，唯后者对称。',
      jp: '灰色の円盤は、まさにこの通りの屋根工事で出た端材から生まれました。地上階から見上げ、次に4階から見下ろしてみてください。模様は異なり、左右対称になるのは後者だけです。',
      kr: '회색 원반은 바로 이 거리의 지붕 공사에서 나온 자투리로 만들었습니다. 1층에서 올려다보고 4층에서 다시 보십시오. 무늬가 다르며, 대칭을 이루는 것은 뒤의 것뿐입니다.',
    },
  }),
  entry('artCulture', 'paris-art-three-vessels', {
    title: { en: 'Three vessels, one clay', fr: 'Trois vases, une argile', cn: '三器一土', jp: '一つの土、三つの器', kr: '하나의 흙, 세 개의 그릇' },
    slug: 'three-vessels',
    category: ['cat-sculpture'],
    media: ['art-vessels'],
    location: { en: 'Second floor landing', fr: 'Palier du deuxième étage', cn: '三层楼梯平台', jp: '3階の踊り場', kr: '3층 층계참' },
    artist: { en: 'A ceramicist from La Borne', fr: 'Une céramiste de La Borne', cn: '拉博尔讷的一位陶艺家', jp: 'ラ・ボルヌの陶芸家', kr: '라 보른의 도예가' },
    description: {
      en: 'Stoneware from the potters’ village of La Borne, fired with wood, each glazed in the colour of one hour over the Seine.',
      fr: 'Des grès de La Borne, village de potiers, cuits au bois, chacun émaillé de la couleur d’une heure sur la Seine.',
      cn: '来自制陶村落拉博尔讷的柴烧炻器，每件釉色取自塞纳河上的一个时辰。',
      jp: '陶工の村ラ・ボルヌで薪窯焼成された炻器。それぞれの釉は、セーヌ川の上に訪れるひとときの色です。',
      kr: '도공의 마을 라 보른에서 장작 가마로 구운 석기. 저마다 센강 위 어느 한때의 빛깔을 유약으로 입었습니다.',
    },
    body: {
      en: 'All three began as one lump of clay, divided by eye. They weigh, to the gram, almost the same; you are welcome to ask the guard which is the heaviest.',
      fr: 'Les trois sont nés d’une même motte, partagée à l’œil. À quelques grammes près, ils pèsent autant\u00a0; demandez donc au gardien lequel est le plus lourd.',
      cn: '三器出自同一团泥，凭目测分开，重量几乎分毫不差。不妨问问看展员，哪一件最重。',
      jp: '三つとも、目分量で分けた一塊の土から生まれました。重さの差はわずか数グラム。どれが最も重いか、係の者に尋ねてみてください。',
      kr: '셋 모두 눈대중으로 나눈 한 덩이 흙에서 태어났습니다. 무게 차이는 몇 그램뿐입니다. 어느 것이 가장 무거운지 안내원에게 물어보십시오.',
    },
  }),
];
