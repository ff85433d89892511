import { LINK_DEPTH } from '../../../content/model/graph.ts';
import { addressable } from '../../../content/model/targets.ts';
import type { CheckedEntry, CheckedSpace } from './checkedSpace.ts';
import type { Rule } from './finding.ts';
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

function* namedEntries({ entries, entryById }: CheckedSpace) {
  for (const entry of entries)
    for (const link of entry.links) {
      const target = link.linkType === 'Entry' ? entryById.get(link.id) : undefined;
      if (target) yield { entry, ...link, target };
    }
}

function byId({ entryById, assetById }: CheckedSpace, linkType: EntryLink['linkType']) {
  return linkType === 'Entry' ? entryById : assetById;
}

/** Entries that become part of this one on a page; those with a page of their own do not, since links to them are for clicks. */
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
    *find(space) {
      for (const entry of space.entries)
        for (const { field, locale, linkType, id } of entry.links) {
          const message = `names the ${linkType.toLowerCase()} ${id}, which is not there: it is left out`;
          if (!byId(space, linkType).has(id)) yield { entry, field, locale, message };
        }
    },
  },
  'link-unpublished': {
    severity: 'warning',
    holds: 'What is published names only what is published',
    *find(space) {
      for (const entry of space.entries)
        for (const { field, locale, linkType, id } of entry.links)
          if (entry.isPublished && byId(space, linkType).get(id)?.isPublished === false)
            yield { entry, field, locale, message: `names ${id}, which is a draft: visitors do not see it` };
    },
  },
  'link-wrong-type': {
    severity: 'error',
    holds: 'Links name entries of the types that the field is for',
    *find(space) {
      for (const { entry, field, locale, targets, target } of namedEntries(space)) {
        const message = `names ${target.id}, of the type ${target.contentType}, which this field does not take`;
        if (targets && !targets.includes(target.contentType)) yield { entry, field, locale, message };
      }
    },
  },
  'link-circle': {
    severity: 'error',
    holds: 'No component is part of itself',
    *find(space) {
      for (const entry of space.entries) {
        const circle = pageTypes.includes(entry.contentType) ? undefined : circleFrom(entry, space);
        if (circle) yield { entry, message: `is part of itself: ${circle.join(' → ')}` };
      }
    },
  },
  'link-to-itself': {
    severity: 'warning',
    holds: 'No page names itself among others',
    *find(space) {
      for (const { entry, field, locale, target } of namedEntries(space))
        if (entry === target && pageTypes.includes(entry.contentType))
          yield { entry, field, locale, message: 'names itself' };
    },
  },
  'link-too-deep': {
    severity: 'warning',
    holds: `No part is more than ${LINK_DEPTH} links below its page`,
    *find(space) {
      for (const entry of space.entries) {
        const ids = pageTypes.includes(entry.contentType) ? tooDeepIn(entry, space) : [];
        const message = `is more than ${LINK_DEPTH} links above ${ids.join(', ')}, which the page leaves out`;
        if (ids.length > 0) yield { entry, message };
      }
    },
  },
  'link-elsewhere': {
    severity: 'error',
    holds: 'Links to a page, and categories, stay in the city',
    *find(space) {
      for (const { entry, field, locale, target } of namedEntries(space)) {
        const isCategory = target.contentType === 'brandCategory';
        if (!isCategory && !pageTypes.includes(target.contentType)) continue;
        const away = entry.cities.filter((city) => !target.cities.includes(city));
        const where = away.length > 3 ? `${away.length} cities` : away.join(', ');
        const message = `names ${target.id}, a ${isCategory ? 'category' : 'page'} of ${target.cities.join(', ')}: it is not found in ${where}`;
        if (away.length > 0 && target.cities.length > 0) yield { entry, field, locale, message };
      }
    },
  },
  'entry-unused': {
    severity: 'note',
    holds: 'Every component is part of some page',
    *find(space) {
      const used = new Set([...namedEntries(space)].flatMap(({ entry, target }) => (entry === target ? [] : target)));
      for (const entry of space.entries)
        if (!used.has(entry) && !selfStanding.includes(entry.contentType))
          yield { entry, message: 'nothing links to it: no visitor sees it' };
    },
  },
} as const satisfies Record<string, Rule>;
