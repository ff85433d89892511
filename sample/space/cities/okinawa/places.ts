/** The gallery's name. */
export const name = { jp: 'Meridian Galleria 沖縄', en: 'Meridian Galleria Okinawa', cn: 'Meridian Galleria 冲绳', tc: 'Meridian Galleria 沖繩', kr: 'Meridian Galleria 오키나와' };

/** Where the gallery stands. */
export const address = { jp: '沖縄県那覇市新都心 海灯通り2-8', en: '2-8 Umiakari-dori, Shintoshin, Naha, Okinawa', cn: '冲绳县那霸市新都心海灯通 2-8', tc: '沖繩縣那霸市新都心海燈通 2-8', kr: '오키나와현 나하시 신도심 우미아카리 거리 2-8' };

/** Opening hours on one line. */
export const hours = { jp: '毎日 10:00〜20:00', en: 'Daily, 10am to 8pm', cn: '每日 10:00–20:00', tc: '每日 10:00–20:00', kr: '매일 오전 10시 ~ 오후 8시' };

/** Opening hours, a line for each part of the week. */
export const hourLines = { jp: ['毎日 10:00〜20:00'], en: ['Daily, 10am to 8pm'], cn: ['每日 10:00–20:00'], tc: ['每日 10:00–20:00'], kr: ['매일 오전 10시 ~ 오후 8시'] };

/** Where things are in the gallery. */
export const eastGallery = { jp: '1階 東ギャラリー', en: 'Level 1, east gallery', cn: '一层，东侧长廊', tc: '一樓，東側長廊', kr: '1층 동쪽 갤러리' };
export const westGallery = { jp: '1階 西ギャラリー', en: 'Level 1, west gallery', cn: '一层，西侧长廊', tc: '一樓，西側長廊', kr: '1층 서쪽 갤러리' };
export const banyanCourt = { jp: '1階 中庭', en: 'Level 1, banyan court', cn: '一层，榕荫庭院', tc: '一樓，榕蔭庭院', kr: '1층 반얀나무 안뜰' };
export const southGallery = { jp: '2階 南ギャラリー', en: 'Level 2, south gallery', cn: '二层，南侧长廊', tc: '二樓，南側長廊', kr: '2층 남쪽 갤러리' };
