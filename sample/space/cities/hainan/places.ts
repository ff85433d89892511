/** The gallery's name. */
export const name = { cn: 'Meridian Galleria 海南', en: 'Meridian Galleria Hainan' };

/** Where the gallery stands. */
export const address = { cn: '海南省海口市龙华区灯塔湾路 8 号', en: '8 Dengta Bay Road, Longhua District, Haikou, Hainan' };

/** Opening hours on one line. */
export const hours = { cn: '每日 10:00–22:00', en: 'Daily, 10am to 10pm' };

/** Opening hours, a line for each part of the week. */
export const hourLines = { cn: ['每日 10:00–22:00'], en: ['Daily, 10am to 10pm'] };

/** Where things are in the gallery. */
export const eastArcade = { cn: '一层，东廊', en: 'Level 1, east arcade' };
export const westArcade = { cn: '一层，西廊', en: 'Level 1, west arcade' };
export const palmCourt = { cn: '一层，椰林庭院', en: 'Level 1, palm court' };
export const bayGallery = { cn: '二层，海湾长廊', en: 'Level 2, bay gallery' };
export const canopyTerrace = { cn: '三层，天幕露台', en: 'Level 3, canopy terrace' };
