import { entry, type Seed } from '../../seed.ts';
import { upperGallery } from './places.ts';

/** Where to eat and drink in Saipan. */
export const dining: readonly Seed[] = [
  entry('dining', 'saipan-dining-lagoon-room', {
    title: { en: 'The Lagoon Room', cn: '潟湖餐室', jp: 'ラグーンルーム', kr: '라군 룸' },
    slug: 'lagoon-room',
    category: ['cat-restaurant'],
    media: ['dining-plated'],
    isFeatured: true,
    location: upperGallery,
    cuisine: { en: 'Marianas and Pacific', cn: '马里亚纳与太平洋风味', jp: 'マリアナ・パシフィック', kr: '마리아나 퍼시픽' },
    time: { en: '11am to 9:30pm', cn: '11:00 至 21:30', jp: '11:00〜21:30', kr: '11:00~21:30' },
    frequency: { en: 'Daily', cn: '每日', jp: '毎日', kr: '매일' },
    description: {
      en: 'Tuna landed that morning, breadfruit from the hills and coconut in every course, at windows that face the reef.',
      cn: '清晨上岸的金枪鱼、山间的面包果，道道有椰香，窗外便是礁盘。',
      jp: 'その朝揚がったマグロ、丘のパンの実、どの皿にも香るココナッツ。リーフに面した窓辺でどうぞ。',
      kr: '그날 아침 들어온 참치와 언덕의 빵나무 열매, 모든 접시에 스민 코코넛. 산호초가 보이는 창가에서 드십시오.',
    },
    body: {
      en: 'The kitchen works between two island traditions, CHamoru and Carolinian, and borrows the grill from both. Begin with tuna kelaguen, go on to fish baked in banana leaf with boonie pepper, and leave space for apigigi, a sticky young-coconut parcel scorched over embers.\n\n- Lunch set US$22\n- Dinner, four plates, US$58\n- The six window tables may be reserved',
      cn: '厨房游走于查莫罗与加罗林两种岛屿传统之间，并从二者借来炭火。先尝金枪鱼凯拉冠，再来蕉叶烤鱼佐野椒，最后留些余地给“阿皮吉吉”：炭上炙烤、软糯的嫩椰卷。\n\n- 午市套餐 22 美元\n- 晚市四道式 58 美元\n- 六张临窗餐桌可预订',
      jp: 'チャモロとカロリニアン、二つの島の伝統を行き来し、炭火は両方から借りました。まずはマグロのケラグエン、続いてブーニーペッパーを利かせた魚のバナナリーフ包み焼き。最後は、若いココナッツをもっちりと炙ったアピギギを。\n\n- ランチセット 22米ドル\n- ディナー四皿 58米ドル\n- 窓際の6卓はご予約いただけます',
      kr: '주방은 차모로와 캐롤리니안, 두 섬의 전통을 오가며 숯불은 양쪽에서 빌려 왔습니다. 참치 켈라구엔으로 시작해 부니 페퍼를 넣은 바나나 잎 생선구이, 그리고 어린 코코넛을 쫀득하게 그을린 아피기기로 마무리하십시오.\n\n- 런치 세트 22달러\n- 디너 네 접시 58달러\n- 창가 여섯 자리는 예약 가능',
    },
  }),
  entry('dining', 'saipan-dining-flame-tree-cafe', {
    title: { en: 'Flame tree café', cn: '凤凰木咖啡', jp: '南洋桜のカフェ', kr: '불꽃나무 카페' },
    slug: 'flame-tree-cafe',
    category: ['cat-cafe'],
    media: ['trace-cup'],
    location: { en: 'Level 1, garden side', cn: '一层，花园一侧', jp: '1階 庭側', kr: '1층 정원 쪽' },
    cuisine: { en: 'Coffee and light plates', cn: '咖啡与轻食', jp: 'コーヒーと軽食', kr: '커피와 가벼운 식사' },
    time: { en: '7am to 9pm', cn: '7:00 至 21:00', jp: '7:00〜21:00', kr: '7:00~21:00' },
    frequency: { en: 'Daily', cn: '每日', jp: '毎日', kr: '매일' },
    description: {
      en: 'Coffee under the tree that turns the whole island red in early summer, with warm titiyas and a jar of coconut jam.',
      cn: '初夏染红全岛的凤凰木下，一杯咖啡，配温热的蒂蒂亚斯薄饼与椰子酱。',
      jp: '初夏に島じゅうを赤く染める南洋桜の下で。温かいティティヤスとココナッツジャムを添えたコーヒーを。',
      kr: '초여름 섬 전체를 붉게 물들이는 나무 아래에서 마시는 커피. 따뜻한 티티야스와 코코넛 잼을 곁들입니다.',
    },
    body: {
      en: 'There are nine tables on the gravel and two hammocks that nobody leaves willingly. Coffee from US$5, breakfast plate US$13. The garden gate opens at 7am for those who land at dawn; your suitcase may wait behind the counter.',
      cn: '碎石地上九张桌，另有两张谁也不肯起身的吊床。咖啡 5 美元起，早餐盘 13 美元。花园门 7:00 即开，清晨落地的旅客可将行李寄放柜台。',
      jp: '砂利の上に九つの卓と、一度座ると誰も立とうとしないハンモックが二つ。コーヒー5米ドルより、朝食プレート13米ドル。庭の門は7:00に開きます。早朝に着いた方のスーツケースはカウンターでお預かりします。',
      kr: '자갈 위에 탁자 아홉 개, 그리고 한번 누우면 일어나기 싫은 해먹 두 개. 커피 5달러부터, 아침 접시 13달러. 정원 문은 7:00에 열리며, 새벽에 도착하신 분의 여행 가방은 카운터에 맡아 드립니다.',
    },
  }),
];
