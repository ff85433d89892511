import { day, entry, type Seed } from '../../seed.ts';
import { eastArcade } from './places.ts';

/** The promotion of the Hainan gallery. */
export const promotions: readonly Seed[] = [
  entry('indexDetailPage', 'hainan-promotion-compact', {
    title: { cn: '粉饼换新芯', en: 'A new pan, half price' },
    slug: 'new-pan',
    category: ['cat-beauty'],
    brand: 'brand-maison-verane',
    media: ['beauty-compact'],
    startDate: day(-6),
    endDate: day(30, '22:00'),
    displayDate: day(-6),
    location: eastArcade,
    description: { cn: '携任何一只薇兰世家旧粉盒到访，替换芯半价，表面重新压花。', en: 'Bring any Maison Verane compact and its refill is half the price, pressed afresh with the petal.' },
    body: { cn: '现场压制，约十分钟。旧盒黄铜，我们顺手擦亮。', en: 'Pressed while you wait, in ten minutes. The old brass is polished along the way.' },
    terms: { cn: '每盒限换一枚。', en: 'One refill per compact.' },
  }),
];
