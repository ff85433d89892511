import { citySignature } from '../../citySignature.ts';
import type { Seed } from '../../seed.ts';

/** The two halves of a summer’s day in Brisbane, with the storm between them. */
export const signature: readonly Seed[] = citySignature('brisbane', {
  form: 'halves',
  title: { en: 'Before the storm, and after', cn: '雨前，雨后' },
  description: { en: 'On a summer afternoon the clouds come over from the west. Until then there is a breeze; afterwards there is the garden.', cn: '夏日午后，云自西来。在那之前，有风；在那之后，有一座花园。' },
  lines: [
    { at: 10, title: { en: 'Iced tea by the jug, while the air is still cool', cn: '趁清凉，整壶冰茶' }, to: 'brisbane-dining-veranda-tea' },
    { at: 11, title: { en: 'Lip colour, matched in northern daylight', cn: '借北面天光，试一抹唇色' }, to: 'brisbane-brand-maison-verane' },
    { at: 12, title: { en: 'Moreton Bay bugs over coals, between the stilts', cn: '高脚柱间，炭烤莫顿湾琵琶虾' }, to: 'brisbane-dining-under-the-house' },
    { at: 15, title: { en: 'Rain on the roof, and nothing to do but listen', cn: '雨落屋顶，只需聆听' }, to: 'brisbane-about-architecture' },
    { at: 16, title: { en: 'Hot tin to open frangipani, in six notes', cn: '自热铁皮到鸡蛋花，六味成香' }, to: 'brisbane-event-after-the-storm' },
    { at: 18, title: { en: 'Evening perfume, tried in the moving air', cn: '流动的风里，试一款夜香' }, to: 'brisbane-brand-hesperia' },
  ],
});
