import { day, entry, type Seed } from '../../seed.ts';
import { mountainWindow, northSide } from './places.ts';

/** Special offers of the Queenstown gallery. */
export const offers: readonly Seed[] = [
  entry(
    'specialOffer',
    'queenstown-offer-mountain-skin',
    {
      title: { en: 'Mountain skin, put right', cn: '山间润肤礼' },
      slug: 'mountain-skin',
      brand: 'brand-aurelle',
      description: { en: 'With any Aurelle cream of 50 ml, a lip balm and a hand salve for the chairlift, in a felt case.', cn: '选购任意 50 毫升欧蕾尔面霜，即赠润唇膏与护手霜，收于毛毡小盒，缆车上也用得到。' },
      category: ['cat-beauty'],
      media: ['beauty-cream'],
      isFeatured: true,
      startDate: day(-16, '09:00'),
      endDate: day(25, '21:00'),
      removedAfterExpired: false,
      location: { en: 'Upper floor, beauty table', cn: '二层，美妆台' },
      body: { en: 'Both pieces are unscented and stay soft below freezing. The adviser can show you how little is enough.', cn: '两件均不含香料，零度以下依然柔软。用量几何，顾问会为您示范。' },
      terms: { en: 'One case per guest while stocks last. Not combined with other offers.', cn: '每位限赠一份，赠完即止，不可与其他优惠同享。' },
    },
    { updated: 15 },
  ),
  entry(
    'specialOffer',
    'queenstown-offer-lift-pass-wallet',
    {
      title: { en: 'A wallet for the lift pass', cn: '雪票卡包' },
      slug: 'lift-pass-wallet',
      brand: 'brand-north-and-vale',
      description: { en: 'North & Vale’s olive card wallet comes with a stamped name and a clip for the zip of your jacket.', cn: '选购北谷橄榄绿卡包，免费压印姓名，并赠可扣于外套拉链的铜夹。' },
      category: ['cat-fashion'],
      media: ['fashion-wallet'],
      startDate: day(6, '09:00'),
      endDate: day(34, '21:00'),
      removedAfterExpired: false,
      location: northSide,
      body: { en: 'The clip is brass and closes with a glove on. Stamping takes ten minutes.', cn: '铜夹戴着手套亦可扣合，压印约十分钟。' },
    },
    { updated: 1 },
  ),
  entry(
    'specialOffer',
    'queenstown-offer-frost-drops',
    {
      title: { en: 'Frost drops by Ondine', cn: '昂汀霜露耳坠' },
      slug: 'frost-drops',
      brand: 'brand-ondine-joaillerie',
      description: { en: 'Pearl drops and their matching chain at 15 per cent less when chosen together. This offer has ended.', cn: '珍珠耳坠与同系列项链成套选购，享八五折。本优惠现已结束。' },
      category: ['cat-watches-and-jewellery'],
      media: ['jewel-earrings'],
      startDate: day(-58, '10:00'),
      endDate: day(-19, '21:00'),
      removedAfterExpired: false,
      location: mountainWindow,
      body: { en: 'The pieces are still here, singly, and may be tried by the window at any hour.', cn: '单件仍有陈列，随时可于窗畔试戴。' },
      terms: { en: 'Applied to the pair in one purchase.', cn: '须于同一笔消费中成套购买。' },
    },
    { created: 60, updated: 19 },
  ),
];
