import { day, entry, type Seed } from '../../seed.ts';
import { reefRoom } from './places.ts';

/** The promotion of the Cairns gallery. */
export const promotions: readonly Seed[] = [
  entry(
    'indexDetailPage',
    'cairns-promotion-green-season',
    {
      title: { en: 'Green season scents', cn: '绿季之香', jp: '緑の季節の香り' },
      slug: 'green-season',
      category: ['cat-fragrance'],
      brand: 'brand-lune-and-linden',
      media: ['hero-beauty'],
      location: reefRoom,
      startDate: day(-5, '10:00'),
      endDate: day(23, '21:00'),
      description: { en: 'Lune & Linden visits for four weeks with a scent of fern and first rain, and a tenth off for those who arrive wet.', cn: '月与椴客居四周，带来蕨叶与初雨之香；淋雨而来者，享九折。', jp: 'Lune & Lindenが四週間の滞在。羊歯と初めの雨の香りを携えて。濡れてお越しの方は10%引きです。' },
      body: {
        en: 'Umbrellas down, please: the reduction is granted on any honest trace of rain. When it is dry, the counter keeps a watering can.',
        cn: '请收好雨伞：凡有一点真切的雨痕，即享优惠。若逢晴天，柜台备有洒水壶。',
        jp: '傘はお閉じください。本物の雨の跡があれば割引いたします。晴れた日のために、如雨露もご用意しました。',
      },
      terms: {
        en: '- Ten per cent on full flacons, once for each customer.\n- Not combined with other offers.',
        cn: '- 正装香水九折，每位顾客限一次。\n- 不与其他优惠并用。',
        jp: '- フルボトル10%引き、お一人様一回限り。\n- 他の特典との併用はできません。',
      },
    },
    { created: 7, updated: 5 },
  ),
];
