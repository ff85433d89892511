import { day, entry, type Seed } from '../../seed.ts';

/** News from the Siem Reap gallery. */
export const news: readonly Seed[] = [
  entry(
    'news',
    'siem-reap-news-lotus-pond',
    {
      title: { en: 'The lotus pond has filled', cn: '莲池水满', kr: '연못에 물이 찼습니다' },
      slug: 'lotus-pond',
      category: ['cat-house-news'],
      media: ['door-siem-reap'],
      isFeatured: true,
      displayDate: day(-5),
      removedAfterExpired: false,
      description: { en: 'Six weeks of mending the laterite kerb are over, and the pond in the court holds its water and its first buds again.', cn: '红土石池沿修葺完毕，庭中莲池重新蓄水，也含住了第一批花苞。', kr: '라테라이트 테두리를 고치는 일이 끝나, 안뜰의 연못이 다시 물과 첫 봉오리를 담았습니다.' },
      body: {
        en: 'Stonemasons trained on temple repairs relaid the kerb without cement, as the old basins were laid. Come before noon: lotus opens in the morning, rests through the heat and tries again for three days.',
        cn: '曾参与寺庙修复的石匠，依古池旧法，不用水泥重砌池沿。请在正午前来：莲花清晨绽放，午热时闭合，如此反复三日。',
        kr: '사원 복원을 익힌 석공들이 옛 못을 쌓던 방식대로 시멘트 없이 테두리를 다시 놓았습니다. 정오 전에 오십시오. 연꽃은 아침에 피어 더위에 쉬고, 그렇게 사흘을 되풀이합니다.',
      },
    },
    { created: 6, updated: 5 },
  ),
  entry(
    'news',
    'siem-reap-news-golden-silk',
    {
      title: { en: 'Golden silk on the upper floor', cn: '金丝上楼', kr: '위층에 온 황금 실크' },
      slug: 'golden-silk',
      category: ['cat-opening'],
      brand: 'brand-ottavia-rey',
      media: ['arch-boutique'],
      displayDate: day(-19),
      removedAfterExpired: false,
      description: { en: 'Ottavia Rey opens a room around a working loom, with squares that will not be sold in any other city.', cn: '奥塔薇以一架织机为中心开设新店，所陈方巾，他城不售。', kr: 'Ottavia Rey가 실제로 짜는 베틀을 중심으로 방을 열었습니다. 다른 도시에서는 만날 수 없는 스카프입니다.' },
      body: {
        en: 'Thirty squares a month is all that the partner villages can weave without hurry, and hurry was not asked for. A waiting list is kept at the counter; pieces are posted anywhere.',
        cn: '合作村落从容织来，每月不过三十方，我们也不曾催促。柜台设有候补名单，可寄往各地。',
        kr: '협력 마을에서 서두르지 않고 짤 수 있는 양은 한 달에 서른 장. 저희도 재촉하지 않았습니다. 카운터에서 대기 명단을 받으며 어디로든 부쳐 드립니다.',
      },
    },
    { created: 20, updated: 19 },
  ),
  entry(
    'news',
    'siem-reap-news-early-cafe',
    {
      title: { en: 'Coffee from five in the morning', cn: '清晨五点的咖啡', kr: '새벽 다섯 시의 커피' },
      slug: 'early-cafe',
      category: ['cat-house-news'],
      media: ['dusk-siem-reap'],
      displayDate: day(-37),
      removedAfterExpired: false,
      description: { en: 'The sugar palm café now lights its lamps at 5am, the hour when the road to the temples begins to hum.', cn: '糖棕咖啡如今 5:00 点灯，正是通往寺庙的路开始热闹的时刻。', kr: '슈거 팜 카페가 이제 5:00에 불을 켭니다. 사원으로 가는 길이 술렁이기 시작하는 시각입니다.' },
      body: {
        en: 'Drivers drink free. Their cups hang on the left of the door, each with a name; if yours has one, you have been here long enough to know where the sugar is.',
        cn: '司机师傅免费。他们的杯子挂在门左，只只有名。若也有您的一只，想必您早已知道糖放在哪里。',
        kr: '기사님들께는 무료입니다. 문 왼편에 걸린 잔마다 이름이 적혀 있습니다. 거기 손님의 잔이 있다면, 설탕이 어디 있는지도 이미 아실 것입니다.',
      },
    },
    { created: 38, updated: 37 },
  ),
];
