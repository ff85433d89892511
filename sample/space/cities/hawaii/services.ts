import { entry, type Seed } from '../../seed.ts';
import { eastGallery, hours } from './places.ts';

/** What the hosts of Hawaii do for guests. */
export const services: readonly Seed[] = [
  entry('service', 'hawaii-service-airport-collection', {
    title: { en: 'Airport collection', jp: '空港でのお受け取り', cn: '机场提货', kr: '공항 인도 서비스' },
    slug: 'airport-collection',
    category: ['cat-travel'],
    media: ['room-counter'],
    isFeatured: true,
    location: { en: 'Level 1, departures desk', jp: '1階 出発デスク', cn: '一层，出境服务台', kr: '1층 출국 데스크' },
    time: hours,
    description: {
      en: 'Flying abroad? Choose here in peace; your duty-free purchases wait for you in the departure hall, past security.',
      jp: '国際線でご出発の方へ。ここでゆっくりお選びいただいた免税品は、保安検査の先、出発ロビーでお渡しします。',
      cn: '搭乘国际航班的旅客可在此从容挑选，免税商品于安检后的出发大厅交付。',
      kr: '국제선으로 출국하시는 분은 이곳에서 천천히 고르십시오. 면세품은 보안 검색 후 출발장에서 전해 드립니다.',
    },
    body: {
      en: 'For international departures from Honolulu only. Bring your passport and flight details when you pay, at least five hours before take-off, and keep the receipt for the collection counter.\n\nTravelling within the United States? Your purchases are duty-paid and leave with you in a bag at once. The service is complimentary.',
      jp: 'ホノルル発の国際線が対象です。ご出発の5時間前までに、パスポートと便名をご提示のうえお会計ください。控えは受け取りカウンターで必要です。\n\n米国内へご旅行の方は課税扱いとなり、商品はその場でお持ち帰りいただけます。サービス料は無料です。',
      cn: '仅限自檀香山出发的国际航班。请于起飞前至少五小时，凭护照与航班信息结账，并保留收据以便提货。\n\n前往美国境内者，商品为完税价，当场带走即可。此服务免费。',
      kr: '호놀룰루에서 출발하는 국제선에 한합니다. 출발 5시간 전까지 여권과 항공편 정보를 제시하고 결제하신 뒤, 인도장에서 쓰실 영수증을 보관해 주십시오.\n\n미국 내로 여행하시면 과세 가격이 적용되며 상품은 바로 가져가실 수 있습니다. 서비스는 무료입니다.',
    },
  }),
  entry('service', 'hawaii-service-gift-wrapping', {
    title: { en: 'Wrapping in printed kapa paper', jp: 'カパ文様のギフト包装', cn: '卡帕纹样礼品包装', kr: '카파 무늬 선물 포장' },
    slug: 'gift-wrapping',
    category: ['cat-personal'],
    media: ['gift-set'],
    location: { en: 'Level 1, wrapping table', jp: '1階 ラッピングテーブル', cn: '一层，包装台', kr: '1층 포장 테이블' },
    time: hours,
    description: {
      en: 'Gifts folded in paper patterned after Hawaiian bark cloth and tied with raffia, while you finish your coffee.',
      jp: 'ハワイの樹皮布「カパ」の文様紙で包み、ラフィアで結びます。コーヒーを飲み終える頃には出来上がりです。',
      cn: '以夏威夷树皮布纹样的纸张包裹，系上拉菲草，一杯咖啡的工夫便好。',
      kr: '하와이 나무껍질 천 카파의 무늬를 담은 종이로 싸고 라피아로 묶습니다. 커피를 다 드실 즈음이면 완성됩니다.',
    },
    body: {
      en: 'Kapa was beaten from the bark of wauke and stamped with carved bamboo. Our papers borrow its straight lines and triangles, printed in Honolulu in clay and charcoal. Complimentary for every purchase; three gifts take about fifteen minutes.',
      jp: 'カパは、ワウケの樹皮を打ち延ばし、彫った竹で文様を押した布。その直線と三角を写した紙を、ホノルルで赤土色と炭色に刷りました。お買い上げの品はすべて無料、3点で約15分です。',
      cn: '卡帕以构树皮捶打而成，再用雕竹压印花纹。我们的包装纸借用其直线与三角，在檀香山以陶土色与炭黑印制。凡购物皆免费，三件约需十五分钟。',
      kr: '카파는 와우케 나무껍질을 두드려 펴고 조각한 대나무로 무늬를 찍은 천입니다. 그 직선과 삼각형을 빌려 호놀룰루에서 흙빛과 숯빛으로 인쇄했습니다. 모든 구매품에 무료이며, 세 점에 15분쯤 걸립니다.',
    },
  }),
  entry('service', 'hawaii-service-after-sun-consultation', {
    title: { en: 'After-sun consultation', jp: 'アフターサン・カウンセリング', cn: '晒后肌肤咨询', kr: '애프터 선 상담' },
    slug: 'after-sun-consultation',
    category: ['cat-personal', 'cat-beauty'],
    media: ['beauty-cream'],
    location: eastGallery,
    time: { en: 'Daily, 2pm to 8pm', jp: '毎日 14:00〜20:00', cn: '每日 14:00 至 20:00', kr: '매일 14:00~20:00' },
    description: {
      en: 'Twenty quiet minutes with an adviser who reads what the day has done to your skin, in English, Japanese, Chinese or Korean.',
      jp: '一日の陽射しが肌に残したものを、専門スタッフが20分かけて丁寧に拝見します。日本語でどうぞ。',
      cn: '静坐二十分钟，顾问细看一日阳光在肌肤上留下的痕迹，可用中文交流。',
      kr: '하루의 햇살이 피부에 남긴 것을 전문 어드바이저가 20분간 차분히 살펴봅니다. 한국어로 상담하실 수 있습니다.',
    },
    body: {
      en: 'We begin with a cool compress and end with a written page: what to use tonight, tomorrow and on the flight home. Complimentary, with no obligation. Reserve for the same day at the Solenne basin.',
      jp: 'ひんやりとしたコンプレスに始まり、一枚の覚え書きで終わります。今夜、明日、帰りの機内でのお手入れを書き添えてお渡しします。無料、ご購入の必要はありません。当日のご予約はSolenneのカウンターで。',
      cn: '以冷敷开始，以一页手写建议结束：今晚、明日与返程机上各用什么。免费，亦无须购买。当日预约请至素澜水台。',
      kr: '시원한 찜질로 시작해 한 장의 메모로 마칩니다. 오늘 밤과 내일, 돌아가는 비행기 안에서 쓸 것을 적어 드립니다. 무료이며 구매 의무는 없습니다. 당일 예약은 Solenne 카운터에서 받습니다.',
    },
  }),
];
