import { day, entry, type Seed, type SeedGroup } from '../../seed.ts';
import { hongKongItems } from './brands.ts';
import { hongKongHappenings } from './events.ts';

const name = { en: 'Meridian Galleria Hong Kong', tc: 'Meridian Galleria 香港', cn: 'Meridian Galleria 香港' };
const hours = { en: ['Daily, 10am to 10pm'], tc: ['每日 10:00–22:00'], cn: ['每日 10:00–22:00'] };
const address = { en: '18 Harbour Lamp Street, Tsim Sha Tsui, Kowloon, Hong Kong', tc: '香港九龍尖沙咀海燈街 18 號', cn: '香港九龙尖沙咀海灯街 18 号' };
const house = { en: 'The Hong Kong house', tc: '香港館', cn: '香港馆' };

const home: readonly Seed[] = [
  entry('seo', 'hong-kong-seo-home', {
    title: name,
    description: {
      en: 'A harbourside gallery in Tsim Sha Tsui, in a former tea and silk godown: watches, fragrance, chocolate, Cantonese cooking and an online shop.',
      tc: '尖沙咀海旁、昔日茶絲貨倉中的購物長廊：腕錶、香氛、朱古力、粵式佳餚，並設網上商店。',
      cn: '尖沙咀海旁、昔日茶丝货仓中的购物长廊：腕表、香氛、巧克力、粤式佳肴，并设线上商店。',
    },
    keywords: { en: ['Hong Kong shopping', 'Tsim Sha Tsui', 'watches', 'online shop'], tc: ['香港購物', '尖沙咀', '腕錶', '網上商店'], cn: ['香港购物', '尖沙咀', '腕表', '线上商店'] },
    media: ['city-hong-kong'],
  }),
  entry('homePage', 'hong-kong-home', {
    title: name,
    slug: 'home',
    seo: 'hong-kong-seo-home',
    description: { en: 'A godown of tea and silk, facing the lights.', tc: '一座茶絲貨倉，正對萬家燈火。', cn: '一座茶丝货仓，正对万家灯火。' },
    content: ['hong-kong-home-carousel', 'hong-kong-home-houses', 'hong-kong-home-banner', 'hong-kong-home-events', 'hong-kong-home-noon', 'hong-kong-home-news', 'hong-kong-plan-your-visit'],
  }),
  entry('luxCarousel', 'hong-kong-home-carousel', { title: { en: 'Tonight at the harbour', tc: '今夜海港', cn: '今夜海港' }, items: ['hong-kong-hero-city', 'hong-kong-hero-watches'] }),
  entry('heroBanner', 'hong-kong-hero-city', {
    eyebrow: { en: 'Tsim Sha Tsui', tc: '尖沙咀', cn: '尖沙咀' },
    title: { en: 'When the windows come on', tc: '當萬窗亮起', cn: '当万窗亮起' },
    description: {
      en: 'Between six and seven the hills go dark and the towers begin. Watch from the third-floor gallery, a glass in hand.',
      tc: '六七點之間，山色漸沉，樓影漸明。不妨舉杯，於三樓長廊靜看。',
      cn: '六七点之间，山色渐沉，楼影渐明。不妨举杯，于三楼长廊静看。',
    },
    media: [
      {
        picture: 'city-hong-kong',
        alt: {
          en: 'Towers with lit windows before a dark green peak, a red-sailed junk on the still harbour',
          tc: '亮燈高樓疊立於墨綠山前，靜水港灣上一艘紅帆帆船',
          cn: '亮灯高楼叠立于墨绿山前，静水港湾上一艘红帆帆船',
        },
      },
    ],
    layout: 'D',
    size: 'Size 1',
    alignment: 'Middle',
    textSize: 'large',
    tone: 'dark',
    internalLink: 'hong-kong-store-hong-kong',
  }),
  entry('heroBanner', 'hong-kong-hero-watches', {
    eyebrow: { en: 'First floor', tc: '一樓', cn: '一楼' },
    title: { en: 'Time, set in stone', tc: '石上光陰', cn: '石上光阴' },
    description: {
      en: 'Hand-wound movements, opened for you at the bench three times a day.',
      tc: '手動上鏈機芯，每日三場，於工作枱上為您開啟。',
      cn: '手动上链机芯，每日三场，于工作台上为您开启。',
    },
    media: ['hero-watches'],
    layout: 'B',
    size: 'Size 1',
    alignment: 'Left',
    tone: 'light',
    internalLink: 'hong-kong-brand-calibre-ferrand',
  }),
  entry('card4Multiply1', 'hong-kong-home-houses', {
    title: { en: 'Four doors to open first', tc: '先推開這四扇門', cn: '先推开这四扇门' },
    cards: ['hong-kong-brand-calibre-ferrand', 'hong-kong-brand-hesperia', 'hong-kong-brand-cacao-thereze', 'hong-kong-brand-juniper-row'],
  }),
  entry('fixedRatioBanner', 'hong-kong-home-banner', {
    eyebrow: { en: 'Online and by the harbour', tc: '網上選購，海旁提取', cn: '线上选购，海旁提取' },
    title: { en: 'Order today, collect tomorrow', tc: '今日訂購，明日領取', cn: '今日下单，明日自提' },
    description: {
      en: 'Choose online until 9pm; your parcel is wrapped and waiting by the gate from noon.',
      tc: '晚上九時前於網上選購，翌日正午起，包裝妥當的禮盒已在門旁等候。',
      cn: '21:00 前线上选购，次日正午起，包装妥当的礼盒已在门旁等候。',
    },
    media: ['hero-travel'],
    ratio: '21:9',
    alignment: 'Right',
    internalLink: 'hong-kong-service-collect',
  }),
  entry('eventListComponent', 'hong-kong-home-events', { title: { en: 'In the godown', tc: '貨倉之內', cn: '货仓之内' }, items: [], limit: 3 }),
  entry('richText', 'hong-kong-home-noon', {
    eyebrow: { en: 'A note on the light', tc: '說說光', cn: '说说光' },
    title: { en: 'A street lit from both ends', tc: '兩端皆有光的街', cn: '两端皆有光的街' },
    body: {
      en: 'By day Harbour Lamp Street has its light from the water; by night from its signs. The old hand-bent neon is going, tube by tube. We keep one over the goods lift, a junk under sail, and it is switched on at dusk.',
      tc: '日間，海燈街的光來自水面；入夜，光來自招牌。手工屈製的霓虹光管，一支接一支地消逝。我們在載貨升降機上方留住一盞：揚帆的船，黃昏亮起。',
      cn: '日间，海灯街的光来自水面；入夜，光来自招牌。手工弯制的霓虹灯管，一支接一支地消逝。我们在货梯上方留住一盏：扬帆的船，黄昏亮起。',
    },
    alignment: 'Middle',
  }),
  entry('newsListComponent', 'hong-kong-home-news', { title: { en: 'News from the quay', tc: '岸邊消息', cn: '岸边消息' }, items: [], limit: 3 }),
  entry('planYourVisit', 'hong-kong-plan-your-visit', {
    title: { en: 'Plan your visit', tc: '計劃行程', cn: '规划行程' },
    description: { en: 'Five minutes on foot from Tsim Sha Tsui station and eight from the ferry pier.', tc: '由尖沙咀站步行五分鐘，由渡輪碼頭步行八分鐘。', cn: '自尖沙咀站步行五分钟，自渡轮码头步行八分钟。' },
    media: ['arch-facade-dusk'],
    store: 'hong-kong-store-hong-kong',
    time: hours,
    address,
  }),
];

const store: readonly Seed[] = [
  entry('storeLocator', 'hong-kong-store-hong-kong', {
    title: name,
    slug: 'hong-kong',
    address,
    time: hours,
    phone: '+852 0000 1841',
    email: 'hong-kong@meridian.example',
    location: { lat: 22.2969, lon: 114.1719 },
    media: ['hero-atrium'],
    layout: 'A',
    size: 'Size 2',
    alignment: 'Left',
    description: {
      en: 'A brick godown with iron shutters, four floors deep and open late, a few minutes from the water in Tsim Sha Tsui.',
      tc: '一座配鐵窗板的磚砌貨倉，樓高四層，營業至晚上十時，距尖沙咀海旁僅數分鐘。',
      cn: '一座配铁窗板的砖砌货仓，楼高四层，营业至晚上十点，距尖沙咀海旁仅数分钟。',
    },
    body: {
      en: 'Hong Kong charges no sales tax, so the price on the label is the price you pay. Lifts reach every floor from the goods yard; strollers may be borrowed at the gate.',
      tc: '香港不設銷售稅，標價即實付價。貨場升降機直達各層；大門旁可借用嬰兒車。',
      cn: '香港不设销售税，标价即实付价。货场电梯直达各层；大门旁可借用婴儿车。',
    },
    features: { en: ['Online orders', 'Umbrella loan', 'Lift to all floors'], tc: ['網上訂單提取', '借傘服務', '升降機直達各層'], cn: ['线上订单自提', '借伞服务', '电梯直达各层'] },
    storeGuides: ['hong-kong-guide-ground'],
    locatorGroups: ['hong-kong-locator-first'],
  }),
  entry('storeGuide', 'hong-kong-guide-ground', {
    title: { en: 'The goods yard', tc: '貨場', cn: '货场' },
    floor: { en: 'Ground floor', tc: '地下', cn: '地面层' },
    description: { en: 'Chocolate and tea near the gate, fragrance behind the shutters, parcels by the old scale.', tc: '門旁是朱古力與茶，窗板後是香氛，舊磅秤旁領取包裹。', cn: '门旁是巧克力与茶，窗板后是香氛，旧磅秤旁领取包裹。' },
    media: [{ picture: 'floor-guide-3', alt: { en: 'Plan of the ground floor and the goods yard', tc: '地下及貨場平面圖', cn: '地面层及货场平面图' } }],
    addresses: ['hong-kong-place-parcels', 'hong-kong-place-umbrellas', 'hong-kong-place-tea'],
    groups: ['hong-kong-locator-first'],
  }),
  entry('storeGuideAddress', 'hong-kong-place-parcels', {
    title: { en: 'Parcel counter', tc: '包裹領取處', cn: '包裹自提处' },
    address: { en: 'Ground floor, by the old scale', tc: '地下，舊磅秤旁', cn: '地面层，旧磅秤旁' },
    time: { en: 'Daily, noon to 10pm', tc: '每日 12:00–22:00', cn: '每日 12:00–22:00' },
    mark: 'A',
    internalLink: 'hong-kong-service-collect',
  }),
  entry('storeGuideAddress', 'hong-kong-place-umbrellas', {
    title: { en: 'Umbrella stand', tc: '借傘處', cn: '借伞处' },
    address: { en: 'Ground floor, inside the gate', tc: '地下，大門內側', cn: '地面层，大门内侧' },
    time: { en: 'Daily, 10am to 10pm', tc: '每日 10:00–22:00', cn: '每日 10:00–22:00' },
    mark: 'B',
  }),
  entry('storeGuideAddress', 'hong-kong-place-tea', {
    title: { en: 'Pulled-tea counter', tc: '奶茶吧枱', cn: '奶茶吧台' },
    address: { en: 'Ground floor, goods yard', tc: '地下，貨場', cn: '地面层，货场' },
    time: { en: 'Daily, 8am to 8pm', tc: '每日 8:00–20:00', cn: '每日 8:00–20:00' },
    mark: 'C',
    internalLink: 'hong-kong-dining-milk-tea',
  }),
  entry('brandLocatorGroup', 'hong-kong-locator-first', {
    title: { en: 'Watches and silk', tc: '腕錶與絲巾', cn: '腕表与丝巾' },
    floor: { en: 'First floor', tc: '一樓', cn: '一楼' },
    brands: ['hong-kong-brand-calibre-ferrand', 'hong-kong-brand-ottavia-rey'],
  }),
];

const pages: readonly Seed[] = [
  entry('aboutTheStore', 'hong-kong-about-heritage', {
    title: { en: 'Our heritage', tc: '傳承', cn: '传承' },
    slug: 'heritage',
    eyebrow: house,
    layout: 'C',
    media: ['arch-corridor'],
    description: {
      en: 'Tea chests upstairs, silk below, and a scale that weighed both: what a harbour warehouse remembers of its trade.',
      tc: '樓上茶箱，樓下絲綢，一座磅秤稱過兩者：海旁貨倉記得的舊日營生。',
      cn: '楼上茶箱，楼下丝绸，一座磅秤称过两者：海旁货仓记得的旧日营生。',
    },
    body: {
      en: 'Godown is a word of the Asian ports, come to English through Malay. Tea was kept on the upper floors, away from the damp; silk lay below, in camphor wood.\n\n## The scale\n\nThe platform scale in the yard still weighs true to half a catty. Children stand on it; nobody has objected yet.',
      tc: '英語稱貨倉為 godown，此詞源出馬來語，流傳於亞洲各埠。茶葉怕潮，存於上層；絲綢收於下層的樟木箱內。\n\n## 磅秤\n\n貨場中的磅秤，至今仍準至半斤。小朋友總愛站上去，至今無人反對。',
      cn: '英语称货仓为 godown，此词源出马来语，流传于亚洲各埠。茶叶怕潮，存于上层；丝绸收于下层的樟木箱内。\n\n## 磅秤\n\n货场中的磅秤，至今仍准至半斤。小朋友总爱站上去，至今无人反对。',
    },
  }),
  entry('aboutTheStore', 'hong-kong-about-architecture', {
    title: { en: 'The architecture', tc: '建築', cn: '建筑' },
    slug: 'architecture',
    eyebrow: house,
    layout: 'E',
    media: ['arch-spiral'],
    description: {
      en: 'Grey brick, iron shutters, China fir beams and one new stair: how a warehouse learned to let in the evening.',
      tc: '青磚、鐵窗板、杉木樑與一道新梯：貨倉如何學會迎入黃昏。',
      cn: '青砖、铁窗板、杉木梁与一道新梯：货仓如何学会迎入黄昏。',
    },
    body: {
      en: 'The beams were left as they were found, with chalk tallies still on them. Only the stair is new: it turns in white plaster from the yard to a round skylight, so that one light from above reaches all four floors.\n\nShutters on the south side open every evening at six.',
      tc: '木樑保持原貌，粉筆記數猶在。唯樓梯是新建的：白灰泥自貨場盤旋而上，直抵圓形天窗，使一束天光照遍四層。\n\n南面窗板，每日傍晚六時開啟。',
      cn: '木梁保持原貌，粉笔记数犹在。唯楼梯是新建的：白灰泥自货场盘旋而上，直抵圆形天窗，使一束天光照遍四层。\n\n南面窗板，每日傍晚六点开启。',
    },
  }),
  entry('announcement', 'hong-kong-announcement-collect', {
    title: { en: 'Collect from noon', tc: '正午起領取訂單', cn: '正午起自提订单' },
    slug: 'collect-from-noon',
    htmlTitle: { en: 'Online orders placed before <strong>9pm</strong> are ready at noon the next day', tc: '晚上<strong>九時</strong>前的網上訂單，翌日正午可領取', cn: '<strong>21:00</strong>前的线上订单，次日正午可自提' },
    subject: { en: 'Order and collect', tc: '網上訂購，到店領取', cn: '线上下单，到店自提' },
    startDate: day(-12),
    hasLink: true,
    reference: 'hong-kong-service-collect',
  }),
  entry('notification', 'hong-kong-notification-typhoon', {
    title: { en: 'When a typhoon comes near', tc: '颱風訊號期間安排', cn: '台风信号期间安排' },
    description: {
      en: 'Under tropical cyclone signal no. 8 or above, or a black rainstorm warning, the house stays closed and reopens two hours after the signal is lowered.',
      tc: '八號或以上熱帶氣旋警告信號或黑色暴雨警告生效期間，本館暫停開放，信號取消兩小時後恢復營業。',
      cn: '八号或以上热带气旋警告信号或黑色暴雨警告生效期间，本馆暂停开放，信号取消两小时后恢复营业。',
    },
    popupPosition: ['hong-kong-home'],
  }),
  entry('page', 'hong-kong-page-predict-search', { title: { en: 'Search suggestions', tc: '搜尋推介', cn: '搜索推荐' }, slug: 'predict-search', content: ['hong-kong-predict-search'] }),
  entry('predictSearch', 'hong-kong-predict-search', {
    title: { en: 'Hong Kong suggestions', tc: '香港推介', cn: '香港推荐' },
    featuredExperience: ['hong-kong-event-aged-tea', 'hong-kong-service-collect', 'hong-kong-dining-godown-table'],
    brands: ['hong-kong-brand-calibre-ferrand', 'hong-kong-brand-hesperia', 'hong-kong-brand-ottavia-rey', 'hong-kong-brand-cacao-thereze'],
  }),
];

/** The Hong Kong gallery: home page, store, notices and all its items. */
export const hongKong: SeedGroup = { tag: 'hong-kong', seeds: [...home, ...store, ...pages, ...hongKongItems, ...hongKongHappenings] };
