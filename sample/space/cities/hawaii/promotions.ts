import { day, entry, type Seed } from '../../seed.ts';
import { eastGallery } from './places.ts';

/** The promotion of the Hawaii gallery. */
export const promotions: readonly Seed[] = [
  entry(
    'indexDetailPage',
    'hawaii-promotion-pearl-days',
    {
      title: { en: 'Pearl days in Waikīkī', jp: 'ワイキキ・パールデイズ', cn: '威基基珍珠时光', kr: '와이키키 펄 데이즈' },
      slug: 'pearl-days',
      category: ['cat-watches-and-jewellery'],
      brand: 'brand-ondine-joaillerie',
      media: ['jewel-bracelet'],
      location: eastGallery,
      startDate: day(-2, '10:00'),
      endDate: day(26, '22:00'),
      description: {
        en: 'Bring a strand that has grown loose: it is cleaned and restrung, and a gold bangle is yours at a guest’s price.',
        jp: 'ゆるんだネックレスをお持ちください。洗浄と糸替えを承り、ゴールドのバングルを特別価格でご案内します。',
        cn: '带来您已松动的珠串，我们清洁重穿，并以礼遇价呈上金手镯。',
        kr: '느슨해진 진주 목걸이를 가져오십시오. 세척하고 다시 엮어 드리며, 골드 뱅글을 특별가로 안내합니다.',
      },
      body: {
        en: 'Restringing is complimentary for one strand of any maker. Leave it in the morning and collect it before dinner. Bangles carry a reduction of 15 per cent with the restringing receipt.',
        jp: '他社製でもお一人様一連まで糸替え無料。朝お預けになれば、夕食前にお渡しできます。糸替えの控えをご提示いただくと、バングルが15%引きになります。',
        cn: '不限品牌，每位一串免费重穿；早晨交付，晚餐前取回。凭重穿收据，手镯享八五折。',
        kr: '다른 브랜드 제품도 한 줄까지 무료로 다시 엮어 드립니다. 아침에 맡기시면 저녁 식사 전에 찾으실 수 있습니다. 접수증을 제시하시면 뱅글을 15% 할인해 드립니다.',
      },
      terms: {
        en: '- One strand for each guest, up to 50 cm.\n- The reduction applies to gold bangles in stock.',
        jp: '- お一人様一連、長さ50cmまで。\n- 割引は店頭在庫のゴールドバングルに限ります。',
        cn: '- 每位宾客限一串，长度不超过 50 厘米。\n- 折扣适用于现货金手镯。',
        kr: '- 1인당 한 줄, 길이 50cm까지.\n- 할인은 재고가 있는 골드 뱅글에 적용됩니다.',
      },
    },
    { created: 10, updated: 2 },
  ),
];
