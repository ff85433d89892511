import { day, entry, type Seed } from '../../seed.ts';

/** Art in the Queenstown gallery. */
export const art: readonly Seed[] = [
  entry('artCulture', 'queenstown-art-river-stones', {
    title: { en: 'Vessels from three rivers', cn: '《三河之器》' },
    slug: 'river-stones',
    description: { en: 'Three thrown vessels glazed with ground stone from the Arrow, the Shotover and the Kawarau.', cn: '三件手拉坯器皿，釉料掺入箭河、沙特欧瓦河与卡瓦劳河的石粉。' },
    category: ['cat-sculpture'],
    media: ['art-vessels'],
    isFeatured: true,
    startDate: day(-45, '10:00'),
    endDate: day(80, '21:00'),
    location: { en: 'Ground floor, hearth shelf', cn: '首层，壁炉石架' },
    body: {
      en: 'A ceramicist from Glenorchy, at the head of the lake, crushes the stone with a hand mill and tests each batch on a saucer first. The cobalt one holds a fleck of mica that catches the fire. They are for sale, singly, and the money goes to the river trust.',
      cn: '一位来自湖源小镇格林诺奇的陶艺家，以手磨碾石为粉，先在小碟上试釉。钴蓝那件嵌有云母，映火则明。作品可单件购藏，所得捐予河流保育信托。',
    },
  }),
  entry('artCulture', 'queenstown-art-lake-breathing', {
    title: { en: 'The lake, breathing', cn: '《湖之呼吸》' },
    slug: 'lake-breathing',
    description: { en: 'A painting in two tides of colour, after the slow rise and fall of Lake Wakatipu that anyone can watch from the jetty.', cn: '两股色彩如潮起落，取意瓦卡蒂普湖水缓缓涨退，立于栈桥便可亲见。' },
    category: ['cat-painting'],
    media: ['art-painting'],
    startDate: day(-10, '10:00'),
    endDate: day(110, '21:00'),
    location: { en: 'Upper floor, stair head', cn: '二层，楼梯口' },
    body: {
      en: 'The lake’s surface lifts and sinks by some centimetres, several times in an hour or two. Science calls it a seiche. Māori tradition tells of a giant, Matau, whose heart still beats below. The bench in front is placed for people who would like to decide.',
      cn: '湖面每一两个钟头便有数次起落，相差不过几厘米。科学称之为“静振”；毛利传说则道，湖底有巨人马陶的心仍在跳动。画前的长椅，留给愿意自己定夺的人。',
    },
  }),
];
