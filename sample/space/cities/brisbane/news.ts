import { day, entry, type Seed } from '../../seed.ts';

/** News from the Brisbane gallery. */
export const news: readonly Seed[] = [
  entry(
    'news',
    'brisbane-news-veranda-lamps',
    {
      title: { en: 'Lamps along the veranda', cn: '游廊灯起' },
      slug: 'veranda-lamps',
      description: { en: 'Forty-eight shaded lamps now light the front of the house, and on Fridays they stay on until nine.', cn: '四十八盏罩灯照亮屋前，每逢周五，长明至九点。' },
      category: ['cat-house-news'],
      media: ['arch-boutique'],
      displayDate: day(-10, '09:30'),
      startDate: day(-10, '09:30'),
      endDate: day(80, '21:00'),
      removedAfterExpired: false,
      isFeatured: true,
      body: {
        en: 'Dusk in the subtropics is short: twenty-five minutes from gold to dark. The lamps are timed to take over without anyone noticing, and they are a warm colour that does not trouble the flying foxes on their way downriver.',
        cn: '亚热带的黄昏很短，由金转暗不过二十五分钟。灯光算准时刻悄然接续，色温偏暖，不扰顺流而下的狐蝠。',
      },
    },
    { updated: 10 },
  ),
  entry(
    'news',
    'brisbane-news-meridian-time-opens',
    {
      title: { en: 'Meridian Time arrives upstairs', cn: '子午时计登楼' },
      slug: 'meridian-time-opens',
      brand: 'brand-meridian-time',
      description: { en: 'Slate dials and travel watches come to a small room with fretwork doors, and a bench for straps and links.', cn: '岩灰表盘与旅行腕表进驻镂花门扇的小室，另设表带表链工作台。' },
      category: ['cat-opening', 'cat-watches-and-jewellery'],
      media: ['watch-face'],
      displayDate: day(-25, '09:30'),
      startDate: day(-25, '09:30'),
      endDate: day(35, '19:00'),
      removedAfterExpired: false,
      body: {
        en: 'Queensland keeps one time all year while its neighbours change theirs, so the opening window shows two dials an hour apart and an explanation. Straps are changed free of charge in the first month.',
        cn: '昆士兰终年只用一个时间，邻州却随季节调整。开幕橱窗因此陈列两只相差一小时的表盘，并附说明。首月更换表带免费。',
      },
    },
    { updated: 25 },
  ),
  entry(
    'news',
    'brisbane-news-breezeway-doors',
    {
      title: { en: 'The breezeway doors are back', cn: '通风廊旧门归来' },
      slug: 'breezeway-doors',
      description: { en: 'Twelve silky oak doors, restored over a year in a workshop at Ipswich, once again fold open from end to end.', cn: '十二扇银桦木门在伊普斯维奇的工坊修复一年，重又首尾敞开。' },
      category: ['cat-house-news'],
      media: ['door-brisbane'],
      displayDate: day(-68, '09:30'),
      removedAfterExpired: false,
      body: { en: 'Each door weighs 40 kilograms and moves with one finger. The coloured glass in the fanlights is the original; if you stand in the middle at ten in the morning, you turn briefly green.', cn: '每扇重四十公斤，一指可推。扇形气窗上的彩色玻璃为原物，上午十点站到正中，您会短暂地染上一层绿。' },
    },
    { created: 72, updated: 68 },
  ),
];
