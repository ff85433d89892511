import { type City, cityNames } from '../../../content/cities.ts';
import { entry, type Seed } from '../seed.ts';
import { pageIdOf } from './links.ts';
import { pictureOf } from './shellPictures.ts';
import { inLanguagesOf, type Texts, writtenIn } from './textsInCity.ts';

/** Cities whose home page has no wide banner of its own. */
const cities: readonly City[] = ['abu-dhabi', 'auckland', 'guam', 'los-angeles', 'okinawa', 'siem-reap', 'venice'];

const title: Texts = {
  en: 'Stay as long as the light does',
  cn: '留到日影西斜',
  tc: '留到日影西斜',
  fr: 'Restez aussi longtemps que la lumière',
  it: 'Si fermi finché dura la luce',
  jp: '光のあるうちは、ごゆっくり',
  kr: '빛이 머무는 동안, 천천히',
};

/** The home page with one full-bleed picture after its first two parts, and that picture. */
export function withMoment(city: City, seeds: readonly Seed[]): readonly Seed[] {
  const id = `${city}-home-moment`;
  if (!cities.includes(city)) return seeds;
  const moment = entry('fixedRatioBanner', id, {
    eyebrow: writtenIn(city, (language) => cityNames[city][language]),
    title: inLanguagesOf(city, title),
    ratio: '21:9',
    alignment: 'Left',
    textSize: 'large',
    media: [pictureOf(city, 'hero-gallery')],
    internalLink: pageIdOf(city, 'art'),
  });
  return [...seeds.map((seed) => (seed.type === 'homePage' && Array.isArray(seed.fields['content']) ? { ...seed, fields: { ...seed.fields, content: seed.fields['content'].toSpliced(2, 0, id) } } : seed)), moment];
}
