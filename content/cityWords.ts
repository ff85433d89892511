import { type City, cityNames, cityRow } from './cities.ts';
import { languageCodes, languages } from './languages.ts';
import { once } from './once.ts';

/** Airports by code and name, readings, and names that only some speakers use; the names of `cityNames` need not stand here. */
const otherNames = {
  paris: 'CDG ORY Roissy Orly 戴高乐 戴高樂 シャルル・ド・ゴール 드골',
  venice: 'VCE Mestre 马可波罗 馬可孛羅 ベニス 베니스',
  'hong-kong': 'HKG 赤鱲角 赤腊角 ホンコン 첵랍콕 Kowloon 九龍 九龙',
  macau: 'MFM Macao Taipa 氹仔 タイパ 타이파',
  'siem-reap': 'SAI Angkor 吴哥 吳哥 アンコール 앙코르 시엠레아프',
  singapore: 'SIN Changi 樟宜 チャンギ 창이 星加坡 狮城',
  bali: 'DPS Denpasar 登巴萨 登巴薩 デンパサール 덴파사르 巴厘 峇里島 バリ島 Ngurah Rai',
  saipan: 'SPN USA America 塞班岛 塞班島 サイパン島 America Stati Uniti',
  okinawa: 'OKA Naha 那覇 那霸 なは 나하 おきなわ Ishigaki 石垣 いしがき 이시가키 ISG 琉球',
  guam: 'GUM Tumon タモン 투몬 杜梦 USA America グァム グアム島 괌섬',
  hainan: 'HAK SYX Haikou 海口 Sanya 三亚 三亞 ハイナン かいなん 하이커우 싼야 海南岛 海南島',
  'new-york-city': 'NYC JFK EWR LGA Manhattan USA America 纽约市 紐約市',
  'los-angeles': 'LAX LA USA America ロス 羅省 엘에이',
  'san-francisco': 'SFO SF USA America 舊金山 金山 桑港',
  hawaii:
    'HNL Honolulu Waikiki Oahu Hawaï 檀香山 火奴鲁鲁 火奴魯魯 威基基 ホノルル ワイキキ 호놀룰루 와이키키 USA America',
  'abu-dhabi': 'AUH UAE アブダビー 阿布達比',
  sydney: 'SYD Kingsford Smith 雪梨 キングスフォード 킹스포드',
  auckland: 'AKL 奥克兰 屋崙',
  cairns: 'CNS 凯恩斯 開恩茲',
  queenstown: 'ZQN 昆士敦',
  brisbane: 'BNE 布里斯本 ブリスベーン',
} as const satisfies Record<City, string>;

const countryNames = once(() =>
  languageCodes.map((code) => new Intl.DisplayNames([languages[code].hreflang], { type: 'region' })),
);

/**
 * The words by which visitors look for a city: its names in every language, its country's, its airports'
 * (docs/rules.md#picker-names). Browsers know the countries' names.
 */
export function cityWords(city: City): string {
  const { country } = cityRow(city);
  const names = languageCodes.map((language) => cityNames[city][language]);
  // Also as one word, as hurried people type it.
  const joined = names.map((name) => name.replaceAll(' ', ''));
  const countries = countryNames().map((inLanguage) => inLanguage.of(country) ?? '');
  return [...new Set([...names, ...joined, ...countries]), otherNames[city]].join(' ');
}
