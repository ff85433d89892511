import { buildPath, parsePath } from '../../../content/address/address.ts';
import { readRedirects } from '../../../content/address/redirectRules.ts';
import { citySlugs, DEFAULT_CITY } from '../../../content/cities.ts';
import { DEFAULT_LANGUAGE } from '../../../content/languages.ts';
import { isLeading } from '../../../content/model/registry.ts';
import { matchPage, type PageKind, pageRow } from '../../../content/pages.ts';
import {
  type CheckedEntry,
  type CheckedSpace,
  entriesOf,
  isEmpty,
  standardText,
  standardValue,
} from './checkedSpace.ts';
import type { Fault, Rule } from './finding.ts';
import { isAddressable, pathOf, placeOfEntry, placesOf, redirectsOf, visibleOf } from './places.ts';

/** What visitors click, and the fields of which one must hold the target. */
const clickables = {
  cta: ['internalLink', 'innerLink', 'externalLink', 'booking'],
  link: ['internalLink', 'innerLink', 'externalLink', 'reference'],
  menuItem: ['internalLink', 'innerLink', 'externalLink', 'dropdown'],
  footerButton: ['internalLink', 'innerLink', 'externalLink'],
  socialItem: ['internalLink', 'innerLink', 'externalLink', 'socialIconImagePopup'],
  redirect: ['internalLink', 'externalLink'],
  announcement: ['reference'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

function isClickable(type: string): type is keyof typeof clickables {
  return Object.hasOwn(clickables, type);
}

/** Returns true if the editor wants no link here. Announcements have none by default, other types have one. */
function isMeantPlain(space: CheckedSpace, entry: CheckedEntry): boolean {
  const hasLink = standardValue(space, entry, 'hasLink');
  return entry.contentType === 'announcement' ? hasLink !== true : hasLink === false;
}

/** The page that an entry's address leads to, where that is another page; undefined for its own page or no address. */
function foreignPageOf(space: CheckedSpace, entry: CheckedEntry): PageKind | 'none' | undefined {
  const place = placeOfEntry(space, entry);
  if (!place) return undefined;
  const path = pathOf(place);
  const parsed = parsePath(buildPath({ language: DEFAULT_LANGUAGE, city: DEFAULT_CITY, tree: 'desktop', path }));
  const isPath =
    parsed.kind === 'address' && parsed.address.tree === 'desktop' && parsed.address.path.length === path.length;
  const kind = isPath ? (matchPage(path)?.kind ?? 'none') : 'none';
  return kind === place.kind ? undefined : kind;
}

/** Returns true if the site makes this page without an entry, such as the search: an entry only lets editors link to it. */
function isPlaceholder(kind: PageKind | 'none' | undefined): kind is PageKind {
  return kind !== undefined && kind !== 'none' && pageRow(kind).isBuiltIn === true;
}

/** Rules of addresses: entries' own, those that editors type, and redirects (docs/rules.md#content-check). */
export const addressRules = {
  'slug-collides': {
    severity: 'error',
    holds: 'Every address has one entry',
    find: (space) => {
      const cities = new Map<
        CheckedEntry,
        { readonly path: string; readonly rivals: readonly CheckedEntry[]; readonly cities: string[] }
      >();
      for (const { city, path, entries } of placesOf(space).collisions)
        for (const entry of entries) {
          const collision = cities.get(entry) ?? { path, rivals: entries.filter((each) => each !== entry), cities: [] };
          collision.cities.push(city);
          cities.set(entry, collision);
        }
      return [...cities].map(([entry, { path, rivals, cities: where }]) => ({
        entry,
        field: 'slug',
        message: `has the address ${path} together with ${rivals.map(({ id }) => id).join(', ')} (${where.join(', ')}): visitors see the one that was created first`,
      }));
    },
  },
  'category-collides': {
    severity: 'warning',
    holds: 'Every category of a city has a slug of its own',
    find: (space) => {
      const categories = entriesOf(space, ['brandCategory']);
      return categories.flatMap((entry) => {
        const slug = standardText(space, entry, 'slug');
        const namesakes = categories.filter((each) => slug !== '' && standardText(space, each, 'slug') === slug);
        const cities = entry.cities.filter((city) => {
          const rivals = visibleOf(namesakes.filter((each) => each.cities.includes(city)));
          return rivals.length > 1 && rivals.includes(entry);
        });
        const otherIds = namesakes.filter((each) => each !== entry).map(({ id }) => id);
        return cities.length === 0
          ? []
          : [
              {
                entry,
                field: 'slug',
                message: `is ${slug} like that of ${otherIds.join(', ')} (${cities.join(', ')}): lists offer the one that was created first`,
              },
            ];
      });
    },
  },
  'slug-unroutable': {
    severity: 'error',
    holds: 'Every slug leads to its own page',
    find: (space) =>
      space.entries.flatMap((entry) => {
        const kind = foreignPageOf(space, entry);
        return kind === undefined || isPlaceholder(kind)
          ? []
          : [
              {
                entry,
                field: 'slug',
                message: `${standardText(space, entry, 'slug')} ${kind === 'none' ? 'can’t be an address here' : `is the address of another page here (${kind})`}`,
              },
            ];
      }),
  },
  'slug-stands-in': {
    severity: 'note',
    holds: 'Entries show their own page',
    find: (space) =>
      space.entries.flatMap((entry) => {
        const kind = foreignPageOf(space, entry);
        return isPlaceholder(kind)
          ? [
              {
                entry,
                field: 'slug',
                message: `leads to the site’s own page (${kind}): links may use it, its texts are not shown`,
              },
            ]
          : [];
      }),
  },
  'address-nowhere': {
    severity: 'error',
    holds: 'Typed addresses can be followed, and those of this site lead to a page',
    find: (space) => {
      const { problemOf } = placesOf(space);
      return space.entries.flatMap((entry) =>
        entry.addresses.flatMap(({ field, locale, address }) => {
          const problem = problemOf(address);
          return problem === undefined ? [] : [{ entry, field, locale, message: `${address}: ${problem}` }];
        }),
      );
    },
  },
  'link-pageless': {
    severity: 'warning',
    holds: 'Links name entries that have a page',
    find: (space) =>
      space.entries.flatMap((entry) =>
        entry.links.flatMap(({ field, locale, id, isInline }): readonly Fault[] => {
          const target = space.entryById.get(id);
          const isLink = isInline || isLeading(entry.contentType, field);
          if (!target || !isLink || !isAddressable(target.contentType) || placeOfEntry(space, target)) return [];
          return [{ entry, field, locale, message: `names ${id}, which has no page of its own` }];
        }),
      ),
  },
  'click-nowhere': {
    severity: 'warning',
    holds: 'Buttons, links and menu items lead somewhere',
    find: (space) =>
      space.entries.flatMap((entry) => {
        if (!isClickable(entry.contentType) || isMeantPlain(space, entry)) return [];
        const fields: readonly string[] = clickables[entry.contentType];
        return fields.every(
          (field) => isEmpty(standardValue(space, entry, field)) || standardText(space, entry, field) === '#',
        )
          ? [{ entry, message: `leads nowhere: ${fields.join(', ')} ${fields.length === 1 ? 'is' : 'are'} empty` }]
          : [];
      }),
  },
  'redirect-refused': {
    severity: 'error',
    holds: 'Redirects lead on once, and not back',
    find: (space) =>
      citySlugs.flatMap((city) => {
        const { problems } = readRedirects(redirectsOf(space, city), {
          city,
          origin: space.origin,
          domains: space.domains,
        });
        return problems.map(({ entry, problem }) => ({
          entry: space.entryById.get(entry),
          field: 'source',
          message: `${problem} (${city}): it is not followed`,
        }));
      }),
  },
  'redirect-hides-page': {
    severity: 'warning',
    holds: 'No redirect takes visitors away from a page that is there',
    find: (space) => {
      const { at } = placesOf(space);
      return entriesOf(space, ['redirect']).flatMap((entry) =>
        entry.cities.flatMap((city) => {
          const path = standardText(space, entry, 'source').split('/').filter(Boolean);
          const match = matchPage(path);
          const hidden = match ? at(city, match) : [];
          return hidden.length === 0
            ? []
            : [
                {
                  entry,
                  field: 'source',
                  message: `takes visitors away from ${hidden.map(({ id }) => id).join(', ')} (${city})`,
                },
              ];
        }),
      );
    },
  },
} as const satisfies Record<string, Rule>;
