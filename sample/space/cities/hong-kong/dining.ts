import { entry, type Seed } from '../../seed.ts';
import { goodsYard, harbourGallery } from './places.ts';

/** Where to eat and drink in Hong Kong, with the booking of a table. */
export const dining: readonly Seed[] = [
  entry('zenchef', 'hong-kong-booking-godown', { title: { en: 'Book a table', tc: '預訂餐桌', cn: '预订餐位' }, rid: 'meridian-hong-kong-godown' }),
  entry('dining', 'hong-kong-dining-godown-table', {
    title: { en: 'The godown table', tc: '貨倉餐室', cn: '货仓餐室' },
    slug: 'godown-table',
    category: ['cat-restaurant'],
    media: ['dining-plated'],
    isFeatured: true,
    booking: 'hong-kong-booking-godown',
    location: harbourGallery,
    cuisine: { en: 'Cantonese', tc: '粵菜', cn: '粤菜' },
    time: { en: 'Daily, noon to 3pm and 6pm to 10:30pm', tc: '每日 12:00–15:00、18:00–22:30', cn: '每日 12:00–15:00、18:00–22:30' },
    description: {
      en: 'Steamed garoupa, clay-pot rice, greens that were picked at dawn in the New Territories: Cantonese cooking with the harbour for a wall.',
      tc: '清蒸石斑、煲仔飯、新界清晨採摘的時蔬：以海港為牆的粵式餐桌。',
      cn: '清蒸石斑、煲仔饭、新界清晨采摘的时蔬：以海港为墙的粤式餐桌。',
    },
    body: {
      en: 'Dim sum is served at lunch only, from HK$58 a basket. Clay-pot rice takes twenty minutes and is better for the wait; order it when you sit down.\n\nTables at the window are laid at 7:30pm for the harbour lights at eight.',
      tc: '點心只於午市供應，每籠港幣 58 元起。煲仔飯需時二十分鐘，等待自有回報，請於入座時先點。\n\n窗邊餐桌 19:30 入席，靜候八時的海港燈光。',
      cn: '点心仅午市供应，每笼 58 港元起。煲仔饭需时二十分钟，等待自有回报，请于入座时先点。\n\n窗边餐桌 19:30 入席，静候八点的海港灯光。',
    },
  }),
  entry('dining', 'hong-kong-dining-milk-tea', {
    title: { en: 'Pulled tea, standing', tc: '企位奶茶', cn: '站着喝杯奶茶' },
    slug: 'milk-tea',
    category: ['cat-cafe'],
    media: ['dining-coffee'],
    location: goodsYard,
    cuisine: { en: 'Tea and toast', tc: '奶茶多士', cn: '奶茶与吐司' },
    time: { en: 'Daily, 8am to 8pm', tc: '每日 8:00–20:00', cn: '每日 8:00–20:00' },
    description: {
      en: 'Black tea pulled through a cotton sock until it is smooth as silk, with condensed milk toast and egg tarts at ten and three.',
      tc: '紅茶以棉布茶袋反覆「撞」出絲滑；配煉奶多士，蛋撻於十時及三時出爐。',
      cn: '红茶以棉布茶袋反复“撞”出丝滑；配炼乳吐司，蛋挞于 10:00 及 15:00 出炉。',
    },
    body: {
      en: 'The craft of Hong Kong milk tea is on the city’s list of intangible heritage. Ours blends three leaves; ask for it half sweet, or mixed with coffee as yuenyeung. HK$28.',
      tc: '港式奶茶製作技藝已列入香港非物質文化遺產代表作名錄。我們以三種茶葉拼配；可走甜、可半糖，亦可混咖啡成鴛鴦。每杯港幣 28 元。',
      cn: '港式奶茶制作技艺已列入香港非物质文化遗产代表作名录。我们以三种茶叶拼配；可选无糖或半糖，亦可混咖啡成鸳鸯。每杯 28 港元。',
    },
  }),
];
