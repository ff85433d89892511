import type { City } from '../../../content/cities.ts';
import type { Language } from '../../../content/languages.ts';
import { type MessageKey, message } from '../../../content/messages/messages.ts';
import type { ContentType } from '../../../content/model/registry.ts';
import { entriesOf, type SpaceEntry } from './space.ts';

/** A route of one city in one language, and what its page must say. */
interface RouteCase {
  /** Segments after city and tree. */
  readonly path: string;
  /** The canonical path of a page with several paths. */
  readonly canonical?: string;
  /** Part of the document's title; the site's name by default. */
  readonly title?: string;
  /** Part of the page's text. */
  readonly fact: string;
}

/** Listings: their folder, their own page, and what they list (docs/rules.md#listing-pages). */
const listings = [
  ['art-and-culture', 'artCultureListPage', 'artCulture'],
  ['brand', 'brandListPage', 'brandPavilion'],
  ['dining', 'diningListPage', 'dining'],
  ['what-is-happening/event', 'eventListPage', 'event'],
  ['what-is-happening/news', 'newsListPage', 'news'],
  ['service', 'serviceListPage', 'service'],
  ['special-offers', 'specialOfferListPage', 'specialOffer'],
  ['special-promotion-offers', 'indexPage', 'indexDetailPage'],
  ['media-center', 'mediaCenterListingPage', 'mediaCenterDetailPage'],
] as const;

/** Static pages (docs/rules.md#composed-pages). Two of them contain the city's name. */
const basicPages = (city: City): readonly string[] => [
  'blank-bak-page',
  `dfs-circle-app-${city}`,
  `dfs-circle-overview-${city}`,
  'privacy-policy',
  'terms-bak-and-conditions',
  'terms-bak-and-conditions1',
  ...(city === 'sydney' ? ['loyal-t-test'] : []),
];

/** Every route of a city in a language, with facts from the content service. Throws where the space has nothing to show. */
export async function routesOf(city: City, language: Language): Promise<readonly RouteCase[]> {
  const say = (key: MessageKey): string => message(key, language);
  const load = (type: ContentType) => entriesOf(city, language, type);
  const detailCase = async (path: string, type: ContentType, slug?: string): Promise<RouteCase> =>
    entryCase(path, first(await load(type), type, slug));

  const store = first(await load('storeLocator'), 'storeLocator');
  const announcement = first(await load('announcement'), 'announcement');
  const terms = first(await load('pptcPage'), 'pptcPage');
  const venice = (await load('localeWebsite')).find((site) => site.text('cityBaseValue') === 'venice');
  const networks = (await load('page')).filter((page) => page.text('slug') === 'instagram');
  const stores = { title: say('stores'), fact: store.text('title') };

  return [
    { path: '', fact: firstTitle(first(await load('homePage'), 'homePage').named('content')) },
    await detailCase('contact-us', 'pageContactUsPage'),
    { path: 'contact-us/assistance', title: say('assistance'), fact: say('assistanceTitle') },
    await detailCase('subscribe-news', 'pageNewsletterSubscription'),
    { path: 'searching', fact: say('searchPrompt') },
    { path: 'select-destination', title: say('selectDestination'), fact: venice?.text('siteName') ?? '' },
    { path: 'stores', canonical: 'stores/listing', ...stores },
    { path: 'stores/listing', ...stores },
    { path: 'stores/map', ...stores },
    { ...entryCase('stores/:slug', store), fact: store.text('address') },
    {
      ...entryCase('what-is-happening', first(await load('eventListPage'), 'eventListPage')),
      canonical: 'what-is-happening/event/listing',
    },
    { path: 'announcement', title: say('announcements'), fact: announcement.text('title') },
    entryCase('announcement/:slug', announcement),
    { path: 'social-medias', fact: say('followUs') },
    ...networks.map((page) => entryCase('social-medias/:slug', page)),
    { path: 'special-offers/terms-and-conditions', title: say('terms'), fact: terms.text('title') },
    {
      ...entryCase('special-offers/terms-and-conditions/:slug', terms),
      canonical: `terms-bak-and-conditions/${terms.text('slug')}`,
    },
    entryCase('terms-bak-and-conditions/:slug', terms),
    ...(await Promise.all(basicPages(city).map((slug) => detailCase(slug, 'basicPage', slug)))),
    {
      ...(await detailCase(
        `${first(await load('basicPage'), 'basicPage', 'privacy-policy').id}/:slug`,
        'basicPage',
        'privacy-policy',
      )),
      canonical: 'privacy-policy',
    },
    ...(await load('aboutTheStore')).map((page) => entryCase('about-store/:slug', page)),
    ...(
      await Promise.all(
        listings.map(async ([folder, page, type]) =>
          listingCases(folder, first(await load(page), page), await load(type)),
        ),
      )
    ).flat(),
  ];
}

/** A listing at its root, at its address and at a category, and the first of its items. */
function listingCases(folder: string, page: SpaceEntry, items: readonly SpaceEntry[]): readonly RouteCase[] {
  const listing = `${folder}/listing`;
  const atListing = entryCase(listing, page);
  const categorised = first(
    items.filter((item) => item.named('category').length > 0),
    folder,
  );
  const category = first(categorised.named('category'), 'category').text('slug');
  const item = first(items, folder);
  return [
    { ...atListing, path: folder, canonical: listing },
    atListing,
    { ...atListing, path: `${listing}/${category}`, fact: nameOf(categorised) },
    { ...entryCase(`${folder}/:slug`, item), fact: nameOf(item) },
  ];
}

function entryCase(path: string, entry: SpaceEntry): RouteCase {
  return { path: path.replace(':slug', entry.text('slug')), title: titleOf(entry), fact: entry.text('title') };
}

function first(entries: readonly SpaceEntry[], kind: string, slug?: string): SpaceEntry {
  const match = entries.find((entry) => slug === undefined || entry.text('slug') === slug);
  if (!match) throw new Error(`there is no ${kind} ${slug ?? ''}`);
  return match;
}

function firstTitle(entries: readonly SpaceEntry[]): string {
  return entries.map((entry) => entry.text('title')).find((title) => title !== '') ?? '';
}

/** Brands are listed by name, everything else by title. */
function nameOf(entry: SpaceEntry): string {
  const [brand] = entry.raw.sys.id.includes('-brand-') ? entry.named('brand') : [];
  return brand ? brand.text('displayName') || brand.text('title') : entry.text('title');
}

/** What the document's title has of an entry: its head's own title, with the page's in it, or the page's alone. */
function titleOf(entry: SpaceEntry): string {
  const template = firstTitle(entry.named('seo')) || '[page_title]';
  return template.replace('[page_title]', entry.text('title')).replace(/\s*\|\s*\[site_name\]/, '');
}
