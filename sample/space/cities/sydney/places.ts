/** Opening hours on one line. */
export const hours = {
  en: 'Sunday to Wednesday, 10am to 8pm; Thursday to Saturday, 10am to 9pm',
  cn: '周日至周三 10:00–20:00；周四至周六 10:00–21:00',
};

/** Where things are in the gallery. */
export const eastHall = { en: 'Level 1, east gallery', cn: '一层东廊' };
export const westHall = { en: 'Level 1, west gallery', cn: '一层西廊' };
export const cellar = { en: 'Level 1, cellar', cn: '一层酒窖' };
export const fashionGallery = { en: 'Level 2, west gallery', cn: '二层西廊' };
export const watchGallery = { en: 'Level 2, east gallery', cn: '二层东廊' };
export const pantry = { en: 'Level 3, pantry', cn: '三层食集' };
export const atrium = { en: 'Level 1, atrium', cn: '一层中庭' };
export const terrace = { en: 'Level 3, terrace', cn: '三层露台' };
export const wrappingDesk = { en: 'Level 3, wrapping desk', cn: '三层礼装台' };
export const travelDesk = { en: 'Level 3, travel desk', cn: '三层旅客服务台' };
