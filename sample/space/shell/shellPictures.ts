import type { City } from '../../../content/cities.ts';
import { cataloguedPictures } from '../pictures.ts';
import type { Picture } from '../seed.ts';

/** The picture of a city itself; its door where there is none. */
export function cityPicture(city: City): string {
  const picture = `city-${city}`;
  return cataloguedPictures.has(picture) ? picture : `door-${city}`;
}

/** The company's name as a drawing: dark on ivory, light for the footer. */
export function wordmark(picture: 'meridian-wordmark' | 'meridian-wordmark-light'): Picture {
  return { picture, alt: { en: 'Meridian Galleria' } };
}
