import { type City, cityNames } from '../../../content/cities.ts';
import { entry, type Seed } from '../seed.ts';
import { inLanguagesOf, type Texts, writtenIn } from './textsInCity.ts';

/** Cities whose home page has no wide banner of its own: a sentence on the thing that their page about the store's past tells of. */
const moments: Readonly<Partial<Record<City, Texts>>> = {
  'abu-dhabi': { en: 'Before the oil, the pearl', cn: '石油之前，先有珍珠' },
  auckland: { en: 'Bay seven still has its number', cn: '七号货位，漆字犹在' },
  guam: { en: 'What ships have always stopped for', jp: '船が寄るわけは、昔も今も', kr: '배가 들르는 까닭은 예나 지금이나', cn: '古往今来，船为它停靠' },
  'los-angeles': { en: 'A flower waits for its butterfly', cn: '一丛花，等一只蝶' },
  okinawa: { jp: '石のすきまに、島の緑', en: 'Between the stones, the island’s green', cn: '石缝之间，岛上的绿', tc: '石縫之間，島上的綠', kr: '돌 틈에 깃든 섬의 초록' },
  'siem-reap': { en: 'Every label names its village', cn: '每张标签，都写着村名', kr: '라벨마다 마을의 이름이 있습니다' },
  venice: { it: 'La pietra ricorda l’acqua', en: 'The stone remembers the water', cn: '石头记得水' },
};

/** The home page with one full-bleed picture after its first two parts, which leads to that page. */
export function withMoment(city: City, seeds: readonly Seed[]): readonly Seed[] {
  const id = `${city}-home-moment`;
  const title = moments[city];
  if (!title) return seeds;
  const moment = entry('fixedRatioBanner', id, {
    eyebrow: writtenIn(city, (language) => cityNames[city][language]),
    title: inLanguagesOf(city, title),
    ratio: '21:9',
    alignment: 'Left',
    textSize: 'small',
    media: [`relic-${city}-wide`],
    internalLink: `${city}-about-heritage`,
  });
  return [...seeds.map((seed) => (seed.type === 'homePage' && Array.isArray(seed.fields['content']) ? { ...seed, fields: { ...seed.fields, content: seed.fields['content'].toSpliced(2, 0, id) } } : seed)), moment];
}
