/** Where the gallery stands. */
export const address = { en: '14 Porphyry Lane, off Queen Street, Brisbane', cn: '布里斯班皇后街旁斑岩巷 14 号' };

/** Opening hours, a line for each part of the week. */
export const hourLines = { en: ['Saturday to Thursday, 9:30am to 7pm', 'Friday, 9:30am to 9pm'], cn: ['周六至周四 9:30 至 19:00', '周五 9:30 至 21:00'] };

/** Where things are in the gallery. */
export const pantry = { en: 'Lane level, pantry', cn: '巷面层，食品间' };
export const eastRoom = { en: 'Veranda level, east room', cn: '游廊层，东室' };
export const breezeway = { en: 'Veranda level, breezeway', cn: '游廊层，通风廊' };
export const southRoom = { en: 'Veranda level, south room', cn: '游廊层，南室' };
export const northVeranda = { en: 'Upper floor, north veranda', cn: '二层，北廊' };
export const servicesRoom = { en: 'Veranda level, services room', cn: '游廊层，服务室' };
