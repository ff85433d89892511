import { day, entry, type Seed } from '../../seed.ts';
import { eastRoom, southRoom } from './places.ts';

/** Special offers of the Brisbane gallery. */
export const offers: readonly Seed[] = [
  entry(
    'specialOffer',
    'brisbane-offer-solenne-daylight',
    {
      title: { en: 'Solenne by daylight', cn: '素澜日光护肤礼' },
      slug: 'solenne-daylight',
      brand: 'brand-solenne',
      description: { en: 'Buy the amber serum in any strength and receive a daily sunscreen of 30 ml, matched to your skin on the veranda.', cn: '选购任一浓度琥珀精华，即赠 30 毫升日用防晒，于游廊天光下为您配选。' },
      category: ['cat-beauty'],
      media: ['beauty-serum'],
      isFeatured: true,
      startDate: day(-9, '09:30'),
      endDate: day(22, '19:00'),
      removedAfterExpired: false,
      location: eastRoom,
      body: { en: 'Choose between a clear finish and a tinted one. Both are light enough for a humid day and meet the Australian standard for very high protection.', cn: '可选透明或微润色款，质地轻薄，湿热天气亦觉清爽，均符合澳大利亚“极高防护”标准。' },
      terms: { en: 'One sunscreen per serum while stocks last. Not combined with other offers. No cash alternative.', cn: '每瓶精华限赠一支，赠完即止。不可与其他优惠同享，亦不可折现。' },
    },
    { updated: 9 },
  ),
  entry(
    'specialOffer',
    'brisbane-offer-card-wallet',
    {
      title: { en: 'A card wallet, initialled', cn: '刻名卡包' },
      slug: 'card-wallet',
      brand: 'brand-north-and-vale',
      description: { en: 'North & Vale’s olive card wallet with stamping and a brass key ring included, for two weeks only.', cn: '选购北谷橄榄绿卡包，免费压印姓名缩写，另赠黄铜钥匙环，仅限两周。' },
      category: ['cat-fashion'],
      media: ['fashion-wallet'],
      startDate: day(10, '09:30'),
      endDate: day(24, '19:00'),
      removedAfterExpired: false,
      location: southRoom,
      body: { en: 'Up to four characters, in blind or gold. The leather darkens where it is held, which here happens quickly.', cn: '至多四个字符，素压或烫金。皮面常握之处会渐渐变深，在此地，只会更快。' },
    },
    { updated: 2 },
  ),
  entry(
    'specialOffer',
    'brisbane-offer-petal-compact',
    {
      title: { en: 'The petal compact, refilled', cn: '花瓣粉饼换芯礼' },
      slug: 'petal-compact',
      brand: 'brand-maison-verane',
      description: { en: 'Buy the pressed-powder compact and the first refill is yours, in the shade you choose. Ends today.', cn: '选购花瓣浮雕粉饼，即赠同款替换芯一枚，色号任选，今日截止。' },
      category: ['cat-beauty'],
      media: ['beauty-compact'],
      startDate: day(-18, '09:30'),
      endDate: day(0, '21:00'),
      removedAfterExpired: false,
      location: eastRoom,
      body: { en: 'The case is made to be kept. Old refills may be left in the jar by the mirror; the pans are melted and used again.', cn: '粉盒可长久使用。用毕的内芯可投入镜旁玻璃罐，铝盘将回炉再用。' },
      terms: { en: 'One refill per compact. Until closing time today.', cn: '每盒限赠一枚，今日闭馆时截止。' },
    },
    { updated: 18 },
  ),
];
