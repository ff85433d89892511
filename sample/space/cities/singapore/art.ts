import { day, entry, type Seed } from '../../seed.ts';
import { gardenRoom } from './places.ts';

/** Art in the Singapore gallery. */
export const art: readonly Seed[] = [
  entry('artCulture', 'singapore-art-monsoon-mobile', {
    title: { en: 'Before the northeast monsoon', cn: '东北季风之前' },
    slug: 'monsoon-mobile',
    description: { en: 'A hanging mobile of cobalt, clay and brass discs that turns with the air drawn up the light well.', cn: '钴蓝、陶土与黄铜圆片悬于半空，随天井上升的气流缓缓转动。' },
    category: ['cat-installation', 'cat-sculpture'],
    media: ['art-mobile'],
    isFeatured: true,
    startDate: day(-90, '10:00'),
    endDate: day(120, '21:00'),
    location: { en: 'Level 1 to 4, light well', cn: '一至四层，天井' },
    body: {
      en: 'The piece has no motor. On still mornings it hardly moves; an hour before rain, when warm air rises fastest, the outer ring completes a turn in under a minute. Best seen from the Level 2 landing.',
      cn: '作品不借任何机械之力。无风的清晨几近静止；大雨前一小时，热气上升最疾，外环不到一分钟便转完一周。二层平台是最佳观赏处。',
    },
  }),
  entry('artCulture', 'singapore-art-dragon-kiln', {
    title: { en: 'Three vessels from a dragon kiln', cn: '龙窑三器' },
    slug: 'dragon-kiln',
    description: { en: 'Wood-fired pots by a ceramicist from the west of the island, where a long brick kiln still climbs its slope.', cn: '出自岛西一位陶艺家之手的柴烧陶器，那里仍有一座砖砌长窑依坡而卧。' },
    category: ['cat-sculpture'],
    media: ['art-vessels'],
    startDate: day(-20, '10:00'),
    endDate: day(45, '21:00'),
    location: gardenRoom,
    body: {
      en: 'Dragon kilns came to Singapore with potters from southern China and once fired latex cups for the rubber estates. A firing takes more than a day and no two are alike: look for the ash glaze where flame met the shoulder.',
      cn: '龙窑随华南陶工南来，昔日曾为橡胶园烧制胶杯。一次烧成需一日有余，窑窑不同。请留意器肩火焰掠过之处的天然落灰釉。',
    },
  }),
];
