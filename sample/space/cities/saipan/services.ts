import { entry, type Seed } from '../../seed.ts';
import { hours, welcomeDesk } from './places.ts';

/** What the hosts of Saipan do for guests. */
export const services: readonly Seed[] = [
  entry('service', 'saipan-service-delivered-to-your-room', {
    title: { en: 'Delivered to your room', cn: '送至您的客房', jp: 'お部屋へのお届け', kr: '객실까지 배달' },
    slug: 'delivered-to-your-room',
    category: ['cat-travel'],
    media: ['room-counter'],
    isFeatured: true,
    location: welcomeDesk,
    time: hours,
    description: {
      en: 'Go on to the beach with empty hands. Everything bought before 6pm is in your room, anywhere on the island, that night.',
      cn: '空着手去海滩吧。18:00 前所购，当晚即送至岛上任何一处客房。',
      jp: '手ぶらのまま浜辺へどうぞ。18:00までのお買い上げは、島内どこでもその夜のうちにお部屋へ届きます。',
      kr: '빈손으로 해변에 가십시오. 18:00 이전에 구매하신 상품은 섬 어디든 그날 밤 객실로 전해 드립니다.',
    },
    body: {
      en: 'Complimentary above US$50, otherwise US$5. Leave the name of your hotel and your room at the desk. Parcels for the last night may go straight to the airport check-in hall and wait for you there.',
      cn: '满 50 美元免费，否则 5 美元。请在迎宾台留下酒店与房号。最后一晚的包裹，可直接送往机场值机大厅等您。',
      jp: '50米ドル以上で無料、未満は5米ドル。デスクでホテル名とお部屋番号をお知らせください。最終日の分は、空港のチェックインロビーでお渡しすることもできます。',
      kr: '50달러 이상은 무료, 미만은 5달러입니다. 데스크에 호텔과 객실 번호를 남겨 주십시오. 마지막 날 짐은 공항 체크인 홀에서 바로 받으실 수도 있습니다.',
    },
  }),
  entry('service', 'saipan-service-gift-wrapping', {
    title: { en: 'Wrapping in lagoon paper', cn: '潟湖色礼品包装', jp: 'ラグーン色のギフト包装', kr: '라군 빛 선물 포장' },
    slug: 'gift-wrapping',
    category: ['cat-personal'],
    media: ['gift-set'],
    location: welcomeDesk,
    time: hours,
    description: {
      en: 'Hand-marbled sheets in the greens and blues of the lagoon, no two alike, folded without tape and tied with cotton.',
      cn: '手工流沙纸染出潟湖的青与蓝，张张不同，不用胶带折叠，系以棉绳。',
      jp: 'ラグーンの緑と青に染めた手染めのマーブル紙。一枚として同じものはなく、テープを使わずに折り、木綿の紐で結びます。',
      kr: '라군의 초록과 파랑을 담은 수제 마블지. 같은 것은 한 장도 없으며, 테이프 없이 접어 면 끈으로 묶습니다.',
    },
    body: {
      en: 'Complimentary with every purchase. A sheet dries overnight, so some patterns exist on a single day only. On Wednesdays at 4pm you may marble your own; aprons are lent.',
      cn: '凡购物皆免费。纸张须晾干一夜，有些花纹只在某一天存在。每周三 16:00 可亲手染制，备有围裙。',
      jp: 'お買い上げの品はすべて無料です。一晩乾かして使うため、その日だけの模様もあります。水曜の16:00には、ご自分で染めることもできます。エプロンはお貸しします。',
      kr: '모든 구매품에 무료입니다. 하룻밤 말려 쓰기에 어떤 무늬는 단 하루만 존재합니다. 수요일 16:00에는 직접 물들여 보실 수 있으며 앞치마를 빌려 드립니다.',
    },
  }),
  entry('service', 'saipan-service-quiet-room', {
    title: { en: 'A quiet room for families', cn: '亲子静室', jp: 'ご家族のための静かな部屋', kr: '가족을 위한 조용한 방' },
    slug: 'quiet-room',
    category: ['cat-personal', 'cat-travel'],
    media: ['arch-corridor'],
    location: { en: 'Level 2, end of the arcade', cn: '二层，拱廊尽头', jp: '2階 回廊の奥', kr: '2층 회랑 끝' },
    time: hours,
    description: {
      en: 'Cots, cool water, a nursing chair and picture books in four languages behind the last arch of the arcade.',
      cn: '拱廊最后一道拱门之后：小床、凉水、哺乳椅，与四种语言的绘本。',
      jp: '回廊の最後のアーチの向こうに、ベビーベッド、冷たい水、授乳の椅子、四か国語の絵本をご用意しました。',
      kr: '회랑의 마지막 아치 뒤에 아기 침대와 시원한 물, 수유 의자, 네 언어의 그림책이 있습니다.',
    },
    body: {
      en: 'No booking and no charge. The room is kept at twenty-five degrees and half light; a member of our team sits near the door and will warm a bottle. Beakers and nappies are on the shelf.',
      cn: '无须预约，不收费用。室温保持二十五度，光线柔和；门边有工作人员值守，可代为温奶。架上备有水杯与尿布。',
      jp: 'ご予約も料金も要りません。室温は25度、明かりは控えめに。扉のそばの係が哺乳瓶を温めます。コップとおむつは棚にございます。',
      kr: '예약도 요금도 필요 없습니다. 실내는 25도, 불빛은 은은합니다. 문가의 직원이 젖병을 데워 드리며, 컵과 기저귀는 선반에 있습니다.',
    },
  }),
];
