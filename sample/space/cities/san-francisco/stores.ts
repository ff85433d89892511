import { entry, type Seed } from '../../seed.ts';
import { address } from './places.ts';

/** The gallery in San Francisco with its floor guide. */
export const stores: readonly Seed[] = [
  entry('storeLocator', 'san-francisco-store-san-francisco', {
    title: { en: 'Meridian Galleria San Francisco', cn: 'Meridian Galleria 旧金山' },
    slug: 'san-francisco',
    description: {
      en: 'A timber gallery along the bay, past security, with a tea room, a bakery and a bench for watches and straps.',
      cn: '安检之后的临湾木构长廊，设茶室、烘焙坊与腕表工作台。',
    },
    address,
    phone: '+1 650 555 0142',
    email: 'sanfrancisco@meridian.example',
    time: { en: ['Daily, 6am to 12:30am', 'Tea room, 9am to 9pm'], cn: ['每日 6:00 至次日 0:30', '茶室 9:00 至 21:00'] },
    location: { lat: 37.6154, lon: -122.3895 },
    media: ['dusk-san-francisco'],
    body: {
      en: 'Follow the smell of bread. The gallery is 140 metres long and one room wide, with shops on the land side and windows on the bay.\n\n## Before you come\n\n- Have your boarding pass ready; it decides whether you shop duty-free or with tax included.\n- Wines and spirits are sold to guests aged 21 and over.\n- If fog holds the flights, the benches recline and the tea room stays open.',
      cn: '循着面包香来便是。长廊一百四十米，仅一室之宽，店铺在陆侧，窗在湾侧。\n\n## 到访须知\n\n- 请备好登机牌，免税或含税价以此为准。\n- 葡萄酒与烈酒仅售予年满 21 岁的宾客。\n- 若因雾延误，长椅可放平，茶室照常开放。',
    },
    features: { en: ['Past security', 'Bay windows', 'Reclining benches'], cn: ['位于安检之后', '湾景长窗', '可躺长椅'] },
    storeGuides: ['san-francisco-guide-pier'],
    locatorGroups: ['san-francisco-locator-houses'],
    directionsLink: 'https://www.openstreetmap.org/?mlat=37.6154&mlon=-122.3895#map=17/37.6154/-122.3895',
  }),
  entry('storeGuide', 'san-francisco-guide-pier', {
    title: { en: 'Pier guide', cn: '栈桥导览' },
    floor: { en: 'Departures level', cn: '出发层' },
    description: { en: 'Ten numbered bays from the bakery to the window at the end; odd numbers are houses, even numbers are seats.', cn: '自烘焙坊至尽头长窗，共十间：单号为店，双号为座。' },
    media: [{ picture: 'floor-guide-1', alt: { en: 'Plan of the pier with ten bays, the bakery, the tea room and the end window', cn: '栈桥平面图，标示十间分区、烘焙坊、茶室与尽头长窗' } }],
    addresses: ['san-francisco-guide-bakery', 'san-francisco-guide-tea-room', 'san-francisco-guide-end-window'],
    groups: ['san-francisco-locator-houses'],
  }),
  entry('storeGuideAddress', 'san-francisco-guide-bakery', { title: { en: 'Bakery door', cn: '烘焙坊入口' }, address: { en: 'Bay 1, left after the checkpoint', cn: '一号，安检后左转' }, time: { en: 'Daily, 6am to 9pm', cn: '每日 6:00 至 21:00' }, mark: 'A', internalLink: 'san-francisco-dining-starter' }),
  entry('storeGuideAddress', 'san-francisco-guide-tea-room', {
    title: { en: 'Tea room', cn: '茶室' },
    address: { en: 'Bay 7, behind the paper screens', cn: '七号，纸屏之后' },
    time: { en: 'Daily, 9am to 9pm', cn: '每日 9:00 至 21:00' },
    phone: '+1 650 555 0143',
    mark: 'B',
    internalLink: 'san-francisco-brand-sencha-hall',
  }),
  entry('storeGuideAddress', 'san-francisco-guide-end-window', { title: { en: 'End window', cn: '尽头长窗' }, address: { en: 'Bay 10, beside the dining room', cn: '十号，餐厅旁' }, mark: 'C', internalLink: 'san-francisco-dining-long-pier' }),
  entry('brandLocatorGroup', 'san-francisco-locator-houses', {
    title: { en: 'Houses along the pier', cn: '栈桥品牌' },
    floor: { en: 'Departures level', cn: '出发层' },
    brands: ['san-francisco-brand-hesperia', 'san-francisco-brand-ottavia-rey', 'san-francisco-brand-sencha-hall', 'san-francisco-brand-calibre-ferrand', 'san-francisco-brand-glenmarrow'],
  }),
];
