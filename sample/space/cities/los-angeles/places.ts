/** Where the gallery stands. */
export const address = { en: 'Meridian Court, International Departures, Los Angeles International Airport, California', cn: '加利福尼亚州洛杉矶国际机场国际出发 Meridian 庭院' };

/** Opening hours on one line. */
export const hours = { en: 'Daily, 6am to 1am', cn: '每日 6:00 至次日 1:00' };

/** Where things are in the gallery. */
export const beautyRoom = { en: 'East side, beauty room', cn: '东侧，美妆室' };
export const room3 = { en: 'North side, room 3', cn: '北侧，三号室' };
export const passage = { en: 'East side, the passage', cn: '东侧，入口窄廊' };
