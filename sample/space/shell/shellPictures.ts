import type { City } from '../../../content/cities.ts';
import { cataloguedPictures } from '../pictures.ts';
import { textsNamed } from '../pictureTexts.ts';
import type { Picture } from '../seed.ts';

/** A picture by its name; `door`, `dusk` and `inside` are the city's own: its door, by day and with its lamps lit, and a room. */
export function pictureOf(city: City, picture: string): string | Picture {
  if (!['door', 'dusk', 'inside'].includes(picture)) return picture;
  const own = `${picture}-${city}`;
  // Two cities have no dusk of their own, since their doors are pictures of the night: their models are lit.
  return cataloguedPictures.has(own) ? own : cityPicture(city);
}

/** The picture of a city itself, with alternative texts in the languages that it offers; its door where there is none. */
export function cityPicture(city: City): string | Picture {
  const picture = `city-${city}`;
  const known = cataloguedPictures.get(picture);
  return known ? { picture, alt: { ...textsNamed(`destination-${city}`), en: known.alt_en } } : pictureOf(city, 'door');
}

/** The company's name as a drawing: dark on ivory, light for the footer. */
export function wordmark(picture: 'meridian-wordmark' | 'meridian-wordmark-light'): Picture {
  return { picture, alt: { en: 'Meridian Galleria' } };
}
