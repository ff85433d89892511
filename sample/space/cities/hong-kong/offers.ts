import { day, entry, type Seed } from '../../seed.ts';
import { behindTheShutters, southGallery } from './places.ts';

/** Special offers of the Hong Kong gallery. */
export const offers: readonly Seed[] = [
  entry('specialOffer', 'hong-kong-offer-pearl-pair', {
    title: { en: 'Earrings with the strand', tc: '珠鏈配耳環', cn: '珠链配耳环' },
    slug: 'pearl-pair',
    category: ['cat-watches-and-jewellery'],
    brand: 'brand-ondine-joaillerie',
    media: ['jewel-earrings'],
    isFeatured: true,
    startDate: day(-11),
    endDate: day(17, '22:00'),
    displayDate: day(-11),
    location: southGallery,
    description: {
      en: 'Choose a pearl strand from Ondine Joaillerie and the moon drop earrings that match it are half the price.',
      tc: '選購昂汀珠寶珍珠項鏈，配襯的月滴耳環可享半價。',
      cn: '选购昂汀珠宝珍珠项链，配套的月滴耳环可享半价。',
    },
    body: {
      en: 'The matching is done by daylight at the south window, before 5pm. Allow half an hour; restringing every second year is included.',
      tc: '配珠須借日光，請於 17:00 前到南窗，預留半小時。附每兩年一次免費重串服務。',
      cn: '配珠须借日光，请于 17:00 前到南窗，预留半小时。附每两年一次免费重串服务。',
    },
    terms: {
      en: '- One pair for each strand, on one receipt.\n- Not combined with other offers.\n- Online orders qualify when collected in the house.',
      tc: '- 每條項鏈限配一對，須同一單據。\n- 不可與其他優惠同時使用。\n- 網上訂單到店領取同樣適用。',
      cn: '- 每条项链限配一对，须同一单据。\n- 不与其他优惠同享。\n- 线上订单到店自提同样适用。',
    },
  }),
  entry('specialOffer', 'hong-kong-offer-saddle-bag', {
    title: { en: 'Initials in gold, our gift', tc: '燙金縮寫，敬贈', cn: '烫金缩写，敬赠' },
    slug: 'gold-initials',
    category: ['cat-fashion'],
    brand: 'brand-casa-orsino',
    media: ['fashion-handbag'],
    startDate: day(13),
    endDate: day(40, '22:00'),
    displayDate: day(13),
    location: southGallery,
    description: {
      en: 'Every Casa Orsino bag bought in these four weeks is stamped with up to three letters in gold, while you have tea downstairs.',
      tc: '四星期內選購奧希諾手袋，免費燙金最多三個字母；樓下喝杯茶，便可取回。',
      cn: '四周内选购奥希诺手袋，免费烫金至多三个字母；楼下喝杯茶，便可取回。',
    },
    body: {
      en: 'Chinese characters are possible too: one, cut in brass for you, ready in five days. The stamp is yours to keep.',
      tc: '亦可燙印中文字一枚，專刻銅模，五日可取；銅模歸您收藏。',
      cn: '亦可烫印中文字一枚，专刻铜模，五日可取；铜模归您收藏。',
    },
  }),
  entry('specialOffer', 'hong-kong-offer-compact', {
    title: { en: 'A refill for the compact', tc: '粉餅補充裝', cn: '粉饼替换芯' },
    slug: 'compact-refill',
    category: ['cat-beauty'],
    brand: 'brand-maison-verane',
    media: ['beauty-compact'],
    startDate: day(-50),
    endDate: day(-6, '22:00'),
    displayDate: day(-50),
    removedAfterExpired: false,
    location: behindTheShutters,
    description: {
      en: 'With each pressed powder compact came a refill in the same shade. The offer has ended; refills remain in the drawer at HK$160.',
      tc: '選購蜜粉餅，曾附送同色補充裝一枚。優惠已圓滿結束，補充裝現售港幣 160 元。',
      cn: '选购蜜粉饼，曾附赠同色替换芯一枚。活动已圆满结束，替换芯现售 160 港元。',
    },
    body: { en: 'Bring the old pan back when you come: the brass is melted and cast again.', tc: '再訪時請帶回舊粉芯：銅盒可回爐重鑄。', cn: '再访时请带回旧粉芯：铜盒可回炉重铸。' },
  }),
];
