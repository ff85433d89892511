import type { Language } from '../../content/languages.ts';
import { doorTexts } from './doorTexts.ts';
import { insideTexts } from './insideTexts.ts';
import { pictureTexts as shellTexts } from './shell/shellPictureTexts.ts';

/** The catalogue has the English and simplified Chinese texts. */
type OtherTexts = Readonly<Partial<Record<Exclude<Language, 'en' | 'cn'>, string>>>;

/** Alternative texts of the pictures that only items and sections show. */
const itemTexts: Readonly<Record<string, OtherTexts>> = {
  'art-painting': {
    tc: '骨白展牆上懸掛鈷藍與陶土色塊的抽象畫，下方一張長凳',
    fr: 'Tableau abstrait encadré aux formes cobalt et terre cuite sur un mur clair, au-dessus d’un banc',
    it: 'Quadro astratto incorniciato con forme cobalto e terracotta su una parete chiara, sopra una panca',
    jp: '白い展示壁に掛かるコバルトと陶土色の抽象画、その下に長椅子',
    kr: '밝은 전시 벽에 걸린 코발트와 테라코타색 추상화, 아래에 놓인 벤치',
  },
  'art-sculpture': {
    tc: '流動環形石膏雕塑與拋光青銅球，置於鈷藍色台座',
    fr: 'Sculpture de plâtre aux boucles fluides et sphère de bronze poli sur un socle cobalt',
    it: 'Scultura in gesso dalle volute fluide con una sfera di bronzo lucido su un plinto cobalto',
    jp: 'コバルト色の台に置かれた、流れる輪の石膏彫刻と磨かれたブロンズの球',
    kr: '코발트색 받침 위, 흐르는 고리 모양의 석고 조각과 매끈한 청동 구',
  },
  'beauty-compact': {
    tc: '打開的金色粉餅盒，花瓣浮雕蜜粉與鏡面，旁邊一支刷子，淺粉絲絨底',
    fr: 'Poudrier doré ouvert, poudre gravée de pétales et miroir, avec un pinceau, sur velours rosé',
    it: 'Cipria dorata aperta con polvere incisa a petali e specchio, accanto a un pennello, su velluto rosa',
    jp: '淡い桃色のベルベットに置かれた、花びら模様のパウダーと鏡の金色のコンパクト、傍らにブラシ',
    kr: '연분홍 벨벳 위에 열린 금색 콤팩트, 꽃잎 무늬 파우더와 거울, 곁에 놓인 브러시',
  },
  'beauty-serum': {
    tc: '琥珀玻璃精華滴管瓶立於淺水漣漪間，旁伴圓石',
    fr: 'Flacon de sérum en verre ambré avec pipette, dressé dans une eau peu profonde près de galets',
    it: 'Flacone di siero in vetro ambrato con contagocce in acqua bassa increspata, accanto a ciottoli',
    jp: '小石の傍ら、さざ波立つ浅い水に立つ琥珀色ガラスのスポイト付き美容液',
    kr: '둥근 돌 곁, 잔물결 이는 얕은 물에 선 호박빛 유리 세럼 스포이트 병',
  },
  'dining-coffee': {
    tc: '陶瓷杯拉花咖啡，配黃銅匙與意式脆餅，亞麻桌布',
    fr: 'Tasse de café en céramique au décor de rosette, cuillère de laiton et biscotti sur du lin',
    it: 'Tazza di ceramica con caffè e decoro a rosetta, cucchiaino d’ottone e biscotti su lino',
    jp: 'リネンの上のラテアートの陶器カップ、真鍮のスプーンとビスコッティ',
    kr: '리넨 위에 놓인 로제타 라테 아트 커피잔, 황동 스푼과 비스코티',
  },
  'dining-dessert': {
    tc: '圓形柑橘撻，表面擠花炙烤蛋白霜，薄荷點綴，置於綠色陶瓷高足盤',
    fr: 'Tarte ronde aux agrumes, meringue pochée et dorée, menthe, sur un présentoir de céramique verte',
    it: 'Crostata rotonda agli agrumi con meringa fiammeggiata e menta su un’alzata di ceramica verde',
    jp: '緑の陶器の台に載る丸い柑橘のタルト、焼き目のついたメレンゲとミント',
    kr: '녹색 도자기 받침 위의 둥근 시트러스 타르트, 구운 머랭과 민트',
  },
  'dining-plated': {
    tc: '象牙色斑點瓷盤上的香煎主菜，配綠色醬汁、迷你蔬菜與香草',
    fr: 'Assiette ivoire mouchetée\u00a0: filet saisi, purée verte, jeunes légumes et herbes',
    it: 'Piatto avorio screziato con filetto scottato, purea verde, verdure novelle ed erbe',
    jp: '斑入りの象牙色の皿に盛られた、焼いたフィレ、緑のピュレ、小さな野菜とハーブ',
    kr: '반점이 있는 아이보리 접시에 담긴 구운 필레, 초록 퓌레, 어린 채소와 허브',
  },
  'dining-table': {
    tc: '雅致餐桌，疊放瓷盤、綠色餐巾、黃銅餐具、玻璃杯與燭台',
    fr: 'Table dressée\u00a0: assiettes superposées, serviette de lin vert, couverts de laiton, verres et bougies',
    it: 'Tavola elegante con piatti sovrapposti, tovagliolo di lino verde, posate d’ottone, bicchieri e candele',
    jp: '重ねた皿、緑のリネンナプキン、真鍮のカトラリー、グラスとキャンドルの食卓',
    kr: '겹쳐 놓은 접시, 녹색 리넨 냅킨, 황동 식기, 유리잔과 초가 있는 우아한 식탁',
  },
  'fashion-belt': {
    tc: '盤卷的棕褐色皮帶配實心黃銅扣，置於橄欖綠石台',
    fr: 'Ceinture de cuir fauve enroulée, boucle de laiton massif, sur une pierre olive',
    it: 'Cintura arrotolata in pelle cuoio con fibbia in ottone massiccio su pietra oliva',
    jp: 'オリーブ色の石に置かれた、真鍮バックルの巻いた革ベルト',
    kr: '올리브색 돌 위에 말아 놓은 황동 버클의 갈색 가죽 벨트',
  },
  'hero-spirits': {
    tc: '水晶醒酒器、盛着琥珀酒液的威士忌杯與一瓶格倫馬羅置於深色胡桃木上，背後暖光',
    fr: 'Carafe de cristal, verres d’alcool ambré et bouteille de Glenmarrow sur un noyer sombre, lueur chaude à l’arrière',
    it: 'Decanter di cristallo, bicchieri di distillato ambrato e una bottiglia di Glenmarrow su noce scuro, con un bagliore caldo alle spalle',
    jp: '暗い胡桃材の上、クリスタルのデキャンタ、琥珀色の酒を満たしたタンブラー、Glenmarrowのボトル、背後に温かな光',
    kr: '짙은 호두나무 위, 크리스털 디캔터와 호박빛 술이 담긴 텀블러, Glenmarrow 한 병, 뒤로 번지는 따뜻한 빛',
  },
  'jewel-bracelet': {
    tc: '三隻金手鐲套靠在象牙色洞石圓柱旁，前方擺放鏈式手鏈',
    fr: 'Trois joncs d’or autour d’un cylindre de travertin ivoire, bracelet à maillons au premier plan',
    it: 'Tre bracciali rigidi d’oro attorno a un cilindro di travertino avorio, davanti un bracciale a catena',
    jp: '象牙色のトラバーチンの円柱にもたれる三本の金のバングル、手前にチェーンブレスレット',
    kr: '아이보리 트래버틴 원통에 기댄 금 뱅글 세 개, 앞에 놓인 체인 팔찌',
  },
  'jewel-earrings': {
    tc: '一對金環珍珠垂墜耳環掛於黃銅支架，置於岩灰石台',
    fr: 'Paire de créoles d’or à perles suspendues à un support de laiton sur des blocs d’ardoise',
    it: 'Coppia di cerchi d’oro con perle pendenti appesa a un supporto d’ottone su blocchi d’ardesia',
    jp: 'スレートの台の真鍮スタンドに掛かる、金の輪と真珠の一対のイヤリング',
    kr: '슬레이트 받침 위 황동 걸이에 걸린 금 고리와 진주 귀걸이 한 쌍',
  },
  'jewel-necklace': {
    tc: '珍珠項鏈配金墜，展示於象牙色頸模上',
    fr: 'Collier de perles à pendentif d’or présenté sur un buste ivoire',
    it: 'Collana di perle con pendente d’oro esposta su un busto avorio',
    jp: '象牙色のトルソーに飾られた、金のペンダントの真珠のネックレス',
    kr: '아이보리 흉상에 걸린 금 펜던트 진주 목걸이',
  },
  'brand-aurelle': {
    tc: '歐蕾爾三件：香水、精華與面霜，置於藏紅色石階',
    fr: 'Trois créations Aurelle, un flacon, un sérum et une crème, sur des marches de pierre safran',
    it: 'Tre creazioni Aurelle, un flacone, un siero e una crema, su gradini di pietra color zafferano',
    jp: 'サフラン色の石段に並ぶ、Aurelleの香水、美容液、クリーム',
    kr: '사프란색 돌계단 위에 놓인 Aurelle의 향수, 세럼, 크림',
  },
  'brand-hesperia': {
    tc: '暮星的三瓶琥珀色香水立於藍色石台，背後一輪低懸的日盤',
    fr: 'Trois parfums ambrés Hesperia sur une pierre bleue, un disque de soleil bas derrière eux',
    it: 'Tre profumi ambrati Hesperia su pietra blu, dietro di loro il disco di un sole basso',
    jp: '青い石の上に立つ、Hesperiaの琥珀色の香水三本、背後に低い陽の円',
    kr: '푸른 돌 위에 선 Hesperia의 호박빛 향수 세 병, 뒤로 낮게 걸린 해',
  },
  'brand-ondine': {
    tc: '昂汀珠寶的戒指、珍珠耳環與一串珍珠，置於淺色大理石與海綠石上',
    fr: 'Une bague, des boucles de perles et un rang de perles Ondine Joaillerie, sur marbre pâle et pierre vert d’eau',
    it: 'Un anello, orecchini di perle e un filo di perle Ondine Joaillerie, su marmo chiaro e pietra verde mare',
    jp: '淡い大理石と海緑色の石の上、Ondine Joaillerieの指輪、真珠の耳飾りと真珠の連',
    kr: '밝은 대리석과 바닷빛 돌 위에 놓인 Ondine Joaillerie의 반지, 진주 귀걸이와 진주 목걸이',
  },
  'brand-sencha-hall': {
    tc: '煎茶堂的松綠、青瓷與焙褐三隻茶罐，旁有一碗綠茶',
    fr: 'Trois boîtes à thé Sencha Hall, vert pin, céladon et brun torréfié, près d’un bol de thé vert',
    it: 'Tre barattoli da tè Sencha Hall, verde pino, celadon e bruno tostato, accanto a una ciotola di tè verde',
    jp: '松葉色、青磁色、焙じ茶色のSencha Hallの茶筒三つと、緑茶の碗',
    kr: '솔잎색, 청자색, 볶은 갈색의 Sencha Hall 차통 세 개와 녹차 한 사발',
  },
  'brand-casa-orsino': {
    tc: '奧希諾的酒紅手袋、皮夾與盤起的皮帶，陳列於陶土色台階',
    fr: 'Un sac, un portefeuille et une ceinture enroulée Casa Orsino, en cuir sang-de-bœuf, sur des marches couleur d’argile',
    it: 'Borsa, portafoglio e cintura arrotolata Casa Orsino in pelle bordeaux, su gradini color argilla',
    jp: '陶土色の段に並ぶ、Casa Orsinoの深い赤のバッグ、財布と巻いたベルト',
    kr: '점토색 계단 위에 놓인 Casa Orsino의 짙은 자줏빛 가방, 지갑, 감아 둔 벨트',
  },
  'brand-calibre-ferrand': {
    tc: '斐朗的象牙、墨綠與湖藍三枚錶盤，置於石墨色錶托',
    fr: 'Trois montres Calibre Ferrand, cadrans ivoire, vert et bleu, sur des coussins graphite',
    it: 'Tre orologi Calibre Ferrand con quadranti avorio, verde e blu, su cuscini grafite',
    jp: '黒鉛色の台に並ぶ、象牙色、緑、青の文字盤のCalibre Ferrandの時計三本',
    kr: '흑연색 받침 위, 아이보리와 초록, 파란색 다이얼의 Calibre Ferrand 시계 세 점',
  },
  'brand-glenmarrow': {
    tc: '格倫馬羅三款單一麥芽，酒色由淺金至桃花心，置於深色石板，一杯已斟',
    fr: 'Trois single malts Glenmarrow, de l’or pâle à l’acajou, sur ardoise sombre, un verre servi',
    it: 'Tre single malt Glenmarrow, dall’oro chiaro al mogano, su ardesia scura, un bicchiere versato',
    jp: '暗いスレートの上、淡い金色からマホガニー色まで三本のGlenmarrowと、注がれた一杯',
    kr: '짙은 슬레이트 위, 옅은 금빛에서 마호가니빛까지 Glenmarrow 세 병과 따라 놓은 한 잔',
  },
  'room-counter': {
    tc: '石櫃檯上一隻黃銅鈴、一冊簿子與繫流蘇的鑰匙，背後胡桃木格架放着信件與鑰匙',
    fr: 'Comptoir de pierre avec sonnette de laiton, registre et clé à pompon, devant des casiers de noyer à lettres et à clés',
    it: 'Banco di pietra con campanello d’ottone, registro e chiave con nappa, davanti a caselle di noce con lettere e chiavi',
    jp: '石のカウンターに真鍮の呼び鈴と帳面、房飾りの鍵、奥に手紙と鍵を納めた胡桃材の棚',
    kr: '돌 카운터 위 황동 벨과 장부, 술 달린 열쇠, 뒤로 편지와 열쇠가 놓인 호두나무 선반',
  },
  'trace-coat': {
    tc: '木衣架上掛着駝色大衣，旁有草帽，矮凳上一隻皮包，窗光溫暖',
    fr: 'Manteau camel sur un cintre de bois, chapeau de paille et sac de cuir sur un banc bas, lumière d’une fenêtre',
    it: 'Cappotto cammello su una gruccia di legno, cappello di paglia e borsa di pelle su una panca bassa, luce di finestra',
    jp: '木のハンガーに掛かるキャメルのコートと麦わら帽、低いベンチに革のバッグ、窓からの温かな光',
    kr: '나무 옷걸이에 걸린 카멜 코트와 밀짚모자, 낮은 벤치 위의 가죽 가방, 창으로 드는 따뜻한 빛',
  },
  'trace-cup': {
    tc: '石窗臺上一杯喝到一半的茶、一本攤開的書與一副眼鏡，晨光斜入',
    fr: 'Tasse de thé à demi bue, livre ouvert et lunettes sur un rebord de pierre, lumière du matin',
    it: 'Tazza di tè bevuta a metà, libro aperto e occhiali su un davanzale di pietra, luce del mattino',
    jp: '石の窓辺に、半分ほど飲んだ紅茶と開いた本、眼鏡、朝の光',
    kr: '돌 창턱 위 반쯤 마신 차와 펼친 책, 안경, 아침 햇살',
  },
  'trace-parcel': {
    tc: '打開的綠色禮盒，象牙色薄紙微皺，緞帶已鬆，盒蓋斜倚，內有小香水瓶',
    fr: 'Coffret vert ouvert, papier de soie ivoire, ruban dénoué et couvercle appuyé, avec un petit flacon',
    it: 'Scatola verde aperta, carta velina avorio, nastro sciolto e coperchio appoggiato, con un piccolo flacone',
    jp: '開いた緑の箱に象牙色の薄紙、ほどけたリボンと立てかけた蓋、小さな香水瓶',
    kr: '열린 초록 상자와 아이보리 박엽지, 풀린 리본과 기대어 둔 뚜껑, 작은 향수병',
  },
  'spirits-champagne': {
    tc: '金箔瓶封香檳與兩隻盛酒香檳杯，黑色大理石上點綴金絲帶',
    fr: 'Bouteille de champagne coiffée d’or, deux flûtes pleines et ruban doré sur marbre noir',
    it: 'Bottiglia di champagne con capsula dorata, due flûte colme e nastro d’oro su marmo nero',
    jp: '黒い大理石の上、金箔のシャンパンボトルと満たされた二つのフルート、金のリボン',
    kr: '검은 대리석 위, 금박 샴페인 병과 가득 찬 플루트 잔 두 개, 금색 리본',
  },
  'spirits-gin': {
    tc: '透明微綠的琴酒瓶，旁有酒杯、柑橘與橄欖枝，置於深色石台',
    fr: 'Bouteille de gin aux reflets vert pâle, coupe, agrumes et branches d’olivier sur pierre sombre',
    it: 'Bottiglia di gin dai riflessi verde pallido, coppa, agrumi e rami d’ulivo su pietra scura',
    jp: '暗い石の上、淡い緑を帯びたジンのボトルとクープグラス、柑橘とオリーブの枝',
    kr: '짙은 돌 위, 옅은 초록빛이 도는 진 병과 쿠프 잔, 시트러스와 올리브 가지',
  },
  'spirits-whisky': {
    tc: '切割玻璃杯盛琥珀色威士忌與透明冰塊，旁立方瓶，暖色低光',
    fr: 'Verre taillé de whisky ambré et glace limpide près d’une bouteille carrée, lumière basse et chaude',
    it: 'Bicchiere di cristallo intagliato con whisky ambrato e ghiaccio limpido accanto a una bottiglia quadrata, luce calda e bassa',
    jp: '低く温かな光の中、角瓶の傍らに琥珀色のウイスキーと澄んだ氷のカットグラス',
    kr: '낮고 따뜻한 빛 속, 사각 병 곁의 호박빛 위스키와 맑은 얼음이 담긴 컷글라스',
  },
  'spirits-wine': {
    tc: '紅酒瓶與盛酒高腳杯，葡萄置於深色胡桃木板',
    fr: 'Bouteille de vin rouge, verre servi et raisins sur une planche de noyer sombre',
    it: 'Bottiglia di vino rosso con un calice colmo e uva su un tagliere di noce scuro',
    jp: '暗い胡桃材の板に置かれた、赤ワインのボトルと注がれたグラス、葡萄',
    kr: '짙은 호두나무 판 위의 레드 와인 병과 채운 잔, 포도',
  },
};

const texts: Readonly<Record<string, OtherTexts>> = { ...shellTexts, ...itemTexts, ...doorTexts, ...insideTexts };

/** A picture's alternative texts beside those of the catalogue; none for drawings and pictures of cities. */
export function otherTextsOf(picture: string): Readonly<Partial<Record<Language, string>>> {
  return texts[picture] ?? {};
}
