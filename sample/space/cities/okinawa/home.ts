import { openingWith } from '../../pictures.ts';
import { entry, type Seed } from '../../seed.ts';
import { address, hourLines, name } from './places.ts';

/** The home page of Okinawa with its sections. */
export const home: readonly Seed[] = [
  entry('seo', 'okinawa-seo-home', {
    title: name,
    description: {
      jp: '沖縄から国内へ、海外へ。珊瑚石の塀に囲まれた那覇の免税ギャラリーです。お買い上げの品は、ご出発の空港や港でお受け取りいただけます。',
      en: 'A duty-free gallery behind coral-stone walls in Naha. Shop in the city, and collect your purchases at the airport or the cruise terminal as you leave.',
      cn: '那霸珊瑚石墙内的免税长廊。市内从容选购，离岛时于机场或邮轮码头提货。',
      tc: '那霸珊瑚石牆內的免稅長廊。市內從容選購，離島時於機場或郵輪碼頭提貨。',
      kr: '산호석 담장에 둘러싸인 나하의 면세 갤러리. 시내에서 쇼핑하시고, 떠나시는 공항이나 크루즈 터미널에서 찾으십시오.',
    },
    keywords: {
      jp: ['沖縄 免税', '那覇 免税店', '空港受け取り', '新都心'],
      en: ['Okinawa duty free', 'Naha', 'airport collection', 'Shintoshin'],
      cn: ['冲绳免税', '那霸', '机场提货', '新都心'],
      tc: ['沖繩免稅', '那霸', '機場提貨', '新都心'],
      kr: ['오키나와 면세', '나하', '공항 인도', '신도심'],
    },
    media: ['city-okinawa'],
  }),
  entry('homePage', 'okinawa-home', {
    title: name,
    slug: 'home',
    seo: 'okinawa-seo-home',
    description: {
      jp: '赤瓦の下、海の光を映す三つのフロア。',
      en: 'Three floors of sea light under red tiles.',
      cn: '红瓦之下，三层空间盛满海光。',
      tc: '紅瓦之下，三層空間盛滿海光。',
      kr: '붉은 기와 아래, 바다의 빛을 담은 세 개의 층.',
    },
    content: ['okinawa-home-hero', 'okinawa-home-two-ways', 'okinawa-home-services', 'okinawa-home-houses', 'okinawa-home-signature', 'okinawa-plan-your-visit'],
  }),
  entry('cta', 'okinawa-cta-enter', { title: { jp: '塀の内側へ', en: 'Come behind the wall', cn: '走进珊瑚墙后', tc: '走進珊瑚牆後', kr: '담장 안으로' }, internalLink: 'okinawa-about-architecture', kind: 'viewDetails', variant: 'primary' }),
  entry('heroBanner', 'okinawa-home-hero', {
    eyebrow: { jp: '那覇・新都心', en: 'Shintoshin, Naha', cn: '那霸 · 新都心', tc: '那霸 · 新都心', kr: '나하, 신도심' },
    title: { jp: '珊瑚の塀、海の色', en: 'Coral walls, the colour of the sea', cn: '珊瑚石墙，海之颜色', tc: '珊瑚石牆，海之顏色', kr: '산호 담장, 바다의 빛깔' },
    description: {
      jp: '珊瑚石を積んだ塀をまわると、ガジュマルの木陰。沖縄の家に招かれるように、お入りください。',
      en: 'Step around the coral wall into the shade of a banyan, as one enters an Okinawan home.',
      cn: '绕过珊瑚石垒成的影壁，便是榕树的荫凉。一如受邀走进冲绳人家。',
      tc: '繞過珊瑚石壘成的照壁，便是榕樹的蔭涼。一如受邀走進沖繩人家。',
      kr: '산호석 담을 돌아서면 반얀나무 그늘입니다. 오키나와의 집에 초대받은 듯 들어오십시오.',
    },
    ...openingWith('inside-okinawa'),
    isVertical: true,
    layout: 'A',
    size: 'Size 1',
    alignment: 'Left',
    textSize: 'normal',
    cta: ['okinawa-cta-enter'],
    internalLink: 'okinawa-about-architecture',
  }),
  entry('twoOptionsForCircularDesign', 'okinawa-home-two-ways', {
    title: { jp: '旅のかたちに合わせて', en: 'Two ways to travel light', cn: '轻装旅行的两种方式', tc: '輕裝旅行的兩種方式', kr: '가볍게 여행하는 두 가지 방법' },
    title1st: { jp: '空港でお受け取り', en: 'Collect at the airport', cn: '机场提货', tc: '機場提貨', kr: '공항에서 수령' },
    description1st: { jp: '街で選び、ご搭乗の前に受け取る。', en: 'Choose in town, collect before boarding.', cn: '市内选购，登机前提取。', tc: '市內選購，登機前提取。', kr: '시내에서 고르고, 탑승 전에 찾으십시오.' },
    media1st: ['trace-parcel'],
    internalLink1st: 'okinawa-service-airport-collection',
    title2nd: { jp: '月桃の食卓', en: 'A table in the shade', cn: '树荫下的一席', tc: '樹蔭下的一席', kr: '그늘 아래의 식탁' },
    description2nd: { jp: '島野菜と月桃の香りで、ひと休み。', en: 'Island vegetables, and the scent of shell ginger.', cn: '岛屿蔬菜与月桃清香，小憩片刻。', tc: '島嶼蔬菜與月桃清香，小憩片刻。', kr: '섬 채소와 월도 향기로 잠시 쉬어 가십시오.' },
    media2nd: ['dining-plated'],
    internalLink2nd: 'okinawa-dining-getto-table',
  }),
  entry('serviceListComponent', 'okinawa-home-services', {
    title: { jp: '旅のお手伝い', en: 'Help along the way', cn: '旅途中的照应', tc: '旅途中的照應', kr: '여정을 돕는 서비스' },
    items: [],
    limit: 3,
  }),
  entry('card3Multiply1', 'okinawa-home-houses', {
    title: { jp: '強い陽ざしに似合うもの', en: 'Made for a strong sun', cn: '与烈日相宜之物', tc: '與烈日相宜之物', kr: '강한 햇살에 어울리는 것들' },
    cards: ['okinawa-brand-kintara', 'okinawa-brand-solenne', 'okinawa-brand-sencha-hall'],
  }),
  entry('planYourVisit', 'okinawa-plan-your-visit', {
    title: { jp: 'ご来店の計画', en: 'Plan your visit', cn: '规划行程', tc: '規劃行程', kr: '방문 계획' },
    description: {
      jp: 'モノレールおもろまち駅から徒歩4分、那覇空港から約25分です。',
      en: 'Four minutes on foot from Omoromachi monorail station; about 25 minutes from Naha Airport.',
      cn: '距单轨电车歌町站步行四分钟，距那霸机场约 25 分钟。',
      tc: '距單軌電車歌町站步行四分鐘，距那霸機場約 25 分鐘。',
      kr: '모노레일 오모로마치역에서 도보 4분, 나하공항에서 약 25분 거리입니다.',
    },
    media: ['door-okinawa'],
    store: 'okinawa-store-okinawa',
    time: hourLines,
    address,
  }),
];
