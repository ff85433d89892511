import { entry, type Seed } from '../../seed.ts';
import { canopyTerrace, westArcade } from './places.ts';

/** Where to eat and drink in Hainan. */
export const dining: readonly Seed[] = [
  entry('dining', 'hainan-dining-palm-table', {
    title: { cn: '椰林餐桌', en: 'The palm table' },
    slug: 'palm-table',
    category: ['cat-restaurant'],
    media: ['dining-plated'],
    isFeatured: true,
    location: canopyTerrace,
    cuisine: { cn: '琼菜', en: 'Hainanese' },
    time: { cn: '每日 11:30–14:30、17:30–21:30', en: 'Daily, 11:30am to 2:30pm and 5:30pm to 9:30pm' },
    description: { cn: '文昌鸡、和乐蟹、椰子饭：琼岛本味，一只青金桔足矣。露台之下，海峡上的船缓缓而过。', en: 'Wenchang chicken, Hele crab, rice steamed in a coconut: the island’s own flavours, with one small lime, above the ships of the strait.' },
    body: { cn: '文昌鸡白切，皮爽骨香，蘸料以金桔汁、姜蒜与鸡油调成。双人套餐 298 元，靠栏座位请提前一日预订。', en: 'The chicken is poached and served cool, with calamansi, ginger, garlic and its own fat. The menu for two is RMB 298; book the railing tables a day ahead.' },
  }),
  entry('dining', 'hainan-dining-tea-room', {
    title: { cn: '老爸茶室', en: 'The unhurried tea room' },
    slug: 'tea-room',
    category: ['cat-cafe'],
    media: ['trace-cup'],
    location: westArcade,
    cuisine: { cn: '茶点与咖啡', en: 'Tea, coffee and small dishes' },
    time: { cn: '每日 9:00–21:00', en: 'Daily, 9am to 9pm' },
    description: { cn: '一壶茶，几碟点心，一个下午。海口人的老爸茶，也煮福山咖啡，也有一碗清补凉。', en: 'A pot, some small plates, an afternoon: Haikou’s “old dad’s tea”, with Fushan coffee and a bowl of qingbuliang.' },
    body: { cn: '清补凉以椰奶为底，绿豆、薏米、西瓜、鹌鹑蛋，各家不同，本馆九样，28 元。坐到打烊，也无人催。', en: 'Qingbuliang is coconut milk with mung beans, barley, watermelon and a quail’s egg; ours has nine things in it and costs RMB 28. Stay until closing; nobody will hurry you.' },
  }),
];
