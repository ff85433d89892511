import { entry, type Seed } from '../../seed.ts';
import { beautyHall, hours, streetPorch } from './places.ts';

/** What the hosts of Guam do for guests. */
export const services: readonly Seed[] = [
  entry('service', 'guam-service-bay-shuttle', {
    title: { en: 'The bay shuttle', jp: 'ベイシャトル', kr: '베이 셔틀', cn: '海湾接驳车' },
    slug: 'bay-shuttle',
    category: ['cat-travel'],
    media: ['room-counter'],
    isFeatured: true,
    location: streetPorch,
    time: { en: 'Daily, 10am to 10pm, every 20 minutes', jp: '毎日 10:00〜22:00、20分間隔', kr: '매일 10:00~22:00, 20분 간격', cn: '每日 10:00 至 22:00，每 20 分钟一班' },
    description: {
      en: 'A cool, quiet bus that runs the length of Tumon Bay and back, complimentary for anyone who waves at it.',
      jp: 'タモン湾沿いを往復する、涼しく静かなバス。手を挙げてくだされば、どなたでも無料でご乗車いただけます。',
      kr: '투몬만을 따라 오가는 시원하고 조용한 버스. 손만 들면 누구나 무료로 타실 수 있습니다.',
      cn: '沿杜梦湾往返的清凉静谧小巴，招手即停，人人免费。',
    },
    body: {
      en: 'Eleven stops, forty minutes for the whole loop. The last bus leaves the porch at 10pm and waits if dinner is running late: tell the Haligi Room. Strollers and wheelchairs roll on without a step.',
      jp: '停留所は11か所、一周40分。最終便は22:00発ですが、お食事が長引くときはハリギ・ルームにお伝えください。お待ちします。ベビーカーも車椅子も段差なくお乗りいただけます。',
      kr: '정류장 열한 곳, 한 바퀴 40분. 막차는 22:00에 출발하지만 식사가 길어지면 할리기 룸에 말씀해 주십시오. 기다려 드립니다. 유아차와 휠체어도 턱 없이 오르실 수 있습니다.',
      cn: '共十一站，全程四十分钟。末班 22:00 自门廊开出；若晚餐未毕，告知哈利吉餐室，车会等您。婴儿车与轮椅可平稳上车。',
    },
  }),
  entry('service', 'guam-service-woven-leaf-wrapping', {
    title: { en: 'Wrapping with woven leaf', jp: '編み葉を添えるギフト包装', kr: '엮은 잎을 더한 선물 포장', cn: '编叶礼品包装' },
    slug: 'woven-leaf-wrapping',
    category: ['cat-personal'],
    media: ['trace-parcel'],
    location: { en: 'Level 1, wrapping table', jp: '1階 ラッピングテーブル', kr: '1층 포장 테이블', cn: '一层，包装台' },
    time: hours,
    description: {
      en: 'Each parcel is closed with a small star woven from pandanus leaf, made at the table by weavers from the south.',
      jp: '包みの留めは、パンダナスの葉で編んだ小さな星。島の南部から来た編み手が、その場で仕上げます。',
      kr: '상자마다 판다누스 잎으로 엮은 작은 별로 마무리합니다. 섬 남쪽에서 온 장인이 그 자리에서 엮습니다.',
      cn: '每份礼物以露兜叶编成的小星收尾，由来自岛南的编织匠在台前现编。',
    },
    body: {
      en: 'Åkgak, the pandanus of the island, is boiled, dried and stripped before it bends so willingly. Complimentary with every purchase, five minutes a parcel. On Sundays the weavers will show you the first four folds.',
      jp: '島のパンダナス「アクガク」は、煮て、干し、裂いてこそ、しなやかに曲がります。お買い上げの品は無料、ひと包み5分。日曜には、編み手が最初の四つの折り方をお教えします。',
      kr: '섬의 판다누스 ‘아크각’은 삶고 말리고 가늘게 갈라야 이렇게 순하게 휩니다. 구매품은 모두 무료, 하나에 5분. 일요일에는 장인이 처음 네 번의 접기를 가르쳐 드립니다.',
      cn: '岛上的露兜树名“阿克嘎克”，叶片经煮、晒、剖，方能如此听话。凡购物皆免费，每件五分钟。周日，编织匠会教您最初的四折。',
    },
  }),
  entry('service', 'guam-service-evening-make-up', {
    title: { en: 'Make-up before dinner', jp: 'ディナー前のメイクアップ', kr: '저녁 식사 전 메이크업', cn: '晚餐前的妆容' },
    slug: 'evening-make-up',
    category: ['cat-personal', 'cat-beauty'],
    media: ['beauty-brushes'],
    location: beautyHall,
    time: { en: 'Daily, 4pm to 8pm', jp: '毎日 16:00〜20:00', kr: '매일 16:00~20:00', cn: '每日 16:00 至 20:00' },
    description: {
      en: 'Fifteen minutes in a good chair: sand brushed away, skin cooled, a little colour for the terrace and the photographs.',
      jp: '心地よい椅子で15分。砂を払い、肌を冷まし、テラスと写真のための彩りをほんの少し。',
      kr: '편안한 의자에서 15분. 모래를 털고 피부를 식힌 뒤, 테라스와 사진을 위한 색을 조금 더합니다.',
      cn: '安坐十五分钟：拂去细沙，镇静肌肤，为露台与合影添一点颜色。',
    },
    body: {
      en: 'Complimentary, without obligation, at the Aurelle mirrors. Couples and families may sit together; there is a low stool for those who only want their hair combed.',
      jp: 'Aurelleの鏡の前で、無料にて承ります。ご購入の必要はありません。ご夫婦やご家族は並んでどうぞ。髪を梳かすだけの方のための低い椅子もございます。',
      kr: 'Aurelle의 거울 앞에서 무료로 해 드리며 구매 의무는 없습니다. 부부와 가족은 나란히 앉으실 수 있고, 머리만 빗고 싶은 분을 위한 낮은 의자도 있습니다.',
      cn: '在欧蕾尔镜前进行，免费，亦无须购买。情侣与家人可并排而坐，只想梳梳头的小朋友也有一张矮凳。',
    },
  }),
];
