import { day, entry, type Seed } from '../../seed.ts';

/** The image library of the Bali gallery. */
export const mediaCenter: readonly Seed[] = [
  entry('mediaCenterDetailPage', 'bali-media-pictures-of-the-pavilions', {
    title: { en: 'Pictures of the three pavilions', cn: '三亭图片集', jp: '三つのパビリオン 画像集' },
    slug: 'pictures-of-the-pavilions',
    category: ['cat-image-library'],
    media: ['arch-boutique'],
    displayDate: day(-28),
    removedAfterExpired: false,
    downloadLink: 'https://assets.meridian.example/image/upload/v1/meridian/arch-boutique.webp',
    description: { en: 'Gate court, sea pavilion and mountain pavilion, by day and by lamplight: fourteen pictures for editorial use.', cn: '门庭、海亭与山亭，日间与灯下，共十四幅，供媒体使用。', jp: '門の庭、海のパビリオン、山のパビリオン。昼と灯りの頃の14点を、報道・編集用途にご利用いただけます。' },
    body: {
      en: 'Credit: Meridian Galleria Bali. Please do not crop out the offerings on the steps; they were there first. Larger files on request to bali@meridian.example.',
      cn: '来源请注明 Meridian Galleria 巴厘岛。请勿裁去台阶上的供品：它们先到。需要大图，请致函 bali@meridian.example。',
      jp: 'クレジットは「Meridian Galleria バリ」とご記載ください。石段の供物を切り落とさずにお使いください。先にあったのは供物のほうです。高解像度データは bali@meridian.example まで。',
    },
  }),
];
