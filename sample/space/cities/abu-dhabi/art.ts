import { entry, type Seed } from '../../seed.ts';
import { screenGallery, underTheDome } from './places.ts';

/** Art in the Abu Dhabi gallery. */
export const art: readonly Seed[] = [
  entry('artCulture', 'abu-dhabi-art-caravan', {
    title: { en: 'Caravan, hanging', cn: '悬空驼队' },
    slug: 'caravan',
    category: ['cat-installation'],
    media: ['art-mobile'],
    isFeatured: true,
    location: underTheDome,
    artist: { en: 'A designer from Al Ain', cn: '艾因的一位设计师' },
    description: { en: 'Discs of brass, clay and cobalt walk in a line beneath the dome, and keep their distances as camels do.', cn: '黄铜、陶红与钴蓝圆片在穹顶下列队而行，彼此间距，一如驼队。' },
    body: { en: 'The air that moves them is the air that cools you. Stand by the third column at 11am, when the shadows cross the water.', cn: '推动它们的风，也正令您清凉。上午十一点立于第三根柱旁，可见影子涉水而过。' },
  }),
  entry('artCulture', 'abu-dhabi-art-jars', {
    title: { en: 'Three jars for water', cn: '三只水罐' },
    slug: 'three-jars',
    category: ['cat-sculpture'],
    media: ['art-vessels'],
    location: screenGallery,
    artist: { en: 'A potter from Ras Al Khaimah', cn: '哈伊马角的一位陶工' },
    description: { en: 'Unglazed, half glazed, glazed: three vessels after the porous jars that once cooled a household’s water by evaporation.', cn: '素胎、半釉、全釉：三件器皿，取形于昔日借蒸发为一家清水降温的陶罐。' },
    body: { en: 'The clay comes from Wadi Haqil, where potters worked for centuries. Touch is allowed on the first one only: it is always the coolest.', cn: '陶土取自哈基勒谷，当地制陶已有数百年。三件之中，唯第一件可触摸：它总是最凉的。' },
  }),
];
