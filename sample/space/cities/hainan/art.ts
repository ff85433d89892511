import { entry, type Seed } from '../../seed.ts';
import { bayGallery, palmCourt } from './places.ts';

/** Art in the Hainan gallery. */
export const art: readonly Seed[] = [
  entry('artCulture', 'hainan-art-monsoon', {
    title: { cn: '季风', en: 'Monsoon, in two colours' },
    slug: 'monsoon',
    category: ['cat-painting'],
    media: ['art-painting'],
    isFeatured: true,
    location: bayGallery,
    artist: { cn: '文昌的一位画家', en: 'A painter from Wenchang' },
    description: { cn: '钴蓝是东北季风，陶红是西南季风：岛上一年，不过两种风。', en: 'Cobalt is the north-east monsoon, clay the south-west: a year on the island has two winds and not many more.' },
    body: { cn: '画前置长凳一张，正对海湾。坐久了，会听见真正的风。', en: 'The bench before it also faces the bay. Sit long enough and you hear the real one.' },
  }),
  entry('artCulture', 'hainan-art-drifting-nuts', {
    title: { cn: '漂椰', en: 'Drifting coconuts' },
    slug: 'drifting-coconuts',
    category: ['cat-installation'],
    media: ['art-mobile'],
    location: palmCourt,
    artist: { cn: '海口的一间椰雕工坊', en: 'A coconut-carving workshop in Haikou' },
    description: { cn: '椰果随洋流漂岸生根。数十枚椰壳与黄铜圆片悬于庭院，随海风缓缓而行。', en: 'Coconuts cross oceans and take root where they land. Discs of shell and brass hang over the court and travel on the sea breeze.' },
    body: { cn: '海南椰雕是国家级非物质文化遗产。下午四点，影子落在白墙上，最像一支船队。', en: 'Hainan coconut carving is on the national list of intangible heritage. At 4pm the shadows on the white wall look most like a fleet.' },
  }),
];
