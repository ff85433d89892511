import { day, entry, type Seed } from '../../seed.ts';
import { lagoonHall } from './places.ts';

/** The promotion of the Saipan gallery. */
export const promotions: readonly Seed[] = [
  entry(
    'indexDetailPage',
    'saipan-promotion-lagoon-light',
    {
      title: { en: 'Lagoon light, two weeks only', cn: '潟湖微光，限时两周', jp: 'ラグーンの光、二週間だけ', kr: '라군의 빛, 2주 동안' },
      slug: 'lagoon-light',
      category: ['cat-beauty'],
      brand: 'brand-solenne',
      media: ['beauty-compact'],
      location: lagoonHall,
      startDate: day(-4, '10:00'),
      endDate: day(10, '22:00'),
      description: {
        en: 'A pressed powder with the faint green of shallow water, reduced by a fifth and tried by the west window at four.',
        cn: '带一抹浅水微绿的粉饼，限时八折，宜于下午四点在西窗边试用。',
        jp: '浅瀬のかすかな緑を帯びたプレストパウダーを2割引で。16:00、西の窓辺でお試しください。',
        kr: '얕은 물의 은은한 초록을 머금은 프레스드 파우더를 20% 할인합니다. 오후 4시, 서쪽 창가에서 써 보십시오.',
      },
      body: {
        en: 'Green calms redness, as anyone who has looked at this lagoon knows. The compact is refillable, the mirror is glass, and the petals are pressed from a mould carved in Garapan.',
        cn: '绿色能安抚泛红，凝望过这片潟湖的人都懂。粉盒可续装，镜面为玻璃，花瓣浮雕出自加拉班手刻的模具。',
        jp: '緑は赤みを鎮めます。このラグーンを眺めた方ならご存じのとおり。ケースは詰め替え式、鏡はガラス、花びらの型はガラパンで彫られました。',
        kr: '초록은 붉은 기를 가라앉힙니다. 이 라군을 바라본 분이라면 아실 것입니다. 케이스는 리필할 수 있고 거울은 유리이며, 꽃잎 무늬는 가라판에서 새긴 틀로 눌렀습니다.',
      },
      terms: {
        en: '- Two compacts for each customer.\n- Refills are not reduced.',
        cn: '- 每位顾客限购两件。\n- 替换芯不参与优惠。',
        jp: '- お一人様2点まで。\n- レフィルは割引の対象外です。',
        kr: '- 1인당 두 개까지.\n- 리필은 할인 대상이 아닙니다.',
      },
    },
    { created: 6, updated: 4 },
  ),
];
