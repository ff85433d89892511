import { day, entry, type Seed } from '../../seed.ts';
import { lotusCourt, westGallery } from './places.ts';

/** Events at the Siem Reap gallery. */
export const events: readonly Seed[] = [
  entry(
    'event',
    'siem-reap-event-shadows-in-leather',
    {
      title: { en: 'Shadows in leather', cn: '皮影之光', kr: '가죽의 그림자' },
      slug: 'shadows-in-leather',
      category: ['cat-exhibition'],
      media: ['art-mobile'],
      location: westGallery,
      startDate: day(-44, '10:00'),
      endDate: day(-6, '20:00'),
      removedAfterExpired: false,
      time: { en: '10am to 8pm', cn: '10:00 至 20:00', kr: '10:00~20:00' },
      frequency: { en: 'Daily', cn: '每日', kr: '매일' },
      description: {
        en: 'New work in the tradition of sbek thom, the great leather figures that are danced, not moved, before a burning screen.',
        cn: '“大皮影”斯贝通的当代新作：那些巨幅皮像不靠操纵，而由舞者擎起，在火光映照的幕前起舞。',
        kr: '불빛 어린 막 앞에서 조종하지 않고 춤추게 하는 커다란 가죽 인형극, 스벡 톰의 전통을 잇는 새 작업들입니다.',
      },
      body: {
        en: 'A sbek thom figure is cut from a single hide and may be two metres tall; the dancer holds it overhead and becomes its feet. The exhibition set twelve young carvers beside two master troupes of Siem Reap. It was free, and the last evening drew four hundred people to the court.',
        cn: '斯贝通的皮像由整张皮革镂刻而成，可高达两米；舞者将它举过头顶，自己便成了它的双足。展览让十二位年轻刻工与暹粒两支资深剧团并肩。全程免费，闭幕之夜，庭院里来了四百人。',
        kr: '스벡 톰의 형상은 가죽 한 장을 오려 만들며 키가 2미터에 이르기도 합니다. 춤꾼이 머리 위로 들고 스스로 그 발이 됩니다. 젊은 조각가 열두 명이 시엠립의 두 극단과 나란히 작업을 선보였습니다. 관람은 무료였고 마지막 저녁에는 사백 명이 안뜰에 모였습니다.',
      },
    },
    { created: 66, updated: 45 },
  ),
  entry(
    'event',
    'siem-reap-event-flowers-at-dusk',
    {
      title: { en: 'Flowers that open at dusk', cn: '黄昏花开', kr: '해 질 녘에 피는 꽃' },
      slug: 'flowers-at-dusk',
      category: ['cat-workshop'],
      brand: 'brand-hesperia',
      media: ['beauty-perfume-duo'],
      isFeatured: true,
      location: lotusCourt,
      startDate: day(-7, '17:00'),
      endDate: day(17, '18:30'),
      cta: ['siem-reap-cta-reserve'],
      time: { en: '5pm to 6:15pm', cn: '17:00 至 18:15', kr: '17:00~18:15' },
      frequency: { en: 'Tuesdays, Thursdays and Saturdays', cn: '周二、周四与周六', kr: '화·목·토요일' },
      description: { en: 'Smell rumduol, frangipani and jasmine as they wake, then blend two of them into 10 ml to take away.', cn: '趁隆都花、鸡蛋花与茉莉初醒，细闻其香，再择其二，调成 10 毫升带走。', kr: '룸둘과 프랑지파니, 재스민이 깨어나는 향을 맡고, 그 가운데 둘을 골라 10ml로 빚어 가져가십시오.' },
      body: {
        en: 'The flowers are picked with the bud still closed and set in water on the steps. Over an hour you can hear the bats leave and smell the garden begin. Twelve guests, US$32; reserve at the Hesperia counter until noon.',
        cn: '花在含苞时采下，养于阶前水盏。一小时之间，听蝙蝠出巢，闻花园渐醒。限十二位，32 美元，请于当日正午前在暮星柜台预订。',
        kr: '꽃은 봉오리일 때 따서 계단의 물그릇에 띄웁니다. 한 시간 동안 박쥐가 날아가는 소리를 듣고, 정원이 깨어나는 향을 맡습니다. 정원 12명, 32달러. 당일 정오까지 Hesperia 카운터에서 예약하십시오.',
      },
    },
    { created: 21, updated: 7 },
  ),
  entry(
    'event',
    'siem-reap-event-pepper-and-palm-sugar',
    {
      title: { en: 'Pepper, lime and palm sugar', cn: '胡椒、青柠与棕糖', kr: '후추와 라임, 팜 슈거' },
      slug: 'pepper-and-palm-sugar',
      category: ['cat-tasting'],
      brand: 'brand-honey-and-tide',
      media: ['dining-dessert'],
      location: lotusCourt,
      startDate: day(11, '15:00'),
      endDate: day(13, '17:00'),
      cta: ['siem-reap-cta-reserve'],
      time: { en: '3pm to 4pm', cn: '15:00 至 16:00', kr: '15:00~16:00' },
      frequency: { en: 'Three afternoons', cn: '连续三个午后', kr: '사흘간 오후' },
      description: { en: 'Six small plates, from sharp to sweet, that show what Kampot pepper does to fruit and palm sugar to everything.', cn: '六道小碟，由酸至甜，看贡布胡椒如何点化水果，棕糖如何点化一切。', kr: '시큼함에서 달콤함까지 작은 접시 여섯. 캄폿 후추가 과일에, 팜 슈거가 모든 것에 하는 일을 맛보십시오.' },
      body: {
        en: 'Green mango with salt and red pepper opens; a lime tart sweetened with palm sugar closes. The hour is led in English with a Chinese and a Korean host at the table. Fourteen guests, US$18.',
        cn: '以盐与红胡椒拌青芒果开场，以棕糖青柠塔收尾。全程英语讲解，席间有中文与韩语主持。限十四位，18 美元。',
        kr: '소금과 붉은 후추를 뿌린 그린 망고로 시작해 팜 슈거로 단맛을 낸 라임 타르트로 끝납니다. 영어로 진행하며 중국어와 한국어 진행자가 함께합니다. 정원 14명, 18달러.',
      },
    },
    { created: 9, updated: 3 },
  ),
];
