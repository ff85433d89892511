import { day, entry, type Seed } from '../../seed.ts';
import { lotusCourt } from './places.ts';

/** The promotion of the Siem Reap gallery. */
export const promotions: readonly Seed[] = [
  entry(
    'indexDetailPage',
    'siem-reap-promotion-last-evening',
    {
      title: { en: 'One last evening with Hesperia', cn: '暮星最后一夜礼遇', kr: 'Hesperia와의 마지막 저녁' },
      slug: 'last-evening',
      category: ['cat-fragrance'],
      brand: 'brand-hesperia',
      media: ['beauty-perfume-amber'],
      location: lotusCourt,
      startDate: day(-14, '10:00'),
      endDate: day(0, '21:00'),
      description: { en: 'Until 9pm today every 30 ml flacon is joined by a travel spray of the same scent in a woven sleeve.', cn: '至今晚 21:00，每瓶 30 毫升皆附同香旅行喷雾一支，收于编织小套。', kr: '오늘 21:00까지 30ml 한 병마다 같은 향의 트래블 스프레이를 엮은 주머니에 담아 드립니다.' },
      body: {
        en: 'The sleeves are plaited from lake rush, and no two are of one green. If you arrive late, ring at the road gate: the counter stays until the last guest has chosen.',
        cn: '小套以湖中灯芯草编成，绿意只只不同。若来得晚，请按临街门铃：柜台会等到最后一位客人选好。',
        kr: '주머니는 호수의 골풀로 엮어 초록빛이 저마다 다릅니다. 늦으셨다면 거리 쪽 문의 종을 울려 주십시오. 마지막 손님이 고르실 때까지 카운터를 지킵니다.',
      },
      terms: {
        en: '- One spray for each flacon, while supplies last.\n- Today only, for visitors in the gallery.',
        cn: '- 每瓶限赠一支，赠完即止。\n- 仅限今日到馆宾客。',
        kr: '- 한 병당 1개, 소진 시 종료됩니다.\n- 오늘 방문하신 분에 한합니다.',
      },
    },
    { created: 16, updated: 14 },
  ),
];
