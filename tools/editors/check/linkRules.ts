import { LINK_DEPTH } from '../../../content/model/graph.ts';
import { addressable } from '../../../content/model/targets.ts';
import type { CheckedEntry, CheckedSpace } from './checkedSpace.ts';
import type { Fault, Rule } from './finding.ts';
import type { EntryLink } from './references.ts';

const pageTypes: readonly string[] = addressable;

/** Types that nothing has to link to. */
const selfStanding: readonly string[] = [
  ...addressable,
  'globalSettings',
  'localeWebsite',
  'redirect',
  'notification',
  'brand',
  'brandCategory',
  'brandLabel',
  'predictSearch',
  'departureRules',
  'storeQuestion',
  'allowance',
];

interface Named {
  readonly entry: CheckedEntry;
  readonly link: EntryLink;
  readonly target: CheckedEntry;
}

/** Every link between two existing entries. */
function namedEntries({ entries, entryById }: CheckedSpace): readonly Named[] {
  return entries.flatMap((entry) =>
    entry.links.flatMap((link) => {
      const target = link.linkType === 'Entry' ? entryById.get(link.id) : undefined;
      return target ? [{ entry, link, target }] : [];
    }),
  );
}

function at({ field, locale }: EntryLink): Pick<Fault, 'field' | 'locale'> {
  return { field, locale };
}

/** Entries that become part of this one on a page. Entries with a page of their own do not: links to them are for clicks. */
function partsOf(entry: CheckedEntry, { entryById }: CheckedSpace): readonly CheckedEntry[] {
  return entry.links.flatMap(({ linkType, id, isInline }) => {
    const target = linkType === 'Entry' && !isInline ? entryById.get(id) : undefined;
    return target && !pageTypes.includes(target.contentType) ? [target] : [];
  });
}

/** The shortest path from an entry back to itself through its parts; undefined when there is none. */
function circleFrom(start: CheckedEntry, space: CheckedSpace): readonly string[] | undefined {
  const seen = new Set<string>();
  let ways: readonly (readonly CheckedEntry[])[] = [[start]];
  while (ways.length > 0) {
    const next: (readonly CheckedEntry[])[] = [];
    for (const way of ways) {
      for (const part of partsOf(way.at(-1) ?? start, space)) {
        if (part === start) return [...way, part].map(({ id }) => id);
        if (!seen.has(part.id)) next.push([...way, part]);
        seen.add(part.id);
      }
    }
    ways = next;
  }
  return undefined;
}

/** Parts that are deeper in a page than links are followed. */
function tooDeepIn(page: CheckedEntry, space: CheckedSpace): readonly string[] {
  const seen = new Set([page.id]);
  let level: readonly CheckedEntry[] = [page];
  for (let depth = 0; depth < LINK_DEPTH; depth += 1) {
    level = level.flatMap((entry) => partsOf(entry, space)).filter(({ id }) => !seen.has(id));
    for (const { id } of level) seen.add(id);
  }
  const beyond = level.flatMap((entry) => partsOf(entry, space)).filter(({ id }) => !seen.has(id));
  return [...new Set(beyond.map(({ id }) => id))];
}

/** Rules of the links between entries (docs/rules.md#content-check). */
export const linkRules = {
  'link-broken': {
    severity: 'error',
    holds: 'Links name an entry or a picture that is there',
    find: (space) =>
      space.entries.flatMap((entry) =>
        entry.links.flatMap((link) => {
          const { linkType, id } = link;
          const isThere = linkType === 'Entry' ? space.entryById.has(id) : space.assetById.has(id);
          return isThere
            ? []
            : [
                {
                  entry,
                  ...at(link),
                  message: `names the ${linkType.toLowerCase()} ${id}, which is not there: it is left out`,
                },
              ];
        }),
      ),
  },
  'link-unpublished': {
    severity: 'warning',
    holds: 'What is published names only what is published',
    find: (space) =>
      space.entries.flatMap((entry) =>
        entry.links.flatMap((link) => {
          const target = (link.linkType === 'Entry' ? space.entryById : space.assetById).get(link.id);
          return target && !target.isPublished && entry.isPublished
            ? [{ entry, ...at(link), message: `names ${link.id}, which is a draft: visitors do not see it` }]
            : [];
        }),
      ),
  },
  'link-wrong-type': {
    severity: 'error',
    holds: 'Links name entries of the types that the field is for',
    find: (space) =>
      namedEntries(space).flatMap(({ entry, link, target }) =>
        !link.targets || link.targets.includes(target.contentType)
          ? []
          : [
              {
                entry,
                ...at(link),
                message: `names ${target.id}, a ${target.contentType}, which this field does not take`,
              },
            ],
      ),
  },
  'link-circle': {
    severity: 'error',
    holds: 'No component is part of itself',
    find: (space) =>
      space.entries.flatMap((entry) => {
        const circle = pageTypes.includes(entry.contentType) ? undefined : circleFrom(entry, space);
        return circle ? [{ entry, message: `is part of itself: ${circle.join(' → ')}` }] : [];
      }),
  },
  'link-to-itself': {
    severity: 'warning',
    holds: 'No page names itself among others',
    find: (space) =>
      namedEntries(space).flatMap(({ entry, link, target }) =>
        entry === target && pageTypes.includes(entry.contentType)
          ? [{ entry, ...at(link), message: 'names itself' }]
          : [],
      ),
  },
  'link-too-deep': {
    severity: 'warning',
    holds: `No part is more than ${LINK_DEPTH} links below its page`,
    find: (space) =>
      space.entries.flatMap((entry) => {
        const ids = pageTypes.includes(entry.contentType) ? tooDeepIn(entry, space) : [];
        return ids.length === 0
          ? []
          : [
              {
                entry,
                message: `is more than ${LINK_DEPTH} links above ${ids.join(', ')}, which the page leaves out`,
              },
            ];
      }),
  },
  'link-elsewhere': {
    severity: 'error',
    holds: 'Links to a page, and categories, stay in the city',
    find: (space) =>
      namedEntries(space).flatMap(({ entry, link, target }) => {
        const away = [...pageTypes, 'brandCategory'].includes(target.contentType)
          ? entry.cities.filter((city) => !target.cities.includes(city))
          : [];
        return away.length === 0 || target.cities.length === 0
          ? []
          : [
              {
                entry,
                ...at(link),
                message: `names ${target.id}, a ${target.contentType === 'brandCategory' ? 'category' : 'page'} of ${target.cities.join(', ')}: it is not found in ${away.length > 3 ? `${away.length} cities` : away.join(', ')}`,
              },
            ];
      }),
  },
  'entry-unused': {
    severity: 'note',
    holds: 'Every component is part of some page',
    find: (space) => {
      const used = new Set(namedEntries(space).flatMap(({ entry, target }) => (entry === target ? [] : [target.id])));
      return space.entries.flatMap((entry) =>
        used.has(entry.id) || selfStanding.includes(entry.contentType)
          ? []
          : [{ entry, message: 'nothing links to it: no visitor sees it' }],
      );
    },
  },
} as const satisfies Record<string, Rule>;
