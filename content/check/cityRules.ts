import { citySlugs } from '../cities.ts';
import type { Rule } from './finding.ts';
import { type CheckedSpace, entriesOf, standardText } from './space.ts';

/** What a city's site can't do without: its opening page, and what stands around every page. */
const needed = ['homePage', 'globalSettings'] as const;

/** Cities that have content of their own in the space. */
function citiesIn(space: CheckedSpace): readonly (typeof citySlugs)[number][] {
  return citySlugs.filter((city) =>
    space.entries.some(({ cities }) => cities.length < citySlugs.length && cities.includes(city)),
  );
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
