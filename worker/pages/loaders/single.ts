import { contentPlace } from '../../../content/address/contentPaths.ts';
import { siteOf } from '../../../content/citySites.ts';
import { noFlags } from '../../../content/flags.ts';
import { pictureIn } from '../../../content/media/entryPicture.ts';
import { ALL_LIMIT, type EntryOf } from '../../../content/model/registry.ts';
import { isOneOf } from '../../../content/names.ts';
import { nearestCities } from '../../../content/nearestCities.ts';
import type { ClosedCityPage } from '../../../content/pages.ts';
import { networkCode, socialLinks } from '../../../content/shell/footerLinks.ts';
import { isAnnounced, newestFirst } from '../../../content/shell/notices.ts';
import { cityName } from '../../../content/shell/shellPlaces.ts';
import { networkName, networkSlugs, showsNetwork } from '../../../content/socialNetworks.ts';
import { citiesClosedBy, closedCities } from '../../closings.ts';
import type { Content } from '../../contentful/content.ts';
import { CITIES, SETTINGS } from '../render/shell.ts';
import { entryBySlug } from './bySlug.ts';
import { partsOf, shownByAddress, textsOf } from './cardLists.ts';
import type { LoadedPage, Loader, LoadRequest } from './loader.ts';
import { loadAllStores } from './stores.ts';

/** The sites of all cities: one question for all pages. */
export async function loadCitySites(content: Content): Promise<readonly EntryOf<'localeWebsite'>[]> {
  const { entries } = await content.list('localeWebsite', { ...CITIES, include: 1 });
  return entries;
}

/** All cities by region (docs/rules.md#select-destination-page); one that opens soon by its settings is not online. */
export const loadSelectDestination: Loader = async (request) => {
  const { content } = request;
  const [sites, texts, opening] = await Promise.all([
    loadCitySites(content),
    textsOf(request, 'selectDestination', 'destinationText'),
    // A page's key has the flags of its own city only.
    closedCities(content, noFlags, 'openingSoon'),
  ]);
  const cities = sites.map((site) => (isOneOf(opening, site.cityBaseValue) ? { ...site, isOnline: false } : site));
  return { ...texts, body: { view: 'selectDestination', cities } };
};

/** Terms by slug; without a slug the list of all terms (docs/rules.md#terms-pages). */
export const loadTerms: Loader = async (request) => {
  const { id } = request.match.parameters;
  if (id !== undefined) {
    const entry = await entryBySlug(request, id, 'pptcPage');
    return entry && termsPage(request, entry);
  }
  request.content.expectCards(['pptcPage']);
  const query = { include: 1, limit: ALL_LIMIT, order: 'fields.title', isTagged: true };
  const [visit, { entries }] = await Promise.all([request.visit, request.content.list('pptcPage', query)]);
  return {
    ...(await textsOf(request, 'terms')),
    body: { view: 'termsIndex', entries: shownByAddress(entries, visit, true) },
  };
};

/** A page of terms. */
export async function termsPage(request: LoadRequest, entry: EntryOf<'pptcPage'>): Promise<LoadedPage> {
  const { latest, ...page } = await partsOf(request, entry, 'terms');
  return { ...page, body: { view: 'terms', entry, latest } };
}

/**
 * Pages about social networks: all, or one by name (docs/rules.md#social-media-pages). A network without a page is a link
 * to the network itself.
 */
export const loadSocialMedia: Loader = async (request) => {
  const [visit, { entries }, settings] = await Promise.all([
    request.visit,
    request.content.list('page', {
      include: 2,
      limit: ALL_LIMIT,
      isTagged: true,
      filters: { 'fields.slug[in]': networkSlugs.join() },
    }),
    request.content.first('globalSettings', SETTINGS),
  ]);
  const networks = shownByAddress(entries, visit, true).filter((entry) => contentPlace(entry)?.kind === 'socialMedia');
  const { id } = request.match.parameters;
  const entry = networks.find(({ slug }) => slug === id);
  if (id !== undefined && !entry) return undefined;
  const { latest, ...page } = await partsOf(request, entry, 'socialMedias');
  const links = socialLinks(settings, visit);
  const written = new Set(networks.map(({ slug }) => networkName(slug)));
  return {
    ...page,
    body: {
      view: 'socialMedia',
      entries: networks.filter(({ slug }) => showsNetwork(slug, visit)),
      links: links.filter(({ network, target }) => target.kind !== 'none' && !written.has(networkName(network))),
      code: entry && networkCode(settings, entry.slug, visit),
      entry,
      latest,
    },
  };
};

/** One announcement by its slug, before the others (docs/rules.md#announcement-pages). */
export const loadAnnouncement: Loader = async (request) => {
  const entry = await entryBySlug(request, request.match.parameters.id ?? '', 'announcement');
  if (!entry) return undefined;
  const [{ clock }, { latest, ...page }, { entries, picture }] = await Promise.all([
    request.visit,
    partsOf(request, entry),
    readAnnouncements(request),
  ]);
  return {
    ...page,
    body: { view: 'announcement', entry, otherEntries: entries.filter(({ id }) => id !== entry.id), picture, latest },
    description: entry.subject,
    isIndexed: isAnnounced(entry, clock),
  };
};

export const loadAnnouncements: Loader = async (request) => ({
  ...(await textsOf(request, 'announcements')),
  body: { view: 'announcements', ...(await readAnnouncements(request)) },
});

/** All announcements that have begun and not expired, newest first, and the first picture of the city's stores. */
async function readAnnouncements(request: LoadRequest) {
  request.content.expectCards(['announcement']);
  const [visit, { entries }, stores] = await Promise.all([
    request.visit,
    request.content.list('announcement', { include: 4, order: '-sys.updatedAt', limit: ALL_LIMIT, isTagged: true }),
    loadAllStores(request),
  ]);
  return { entries: newestFirst(shownByAddress(entries, visit, true), visit.clock), picture: pictureIn(stores) };
}

/** How many other cities a closed one names. */
const NEAREST = 3;

/**
 * Closed-city pages: maintenance and opening soon have status 503, the unsupported page 200; without content they show no
 * picture (docs/rules.md#closed-pages).
 */
export function loadClosedCity(page: ClosedCityPage): Loader {
  return async ({ visit, content, flags, soon }) => {
    const [{ city, language, hiddenCities }, sites = [], closed = citiesClosedBy(flags)] = await Promise.all([
      visit,
      soon(loadCitySites(content).catch(() => [])),
      soon(closedCities(content, flags)),
    ]);
    return {
      body: {
        view: 'closed',
        page,
        picture: pictureIn([siteOf(sites, city) ?? {}]),
        elsewhere: nearestCities(city, [...hiddenCities, ...closed], sites, NEAREST).map((other) => ({
          city: other,
          name: cityName(sites, other, language),
        })),
      },
      title: '',
      description: '',
      status: page === 'unsupported' ? 200 : 503,
      isIndexed: false,
    };
  };
}

/** The accessibility statement (docs/rules.md#accessibility-statement). */
export const loadStatement: Loader = async (request) => ({
  ...(await textsOf(request, 'statementTitle', 'statementText')),
  body: { view: 'accessibilityStatement' },
});

/** All that is stored on the device (docs/rules.md#stored-data). */
export const loadStoredData: Loader = async (request) => ({
  ...(await textsOf(request, 'storedTitle', 'storedText')),
  body: { view: 'storedData', hasPrivacyControl: request.hasPrivacyControl },
});
