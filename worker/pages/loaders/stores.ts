import * as v from 'valibot';
import type { Visit } from '../../../content/address/visit.ts';
import { message } from '../../../content/messages/messages.ts';
import { ALL_LIMIT, type EntryOf } from '../../../content/model/registry.ts';
import { type FloorPlan, floorPlans, floorPlansSchema } from '../../../content/stores/planPlace.ts';
import { isOpen } from '../../../content/time/openingHours.ts';
import { clockAt, readMoment, unreadable } from '../../../content/time/visitMoment.ts';
import { memoised } from '../../cache/memoised.ts';
import { entryBySlug } from './bySlug.ts';
import { partsOf, shownByAddress } from './cardLists.ts';
import type { Loader, LoadRequest } from './loader.ts';

/**
 * The stores of a city with their floors, rooms and brands: the same call for all pages, so that they share its cached answer.
 */
export async function loadAllStores({
  content,
  visit,
  isListing = false,
}: Pick<LoadRequest, 'content'> & {
  readonly visit: Visit | LoadRequest['visit'];
  readonly isListing?: boolean;
}): Promise<readonly EntryOf<'storeLocator'>[]> {
  const [place, { entries }] = await Promise.all([
    visit,
    content.list('storeLocator', { include: 3, order: 'sys.createdAt', limit: ALL_LIMIT, isTagged: true }),
  ]);
  return shownByAddress(entries, place, isListing);
}

const readPlans = new WeakMap<object, readonly FloorPlan[]>();

/** The floor plans of a city's stores, for the place of an item: a cached part of its own. */
export async function loadFloorPlans({
  content,
  visit,
}: Pick<LoadRequest, 'content' | 'visit'>): Promise<readonly FloorPlan[]> {
  const storedPlans = await content.cachedPart({ made: 'floorPlans' }, false, async (publishedContent) =>
    floorPlans(await loadAllStores({ content: publishedContent, visit })),
  );
  return memoised(readPlans, storedPlans, () => v.parse(floorPlansSchema, storedPlans));
}

/** Store list and map tabs (docs/rules.md#store-pages). */
export function loadStores(tab: 'list' | 'map'): Loader {
  return async (request) => {
    const { content, query } = request;
    content.expectCards(['storeLocator']);
    const [visit, entries] = await Promise.all([request.visit, loadAllStores({ ...request, isListing: true })]);
    const moment = readMoment(query);
    const then = moment && clockAt(moment, visit.clock);
    const stores = then ? entries.filter(({ hours }) => hours && isOpen(hours, then)) : entries;
    return {
      body: { view: 'stores', tab, stores, moment, problems: unreadable(query), mapOf: query('map') ?? '' },
      isIndexed: !moment,
      title: message('stores', visit.language),
      description: '',
    };
  };
}

/** One store by its slug (docs/rules.md#store-pages). */
export const loadStore: Loader = async (request) => {
  const slug = request.match.parameters.id ?? '';
  request.content.expectCards(['storeLocator']);
  const [entry, all, rules] = await Promise.all([
    entryBySlug(request, slug, 'storeLocator'),
    loadAllStores(request),
    request.content.first('departureRules', { include: 2 }),
  ]);
  if (!entry) return undefined;
  const { latest, ...page } = await partsOf(request, entry);
  return {
    ...page,
    body: { view: 'store', entry, otherStores: all.filter(({ id }) => id !== entry.id), rules, latest },
  };
};
