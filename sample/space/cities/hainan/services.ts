import { entry, type Seed } from '../../seed.ts';
import { bayGallery, hours, palmCourt, westArcade } from './places.ts';

/** What the hosts of Hainan do for guests, with a booking. */
export const services: readonly Seed[] = [
  entry('service', 'hainan-service-collection', {
    title: { cn: '离岛提货', en: 'Collection on departure' },
    slug: 'collection',
    category: ['cat-travel'],
    media: ['room-counter'],
    isFeatured: true,
    location: palmCourt,
    time: hours,
    description: { cn: '免税商品可于机场、火车站或港口提货，亦可邮寄到家；提货方式，结账时任选其一。', en: 'Collect duty-free purchases at the airport, railway station or port, or have them sent home; you choose when you pay.' },
    body: {
      cn: '- 适用于年满 16 周岁、已购离岛机票、火车票或船票的旅客。\n- 每人每年免税额度 10 万元人民币。\n- 请于离岛前六小时完成选购；提货须出示身份证件。\n- 符合规定的部分商品，可办理即购即提。',
      en: '- For travellers of 16 and over who hold a ticket to leave the island by air, rail or sea.\n- The allowance is RMB 100,000 a person each year.\n- Shop until six hours before departure; bring your identity document to the counter.\n- Some goods may be taken with you at once, as the regulations allow.',
    },
  }),
  entry('booxi', 'hainan-booking-salon', { title: { cn: '预约专属顾问', en: 'Book an adviser' }, tag: 'MakeMyDay' }),
  entry('service', 'hainan-service-salon', {
    title: { cn: '海湾私享厅', en: 'The bay salon' },
    slug: 'bay-salon',
    category: ['cat-personal'],
    media: ['trace-coat'],
    booking: 'hainan-booking-salon',
    location: bayGallery,
    time: { cn: '每日 11:00–20:00', en: 'Daily, 11am to 8pm' },
    description: { cn: '一位顾问，一面海。免税额度、提货时间与心仪之物，一次为您理清。', en: 'One adviser and one wall of sea: your allowance, your collection time and what you came for, settled in a single sitting.' },
    body: { cn: '一小时，免费，最多四位同行。请于前一日预约，席间备五指山红茶与椰子薄饼。', en: 'An hour, complimentary, for up to four people. Book the day before; black tea from Wuzhishan and coconut crisps are served.' },
  }),
  entry('service', 'hainan-service-brocade-wrap', {
    title: { cn: '黎锦纹礼品包装', en: 'Wrapped in Li patterns' },
    slug: 'brocade-wrap',
    category: ['cat-personal'],
    media: ['trace-parcel'],
    location: westArcade,
    time: hours,
    description: { cn: '包装纸取黎锦纹样：蛙纹、甘工鸟纹、稻纹，各有寓意。任选其一，系以染色棉绳。', en: 'Paper printed with the patterns of Li brocade: frogs, birds, ears of rice, each with its meaning. Choose one; it is tied with dyed cotton cord.' },
    body: { cn: '凡购物免费，约六分钟。附卡片一张，写明所选纹样的含义。', en: 'Complimentary with any purchase; six minutes. A card explains what the chosen pattern means.' },
  }),
];
