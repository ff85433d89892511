import { entry, type Seed } from '../../seed.ts';
import { banyanCourt, eastGallery, hours, westGallery } from './places.ts';

/** What the hosts of Okinawa do for guests, with a booking. */
export const services: readonly Seed[] = [
  entry('service', 'okinawa-service-airport-collection', {
    title: { jp: '空港・港でのお受け取り', en: 'Airport and port collection', cn: '机场与港口提货', tc: '機場及港口提貨', kr: '공항·항만 인도' },
    slug: 'airport-collection',
    category: ['cat-travel'],
    media: ['room-counter'],
    isFeatured: true,
    location: banyanCourt,
    time: hours,
    description: {
      jp: '国内へお帰りの方も免税でお求めいただけます。お品物は保安検査のあと、受け取りカウンターでお渡しします。',
      en: 'Travellers to the rest of Japan may buy duty-free too. Your purchases wait at the collection counter beyond security.',
      cn: '飞往日本其他地区的旅客亦可享免税。商品将在安检后的提货柜台交付给您。',
      tc: '前往日本其他地區的旅客亦可享免稅。商品將在保安檢查後的提貨櫃位交付給您。',
      kr: '일본 내 다른 지역으로 가시는 분도 면세로 구매하실 수 있습니다. 물품은 보안 검색 뒤 인도 카운터에서 드립니다.',
    },
    body: {
      jp: '- 沖縄県外へ空路または海路でご出発の方が対象です。\n- 国内線・国内航路の免税限度額は、お一人様一回のご旅行につき20万円です。\n- お買い物の締切はご出発の2時間前です。\n- 受け取りには搭乗券と引換券をご提示ください。手数料はかかりません。',
      en: '- For anyone leaving Okinawa Prefecture by air or sea.\n- On domestic routes the duty-free limit is ¥200,000 a person for each journey.\n- Shop until two hours before departure.\n- Show your boarding pass and voucher at the counter; there is no charge.',
      cn: '- 适用于乘飞机或船离开冲绳县的旅客。\n- 国内航线每人每次旅行免税限额为 20 万日元。\n- 请于启程两小时前完成购物。\n- 提货时出示登机牌与提货单，不收手续费。',
      tc: '- 適用於乘飛機或船離開沖繩縣的旅客。\n- 國內航線每人每次旅行免稅限額為 20 萬日圓。\n- 請於啟程兩小時前完成購物。\n- 提貨時出示登機證及提貨單，不收手續費。',
      kr: '- 항공편이나 선편으로 오키나와현을 떠나시는 분이 대상입니다.\n- 국내 노선의 면세 한도는 1인 1회 여행당 20만 엔입니다.\n- 출발 2시간 전까지 구매해 주십시오.\n- 인도 시 탑승권과 교환권을 보여 주십시오. 수수료는 없습니다.',
    },
  }),
  entry('booxi', 'okinawa-booking-guide', { title: { jp: 'ご案内を予約する', en: 'Book a companion', cn: '预约导购', tc: '預約專人陪同', kr: '안내 예약' }, tag: 'MakeMyDay' }),
  entry('service', 'okinawa-service-guide', {
    title: { jp: '五つの言葉のご案内', en: 'Guided in five languages', cn: '五语专属导览', tc: '五語專人導覽', kr: '다섯 언어의 안내' },
    slug: 'five-languages',
    category: ['cat-personal'],
    media: ['trace-coat'],
    booking: 'okinawa-booking-guide',
    location: eastGallery,
    time: { jp: '毎日 11:00〜18:00', en: 'Daily, 11am to 6pm', cn: '每日 11:00–18:00', tc: '每日 11:00–18:00', kr: '매일 오전 11시 ~ 오후 6시' },
    description: {
      jp: '日本語、英語、中国語、韓国語、そしてうちなーぐちの挨拶も。専任の案内係が一時間、館内をご一緒します。',
      en: 'Japanese, English, Chinese and Korean, and a greeting in the island’s own tongue: one host walks the house with you for an hour.',
      cn: '日、英、中、韩四语，再加一句岛上方言的问候：专人陪您走馆一小时。',
      tc: '日、英、中、韓四語，再加一句島上方言的問候：專人陪您遊館一小時。',
      kr: '일본어와 영어, 중국어, 한국어, 그리고 섬말로 건네는 인사까지. 전담 안내원이 한 시간 동안 함께 걷습니다.',
    },
    body: {
      jp: '前日までのご予約で、お探しの品を先に集めておきます。無料、お子様連れも歓迎です。「めんそーれ」の返事は、笑顔でどうぞ。',
      en: 'Book by the day before and we gather what you are looking for. The hour is complimentary and children are welcome. The answer to “mensore” is simply a smile.',
      cn: '前一日预约，我们便提前备好您想看的商品。免费服务，欢迎携儿童同行。听到一声“Mensore”，报以微笑即可。',
      tc: '前一日預約，我們便提前備好您想看的商品。費用全免，歡迎攜同小朋友。聽到一聲「Mensore」，報以微笑便可。',
      kr: '하루 전까지 예약하시면 찾으시는 물건을 미리 모아 둡니다. 무료이며 어린이 동반도 환영합니다. ‘멘소레’라는 인사에는 미소로 답해 주십시오.',
    },
  }),
  entry('service', 'okinawa-service-furoshiki', {
    title: { jp: 'ミンサー柄の風呂敷包み', en: 'Wrapped in a minsa cloth', cn: '敏萨纹布包装', tc: '敏薩紋布包裝', kr: '민사 무늬 보자기 포장' },
    slug: 'minsa-wrapping',
    category: ['cat-personal'],
    media: ['trace-parcel'],
    location: westGallery,
    time: hours,
    description: {
      jp: '五つと四つの絣は「いつの世までも」の願い。八重山の織り柄を写した布で、贈り物をお包みします。',
      en: 'Five squares and four: in the weave of Yaeyama the pattern says “for all time”. Gifts leave here tied in such a cloth.',
      cn: '五格与四格，在八重山的织纹中寓意“生生世世”。我们以此纹样的布，为您包裹礼物。',
      tc: '五格與四格，在八重山的織紋中寓意「生生世世」。我們以此紋樣的布，為您包裹禮物。',
      kr: '다섯 칸과 네 칸의 무늬에는 ‘언제까지나’라는 바람이 담겨 있습니다. 야에야마의 직조 무늬를 옮긴 천으로 선물을 싸 드립니다.',
    },
    body: {
      jp: '3,000円以上のお買い上げで、一枚は無料。約五分で、結び方のしおりも添えます。布はそのままお弁当包みにもお使いいただけます。',
      en: 'One cloth is complimentary with purchases of ¥3,000 and above. It takes five minutes; a card shows the knot, and the cloth serves for lunch boxes ever after.',
      cn: '消费满 3,000 日元，免费赠布一方，约五分钟，并附打结图卡。日后用来包便当，同样合宜。',
      tc: '消費滿 3,000 日圓，免費送布一方，約五分鐘，並附打結圖卡。日後用來包便當，同樣合宜。',
      kr: '3,000엔 이상 구매하시면 한 장을 무료로 드립니다. 5분가량 걸리며 매듭법 카드도 함께 드립니다. 천은 도시락을 싸는 데에도 좋습니다.',
    },
  }),
];
