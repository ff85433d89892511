/** Where the gallery stands. */
export const address = {
  en: '1 Meridian Court, Charles de Gaulle Boulevard, Siem Reap, Cambodia',
  cn: '柬埔寨暹粒，戴高乐大道，子午庭院 1 号',
  kr: '캄보디아 시엠립 샤를 드골 대로, 메리디언 코트 1번지',
};

/** Opening hours on one line. */
export const hours = { en: 'Daily, 10am to 9pm', cn: '每日 10:00 至 21:00', kr: '매일 10:00~21:00' };

/** Where things are in the gallery. */
export const lotusCourt = { en: 'Ground floor, lotus court', cn: '底层，莲池庭院', kr: '1층 연꽃 안뜰' };
export const southGallery = { en: 'Ground floor, south gallery', cn: '底层，南廊', kr: '1층 남쪽 회랑' };
export const westGallery = { en: 'Upper floor, west gallery', cn: '上层，西廊', kr: '2층 서쪽 회랑' };
