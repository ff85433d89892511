import type { City } from '../../content/cities.ts';

/** Stone, timber and light that at most three cities share: the settings of `sample/scenes/coasts.py`. */
type Coast = 'boards' | 'coral' | 'granite' | 'lava' | 'marble' | 'redwood' | 'teak';

const coasts: Readonly<Record<City, Coast>> = {
  sydney: 'boards',
  brisbane: 'boards',
  cairns: 'boards',
  'abu-dhabi': 'coral',
  hainan: 'coral',
  okinawa: 'coral',
  'hong-kong': 'granite',
  'new-york-city': 'granite',
  queenstown: 'granite',
  guam: 'lava',
  hawaii: 'lava',
  saipan: 'lava',
  macau: 'marble',
  paris: 'marble',
  venice: 'marble',
  auckland: 'redwood',
  'los-angeles': 'redwood',
  'san-francisco': 'redwood',
  bali: 'teak',
  'siem-reap': 'teak',
  singapore: 'teak',
};

/** A text that all cities share, with the slug and the coast of one in its ids and the names of its pictures. */
export function namedFor(city: City, text: string): string {
  return text.replaceAll('CITY', city).replaceAll('COAST', coasts[city]);
}
