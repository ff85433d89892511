import { contentPlace } from '../../../content/address/contentPaths.ts';
import { LINK_DEPTH } from '../../../content/model/graph.ts';
import type { EntryOf } from '../../../content/model/registry.ts';
import { pagePath } from '../../../content/pages.ts';
import { entryBySlug } from './bySlug.ts';
import { partsOf } from './cardLists.ts';
import type { LoadedPage, Loader, LoadRequest } from './loader.ts';
import { termsPage } from './single.ts';

/** The home page (docs/rules.md#composed-pages). */
export const loadHome: Loader = async (request) => {
  const entry = await request.content.first('homePage', { include: LINK_DEPTH });
  return entry && composedPage(request, entry);
};

/**
 * About-the-store pages by the last segment of their address; without one the first of them (docs/rules.md#about-store-pages).
 */
export const loadAboutTheStore: Loader = async (request) => {
  const { id: requestedSegment } = request.match.parameters;
  const { segments, moved } = await request.content.about();
  const [id] = [...segments].find(([, segment]) => segment === requestedSegment) ?? [];
  if (id === undefined) {
    const isPermanent = requestedSegment !== undefined;
    const segment = isPermanent ? moved.get(requestedSegment) : [...segments.values()][0];
    return segment === undefined ? undefined : { redirect: pagePath('aboutTheStore', { id: segment }), isPermanent };
  }
  const entry = await request.content.first('aboutTheStore', { include: LINK_DEPTH, filters: { 'sys.id': id } });
  return entry && composedPage(request, entry);
};

/** The catch-alls `{id}` and `{id}/{name}`: a basic page, a plain page or terms by slug (docs/rules.md#composed-pages). */
export const loadBasic: Loader = async (request) => {
  const { id = '', name } = request.match.parameters;
  const slug = name ?? id;
  const [entry, terms] = await Promise.all([
    entryBySlug(request, slug, 'basicPage', 'page'),
    entryBySlug(request, slug, 'pptcPage'),
  ]);
  // `{id}/{name}` with another `{id}` than the page's own redirects to its one address (docs/rules.md#catch-all-id).
  const hasThisAddress = (page: { readonly id: string }): boolean => name === undefined || id === page.id;
  if (entry) {
    // A plain page may have another address (social media) or none (search suggestions).
    const place = contentPlace(entry);
    if (place?.kind === 'basic')
      return hasThisAddress(entry) ? composedPage(request, entry) : { redirect: [slug], isPermanent: true };
    return place && { redirect: pagePath(place.kind, place.parameters) };
  }
  if (terms && !hasThisAddress(terms)) return { redirect: [slug], isPermanent: true };
  return terms && termsPage(request, terms);
};

async function composedPage(
  request: LoadRequest,
  entry: EntryOf<'homePage' | 'aboutTheStore' | 'basicPage' | 'page'>,
): Promise<LoadedPage> {
  const { latest, ...page } = await partsOf(request, entry);
  return { ...page, body: { view: 'composed', entry, latest } };
}
