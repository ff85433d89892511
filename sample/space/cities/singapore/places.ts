/** Where the gallery stands. */
export const address = { en: '8 Nutmeg Arcade, off Orchard Road, Singapore', cn: '新加坡乌节路旁豆蔻廊 8 号' };

/** Opening hours, a line for each part of the week. */
export const hourLines = { en: ['Sunday to Thursday, 10am to 9pm', 'Friday and Saturday, 10am to 10pm'], cn: ['周日至周四 10:00 至 21:00', '周五、周六 10:00 至 22:00'] };

/** Where things are in the gallery. */
export const beautyHall = { en: 'Level 1, beauty hall', cn: '一层，美妆厅' };
export const lightWellSide = { en: 'Level 2, light well side', cn: '二层，临天井一侧' };
export const eastGallery = { en: 'Level 1, east gallery', cn: '一层，东廊' };
export const gardenRoom = { en: 'Level 3, garden room', cn: '三层，花园厅' };
