import { contentPlace } from '../../content/address/contentPaths.ts';
import type { EntryOf } from '../../content/model/registry.ts';
import { pagePath } from '../../content/pages.ts';
import { bySlug } from './bySlug.ts';
import { latestItems } from './cardLists.ts';
import type { LoadedPage, Loader, LoadRequest } from './loader.ts';
import { termsPage } from './single.ts';

/** The home page (content-pages §2). */
export const loadHome: Loader = async (request) => {
  const entry = await request.content.first('homePage', { include: 5 });
  return entry && composedPage(request, entry);
};

/** About the store: architecture, founders, heritage, history, samaritaine, or the city's own (content-pages §2). */
export const loadAboutTheStore: Loader = async (request) => {
  const entry = await request.content.first('aboutTheStore', bySlug(request, request.match.parameters.id ?? ''));
  return entry && composedPage(request, entry);
};

/** Static pages and the catch-alls `{id}` and `{id}/{name}` (content-pages §2): a basic page, or a plain page, by its slug. */
export const loadBasic: Loader = async (request) => {
  const { id = '', name } = request.match.parameters;
  const slug = name ?? id;
  const [basic, page, terms] = await Promise.all([
    request.content.first('basicPage', bySlug(request, slug)),
    request.content.first('page', bySlug(request, slug)),
    request.content.first('pptcPage', bySlug(request, slug)),
  ]);
  const entry = basic ?? page;
  if (entry) {
    // A plain page may stand elsewhere (social media), or be none that anybody reads (search suggestions).
    const place = contentPlace(entry);
    if (place?.kind === 'basic') return composedPage(request, entry);
    return place && { redirect: pagePath(place.kind, place.parameters) };
  }
  return terms && termsPage(request, terms);
};

async function composedPage(
  request: LoadRequest,
  entry: EntryOf<'homePage' | 'aboutTheStore' | 'basicPage' | 'page'>,
): Promise<LoadedPage> {
  const { latest, periods } = await latestItems(request, entry.content);
  return {
    body: { view: 'composed', entry, latest },
    title: entry.title,
    description: entry.description,
    seo: entry.seo,

    periods,
    translations: await request.content.translations(entry),
  };
}
