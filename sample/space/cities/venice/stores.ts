import { entry, type Seed } from '../../seed.ts';
import { address, hourLines, hours, name } from './places.ts';

/** The gallery in Venice with its floor guide. */
export const stores: readonly Seed[] = [
  entry('storeLocator', 'venice-store-venice', {
    title: name,
    slug: 'venice',
    address,
    time: hourLines,
    phone: '+39 041 000 5312',
    email: 'venice@meridian.example',
    location: { lat: 45.4382, lon: 12.3366 },
    media: ['hero-atrium'],
    layout: 'D',
    size: 'Size 2',
    alignment: 'Middle',
    description: {
      it: 'Quattro piani intorno a una corte coperta, con un ingresso dalla calle e una porta sul rio, a pochi passi da Rialto.',
      en: 'Four floors around a covered court, with an entrance from the lane and a gate on the canal, a few steps from the Rialto.',
      cn: '四层楼围合一座有顶庭院，一门通巷，一门临河，距里亚托仅数步之遥。',
    },
    body: {
      it: 'Si entra senza gradini da Calle dei Lumi; l’ascensore porta fino all’altana. I taxi d’acqua attraccano alla porta sul rio: suonate la campana, qualcuno scende.',
      en: 'The entrance on Calle dei Lumi has no steps, and the lift goes up as far as the altana. Water taxis moor at the canal gate: ring the bell and somebody comes down.',
      cn: '卢米巷入口无台阶，电梯直达屋顶木露台。水上出租船可泊于临河之门：拉响门铃，即有人相迎。',
    },
    features: { it: ['Rimborso IVA', 'Attracco sul rio', 'Ingresso senza gradini'], en: ['Tax refund', 'Canal mooring', 'Step-free entrance'], cn: ['退税服务', '临河泊位', '无障碍入口'] },
    storeGuides: ['venice-guide-ground'],
    locatorGroups: ['venice-locator-first'],
  }),
  entry('storeGuide', 'venice-guide-ground', {
    title: { it: 'La corte e il portico', en: 'Court and portico', cn: '庭院与门廊' },
    floor: { it: 'Piano terra', en: 'Ground floor', cn: '底层' },
    description: { it: 'I profumi verso la calle, la bottega dei sapori verso l’acqua, il rimborso IVA sotto lo scalone.', en: 'Fragrance on the lane side, the food shop on the water side, tax refund beneath the great stair.', cn: '临巷为香氛，临水为美食铺，大楼梯下是退税台。' },
    media: [{ picture: 'floor-guide-2', alt: { it: 'Pianta del piano terra con la corte', en: 'Plan of the ground floor with its court', cn: '底层与庭院平面图' } }],
    addresses: ['venice-place-tax', 'venice-place-boats', 'venice-place-food'],
    groups: ['venice-locator-first'],
  }),
  entry('storeGuideAddress', 'venice-place-tax', {
    title: { it: 'Rimborso IVA', en: 'Tax refund', cn: '退税服务台' },
    address: { it: 'Piano terra, sotto lo scalone', en: 'Ground floor, under the great stair', cn: '底层，大楼梯下' },
    time: { it: 'Tutti i giorni, 10.00–19.15', en: 'Daily, 10am to 7:15pm', cn: '每日 10:00–19:15' },
    mark: 'A',
    internalLink: 'venice-service-tax-refund',
  }),
  entry('storeGuideAddress', 'venice-place-boats', {
    title: { it: 'Consegne in barca', en: 'Parcels by boat', cn: '船运包裹台' },
    address: { it: 'Piano terra, porta d’acqua', en: 'Ground floor, water gate', cn: '底层，水门' },
    time: { it: 'Tutti i giorni, 10.00–18.00', en: 'Daily, 10am to 6pm', cn: '每日 10:00–18:00' },
    mark: 'B',
    internalLink: 'venice-service-by-boat',
  }),
  entry('storeGuideAddress', 'venice-place-food', {
    title: { it: 'Bottega dei sapori', en: 'Food shop', cn: '美食铺' },
    address: { it: 'Piano terra, lato acqua', en: 'Ground floor, canal side', cn: '底层，临水一侧' },
    time: hours,
    mark: 'C',
  }),
  entry('brandLocatorGroup', 'venice-locator-first', { title: { it: 'Seta e pelle', en: 'Silk and leather', cn: '丝绸与皮革' }, floor: { it: 'Primo piano', en: 'First floor', cn: '二层' }, brands: ['venice-brand-ottavia-rey', 'venice-brand-casa-orsino'] }),
];
