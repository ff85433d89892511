import { citySlugs } from '../../../content/cities.ts';
import { longLists, longListText } from '../../../content/model/longLists.ts';
import { NEAR_LIMIT } from '../../../content/model/registry.ts';
import { addressable } from '../../../content/model/targets.ts';
import { type CheckedSpace, entriesOf, isGlobal } from './checkedSpace.ts';
import type { Rule } from './finding.ts';
import { visibleOf } from './places.ts';

/** What a city's site can't do without: its home page, and what surrounds every page. */
const needed = ['homePage', 'globalSettings'] as const;

/** Cities that have pages of their own in the space, which the hours in the choice of cities are not. */
function citiesIn(space: CheckedSpace): readonly (typeof citySlugs)[number][] {
  const ofPages = entriesOf(space, [...needed, ...addressable]);
  return citySlugs.filter((city) => ofPages.some((entry) => !isGlobal(entry) && entry.cities.includes(city)));
}

/** Rules of a city's site as a whole. */
export const cityRules = {
  'city-incomplete': {
    severity: 'error',
    holds: 'Every city with content has a home page and settings',
    *find(space) {
      for (const city of citiesIn(space))
        for (const type of needed)
          if (!entriesOf(space, [type]).some(({ cities }) => cities.includes(city)))
            yield { message: `${city} has no ${type}` };
    },
  },
  'city-settings-twice': {
    severity: 'error',
    holds: 'Every city has its settings once',
    *find(space) {
      for (const city of citySlugs) {
        const settings = visibleOf(entriesOf(space, ['globalSettings']).filter(({ cities }) => cities.includes(city)));
        const ids = settings.map(({ id }) => id).join(' and ');
        if (settings.length > 1) yield { message: `${city} has ${ids}: the one that was created first counts` };
      }
    },
  },
  'city-list-long': {
    severity: 'warning',
    holds: `A city has fewer than ${NEAR_LIMIT} entries of a type`,
    find: (space) => longLists(space.entries).map((list) => ({ message: longListText(list) })),
  },
  'city-unlisted': {
    severity: 'warning',
    holds: 'Every city with content can be chosen as a destination',
    *find(space) {
      const listed = entriesOf(space, ['localeWebsite']).map((entry) => entry.text('cityBaseValue'));
      for (const city of citiesIn(space))
        if (!listed.includes(city))
          yield { message: `${city} has no localeWebsite: its name and flag are the site’s own` };
    },
  },
} as const satisfies Record<string, Rule>;
