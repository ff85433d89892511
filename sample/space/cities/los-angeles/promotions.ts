import { day, entry, type Seed } from '../../seed.ts';
import { room3 } from './places.ts';

/** The promotion of the Los Angeles gallery. */
export const promotions: readonly Seed[] = [
  entry(
    'indexDetailPage',
    'los-angeles-index-one-good-piece',
    {
      title: { en: 'One good piece for the evening', cn: '今夜，一件足矣' },
      slug: 'one-good-piece',
      description: { en: 'A pearl and gold necklace with a travel roll and a ten-year cleaning promise, set aside for flights tonight.', cn: '珍珠金链一条，附旅行卷收与十年清洁承诺，专为今夜启程者预留。' },
      category: ['cat-watches-and-jewellery'],
      media: ['jewel-necklace'],
      startDate: day(-2, '06:00'),
      endDate: day(26, '23:59'),
      removedAfterExpired: false,
      location: room3,
      body: { en: 'In a town that dresses for the camera, the people who have done it longest wear one thing and stop. This is our suggestion for the one thing. It may be tried under the lemon tree.', cn: '在一座为镜头着装的城市，最懂此道的人只戴一件，便收手。这是我们为那“一件”给出的答案，可到柠檬树下试戴。' },
      terms: { en: 'Necklaces by Ondine Joaillerie from the current range. Cleaning at any Meridian Galleria.', cn: '适用于昂汀珠宝现行系列项链，可于任一 Meridian Galleria 门店享清洁服务。' },
    },
    { updated: 2 },
  ),
];
