/** Where the gallery stands. */
export const address = { en: '5 Halyard Arcade, Downtown, Auckland', cn: '奥克兰市中心扬帆廊 5 号' };

/** Opening hours on one line, without the exceptions. */
export const hours = { en: 'Daily, 10am to 8pm', cn: '每日 10:00 至 20:00' };

/** Opening hours, a line for each part of the week. */
export const hourLines = { en: ['Daily, 10am to 8pm'], cn: ['每日 10:00 至 20:00'] };

/** Where things are in the gallery. */
export const eastWindows = { en: 'Ground floor, east windows', cn: '首层，东窗' };
export const bay7 = { en: 'Ground floor, bay 7', cn: '首层，七号货位' };
export const westSide = { en: 'First floor, west side', cn: '二层，西侧' };
export const harbourSide = { en: 'First floor, harbour side', cn: '二层，临港一侧' };
export const honeyTable = { en: 'Ground floor, honey table', cn: '首层，蜂蜜长桌' };
