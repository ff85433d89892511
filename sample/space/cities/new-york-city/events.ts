import { day, entry, type Seed } from '../../seed.ts';
import { cellar, eastSide, westWall } from './places.ts';

/** Events at the New York City gallery. */
export const events: readonly Seed[] = [
  entry('event', 'new-york-city-event-rye-and-malt', {
    title: { en: 'Rye, malt and the Hudson', cn: '黑麦、麦芽与哈德逊河' },
    slug: 'rye-and-malt',
    brand: 'brand-glenmarrow',
    whetherLiquorOrTobacco: true,
    description: { en: 'Three single malts beside grain from the Hudson Valley, tasted over 25 minutes at the cellar’s long table.', cn: '三款单一麦芽，与哈德逊河谷的谷物并陈，于酒窖长桌细品二十五分钟。' },
    category: ['cat-tasting', 'cat-wines-and-spirits'],
    media: ['spirits-whisky'],
    isFeatured: true,
    startDate: day(-9, '16:00'),
    endDate: day(21, '22:00'),
    time: { en: '4pm, 6pm and 8pm', cn: '16:00、18:00、20:00' },
    frequency: { en: 'Daily except Monday', cn: '周一除外' },
    location: cellar,
    status: { en: 'Walk in, eight seats', cn: '无需预约，八席' },
    body: {
      en: 'Rye was New York’s grain long before corn reached the still, and the valley grows it again. A bowl of it goes round the table first, raw and then toasted, so you know the note when it returns in the glass.\n\nComplimentary with a boarding pass. For guests aged 21 and over.',
      cn: '早在玉米用于蒸馏之前，黑麦便是纽约的谷物，如今河谷重又种植。席间先传看一碗黑麦，生者与烘过者各一，待杯中再遇，便认得出来。\n\n凭登机牌免费参加，仅限年满 21 岁的宾客。',
    },
    relatedItems: ['new-york-city-brand-glenmarrow'],
  }),
  entry('event', 'new-york-city-event-luggage-labels', {
    title: { en: 'Luggage labels in letterpress', cn: '活版印行李牌' },
    slug: 'luggage-labels',
    brand: 'brand-north-and-vale',
    description: { en: 'A hand press, a tray of wooden type and a printer from Red Hook who set travellers’ names on leather tags.', cn: '一台手摇印机，一盘木活字，一位来自红钩区的印刷师，为旅人印下皮质行李牌。' },
    category: ['cat-workshop', 'cat-fashion'],
    media: ['fashion-wallet'],
    removedAfterExpired: false,
    startDate: day(-40, '12:00'),
    endDate: day(-33, '18:00'),
    time: { en: 'Noon to 6pm', cn: '12:00 至 18:00' },
    location: eastSide,
    body: {
      en: 'In one week the press made 611 labels in nineteen scripts, among them Bengali, Greek and Korean. Queens speaks more languages than any place of its size; the type case was borrowed from a neighbour who prints wedding cards for most of them.',
      cn: '一周之内，印机以十九种文字印出六百一十一枚行李牌，其中有孟加拉文、希腊文与韩文。论语言之多，同等大小的地方无出皇后区之右；活字盘便借自一位邻居，各族喜帖多出其手。',
    },
  }),
  entry('event', 'new-york-city-event-rain-on-asphalt', {
    title: { en: 'Rain on warm asphalt', cn: '雨落温热柏油路' },
    slug: 'rain-on-asphalt',
    brand: 'brand-lune-and-linden',
    description: { en: 'The smell of a July storm on Fifth Avenue, taken apart into six notes you can hold up to the light.', cn: '七月骤雨落在第五大道的气味，拆作六种香调，逐一对光细辨。' },
    category: ['cat-workshop', 'cat-fragrance'],
    media: ['hero-beauty'],
    startDate: day(12, '10:00'),
    endDate: day(26, '20:00'),
    time: { en: 'On the hour, 10am to 8pm', cn: '10:00 至 20:00，逢整点' },
    frequency: { en: 'Thursday to Sunday', cn: '周四至周日' },
    location: westWall,
    body: {
      en: 'Wet stone, hot rubber, a linden in flower, coffee from a cart. Each is a single material in a glass dish. Put them together in the right amounts and the corner of 42nd Street is suddenly there.\n\nTwenty minutes, complimentary, six guests at a time.',
      cn: '湿石、热橡胶、开花的椴树、街边餐车的咖啡，各为一味，盛于玻璃小皿。按比例相合，四十二街的街角便忽然在眼前了。\n\n每场二十分钟，免费，限六位。',
    },
    relatedItems: ['new-york-city-brand-lune-and-linden'],
  }),
];
