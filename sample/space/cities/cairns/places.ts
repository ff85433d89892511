/** Where the gallery stands. */
export const address = {
  en: '1 Meridian Court, The Esplanade, Cairns QLD 4870',
  cn: '澳大利亚昆士兰州凯恩斯，海滨大道，子午庭院 1 号，QLD 4870',
  jp: 'オーストラリア クイーンズランド州ケアンズ エスプラネード メリディアン・コート1番地 QLD 4870',
};

/** Opening hours on one line. */
export const hours = { en: 'Daily, 10am to 9pm', cn: '每日 10:00 至 21:00', jp: '毎日 10:00〜21:00' };

/** Where things are in the gallery. */
export const reefRoom = { en: 'Level 1, reef room', cn: '一层，珊瑚厅', jp: '1階 リーフルーム' };
export const louvreGallery = { en: 'Level 1, louvre gallery', cn: '一层，百叶廊', jp: '1階 ルーバーギャラリー' };
export const eastVerandah = { en: 'Level 2, east verandah', cn: '二层，东侧游廊', jp: '2階 東のベランダ' };
