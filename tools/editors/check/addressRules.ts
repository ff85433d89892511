import { foreignPage, isPlaceholder } from '../../../content/address/contentPaths.ts';
import { problemsElsewhere } from '../../../content/address/redirectRules.ts';
import { counted } from '../../../content/counted.ts';
import { isLeading } from '../../../content/model/registry.ts';
import { addressable } from '../../../content/model/targets.ts';
import { isNameIn, isOneOf } from '../../../content/names.ts';
import type { PageKind } from '../../../content/pages.ts';
import { type CheckedEntry, entriesOf, isEmpty } from './checkedSpace.ts';
import type { Rule } from './finding.ts';
import { placeOfEntry, placesOf, visibleOf } from './places.ts';

/** What visitors click, and the fields of which one must hold the target. */
const clickables = {
  cta: ['internalLink', 'innerLink', 'externalLink', 'reference', 'booking'],
  link: ['internalLink', 'innerLink', 'externalLink', 'reference'],
  menuItem: ['internalLink', 'innerLink', 'externalLink', 'reference', 'dropdown'],
  footerButton: ['internalLink', 'innerLink', 'externalLink'],
  socialItem: ['internalLink', 'innerLink', 'externalLink', 'socialIconImagePopup'],
  redirect: ['internalLink', 'externalLink'],
  announcement: ['reference'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

/** Returns true if the editor wants no link here: announcements have none by default, other types have one. */
function isMeantPlain(entry: CheckedEntry): boolean {
  const hasLink = entry.value('hasLink');
  return entry.contentType === 'announcement' ? hasLink !== true : hasLink === false;
}

/** The page that an entry's address leads to, where that is another page; undefined for its own page or no address. */
function foreignPageOf(entry: CheckedEntry): PageKind | 'none' | undefined {
  const place = placeOfEntry(entry);
  return place && foreignPage(place);
}

/** Rules of addresses: entries' own, those that editors type, and redirects (docs/rules.md#content-check). */
export const addressRules = {
  'slug-collides': {
    severity: 'error',
    holds: 'Every address has one entry',
    *find(space) {
      const collisions = placesOf(space).collisions.flatMap((collision) =>
        collision.entries.map((entry) => ({ ...collision, entry, rivals: otherIds(collision.entries, entry) })),
      );
      for (const [entry, all] of Map.groupBy(collisions, (collision) => collision.entry)) {
        const cities = all.map(({ city }) => city).join(', ');
        for (const { path, rivals } of all.slice(0, 1))
          yield {
            entry,
            field: 'slug',
            message: `has the address ${path} together with ${rivals} (${cities}): visitors see the one that was created first`,
          };
      }
    },
  },
  'category-collides': {
    severity: 'warning',
    holds: 'Every category of a city has a slug of its own',
    *find(space) {
      const categories = entriesOf(space, ['brandCategory']);
      for (const entry of categories) {
        const slug = entry.text('slug');
        const namesakes = categories.filter((each) => slug !== '' && each.text('slug') === slug);
        const cities = entry.cities.filter((city) => {
          const rivals = visibleOf(namesakes.filter((each) => each.cities.includes(city)));
          return rivals.length > 1 && rivals.includes(entry);
        });
        const message = `is ${slug} like that of ${otherIds(namesakes, entry)} (${cities.join(', ')}): lists offer the one that was created first`;
        if (cities.length > 0) yield { entry, field: 'slug', message };
      }
    },
  },
  'slug-unroutable': {
    severity: 'error',
    holds: 'Every slug leads to its own page',
    *find(space) {
      for (const entry of space.entries) {
        const kind = foreignPageOf(entry);
        if (kind === undefined || isPlaceholder(kind)) continue;
        const why = kind === 'none' ? 'can’t be an address here' : `is the address of another page here (${kind})`;
        yield { entry, field: 'slug', message: `${entry.text('slug')} ${why}` };
      }
    },
  },
  'slug-stands-in': {
    severity: 'note',
    holds: 'Entries show their own page',
    *find(space) {
      for (const entry of space.entries) {
        const kind = foreignPageOf(entry);
        const message = `leads to the site’s own page (${kind}): links may use it, its texts are not shown`;
        if (isPlaceholder(kind)) yield { entry, field: 'slug', message };
      }
    },
  },
  'address-nowhere': {
    severity: 'error',
    holds: 'Typed addresses can be followed, and those of this site lead to a page',
    *find(space) {
      const { problemOf } = placesOf(space);
      for (const entry of space.entries)
        for (const { field, locale, address } of entry.addresses) {
          const problem = problemOf(address);
          if (problem !== undefined) yield { entry, field, locale, message: `${address}: ${problem}` };
        }
    },
  },
  'link-pageless': {
    severity: 'warning',
    holds: 'Links name entries that have a page',
    *find(space) {
      for (const entry of space.entries)
        for (const { field, locale, id, isInline } of entry.links) {
          const target = space.entryById.get(id);
          const isLink = isInline || isLeading(entry.contentType, field);
          if (target && isLink && isOneOf(addressable, target.contentType) && !placeOfEntry(target))
            yield { entry, field, locale, message: `names ${id}, which has no page of its own` };
        }
    },
  },
  'click-nowhere': {
    severity: 'warning',
    holds: 'Buttons, links and menu items lead somewhere',
    *find(space) {
      for (const entry of space.entries) {
        if (!isNameIn(clickables, entry.contentType) || isMeantPlain(entry)) continue;
        const fields: readonly string[] = clickables[entry.contentType];
        const isPlain = fields.every((field) => isEmpty(entry.value(field)) || entry.text(field) === '#');
        const are = fields.length === 1 ? 'is' : 'are';
        if (isPlain) yield { entry, message: `leads nowhere: ${fields.join(', ')} ${are} empty` };
      }
    },
  },
  'redirect-refused': {
    severity: 'error',
    holds: 'Redirects lead on once, and not back',
    *find(space) {
      const { redirects } = placesOf(space);
      for (const [city, { rules, problems }] of redirects)
        for (const { entry, problem } of [
          ...problems,
          ...problemsElsewhere(rules, city, (other) => redirects.get(other)?.rules ?? []),
        ])
          yield {
            entry: space.entryById.get(entry),
            field: 'source',
            message: `${problem} (${city}): it is not followed`,
          };
    },
  },
  'redirect-hides-page': {
    severity: 'warning',
    holds: 'No redirect takes visitors away from a page that is there',
    *find(space) {
      const { taken, redirects } = placesOf(space);
      for (const [city, { candidates }] of redirects)
        for (const redirect of candidates) {
          const [first, ...others] = taken(city, redirect);
          const more = others.length > 0 ? ` and ${counted(others.length, 'other')}` : '';
          const message = `takes visitors away from ${first?.id}${more} (${city})`;
          if (first) yield { entry: space.entryById.get(redirect.id), field: 'source', message };
        }
    },
  },
} as const satisfies Record<string, Rule>;

function otherIds(entries: readonly CheckedEntry[], entry: CheckedEntry): string {
  const otherEntries = entries.filter((each) => each !== entry);
  return otherEntries.map(({ id }) => id).join(', ');
}
