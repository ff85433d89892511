/** The gallery's name. */
export const name = { en: 'Meridian Galleria Macau', tc: 'Meridian Galleria 澳門', cn: 'Meridian Galleria 澳门' };

/** Where the gallery stands. */
export const address = { en: '21 Avenida das Lanternas, Cotai, Macau', tc: '澳門路氹燈籠大馬路 21 號', cn: '澳门路氹灯笼大马路 21 号' };

/** Opening hours on one line. */
export const hours = { en: 'Sunday to Thursday, 10am to 10pm; Friday and Saturday, 10am to 11pm', tc: '星期日至四 10:00–22:00；星期五、六 10:00–23:00', cn: '周日至周四 10:00–22:00；周五、周六 10:00–23:00' };

/** Opening hours, a line for each part of the week. */
export const hourLines = { en: ['Sunday to Thursday, 10am to 10pm', 'Friday and Saturday, 10am to 11pm'], tc: ['星期日至四 10:00–22:00', '星期五、六 10:00–23:00'], cn: ['周日至周四 10:00–22:00', '周五、周六 10:00–23:00'] };

/** Where things are in the gallery. */
export const westArches = { en: 'Ground floor, west arches', tc: '地下，西拱廊', cn: '地面层，西拱廊' };
export const eastArches = { en: 'Ground floor, east arches', tc: '地下，東拱廊', cn: '地面层，东拱廊' };
export const balcony = { en: 'First floor, balcony', tc: '一樓，廊台', cn: '一楼，廊台' };
export const court = { en: 'Ground floor, court', tc: '地下，庭院', cn: '地面层，庭院' };
