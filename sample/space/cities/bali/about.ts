import { entry, type Seed } from '../../seed.ts';

/** The pages about the house in Bali: its heritage and its architecture. */
export const about: readonly Seed[] = [
  entry('aboutTheStore', 'bali-about-heritage', {
    title: { en: 'Heritage', cn: '传承', jp: '歴史' },
    slug: 'heritage',
    media: ['art-vessels'],
    layout: 'C',
    size: 'Size 2',
    eyebrow: { en: 'Water, rice, hands', cn: '水、稻、手', jp: '水と米と、手' },
    description: { en: 'Bali shares its water by agreement and its crafts by village. The gallery follows both habits as well as it can.', cn: '巴厘岛以约定分水，以村落分艺。本馆尽力依循这两种习惯。', jp: 'バリは水を取り決めで分け、技を村ごとに分けてきました。当館もできる限り、その二つに倣います。' },
    body: {
      en: 'For more than a thousand years farmers’ associations called subak have led one stream through many terraces, fairly. The crafts are ordered in the same spirit: stone in Batubulan, silver in Celuk, wood in Mas, painting in Kamasan.\n\nWe buy each thing in its own village, and we pay before the harvest festival, not after it.',
      cn: '一千多年来，名为“苏巴克”的农人水利会将一道溪水公平引过层层梯田。手艺亦循此理：石雕在巴土布兰，银器在切鲁克，木雕在马斯，绘画在卡马桑。\n\n每样东西，我们都到它自己的村子去买，并且在丰收节之前付款，而非之后。',
      jp: '千年以上にわたり、スバックと呼ばれる農民の水利組合が、一筋の流れをいくつもの棚田へ公平に導いてきました。技も同じ心で分かたれます。石はバトゥブラン、銀はチュルック、木はマス、絵はカマサン。\n\n私たちはそれぞれの品をその村で求め、代金は収穫祭の後ではなく、前に支払います。',
    },
  }),
  entry('aboutTheStore', 'bali-about-architecture', {
    title: { en: 'Architecture', cn: '建筑', jp: '建築' },
    slug: 'architecture',
    media: ['door-bali'],
    layout: 'B',
    size: 'Size 2',
    eyebrow: { en: 'Rooms without a house', cn: '有室而无宅', jp: '家のない部屋たち' },
    description: {
      en: 'A Balinese compound is a set of pavilions around a court; the gallery is one too, with a bone-white stair in the middle.',
      cn: '巴厘院落本是环庭的数座亭阁。本馆亦然，只在中央添了一道骨白楼梯。',
      jp: 'バリの屋敷は、庭を囲む幾棟ものパビリオン。当館も同じつくりに、生成り色の階段をひとつ加えました。',
    },
    body: {
      en: 'There is no corridor to get lost in. You cross the lawn, and the weather is part of the plan: overhangs of two metres, floors that drain, and grey paras stone that drinks the rain and gives it back as cool air.\n\n## What to look for\n\n- Red brick rubbed smooth and laid almost without a joint\n- The stair that leaves one side open to the frangipani\n- Black and white cloth around the oldest tree, renewed by the neighbours',
      cn: '这里没有让人迷路的走廊。您穿过草坪，天气也在设计之内：两米深的挑檐，会排水的地面，以及饱饮雨水、再吐出凉意的灰色帕拉斯石。\n\n## 值得留意\n\n- 磨得平滑、几无灰缝的红砖\n- 一侧向鸡蛋花树敞开的楼梯\n- 老树上由邻人更换的黑白格布',
      jp: '迷う廊下はありません。芝庭を横切るだけ。天気も設計のうちで、庇は2メートル、床は水を流し、灰色のパラス石は雨を飲んで涼しさを返します。\n\n## 見どころ\n\n- すり合わせて目地をほとんど見せない赤煉瓦\n- 片側をフランジパニに開いた階段\n- 近所の人が巻き替える、老木の白黒の布',
    },
  }),
];
