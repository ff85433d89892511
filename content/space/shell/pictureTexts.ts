import type { City } from '../../cities.ts';
import type { Language } from '../../languages.ts';

/** English and simplified Chinese stand in the catalogue. */
type OtherTexts = Readonly<Partial<Record<Exclude<Language, 'en' | 'cn'>, string>>>;

/** Alternative texts of the pictures that menus and list pages show. */
export const pictureTexts = {
  'beauty-perfume-amber': {
    tc: '方形玻璃香水瓶盛着琥珀色香液，黃銅瓶蓋，立於陶土色圓台，背景葉影斑駁',
    fr: 'Flacon rectangulaire au parfum ambré, bouchon de laiton, sur un socle d’argile devant des ombres de feuilles',
    it: 'Flacone rettangolare di profumo ambrato con tappo in ottone su un plinto d’argilla, ombre di foglie sullo sfondo',
    jp: '陶土色の台に置かれた琥珀色の香水瓶と真鍮のキャップ、背後に揺れる葉影',
    kr: '점토색 받침 위에 놓인 호박빛 사각 향수병과 황동 캡, 뒤로 드리운 나뭇잎 그림자',
  },
  'beauty-perfume-duo': {
    tc: '兩隻圓形玻璃香水瓶盛着玫瑰色香液，置於疊放的淺粉石台',
    fr: 'Deux flacons ronds au parfum rosé sur des blocs de pierre poudrée',
    it: 'Due flaconi tondi di profumo rosato su blocchi di pietra cipria',
    jp: '淡い桃色の石に置かれた、薔薇色の香水の丸い小瓶ふたつ',
    kr: '연분홍 돌 위에 놓인 장미빛 향수의 둥근 유리병 두 개',
  },
  'watch-face': {
    tc: '玫瑰金腕錶特寫，岩灰太陽紋錶盤與皮錶帶，置於淺色石面',
    fr: 'Gros plan d’une montre en or rose, cadran ardoise soleillé et bracelet de cuir sur pierre claire',
    it: 'Primo piano di un orologio in oro rosa con quadrante ardesia soleil e cinturino in pelle su pietra chiara',
    jp: '明るい石に置かれたローズゴールドの腕時計、スレート色の文字盤とレザーストラップ',
    kr: '밝은 돌 위에 놓인 로즈 골드 시계, 슬레이트 선레이 다이얼과 가죽 스트랩',
  },
  'jewel-ring': {
    tc: '金色單石鑽戒立於白色紋理大理石上，背景為柔和岩灰',
    fr: 'Solitaire en or dressé sur un marbre blanc veiné, fond ardoise adouci',
    it: 'Solitario in oro su marmo bianco venato, sfondo ardesia sfumato',
    jp: '白い大理石に立つゴールドの一粒ダイヤモンドリング、背景は柔らかなスレート色',
    kr: '흰 대리석 위에 세워진 골드 솔리테어 다이아몬드 반지와 부드러운 슬레이트빛 배경',
  },
  'fashion-handbag': {
    tc: '棕褐色皮革手袋，黃銅旋扣與撞色縫線，置於橄欖綠台座',
    fr: 'Sac à main en cuir fauve, fermoir tournant en laiton et surpiqûres, sur un socle olive',
    it: 'Borsa a mano in pelle cuoio con chiusura girevole in ottone e cuciture a contrasto su un plinto oliva',
    jp: 'オリーブ色の台に置かれたタンレザーのハンドバッグ、真鍮の留め金とステッチ',
    kr: '올리브색 받침 위의 황갈색 가죽 핸드백, 황동 잠금장치와 스티치',
  },
  'fashion-wallet': {
    tc: '橄欖綠皮革摺疊銀包，縫線卡位，旁邊黃銅鑰匙環，置於洞石台',
    fr: 'Portefeuille en cuir olive à compartiments surpiqués et anneau de clés en laiton sur travertin',
    it: 'Portafoglio in pelle oliva con scomparti cuciti e portachiavi in ottone su travertino',
    jp: 'トラバーチンに置かれたオリーブ色の革財布と真鍮のキーリング',
    kr: '트래버틴 위에 놓인 올리브색 가죽 지갑과 황동 열쇠고리',
  },
  'food-chocolate': {
    tc: '墨綠色朱古力禮盒打開，金色分隔內盛各式松露朱古力',
    fr: 'Coffret de chocolats vert bouteille ouvert, cloisons dorées et truffes assorties',
    it: 'Scatola di cioccolatini verde bottiglia aperta, divisori dorati e tartufi assortiti',
    jp: '金色の仕切りにトリュフチョコレートを詰めた、深緑の箱',
    kr: '금빛 칸막이에 트러플 초콜릿을 담아 열어 둔 짙은 녹색 상자',
  },
  'food-macarons': {
    tc: '藏紅花、鼠尾草、淺粉與可可色馬卡龍疊放在鑲銅邊蛋糕架上',
    fr: 'Macarons safran, sauge, rose poudré et cacao empilés sur un présentoir bordé de laiton',
    it: 'Macaron color zafferano, salvia, cipria e cacao impilati su un’alzata bordata d’ottone',
    jp: '真鍮の縁のケーキスタンドに重ねた、サフラン、セージ、淡い桃色、ココアのマカロン',
    kr: '황동 테 케이크 스탠드에 쌓은 사프란, 세이지, 연분홍, 코코아색 마카롱',
  },
  'beauty-lipstick': {
    tc: '三支金色外殼唇膏，膏體由正紅到陶土紅，立於光澤淺粉台座',
    fr: 'Trois rouges à lèvres à étui doré, du rouge à l’argile, sur des blocs rose brillant',
    it: 'Tre rossetti con custodia dorata, dal rosso all’argilla, su blocchi rosa lucidi',
    jp: '艶のある淡い桃色の台に並ぶ、赤から陶土色までの金色ケースの口紅三本',
    kr: '윤기 나는 연분홍 받침 위에 놓인, 붉은색에서 점토색까지의 금빛 립스틱 세 개',
  },
  'beauty-cream': {
    tc: '打開的面霜罐露出細膩膏體，黃銅與象牙色蓋子斜倚一旁，玫瑰色大理石枱面',
    fr: 'Pot de crème onctueuse ouvert, couvercle de laiton posé contre lui, sur marbre rose',
    it: 'Vasetto aperto di crema vellutata con il coperchio in ottone appoggiato accanto, su marmo rosa',
    jp: '薔薇色の大理石に置かれたフェイスクリームの瓶と、立てかけた真鍮の蓋',
    kr: '장미빛 대리석 위에 열어 둔 페이스 크림 용기와 기대어 놓은 황동 뚜껑',
  },
  'food-tea': {
    tc: '鼠尾草綠茶罐配黃銅蓋，白瓷杯盛琥珀色茶湯，散落茶葉',
    fr: 'Boîte à thé vert sauge au couvercle de laiton, tasse de thé ambré et feuilles éparses',
    it: 'Barattolo da tè verde salvia con coperchio in ottone, tazza di tè ambrato e foglie sparse',
    jp: '真鍮の蓋のセージグリーンの茶缶、琥珀色のお茶を注いだ磁器のカップと茶葉',
    kr: '황동 뚜껑의 세이지 그린 차통, 호박빛 차가 담긴 도자기 잔과 흩어진 찻잎',
  },
  'food-honey': {
    tc: '切面玻璃罐盛金色蜂蜜，木製蜂蜜棒與鼠尾草綠碟',
    fr: 'Pot à facettes de miel doré, cuillère en bois et filet de miel sur une assiette sauge',
    it: 'Vasetto sfaccettato di miele dorato con dosatore in legno su un piatto color salvia',
    jp: 'セージ色の皿に置かれた金色のはちみつの瓶と木のハニーディッパー',
    kr: '세이지색 접시 위의 금빛 꿀병과 나무 꿀 스푼',
  },
  'fashion-scarf': {
    tc: '橄欖、陶土與象牙色條紋的真絲方巾垂落在洞石塊上',
    fr: 'Carré de soie à bandes olive, argile et ivoire drapé sur un bloc de travertin',
    it: 'Foulard di seta a fasce oliva, argilla e avorio drappeggiato su un blocco di travertino',
    jp: 'トラバーチンに流れるように掛けた、オリーブ、陶土、象牙色のシルクスカーフ',
    kr: '트래버틴 위로 흐르듯 걸친 올리브, 점토, 아이보리색 줄무늬 실크 스카프',
  },
  'fashion-sunglasses': {
    tc: '玳瑁色太陽眼鏡置於砂色石塊上，夏日強光投影',
    fr: 'Lunettes de soleil écaille aux verres sombres sur des blocs couleur sable, en plein soleil',
    it: 'Occhiali da sole tartaruga con lenti scure su blocchi color sabbia, nella luce estiva',
    jp: '夏の強い光の中、砂色の石に置かれたべっ甲柄のサングラス',
    kr: '강한 여름빛 아래 모래색 돌 위에 놓인 호피 무늬 선글라스',
  },
  'art-vessels': {
    tc: '鈷藍、陶土與斑點象牙色三件手工陶器置於洞石台階',
    fr: 'Trois céramiques tournées à la main, cobalt, terre cuite et ivoire moucheté, sur des marches de travertin',
    it: 'Tre vasi in ceramica torniti a mano, cobalto, terracotta e avorio maculato, su gradini di travertino',
    jp: 'トラバーチンの段に並ぶ、コバルト、テラコッタ、斑のある象牙色のろくろ成形の器三点',
    kr: '트래버틴 계단 위에 놓인 코발트, 테라코타, 점무늬 아이보리색 도자기 세 점',
  },
  'art-mobile': {
    tc: '鈷藍、陶土、象牙與黃銅圓片組成的懸掛動態雕塑，在骨白牆上投下影子',
    fr: 'Mobile suspendu de disques cobalt, terre cuite, ivoire et laiton, ombres sur un mur clair',
    it: 'Mobile sospeso di dischi cobalto, terracotta, avorio e ottone con ombre su una parete chiara',
    jp: '白い壁に影を落とす、コバルト、テラコッタ、象牙色、真鍮の円盤のモビール',
    kr: '밝은 벽에 그림자를 드리운 코발트, 테라코타, 아이보리, 황동 원반의 모빌',
  },
  'beauty-brushes': {
    tc: '玫瑰金箍的化妝刷立於羅紋陶杯中',
    fr: 'Pinceaux de maquillage à virole or rose dans un pot de céramique cannelée',
    it: 'Pennelli da trucco con ghiera oro rosa in un vasetto di ceramica scanalata',
    jp: '筋入りの陶器に立てた、ローズゴールドの金具のメイクブラシ',
    kr: '골이 진 도자기 컵에 꽂힌 로즈 골드 페룰의 메이크업 브러시',
  },
  'arch-boutique': {
    tc: '溫暖的店內空間，拱形背光陳列架、洞石櫃檯與黃銅吊燈',
    fr: 'Boutique chaleureuse aux étagères en arc rétroéclairées, comptoir de travertin et suspensions de laiton',
    it: 'Interno caldo di boutique con nicchie ad arco retroilluminate, banco in travertino e lampade d’ottone',
    jp: 'アーチ形の光る棚、トラバーチンのカウンター、真鍮のペンダントライトのある温かな店内',
    kr: '은은한 조명의 아치형 선반, 트래버틴 카운터, 황동 펜던트 조명이 있는 따뜻한 매장 내부',
  },
  'arch-corridor': {
    tc: '骨白灰泥拱廊層層延伸，陽光投下長長光影',
    fr: 'Enfilade d’arcs en plâtre clair traversée de longues bandes de soleil',
    it: 'Fuga di archi in intonaco chiaro attraversata da lunghe lame di sole',
    jp: '長い陽射しが差し込む、白い漆喰のアーチが連なる回廊',
    kr: '긴 햇살이 가로지르는, 밝은 회벽 아치가 이어지는 복도',
  },
  'arch-spiral': {
    tc: '雕塑感灰泥旋轉樓梯，黃銅扶手，圓形天窗灑下天光',
    fr: 'Escalier en colimaçon sculptural en plâtre, rampe de laiton, sous une verrière ronde',
    it: 'Scala a chiocciola scultorea in intonaco con corrimano d’ottone sotto un lucernario tondo',
    jp: '丸い天窓の下、真鍮の手すりを備えた彫刻のような漆喰の螺旋階段',
    kr: '둥근 천창 아래 황동 난간이 달린 조각 같은 회벽 나선 계단',
  },
  'arch-facade-dusk': {
    tc: '骨白石立面，高大拱窗在藍色暮光中透出暖光',
    fr: 'Façade de pierre claire aux hautes fenêtres cintrées éclairées, dans le bleu du crépuscule',
    it: 'Facciata in pietra chiara con alte finestre ad arco illuminate contro il blu del crepuscolo',
    jp: '青い夕暮れの空に、背の高いアーチ窓が温かく灯る石造りのファサード',
    kr: '푸른 해 질 녘 하늘 아래 높은 아치창이 따뜻하게 빛나는 밝은 석조 외관',
  },
  'hero-beauty': {
    tc: '琥珀與玫瑰色香水玻璃瓶陳列於陶土與洞石台座，暖色窗光斜照',
    fr: 'Flacons de parfum ambrés et rosés sur des socles d’argile et de travertin, dans une chaude lumière de fenêtre',
    it: 'Flaconi di profumo ambrati e rosati su plinti d’argilla e travertino, nella luce calda di una finestra',
    jp: '窓からの温かな光の中、陶土とトラバーチンの台に並ぶ琥珀色と薔薇色の香水瓶',
    kr: '따뜻한 창가 빛 속, 점토와 트래버틴 받침 위에 놓인 호박빛과 장미빛 향수병',
  },
  'hero-atrium': {
    tc: '骨白色中庭，高聳拱門、寬闊台階、天窗與長長的日影',
    fr: 'Atrium clair aux hautes arches, large escalier, verrière et longues ombres du soleil',
    it: 'Atrio chiaro con alti archi, ampia scalinata, lucernario e lunghe ombre di sole',
    jp: '高いアーチと広い階段、天窓から長い影が落ちる白いアトリウム',
    kr: '높은 아치와 넓은 계단, 천창 아래 긴 햇살 그림자가 드리운 밝은 아트리움',
  },
  'hero-travel': {
    tc: '陶土色行李箱、草帽、空白墨綠小冊與皮具，沐浴在暖色窗光中',
    fr: 'Valises terre cuite, chapeau de paille, carnet vert et cuir fauve dans une chaude lumière de fenêtre',
    it: 'Valigie color terracotta, cappello di paglia, libretto verde e pelle cuoio nella luce calda di una finestra',
    jp: '窓からの温かな光の中、テラコッタ色のスーツケース、麦わら帽子、深緑の手帳と革小物',
    kr: '따뜻한 창가 빛 속의 테라코타색 여행 가방, 밀짚모자, 녹색 수첩과 가죽 소품',
  },
  'hero-gifts': {
    tc: '墨綠、象牙與陶土色禮盒繫緞帶，點綴黃銅圓球，暖光映照',
    fr: 'Coffrets cadeaux vert bouteille, ivoire et terre cuite noués de satin, boules de laiton et lumière chaude',
    it: 'Pacchi regalo verde bottiglia, avorio e terracotta con nastri di raso, sfere d’ottone e luce calda',
    jp: '温かな光に包まれた、深緑、象牙色、テラコッタ色のギフトボックスとサテンのリボン、真鍮の玉飾り',
    kr: '따뜻한 빛 속, 새틴 리본을 맨 짙은 녹색, 아이보리, 테라코타색 선물 상자와 황동 장식 구슬',
  },
  'hero-watches': {
    tc: '玫瑰金腕錶、珍珠與鑽戒陳設於岩灰與象牙色石台',
    fr: 'Montre en or rose, perles et bague en diamant disposées sur des blocs de pierre ardoise et ivoire',
    it: 'Orologio in oro rosa, perle e anello di diamanti su blocchi di pietra ardesia e avorio',
    jp: 'スレート色と象牙色の石に並ぶ、ローズゴールドの腕時計、真珠、ダイヤモンドリング',
    kr: '슬레이트와 아이보리색 돌 위에 놓인 로즈 골드 시계, 진주, 다이아몬드 반지',
  },
  'loop-fragrance': {
    tc: '午後陽光緩緩移過香氛工坊的香水瓶',
    fr: 'La lumière de l’après-midi glisse lentement sur les flacons de l’atelier de parfum',
    it: 'La luce del pomeriggio scivola lenta sui flaconi dell’atelier dei profumi',
    jp: '香水のアトリエに並ぶ瓶を、午後の光がゆっくりと移ろう様子',
    kr: '향수 아틀리에의 병 위로 오후의 빛이 천천히 지나가는 모습',
  },
  'loop-fragrance-poster': {
    tc: '午後陽光下的香氛工坊與香水瓶',
    fr: 'Flacons de l’atelier de parfum dans la lumière de l’après-midi',
    it: 'Flaconi dell’atelier dei profumi nella luce del pomeriggio',
    jp: '午後の光の中、香水のアトリエに並ぶ瓶',
    kr: '오후의 빛을 받은 향수 아틀리에의 병들',
  },
} as const satisfies Readonly<Record<string, OtherTexts>>;

/** A picture that the shell shows in all cities. */
export type ShellPicture = keyof typeof pictureTexts;

/** Alternative texts of the cities' own pictures in the languages that each of them offers besides. */
export const cityPictureTexts: Readonly<Partial<Record<City, Readonly<Partial<Record<Language, string>>>>>> = {
  paris: {
    fr: 'Une haute tour de treillis de fer près d’une façade claire à toit mansardé de zinc, sur un bloc de travertin',
    jp: '淡い色のマンサード屋根の建物の脇に立つ鉄の格子塔、トラバーチンの台の上に',
    kr: '트래버틴 받침 위, 아연 맨사드 지붕의 밝은 건물 곁에 솟은 철제 격자 탑',
  },
  venice: { it: 'Ponte di pietra ad arco, pali d’ormeggio a righe e una gondola nera riflessi nell’acqua immobile' },
  'hong-kong': { tc: '亮燈高樓疊立於墨綠山前，靜水港灣上一艘赤帆帆船' },
  macau: { tc: '黑白波浪石鋪地，藏紅色拱廊前懸掛陶紅燈籠' },
  'siem-reap': { kr: '나무뿌리에 감싸인 계단식 석조 사원 탑이 어두운 연못에 비친 모습' },
  bali: { jp: '赤煉瓦と灰色の石の高い割れ門、石段とプルメリア、漂う霧' },
  saipan: { jp: '淡い青緑のラグーンにかかる石灰岩のアーチ、砂浜とヤシ、丸い石', kr: '옅은 청록빛 라군 위의 석회암 아치, 모래와 야자수, 매끈한 돌' },
  okinawa: {
    jp: '低い石垣の奥に建つ赤瓦の家、ヤシの木と青緑のラグーン',
    tc: '赤瓦屋舍與低矮珊瑚石牆，棕櫚與藍綠礁湖',
    kr: '낮은 산호 돌담 너머의 붉은 기와집, 야자수와 청록빛 라군',
  },
  guam: { jp: '夕映えの静かな海辺の草地に並ぶ、丸い冠石を載せたラッテストーン', kr: '황금빛 저녁, 잔잔한 바닷가 풀밭에 늘어선 둥근 갓돌의 라테 스톤' },
  hawaii: { jp: '緑の襞が走る火山の稜線、白い泡を立てて巻く波、陶土色のハイビスカス', kr: '주름진 초록 화산 능선, 흰 포말을 일으키며 말리는 파도, 붉은 히비스커스' },
  cairns: { jp: '淡い砂と水色のガラス石の上に並ぶ、桃色、陶土色、サフラン色のサンゴ' },
};
