import { entry, type Seed } from '../../seed.ts';
import { hours, lotusCourt } from './places.ts';

/** What the hosts of Siem Reap do for guests. */
export const services: readonly Seed[] = [
  entry('service', 'siem-reap-service-remork-home', {
    title: { en: 'A remork home', cn: '嘟嘟车送您回去', kr: '렘목으로 모셔다드립니다' },
    slug: 'remork-home',
    category: ['cat-travel'],
    media: ['room-counter'],
    isFeatured: true,
    location: { en: 'Ground floor, road gate', cn: '底层，临街大门', kr: '1층 거리 쪽 문' },
    time: { en: 'Daily, noon to 10pm', cn: '每日 12:00 至 22:00', kr: '매일 12:00~22:00' },
    description: { en: 'A cushioned remork takes you and your parcels anywhere in town, complimentary, by way of the river if you like.', cn: '备好软垫的嘟嘟车，免费送您与包裹前往城中任何一处，亦可取道河边。', kr: '푹신한 렘목이 손님과 짐을 시내 어디든 무료로 모셔다드립니다. 원하시면 강가로 돌아갑니다.' },
    body: {
      en: 'Six drivers take turns and know which roads flood. The ride needs no minimum purchase. For the airport, fifty kilometres east of the town, we arrange a car at a fixed fare of US$30.',
      cn: '六位师傅轮值，哪条路会积水，他们最清楚。乘车无最低消费。机场位于城东约五十公里，可代订轿车，一口价 30 美元。',
      kr: '여섯 기사가 번갈아 맡으며, 어느 길이 물에 잠기는지 압니다. 최소 구매 금액은 없습니다. 시내 동쪽 50킬로미터의 공항까지는 30달러 정액으로 차를 불러 드립니다.',
    },
  }),
  entry('service', 'siem-reap-service-krama-wrapping', {
    title: { en: 'Wrapping in a krama', cn: '以格纹水布包裹', kr: '크라마로 싸는 선물' },
    slug: 'krama-wrapping',
    category: ['cat-personal'],
    media: ['trace-parcel'],
    location: { en: 'Ground floor, wrapping table', cn: '底层，包装台', kr: '1층 포장 테이블' },
    time: hours,
    description: {
      en: 'Gifts are knotted into a checked cotton krama, which goes on to be a scarf, a sling, a hat or a picnic cloth.',
      cn: '礼物以格纹棉布“格罗麻”系结包裹；拆开之后，它可作围巾、背兜、头巾，或野餐布。',
      kr: '선물을 체크무늬 면 크라마에 매듭지어 쌉니다. 풀고 나면 스카프도, 포대기도, 모자도, 소풍 돗자리도 됩니다.',
    },
    body: {
      en: 'One krama is complimentary above US$60, otherwise US$7. Choose red, indigo or black check, all woven on village looms. The team will teach you the sling knot if there is a baby about.',
      cn: '满 60 美元免费一条，否则 7 美元。红、靛、黑三色格，皆出自村中织机。若有婴儿同行，我们会教您系背兜。',
      kr: '60달러 이상은 한 장 무료, 미만은 7달러입니다. 빨강, 쪽빛, 검정 체크 모두 마을 베틀에서 짰습니다. 아기가 있으시면 포대기 매듭을 가르쳐 드립니다.',
    },
  }),
  entry('service', 'siem-reap-service-after-the-temples', {
    title: { en: 'After the temples', cn: '自寺庙归来', kr: '사원에서 돌아온 뒤' },
    slug: 'after-the-temples',
    category: ['cat-personal', 'cat-beauty'],
    media: ['beauty-cream'],
    location: lotusCourt,
    time: { en: 'Daily, 11am to 6pm', cn: '每日 11:00 至 18:00', kr: '매일 11:00~18:00' },
    description: {
      en: 'Cold lemongrass towels, a foot basin of river stones and brushed shoes for anyone who has climbed too many steps.',
      cn: '冰凉的香茅毛巾、铺着河石的足盆，与刷净的鞋，献给爬了太多台阶的您。',
      kr: '차가운 레몬그라스 타월과 강돌을 깐 족욕, 깨끗이 턴 신발. 계단을 너무 많이 오른 분을 위한 서비스입니다.',
    },
    body: {
      en: 'Twenty minutes on the shaded side of the pond, complimentary, no purchase expected. Eight chairs; when they are taken, the café brings iced tea while you wait.',
      cn: '池边荫凉处二十分钟，免费，无须购物。共八席；若已坐满，咖啡馆会先送上冰茶。',
      kr: '연못의 그늘진 쪽에서 20분, 무료이며 구매하지 않으셔도 됩니다. 자리는 여덟. 다 찼을 때에는 카페에서 아이스티를 내어 드립니다.',
    },
  }),
];
