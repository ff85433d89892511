import type { City } from '../../content/cities.ts';
import type { Language } from '../../content/languages.ts';

/** The catalogue has the English and simplified Chinese texts. */
type DoorTexts = Readonly<Partial<Record<Exclude<Language, 'en' | 'cn'>, string>>>;

/** What the picture of each city's door shows, in the other languages that the city offers. */
const doors: Readonly<Partial<Record<City, DoorTexts>>> = {
  paris: {
    fr: 'Mur de calcaire, double porte bleu-gris, marquise de zinc et lanterne après la pluie',
    jp: '雨上がりの石灰岩の壁、青灰色の両開き扉、亜鉛の庇と灯り',
    kr: '비 갠 석회암 벽, 청회색 양문, 아연 차양과 등',
  },
  venice: { it: 'Muro ocra consumato, pietra d’Istria, un arco acuto e gradini che scendono nell’acqua immobile' },
  'hong-kong': { tc: '夜雨花崗石階，圓月門透出暖光，街上紅光映來' },
  macau: { tc: '黃牆藍磚飾帶，綠色百葉門，葡式碎石路' },
  'siem-reap': { kr: '라테라이트 벽, 조각한 사암 문틀과 짙은 나무 문' },
  bali: { jp: '彫刻を施した石の門、赤と金の扉、水鉢に浮かぶプルメリア' },
  saipan: { jp: '海の青の板壁、白いルーバーの扉、ベンチと流木', kr: '바닷빛 푸른 판벽, 흰 루버 문, 벤치와 유목' },
  okinawa: {
    jp: '珊瑚石の塀、赤瓦の下の障子戸、ガジュマルの木陰',
    tc: '珊瑚石牆，紅瓦下的紙拉門，榕蔭',
    kr: '산호 돌담, 붉은 기와 아래의 미닫이 창호문, 반얀나무 그늘',
  },
  guam: {
    jp: '白い珊瑚の漆喰、石柱の間の青緑の扉、傍らのハイビスカス',
    kr: '흰 산호 회벽, 돌기둥 사이의 청록색 문, 곁의 히비스커스',
  },
  hawaii: {
    jp: '黒い溶岩石の壁、コアの木の扉、レッドジンジャーの葉',
    kr: '검은 용암석 벽, 코아나무 문, 붉은 생강꽃 잎',
  },
  cairns: { jp: '木生シダの間の濃い板壁と高い扉、手前の濡れた石' },
};

/** What is added for the picture with its lamps lit, by language. */
const lampsLit: Readonly<Record<string, string>> = {
  tc: '，藍色暮光中燈已亮起',
  fr: ', au crépuscule, lampes allumées',
  it: ', al crepuscolo, con le lampade accese',
  jp: '。灯りのともる夕暮れ',
  kr: ', 등불이 켜진 저녁',
};

/** The texts of both pictures of each city's door, by the picture's name. */
export const doorTexts: Readonly<Record<string, DoorTexts>> = Object.fromEntries(
  Object.entries(doors).flatMap(([city, texts]): [string, DoorTexts][] => [
    [`door-${city}`, texts],
    [`dusk-${city}`, Object.fromEntries(Object.entries(texts).map(([language, text]) => [language, text + lampsLit[language]]))],
  ]),
);
