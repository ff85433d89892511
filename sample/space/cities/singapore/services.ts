import { entry, type Seed } from '../../seed.ts';
import { gardenRoom } from './places.ts';

/** What the hosts of Singapore do for guests. */
export const services: readonly Seed[] = [
  entry('service', 'singapore-service-airport-collection', {
    title: { en: 'Airport collection', cn: '机场提货' },
    slug: 'airport-collection',
    description: { en: 'Choose on Orchard Road, walk out with your hands free, and find the sealed bag waiting after immigration.', cn: '乌节路选购，空手离店，过关之后，密封提袋已在等候。' },
    category: ['cat-travel'],
    media: ['room-counter'],
    isFeatured: true,
    time: { en: 'Orders until 8pm daily', cn: '每日 20:00 前下单' },
    location: { en: 'Level 1, services desk', cn: '一层，服务台' },
    body: {
      en: 'Show your passport and flight number at any till. Orders placed at least five hours before departure are delivered to the collection counter in the departure hall.\n\n- Complimentary, with no minimum.\n- Chocolate travels in a cooled box.\n- If your flight moves, the order moves with it.',
      cn: '结账时出示护照与航班号即可。起飞前至少五小时下单，商品将送达离境大厅的提货柜台。\n\n- 免费，不设最低消费。\n- 巧克力以冷藏箱运送。\n- 航班如有变动，提货时间随之调整。',
    },
  }),
  entry('service', 'singapore-service-private-selection', {
    title: { en: 'A private selection', cn: '专属甄选' },
    slug: 'private-selection',
    description: { en: 'An adviser, a cool room and an hour: the pieces come to you, in the sizes and colours you have in mind.', cn: '一位顾问，一间清凉静室，一个小时。心仪的尺码与颜色，逐一呈至面前。' },
    category: ['cat-personal'],
    media: ['fashion-handbag'],
    time: { en: 'Daily, 11am to 8pm, by appointment', cn: '每日 11:00 至 20:00，需预约' },
    location: gardenRoom,
    body: {
      en: 'Tell us what the journey is for. Advisers speak English, Mandarin and Malay and will have a tray ready when you arrive, with pandan tea. The service is complimentary and there is no obligation to buy.',
      cn: '请告诉我们此行为何。顾问通晓英语、华语与马来语，您到来时，托盘与斑斓茶均已备妥。服务免费，亦无须购买。',
    },
  }),
  entry('service', 'singapore-service-batik-wrapping', {
    title: { en: 'Wrapping in batik cloth', cn: '蜡染布包装' },
    slug: 'batik-wrapping',
    withoutDetail: true,
    description: { en: 'Gifts tied in a square of printed cotton that outlives the ribbon and becomes a scarf, a cover or a bag.', cn: '以一方印花棉布系裹礼物，比缎带长情，日后可作围巾、盖布或提袋。' },
    category: ['cat-personal', 'cat-travel'],
    media: ['trace-parcel'],
    time: { en: 'Daily, 10am to 9pm', cn: '每日 10:00 至 21:00' },
    location: { en: 'Level 1, beside the lifts', cn: '一层，电梯旁' },
    body: { en: 'Six patterns, from garden birds to tiled floors. Complimentary for purchases made the same day.', cn: '共六款纹样，从园中鸟雀到花砖地面。当日购物即可免费享用。' },
  }),
];
