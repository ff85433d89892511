/** Opening hours on one line, without the exceptions. */
export const hours = { en: 'Daily, 10am to 8pm', fr: 'Tous les jours, de 10 h à 20 h', cn: '每日 10:00–20:00', jp: '毎日 10:00〜20:00', kr: '매일 오전 10시 ~ 오후 8시' };

/** Opening hours, a line for each part of the week. */
export const hourLines = { en: ['Daily, 10am to 8pm', 'Thursday until 9:30pm'], fr: ['Tous les jours, de 10 h à 20 h', 'Nocturne le jeudi jusqu’à 21 h 30'], cn: ['每日 10:00–20:00', '周四延至 21:30'], jp: ['毎日 10:00〜20:00', '木曜は21:30まで'], kr: ['매일 오전 10시 ~ 오후 8시', '목요일은 오후 9시 30분까지'] };

/** Where things are in the gallery. */
export const southGallery = { en: 'Ground floor, south gallery', fr: 'Rez-de-chaussée, galerie sud', cn: '底层，南侧长廊', jp: '地上階、南ギャラリー', kr: '1층 남쪽 갤러리' };
