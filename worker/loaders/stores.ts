import { message } from '../../content/messages/messages.ts';
import { bySlug } from './bySlug.ts';
import { latestItems } from './cardLists.ts';
import type { Loader } from './loader.ts';

/** Store list and map tabs (site-shell §2). */
export function loadStores(tab: 'list' | 'map'): Loader {
  return async ({ content, visit, query }) => {
    const { entries } = await content.list('storeLocator', { include: 3, order: 'sys.createdAt', limit: 100 });
    return {
      body: { view: 'stores', tab, stores: entries, mapOf: query('map') ?? '' },
      title: message('stores', visit.language),
      description: '',
    };
  };
}

/** One store by its slug (content-pages §2). */
export const loadStore: Loader = async (request) => {
  const slug = request.match.parameters.id ?? '';
  const [entry, all] = await Promise.all([
    request.content.first('storeLocator', bySlug(request, slug)),
    request.content.list('storeLocator', { include: 3, order: 'sys.createdAt', limit: 100 }),
  ]);
  if (!entry) return undefined;
  const { latest, periods } = await latestItems(request, entry.content);
  return {
    body: { view: 'store', entry, others: all.entries.filter(({ id }) => id !== entry.id), latest },
    title: entry.title,
    description: entry.description,
    seo: entry.seo,
    picture: entry.media.find(({ kind }) => kind === 'image')?.url,
    periods,
    translations: await request.content.translations(entry),
  };
};
