/** The gallery's name. */
export const name = { en: 'Meridian Galleria Abu Dhabi', cn: 'Meridian Galleria 阿布扎比' };

/** Where the gallery stands. */
export const address = { en: '12 Al Fanar Walk, Abu Dhabi, United Arab Emirates', cn: '阿联酋阿布扎比法纳尔步道 12 号' };

/** Opening hours on one line. */
export const hours = { en: 'Saturday to Thursday, 10am to 10pm; Friday, 2pm to 11pm', cn: '周六至周四 10:00–22:00；周五 14:00–23:00' };

/** Opening hours, a line for each part of the week. */
export const hourLines = { en: ['Saturday to Thursday, 10am to 10pm', 'Friday, 2pm to 11pm'], cn: ['周六至周四 10:00–22:00', '周五 14:00–23:00'] };

/** Where things are in the gallery. */
export const northGallery = { en: 'Level 1, north gallery', cn: '一层，北侧长廊' };
export const southGallery = { en: 'Level 1, south gallery', cn: '一层，南侧长廊' };
export const underTheDome = { en: 'Level 1, under the dome', cn: '一层，穹顶之下' };
export const screenGallery = { en: 'Level 2, screen gallery', cn: '二层，花格长廊' };
