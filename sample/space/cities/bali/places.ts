/** Where the gallery stands. */
export const address = {
  en: '1 Meridian Court, off Jalan Pantai Kuta, Kuta, Badung, Bali 80361',
  cn: '印度尼西亚巴厘岛巴东县库塔，库塔海滩路旁，子午庭院 1 号，80361',
  jp: 'インドネシア バリ州バドゥン県クタ パンタイ・クタ通り側 メリディアン・コート1番地 80361',
};

/** Opening hours on one line. */
export const hours = { en: 'Daily, 10am to 10pm', cn: '每日 10:00 至 22:00', jp: '毎日 10:00〜22:00' };

/** Where things are in the gallery. */
export const gateCourt = { en: 'Ground floor, gate court', cn: '底层，门庭', jp: '地上階 門の庭' };
export const seaPavilion = { en: 'Ground floor, sea pavilion', cn: '底层，海亭', jp: '地上階 海のパビリオン' };
export const mountainPavilion = { en: 'Upper floor, mountain pavilion', cn: '上层，山亭', jp: '上階 山のパビリオン' };
