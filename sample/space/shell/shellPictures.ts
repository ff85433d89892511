import type { City } from '../../../content/cities.ts';
import type { Language } from '../../../content/languages.ts';
import { cataloguedPictures } from '../pictures.ts';
import { otherTextsOf } from '../pictureTexts.ts';
import type { Picture } from '../seed.ts';
import { cityPictureTexts, pictureTexts, type ShellPicture } from './shellPictureTexts.ts';
import { inLanguagesOf } from './textsInCity.ts';

/** A picture that each city has of its own: its door by day, and with its lamps lit. */
export type DoorPicture = 'door' | 'dusk';

/** A picture of the shell with alternative texts in a city's languages. */
export function pictureOf(city: City, picture: ShellPicture | DoorPicture): Picture {
  if (picture === 'door' || picture === 'dusk') {
    // Two cities have no dusk of their own: their doors are pictures of the night.
    const name = cataloguedPictures.has(`${picture}-${city}`) ? `${picture}-${city}` : `door-${city}`;
    return { picture: name, alt: { ...otherTextsOf(name), en: englishTextOf(name) } };
  }
  return { picture, alt: inLanguagesOf(city, { en: englishTextOf(picture), ...pictureTexts[picture] }) };
}

/** The picture of a city itself, with alternative texts in the languages that it offers; the company's own where there is none of the city. */
export function cityPicture(city: City): Picture {
  const picture = `city-${city}`;
  if (!cataloguedPictures.has(picture)) return pictureOf(city, 'door');
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
