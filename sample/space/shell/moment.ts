import { type City, cityNames } from '../../../content/cities.ts';
import { entry, type Seed } from '../seed.ts';
import { pageIdOf } from './links.ts';
import { inLanguagesOf, type Texts, writtenIn } from './textsInCity.ts';

/** Cities whose home page has no wide banner of its own: a sentence of theirs, and the picture that it stands on. */
const moments: Readonly<Partial<Record<City, { readonly picture: string; readonly title: Texts }>>> = {
  'abu-dhabi': { picture: 'hero-atrium', title: { en: 'Noon belongs to the shade', cn: '正午，属于荫凉' } },
  auckland: { picture: 'hero-travel', title: { en: 'Here the ferries keep the time', cn: '此处，以渡轮计时' } },
  guam: {
    picture: 'hero-travel',
    title: { en: 'The first light is ours to share', jp: 'いちばん早い光を、ごいっしょに', kr: '가장 먼저 오는 빛을 나눕니다', cn: '最早的日光，与您同享' },
  },
  'los-angeles': { picture: 'hero-gallery', title: { en: 'The sunset takes its time', cn: '落日，从不匆忙' } },
  okinawa: {
    picture: 'hero-gallery',
    title: { jp: '急ぐのは、波だけでいい', en: 'Only the waves need hurry', cn: '匆忙的，唯有海浪', tc: '匆忙的，唯有海浪', kr: '바쁜 건 파도뿐' },
  },
  'siem-reap': { picture: 'hero-travel', title: { en: 'After the temples, nothing to climb', cn: '古寺之后，无须再登阶', kr: '사원을 다녀온 뒤엔, 오를 계단이 없습니다' } },
  venice: { picture: 'hero-gallery', title: { it: 'L’acqua rende la luce due volte', en: 'The water gives the light twice', cn: '水，把光还了两遍' } },
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
    textSize: 'large',
    media: [row.picture],
    internalLink: pageIdOf(city, 'art'),
  });
  return [...seeds.map((seed) => (seed.type === 'homePage' && Array.isArray(seed.fields['content']) ? { ...seed, fields: { ...seed.fields, content: seed.fields['content'].toSpliced(2, 0, id) } } : seed)), moment];
}
