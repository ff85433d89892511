/** Where the gallery stands. */
export const address = { en: 'Meridian Pier, International Departures, San Francisco International Airport, California', cn: '加利福尼亚州旧金山国际机场国际出发 Meridian 栈桥' };

/** Where things are in the gallery. */
export const cellar = { en: 'Bay 9, the cellar', cn: '九号，酒窖' };
export const bay3 = { en: 'Bay 3', cn: '三号' };
