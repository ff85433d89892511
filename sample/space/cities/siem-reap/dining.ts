import { entry, type Seed } from '../../seed.ts';
import { lotusCourt, southGallery } from './places.ts';

/** Where to eat and drink in Siem Reap. */
export const dining: readonly Seed[] = [
  entry('dining', 'siem-reap-dining-lotus-table', {
    title: { en: 'The Lotus Table', cn: '莲席', kr: '로터스 테이블' },
    slug: 'lotus-table',
    category: ['cat-restaurant'],
    media: ['dining-plated'],
    isFeatured: true,
    location: lotusCourt,
    cuisine: { en: 'Khmer', cn: '高棉菜', kr: '크메르 요리' },
    time: { en: '11am to 10pm', cn: '11:00 至 22:00', kr: '11:00~22:00' },
    frequency: { en: 'Daily', cn: '每日', kr: '매일' },
    description: {
      en: 'Fish amok in its leaf, river greens and rice from the lake shore, served around a pond that closes its flowers at noon.',
      cn: '叶盏中的阿莫克鱼、河畔时蔬与湖滨稻米，围着一池正午合瓣的莲花享用。',
      kr: '잎에 담은 피시 아목과 강가의 나물, 호숫가의 쌀. 정오면 꽃잎을 닫는 연못을 둘러싸고 드십시오.',
    },
    body: {
      en: 'Everything begins with kroeung, the paste of lemongrass, galangal, turmeric and lime leaf that is pounded here at 7am and again at three. The fish comes from the Tonlé Sap, a lake that grows to five times its size when the river turns and flows backwards.\n\n- Lunch of three dishes, US$16\n- Evening menu of six, US$39\n- Morning noodles with fish and herbs, weekends from 8am',
      cn: '一切始于“葛龙”：香茅、南姜、姜黄与青柠叶捣成的香酱，每日 7:00 与 15:00 各捣一次。鱼来自洞里萨湖，雨季河水倒流之时，湖面可涨至五倍。\n\n- 午市三道 16 美元\n- 晚市六道 39 美元\n- 周末 8:00 起供应鱼汤香草米线早餐',
      kr: '모든 것은 크르엉에서 시작합니다. 레몬그라스와 갈랑갈, 강황, 라임 잎을 오전 7시와 오후 3시에 이곳에서 빻습니다. 생선은 톤레사프에서 옵니다. 강물이 거꾸로 흐르는 철이면 다섯 배로 넓어지는 호수입니다.\n\n- 점심 세 가지 요리 16달러\n- 저녁 여섯 가지 요리 39달러\n- 주말 8:00부터 생선과 허브를 얹은 아침 국수',
    },
  }),
  entry('dining', 'siem-reap-dining-sugar-palm-cafe', {
    title: { en: 'Sugar palm café', cn: '糖棕咖啡', kr: '슈거 팜 카페' },
    slug: 'sugar-palm-cafe',
    category: ['cat-cafe'],
    media: ['trace-cup'],
    location: southGallery,
    cuisine: { en: 'Coffee and sweets', cn: '咖啡与甜点', kr: '커피와 디저트' },
    time: { en: '5am to 8pm', cn: '5:00 至 20:00', kr: '5:00~20:00' },
    frequency: { en: 'Daily', cn: '每日', kr: '매일' },
    description: {
      en: 'Open before the temples: strong coffee, rice cakes and a breakfast box tied in banana leaf for the road to the sunrise.',
      cn: '比寺庙更早开门：浓咖啡、米糕，与一份蕉叶包裹、带去看日出的早餐盒。',
      kr: '사원보다 먼저 문을 엽니다. 진한 커피와 쌀떡, 그리고 일출 길에 들고 갈 바나나 잎 아침 도시락이 있습니다.',
    },
    body: {
      en: 'Angkor Wat faces west, so its sunrise comes from behind the towers, and the best of it lasts eleven minutes. Collect your box from 5am: sticky rice, mango, a boiled egg, coffee in a flask that you bring back. US$8. Order the evening before, at the counter or by telephone.',
      cn: '吴哥窟坐东朝西，日出自塔后升起，最美不过十一分钟。早餐盒 5:00 起领取：糯米饭、芒果、水煮蛋，与一壶须归还的咖啡。8 美元，请于前一晚在柜台或致电预订。',
      kr: '앙코르와트는 서쪽을 바라보기에 해는 탑 뒤에서 떠오르고, 가장 아름다운 때는 11분 남짓입니다. 도시락은 5:00부터 찾으실 수 있습니다. 찹쌀밥과 망고, 삶은 달걀, 돌려주실 보온병에 담은 커피까지 8달러. 전날 저녁 카운터나 전화로 주문해 주십시오.',
    },
  }),
];
