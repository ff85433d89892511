import type { HiddenEntryLine } from '../../client/preview/HiddenEntries.tsx';
import { contentPath, typesOfPage } from '../../content/address/contentPaths.ts';
import type { Visit } from '../../content/address/visit.ts';
import { cityNames } from '../../content/cities.ts';
import { DEFAULT_LANGUAGE, languages } from '../../content/languages.ts';
import { hiddenText } from '../../content/messages/hiddenText.ts';
import { type Provenance, unmarked } from '../../content/model/provenance.ts';
import { addressable } from '../../content/model/targets.ts';
import type { HiddenItem, HiddenReason } from '../../content/time/hiddenReason.ts';
import { deskTitle } from '../../content/translations/deskEntries.ts';
import { createDelivery } from '../contentful/delivery.ts';
import { allPages } from '../contentful/spaceLists.ts';
import { problemOf } from '../platform/log.ts';
import type { Visitor } from '../visitor.ts';
import type { World } from '../world.ts';

/** Editors wait for the bar. */
const WAIT_MS = 3000;

/** Looks for an entry that a page is missing; drafts, past every cache. */
type FindElsewhere = (visit: Visit) => Promise<HiddenEntryLine | undefined>;

/** The entries that the rules left out of a preview page, each with its reason, but for those that it shows elsewhere. */
export function hiddenEntries(
  { hidden, visit }: Visitor,
  provenance: Provenance,
  seen: readonly string[],
  drafted: readonly string[],
): readonly HiddenEntryLine[] {
  const [shown, changing] = [new Set(seen), new Set(drafted)];
  // Of a list that fills itself nobody expects all; who has just written an item does.
  const isExpected = (id: string, reason: HiddenReason): boolean =>
    !shown.has(id) && (reason.why !== 'beyondLimit' || reason.isChosen || changing.has(id));
  return [...hidden].flatMap(([id, { reason }]) =>
    isExpected(id, reason) ? [lineOf(id, provenance.titleOf(id), reason, visit)] : [],
  );
}

/** The entry of an address that answers 404 in preview: one that a rule hides, or one that the city is no tag of. */
export function createFindHiddenPage(world: World) {
  const findElsewhere = createFindElsewhere(world);
  return async ({ hidden, visit }: Visitor, provenance: Provenance): Promise<HiddenEntryLine | undefined> => {
    const own = [...hidden].find(([, { item }]) => pathOf(item) === visit.path.join('/'));
    return own ? lineOf(own[0], provenance.titleOf(own[0]), own[1].reason, visit) : findElsewhere(visit);
  };
}

function pathOf({ contentType, slug = '' }: HiddenItem): string | undefined {
  const type = addressable.find((one) => one === contentType);
  return type && contentPath({ contentType: type, slug: unmarked(slug) })?.join('/');
}

function createFindElsewhere(world: World): FindElsewhere {
  const preview = createDelivery(world, true, WAIT_MS);
  return async (visit) => {
    const { id, name } = visit.match?.parameters ?? {};
    const slug = name ?? id;
    if (!visit.match || slug === undefined) return undefined;
    try {
      const found = await Promise.all(
        typesOfPage(visit.match.kind).map((type) =>
          allPages(preview, { content_type: type, 'fields.slug': slug, include: 0, locale: '*' }),
        ),
      );
      const [entry] = found.flat().filter(({ cities }) => !cities.includes(visit.city));
      const title = entry && deskTitle(entry, languages[DEFAULT_LANGUAGE].locale);
      return entry && lineOf(entry.id, title, { why: 'otherCities', cities: entry.cities }, visit);
    } catch (thrown) {
      world.log('warning', 'hidden entry unknown', { problem: problemOf(thrown) });
      return undefined;
    }
  };
}

function lineOf(
  id: string,
  title: string | undefined,
  reason: HiddenReason,
  { city, language, clock }: Visit,
): HiddenEntryLine {
  const text = hiddenText(reason, language, clock.timeZone, cityNames[city][language]);
  return { id, title: unmarked(title ?? id), text };
}
