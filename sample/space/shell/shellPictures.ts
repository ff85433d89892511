import type { City } from '../../../content/cities.ts';
import type { Language } from '../../../content/languages.ts';
import { cataloguedPictures } from '../pictures.ts';
import type { Picture } from '../seed.ts';
import { cityPictureTexts, pictureTexts, type ShellPicture } from './shellPictureTexts.ts';
import { inLanguagesOf } from './textsInCity.ts';

/** A picture of the shell with alternative texts in a city's languages. */
export function pictureOf(city: City, picture: ShellPicture): Picture {
  return { picture, alt: inLanguagesOf(city, { en: englishTextOf(picture), ...pictureTexts[picture] }) };
}

/** The picture of a city itself, with alternative texts in the languages that it offers; the company's own where there is none of the city. */
export function cityPicture(city: City): Picture {
  const picture = `city-${city}`;
  if (!cataloguedPictures.has(picture)) return pictureOf(city, 'arch-facade-dusk');
  const others: Readonly<Partial<Record<Language, string>>> = cityPictureTexts[city] ?? {};
  return { picture, alt: { ...others, en: englishTextOf(picture) } };
}

/** The company's name as a drawing: dark on ivory, light for the footer. */
export function wordmark(picture: 'meridian-wordmark' | 'meridian-wordmark-light'): Picture {
  return { picture, alt: { en: 'Meridian Galleria' } };
}

function englishTextOf(picture: string): string {
  // English alternative texts are the catalogue's own.
  const text = cataloguedPictures.get(picture)?.alt_en;
  if (text === undefined) throw new Error(`there is no picture ${picture}`);
  return text;
}
