/** The gallery's name. */
export const name = { en: 'Meridian Galleria Hong Kong', tc: 'Meridian Galleria 香港', cn: 'Meridian Galleria 香港' };

/** Where the gallery stands. */
export const address = { en: '18 Harbour Lamp Street, Tsim Sha Tsui, Kowloon, Hong Kong', tc: '香港九龍尖沙咀海燈街 18 號', cn: '香港九龙尖沙咀海灯街 18 号' };

/** Opening hours on one line. */
export const hours = { en: 'Daily, 10am to 10pm', tc: '每日 10:00–22:00', cn: '每日 10:00–22:00' };

/** Opening hours, a line for each part of the week. */
export const hourLines = { en: ['Daily, 10am to 10pm'], tc: ['每日 10:00–22:00'], cn: ['每日 10:00–22:00'] };

/** Where things are in the gallery. */
export const goodsYard = { en: 'Ground floor, goods yard', tc: '地下，貨場', cn: '地面层，货场' };
export const behindTheShutters = { en: 'Ground floor, behind the shutters', tc: '地下，窗板長廊', cn: '地面层，窗板长廊' };
export const southGallery = { en: 'First floor, south gallery', tc: '一樓，南側長廊', cn: '一楼，南侧长廊' };
export const harbourGallery = { en: 'Third floor, harbour gallery', tc: '三樓，海港長廊', cn: '三楼，海港长廊' };
