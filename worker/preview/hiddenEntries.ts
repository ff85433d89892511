import type { RefusedEntry } from '../../client/preview/ListedEntries.tsx';
import type { PreviewBarProps } from '../../client/preview/previewBarProps.ts';
import { contentPath, typesOfPage } from '../../content/address/contentPaths.ts';
import { itemsListedOn } from '../../content/address/listingAddress.ts';
import type { Visit } from '../../content/address/visit.ts';
import { cityNames } from '../../content/cities.ts';
import { type Provenance, unmarked } from '../../content/model/provenance.ts';
import { addressable } from '../../content/model/targets.ts';
import { property } from '../../content/record.ts';
import { type HiddenItem, type HiddenReason, missingTag } from '../../content/time/hiddenReason.ts';
import { hiddenText } from '../../content/time/hiddenText.ts';
import { type DeskEntry, deskTitle } from '../../content/translations/deskEntries.ts';
import type { ListParameters } from '../contentful/delivery.ts';
import { allPages } from '../contentful/spaceLists.ts';
import { BAR_WAIT_MS, previewDelivery } from '../contentful/timeline.ts';
import { orFallback } from '../platform/log.ts';
import type { Visitor } from '../visitor.ts';
import type { World } from '../world.ts';

const CATEGORY = 'brandCategory';

/**
 * Finds what visitors do not see of a page, as far as drafts alone tell: the entry of an address that answers 404, and
 * entries that a listing lacks because they have no tag of a city. Reads drafts without a cache.
 */
export function createFindHidden(world: World) {
  const ask = async ({ later }: Visitor, questions: readonly ListParameters[]): Promise<readonly DeskEntry[]> => {
    const preview = previewDelivery(world, later, BAR_WAIT_MS);
    const answers = questions.map((question) => allPages(preview, { ...question, include: 0, locale: '*' }));
    return (await orFallback(world.log, 'hidden entries unknown', Promise.all(answers), [])).flat();
  };
  return async (visitor: Visitor, provenance: Provenance, isMissing: boolean) => {
    const { hidden, visit } = visitor;
    if (!isMissing) {
      const untagged = inCategory(await ask(visitor, untaggedOf(visit)), visit.match?.parameters.cat);
      return { page: undefined, untagged: untagged.map((entry) => untaggedLine(entry, visit)) };
    }
    const hiddenPage = [...hidden].find(([, { item }]) => pathOf(item) === visit.path.join('/'));
    if (hiddenPage)
      return {
        page: lineOf(hiddenPage[0], provenance.titleOf(hiddenPage[0]), hiddenPage[1].reason, visit),
        untagged: [],
      };
    const [entry] = (await ask(visitor, elsewhereOf(visit))).filter(({ cities }) => !cities.includes(visit.city));
    return { page: entry && untaggedLine(entry, visit), untagged: [] };
  };
}

/**
 * The lines of the bar: what was expected on the page and stands nowhere on it, or leads nowhere, and what an editor has not
 * published yet; what was saved last comes first.
 */
export function hiddenLines(
  { page, untagged }: Awaited<ReturnType<ReturnType<typeof createFindHidden>>>,
  { hidden, visit }: Visitor,
  provenance: Provenance,
  seen: readonly string[],
  drafted: readonly string[],
): PreviewBarProps['hidden'] {
  const shownIds = new Set(seen);
  const changing = new Set(drafted);
  const saved = (id: string): string => provenance.entries.get(id)?.sysUpdatedAt ?? '';
  const noted = [...hidden]
    .filter(([id, { reason }]) => id !== page?.id && (!shownIds.has(id) || reason.why === 'withoutDetail'))
    .filter(([id, { isExpected }]) => isExpected || changing.has(id))
    .toSorted(([a], [b]) => saved(b).localeCompare(saved(a)))
    .map(([id, { reason }]) => lineOf(id, provenance.titleOf(id), reason, visit));
  return { page, others: [...untagged, ...noted] };
}

/** The items of a listing that have no tag at all, and its category. Items with another city's tag do not belong there. */
function untaggedOf({ match }: Visit): readonly ListParameters[] {
  const types = match ? itemsListedOn(match.kind) : [];
  const category = match?.parameters.cat;
  return [
    ...(types.length === 0 ? [] : [{ 'sys.contentType.sys.id[in]': types.join(), 'metadata.tags[exists]': 'false' }]),
    ...(category === undefined ? [] : [{ content_type: CATEGORY, 'fields.slug': category }]),
  ];
}

/** The items of a category, by its slug or its id, among items and the categories that have the slug. */
function inCategory(entries: readonly DeskEntry[], category: string | undefined): readonly DeskEntry[] {
  if (category === undefined) return entries;
  const ids = new Set<unknown>([
    category,
    ...entries.filter(({ contentType }) => contentType === CATEGORY).map(({ id }) => id),
  ]);
  const linksOf = ({ fields }: DeskEntry): readonly unknown[] => Object.values(fields['category'] ?? {}).flat();
  return entries.filter((entry) => linksOf(entry).some((link) => ids.has(property(property(link, 'sys'), 'id'))));
}

/** The entries of any city that could stand at an address. */
function elsewhereOf({ match }: Visit): readonly ListParameters[] {
  const slug = match?.parameters.name ?? match?.parameters.id;
  if (!match || slug === undefined) return [];
  return typesOfPage(match.kind).map((type) => ({ content_type: type, 'fields.slug': slug }));
}

function pathOf({ contentType, slug = '' }: HiddenItem): string | undefined {
  const type = addressable.find((candidate) => candidate === contentType);
  return type && contentPath({ contentType: type, slug: unmarked(slug) })?.join('/');
}

function untaggedLine(entry: DeskEntry, visit: Visit): RefusedEntry {
  return lineOf(entry.id, deskTitle(entry), missingTag(entry.cities, visit.language), visit);
}

function lineOf(
  id: string,
  title: string | undefined,
  reason: HiddenReason,
  { city, language, clock }: Visit,
): RefusedEntry {
  const text = hiddenText(reason, language, clock.timeZone, cityNames[city][language]);
  return { id, title: unmarked(title ?? id), text };
}
