import { entry, type Seed } from '../../seed.ts';
import { banyanCourt } from './places.ts';

/** Art in the Okinawa gallery. */
export const art: readonly Seed[] = [
  entry('artCulture', 'okinawa-art-returning-tide', {
    title: { jp: 'かえる潮', en: 'The returning tide', cn: '归潮', tc: '歸潮', kr: '돌아오는 물결' },
    slug: 'returning-tide',
    category: ['cat-sculpture'],
    media: ['art-sculpture'],
    isFeatured: true,
    location: banyanCourt,
    artist: { jp: '読谷村の彫刻家', en: 'A sculptor from Yomitan', cn: '读谷村的一位雕塑家', tc: '讀谷村的一位雕塑家', kr: '요미탄의 조각가' },
    description: {
      jp: '漆喰の輪をめぐる、ひとつの青銅の球。潮が満ち、引き、また満ちるまでのおよそ十二時間を形にした作品です。',
      en: 'One bronze sphere on a loop of lime plaster: the twelve hours or so in which the tide goes out and comes back.',
      cn: '一枚青铜球，绕行于灰泥环上：潮起、潮落、复又潮起，约十二个小时凝于其形。',
      tc: '一枚青銅球，繞行於灰泥環上：潮起、潮落、復又潮起，約十二小時凝於其形。',
      kr: '회반죽 고리 위의 청동 구 하나. 밀물이 나갔다 다시 차오르는 열두 시간 남짓을 형태에 담았습니다.',
    },
    body: {
      jp: '屋根瓦を留める職人と同じ漆喰を、指で幾層にも重ねました。中庭に風が渡ると、水盤の揺らぎが球に映ります。',
      en: 'The plaster is the one that roofers use to bed their tiles, laid on by hand in many coats. When a breeze crosses the court, the basin throws its ripples onto the sphere.',
      cn: '所用灰泥与固定屋瓦的相同，以指腹层层敷就。风过庭院，盆中涟漪映上铜球。',
      tc: '所用灰泥與固定屋瓦的相同，以指腹層層敷就。風過庭院，盆中漣漪映上銅球。',
      kr: '기와를 고정하는 회반죽을 손가락으로 여러 겹 올렸습니다. 안뜰에 바람이 지나면 수반의 잔물결이 구의 표면에 어립니다.',
    },
  }),
  entry('artCulture', 'okinawa-art-bottle-glass', {
    title: { jp: '瓶のかけらの空', en: 'A sky of bottle glass', cn: '碎瓶的天空', tc: '碎瓶的天空', kr: '유리병 조각의 하늘' },
    slug: 'bottle-glass',
    category: ['cat-installation'],
    media: ['art-mobile'],
    location: { jp: '2階 吹き抜け', en: 'Level 2, over the atrium', cn: '二层，中庭上空', tc: '二樓，中庭上空', kr: '2층 아트리움 위' },
    artist: { jp: '糸満のガラス工房', en: 'A glass workshop in Itoman', cn: '糸满的一间玻璃工坊', tc: '糸滿的一間玻璃工坊', kr: '이토만의 유리 공방' },
    description: {
      jp: '戦後、空き瓶を溶かして始まった琉球ガラス。気泡を抱いた円盤が、天窓の下で静かに回ります。',
      en: 'Ryukyu glass began after the war with melted empties. Discs full of small bubbles turn slowly beneath the skylight.',
      cn: '琉球玻璃始于战后，由废瓶熔铸而成。含着气泡的圆片，在天窗下缓缓转动。',
      tc: '琉球玻璃始於戰後，由廢瓶熔鑄而成。含着氣泡的圓片，在天窗下緩緩轉動。',
      kr: '류큐 유리는 전쟁이 끝난 뒤 빈 병을 녹이며 시작되었습니다. 기포를 품은 원반이 천창 아래에서 천천히 돕니다.',
    },
    body: {
      jp: '不純物の残るガラスは泡立ち、厚くなります。欠点とされたものが、いまでは島の光をもっとも美しく散らす表情になりました。午後二時頃、床に落ちる色をご覧ください。',
      en: 'Impure glass bubbles and sets thick. What was once a fault is now what scatters the island’s light so well. Come about 2pm for the colours on the floor.',
      cn: '含有杂质的玻璃易起泡，也更厚。昔日的瑕疵，如今最能打散岛上的光。下午两点前后，请看地面上的色彩。',
      tc: '含有雜質的玻璃易起泡，也更厚。昔日的瑕疵，如今最能打散島上的光。下午二時前後，請看地面上的色彩。',
      kr: '불순물이 남은 유리는 기포가 생기고 두꺼워집니다. 한때의 흠이 이제는 섬의 빛을 가장 곱게 흩뜨립니다. 오후 두 시 무렵 바닥에 내려앉는 색을 보십시오.',
    },
  }),
];
