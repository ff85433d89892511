import { entry, type Seed } from '../../seed.ts';

/** The pages about the house in Singapore: its heritage and its architecture. */
export const about: readonly Seed[] = [
  entry('aboutTheStore', 'singapore-about-heritage', {
    title: { en: 'Heritage', cn: '传承' },
    slug: 'heritage',
    eyebrow: { en: 'About the store', cn: '关于本馆' },
    description: {
      en: 'Orchard Road was named for its plantations. The galleria stands where the nutmeg rows once thinned out into town.',
      cn: '乌节路因昔日的种植园得名。肉豆蔻林渐疏、城镇初现之处，正是本馆所在。',
    },
    media: ['dusk-singapore'],
    layout: 'C',
    size: 'Size 2',
    alignment: 'Left',
    body: {
      en: 'In the 1830s and 1840s the valley was planted with nutmeg, pepper and fruit trees, and the lane between them took the name Orchard Road. A blight ended the nutmeg trade around 1860. Houses came, then shops, and the shade trees along the pavement stayed.\n\n## A roof over the walk\n\nSingapore’s old shophouses set their ground floors back by five feet so that anyone could walk out of the sun and rain. The arcade keeps that rule. Its front is a public path, open from six in the morning, and you need buy nothing to use it.',
      cn: '十九世纪三四十年代，这片谷地遍植肉豆蔻、胡椒与果树，林间小道便得名“乌节路”（Orchard Road，意为果园之路）。六十年代前后，一场病害令肉豆蔻种植走到尽头，此后民宅渐起，商铺随之而来，路旁的荫树却留了下来。\n\n## 檐下之路\n\n新加坡的老店屋将底层向内退让五英尺，让行人免受日晒雨淋，是为“五脚基”。豆蔻廊沿袭此例：门前廊道清晨六时即向公众开放，即便不购物，也可随意穿行。',
    },
  }),
  entry('aboutTheStore', 'singapore-about-architecture', {
    title: { en: 'Architecture', cn: '建筑' },
    slug: 'architecture',
    eyebrow: { en: 'About the store', cn: '关于本馆' },
    description: {
      en: 'A house built around shade: deep eaves, a planted light well and a stair that pulls warm air up and out.',
      cn: '一座围绕荫凉而建的房子：深檐、绿意天井，以及一座把热空气引向高处的楼梯。',
    },
    media: ['door-singapore'],
    layout: 'B',
    size: 'Size 2',
    alignment: 'Left',
    body: {
      en: 'One degree north of the equator, noon light falls almost straight down. The architects let it in at one place only, a round opening above the stair, and filtered it through ferns.\n\n## What to look for\n\n- The handrail is unlacquered brass, brightest where most hands turn.\n- Louvres on the west side close by themselves after 3pm.\n- The floor is cool to bare fingers: terrazzo with chips of green glass.',
      cn: '此地距赤道仅一度，正午阳光几乎垂直落下。建筑师只在一处放它进来，即楼梯上方的圆形天窗，再以蕨叶层层滤过。\n\n## 不妨留意\n\n- 扶手为未上漆的黄铜，人手转弯处最为明亮。\n- 西侧百叶在下午三时后自行合拢。\n- 地面触手生凉，是嵌着绿色玻璃碎粒的水磨石。',
    },
  }),
];
