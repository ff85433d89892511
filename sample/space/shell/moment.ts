import { type City, cityNames } from '../../../content/cities.ts';
import { entry, type Seed } from '../seed.ts';
import { pageIdOf } from './links.ts';
import { inLanguagesOf, type Texts, writtenIn } from './textsInCity.ts';

/** Cities whose home page has no wide banner of its own: a sentence of theirs, and the picture that it stands on. */
const moments: Readonly<Partial<Record<City, { readonly picture: string; readonly title: Texts }>>> = {
  'abu-dhabi': { picture: 'dusk-abu-dhabi', title: { en: 'Cool by the time the lamps are lit', cn: '灯亮时分，暑气已退' } },
  auckland: { picture: 'dusk-auckland', title: { en: 'The last ferry leaves, the lamp stays on', cn: '末班渡轮已去，门灯还亮着' } },
  guam: {
    picture: 'door-guam',
    title: { en: 'The first light comes to this door', jp: 'いちばん早い光が、この扉に届く', kr: '가장 먼저 오는 빛이 이 문에 닿습니다', cn: '最早的日光，先到这扇门前' },
  },
  'los-angeles': { picture: 'dusk-los-angeles', title: { en: 'After the sunset, the lamps', cn: '落日之后，灯火接着亮' } },
  okinawa: {
    picture: 'relic-okinawa',
    title: { jp: '石のすきまに、島の緑', en: 'Between the stones, the island’s green', cn: '石缝之间，岛上的绿', tc: '石縫之間，島上的綠', kr: '돌 틈에 깃든 섬의 초록' },
  },
  'siem-reap': { picture: 'dusk-siem-reap', title: { en: 'Through old stone, into the cool', cn: '穿过古石之门，步入清凉', kr: '오래된 돌문을 지나, 서늘한 곳으로' } },
  venice: { picture: 'relic-venice', title: { it: 'La pietra ricorda l’acqua', en: 'The stone remembers the water', cn: '石头记得水' } },
};

/** The home page with one full-bleed picture after its first two parts, and that picture. */
export function withMoment(city: City, seeds: readonly Seed[]): readonly Seed[] {
  const id = `${city}-home-moment`;
  const row = moments[city];
  if (!row) return seeds;
  const moment = entry('fixedRatioBanner', id, {
    eyebrow: writtenIn(city, (language) => cityNames[city][language]),
    title: inLanguagesOf(city, row.title),
    ratio: '21:9',
    alignment: 'Left',
    textSize: 'small',
    media: [row.picture],
    internalLink: pageIdOf(city, 'art'),
  });
  return [...seeds.map((seed) => (seed.type === 'homePage' && Array.isArray(seed.fields['content']) ? { ...seed, fields: { ...seed.fields, content: seed.fields['content'].toSpliced(2, 0, id) } } : seed)), moment];
}
