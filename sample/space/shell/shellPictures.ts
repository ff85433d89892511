import type { City } from '../../../content/cities.ts';
import { namedFor } from '../coasts.ts';
import { cataloguedPictures } from '../pictures.ts';
import type { Picture } from '../seed.ts';

/** A picture by its name for all cities: `CITY` and `COAST` in it stand for the city and its coast. */
export function pictureOf(city: City, picture: string): string {
  const named = namedFor(city, picture);
  // Two cities have no dusk of their own, since their doors are pictures of the night: their models are lit.
  return named === `dusk-${city}` && !cataloguedPictures.has(named) ? cityPicture(city) : named;
}

/** The picture of a city itself; its door where there is none. */
export function cityPicture(city: City): string {
  const picture = `city-${city}`;
  return cataloguedPictures.has(picture) ? picture : `door-${city}`;
}

/** The company's name as a drawing: dark on ivory, light for the footer. */
export function wordmark(picture: 'meridian-wordmark' | 'meridian-wordmark-light'): Picture {
  return { picture, alt: { en: 'Meridian Galleria' } };
}
