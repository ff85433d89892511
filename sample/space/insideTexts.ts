import type { City } from '../../content/cities.ts';
import type { Language } from '../../content/languages.ts';

/** The catalogue has the English and simplified Chinese texts. */
type InsideTexts = Readonly<Partial<Record<Exclude<Language, 'en' | 'cn'>, string>>>;

/** What the picture of a room in each city's house shows, in the other languages that the city offers. */
const rooms: Readonly<Partial<Record<City, InsideTexts>>> = {
  paris: {
    fr: 'Tasse de café fumant sur un comptoir de zinc, devant des boiseries grises, dans la lumière d’après la pluie',
    jp: '亜鉛のカウンターで湯気を立てる一杯のコーヒー、雨あがりの光のなかの灰色の羽目板',
    kr: '아연 카운터 위 김이 오르는 커피 한 잔, 비 갠 빛에 잠긴 회색 벽 패널',
  },
  okinawa: {
    jp: '珊瑚石の上の海色のグラスと畳まれた藍の布、真昼の漆喰壁に落ちる葉影',
    tc: '珊瑚石上一隻海色玻璃杯與疊好的藍染布，正午葉影落在灰泥牆上',
    kr: '산호석 위의 바닷빛 유리잔과 개어 둔 쪽빛 천, 한낮의 회벽에 드리운 잎 그림자',
  },
  'hong-kong': { tc: '夜色中濕潤花崗石上的一杯茶，對岸燈火在身後化作點點光斑' },
  venice: { it: 'Un vaso di vetro ambrato su una lastra di pietra, tra un muro di mattoni e una finestra piena di nebbia' },
  hawaii: {
    jp: '暗い石の上に置かれたコアの木の大鉢、溶岩色の壁、雨の前の灰色の光',
    kr: '짙은 돌 위에 놓인 넓은 코아나무 그릇, 용암빛 벽과 비 오기 전의 회색빛',
  },
  macau: { tc: '柚木桌上一隻飾有鈷藍圈線的白瓷罐，身後是午後光線裏的藍花磚牆' },
};

/** Their texts by the name of the picture, and of the tall one for phones. */
export const insideTexts: Readonly<Record<string, InsideTexts>> = Object.fromEntries(Object.entries(rooms).flatMap(([city, texts]) => ['', '-tall'].map((ending) => [`inside-${city}${ending}`, texts])));
