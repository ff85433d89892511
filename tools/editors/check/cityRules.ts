import { citySlugs } from '../../../content/cities.ts';
import { longLists, longListText } from '../../../content/model/longLists.ts';
import { NEAR_LIMIT } from '../../../content/model/registry.ts';
import { addressable } from '../../../content/model/targets.ts';
import { type CheckedSpace, entriesOf, isGlobal, standardText } from './checkedSpace.ts';
import type { Rule } from './finding.ts';
import { visibleOf } from './places.ts';

/** What a city's site can't do without: its home page, and what surrounds every page. */
const needed = ['homePage', 'globalSettings'] as const;

/** Cities that have pages of their own in the space. The hours that the choice of cities shows are no page. */
function citiesIn(space: CheckedSpace): readonly (typeof citySlugs)[number][] {
  const ofPages = entriesOf(space, [...needed, ...addressable]);
  return citySlugs.filter((city) => ofPages.some((entry) => !isGlobal(entry) && entry.cities.includes(city)));
}

/** Rules of a city's site as a whole. */
export const cityRules = {
  'city-incomplete': {
    severity: 'error',
    holds: 'Every city with content has a home page and settings',
    find: (space) =>
      citiesIn(space).flatMap((city) =>
        needed.flatMap((type) =>
          entriesOf(space, [type]).some(({ cities }) => cities.includes(city))
            ? []
            : [{ message: `${city} has no ${type}` }],
        ),
      ),
  },
  'city-settings-twice': {
    severity: 'error',
    holds: 'Every city has its settings once',
    find: (space) =>
      citySlugs.flatMap((city) => {
        const settings = visibleOf(entriesOf(space, ['globalSettings']).filter(({ cities }) => cities.includes(city)));
        return settings.length < 2
          ? []
          : [
              {
                message: `${city} has ${settings.map(({ id }) => id).join(' and ')}: the one that was created first counts`,
              },
            ];
      }),
  },
  'city-list-long': {
    severity: 'warning',
    holds: `A city has fewer than ${NEAR_LIMIT} entries of a type`,
    find: (space) => longLists(space.entries).map((list) => ({ message: longListText(list) })),
  },
  'city-unlisted': {
    severity: 'warning',
    holds: 'Every city with content can be chosen as a destination',
    find: (space) => {
      const listed = entriesOf(space, ['localeWebsite']).map((entry) => standardText(space, entry, 'cityBaseValue'));
      return citiesIn(space).flatMap((city) =>
        listed.includes(city)
          ? []
          : [{ message: `${city} has no localeWebsite: its name and flag are the site’s own` }],
      );
    },
  },
} as const satisfies Record<string, Rule>;
