import { day, entry, type Seed } from '../../seed.ts';
import { pillarHall, sunsetTerrace } from './places.ts';

/** Art in the Guam gallery. */
export const art: readonly Seed[] = [
  entry('artCulture', 'guam-art-water-jars', {
    title: { en: 'Three water jars', jp: '三つの水甕', kr: '물 항아리 셋', cn: '三只水瓮' },
    slug: 'three-water-jars',
    category: ['cat-sculpture'],
    media: ['art-vessels'],
    isFeatured: true,
    location: pillarHall,
    artist: { en: 'A ceramicist from Inalåhan', jp: 'イナラハンの陶芸家', kr: '이날라한의 도예가', cn: '伊纳拉汉的陶艺家' },
    displayDate: day(-140),
    description: {
      en: 'Clay dug from the southern hills, shaped like the jars that once stood under every roof to gather rain.',
      jp: '南部の丘の粘土で、かつて家々の軒下で雨を集めた甕のかたちを写した三作。',
      kr: '남쪽 언덕의 흙으로, 한때 처마 밑에서 빗물을 모으던 항아리의 모양을 빚었습니다.',
      cn: '取岛南丘陵之土，塑成昔日檐下接雨的水瓮模样。',
    },
    body: {
      en: 'The south of Guam is red earth, the north is white limestone, and the three jars are fired in both colours. The cobalt one holds the water that drips from the porch; a guard empties it every evening over the hibiscus.',
      jp: 'グアムの南は赤い土、北は白い石灰岩。三つの甕は、その両方の色に焼かれました。コバルトの甕にはポーチの雨だれが溜まり、毎夕、係の者がハイビスカスに注ぎます。',
      kr: '괌의 남쪽은 붉은 흙, 북쪽은 흰 석회암입니다. 세 항아리는 그 두 빛깔로 구워졌습니다. 코발트색 항아리에는 포치의 낙숫물이 고이고, 저녁마다 직원이 히비스커스에 부어 줍니다.',
      cn: '关岛之南是红土，北是白石灰岩，三只水瓮烧出两地之色。钴蓝那只盛着门廊滴落的雨水，每晚由值守人员浇给木槿。',
    },
  }),
  entry('artCulture', 'guam-art-reef-at-noon', {
    title: { en: 'The reef at noon', jp: '正午のリーフ', kr: '정오의 산호초', cn: '正午的礁盘' },
    slug: 'reef-at-noon',
    category: ['cat-painting'],
    media: ['art-painting'],
    location: sunsetTerrace,
    artist: { en: 'A painter from Humåtak', jp: 'ウマタックの画家', kr: '우마탁의 화가', cn: '乌马塔克的画家' },
    displayDate: day(-90),
    description: {
      en: 'Cobalt, bone and clay in four broad shapes: the view from the reef line at the hour when nothing has a shadow.',
      jp: 'コバルト、生成り色、赤土。四つの大きなかたちで描く、影の消える時刻にリーフから望む景色。',
      kr: '코발트와 상앗빛, 흙빛의 네 덩어리. 그림자가 사라지는 시각에 산호초에서 바라본 풍경입니다.',
      cn: '钴蓝、骨白与陶土四块大色，画的是万物无影之时，自礁线回望的景象。',
    },
    body: {
      en: 'Stand on the reef at low tide and the island becomes a band between two blues. The painter walked out for thirty days and painted it once, from memory. There is a bench; the guards say that most people need about six minutes.',
      jp: '引き潮のリーフに立つと、島は二つの青に挟まれた一筋の帯になります。画家は30日通い、記憶から一度だけ描きました。前には長椅子がひとつ。たいていの方は6分ほど座っていかれます。',
      kr: '썰물의 산호초에 서면 섬은 두 푸름 사이의 띠가 됩니다. 화가는 서른 날을 걸어 나가 기억으로 단 한 번 그렸습니다. 앞에 긴 의자가 있습니다. 대부분 6분쯤 앉았다 가십니다.',
      cn: '退潮时站上礁盘，岛屿便成了两片蓝之间的一道。画家走去三十天，凭记忆只画了一次。画前有长凳，据说多数人会坐上六分钟。',
    },
  }),
];
