/** Where the gallery stands. */
export const address = {
  en: '1 Meridian Court, off Kalākaua Avenue, Waikīkī, Honolulu, HI 96815',
  jp: 'ハワイ州ホノルル市ワイキキ カラカウア通り側 メリディアン・コート1番地 HI 96815',
  cn: '夏威夷州檀香山威基基，卡拉卡瓦大道旁，子午庭院 1 号，HI 96815',
  kr: '하와이주 호놀룰루 와이키키, 칼라카우아 애비뉴 옆 메리디언 코트 1번지, HI 96815',
};

/** Opening hours on one line. */
export const hours = { en: 'Daily, 10am to 10pm', jp: '毎日 10:00〜22:00', cn: '每日 10:00 至 22:00', kr: '매일 10:00~22:00' };

/** Where things are in the gallery. */
export const court = { en: 'Level 1, court', jp: '1階 中庭', cn: '一层，中庭', kr: '1층 중정' };
export const eastGallery = { en: 'Level 1, east gallery', jp: '1階 東ギャラリー', cn: '一层，东廊', kr: '1층 동쪽 갤러리' };
export const lanai = { en: 'Level 2, lānai', jp: '2階 ラナイ', cn: '二层，拉奈露台', kr: '2층 라나이' };
export const spiritsLibrary = { en: 'Level 2, spirits library', jp: '2階 スピリッツライブラリー', cn: '二层，烈酒藏馆', kr: '2층 스피릿 라이브러리' };
