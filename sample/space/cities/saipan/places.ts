/** Where the gallery stands. */
export const address = {
  en: '1 Meridian Court, Beach Road, Garapan, Saipan, MP 96950',
  cn: '塞班岛加拉班，海滩路，子午庭院 1 号，MP 96950',
  jp: 'サイパン島ガラパン ビーチロード メリディアン・コート1番地 MP 96950',
  kr: '사이판 가라판 비치 로드, 메리디언 코트 1번지, MP 96950',
};

/** Opening hours on one line. */
export const hours = { en: 'Daily, 10am to 10pm', cn: '每日 10:00 至 22:00', jp: '毎日 10:00〜22:00', kr: '매일 10:00~22:00' };

/** Where things are in the gallery. */
export const lagoonHall = { en: 'Level 1, lagoon hall', cn: '一层，潟湖厅', jp: '1階 ラグーンホール', kr: '1층 라군 홀' };
export const archRoom = { en: 'Level 1, arch room', cn: '一层，拱门厅', jp: '1階 アーチルーム', kr: '1층 아치 룸' };
export const upperGallery = { en: 'Level 2, upper gallery', cn: '二层，上层长廊', jp: '2階 アッパーギャラリー', kr: '2층 상부 갤러리' };
export const welcomeDesk = { en: 'Level 1, welcome desk', cn: '一层，迎宾台', jp: '1階 ウェルカムデスク', kr: '1층 웰컴 데스크' };
