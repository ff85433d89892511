import { day, entry, type SeedGroup } from '../seed.ts';
import { siemReapItems } from './siem-reap-items.ts';

const hours = { en: 'Daily, 10am to 9pm', cn: '每日 10:00 至 21:00', kr: '매일 10:00~21:00' };
const address = {
  en: '1 Meridian Court, Charles de Gaulle Boulevard, Siem Reap, Cambodia', cn: '柬埔寨暹粒，戴高乐大道，子午庭院 1 号',
  kr: '캄보디아 시엠립 샤를 드골 대로, 메리디언 코트 1번지',
};

/** Siem Reap: the home page, the gallery on the road to Angkor, its story, its notices and all its items. */
export const siemReap: SeedGroup = {
  tag: 'siem-reap',
  seeds: [
    entry('seo', 'siem-reap-seo-home', {
      title: { en: 'Duty-free shopping near Angkor | [site_name]', cn: '吴哥旁的免税购物 | [site_name]', kr: '앙코르 곁의 면세 쇼핑 | [site_name]' },
      description: { en: 'A duty-free gallery around a lotus pond on the road to Angkor: golden silk, evening perfume, pepper and palm sugar, and coffee before sunrise.', cn: '吴哥路上，一池莲花环抱的免税艺廊：金丝方巾、夜香、胡椒与棕糖，以及日出前的咖啡。', kr: '앙코르로 가는 길, 연꽃 연못을 둘러싼 면세 갤러리. 황금 실크와 저녁의 향수, 후추와 팜 슈거, 해 뜨기 전의 커피가 있습니다.' },
      keywords: { en: ['duty free Siem Reap', 'Angkor', 'golden silk', 'Kampot pepper'], cn: ['暹粒免税', '吴哥', '金丝', '贡布胡椒'], kr: ['시엠립 면세', '앙코르', '황금 실크', '캄폿 후추'] },
      media: ['city-siem-reap'],
    }),
    entry('seo', 'siem-reap-seo-store', {
      title: { en: '[page_title]: hours and floor guide | [site_name]', cn: '[page_title]：营业时间与楼层指南 | [site_name]', kr: '[page_title] 영업 시간과 층별 안내 | [site_name]' },
      description: { en: 'Hours, address, telephone and floor guide of the duty-free gallery between the town of Siem Reap and the temples of Angkor.', cn: '位于暹粒城与吴哥寺庙群之间的免税艺廊：营业时间、地址、电话与楼层指南。', kr: '시엠립 시내와 앙코르 사원 사이에 있는 면세 갤러리의 영업 시간, 주소, 전화번호, 층별 안내입니다.' },
      keywords: { en: ['Siem Reap', 'store hours', 'floor guide'], cn: ['暹粒', '营业时间', '楼层指南'], kr: ['시엠립', '영업 시간', '층별 안내'] },
    }),
    entry('cta', 'siem-reap-cta-visit', { title: { en: 'Plan your visit', cn: '规划到访', kr: '방문 안내' }, internalLink: 'siem-reap-store-siem-reap', kind: 'viewDetails', variant: 'primary' }),
    entry('cta', 'siem-reap-cta-reserve', { title: { en: 'Reserve a place', cn: '预留席位', kr: '자리 예약하기' }, internalLink: 'siem-reap-store-siem-reap', kind: 'bookNow', variant: 'primary' }),
    entry('cta', 'siem-reap-cta-dusk', { title: { en: 'See the workshop', cn: '查看工作坊', kr: '워크숍 보기' }, internalLink: 'siem-reap-event-flowers-at-dusk', kind: 'viewDetails', variant: 'secondary' }),
    entry('cta', 'siem-reap-cta-heritage', { title: { en: 'Read our story here', cn: '阅读此地的故事', kr: '이곳의 이야기 읽기' }, internalLink: 'siem-reap-about-heritage', kind: 'viewDetails', variant: 'link' }),

    entry('heroBanner', 'siem-reap-hero-home', {
      eyebrow: { en: 'On the road to Angkor', cn: '吴哥路上', kr: '앙코르로 가는 길' }, title: { en: 'After the temples, shade', cn: '古寺归来，且入荫凉', kr: '사원 다음에는, 그늘' },
      description: { en: 'A cool court around a lotus pond, with silk on the loom, cold towels and nothing that has to be climbed.', cn: '一方清凉庭院，围着莲池：织机上有丝，手边有凉毛巾，再没有什么须要攀登。', kr: '연꽃 연못을 둘러싼 서늘한 안뜰. 베틀에는 실크가, 손에는 차가운 타월이 있고, 더는 오를 것이 없습니다.' },
      media: [{ picture: 'city-siem-reap', alt: { en: 'Stepped stone temple towers wrapped by pale tree roots, mirrored in a dark lotus pool', kr: '창백한 나무뿌리에 감긴 계단식 석조 사원 탑이 어두운 연못에 비친 모습' } }],
      layout: 'B', size: 'Size 1', alignment: 'Left', textSize: 'large', tone: 'light', cta: ['siem-reap-cta-visit'],
    }),
    entry('heroBanner', 'siem-reap-hero-dusk', {
      eyebrow: { en: 'Fragrance', cn: '香氛', kr: '향수' }, title: { en: 'The hour that smells of rumduol', cn: '隆都花香之时', kr: '룸둘 향이 나는 시각' },
      description: { en: 'At dusk the garden begins. Blend two of its flowers with Hesperia, three evenings a week.', cn: '黄昏一到，花园方醒。每周三晚，与暮星一同调和其中两种花香。', kr: '해 질 녘이면 정원이 깨어납니다. 일주일에 세 번, Hesperia와 함께 두 가지 꽃향기를 빚어 보십시오.' },
      media: [{ picture: 'loop-fragrance', alt: { en: 'Window light and palm shadows drift slowly across glass perfume bottles on clay and travertine plinths', kr: '창의 빛과 야자 잎 그림자가 받침 위 유리 향수병을 천천히 지나가는 영상' } }], videoCoverImage: ['loop-fragrance-poster'],
      layout: 'F', size: 'Size 1', alignment: 'Middle', textSize: 'normal', tone: 'dark', cta: ['siem-reap-cta-dusk'],
    }),
    entry('luxCarousel', 'siem-reap-carousel-home', { title: { en: 'From the lotus court', cn: '来自莲池庭院', kr: '연꽃 안뜰에서' }, items: ['siem-reap-hero-home', 'siem-reap-hero-dusk'] }),
    entry('richText', 'siem-reap-section-welcome', {
      title: { en: 'A day here has two halves', cn: '此地一日，分作两半', kr: '이곳의 하루는 둘로 나뉩니다' },
      body: {
        en: 'The morning belongs to the stones: out at five, back by eleven, dust to the knee. The second half is ours. We keep the court dark and cool, feed you from a leaf, brush your shoes and show you what the country makes with its hands.',
        cn: '上午属于石头：五点出门，十一点归来，尘土没膝。下半日便交给我们。庭院幽暗清凉，叶中有食，鞋履代为拂尘，再请您看看这个国度双手所造之物。',
        kr: '오전은 돌의 시간입니다. 다섯 시에 나가 열한 시에 돌아오면 무릎까지 먼지입니다. 나머지 반나절은 저희가 맡겠습니다. 안뜰을 어둡고 서늘하게 지키고, 잎에 담은 음식을 내며, 신발을 털어 드리고, 이 나라가 손으로 만드는 것을 보여 드립니다.',
      },
      alignment: 'Left', textSize: 'large', cta: ['siem-reap-cta-heritage'],
    }),
    entry('card3Multiply1', 'siem-reap-section-hands', {
      title: { en: 'Made by hand, seen by daylight', cn: '手作之物，日光之下', kr: '손으로 만들고 햇빛에 보다' }, eyebrow: { en: 'In the gallery', cn: '馆内', kr: '갤러리에서' },
      cards: ['siem-reap-brand-ottavia-rey', 'siem-reap-dining-lotus-table', 'siem-reap-art-root-and-stone'],
    }),
    entry('eventListComponent', 'siem-reap-section-events', { title: { en: 'Afternoons and dusks', cn: '午后与黄昏', kr: '오후와 해 질 녘' }, eyebrow: { en: 'Events', cn: '活动', kr: '이벤트' }, description: { en: 'Small circles around one good thing at a time.', cn: '小小一圈人，一次只围着一件好东西。', kr: '작은 자리에서, 한 번에 좋은 것 하나씩.' }, items: [], limit: 3 }),
    entry('asset1lMultiply2r', 'siem-reap-section-three-gifts', {
      title: { en: 'Three things that travel well', cn: '三样好带的礼物', kr: '가져가기 좋은 세 가지' },
      media1st: ['beauty-lipstick'], title1st: { en: 'The red of the road', cn: '路上的红', kr: '길의 붉은빛' }, internalLink1st: 'siem-reap-brand-maison-verane',
      media2nd: ['food-honey'], title2nd: { en: 'Forest honey, Kampot pepper', cn: '森林野蜜，贡布胡椒', kr: '숲의 꿀과 캄폿 후추' }, internalLink2nd: 'siem-reap-brand-honey-and-tide',
      media3rd: ['fashion-wallet'], title3rd: { en: 'A cover for the temple pass', cn: '收纳参观证的皮套', kr: '사원 입장권을 위한 커버' }, internalLink3rd: 'siem-reap-brand-north-and-vale',
    }),
    entry('planYourVisit', 'siem-reap-section-visit', {
      title: { en: 'Plan your visit', cn: '规划到访', kr: '방문 안내' }, description: { en: 'Breakfast boxes from 5am, the houses from 10am, a remork home until 10pm.', cn: '早餐盒 5:00 起，各品牌 10:00 开门，嘟嘟车送客至 22:00。', kr: '아침 도시락은 5:00부터, 브랜드는 10:00부터, 돌아가는 렘목은 22:00까지입니다.' },
      media: ['hero-atrium'], store: 'siem-reap-store-siem-reap', time: { en: [hours.en], cn: [hours.cn], kr: [hours.kr] }, address, cta: ['siem-reap-cta-visit'],
    }),
    entry('homePage', 'siem-reap-home', {
      title: { en: 'Meridian Galleria in Siem Reap', cn: 'Meridian Galleria 暹粒', kr: 'Meridian Galleria 시엠립' }, slug: 'home', seo: 'siem-reap-seo-home',
      description: { en: 'A duty-free gallery around a lotus pond, between the town and the temples.', cn: '城与古寺之间，一座围着莲池的免税艺廊。', kr: '시내와 사원 사이, 연꽃 연못을 둘러싼 면세 갤러리.' },
      content: ['siem-reap-carousel-home', 'siem-reap-section-welcome', 'siem-reap-section-hands', 'siem-reap-section-events', 'siem-reap-section-three-gifts', 'siem-reap-section-visit'],
    }),

    entry('storeGuideAddress', 'siem-reap-place-road-gate', { title: { en: 'Road gate', cn: '临街大门', kr: '거리 쪽 문' }, address: { en: 'Ground floor, east side', cn: '底层，东侧', kr: '1층 동쪽' }, time: { en: 'Daily, noon to 10pm', cn: '每日 12:00 至 22:00', kr: '매일 12:00~22:00' }, phone: '+855 63 000 143', mark: '1', internalLink: 'siem-reap-service-remork-home' }),
    entry('storeGuideAddress', 'siem-reap-place-sugar-palm-cafe', { title: { en: 'Sugar palm café', cn: '糖棕咖啡', kr: '슈거 팜 카페' }, address: { en: 'Ground floor, south gallery', cn: '底层，南廊', kr: '1층 남쪽 회랑' }, time: { en: 'Daily, 5am to 8pm', cn: '每日 5:00 至 20:00', kr: '매일 5:00~20:00' }, phone: '+855 63 000 144', mark: '2', internalLink: 'siem-reap-dining-sugar-palm-cafe' }),
    entry('storeGuideAddress', 'siem-reap-place-foot-basins', { title: { en: 'Foot basins', cn: '足盆席', kr: '족욕 자리' }, address: { en: 'Ground floor, north edge of the pond', cn: '底层，莲池北缘', kr: '1층 연못 북쪽 가장자리' }, time: { en: 'Daily, 11am to 6pm', cn: '每日 11:00 至 18:00', kr: '매일 11:00~18:00' }, phone: '+855 63 000 145', mark: '3', internalLink: 'siem-reap-service-after-the-temples' }),
    entry('brandLocatorGroup', 'siem-reap-group-houses', { title: { en: 'Houses around the court', cn: '环庭品牌', kr: '안뜰을 둘러싼 브랜드' }, floor: { en: 'Ground and upper floor', cn: '底层与上层', kr: '1층·2층' }, brands: ['siem-reap-brand-hesperia', 'siem-reap-brand-honey-and-tide', 'siem-reap-brand-maison-verane', 'siem-reap-brand-ottavia-rey', 'siem-reap-brand-north-and-vale'] }),
    entry('storeGuide', 'siem-reap-guide-ground-floor', {
      title: { en: 'The court and the south gallery', cn: '庭院与南廊', kr: '안뜰과 남쪽 회랑' }, floor: { en: 'Ground floor', cn: '底层', kr: '1층' }, description: { en: 'Enter from the road on the east and keep the pond on your right; two stairs and a lift lead to the silk on the upper floor.', cn: '自东侧临街大门进入，沿莲池左侧前行；两道楼梯与一部电梯通往上层的丝绸。', kr: '동쪽 거리에서 들어와 연못을 오른편에 두고 걸으십시오. 두 계단과 엘리베이터가 2층의 실크로 이어집니다.' },
      media: [{ picture: 'floor-guide-1', alt: { en: 'Floor guide of the ground floor', cn: '底层楼层指南', kr: '1층 안내도' } }], addresses: ['siem-reap-place-road-gate', 'siem-reap-place-sugar-palm-cafe', 'siem-reap-place-foot-basins'], groups: ['siem-reap-group-houses'],
    }),
    entry('storeLocator', 'siem-reap-store-siem-reap', {
      title: { en: 'Meridian Galleria Siem Reap', cn: 'Meridian Galleria 暹粒', kr: 'Meridian Galleria 시엠립' }, slug: 'siem-reap', seo: 'siem-reap-seo-store', media: ['arch-corridor'], layout: 'A', size: 'Size 2', address,
      description: { en: 'Two floors of sandstone and dark wood around a lotus pond, half-way between the old market and the first temple gate.', cn: '砂岩与深色木料筑成的两层馆舍，环抱莲池，恰在老市场与第一道寺门之间。', kr: '사암과 짙은 나무로 지은 2층 건물이 연꽃 연못을 둘러쌉니다. 올드 마켓과 첫 사원 문의 중간입니다.' },
      body: {
        en: 'From the old market it is ten minutes by remork along the river; from Angkor Wat, fifteen. Bicycles may lean on the east wall, where a boy of eleven once counted ninety.\n\nPrices are in US dollars; riel are welcome for small change. Please carry your passport for duty-free purchases.',
        cn: '自老市场乘嘟嘟车沿河约十分钟，自吴哥窟约十五分钟。自行车可倚东墙停放，曾有个十一岁的男孩数到过九十辆。\n\n价格以美元计，零钱亦可用瑞尔。选购免税商品，请随身携带护照。',
        kr: '올드 마켓에서 강을 따라 렘목으로 10분, 앙코르와트에서는 15분입니다. 자전거는 동쪽 벽에 기대 두십시오. 열한 살 아이가 아흔 대까지 센 적이 있습니다.\n\n가격은 미국 달러이며 잔돈은 리엘도 받습니다. 면세품을 구매하시려면 여권을 지참해 주십시오.',
      },
      phone: '+855 63 000 142', email: 'siem-reap@meridian.example', location: { lat: 13.3671, lon: 103.8448 }, directionsLink: 'https://www.openstreetmap.org/?mlat=13.3671&mlon=103.8448#map=17/13.3671/103.8448',
      time: { en: [hours.en, 'Café from 5am', 'Restaurant until 10pm'], cn: [hours.cn, '咖啡 5:00 起', '餐厅至 22:00'], kr: [hours.kr, '카페는 5:00부터', '레스토랑은 22:00까지'] },
      features: { en: ['Free ride home', 'Foot basins', 'Free Wi-Fi', 'Step-free ground floor'], cn: ['免费送客车', '足盆席', '免费 Wi-Fi', '底层无障碍'], kr: ['무료 귀가 차량', '족욕 자리', '무료 Wi-Fi', '1층 무장애 동선'] },
      storeGuides: ['siem-reap-guide-ground-floor'], locatorGroups: ['siem-reap-group-houses'],
    }),

    entry('aboutTheStore', 'siem-reap-about-heritage', {
      title: { en: 'Heritage', cn: '传承', kr: '헤리티지' }, slug: 'heritage', media: ['art-painting'], layout: 'D', size: 'Size 2', eyebrow: { en: 'A town of makers', cn: '匠人之城', kr: '손의 도시' },
      description: { en: 'For six centuries Angkor needed carvers, potters and weavers. Their trades never quite left the villages around the town.', cn: '吴哥六百年间，离不开刻工、陶工与织工。这些手艺，从未真正离开城外的村落。', kr: '여섯 세기 동안 앙코르에는 조각가와 도공, 직조공이 필요했습니다. 그 솜씨는 시내를 둘러싼 마을을 떠난 적이 없습니다.' },
      body: {
        en: 'Between the ninth and the fifteenth century the Khmer capital drew stone from Phnom Kulen by canal, silk from the villages and fish from the lake. Much was lost since, some of it within living memory, and much has been taught again by those who remembered.\n\nThe gallery buys its textiles, baskets and bowls within an hour’s drive, and prints the name of the village on every label.',
        cn: '九至十五世纪，高棉都城经运河运来荔枝山之石，取村落之丝、湖中之鱼。此后失落甚多，有些就发生在今人的记忆之内；又有许多，由记得的人重新传授。\n\n本馆的织物、编篮与陶钵，皆采自一小时车程之内，每张标签都印有村名。',
        kr: '9세기에서 15세기까지 크메르의 수도는 운하로 프놈 쿨렌의 돌을, 마을에서 비단을, 호수에서 물고기를 들였습니다. 그 뒤로 많은 것이 사라졌고, 더러는 지금 사람들의 기억 속에서 사라졌습니다. 그리고 기억하는 이들이 다시 많은 것을 가르쳤습니다.\n\n갤러리는 차로 한 시간 안의 마을에서 직물과 바구니, 그릇을 사들이고 모든 라벨에 마을 이름을 적습니다.',
      },
    }),
    entry('aboutTheStore', 'siem-reap-about-architecture', {
      title: { en: 'Architecture', cn: '建筑', kr: '건축' }, slug: 'architecture', media: ['hero-atrium'], layout: 'C', size: 'Size 2', eyebrow: { en: 'A wall, a pond, a roof', cn: '一墙，一池，一檐', kr: '담과 못과 지붕' },
      description: { en: 'Laterite below, sandstone above, timber on top: the gallery uses the old order of materials and none of the old ornament.', cn: '下为红土岩，中为砂岩，上为木构：沿用古老的用材次序，而不借一分古老的纹饰。', kr: '아래는 라테라이트, 위는 사암, 맨 위는 나무. 옛 재료의 순서를 따르되 옛 장식은 쓰지 않았습니다.' },
      body: {
        en: 'Laterite can be cut with a spade when it is dug and hardens in the air, so it has carried the walls of this region for a thousand years. Here it forms the base and the pond. The galleries above are open to the west, for the evening, and closed to the noon.\n\n## What to look for\n\n- The pond kerb, laid without mortar\n- Turned window bars, one in ten left plain\n- The gutter that pours the monsoon into the lotus',
        cn: '红土岩初掘时可用铲切，遇风则硬，千年来承托着这一带的墙。馆中台基与莲池皆用此石。其上回廊向西敞开，迎接黄昏；对正午，则关门。\n\n## 值得留意\n\n- 不用灰浆砌成的池沿\n- 车制窗柱，每十根留一根素面\n- 将季风雨倾入莲池的檐沟',
        kr: '라테라이트는 파낼 때는 삽으로 자를 수 있고 공기를 만나면 굳습니다. 그래서 천 년 동안 이 지방의 벽을 받쳤습니다. 이곳에서는 기단과 연못이 되었습니다. 그 위의 회랑은 저녁을 향해 서쪽으로 열리고 한낮에는 닫힙니다.\n\n## 눈여겨볼 것\n\n- 모르타르 없이 놓은 연못 테두리\n- 열에 하나는 무늬 없이 남긴 깎은 창살\n- 몬순의 비를 연못에 쏟는 처마 홈통',
      },
    }),
    entry('announcement', 'siem-reap-announcement-breakfast-boxes', {
      title: { en: 'Breakfast for the sunrise road', cn: '日出路上的早餐', kr: '일출 길의 아침' }, slug: 'breakfast-boxes', startDate: day(-5, '05:00'), endDate: day(45, '20:00'), hasLink: true, reference: 'siem-reap-dining-sugar-palm-cafe',
      htmlTitle: { en: 'Breakfast boxes from <strong>5am</strong>. Order the evening before.', cn: '早餐盒 <strong>5:00</strong> 起领取，请于前一晚预订。', kr: '아침 도시락은 <strong>5:00</strong>부터. 전날 저녁에 주문해 주십시오.' },
      subject: { en: 'Early coffee at the sugar palm café', cn: '糖棕咖啡的清晨', kr: '슈거 팜 카페의 이른 커피' },
      body: { en: 'The café opens at 5am every day. Boxes cost US$8 and are ordered at the counter or by telephone until 8pm the evening before.', cn: '咖啡馆每日 5:00 开门。早餐盒 8 美元，请于前一晚 20:00 前在柜台或致电预订。', kr: '카페는 매일 5:00에 엽니다. 도시락은 8달러이며 전날 20:00까지 카운터나 전화로 주문하실 수 있습니다.' },
    }, { created: 6, updated: 5 }),
    entry('notification', 'siem-reap-notification-remork', {
      title: { en: 'Your ride home is waiting', cn: '送您回去的车已备好', kr: '돌아가실 차가 기다립니다' }, popupPosition: ['siem-reap-home'], cta: ['siem-reap-cta-visit'],
      description: { en: 'A remork takes you anywhere in town from noon to 10pm, complimentary.', cn: '每日 12:00 至 22:00，嘟嘟车免费送您前往城中任何一处。', kr: '12:00부터 22:00까지 시내 어디든 렘목으로 무료로 모셔다드립니다.' },
    }),
    entry('predictSearch', 'siem-reap-predict-search', { title: { en: 'Search suggestions', cn: '搜索推荐', kr: '추천 검색' }, featuredExperience: ['siem-reap-event-flowers-at-dusk', 'siem-reap-dining-lotus-table', 'siem-reap-service-after-the-temples'], brands: ['siem-reap-brand-ottavia-rey', 'siem-reap-brand-hesperia', 'siem-reap-brand-honey-and-tide', 'siem-reap-brand-maison-verane'] }),
    entry('page', 'siem-reap-page-predict-search', { title: { en: 'Search suggestions', cn: '搜索推荐', kr: '추천 검색' }, slug: 'predict-search', content: ['siem-reap-predict-search'] }),

    ...siemReapItems,
  ],
};
