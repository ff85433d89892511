/** Where the gallery stands. */
export const address = { en: 'Meridian Concourse, International Departures, John F. Kennedy International Airport, Queens, New York', cn: '纽约皇后区约翰·肯尼迪国际机场国际出发 Meridian 长廊' };

/** Opening hours on one line. */
export const hours = { en: 'Daily, 6am to midnight', cn: '每日 6:00 至 24:00' };

/** Where things are in the gallery. */
export const cellar = { en: 'Third vault, the cellar', cn: '第三拱厅，酒窖' };
export const underTheClock = { en: 'Second vault, under the clock', cn: '第二拱厅，大钟之下' };
export const westWall = { en: 'First vault, west wall', cn: '第一拱厅，西墙' };
export const eastSide = { en: 'Second vault, east side', cn: '第二拱厅，东侧' };
export const eastWindows = { en: 'First vault, east windows', cn: '第一拱厅，东窗' };
export const centreTable = { en: 'First vault, centre table', cn: '第一拱厅，中央展台' };
