/** Where the gallery stands. */
export const address = {
  en: '1 Meridian Court, Pale San Vitores Road, Tumon, GU 96913',
  jp: 'グアム タモン ペール・サン・ビトレス通り メリディアン・コート1番地 GU 96913',
  kr: '괌 투몬 페일 샌 비토레스 로드, 메리디언 코트 1번지, GU 96913',
  cn: '关岛杜梦湾，圣维托雷斯路，子午庭院 1 号，GU 96913',
};

/** Opening hours on one line. */
export const hours = { en: 'Daily, 10am to 10pm', jp: '毎日 10:00〜22:00', kr: '매일 10:00~22:00', cn: '每日 10:00 至 22:00' };

/** Where things are in the gallery. */
export const beautyHall = { en: 'Level 1, beauty hall', jp: '1階 ビューティーホール', kr: '1층 뷰티 홀', cn: '一层，美妆厅' };
export const pillarHall = { en: 'Level 1, pillar hall', jp: '1階 列柱ホール', kr: '1층 열주 홀', cn: '一层，列柱厅' };
export const sunsetTerrace = { en: 'Level 2, sunset terrace', jp: '2階 サンセットテラス', kr: '2층 선셋 테라스', cn: '二层，落日露台' };
export const streetPorch = { en: 'Level 1, street porch', jp: '1階 通り側のポーチ', kr: '1층 거리 쪽 포치', cn: '一层，临街门廊' };
