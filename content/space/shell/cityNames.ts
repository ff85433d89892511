import { type City, cityRow } from '../../cities.ts';
import type { Translations } from '../seed.ts';

/** The cities' names as their visitors write them. */
const cityNames: Readonly<Partial<Record<City, Translations>>> = {
  paris: { en: 'Paris', cn: '巴黎', tc: '巴黎', fr: 'Paris', it: 'Parigi', jp: 'パリ', kr: '파리' },
  venice: { en: 'Venice', cn: '威尼斯', tc: '威尼斯', fr: 'Venise', it: 'Venezia', jp: 'ヴェネツィア', kr: '베네치아' },
  'hong-kong': { en: 'Hong Kong', cn: '香港', tc: '香港', fr: 'Hong Kong', it: 'Hong Kong', jp: '香港', kr: '홍콩' },
  macau: { en: 'Macau', cn: '澳门', tc: '澳門', fr: 'Macao', it: 'Macao', jp: 'マカオ', kr: '마카오' },
  'siem-reap': { en: 'Siem Reap', cn: '暹粒', tc: '暹粒', fr: 'Siem Reap', it: 'Siem Reap', jp: 'シェムリアップ', kr: '시엠립' },
  singapore: { en: 'Singapore', cn: '新加坡', tc: '新加坡', fr: 'Singapour', it: 'Singapore', jp: 'シンガポール', kr: '싱가포르' },
  bali: { en: 'Bali', cn: '巴厘岛', tc: '峇里', fr: 'Bali', it: 'Bali', jp: 'バリ', kr: '발리' },
  saipan: { en: 'Saipan', cn: '塞班', tc: '塞班', fr: 'Saipan', it: 'Saipan', jp: 'サイパン', kr: '사이판' },
  okinawa: { en: 'Okinawa', cn: '冲绳', tc: '沖繩', fr: 'Okinawa', it: 'Okinawa', jp: '沖縄', kr: '오키나와' },
  guam: { en: 'Guam', cn: '关岛', tc: '關島', fr: 'Guam', it: 'Guam', jp: 'グアム', kr: '괌' },
  hainan: { en: 'Hainan', cn: '海南', tc: '海南', fr: 'Hainan', it: 'Hainan', jp: '海南', kr: '하이난' },
  'new-york-city': { en: 'New York City', cn: '纽约', tc: '紐約', fr: 'New York', it: 'New York', jp: 'ニューヨーク', kr: '뉴욕' },
  'los-angeles': { en: 'Los Angeles', cn: '洛杉矶', tc: '洛杉磯', fr: 'Los Angeles', it: 'Los Angeles', jp: 'ロサンゼルス', kr: '로스앤젤레스' },
  'san-francisco': { en: 'San Francisco', cn: '旧金山', tc: '三藩市', fr: 'San Francisco', it: 'San Francisco', jp: 'サンフランシスコ', kr: '샌프란시스코' },
  hawaii: { en: 'Hawaii', cn: '夏威夷', tc: '夏威夷', fr: 'Hawaï', it: 'Hawaii', jp: 'ハワイ', kr: '하와이' },
  'abu-dhabi': { en: 'Abu Dhabi', cn: '阿布扎比', tc: '阿布扎比', fr: 'Abou Dhabi', it: 'Abu Dhabi', jp: 'アブダビ', kr: '아부다비' },
  sydney: { en: 'Sydney', cn: '悉尼', tc: '悉尼', fr: 'Sydney', it: 'Sydney', jp: 'シドニー', kr: '시드니' },
  auckland: { en: 'Auckland', cn: '奥克兰', tc: '奧克蘭', fr: 'Auckland', it: 'Auckland', jp: 'オークランド', kr: '오클랜드' },
  cairns: { en: 'Cairns', cn: '凯恩斯', tc: '凱恩斯', fr: 'Cairns', it: 'Cairns', jp: 'ケアンズ', kr: '케언스' },
  queenstown: { en: 'Queenstown', cn: '皇后镇', tc: '皇后鎮', fr: 'Queenstown', it: 'Queenstown', jp: 'クイーンズタウン', kr: '퀸스타운' },
  brisbane: { en: 'Brisbane', cn: '布里斯班', tc: '布里斯班', fr: 'Brisbane', it: 'Brisbane', jp: 'ブリスベン', kr: '브리즈번' },
};

/** A city's name in the languages that it is written in here; in the others it is the English one. */
export function cityName(city: City): Translations {
  return { en: cityRow(city).name, ...cityNames[city] };
}
