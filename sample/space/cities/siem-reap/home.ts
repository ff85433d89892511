import { openingWith } from '../../pictures.ts';
import { entry, type Seed } from '../../seed.ts';
import { address, hours } from './places.ts';

/** The home page of Siem Reap with its sections and buttons, and what search engines read of it and of the store. */
export const home: readonly Seed[] = [
  entry('seo', 'siem-reap-seo-home', {
    title: { en: 'Duty-free shopping near Angkor | [site_name]', cn: '吴哥旁的免税购物 | [site_name]', kr: '앙코르 곁의 면세 쇼핑 | [site_name]' },
    description: {
      en: 'A duty-free gallery around a lotus pond on the road to Angkor: golden silk, evening perfume, pepper and palm sugar, and coffee before sunrise.',
      cn: '吴哥路上，一池莲花环抱的免税艺廊：金丝方巾、夜香、胡椒与棕糖，以及日出前的咖啡。',
      kr: '앙코르로 가는 길, 연꽃 연못을 둘러싼 면세 갤러리. 황금 실크와 저녁의 향수, 후추와 팜 슈거, 해 뜨기 전의 커피가 있습니다.',
    },
    keywords: { en: ['duty free Siem Reap', 'Angkor', 'golden silk', 'Kampot pepper'], cn: ['暹粒免税', '吴哥', '金丝', '贡布胡椒'], kr: ['시엠립 면세', '앙코르', '황금 실크', '캄폿 후추'] },
    media: ['city-siem-reap'],
  }),
  entry('seo', 'siem-reap-seo-store', {
    title: { en: '[page_title]: hours and floor guide | [site_name]', cn: '[page_title]：营业时间与楼层指南 | [site_name]', kr: '[page_title] 영업 시간과 층별 안내 | [site_name]' },
    description: {
      en: 'Hours, address, telephone and floor guide of the duty-free gallery between the town of Siem Reap and the temples of Angkor.',
      cn: '位于暹粒城与吴哥寺庙群之间的免税艺廊：营业时间、地址、电话与楼层指南。',
      kr: '시엠립 시내와 앙코르 사원 사이에 있는 면세 갤러리의 영업 시간, 주소, 전화번호, 층별 안내입니다.',
    },
    keywords: { en: ['Siem Reap', 'store hours', 'floor guide'], cn: ['暹粒', '营业时间', '楼层指南'], kr: ['시엠립', '영업 시간', '층별 안내'] },
  }),
  entry('cta', 'siem-reap-cta-visit', { title: { en: 'Plan your visit', cn: '规划行程', kr: '방문 계획' }, internalLink: 'siem-reap-store-siem-reap', kind: 'viewDetails', variant: 'primary' }),
  entry('cta', 'siem-reap-cta-reserve', { title: { en: 'Book a place', cn: '预约席位', kr: '자리 예약하기' }, internalLink: 'siem-reap-store-siem-reap', kind: 'bookNow', variant: 'primary' }),
  entry('cta', 'siem-reap-cta-dusk', { title: { en: 'View the workshop', cn: '查看工作坊', kr: '워크숍 보기' }, internalLink: 'siem-reap-event-flowers-at-dusk', kind: 'viewDetails', variant: 'secondary' }),

  entry('heroBanner', 'siem-reap-hero-home', {
    eyebrow: { en: 'On the road to Angkor', cn: '吴哥路上', kr: '앙코르로 가는 길' },
    title: { en: 'After the temples, shade', cn: '古寺归来，且入荫凉', kr: '사원 다음에는, 그늘' },
    description: { en: 'A cool court around a lotus pond, with silk on the loom, cold towels and nothing that has to be climbed.', cn: '一方清凉庭院，围着莲池：织机上有丝，手边有凉毛巾，再没有什么须要攀登。', kr: '연꽃 연못을 둘러싼 서늘한 안뜰. 베틀에는 실크가, 손에는 차가운 타월이 있고, 더는 오를 것이 없습니다.' },
    ...openingWith({ picture: 'city-siem-reap', alt: { en: 'Stepped stone temple towers wrapped by pale tree roots, mirrored in a dark lotus pool', kr: '창백한 나무뿌리에 감긴 계단식 석조 사원 탑이 어두운 연못에 비친 모습' } }),
    layout: 'B',
    size: 'Size 1',
    alignment: 'Left',
    textSize: 'large',
    tone: 'light',
    cta: ['siem-reap-cta-visit'],
  }),
  entry('heroBanner', 'siem-reap-hero-dusk', {
    eyebrow: { en: 'Fragrance', cn: '香氛', kr: '향수' },
    title: { en: 'The hour that smells of rumduol', cn: '隆都花香之时', kr: '룸둘 향이 나는 시각' },
    description: { en: 'At dusk the garden begins. Blend two of its flowers with Hesperia, three evenings a week.', cn: '黄昏一到，花园方醒。每周三晚，与暮星一同调和其中两种花香。', kr: '해 질 녘이면 정원이 깨어납니다. 일주일에 세 번, Hesperia와 함께 두 가지 꽃향기를 빚어 보십시오.' },
    media: [{ picture: 'loop-fragrance', alt: { en: 'Window light and palm shadows drift slowly across glass perfume bottles on clay and travertine plinths', kr: '창의 빛과 야자 잎 그림자가 받침 위 유리 향수병을 천천히 지나가는 영상' } }],
    videoCoverImage: ['loop-fragrance-poster'],
    layout: 'F',
    size: 'Size 1',
    alignment: 'Middle',
    textSize: 'normal',
    tone: 'dark',
    cta: ['siem-reap-cta-dusk'],
  }),
  entry('luxCarousel', 'siem-reap-carousel-home', { title: { en: 'From the lotus court', cn: '来自莲池庭院', kr: '연꽃 안뜰에서' }, items: ['siem-reap-hero-home', 'siem-reap-hero-dusk'] }),
  entry('card3Multiply1', 'siem-reap-section-hands', {
    title: { en: 'Made by hand, seen by daylight', cn: '手作之物，日光之下', kr: '손으로 만들고 햇빛에 보다' },
    eyebrow: { en: 'In the gallery', cn: '馆内', kr: '갤러리에서' },
    cards: ['siem-reap-brand-ottavia-rey', 'siem-reap-dining-lotus-table', 'siem-reap-art-root-and-stone'],
  }),
  entry('eventListComponent', 'siem-reap-section-events', {
    title: { en: 'Afternoons and dusks', cn: '午后与黄昏', kr: '오후와 해 질 녘' },
    eyebrow: { en: 'Events', cn: '活动', kr: '이벤트' },
    description: { en: 'Small circles around one good thing at a time.', cn: '小小一圈人，一次只围着一件好东西。', kr: '작은 자리에서, 한 번에 좋은 것 하나씩.' },
    items: [],
    limit: 3,
  }),
  entry('asset1lMultiply2r', 'siem-reap-section-three-gifts', {
    title: { en: 'Three things that travel well', cn: '三样好带的礼物', kr: '가져가기 좋은 세 가지' },
    media1st: ['beauty-lipstick'],
    title1st: { en: 'The red of the road', cn: '路上的红', kr: '길의 붉은빛' },
    internalLink1st: 'siem-reap-brand-maison-verane',
    media2nd: ['food-honey'],
    title2nd: { en: 'Forest honey, Kampot pepper', cn: '森林野蜜，贡布胡椒', kr: '숲의 꿀과 캄폿 후추' },
    internalLink2nd: 'siem-reap-brand-honey-and-tide',
    media3rd: ['fashion-wallet'],
    title3rd: { en: 'A cover for the temple pass', cn: '收纳参观证的皮套', kr: '사원 입장권을 위한 커버' },
    internalLink3rd: 'siem-reap-brand-north-and-vale',
  }),
  entry('planYourVisit', 'siem-reap-plan-your-visit', {
    title: { en: 'Plan your visit', cn: '规划行程', kr: '방문 계획' },
    description: { en: 'Breakfast boxes from 5am, the houses from 10am, a remork home until 10pm.', cn: '早餐盒 5:00 起，各品牌 10:00 开门，嘟嘟车送客至 22:00。', kr: '아침 도시락은 5:00부터, 브랜드는 10:00부터, 돌아가는 렘목은 22:00까지입니다.' },
    media: ['door-siem-reap'],
    store: 'siem-reap-store-siem-reap',
    time: { en: [hours.en], cn: [hours.cn], kr: [hours.kr] },
    address,
    cta: ['siem-reap-cta-visit'],
  }),
  entry('homePage', 'siem-reap-home', {
    title: { en: 'Meridian Galleria in Siem Reap', cn: 'Meridian Galleria 暹粒', kr: 'Meridian Galleria 시엠립' },
    slug: 'home',
    seo: 'siem-reap-seo-home',
    description: { en: 'A duty-free gallery around a lotus pond, between the town and the temples.', cn: '城与古寺之间，一座围着莲池的免税艺廊。', kr: '시내와 사원 사이, 연꽃 연못을 둘러싼 면세 갤러리.' },
    content: ['siem-reap-carousel-home', 'siem-reap-section-hands', 'siem-reap-home-signature', 'siem-reap-section-events', 'siem-reap-section-three-gifts', 'siem-reap-plan-your-visit'],
  }),
];
