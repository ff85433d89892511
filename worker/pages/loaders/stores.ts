import { message } from '../../../content/messages/messages.ts';
import type { EntryOf } from '../../../content/model/registry.ts';
import { isOpen } from '../../../content/time/openingHours.ts';
import { clockAt, readMoment } from '../../../content/time/visitMoment.ts';
import type { Content } from '../../contentful/content.ts';
import { bySlug } from './bySlug.ts';
import { latestItems } from './cardLists.ts';
import type { Loader } from './loader.ts';

/** The stores of a city with their floors, rooms and brands: one question for all pages, so that they share its answer. */
export async function loadAllStores(content: Content): Promise<readonly EntryOf<'storeLocator'>[]> {
  const { entries } = await content.list('storeLocator', { include: 3, order: 'sys.createdAt', limit: 100 });
  return entries;
}

/** Store list and map tabs (docs/rules.md#store-pages). */
export function loadStores(tab: 'list' | 'map'): Loader {
  return async ({ content, visit, query }) => {
    const entries = await loadAllStores(content);
    const moment = readMoment(query);
    const then = moment && clockAt(moment, visit.clock);
    const stores = then ? entries.filter(({ hours }) => hours && isOpen(hours, then)) : entries;
    return {
      body: { view: 'stores', tab, stores, moment, mapOf: query('map') ?? '' },
      isIndexed: !moment,
      title: message('stores', visit.language),
      description: '',
    };
  };
}

/** One store by its slug (docs/rules.md#store-pages). */
export const loadStore: Loader = async (request) => {
  const slug = request.match.parameters.id ?? '';
  const [entry, all] = await Promise.all([
    request.content.first('storeLocator', bySlug(request, slug)),
    loadAllStores(request.content),
  ]);
  if (!entry) return undefined;
  const { latest, periods } = await latestItems(request, entry.content);
  return {
    body: { view: 'store', entry, others: all.filter(({ id }) => id !== entry.id), latest },
    title: entry.title,
    description: entry.description,
    seo: entry.seo,
    periods,
    translations: await request.content.translations(entry),
  };
};
