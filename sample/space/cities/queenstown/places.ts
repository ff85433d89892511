/** Where the gallery stands. */
export const address = { en: '3 Schist Lane, Queenstown', cn: '皇后镇片岩巷 3 号' };

/** Opening hours on one line, without the exceptions. */
export const hours = { en: 'Daily, 9am to 9pm', cn: '每日 9:00 至 21:00' };

/** Opening hours, a line for each part of the week. */
export const hourLines = { en: ['Daily, 9am to 9pm', 'Tasting bar, noon to 9pm'], cn: ['每日 9:00 至 21:00', '品鉴吧台 12:00 至 21:00'] };

/** Where things are in the gallery. */
export const westWindow = { en: 'Upper floor, west window', cn: '二层，西窗' };
export const northSide = { en: 'Upper floor, north side', cn: '二层，北侧' };
export const mountainWindow = { en: 'Upper floor, mountain window', cn: '二层，面山窗旁' };
