import { entry, type Seed } from '../../seed.ts';
import { breezeway, eastRoom, pantry, southRoom } from './places.ts';

/** The houses of Brisbane. */
export const brands: readonly Seed[] = [
  entry('brandPavilion', 'brisbane-brand-hesperia', {
    title: { en: 'Hesperia', cn: 'Hesperia 暮星' },
    slug: 'hesperia',
    brand: 'brand-hesperia',
    description: { en: 'Evening perfume on a long table in the breezeway, where moving air shows how a scent will follow you.', cn: '暮夜之香，陈于通风廊的长桌；流动的空气会告诉您，一缕香将如何随行。' },
    category: ['cat-fragrance'],
    media: ['brand-hesperia'],
    isFeatured: true,
    location: breezeway,
    time: { en: 'Daily, 10am to 7pm', cn: '每日 10:00 至 19:00' },
    body: {
      en: 'Spray once at the east end, walk to the west end, and turn round. What meets you is the trail, the part of a perfume its wearer seldom smells. The amber is the one people follow.\n\nTravel sprays of 10 ml are filled while you wait.',
      cn: '在东端轻喷一次，走到西端，再回身。迎面而来的是“余迹”，用香的人自己往往闻不到。循着琥珀香走去的人最多。\n\n10 毫升旅行喷雾可现场灌装。',
    },
  }),
  entry('brandPavilion', 'brisbane-brand-maison-verane', {
    title: { en: 'Maison Verane', cn: 'Maison Verane 薇兰世家' },
    slug: 'maison-verane',
    brand: 'brand-maison-verane',
    description: { en: 'Lip and cheek colour that holds in the humidity, matched on the veranda in plain northern daylight.', cn: '湿热中依然持久的唇颊妆色，就着游廊北面的自然天光比对。' },
    category: ['cat-beauty'],
    label: ['label-new'],
    media: ['beauty-lipstick'],
    isFeatured: true,
    location: eastRoom,
    time: { en: 'Daily, 9:30am to 7pm', cn: '每日 9:30 至 19:00' },
    body: {
      en: 'Three shades were made for the city: Porphyry, Bougainvillea and Four O’Clock, the purple-grey of a sky about to break. They are set with powder and water, not heat, and last through lunch.',
      cn: '品牌专为本城调制三色：斑岩、三角梅与“四点钟”，后者取自将雨未雨的紫灰天色。以粉与水定妆，不借热力，用过午餐依然完好。',
    },
  }),
  entry('brandPavilion', 'brisbane-brand-ottavia-rey', {
    title: { en: 'Ottavia Rey', cn: 'Ottavia Rey 奥塔薇' },
    slug: 'ottavia-rey',
    brand: 'brand-ottavia-rey',
    description: { en: 'Printed silk in garden colours, hung along open doors so that you see the weight of each square in the air.', cn: '园圃之色的印花真丝，悬于敞门之间，风过时，每一方的轻重一目了然。' },
    category: ['cat-fashion'],
    label: ['label-leasing-brand'],
    media: ['fashion-scarf'],
    location: southRoom,
    time: { en: 'Daily, 9:30am to 7pm', cn: '每日 9:30 至 19:00' },
    body: {
      en: 'The lightest chiffon barely settles; the twill falls straight and stays. Ask to be shown the hat-band knot, useful on the river, and the one that turns a 90 cm square into a bag. Hems are rolled by hand.',
      cn: '最轻的雪纺几乎不肯落定，斜纹绸则垂坠有致。不妨请店员示范帽带结，乘船时用得上；再学一种，将 90 厘米方巾系成手袋。巾边皆手工卷缝。',
    },
  }),
  entry('brandPavilion', 'brisbane-brand-bellarosa', {
    title: { en: 'Bellarosa', cn: 'Bellarosa 贝拉蔷' },
    slug: 'bellarosa',
    brand: 'brand-bellarosa',
    description: { en: 'Gold bangles for bare arms, smooth, hammered or turned like rope, on pale stone in the coolest room of the house.', cn: '素臂金镯，或光面，或锤纹，或绞如绳索，陈列于全屋最凉的一室。' },
    category: ['cat-watches-and-jewellery'],
    media: ['jewel-bracelet'],
    location: { en: 'Veranda level, south-west room', cn: '游廊层，西南室' },
    time: { en: 'Daily, 10am to 7pm', cn: '每日 10:00 至 19:00' },
    body: { en: 'Bangles are chosen by sound as much as by size: three together should ring, softly, like a spoon on a saucer. The jeweller sizes them on the wrist in about ten minutes.', cn: '选镯既看尺寸，也听声音：三只相叠，当如小匙轻碰茶碟。珠宝师为您量腕调整，约十分钟。' },
  }),
  entry('brandPavilion', 'brisbane-brand-honey-and-tide', {
    title: { en: 'Honey & Tide', cn: 'Honey & Tide 蜜与潮' },
    slug: 'honey-and-tide',
    brand: 'brand-honey-and-tide',
    description: { en: 'Queensland honeys in glass, among them the thin, bright honey of native stingless bees, sold by the spoon.', cn: '瓶装昆士兰蜂蜜，其中有本土无刺蜂酿的稀薄明亮之蜜，以匙计售。' },
    category: ['cat-food-and-gifts'],
    label: ['label-exclusive'],
    media: ['food-honey'],
    location: pantry,
    time: { en: 'Daily, 9:30am to 7pm', cn: '每日 9:30 至 19:00' },
    body: {
      en: 'A hive of stingless bees gives about a kilogram a year. The honey tastes of citrus peel and eucalyptus and never quite sets, so it is filled into 40 ml jars and numbered.\n\nMacadamia honey, darker and buttery, comes in ordinary sizes. The nut is native to these parts; the trees flower in early spring.',
      cn: '一窝无刺蜂，一年只得约一公斤蜜，带柑皮与桉叶气息，始终不凝，故以 40 毫升小瓶分装，逐瓶编号。\n\n夏威夷果蜜色深而有奶油香，规格如常。此果原产本地，早春开花。',
    },
  }),
];
