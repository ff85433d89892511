import { day, entry, type Seed } from '../../seed.ts';

/** News from the Macau gallery. */
export const news: readonly Seed[] = [
  entry('news', 'macau-news-fragrance', {
    title: { en: 'Fragrance under the west arches', tc: '西拱廊香氛區啟幕', cn: '西拱廊香氛区启幕' },
    slug: 'fragrance-opens',
    category: ['cat-opening'],
    media: ['hero-beauty'],
    isFeatured: true,
    displayDate: day(-4),
    startDate: day(-4),
    removedAfterExpired: false,
    description: {
      en: 'Hesperia and Lune & Linden open side by side, with a bench between them on which to change your mind.',
      tc: '暮星與月與椴比鄰開幕，中間一張長椅，供您慢慢改變主意。',
      cn: '暮星与月与椴比邻开幕，中间一张长椅，供您慢慢改变主意。',
    },
    body: { en: 'Engraving is complimentary through the first month. Sandalwood, once traded through this port, runs through both collections.', tc: '首月免費鐫刻瓶身。昔日經此港轉運的檀香，貫穿兩家香氛。', cn: '首月免费镌刻瓶身。昔日经此港转运的檀香，贯穿两家香氛。' },
  }),
  entry('news', 'macau-news-lanterns', {
    title: { en: 'Forty lanterns, lit at six', tc: '四十盞燈籠，六時點亮', cn: '四十盏灯笼，六点点亮' },
    slug: 'forty-lanterns',
    category: ['cat-house-news'],
    media: ['dusk-macau'],
    displayDate: day(-17),
    startDate: day(-17),
    removedAfterExpired: false,
    description: {
      en: 'The arcade now keeps longer hours at the weekend, and each evening at six a visitor is asked to press the switch.',
      tc: '拱廊週末延長開放；每晚六時，我們邀請一位訪客按下開關，點亮燈籠。',
      cn: '拱廊周末延长开放；每晚六点，我们邀请一位访客按下开关，点亮灯笼。',
    },
    body: { en: 'Children usually win. Put your name down at the lantern desk from 5:30pm; there is a photograph, and a biscuit.', tc: '獲選的多半是小朋友。17:30 起可到燈籠服務枱登記，附照片一張、杏仁餅一塊。', cn: '获选的多半是小朋友。17:30 起可到灯笼服务台登记，附照片一张、杏仁饼一块。' },
  }),
  entry('news', 'macau-news-almond', {
    title: { en: 'A truffle learns from a biscuit', tc: '松露朱古力拜師杏仁餅', cn: '松露巧克力拜师杏仁饼' },
    slug: 'almond-truffle',
    category: ['cat-food-and-gifts', 'cat-house-news'],
    brand: 'brand-cacao-thereze',
    media: ['food-chocolate'],
    displayDate: day(-38),
    startDate: day(-38),
    removedAfterExpired: false,
    description: {
      en: 'Cacao Thérèze folds roasted mung bean flour and almond into dark chocolate, after the biscuits pressed in wooden moulds nearby.',
      tc: '泰蕾茲可可以烘香綠豆粉與杏仁入黑朱古力，靈感來自以木模壓製的杏仁餅。',
      cn: '泰蕾兹可可以烘香绿豆粉与杏仁入黑巧克力，灵感来自以木模压制的杏仁饼。',
    },
    body: { en: 'Sixteen pieces in a bottle-green box, MOP 268. They crumble a little, as they should.', tc: '墨綠禮盒十六粒裝，澳門幣 268 元。入口微微鬆散，理當如此。', cn: '墨绿礼盒十六粒装，268 澳门元。入口微微松散，理当如此。' },
  }),
];
