import type { City } from '../../cities.ts';
import type { Language } from '../../languages.ts';
import catalogue from '../../media/catalog.json' with { type: 'json' };
import type { Picture } from '../seed.ts';
import { cityPictureTexts, pictureTexts, type ShellPicture } from './pictureTexts.ts';
import { inLanguagesOf } from './textsInCity.ts';

/** English alternative texts are the catalogue's own. */
const english = new Map(catalogue.map(({ file, alt_en }) => [file.replace(/\.\w+$/, ''), alt_en]));

/** A picture of the shell with alternative texts in a city's languages. */
export function pictureOf(city: City, picture: ShellPicture): Picture {
  return { picture, alt: inLanguagesOf(city, { en: englishTextOf(picture), ...pictureTexts[picture] }) };
}

/** The picture of a city itself, with alternative texts in the languages that it offers; the house's own where there is none of the city. */
export function cityPicture(city: City): Picture {
  const picture = `city-${city}`;
  if (!english.has(picture)) return pictureOf(city, 'arch-facade-dusk');
  const others: Readonly<Partial<Record<Language, string>>> = cityPictureTexts[city] ?? {};
  return { picture, alt: { ...others, en: englishTextOf(picture) } };
}

/** The house's name, drawn: dark for ivory ground, light for the footer. */
export function wordmark(picture: 'meridian-wordmark' | 'meridian-wordmark-light'): Picture {
  return { picture, alt: { en: 'Meridian Galleria' } };
}

function englishTextOf(picture: string): string {
  const text = english.get(picture);
  if (text === undefined) throw new Error(`there is no picture ${picture}`);
  return text;
}
