import * as v from 'valibot';
import type { City } from '../../../content/cities.ts';
import { arrangements } from '../../../content/shell/menuItems.ts';
import type { Seed } from '../seed.ts';
import { everyCityFile, inCityOf } from './everyCity.ts';
import { arrangementOf, type PanelKey } from './menu.ts';
import { inTurn } from './textsInCity.ts';

const file = everyCityFile('menus/banners.txt');

/** The banners of a city's panel, as many as its arrangement shows; neighbouring cities show the first or the second picture. */
export function bannersOf(city: City, menu: PanelKey): readonly Seed[] {
  const banners = inCityOf(city, file).filter(({ id }) => id.startsWith(`${city}-banner-${menu}-`));
  return banners.slice(0, arrangements[arrangementOf(city, menu)].pictures).map((banner) => {
    const [first = '', second = first] = v.parse(v.array(v.string()), banner.fields['media']);
    return { ...banner, fields: { ...banner.fields, media: [inTurn(city, [first, second])] } };
  });
}
