import { openingWith } from '../../pictures.ts';
import { entry, type Seed } from '../../seed.ts';
import { address, hours } from './places.ts';

/** The home page of Guam with its sections and buttons. */
export const home: readonly Seed[] = [
  entry('seo', 'guam-seo-home', {
    title: { en: 'Duty-free shopping on Tumon Bay | [site_name]', jp: 'タモン湾の免税ショッピング | [site_name]', kr: '투몬만 면세 쇼핑 | [site_name]', cn: '杜梦湾免税购物 | [site_name]' },
    description: {
      en: 'A duty-free gallery on Tumon Bay: beauty, leather, watches and chocolate among pale pillars, a sunset terrace and a free bay shuttle.',
      jp: 'タモン湾の免税ギャラリー。白い列柱のあいだに並ぶビューティー、革、時計、チョコレート。サンセットテラスと無料シャトルもご用意しています。',
      kr: '투몬만의 면세 갤러리. 흰 기둥 사이에서 뷰티와 가죽, 시계, 초콜릿을 만나고 선셋 테라스와 무료 셔틀을 이용하십시오.',
      cn: '杜梦湾畔的免税艺廊：浅色列柱之间的美妆、皮具、腕表与巧克力，落日露台与免费接驳车。',
    },
    keywords: { en: ['duty free Guam', 'Tumon shopping', 'sunset terrace', 'CHamoru food'], jp: ['グアム 免税', 'タモン ショッピング', 'サンセットテラス', 'チャモロ料理'], kr: ['괌 면세', '투몬 쇼핑', '선셋 테라스', '차모로 음식'], cn: ['关岛免税', '杜梦湾购物', '落日露台', '查莫罗美食'] },
    media: ['city-guam'],
  }),
  entry('cta', 'guam-cta-visit', { title: { en: 'Plan your visit', jp: 'ご来店の計画', kr: '방문 계획', cn: '规划行程' }, internalLink: 'guam-store-guam', kind: 'viewDetails', variant: 'primary' }),
  entry('cta', 'guam-cta-reserve', { title: { en: 'Book a place', jp: '席を予約する', kr: '자리 예약하기', cn: '预约席位' }, internalLink: 'guam-store-guam', kind: 'bookNow', variant: 'primary' }),
  entry('cta', 'guam-cta-architecture', { title: { en: 'Read about the building', jp: '建築について', kr: '건축 이야기', cn: '了解建筑' }, internalLink: 'guam-about-architecture', kind: 'viewDetails', variant: 'link' }),

  entry('heroBanner', 'guam-hero-home', {
    eyebrow: { en: 'Tumon Bay', jp: 'タモン湾', kr: '투몬만', cn: '杜梦湾' },
    title: { en: 'Here the day begins', jp: '一日は、ここから始まる', kr: '하루가 시작되는 곳', cn: '一日由此开始' },
    description: {
      en: 'Pale pillars, a deep porch for the rain and a terrace for the last light over the Philippine Sea.',
      jp: '白い列柱、雨のための深い庇、そしてフィリピン海の残照を望むテラス。',
      kr: '흰 기둥과 비를 위한 깊은 처마, 필리핀해의 마지막 빛을 바라보는 테라스.',
      cn: '浅色列柱，为雨而深的门廊，与眺望菲律宾海余晖的露台。',
    },
    ...openingWith({
      picture: 'city-guam',
      alt: {
        en: 'A row of latte stones – tapered pillars with rounded capstones – on grass beside a calm sea at golden hour',
        jp: '穏やかな海辺の草地に並ぶラッテストーン。先細りの柱に丸い笠石を載せ、黄金色の光を浴びている',
        kr: '잔잔한 바닷가 풀밭에 늘어선 라테 스톤. 가늘어지는 기둥 위 둥근 머릿돌이 황금빛에 물든 모습',
      },
    }),
    layout: 'A',
    size: 'Size 1',
    alignment: 'Left',
    textSize: 'large',
    cta: ['guam-cta-visit'],
  }),
  entry('richText', 'guam-section-welcome', {
    eyebrow: { en: 'Håfa adai', jp: 'ハファ・アダイ', kr: '하파 데이', cn: 'Håfa adai，欢迎' },
    title: { en: 'Come in out of the sun', jp: '陽射しを離れて、どうぞ中へ', kr: '햇볕을 피해 들어오십시오', cn: '从阳光里走进来' },
    body: {
      en: 'The house on Pale San Vitores Road is built as everything on Guam is built: thick, pale and ready for weather. Inside it is quiet. The floor is cool, the pillars are wide enough to lean on, and someone will bring you water before asking what you are looking for.',
      jp: 'ペール・サン・ビトレス通りの館は、グアムの建物らしく厚く、白く、どんな空模様にも備えています。中は静か。床はひんやりと、柱はもたれるのにほどよい太さ。お探しものを伺う前に、まずお水をお持ちします。',
      kr: '페일 샌 비토레스 로드의 이 집은 괌의 모든 건물처럼 두껍고 희며 어떤 날씨에도 준비되어 있습니다. 안은 고요합니다. 바닥은 서늘하고 기둥은 기대기에 넉넉하며, 무엇을 찾으시는지 여쭙기 전에 물부터 가져다드립니다.',
      cn: '圣维托雷斯路上的这座馆舍，一如岛上所有建筑：厚实、浅白，随时迎接风雨。里面很静。地面沁凉，列柱宽可倚靠；在询问您要找什么之前，总会先奉上一杯水。',
    },
    alignment: 'Middle',
    textSize: 'large',
    cta: ['guam-cta-architecture'],
  }),
  entry('asset1lMultiply2r', 'guam-section-three-houses', {
    title: { en: 'Three counters between the pillars', jp: '柱のあいだの三つのカウンター', kr: '기둥 사이의 세 카운터', cn: '列柱间的三个柜台' },
    eyebrow: { en: 'Houses', jp: 'ブランド', kr: '브랜드', cn: '品牌' },
    media1st: ['fashion-handbag'],
    title1st: { en: 'Leather, waxed for the tropics', jp: '熱帯のために蝋を引いた革', kr: '열대를 위해 왁스를 먹인 가죽', cn: '为热带上蜡的皮革' },
    internalLink1st: 'guam-brand-casa-orsino',
    media2nd: ['watch-face'],
    title2nd: { en: 'Two time zones on one wrist', jp: '手首ひとつに、二つの時刻', kr: '손목 하나에 두 개의 시각', cn: '一腕之上，两地时间' },
    internalLink2nd: 'guam-brand-meridian-time',
    media3rd: ['food-chocolate'],
    title3rd: { en: 'Truffles with a sudden pepper', jp: '不意に辛いトリュフ', kr: '문득 매콤한 트러플', cn: '忽来一辣的松露巧克力' },
    internalLink3rd: 'guam-brand-cacao-thereze',
  }),
  entry('eventListComponent', 'guam-section-events', {
    title: { en: 'Afternoons and sunsets', jp: '午後と夕暮れの催し', kr: '오후와 해 질 녘', cn: '午后与落日' },
    eyebrow: { en: 'Events', jp: 'イベント', kr: '이벤트', cn: '活动' },
    description: { en: 'Small groups, good tables, nothing that lasts longer than ninety minutes.', jp: '少人数で、心地よい卓を囲んで。どれも90分以内です。', kr: '적은 인원, 좋은 자리, 90분을 넘지 않는 시간.', cn: '小组、好座位，每场不超过九十分钟。' },
    items: [],
    limit: 3,
  }),
  entry('newsListComponent', 'guam-section-news', { title: { en: 'News from Tumon', jp: 'タモンからのお知らせ', kr: '투몬에서 전하는 소식', cn: '杜梦湾新讯' }, eyebrow: { en: 'News', jp: 'ニュース', kr: '뉴스', cn: '新闻' }, items: [], limit: 3 }),
  entry('planYourVisit', 'guam-plan-your-visit', {
    title: { en: 'Plan your visit', jp: 'ご来店の計画', kr: '방문 계획', cn: '规划行程' },
    description: {
      en: 'The shuttle passes every twenty minutes from 10am. The porch café is open from 8am, rain or sun.',
      jp: 'シャトルは10:00より20分間隔。ポーチのカフェは雨の日も晴れの日も8:00から。',
      kr: '셔틀은 10:00부터 20분마다 지나갑니다. 포치 카페는 비가 오나 해가 뜨나 8:00부터 엽니다.',
      cn: '接驳车 10:00 起每二十分钟一班。门廊咖啡晴雨无阻，8:00 开门。',
    },
    media: ['dusk-guam'],
    store: 'guam-store-guam',
    time: { en: [hours.en], jp: [hours.jp], kr: [hours.kr], cn: [hours.cn] },
    address,
    cta: ['guam-cta-visit'],
  }),
  entry('homePage', 'guam-home', {
    title: { en: 'Meridian Galleria in Guam', jp: 'Meridian Galleria グアム', kr: 'Meridian Galleria 괌', cn: 'Meridian Galleria 关岛' },
    slug: 'home',
    seo: 'guam-seo-home',
    description: { en: 'A duty-free gallery among pale pillars on Tumon Bay.', jp: 'タモン湾、白い列柱の免税ギャラリー。', kr: '투몬만, 흰 기둥 사이의 면세 갤러리.', cn: '杜梦湾畔，浅色列柱之间的免税艺廊。' },
    content: ['guam-hero-home', 'guam-section-welcome', 'guam-section-three-houses', 'guam-home-signature', 'guam-section-events', 'guam-section-news', 'guam-plan-your-visit'],
  }),
];
