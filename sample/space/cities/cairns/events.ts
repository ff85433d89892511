import { day, entry, type Seed } from '../../seed.ts';
import { eastVerandah, louvreGallery, reefRoom } from './places.ts';

/** Events at the Cairns gallery. */
export const events: readonly Seed[] = [
  entry(
    'event',
    'cairns-event-coral-counted',
    {
      title: { en: 'Coral, counted by hand', cn: '亲手数珊瑚', jp: '手で数えた珊瑚' },
      slug: 'coral-counted',
      category: ['cat-exhibition'],
      media: ['art-vessels'],
      location: reefRoom,
      startDate: day(-58, '10:00'),
      endDate: day(-10, '20:00'),
      removedAfterExpired: false,
      time: { en: '10am to 8pm', cn: '10:00 至 20:00', jp: '10:00〜20:00' },
      frequency: { en: 'Daily', cn: '每日', jp: '毎日' },
      description: { en: 'Some four hundred thrown and pierced forms, one for each kind of hard coral on the Great Barrier Reef. Admission was free.', cn: '四百余件拉坯镂刻之形，对应大堡礁的每一种硬珊瑚。展览免费。', jp: 'グレートバリアリーフの造礁珊瑚およそ四百種を、ろくろと透かしで一つずつ。入場は無料でした。' },
      body: {
        en: 'A ceramicist from the tablelands worked for three years from photographs taken by divers. Visitors were asked to find the one they had swum over that day; most could. Three larger vessels have stayed on the travertine steps.',
        cn: '一位来自高原的陶艺家，依潜水者拍下的照片，做了三年。观者受邀找出当天自己游过的那一种，多数人都找到了。三件较大的器皿，至今留在洞石台阶上。',
        jp: '高原に暮らす陶芸家が、ダイバーの写真をもとに三年をかけました。その日泳いだ海で見た珊瑚を探してみてくださいとお願いすると、たいていの方が見つけました。大きな三点は、今も石段に残っています。',
      },
    },
    { created: 80, updated: 59 },
  ),
  entry(
    'event',
    'cairns-event-fruit-of-the-wet-tropics',
    {
      title: { en: 'Fruit of the wet tropics', cn: '湿热带之果', jp: '湿潤熱帯の果実' },
      slug: 'fruit-of-the-wet-tropics',
      category: ['cat-tasting'],
      brand: 'brand-honey-and-tide',
      media: ['dining-dessert'],
      isFeatured: true,
      location: louvreGallery,
      startDate: day(-6, '15:00'),
      endDate: day(15, '16:30'),
      cta: ['cairns-cta-reserve'],
      time: { en: '3pm to 4pm', cn: '15:00 至 16:00', jp: '15:00〜16:00' },
      frequency: { en: 'Wednesdays to Sundays', cn: '周三至周日', jp: '水曜〜日曜' },
      description: {
        en: 'Davidson plum, lemon aspen, finger lime and black sapote: eight fruits, four honeys and one very sharp tart.',
        cn: '戴维森李、柠檬杨、手指柠檬与黑柿：八种果实，四款蜂蜜，与一枚酸得利落的果塔。',
        jp: 'ダビッドソンプラム、レモンアスペン、フィンガーライム、ブラックサポテ。八つの果実と四つの蜂蜜、そして鋭い酸味のタルトをひとつ。',
      },
      body: {
        en: 'The older four grew in this forest long before anyone wrote their names down. A grower from the Daintree cuts and explains; the honeys are there to make peace. Twelve guests, A$28, suitable for children who like sour things.',
        cn: '其中四种，在有人写下名字之前，早已长在这片森林。来自丹翠的果农一面切，一面讲；蜂蜜负责调停。限十二位，28 澳元，爱吃酸的孩子也适合。',
        jp: 'そのうち四つは、誰かが名を書き留めるずっと前からこの森にありました。デインツリーの果樹農家が切り分けて語り、蜂蜜が仲裁します。定員12名、28豪ドル。酸っぱいものの好きなお子さまもどうぞ。',
      },
    },
    { created: 18, updated: 6 },
  ),
  entry(
    'event',
    'cairns-event-read-a-pearl',
    {
      title: { en: 'How to read a pearl', cn: '如何读一颗珍珠', jp: '真珠の読み方' },
      slug: 'read-a-pearl',
      category: ['cat-workshop'],
      brand: 'brand-ondine-joaillerie',
      media: ['jewel-earrings'],
      location: eastVerandah,
      startDate: day(13, '10:00'),
      endDate: day(15, '12:00'),
      cta: ['cairns-cta-reserve'],
      time: { en: '10am to 11:15am', cn: '10:00 至 11:15', jp: '10:00〜11:15' },
      frequency: { en: 'Three mornings', cn: '连续三个上午', jp: '3日間、午前' },
      description: { en: 'Lustre, skin, shape, colour, size: put twenty pearls in order, then see how a grader would have done it.', cn: '光泽、表皮、形状、颜色、尺寸：先为二十颗珍珠排序，再看鉴定师会怎么排。', jp: '照り、肌、かたち、色、大きさ。20粒をご自分で並べたあと、鑑別の目ではどうなるかをご覧いただきます。' },
      body: {
        en: 'Held in morning light because the afternoon flatters everything. Ten guests, complimentary, with tea. Reserve at the pearl window; bring your own strand if you would like to know.',
        cn: '选在上午，因为午后的光太会说好话。限十位，免费，奉茶。请于珍珠窗口预订；若想知道究竟，带上您自己的那一串。',
        jp: '午後の光は何にでもお世辞を言いますので、朝の光で行います。定員10名、無料、お茶付き。ご予約は真珠の窓口で。お手持ちの一連をお持ちいただいても結構です。',
      },
    },
    { created: 9, updated: 3 },
  ),
];
