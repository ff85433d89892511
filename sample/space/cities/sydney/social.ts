import { entry, type Seed } from '../../seed.ts';

/** One page for each network that the Sydney gallery is on. */
export const social: readonly Seed[] = [
  entry(
    'page',
    'sydney-page-social-facebook',
    {
      title: { en: 'Meridian Galleria on Facebook', cn: 'Meridian Galleria 的 Facebook 主页' },
      slug: 'facebook',
      media: ['dusk-sydney'],
      externalLink: 'https://social.meridian.example/facebook/sydney',
      description: { en: 'The noticeboard of the house: opening hours, evenings, music on the stair, and answers to questions within the day.', cn: '本馆的布告栏：开馆时间、夜间活动、大台阶上的音乐，以及当日即复的解答。' },
      body: {
        en: 'Every event of the Sydney gallery has its own entry here, with a map and a reminder for your calendar.\n\nWrite to us as you would to a neighbour. Messages are read daily from 9am to 6pm, in English and Mandarin.',
        cn: '悉尼馆的每场活动在此皆有条目，附地图与日历提醒。\n\n欢迎如致邻里般来信，每日 9:00–18:00 有人阅复，中英文皆可。',
      },
    },
    { created: 300, updated: 50 },
  ),
  entry(
    'page',
    'sydney-page-social-instagram',
    {
      title: { en: 'Meridian Galleria on Instagram', cn: 'Meridian Galleria 的 Instagram' },
      slug: 'instagram',
      media: ['arch-spiral'],
      externalLink: 'https://social.meridian.example/instagram/sydney',
      description: { en: 'One picture a day, taken inside the house: light on plaster, a hand at work, something small that arrived this morning.', cn: '一日一帧，皆摄于馆内：灰泥上的光，劳作中的手，或今晨刚到的一件小物。' },
      body: {
        en: 'We do not use filters; the building has its own. The stair is best at ten in the morning, the façade in the quarter of an hour after sunset.\n\n## Your pictures\n\nTag the gallery and we may ask to show your photograph, with your name beside it.',
        cn: '我们不用滤镜，建筑自带滤镜。楼梯以上午十时为佳，立面则在日落后一刻钟最美。\n\n## 您的照片\n\n欢迎标记本馆。若蒙应允，我们愿署您之名，展示您的作品。',
      },
    },
    { created: 300, updated: 45 },
  ),
  entry(
    'page',
    'sydney-page-social-youtube',
    {
      title: { en: 'Meridian Galleria on YouTube', cn: 'Meridian Galleria 的 YouTube 频道' },
      slug: 'youtube',
      media: ['watch-face'],
      externalLink: 'https://social.meridian.example/youtube/sydney',
      description: { en: 'Short films of long crafts: a stone set, a hem rolled, a movement woken. Most last as long as a cup of coffee.', cn: '以短片记长工：镶一枚石，卷一道边，唤醒一枚机芯。多半只需一杯咖啡的时间。' },
      body: {
        en: 'New films appear twice a month and have subtitles in English and Chinese. There is hardly any music; you hear the tools.\n\n- At the bench: makers and their hands\n- The house at night: the building without people\n- Replays of talks from the galleries',
        cn: '每月更新两部，配中英文字幕。几乎没有配乐，只闻工具之声。\n\n- 工作台前：匠人与他们的手\n- 夜色之馆：无人时分的建筑\n- 展廊谈话回看',
      },
    },
    { created: 300, updated: 62 },
  ),
  entry(
    'page',
    'sydney-page-social-linkedin',
    {
      title: { en: 'Meridian Galleria on LinkedIn', cn: 'Meridian Galleria 的 LinkedIn 主页' },
      slug: 'linkedin',
      media: ['hero-atrium'],
      externalLink: 'https://social.meridian.example/linkedin/sydney',
      description: { en: 'For those who would like to work here, build with us or write about us: positions, projects and the people behind the counters.', cn: '写给愿与我们共事、合作或书写我们的人：职位、项目，以及柜台背后的人们。' },
      body: {
        en: 'Open positions in Sydney are posted here first, from watchmaking to night-time housekeeping. Every applicant receives an answer.\n\nOnce a month somebody who works in the house describes an ordinary day.',
        cn: '悉尼馆的职位率先在此发布，自制表到夜间保洁，皆在其列。每位应聘者都会收到回音。\n\n每月一次，由一位馆内同事讲述寻常的一天。',
      },
    },
    { created: 280, updated: 70 },
  ),
  entry(
    'page',
    'sydney-page-social-wechat',
    {
      title: { en: 'Meridian Galleria on WeChat', cn: 'Meridian Galleria 微信公众号' },
      slug: 'wechat',
      media: ['door-sydney'],
      externalLink: 'https://social.meridian.example/wechat/sydney',
      description: { en: 'Plan the visit before you fly: hours, floor guides and offers in Chinese, and a host who answers by message.', cn: '启程之前，先作安排：开馆时间、楼层导览与当期礼遇，另有管家在线相候。' },
      body: {
        en: 'Follow the official account for a letter every Friday. The menu below it holds the floor guides, the current offers and the airport collection service.\n\nOur Mandarin-speaking hosts answer daily from 10am to 8pm, Sydney time.',
        cn: '关注公众号，每周五收一封来信。菜单内可查楼层导览、当期礼遇与机场提货服务。\n\n管家于悉尼时间每日 10:00–20:00 在线，以中文为您解答。',
      },
    },
    { created: 260, updated: 20 },
  ),
  entry(
    'page',
    'sydney-page-social-little-red-book',
    {
      title: { en: 'Meridian Galleria on Little Red Book', cn: 'Meridian Galleria 小红书' },
      slug: 'little-red-book',
      media: ['beauty-lipstick'],
      externalLink: 'https://social.meridian.example/littleredbook/sydney',
      description: { en: 'Routes through the house by those who walk it daily: what to try first, where to sit, which window has the best light.', cn: '日日行走馆中的人，亲自写下路线：先试什么，在哪儿坐坐，哪扇窗的光最好。' },
      body: {
        en: 'Each note is one walk of forty minutes, with a list at the end: three things to try, one to taste, one place to rest.\n\nPost your own walk with the name of the gallery; we read them all.',
        cn: '每篇笔记，是一段四十分钟的漫步，文末附清单：三样可试，一味可尝，一处可歇。\n\n也欢迎写下您的漫步，提及馆名即可，我们篇篇都看。',
      },
    },
    { created: 200, updated: 12 },
  ),
  entry(
    'page',
    'sydney-page-social-weibo',
    {
      title: { en: 'Meridian Galleria on Weibo', cn: 'Meridian Galleria 微博' },
      slug: 'weibo',
      media: ['city-sydney'],
      externalLink: 'https://social.meridian.example/weibo/sydney',
      description: { en: 'News of the Sydney gallery in Chinese as it happens, with the weather over the harbour every morning.', cn: '悉尼馆的中文消息，即时而至；每日清晨，附港湾天气一则。' },
      body: {
        en: 'Short notices, live pictures from openings, and now and then a question to which we do not know the answer.\n\nBroadcasts from the galleries are announced here a day ahead, in Beijing time as well as Sydney time.',
        cn: '简短的消息，开幕现场的即时照片，偶尔也有一个我们自己答不上来的问题。\n\n展廊直播提前一日在此预告，并列悉尼时间与北京时间。',
      },
    },
    { created: 260, updated: 33 },
  ),
];
