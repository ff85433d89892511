import { entry, type Seed } from '../../seed.ts';
import { hours } from './places.ts';

/** What the hosts of Paris do for guests, with a booking. */
export const services: readonly Seed[] = [
  entry('service', 'paris-service-detaxe', {
    title: { en: 'Détaxe desk', fr: 'Comptoir de détaxe', cn: '退税服务', jp: '免税手続きカウンター', kr: '세금 환급 데스크' },
    slug: 'detaxe',
    category: ['cat-travel'],
    media: ['room-counter'],
    isFeatured: true,
    location: { en: 'Ground floor, end of the courtyard', fr: 'Rez-de-chaussée, au fond de la cour', cn: '底层，庭院尽头', jp: '地上階、中庭の奥', kr: '1층 안뜰 안쪽' },
    time: { en: 'Daily, 10am to 7:45pm', fr: 'Tous les jours, de 10 h à 19 h 45', cn: '每日 10:00–19:45', jp: '毎日 10:00〜19:45', kr: '매일 오전 10시 ~ 오후 7시 45분' },
    description: {
      en: 'We prepare the tax-refund form for purchases above €100; you validate it at a Pablo kiosk before check-in.',
      fr: 'Nous préparons le bordereau de détaxe au-delà de 100 € d’achats\u00a0; vous le validez à une borne Pablo avant l’enregistrement.',
      cn: '消费逾 100 欧元，我们为您备妥退税单；办理登机前，于 Pablo 自助机验证即可。',
      jp: '100ユーロを超えるお買い物の免税書類をご用意します。搭乗手続きの前に、Pablo端末で認証してください。',
      kr: '100유로를 넘는 구매에 대해 환급 서류를 준비해 드립니다. 체크인 전에 Pablo 키오스크에서 확인받으시면 됩니다.',
    },
    body: {
      en: '- Bring the original passport; you must be 16 or over and live outside the European Union.\n- Several purchases made here within three days can share one form.\n- The service is complimentary and takes about ten minutes.',
      fr: '- Présentez l’original du passeport\u00a0; il faut avoir 16 ans ou plus et résider hors de l’Union européenne.\n- Plusieurs achats effectués ici en trois jours peuvent figurer sur un même bordereau.\n- Le service est offert et prend une dizaine de minutes.',
      cn: '- 请携护照原件；须年满 16 周岁且居住在欧盟以外。\n- 三日内在本馆的多笔消费可合并于一张退税单。\n- 服务免费，约需十分钟。',
      jp: '- パスポートの原本をお持ちください。EU域外にお住まいの16歳以上の方が対象です。\n- 三日以内に当館でなさった複数のお買い物は、一枚の書類にまとめられます。\n- 無料、所要は約10分です。',
      kr: '- 여권 원본을 지참해 주십시오. 유럽연합 외 지역에 거주하는 만 16세 이상이어야 합니다.\n- 사흘 안에 이곳에서 구매하신 여러 건을 서류 한 장으로 합칠 수 있습니다.\n- 무료이며 10분가량 걸립니다.',
    },
  }),
  entry('booxi', 'paris-booking-private-hour', { title: { en: 'Book an hour', fr: 'Réserver une heure', cn: '预约一小时', jp: '一時間を予約する', kr: '한 시간 예약' }, tag: 'MakeMyDay' }),
  entry('service', 'paris-service-private-hour', {
    title: { en: 'A private hour', fr: 'Une heure à vous', cn: '私享一小时', jp: 'プライベート アワー', kr: '프라이빗 아워' },
    slug: 'private-hour',
    category: ['cat-personal'],
    media: ['trace-coat'],
    booking: 'paris-booking-private-hour',
    location: { en: 'Second floor, the map room', fr: 'Deuxième étage, salon des cartes', cn: '三层，地图厅', jp: '3階、地図の間', kr: '3층 지도의 방' },
    time: { en: 'Monday to Saturday, 11am to 7pm', fr: 'Du lundi au samedi, de 11 h à 19 h', cn: '周一至周六 11:00–19:00', jp: '月〜土曜 11:00〜19:00', kr: '월~토요일 오전 11시 ~ 오후 7시' },
    description: {
      en: 'One adviser, one quiet room and a selection laid out before you arrive, in French, English, Chinese, Japanese or Korean.',
      fr: 'Une conseillère, un salon calme et une sélection préparée avant votre arrivée, en français, anglais, chinois, japonais ou coréen.',
      cn: '一位顾问，一间静室，好物在您抵达前已悉心备妥。提供法、英、中、日、韩语服务。',
      jp: '専任のアドバイザーと静かな一室。ご到着前に品々を整え、日本語をはじめ仏・英・中・韓の各言語でご案内します。',
      kr: '전담 어드바이저와 조용한 방, 도착하시기 전에 준비해 둔 셀렉션. 한국어를 비롯해 프랑스어, 영어, 중국어, 일본어로 안내해 드립니다.',
    },
    body: {
      en: 'Tell us the day before what you have in mind, or who it is for. Tea is served; there is no charge and nothing to sign.',
      fr: 'Dites-nous la veille ce que vous cherchez, ou pour qui. Le thé est servi\u00a0; c’est gracieux, et sans engagement.',
      cn: '请于前一日告知您的心意，或赠予何人。席间奉茶，不收费用，亦无需任何承诺。',
      jp: '前日までに、お探しのものや贈る方についてお聞かせください。お茶をご用意します。料金もご購入の義務もございません。',
      kr: '찾으시는 것이나 선물받을 분에 대해 하루 전까지 알려 주십시오. 차를 내어 드리며, 비용이나 구매 의무는 없습니다.',
    },
  }),
  entry('service', 'paris-service-wrapping', {
    title: { en: 'Wrapped in old maps', fr: 'Emballé dans une carte', cn: '古地图包装', jp: '地図で包むギフト', kr: '옛 지도로 싸는 선물' },
    slug: 'map-wrapping',
    category: ['cat-personal'],
    media: ['gift-set'],
    location: { en: 'Ground floor, by the gate', fr: 'Rez-de-chaussée, près de la porte', cn: '底层，大门旁', jp: '地上階、門のそば', kr: '1층 출입문 옆' },
    time: hours,
    description: {
      en: 'Gifts folded into reprints of our nineteenth-century maps. Choose the sheet: a coast, a capital, an ocean with its soundings.',
      fr: 'Vos cadeaux pliés dans la réédition de nos cartes du XIXe siècle\u00a0: une côte, une capitale, un océan et ses sondes.',
      cn: '以本馆十九世纪地图的复刻纸为礼物折叠包装：一段海岸、一座都城，或一片标着水深的大洋。',
      jp: '十九世紀の地図を復刻した紙で贈り物をお包みします。海岸線、都、水深を記した大洋から、お好きな一枚を。',
      kr: '19세기 지도를 복각한 종이로 선물을 접어 싸 드립니다. 해안선, 어느 수도, 수심이 적힌 대양 가운데 골라 보십시오.',
    },
    body: {
      en: 'Complimentary with any purchase, in about five minutes. The paper is uncoated and unfolds flat, so that it may be kept.',
      fr: 'Offert pour tout achat, en cinq minutes environ. Le papier, non couché, se déplie à plat\u00a0: il mérite d’être gardé.',
      cn: '凡购物即可免费享用，约五分钟。纸张未经涂布，可平整展开，值得收藏。',
      jp: 'お買い上げの品に無料で、約5分。塗工のない紙なので平らに広げて、飾っていただけます。',
      kr: '구매하신 모든 상품에 무료이며 5분가량 걸립니다. 코팅하지 않은 종이라 반듯하게 펴서 간직하실 수 있습니다.',
    },
  }),
];
