import { citySignature } from '../../citySignature.ts';
import type { Seed } from '../../seed.ts';

/** A band of Sadu, for the threads of Abu Dhabi. */
export const signature: readonly Seed[] = citySignature('abu-dhabi', {
  form: 'cloth',
  title: { en: 'The desert, in wool', cn: '羊毛里的沙漠' },
  description: { en: 'Sadu is woven on a loom that lies on the ground, from the wool of the herd. Four of its threads lead further in.', cn: '萨杜织于平铺地上的织机，取材自家畜之毛。其中四缕线，引您继续走近。' },
  lines: [
    { title: { en: 'Black goat hair, the colour of the tent', cn: '山羊毛之黑，帐篷的颜色' }, to: 'abu-dhabi-service-majlis' },
    { title: { en: 'Camel brown, left as it was shorn', cn: '骆驼之棕，剪下便不再染' }, to: 'abu-dhabi-art-caravan' },
    { title: { en: 'Madder red, warm as coffee and saffron', cn: '茜草之红，暖如藏红花咖啡' }, to: 'abu-dhabi-dining-gahwa' },
    { title: { en: 'A line of white, even as a strand of pearls', cn: '一线素白，匀如珠串' }, to: 'abu-dhabi-brand-ondine-joaillerie' },
  ],
});
