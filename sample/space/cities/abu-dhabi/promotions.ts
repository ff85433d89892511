import { day, entry, type Seed } from '../../seed.ts';
import { southGallery } from './places.ts';

/** The promotion of the Abu Dhabi gallery. */
export const promotions: readonly Seed[] = [
  entry('indexDetailPage', 'abu-dhabi-promotion-sunglasses', {
    title: { en: 'Dark lenses, light case', cn: '深色镜片，轻盈镜盒' },
    slug: 'dark-lenses',
    category: ['cat-fashion'],
    brand: 'brand-kintara',
    media: ['fashion-sunglasses'],
    startDate: day(-9),
    endDate: day(33, '22:00'),
    displayDate: day(-9),
    location: southGallery,
    description: { en: 'Every Kintara frame comes with a case plaited from palm leaf by weavers of khoos, each a little different.', cn: '凡购金多莱眼镜，即赠椰枣叶手编镜盒，出自“胡斯”编织匠人之手，只只略有不同。' },
    body: { en: 'Frames are fitted in ten minutes and tried outside, under the sun that they are meant for.', cn: '调校约十分钟，再到室外试戴：它们本为那样的阳光而生。' },
    terms: { en: 'One case per frame, while they last.', cn: '每副限赠一只，赠完即止。' },
  }),
];
