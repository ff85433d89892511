import { entry, type Seed } from '../../seed.ts';
import { hours, mountainWindow, northSide, westWindow } from './places.ts';

/** The houses of Queenstown. */
export const brands: readonly Seed[] = [
  entry('brandPavilion', 'queenstown-brand-cacao-thereze', {
    title: { en: 'Cacao Thérèze', cn: 'Cacao Thérèze 泰蕾兹可可' },
    slug: 'cacao-thereze',
    brand: 'brand-cacao-thereze',
    description: { en: 'Truffles with apricot and cherry from the Cromwell orchards, and a drinking chocolate made at the hearth.', cn: '克伦威尔果园的杏与樱桃入馅松露，另有炉边现煮的热巧克力。' },
    category: ['cat-food-and-gifts'],
    label: ['label-exclusive'],
    media: ['food-chocolate'],
    isFeatured: true,
    location: { en: 'Ground floor, behind the chimney', cn: '首层，烟囱后侧' },
    time: hours,
    body: {
      en: 'Central Otago has the driest summers in New Zealand and stone fruit that tastes of it. The house dries the halves for nine days before they meet the chocolate.\n\nThe drinking chocolate is 72 per cent, thick, and served in a cup without a handle so that both hands get warm.',
      cn: '中奥塔哥的夏季为新西兰最干燥，核果滋味因此格外浓郁。果瓣晾干九日，方与巧克力相遇。\n\n热巧克力浓度百分之七十二，稠厚醇香，盛于无柄杯中，双手皆可取暖。',
    },
  }),
  entry('brandPavilion', 'queenstown-brand-juniper-row', {
    title: { en: 'Juniper Row', cn: 'Juniper Row 杜松巷' },
    slug: 'juniper-row',
    brand: 'brand-juniper-row',
    whetherLiquorOrTobacco: true,
    description: { en: 'Dry gins with an alpine shelf of their own, poured at a short bar cut from one slab of schist.', cn: '干金酒与一列高山限定，皆斟于整块片岩凿成的短吧台上。' },
    category: ['cat-wines-and-spirits'],
    media: ['spirits-gin'],
    location: { en: 'Ground floor, right of the chimney', cn: '首层，烟囱右侧' },
    time: { en: 'Daily, noon to 9pm', cn: '每日 12:00 至 21:00' },
    body: {
      en: 'Ask for the one with wild thyme. It is poured over a single stone from the river, chilled in place of ice, and it opens as the stone warms. For guests aged 18 and over; miniatures travel in hand luggage within the usual limits.',
      cn: '不妨点那款野生百里香金酒：以冰镇河石代冰，石渐暖，香渐开。仅限年满 18 岁的宾客，小样可依规定随身携带登机。',
    },
  }),
  entry('brandPavilion', 'queenstown-brand-lune-and-linden', {
    title: { en: 'Lune & Linden', cn: 'Lune & Linden 月与椴' },
    slug: 'lune-and-linden',
    brand: 'brand-lune-and-linden',
    description: { en: 'Perfumes after trees and weather, read beside an open window: cold air sharpens what heat would blur.', cn: '以树木与天气入香，宜于开窗之畔细品：暖意使香气朦胧，冷空气令其清晰。' },
    category: ['cat-fragrance'],
    label: ['label-new'],
    media: ['beauty-perfume-duo'],
    isFeatured: true,
    location: westWindow,
    time: { en: 'Daily, 10am to 8pm', cn: '每日 10:00 至 20:00' },
    body: {
      en: 'Lune is cool and mineral, Linden green with a little honey. They sit on two blocks of stone, one kept at room and one at lake temperature: try both on both. The adviser will fill a 2 ml phial of whichever you choose.',
      cn: '“月”清冷如矿石，“椴”青绿而带蜜意，分置于室温与湖温两方石台。请将两香在两处各试一回，顾问会为您灌装一支 2 毫升小样。',
    },
  }),
  entry('brandPavilion', 'queenstown-brand-kintara', {
    title: { en: 'Kintara', cn: 'Kintara 金多莱' },
    slug: 'kintara',
    brand: 'brand-kintara',
    description: { en: 'Acetate frames and mountain lenses, fitted over a helmet strap if need be and tested on the lane outside.', cn: '板材镜架与高山镜片，必要时连头盔系带一并试戴，出门即可实测。' },
    category: ['cat-fashion'],
    label: ['label-leasing-brand'],
    media: ['fashion-sunglasses'],
    location: northSide,
    time: hours,
    body: {
      en: 'Fresh snow sends back most of the light that falls on it. The darker lenses are for the slopes, the amber ones for the drive home through the gorge. Hinges are tightened without charge, whoever made them.',
      cn: '新雪会将大部分光线反射回来。深色镜片用于雪坡，琥珀色镜片用于穿越峡谷的归程。无论何家镜架，均可免费紧固铰链。',
    },
  }),
  entry('brandPavilion', 'queenstown-brand-calibre-ferrand', {
    title: { en: 'Calibre Ferrand', cn: 'Calibre Ferrand 斐朗' },
    slug: 'calibre-ferrand',
    brand: 'brand-calibre-ferrand',
    description: { en: 'Thin hand-wound watches with dials the grey of wet schist, shown on a table beside the mountain window.', cn: '纤薄手动上链腕表，表盘恰似湿润片岩的灰，陈列于面山窗畔。' },
    category: ['cat-watches-and-jewellery'],
    media: ['brand-calibre-ferrand'],
    location: mountainWindow,
    time: { en: 'Daily, 10am to 8pm', cn: '每日 10:00 至 20:00' },
    body: { en: 'Mechanical oils thicken in the cold, so each movement here has been run for a night at five below zero. The record is in the box. Straps are changed while you look at the view.', cn: '机芯油遇冷会变稠，此间每枚机芯都曾在零下五度运行一夜，记录附于盒内。看一会儿山景，表带便已换妥。' },
  }),
];
