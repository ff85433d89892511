import { entry, type Seed } from '../../seed.ts';

/** The pages about the house in New York City: its heritage and its architecture. */
export const about: readonly Seed[] = [
  entry('aboutTheStore', 'new-york-city-about-heritage', {
    title: { en: 'Heritage', cn: '传承' },
    slug: 'heritage',
    eyebrow: { en: 'About the store', cn: '关于本馆' },
    description: {
      en: 'The airfield was laid over tidal marsh in the 1940s. The marsh is still next door, and the galleria looks out on it.',
      cn: '二十世纪四十年代，机场建于潮汐湿地之上。湿地至今近在咫尺，本馆的窗正朝向它。',
    },
    media: ['city-new-york-city'],
    layout: 'B',
    size: 'Size 2',
    alignment: 'Left',
    body: {
      en: 'Flights began here in 1948, on land pumped up from the edge of Jamaica Bay. Those who waited dressed for it, and were looked after. That is the part of the story we wanted to keep.\n\n## The neighbours\n\nThe bay’s wildlife refuge has recorded more than 300 kinds of bird. In early summer diamondback terrapins cross the grass to lay their eggs, and now and then a runway pauses for them. A brass terrapin is set into the threshold of the third vault. Children find it first.',
      cn: '1948 年，首批航班从牙买加湾边填筑而成的土地上起飞。那时候机的人衣着讲究，也受到周到款待，这正是我们想留住的一段往事。\n\n## 毗邻而居\n\n海湾野生动物保护区有记录的鸟类逾三百种。初夏时节，钻纹龟会穿过草地上岸产卵，跑道偶尔也为之暂停。第三拱厅的门槛处嵌有一只黄铜小龟，最先发现它的总是孩子。',
    },
  }),
  entry('aboutTheStore', 'new-york-city-about-architecture', {
    title: { en: 'Architecture', cn: '建筑' },
    slug: 'architecture',
    eyebrow: { en: 'About the store', cn: '关于本馆' },
    description: {
      en: 'Three tiled vaults in the herringbone of the city’s old halls, set back in steps like the towers across the bay.',
      cn: '三座人字纹瓷砖拱顶，取法纽约旧日厅堂，层层退进，如对岸高楼。',
    },
    media: ['door-new-york-city'],
    layout: 'E',
    size: 'Size 2',
    alignment: 'Left',
    body: {
      en: 'In 1916 the city ruled that tall buildings must step back as they rise, so that daylight could reach the street. The architects borrowed the rule and turned it on its side: each vault is a little lower and warmer in colour than the last, and you walk from daylight towards dusk.\n\n- Stand at opposite corners of the second vault and speak to the wall. The other person hears you.\n- The clock is set by the airfield’s tower.\n- Bench ends are worn smooth on purpose.',
      cn: '1916 年，纽约规定高楼须随高度逐层后退，让天光落到街面。建筑师借来这条规则，将它横放：三座拱顶一座比一座略低，色调一座比一座温暖，仿佛从白昼走向黄昏。\n\n- 在第二拱厅两个对角面壁低语，对方听得清清楚楚。\n- 大钟与机场塔台校准。\n- 长椅扶手特意打磨得光润圆滑。',
    },
  }),
];
