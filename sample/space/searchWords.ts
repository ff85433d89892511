import type { Language } from '../../content/languages.ts';

/** Words of one meaning in every language, between bars. */
type Words = Readonly<Record<Language, string>>;

/** The words as the lists that a field holds. */
export function wordLists(words: Words) {
  const list = (language: Language): readonly string[] => words[language].split('|');
  return { en: list('en'), cn: list('cn'), tc: list('tc'), fr: list('fr'), it: list('it'), jp: list('jp'), kr: list('kr') };
}

/** By what other words visitors look for a category, beside its title. */
export const categoryWords: Readonly<Record<string, Words>> = {
  beauty: {
    en: 'cosmetics|makeup|make-up|lipstick|mascara|foundation|skincare|skin care|cream|serum|sunscreen|sun cream|moisturiser|face mask',
    cn: '美妆|化妆品|彩妆|口红|唇膏|粉底|护肤|护肤品|面霜|精华|防晒|防晒霜|面膜',
    tc: '美妝|化妝品|彩妝|口紅|唇膏|粉底|護膚|護膚品|面霜|精華|防曬|面膜',
    fr: 'cosmétiques|maquillage|rouge à lèvres|mascara|fond de teint|soin visage|soins|crème|crème solaire|sérum|masque',
    it: 'cosmetici|trucco|rossetto|mascara|fondotinta|crema|crema viso|crema solare|siero|maschera|pelle',
    jp: '化粧品|コスメ|メイク|口紅|リップ|ファンデーション|スキンケア|クリーム|美容液|化粧水|日焼け止め|美容|パック',
    kr: '화장품|코스메틱|메이크업|립스틱|파운데이션|스킨케어|크림|세럼|에센스|선크림|마스크팩|미용',
  },
  fragrance: {
    en: 'perfume|perfumes|cologne|scent|eau de toilette|eau de parfum|candle',
    cn: '香水|古龙水|淡香水|香薰|香味',
    tc: '香水|古龍水|淡香水|香薰|香味',
    fr: 'parfum|fragrance|eau de toilette|eau de parfum|cologne|bougie|senteur',
    it: 'profumo|fragranza|acqua di colonia|eau de toilette|colonia|candela|essenza',
    jp: '香水|パフューム|オードトワレ|オードパルファム|オーデコロン|香り|キャンドル',
    kr: '퍼퓸|프래그런스|오드뚜왈렛|오드퍼퓸|코롱|향기|캔들',
  },
  fashion: {
    en: 'handbag|bag|bags|purse|wallet|sunglasses|glasses|scarf|scarves|belt|shoes|clothes|leather|tie|hat',
    cn: '包包|手提包|手袋|钱包|太阳镜|墨镜|围巾|丝巾|皮带|腰带|鞋|衣服|服装|皮具|眼镜',
    tc: '手袋|手提包|銀包|錢包|太陽眼鏡|墨鏡|圍巾|絲巾|皮帶|鞋|衣服|時裝|皮具|眼鏡',
    fr: 'sac|sac à main|portefeuille|lunettes|lunettes de soleil|foulard|écharpe|ceinture|chaussures|vêtements|maroquinerie|cuir',
    it: 'borsa|borse|portafoglio|occhiali|occhiali da sole|sciarpa|foulard|cintura|scarpe|abbigliamento|vestiti|pelletteria',
    jp: 'バッグ|かばん|鞄|財布|サングラス|眼鏡|スカーフ|ストール|ベルト|靴|服|洋服|革製品|ネクタイ',
    kr: '핸드백|가방|지갑|선글라스|안경|스카프|벨트|신발|옷|의류|가죽|넥타이',
  },
  'watches-and-jewellery': {
    en: 'watch|wristwatch|jewelry|jewel|ring|necklace|bracelet|earrings|gold|diamond|pearl',
    cn: '手表|钟表|名表|珠宝|首饰|戒指|项链|手链|手镯|耳环|黄金|钻石|珍珠',
    tc: '手錶|鐘錶|名錶|珠寶|首飾|戒指|項鍊|項鏈|手鏈|手鐲|耳環|黃金|鑽石|珍珠',
    fr: 'montre|montres|bijou|bijoux|bague|collier|bracelet|boucles d’oreilles|or|diamant|perle',
    it: 'orologio|gioiello|anello|collana|bracciale|orecchini|oro|diamante|perla',
    jp: '腕時計|ウォッチ|宝石|アクセサリー|指輪|リング|ネックレス|ブレスレット|イヤリング|ピアス|金|ダイヤモンド|真珠',
    kr: '손목시계|워치|보석|쥬얼리|액세서리|반지|목걸이|팔찌|귀걸이|금|다이아몬드|진주',
  },
  'wines-and-spirits': {
    en: 'whisky|whiskey|scotch|malt|champagne|gin|vodka|rum|cognac|brandy|liquor|alcohol|spirit|red wine|white wine|sake',
    cn: '威士忌|红酒|白葡萄酒|香槟|白兰地|干邑|金酒|伏特加|朗姆酒|洋酒|烈酒|酒类|白酒|清酒',
    tc: '威士忌|紅酒|白酒|香檳|白蘭地|干邑|氈酒|伏特加|冧酒|洋酒|烈酒|酒類|清酒',
    fr: 'whisky|vin|champagne|cognac|gin|vodka|rhum|liqueur|alcool|eau-de-vie|vin rouge|vin blanc',
    it: 'whisky|vino|champagne|cognac|gin|vodka|rum|liquore|liquori|alcolici|superalcolici|vino rosso|spumante',
    jp: 'ウイスキー|ウィスキー|シャンパン|シャンパーニュ|ジン|ウォッカ|ラム|コニャック|ブランデー|お酒|酒|洋酒|赤ワイン|日本酒|泡盛',
    kr: '위스키|샴페인|진|보드카|럼|코냑|브랜디|양주|주류|술|레드와인|사케',
  },
  'food-and-gifts': {
    en: 'souvenir|souvenirs|present|chocolate|sweets|candy|confectionery|snack|snacks|biscuits|cookies|honey|tea|nuts|local products',
    cn: '伴手礼|手信|特产|礼物|礼品|纪念品|巧克力|零食|糖果|饼干|蜂蜜|茶叶|点心',
    tc: '手信|伴手禮|特產|禮物|禮品|紀念品|朱古力|巧克力|零食|糖果|餅乾|曲奇|蜜糖|茶葉',
    fr: 'souvenir|souvenirs|cadeau|chocolat|chocolats|bonbons|confiserie|biscuits|miel|thé|spécialités|macarons',
    it: 'souvenir|ricordo|regalo|cioccolato|cioccolatini|dolci|dolciumi|caramelle|biscotti|miele|tè|prodotti tipici',
    jp: 'お土産|おみやげ|土産|プレゼント|チョコレート|チョコ|お菓子|菓子|スイーツ|クッキー|はちみつ|お茶|名産|特産品',
    kr: '기념품|초콜릿|과자|간식|사탕|쿠키|꿀|차|특산품|디저트|먹거리',
  },
  restaurant: {
    en: 'food|eat|eating|lunch|dinner|breakfast|brunch|meal|menu|dining',
    cn: '美食|吃饭|午餐|晚餐|早餐|用餐|菜单|餐馆|就餐',
    tc: '美食|食飯|午餐|晚餐|早餐|用餐|餐牌|餐館|食肆',
    fr: 'manger|repas|déjeuner|dîner|petit déjeuner|brunch|menu|cuisine|table',
    it: 'mangiare|cibo|pranzo|cena|colazione|brunch|menù|pasto|cucina',
    jp: '食事|ランチ|ディナー|夕食|昼食|朝食|グルメ|食べる|ごはん|メニュー|飲食',
    kr: '식당|식사|점심|저녁|아침|브런치|맛집|음식|메뉴|먹을 곳',
  },
  cafe: {
    en: 'coffee|cafe|tea|espresso|cake|dessert|pastry|breakfast|food|eat|lunch',
    cn: '咖啡|咖啡厅|下午茶|甜品|甜点|蛋糕|早餐|美食|吃饭|午餐|餐厅',
    tc: '咖啡|咖啡店|下午茶|甜品|蛋糕|早餐|美食|食飯|午餐|餐廳',
    fr: 'café|thé|espresso|salon de thé|gâteau|dessert|pâtisserie|petit déjeuner|manger|déjeuner',
    it: 'caffè|bar|tè|espresso|torta|dolce|pasticceria|colazione|mangiare|pranzo',
    jp: 'コーヒー|珈琲|喫茶|お茶|ケーキ|デザート|スイーツ|軽食|食事|ランチ|グルメ',
    kr: '커피|에스프레소|케이크|디저트|베이커리|브런치|식사|점심|맛집',
  },
  bar: {
    en: 'drinks|cocktail|cocktails|drink|aperitif|wine',
    cn: '饮酒|鸡尾酒|喝酒|饮料|酒水',
    tc: '飲酒|雞尾酒|飲品|酒水',
    fr: 'boire|cocktail|cocktails|apéritif|verre|boissons',
    it: 'bere|cocktail|aperitivo|drink|bevande',
    jp: 'お酒|飲み物|カクテル|ドリンク|食前酒',
    kr: '술|칵테일|음료|드링크',
  },
  travel: {
    en: 'traveller|tourist|luggage|suitcase|bags|departure|flight',
    cn: '旅客|游客|行李|寄存|登机|航班',
    tc: '旅客|遊客|行李|寄存|登機|航班',
    fr: 'voyageur|touriste|bagage|bagages|consigne|valise|vol|départ',
    it: 'viaggiatore|turista|bagaglio|bagagli|deposito|valigia|volo|partenza',
    jp: '旅行者|観光|荷物|手荷物|スーツケース|出発|フライト',
    kr: '여행자|관광|짐|수하물|캐리어|보관|출국|항공편',
  },
  personal: {
    en: 'gift wrapping|wrapping|personal shopper|stylist|engraving|appointment|advice',
    cn: '礼品包装|包装|导购|刻字|预约|咨询',
    tc: '禮品包裝|包裝|導購|刻字|預約|諮詢',
    fr: 'emballage cadeau|emballage|paquet cadeau|conseil|gravure|rendez-vous|styliste',
    it: 'confezione regalo|confezione|incarto|consulenza|incisione|appuntamento',
    jp: 'ギフト包装|ラッピング|包装|名入れ|予約|相談|コンシェルジュ',
    kr: '선물 포장|포장|각인|예약|상담|컨시어지',
  },
  exhibition: {
    en: 'art|show|museum|gallery',
    cn: '艺术|展出|美术',
    tc: '藝術|展出|美術',
    fr: 'art|expo|musée',
    it: 'arte|esposizione|museo',
    jp: 'アート|美術|展示',
    kr: '아트|예술|미술',
  },
  workshop: {
    en: 'class|course|lesson|activity|things to do',
    cn: '课程|体验|活动|亲子',
    tc: '課程|體驗|活動|親子',
    fr: 'cours|activité|initiation',
    it: 'corso|lezione|attività',
    jp: '体験|教室|レッスン|アクティビティ',
    kr: '체험|수업|강좌|액티비티',
  },
};
