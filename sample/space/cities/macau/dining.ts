import { entry, type Seed } from '../../seed.ts';
import { balcony, westArches } from './places.ts';

/** Where to eat and drink in Macau, with the booking of a table. */
export const dining: readonly Seed[] = [
  entry('zenchef', 'macau-booking-kitchen', { title: { en: 'Book a table', tc: '預訂餐桌', cn: '预订餐位' }, rid: 'meridian-macau-arcade' }),
  entry('dining', 'macau-dining-arcade-kitchen', {
    title: { en: 'The arcade kitchen', tc: '拱廊廚房', cn: '拱廊厨房' },
    slug: 'arcade-kitchen',
    category: ['cat-restaurant'],
    media: ['dining-plated'],
    isFeatured: true,
    booking: 'macau-booking-kitchen',
    location: balcony,
    cuisine: { en: 'Macanese', tc: '土生葡菜', cn: '土生葡菜' },
    time: { en: 'Daily, noon to 3pm and 6pm to 10:30pm', tc: '每日 12:00–15:00、18:00–22:30', cn: '每日 12:00–15:00、18:00–22:30' },
    description: {
      en: 'Minchi with a fried egg, cod with olives, curried crab: the household cooking of Macau, which sailed in by way of Goa and Malacca.',
      tc: '免治配煎蛋、橄欖馬介休、咖喱蟹：澳門人家的滋味，經果阿與馬六甲揚帆而來。',
      cn: '免治配煎蛋、橄榄马介休、咖喱蟹：澳门人家的滋味，经果阿与马六甲扬帆而来。',
    },
    body: {
      en: 'Macanese gastronomy is on China’s national list of intangible heritage. Dishes come to the middle of the table; two people want three. Minchi is MOP 128, and no two kitchens agree on it.',
      tc: '土生葡人美食烹飪技藝已列入國家級非物質文化遺產。菜餚置於桌中共享，二人三味恰好。免治澳門幣 128 元，各家做法從不相同。',
      cn: '土生葡人美食烹饪技艺已列入国家级非物质文化遗产。菜肴置于桌中共享，二人三味恰好。免治 128 澳门元，各家做法从不相同。',
    },
  }),
  entry('dining', 'macau-dining-custard', {
    title: { en: 'Custard and coffee', tc: '葡撻與咖啡', cn: '葡挞与咖啡' },
    slug: 'custard-and-coffee',
    category: ['cat-cafe'],
    media: ['dining-dessert'],
    location: westArches,
    cuisine: { en: 'Pastry and coffee', tc: '糕點與咖啡', cn: '糕点与咖啡' },
    time: { en: 'Daily, 9am to 9pm', tc: '每日 9:00–21:00', cn: '每日 9:00–21:00' },
    description: {
      en: 'Custard tarts from the oven on the half hour, serradura in small glasses, and a citrus tart for those who have had enough custard.',
      tc: '每逢半點出爐的葡撻，小杯盛的木糠布甸，還有一款柑橘撻，留給吃夠葡撻的人。',
      cn: '每逢半点出炉的葡挞，小杯盛的木糠布丁，还有一款柑橘挞，留给吃够葡挞的人。',
    },
    body: {
      en: 'A tart costs MOP 14 and should be eaten within ten minutes, standing if need be. Boxes of six are tied with kitchen string for the ferry.',
      tc: '葡撻每個澳門幣 14 元，宜於十分鐘內享用，站着吃也無妨。六個裝以棉繩繫盒，帶上船去。',
      cn: '葡挞每个 14 澳门元，宜于十分钟内享用，站着吃也无妨。六个装以棉绳系盒，带上船去。',
    },
  }),
];
