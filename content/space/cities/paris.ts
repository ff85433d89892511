import { day, entry, type Seed, type SeedGroup } from '../seed.ts';
import { parisHappenings } from './paris-happenings.ts';
import { parisItems } from './paris-items.ts';

const home: readonly Seed[] = [
  entry('seo', 'paris-seo-home', {
    title: { en: 'Meridian Galleria Paris', fr: 'Meridian Galleria Paris', cn: 'Meridian Galleria 巴黎', jp: 'Meridian Galleria パリ', kr: 'Meridian Galleria 파리' },
    description: {
      en: 'A duty-free gallery under zinc roofs, between Les Halles and the Seine: fragrance, leather, jewellery, a restaurant beneath glass and a détaxe desk.',
      fr: 'Une galerie hors taxes sous les toits de zinc, entre les Halles et la Seine : parfums, cuir, joaillerie, un restaurant sous verrière et un comptoir de détaxe.',
      cn: '锌皮屋顶下的免税长廊，坐落于巴黎大堂与塞纳河之间：香氛、皮具、珠宝、玻璃穹顶下的餐厅，以及退税服务台。',
      jp: 'レ・アールとセーヌ川のあいだ、亜鉛屋根の下に広がる免税ギャラリー。香水、革小物、ジュエリー、ガラス屋根のレストラン、免税手続きカウンターをご用意しています。',
      kr: '레 알과 센강 사이, 아연 지붕 아래 자리한 면세 갤러리. 향수와 가죽, 주얼리, 유리 천장 레스토랑, 세금 환급 데스크를 갖추고 있습니다.',
    },
    keywords: {
      en: ['Paris duty free', 'tax refund', 'fragrance', 'Les Halles'], fr: ['détaxe Paris', 'parfums', 'Les Halles', 'boutique hors taxes'],
      cn: ['巴黎免税', '退税', '香氛', '巴黎大堂'], jp: ['パリ 免税', '免税手続き', '香水', 'レ・アール'], kr: ['파리 면세', '세금 환급', '향수', '레 알'],
    },
    media: ['city-paris'],
  }),
  entry('homePage', 'paris-home', {
    title: { en: 'Meridian Galleria Paris', fr: 'Meridian Galleria Paris', cn: 'Meridian Galleria 巴黎', jp: 'Meridian Galleria パリ', kr: 'Meridian Galleria 파리' },
    slug: 'home',
    description: {
      en: 'Five floors of pearl-grey light, a few streets from the old Paris meridian.',
      fr: 'Cinq niveaux baignés de lumière gris perle, à quelques rues de l’ancien méridien de Paris.',
      cn: '五层珍珠灰的天光，距旧日的巴黎子午线不过数街之遥。',
      jp: '真珠色の光が満ちる五つのフロア。かつてのパリ子午線から、ほんの数筋のところに。',
      kr: '진줏빛 햇살이 스미는 다섯 개의 층. 옛 파리 자오선에서 불과 몇 골목 떨어져 있습니다.',
    },
    seo: 'paris-seo-home',
    content: ['paris-home-carousel', 'paris-home-welcome', 'paris-home-houses', 'paris-home-events', 'paris-home-rooms', 'paris-home-banner', 'paris-home-visit'],
  }),
  entry('luxCarousel', 'paris-home-carousel', {
    title: { en: 'Now in Paris', fr: 'En ce moment à Paris', cn: '此刻，巴黎', jp: 'いま、パリで', kr: '지금, 파리에서' },
    items: ['paris-hero-city', 'paris-hero-fragrance'],
  }),
  entry('heroBanner', 'paris-hero-city', {
    eyebrow: { en: 'Right Bank, first arrondissement', fr: 'Rive droite, premier arrondissement', cn: '右岸 · 第一区', jp: '右岸、パリ1区', kr: '우안, 파리 1구' },
    title: { en: 'The colour of zinc after rain', fr: 'La couleur du zinc après la pluie', cn: '雨后锌顶的颜色', jp: '雨あがりの、亜鉛屋根の色', kr: '비 갠 뒤, 아연 지붕의 빛깔' },
    description: {
      en: 'The roofs of Paris turn silver, then rose, then blue. Come in by the courtyard and see them from above.',
      fr: 'Les toits de Paris virent à l’argent, au rose, puis au bleu. Entrez par la cour et venez les voir d’en haut.',
      cn: '巴黎的屋顶由银转玫瑰，再转为蓝。请自庭院而入，登高一望。',
      jp: 'パリの屋根は銀から薔薇色へ、そして青へと移ろいます。中庭からお入りになり、上の階からご覧ください。',
      kr: '파리의 지붕은 은빛에서 장밋빛으로, 다시 푸른빛으로 물듭니다. 안뜰로 들어와 위층에서 바라보십시오.',
    },
    media: [{ picture: 'city-paris', alt: {
      en: 'An iron lattice tower beside a pale mansard facade with a zinc roof',
      fr: 'Une tour de fer ajourée près d’une façade claire coiffée d’un toit mansardé en zinc',
      cn: '铁艺格构高塔立于浅色孟莎式锌顶立面旁',
      jp: '淡い色のマンサード屋根の館と、その傍らに立つ鉄の格子の塔',
      kr: '아연 지붕을 얹은 밝은 망사르드 건물과 그 곁의 철골 격자 탑',
    } }],
    layout: 'A', size: 'Size 1', alignment: 'Left', textSize: 'large', tone: 'dark', internalLink: 'paris-store-paris',
  }),
  entry('heroBanner', 'paris-hero-fragrance', {
    eyebrow: { en: 'Fragrance salon', fr: 'Salon des parfums', cn: '香氛沙龙', jp: 'フレグランス サロン', kr: '향수 살롱' },
    title: { en: 'An afternoon among flacons', fr: 'Un après-midi parmi les flacons', cn: '午后，与香水瓶为伴', jp: '香水瓶に囲まれる午後', kr: '향수병 사이에서 보내는 오후' },
    description: {
      en: 'North light, paper blotters and no hurry: the ground-floor salon opens every house to the nose.',
      fr: 'Lumière du nord, touches à parfum, aucune hâte : au rez-de-chaussée, toutes les maisons se laissent sentir.',
      cn: '北向天光，试香纸，无需匆忙：底层沙龙里，每一家的香气都可细品。',
      jp: '北からの光、ムエット、そして急がない時間。地上階のサロンで、すべてのメゾンの香りをお試しいただけます。',
      kr: '북향의 빛과 시향지, 그리고 느긋한 시간. 1층 살롱에서 모든 하우스의 향을 만나실 수 있습니다.',
    },
    media: ['loop-fragrance'], videoCoverImage: ['loop-fragrance-poster'], layout: 'F', size: 'Size 1', alignment: 'Middle', tone: 'dark', internalLink: 'paris-event-perfume-organ',
  }),
  entry('richText', 'paris-home-welcome', {
    eyebrow: { en: 'A word of welcome', fr: 'Bienvenue', cn: '欢迎', jp: 'ようこそ', kr: '환영합니다' },
    title: { en: 'A map-makers’ house, reopened', fr: 'Une maison de cartographes rouverte', cn: '重启的制图师之家', jp: 'よみがえる地図師の館', kr: '다시 문을 연 지도 제작자의 집' },
    body: {
      en: 'Until 1884, when Greenwich was chosen, many maps of the world were drawn from the meridian of Paris. Ours were printed here, behind Les Halles. The presses are gone; the tall windows, the stone court and the habit of looking far remain.',
      fr: 'Jusqu’en 1884, année où Greenwich fut choisi, bien des cartes du monde partaient du méridien de Paris. Les nôtres s’imprimaient ici, derrière les Halles. Les presses ont disparu ; restent les hautes fenêtres, la cour de pierre et le goût de voir loin.',
      cn: '1884年格林尼治获选之前，许多世界地图皆以巴黎子午线为起点。我们的地图，便曾在大堂背后的这座楼里付印。印机已去，高窗、石庭与远望的习惯犹在。',
      jp: '1884年にグリニッジが選ばれるまで、世界地図の多くはパリの子午線を起点に描かれていました。ここレ・アールの裏手でも、地図が刷られていたのです。印刷機は姿を消しましたが、高い窓と石の中庭、そして遠くを見つめる習わしは今も息づいています。',
      kr: '1884년 그리니치가 선택되기 전까지, 세계의 많은 지도는 파리 자오선에서 시작되었습니다. 레 알 뒤편의 이 건물에서도 지도를 찍었습니다. 인쇄기는 사라졌지만 높은 창과 돌 안뜰, 멀리 내다보는 습관은 그대로 남아 있습니다.',
    },
    alignment: 'Middle',
  }),
  entry('card4Multiply1', 'paris-home-houses', {
    title: { en: 'Houses worth the stairs', fr: 'Des maisons qui valent l’escalier', cn: '值得拾级而上的品牌', jp: '階段を上がる価値のあるメゾン', kr: '계단을 오를 만한 하우스' },
    cards: ['paris-brand-lune-and-linden', 'paris-brand-casa-orsino', 'paris-brand-ondine-joaillerie', 'paris-brand-chateau-sauvelin'],
  }),
  entry('eventListComponent', 'paris-home-events', {
    title: { en: 'In the courtyard and above', fr: 'Dans la cour et dans les étages', cn: '庭院与楼上', jp: '中庭で、階上で', kr: '안뜰에서, 위층에서' }, items: [], limit: 3,
  }),
  entry('asset1lMultiply2r', 'paris-home-rooms', {
    eyebrow: { en: 'Three rooms', fr: 'Trois salles', cn: '三处空间', jp: '三つの部屋', kr: '세 개의 공간' },
    title: { en: 'Sit, look, be looked after', fr: 'S’attabler, regarder, se laisser choyer', cn: '落座，观看，安心受照料', jp: '座り、眺め、くつろぐ', kr: '앉고, 바라보고, 쉬어 가기' },
    media1st: ['dining-dessert'], title1st: { en: 'Lunch under the glass roof', fr: 'Déjeuner sous la verrière', cn: '玻璃穹顶下的午餐', jp: 'ガラス屋根の下の昼食', kr: '유리 천장 아래의 점심' }, internalLink1st: 'paris-dining-la-verriere',
    media2nd: ['art-mobile'], title2nd: { en: 'Discs adrift in the stairwell', fr: 'Des disques dans la cage d’escalier', cn: '楼梯井中漂浮的圆片', jp: '吹き抜けに漂う円盤', kr: '계단을 떠다니는 원반' }, internalLink2nd: 'paris-art-drift',
    media3rd: ['beauty-brushes'], title3rd: { en: 'An hour with an adviser', fr: 'Une heure avec une conseillère', cn: '与顾问共度一小时', jp: 'アドバイザーとの一時間', kr: '어드바이저와 함께하는 한 시간' }, internalLink3rd: 'paris-service-private-hour',
  }),
  entry('fixedRatioBanner', 'paris-home-banner', {
    eyebrow: { en: 'Before the airport', fr: 'Avant l’aéroport', cn: '赴机场之前', jp: '空港へ向かう前に', kr: '공항으로 떠나기 전' },
    title: { en: 'Détaxe, done in ten minutes', fr: 'La détaxe en dix minutes', cn: '十分钟，办妥退税', jp: '免税手続きは十分で', kr: '세금 환급 서류, 10분이면 충분합니다' },
    description: {
      en: 'Bring your passport to the desk by the courtyard; we prepare the form, you scan it at a Pablo kiosk.',
      fr: 'Présentez votre passeport au comptoir côté cour ; nous préparons le bordereau, vous le validez à une borne Pablo.',
      cn: '携护照至庭院旁的服务台，我们备妥单据，您只需在 Pablo 自助机上扫描确认。',
      jp: '中庭脇のカウンターにパスポートをお持ちください。書類はこちらで整え、空港のPablo端末で認証するだけです。',
      kr: '안뜰 옆 데스크에 여권을 제시해 주십시오. 서류는 저희가 준비하고, 공항의 Pablo 키오스크에서 스캔만 하시면 됩니다.',
    },
    media: ['hero-travel'], ratio: '21:9', alignment: 'Left', internalLink: 'paris-service-detaxe',
  }),
  entry('planYourVisit', 'paris-home-visit', {
    title: { en: 'Plan your visit', fr: 'Préparer votre visite', cn: '规划行程', jp: 'ご来館の前に', kr: '방문 안내' },
    description: {
      en: 'Two minutes on foot from the Pont Neuf, and six from the gardens of Les Halles.',
      fr: 'À deux minutes à pied du Pont-Neuf et à six minutes du jardin des Halles.',
      cn: '自新桥步行两分钟，自大堂花园步行六分钟。',
      jp: 'ポン・ヌフから徒歩2分、レ・アール庭園から徒歩6分です。',
      kr: '퐁뇌프에서 도보 2분, 레 알 정원에서 도보 6분 거리입니다.',
    },
    media: ['arch-corridor'], store: 'paris-store-paris',
    time: { en: ['Daily, 10am to 8pm', 'Thursday until 9:30pm'], fr: ['Tous les jours, de 10 h à 20 h', 'Nocturne le jeudi jusqu’à 21 h 30'], cn: ['每日 10:00–20:00', '周四延至 21:30'], jp: ['毎日 10:00〜20:00', '木曜は21:30まで'], kr: ['매일 오전 10시 ~ 오후 8시', '목요일은 오후 9시 30분까지'] },
    address: { en: '14 rue des Lanternes, 75001 Paris', fr: '14, rue des Lanternes, 75001 Paris', cn: '巴黎第一区灯笼街14号（14 rue des Lanternes, 75001 Paris）', jp: '14 rue des Lanternes, 75001 Paris（パリ1区）', kr: '14 rue des Lanternes, 75001 Paris (파리 1구)' },
  }),
];

const store: readonly Seed[] = [
  entry('storeLocator', 'paris-store-paris', {
    title: { en: 'Meridian Galleria Paris', fr: 'Meridian Galleria Paris', cn: 'Meridian Galleria 巴黎', jp: 'Meridian Galleria パリ', kr: 'Meridian Galleria 파리' }, slug: 'paris',
    description: {
      en: 'A stone court, a glass roof and five quiet floors between Les Halles and the river, open every day of the week.',
      fr: 'Une cour de pierre, une verrière et cinq niveaux paisibles entre les Halles et le fleuve, ouverts tous les jours.',
      cn: '石庭、玻璃穹顶与五层静谧空间，位于大堂与塞纳河之间，每日开放。',
      jp: '石の中庭とガラス屋根、静かな五つのフロア。レ・アールとセーヌ川のあいだで、毎日お迎えしています。',
      kr: '돌 안뜰과 유리 천장, 고요한 다섯 개의 층. 레 알과 센강 사이에서 매일 문을 엽니다.',
    },
    body: {
      en: 'Come in by the carriage gate on rue des Lanternes. Lifts serve every floor, and the step-free entrance is to the left of the gate. Luggage may be left free of charge for the day.',
      fr: 'Entrez par la porte cochère, rue des Lanternes. Les ascenseurs desservent tous les niveaux ; l’accès de plain-pied se trouve à gauche de la porte. Vos bagages sont gardés gracieusement pour la journée.',
      cn: '请由灯笼街的马车大门入内。各层均设电梯，无障碍入口位于大门左侧。行李可免费寄存一日。',
      jp: 'ランテルヌ通りの馬車門からお入りください。全階にエレベーターが通じ、段差のない入口は門の左手にございます。お荷物は当日中、無料でお預かりいたします。',
      kr: '랑테른 거리의 마차 출입문으로 들어오십시오. 모든 층에 엘리베이터가 운행하며, 무단차 입구는 문 왼쪽에 있습니다. 짐은 당일 무료로 맡기실 수 있습니다.',
    },
    address: { en: '14 rue des Lanternes, 75001 Paris, France', fr: '14, rue des Lanternes, 75001 Paris', cn: '法国巴黎第一区灯笼街14号', jp: 'フランス、パリ1区 ランテルヌ通り14番地', kr: '프랑스 파리 1구 랑테른 거리 14' },
    phone: '+33 1 99 00 48 59', email: 'paris@meridian.example', location: { lat: 48.8593, lon: 2.3424 }, media: ['arch-facade-dusk'], layout: 'C', size: 'Size 2', alignment: 'Left',
    time: { en: ['Daily, 10am to 8pm', 'Thursday until 9:30pm'], fr: ['Tous les jours, de 10 h à 20 h', 'Nocturne le jeudi jusqu’à 21 h 30'], cn: ['每日 10:00–20:00', '周四延至 21:30'], jp: ['毎日 10:00〜20:00', '木曜は21:30まで'], kr: ['매일 오전 10시 ~ 오후 8시', '목요일은 오후 9시 30분까지'] },
    features: { en: ['Détaxe desk', 'Luggage room', 'Step-free access'], fr: ['Comptoir de détaxe', 'Bagagerie', 'Accès de plain-pied'], cn: ['退税服务台', '行李寄存', '无障碍通行'], jp: ['免税手続きカウンター', '手荷物預かり', '段差のない入口'], kr: ['세금 환급 데스크', '짐 보관', '무단차 출입'] },
    storeGuides: ['paris-guide-ground'], locatorGroups: ['paris-locator-upper'],
  }),
  entry('storeGuide', 'paris-guide-ground', {
    title: { en: 'Around the courtyard', fr: 'Autour de la cour', cn: '环绕庭院', jp: '中庭をめぐって', kr: '안뜰을 따라서' }, floor: { en: 'Ground floor', fr: 'Rez-de-chaussée', cn: '底层', jp: '地上階', kr: '1층' },
    description: {
      en: 'Fragrance to the left, food and wine to the right, and the desks that make leaving easy at the far end.',
      fr: 'Les parfums à gauche, la table et le vin à droite, et au fond, les comptoirs qui facilitent le départ.',
      cn: '左侧为香氛，右侧为美食与葡萄酒，尽头则是让启程更从容的服务台。',
      jp: '左手にフレグランス、右手にフードとワイン。奥にはご出発のお手伝いをするカウンターが並びます。',
      kr: '왼쪽에는 향수, 오른쪽에는 식품과 와인, 안쪽 끝에는 출국 준비를 돕는 데스크가 있습니다.',
    },
    media: [{ picture: 'floor-guide-1', alt: { en: 'Plan of the ground floor around the courtyard', fr: 'Plan du rez-de-chaussée autour de la cour', cn: '环绕庭院的底层平面图', jp: '中庭を囲む地上階の案内図', kr: '안뜰을 둘러싼 1층 안내도' } }],
    addresses: ['paris-place-detaxe', 'paris-place-luggage', 'paris-place-fragrance'], groups: ['paris-locator-upper'],
  }),
  entry('storeGuideAddress', 'paris-place-detaxe', {
    title: { en: 'Détaxe desk', fr: 'Comptoir de détaxe', cn: '退税服务台', jp: '免税手続きカウンター', kr: '세금 환급 데스크' }, address: { en: 'Ground floor, end of the courtyard', fr: 'Rez-de-chaussée, au fond de la cour', cn: '底层，庭院尽头', jp: '地上階、中庭の奥', kr: '1층 안뜰 안쪽' },
    time: { en: 'Daily, 10am to 7:45pm', fr: 'Tous les jours, de 10 h à 19 h 45', cn: '每日 10:00–19:45', jp: '毎日 10:00〜19:45', kr: '매일 오전 10시 ~ 오후 7시 45분' }, mark: 'A', internalLink: 'paris-service-detaxe',
  }),
  entry('storeGuideAddress', 'paris-place-luggage', {
    title: { en: 'Luggage room', fr: 'Bagagerie', cn: '行李寄存处', jp: '手荷物預かり所', kr: '짐 보관소' }, address: { en: 'Ground floor, left of the carriage gate', fr: 'Rez-de-chaussée, à gauche de la porte cochère', cn: '底层，马车大门左侧', jp: '地上階、馬車門の左手', kr: '1층 마차 출입문 왼쪽' },
    time: { en: 'Daily, 10am to 8pm', fr: 'Tous les jours, de 10 h à 20 h', cn: '每日 10:00–20:00', jp: '毎日 10:00〜20:00', kr: '매일 오전 10시 ~ 오후 8시' }, mark: 'B',
  }),
  entry('storeGuideAddress', 'paris-place-fragrance', {
    title: { en: 'Fragrance salon', fr: 'Salon des parfums', cn: '香氛沙龙', jp: 'フレグランス サロン', kr: '향수 살롱' }, address: { en: 'Ground floor, north gallery', fr: 'Rez-de-chaussée, galerie nord', cn: '底层，北侧长廊', jp: '地上階、北ギャラリー', kr: '1층 북쪽 갤러리' },
    time: { en: 'Daily, 10am to 8pm', fr: 'Tous les jours, de 10 h à 20 h', cn: '每日 10:00–20:00', jp: '毎日 10:00〜20:00', kr: '매일 오전 10시 ~ 오후 8시' }, mark: 'C', internalLink: 'paris-brand-lune-and-linden',
  }),
  entry('brandLocatorGroup', 'paris-locator-upper', {
    title: { en: 'Leather and jewellery', fr: 'Cuir et joaillerie', cn: '皮具与珠宝', jp: '革小物とジュエリー', kr: '가죽과 주얼리' }, floor: { en: 'First floor', fr: 'Premier étage', cn: '二层', jp: '2階', kr: '2층' },
    brands: ['paris-brand-casa-orsino', 'paris-brand-ondine-joaillerie'],
  }),
];

const pages: readonly Seed[] = [
  entry('aboutTheStore', 'paris-about-heritage', {
    title: { en: 'Our heritage', fr: 'Notre héritage', cn: '传承', jp: '館の歩み', kr: '우리의 유산' }, slug: 'heritage', eyebrow: { en: 'The Paris house', fr: 'La maison de Paris', cn: '巴黎馆', jp: 'パリ館', kr: '파리 하우스' }, layout: 'G', media: ['fashion-wallet'],
    description: {
      en: 'From a printing house for maps to a house for travellers: the story of a courtyard behind Les Halles.',
      fr: 'D’une imprimerie de cartes à une maison pour voyageurs : l’histoire d’une cour derrière les Halles.',
      cn: '从地图印坊到旅人之家：大堂背后一方庭院的故事。',
      jp: '地図の印刷所から、旅人の館へ。レ・アールの裏手に残る中庭の物語です。',
      kr: '지도 인쇄소에서 여행자의 집으로. 레 알 뒤편 안뜰에 깃든 이야기입니다.',
    },
    body: {
      en: 'The court was built for a map printer who wanted north light for his engravers. When the wholesale market left Les Halles for Rungis in 1969, the quarter changed its hours and the presses fell silent.\n\n## What we kept\n\nThe lithographic stones now pave the threshold of the fragrance salon. Tread lightly and you may still make out a coastline, in reverse.',
      fr: 'La cour fut bâtie pour un imprimeur de cartes qui voulait la lumière du nord pour ses graveurs. Quand les Halles partirent pour Rungis en 1969, le quartier changea d’horaires et les presses se turent.\n\n## Ce que nous avons gardé\n\nLes pierres lithographiques forment aujourd’hui le seuil du salon des parfums. En marchant doucement, on y devine encore un littoral, à l’envers.',
      cn: '庭院当年为一位地图印刷商而建，他要为刻版师傅留住北面的天光。1969年，批发市场由大堂迁往汉吉斯，街区换了作息，印机也归于沉寂。\n\n## 留存之物\n\n昔日的石印版，如今铺作香氛沙龙的门槛。轻步而过，或许仍能认出一段反刻的海岸线。',
      jp: 'この中庭は、彫版師のために北からの光を求めた地図印刷業者が建てたものです。1969年に卸売市場がレ・アールからランジスへ移ると、界隈の時間は変わり、印刷機も静まりました。\n\n## 受け継いだもの\n\n石版印刷に使われた石は、いまフレグランス サロンの敷居に敷かれています。そっと歩けば、左右反転した海岸線が見つかるかもしれません。',
      kr: '이 안뜰은 판각공에게 북향의 빛을 주고자 한 지도 인쇄업자가 지었습니다. 1969년 도매시장이 레 알에서 렁지스로 옮겨 가자 동네의 시간이 바뀌었고, 인쇄기도 멈추었습니다.\n\n## 남겨 둔 것\n\n석판 인쇄용 돌은 이제 향수 살롱의 문턱이 되었습니다. 가만히 걸으면 좌우가 뒤집힌 해안선을 찾아보실 수 있습니다.',
    },
  }),
  entry('aboutTheStore', 'paris-about-architecture', {
    title: { en: 'The architecture', fr: 'L’architecture', cn: '建筑', jp: '館の建築', kr: '건축 이야기' }, slug: 'architecture', eyebrow: { en: 'The Paris house', fr: 'La maison de Paris', cn: '巴黎馆', jp: 'パリ館', kr: '파리 하우스' }, layout: 'E', media: ['arch-spiral'],
    description: {
      en: 'Pale limestone, folded zinc and a stair that turns once for every floor: how the building holds the light.',
      fr: 'Calcaire blond, zinc plié et un escalier qui tourne une fois par étage : comment la maison retient la lumière.',
      cn: '浅色石灰岩、折叠锌板，以及一层一回旋的楼梯：建筑如何留住天光。',
      jp: '淡い石灰岩、折り重ねた亜鉛、一階ごとに一回りする階段。建物が光をたたえる仕組みです。',
      kr: '밝은 석회암과 접어 올린 아연, 층마다 한 바퀴를 도는 계단. 건물이 빛을 품는 방식입니다.',
    },
    body: {
      en: 'The facade is the cream limestone of the Paris basin, cut in long courses. Above it, roofers folded the zinc by hand, seam over seam; theirs is a craft that UNESCO listed in 2024.\n\n> The stair is best seen at noon, when the skylight draws a circle on the lowest step.',
      fr: 'La façade est en calcaire crème du Bassin parisien, taillé en longues assises. Au-dessus, les couvreurs ont plié le zinc à la main, joint sur joint : un savoir-faire inscrit par l’UNESCO en 2024.\n\n> L’escalier se regarde à midi, quand l’oculus trace un cercle sur la marche la plus basse.',
      cn: '立面取巴黎盆地的奶油色石灰岩，切作长条砌筑。其上锌板由屋面匠人手工折叠、层层咬合，这门手艺于2024年列入联合国教科文组织非物质文化遗产名录。\n\n> 正午观梯最佳：天窗会在最低一级台阶上画出一个光圈。',
      jp: '外壁はパリ盆地のクリーム色の石灰岩を長手に積んだもの。その上では、屋根職人が亜鉛板を一枚ずつ手で折り重ねました。2024年にユネスコ無形文化遺産に登録された技です。\n\n> 階段は正午がもっとも美しく、天窓の光がいちばん下の段に円を描きます。',
      kr: '외벽은 파리 분지의 크림색 석회암을 길게 쌓아 올린 것입니다. 그 위의 아연 지붕은 장인들이 한 장씩 손으로 접어 이었으며, 이 기술은 2024년 유네스코 인류무형문화유산에 등재되었습니다.\n\n> 계단은 정오에 가장 아름답습니다. 천창의 빛이 맨 아래 단에 둥근 원을 그립니다.',
    },
  }),
  entry('announcement', 'paris-announcement-late-thursday', {
    title: { en: 'Late opening on Thursday', fr: 'Nocturne le jeudi', cn: '周四延长开放', jp: '木曜は夜間営業', kr: '목요일 야간 개장' }, slug: 'late-thursday',
    htmlTitle: { en: 'Thursday evenings: all floors open until <strong>9:30pm</strong>', fr: 'Le jeudi, tous les étages restent ouverts jusqu’à <strong>21 h 30</strong>', cn: '每周四各层开放至<strong>21:30</strong>', jp: '毎週木曜は全フロア<strong>21:30</strong>まで営業', kr: '매주 목요일 전 층 <strong>오후 9시 30분</strong>까지 개장' },
    subject: { en: 'Thursday late opening', fr: 'Nocturne du jeudi', cn: '周四晚间开放', jp: '木曜の夜間営業', kr: '목요일 야간 개장' }, startDate: day(-20), hasLink: true, reference: 'paris-news-thursdays',
  }),
  entry('notification', 'paris-notification-passport', {
    title: { en: 'Please bring your passport', fr: 'Pensez à votre passeport', cn: '请随身携带护照', jp: 'パスポートをお持ちください', kr: '여권을 지참해 주십시오' },
    description: {
      en: 'Détaxe forms can only be issued against the original document, for visitors aged 16 or over living outside the European Union.',
      fr: 'Le bordereau de détaxe n’est établi que sur présentation de l’original, pour les visiteurs de 16 ans et plus résidant hors de l’Union européenne.',
      cn: '退税单须凭护照原件开具，适用于年满16周岁、居住在欧盟以外的旅客。',
      jp: '免税書類の発行には原本が必要です。対象はEU域外にお住まいの16歳以上の方です。',
      kr: '세금 환급 서류는 여권 원본이 있어야 발급됩니다. 유럽연합 외 지역에 거주하는 만 16세 이상 방문객이 대상입니다.',
    },
    popupPosition: ['paris-home'],
  }),
  entry('page', 'paris-page-predict-search', {
    title: { en: 'Search suggestions', fr: 'Suggestions de recherche', cn: '搜索推荐', jp: '検索のおすすめ', kr: '추천 검색' }, slug: 'predict-search', content: ['paris-predict-search'],
  }),
  entry('predictSearch', 'paris-predict-search', {
    title: { en: 'Paris suggestions', fr: 'Suggestions à Paris', cn: '巴黎推荐', jp: 'パリのおすすめ', kr: '파리 추천' },
    featuredExperience: ['paris-event-champagne-hour', 'paris-dining-la-verriere', 'paris-service-detaxe'], brands: ['paris-brand-lune-and-linden', 'paris-brand-solenne', 'paris-brand-casa-orsino', 'paris-brand-ondine-joaillerie'],
  }),
];

/** The Paris gallery: home page, store, notices and all its items. */
export const paris: SeedGroup = { tag: 'paris', seeds: [...home, ...store, ...pages, ...parisItems, ...parisHappenings] };
