import { day, entry, type Seed } from '../../seed.ts';
import { watchGallery, westHall } from './places.ts';

/** Events at the Sydney gallery that are over. */
export const eventsPast: readonly Seed[] = [
  entry(
    'event',
    'sydney-event-coffee-cupping',
    {
      title: { en: 'Cupping at first light', cn: '晨光杯测' },
      slug: 'coffee-cupping',
      description: {
        en: 'Six coffees, six spoons and no milk: a slow introduction to how roasters taste, held each morning at First Light Café, before the galleries opened.',
        cn: '六款咖啡，六支杯测匙，不加奶。清晨展廊未启，于晨光咖啡从容学习烘焙师如何品味。',
      },
      category: ['cat-tasting'],
      media: ['dining-coffee'],
      startDate: day(-41, '08:30'),
      endDate: day(-35, '09:30'),
      time: { en: '8:30am to 9:30am', cn: '8:30–9:30' },
      frequency: { en: 'Daily for a week', cn: '为期一周，每日' },
      location: { en: 'Level 1, First Light Café', cn: '一层晨光咖啡' },
      features: { en: ['Complimentary', 'Ten places'], cn: ['免费参与', '限十席'] },
      body: {
        en: 'Guests broke the crust of six coffees with a spoon, leaned in, and named what they found: bergamot, toasted hay, the skin of an apricot.\n\nThe week closed with a vote. The washed coffee from the Northern Rivers of New South Wales won by two spoons and is now the filter of the day.',
        cn: '宾客以匙破开六杯咖啡的粉层，俯身轻嗅，说出各自所得：佛手柑、烘过的干草、杏皮。\n\n一周将尽，众人投票。来自新南威尔士北部河区的水洗豆以两票胜出，如今已是每日滤泡之选。',
      },
    },
    { created: 70, updated: 36 },
  ),

  entry(
    'event',
    'sydney-event-setting-a-stone',
    {
      title: { en: 'Setting a stone, live', cn: '现场镶嵌' },
      slug: 'setting-a-stone',
      description: {
        en: 'A setter from Ondine Joaillerie placed a single diamond in four claws while three cameras looked over the shoulder. Watch the evening again.',
        cn: '昂汀珠宝的镶嵌师将一枚钻石安于四爪之间，三台镜头自肩后静静注视。欢迎回看当晚影像。',
      },
      category: ['cat-watches-and-jewellery', 'cat-workshop'],
      brand: 'brand-ondine-joaillerie',
      media: ['jewel-ring'],
      removedAfterExpired: false,
      startDate: day(-24, '18:00'),
      endDate: day(-24, '19:00'),
      replayLink: 'https://events.meridian.example/sydney/setting-a-stone/replay',
      time: { en: '6pm to 7pm', cn: '18:00–19:00' },
      frequency: { en: 'One evening', cn: '仅此一晚' },
      location: watchGallery,
      features: { en: ['Film of 48 minutes', 'English with Chinese subtitles'], cn: ['影片 48 分钟', '英语对白，中文字幕'] },
      body: {
        en: 'A solitaire is four decisions, one for each claw. In the film of the evening you see them made at thirty times their size: the seat cut, the stone lowered, the metal moved a tenth of a millimetre at a time.\n\nThe ring that was finished that night can be seen in the east gallery on request.\n\n> A good setting looks as if the stone had simply decided to stay.',
        cn: '一枚单钻戒指，是四次抉择，一爪一次。影片将当晚的每一步放大三十倍：开槽，落石，再以十分之一毫米的分寸推移金属。\n\n当晚完成的戒指现藏二层东廊，欢迎向顾问索观。\n\n> 好的镶嵌，看上去像是宝石自己决定留下。',
      },
    },
    { created: 60, updated: 22 },
  ),

  entry(
    'event',
    'sydney-event-talk-of-amber',
    {
      title: { en: 'A conversation on amber', cn: '琥珀夜谈' },
      slug: 'talk-of-amber',
      description: {
        en: 'There is no amber in amber perfume. A perfumer of Hesperia explained what there is instead, with five blotters for every chair. The talk can be seen again.',
        cn: '琥珀香里并无琥珀。暮星的调香师以五张试香纸，为在座宾客道出其中究竟。谈话影像现可回看。',
      },
      category: ['cat-fragrance'],
      brand: 'brand-hesperia',
      media: ['beauty-perfume-amber'],
      removedAfterExpired: false,
      startDate: day(-62, '18:30'),
      endDate: day(-62, '19:30'),
      replayLink: 'https://events.meridian.example/sydney/talk-of-amber/replay',
      time: { en: '6:30pm to 7:30pm', cn: '18:30–19:30' },
      frequency: { en: 'One evening', cn: '仅此一晚' },
      location: westHall,
      features: { en: ['Film of 55 minutes', 'Blotter set on request'], cn: ['影片 55 分钟', '可索取试香套组'] },
      body: {
        en: 'Labdanum for warmth, vanilla for roundness, benzoin for the shine: an amber is an idea built from resins, and every house builds it differently.\n\nThe talk passes from the oldest formula to the newest and ends with a question from the third row that nobody could answer.\n\n## Watch with the blotters\n\nAsk for the set of five at the Hesperia counter, free of charge, and play the film at home in their order.',
        cn: '岩蔷薇予其暖，香草予其圆，安息香予其光泽：琥珀香原是以树脂筑成的一个意象，各家筑法不同。\n\n谈话自最古老的配方说到最新的一支，终于第三排宾客的一个问题，全场无人能答。\n\n## 伴香回看\n\n欢迎至暮星专柜免费领取五张试香纸，在家依序嗅闻，随片同行。',
      },
    },
    { created: 95, updated: 60 },
  ),

  entry(
    'event',
    'sydney-event-facade-nights',
    {
      title: { en: 'Three nights of the façade', cn: '立面三夜' },
      slug: 'facade-nights',
      description: {
        en: 'For three nights the arched windows were lit from within, one after another, to a score for cello and harbour bells. From the archive.',
        cn: '三个夜晚，拱窗由内次第点亮，伴以大提琴与港湾钟声写就的乐章。选自活动档案。',
      },
      category: ['cat-exhibition'],
      media: ['arch-facade-dusk'],
      removedAfterExpired: false,
      archivedAt: day(-30, '00:00'),
      startDate: day(-122, '19:30'),
      endDate: day(-120, '22:00'),
      time: { en: '7:30pm to 10pm', cn: '19:30–22:00' },
      frequency: { en: 'Three nights', cn: '连续三晚' },
      location: { en: 'Harbour forecourt', cn: '海港前庭' },
      features: { en: ['Open air', 'From the archive'], cn: ['户外', '活动档案'] },
      body: {
        en: 'Nineteen windows, nineteen notes. The score moved along the sandstone from west to east in eleven minutes and began again every quarter of an hour.\n\nPassengers on the ferries to Manly saw it best. The lamps were low-voltage, warm white and dimmed at ten, and the windows have kept a softer light at dusk ever since.',
        cn: '十九扇窗，十九个音。乐声沿砂岩立面自西向东，十一分钟一轮，每刻钟重新开始。\n\n最好的观众，是开往曼利的渡轮上的乘客。灯具采用低压暖白光，十点渐暗；此后每逢薄暮，窗内的光便一直这样柔和。',
      },
    },
    { created: 160, updated: 31 },
  ),
];
