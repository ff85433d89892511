import { entry, type Seed } from '../../seed.ts';
import { hours, screenGallery, underTheDome } from './places.ts';

/** What the hosts of Abu Dhabi do for guests, with a booking. */
export const services: readonly Seed[] = [
  entry('service', 'abu-dhabi-service-tax-refund', {
    title: { en: 'Tax refund for visitors', cn: '旅客退税' },
    slug: 'tax-refund',
    category: ['cat-travel'],
    media: ['fashion-wallet'],
    isFeatured: true,
    location: { en: 'Level 1, end of the channel', cn: '一层，水渠尽头' },
    time: hours,
    description: { en: 'Visitors may reclaim VAT on purchases of AED 250 or more. We register the receipt; you validate it before check-in.', cn: '旅客单笔消费满 250 迪拉姆可申请退税。我们登记单据，您于登机前验证即可。' },
    body: { en: '- Bring your passport or a copy on your telephone; you must be 18 or over.\n- Leave the country within ninety days, with the goods.\n- Registration is complimentary and takes five minutes.', cn: '- 请携护照或手机中的护照影像；须年满 18 周岁。\n- 须于九十天内携商品离境。\n- 登记免费，约五分钟。' },
  }),
  entry('booxi', 'abu-dhabi-booking-majlis', { title: { en: 'Book the majlis', cn: '预约马吉利斯' }, tag: 'MakeMyDay' }),
  entry('service', 'abu-dhabi-service-majlis', {
    title: { en: 'The private majlis', cn: '私享马吉利斯' },
    slug: 'majlis',
    category: ['cat-personal'],
    media: ['trace-coat'],
    booking: 'abu-dhabi-booking-majlis',
    location: screenGallery,
    time: { en: 'Saturday to Thursday, 11am to 9pm; Friday, 4pm to 10pm', cn: '周六至周四 11:00–21:00；周五 16:00–22:00' },
    description: { en: 'A low room with cushions on three sides, one adviser, and whatever you wish to see brought in on trays.', cn: '一间低席小厅，三面靠垫，一位顾问；想看的，皆以托盘奉上。' },
    body: { en: 'One hour, complimentary, in Arabic, English or Chinese, with separate hours for women on Sunday and Tuesday mornings. Please book the day before.', cn: '一小时，免费；阿拉伯语、英语或中文皆可。周日与周二上午设女士专属时段。请提前一日预约。' },
  }),
  entry('service', 'abu-dhabi-service-scented-wrap', {
    title: { en: 'Wrapped and scented', cn: '熏香礼品包装' },
    slug: 'scented-wrap',
    category: ['cat-personal'],
    media: ['trace-parcel'],
    location: underTheDome,
    time: hours,
    description: { en: 'Gift paper is passed over frankincense smoke before it is folded, so that the parcel is opened twice: first by the nose.', cn: '包装纸先过乳香轻烟，再行折叠。于是礼物被打开两次：第一次，用鼻子。' },
    body: { en: 'Complimentary with any purchase; eight minutes. Unscented paper is kept for those who prefer it, and for tea.', cn: '凡购物免费，约八分钟。另备无香纸，供偏爱清淡者，以及包茶之用。' },
  }),
];
