import { citySignature } from '../../citySignature.ts';
import type { Seed } from '../../seed.ts';

/** The building in Venice floor by floor, from the altana to the water gate. */
export const signature: readonly Seed[] = citySignature('venice', {
  form: 'floors',
  title: { it: 'Dall’acqua ai tetti', en: 'From the water to the roof', cn: '自水门至屋顶' },
  description: { it: 'La luce sale dal canale e scende dall’altana. Fra l’una e l’altra, quattro piani e uno scalone.', en: 'Light rises from the canal and comes down from the altana. Between the two are four floors and a great stair.', cn: '光自河面升起，又自屋顶木台落下。其间四层楼，一道大楼梯。' },
  lines: [
    { at: 3, floor: { it: 'Terzo piano', en: 'Third floor', cn: '四层' }, title: { it: 'Un caffè sopra le tegole, contando i campanili', en: 'Coffee on a timber deck, and bell towers to count', cn: '木台上一杯咖啡，数一数钟楼' }, to: 'venice-dining-altana' },
    { at: 2, floor: { it: 'Secondo piano', en: 'Second floor', cn: '三层' }, title: { it: 'Bracciali d’oro da scegliere a orecchio', en: 'Gold bangles, chosen by ear', cn: '金手镯，以耳相择' }, to: 'venice-brand-bellarosa' },
    { at: 1, floor: { it: 'Primo piano', en: 'First floor', cn: '二层' }, title: { it: 'Seta in controluce alle finestre del portego', en: 'Silk held up to the windows of the portego', cn: '长厅窗前，迎光看丝' }, to: 'venice-brand-ottavia-rey' },
    { at: 0, floor: { it: 'Piano terra', en: 'Ground floor', cn: '底层' }, title: { it: 'I pacchi partono in barca dalla porta d’acqua', en: 'Parcels leave by boat from the water gate', cn: '包裹自水门上船' }, to: 'venice-service-by-boat' },
  ],
});
