import type { City } from '../../../content/cities.ts';

/** The drawing of a building: how many windows a floor has, their outline, that of the doors, and the roof. */
interface Facade {
  readonly windows: number;
  /** In a square of a hundred units, from the sill up. */
  readonly outline: string;
  readonly door: string;
  /** In a field of four hundred by a hundred units. */
  readonly roof: string;
}

const arch = 'M22 100V46a28 28 0 0 1 56 0V100Z';
const tall = 'M28 96V16H72V96Z';
const openDoor = 'M16 100V40a34 34 0 0 1 68 0V100Z';
const flat = 'M0 100V84H400V100';

/** The buildings that are drawn floor by floor; any other city has an arcade under a flat roof. */
const facades: Readonly<Partial<Record<City, Facade>>> = {
  // Tall windows with rails, and a zinc roof with three dormers.
  paris: {
    windows: 6,
    outline: `${tall}M22 72H78M50 16V96`,
    door: openDoor,
    roof: 'M0 100L22 26H378L400 100M70 84V48H104V84M183 84V48H217V84M296 84V48H330V84',
  },
  // Pointed arches with a light above, under battlements.
  venice: {
    windows: 5,
    outline: 'M24 100V52C24 34 44 28 50 12C56 28 76 34 76 52V100ZM50 100V44',
    door: 'M18 100V46C18 30 42 24 50 10C58 24 82 30 82 46V100Z',
    roof: 'M0 100V70H24V44L36 28L48 44V70H92V44L104 28L116 44V70H160V44L172 28L184 44V70H228V44L240 28L252 44V70H296V44L308 28L320 44V70H364V44L376 28L388 44V70H400V100',
  },
  // A godown: small panes, and a saw of skylights.
  'hong-kong': {
    windows: 8,
    outline: 'M18 92V28H82V92ZM18 60H82M50 28V92',
    door: 'M10 100V24H90V100ZM50 24V100',
    roof: 'M0 100L60 46V100L120 46V100L180 46V100L240 46V100L300 46V100L360 46V100H400',
  },
  // Shutters over a five-foot way, under a tiled gable.
  singapore: {
    windows: 6,
    outline: 'M20 96V22H80V96ZM50 22V96M20 36H50M20 50H50M20 64H50M20 78H50M50 36H80M50 50H80M50 64H80M50 78H80',
    door: arch,
    roof: 'M0 100L34 60H366L400 100M34 60L54 44H346L366 60',
  },
};

const plainFacade: Facade = { windows: 5, outline: arch, door: openDoor, roof: flat };

/** The drawing of a city's building. */
export function facadeOf(city: City): Facade {
  return facades[city] ?? plainFacade;
}
