import type { City } from '../../content/cities.ts';
import { brandName } from '../../content/brandNames.ts';
import type { Language } from '../../content/languages.ts';
import { type MessageKey, message } from '../../content/messages/messages.ts';
import type { ContentType } from '../../content/model/registry.ts';
import { entriesOf, type SpaceEntry } from './space.ts';

/** A route of one city in one language, and what its page must say. */
export interface RouteCase {
  /** Segments after city and tree. */
  readonly path: string;
  /** Stands in the title of the document; the site's name when left out. */
  readonly title?: string;
  /** Where search engines know the page, if it stands at another path too. */
  readonly canonical?: string;
  /** Stands on the page. */
  readonly fact: string;
}

/** Listings with what they list, and the folder of its details (content-pages §2). */
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

/** Static pages (content-pages §2; site-shell §2). The city's own name stands in two of them. */
const basicPages = (city: City): readonly string[] => [
  'blank-bak-page', `dfs-circle-app-${city}`, `dfs-circle-overview-${city}`, ...(city === 'sydney' ? ['loyal-t-test'] : []), 'privacy-policy', 'terms-bak-and-conditions', 'terms-bak-and-conditions1',
];

/** Every route of a city in a language, with facts from the content service. Throws where the space has nothing to show. */
export async function routesOf(city: City, language: Language): Promise<readonly RouteCase[]> {
  const say = (key: MessageKey): string => message(key, language);
  const load = (type: ContentType) => entriesOf(city, language, type);
  const first = async (type: ContentType, slug?: string): Promise<SpaceEntry> => {
    const { entries } = await load(type);
    const found = entries.find(({ fields }) => slug === undefined || fields['slug'] === slug);
    if (!found) throw new Error(`${city} has no ${type} ${slug ?? ''}`);
    return found;
  };
  const own = async (path: string, type: ContentType, slug?: string): Promise<RouteCase> => {
    const entry = await first(type, slug);
    return { path: path.replace(':slug', entry.fields['slug']), title: titleOf(entry, (await load(type)).follow), fact: entry.fields['title'] };
  };

  const home = await load('homePage');
  const [homePage] = home.entries;
  const section = (homePage?.fields['content'] ?? []).map(home.follow).find((entry: SpaceEntry | undefined) => entry?.fields['title']);
  const store = await first('storeLocator');
  const announcement = await first('announcement');
  const network = (await load('page')).entries.find(({ fields }) => fields['slug'] === 'instagram');
  const venice = (await load('localeWebsite')).entries.find(({ fields }) => fields['cityBaseValue'] === 'venice');
  const terms = await first('pptcPage');

  const cases: RouteCase[] = [
    { path: '', fact: section?.fields['title'] },
    await own('contact-us', 'pageContactUsPage'),
    { path: 'contact-us/assistance', title: say('assistance'), fact: say('assistanceTitle') },
    await own('subscribe-news', 'pageNewsletterSubscription'),
    { path: 'searching', fact: say('searchPrompt') },
    { path: 'select-destination', title: say('selectDestination'), fact: venice?.fields['siteName'] },
    ...['stores', 'stores/listing', 'stores/map'].map((path) => ({ path, canonical: path === 'stores' ? 'stores/listing' : path, title: say('stores'), fact: store.fields['title'] })),
    { ...(await own('stores/:slug', 'storeLocator', store.fields['slug'])), fact: store.fields['address'] },
    { path: 'announcement', title: say('announcements'), fact: announcement.fields['title'] },
    await own('announcement/:slug', 'announcement'),
    { path: 'social-medias', fact: network ? network.fields['title'] : say('followUs') },
    ...(network ? [await own('social-medias/:slug', 'page', 'instagram')] : []),
    { path: 'special-offers/terms-and-conditions', title: say('terms'), fact: terms.fields['title'] },
    { ...(await own('special-offers/terms-and-conditions/:slug', 'pptcPage')), canonical: `terms-bak-and-conditions/${terms.fields['slug']}` },
    await own('terms-bak-and-conditions/:slug', 'pptcPage'),
    ...(await Promise.all(basicPages(city).map((slug) => own(slug, 'basicPage', slug)))),
    { ...(await own('anything/:slug', 'basicPage', 'privacy-policy')), canonical: 'privacy-policy' },
    ...(await Promise.all((await load('aboutTheStore')).entries.map(({ fields }) => own('about-store/:slug', 'aboutTheStore', fields['slug'])))),
  ];
  for (const [folder, page, type] of listings) {
    const { entries, follow } = await load(type);
    const [item] = entries;
    if (!item) throw new Error(`${city} has no ${type}`);
    const nameOf = ({ fields }: SpaceEntry): string => {
      const brand = type === 'brandPavilion' ? follow(fields['brand']) : undefined;
      return brand ? brandName({ brand: { displayName: '', chineseName: '', ...brand.fields } as never, title: fields['title'] }, language) : fields['title'];
    };
    const { title = '' } = await own(folder, page);
    const categorised = entries.find(({ fields }) => follow(fields['category']?.[0]));
    const category = categorised && follow(categorised.fields['category'][0]);
    const { fact } = await own(folder, page);
    cases.push({ path: folder, canonical: `${folder}/listing`, title, fact }, { path: `${folder}/listing`, title, fact });
    if (categorised && category) cases.push({ path: `${folder}/listing/${category.fields['slug']}`, title, fact: nameOf(categorised) });
    cases.push({ path: `${folder}/${item.fields['slug']}`, title: titleOf(item, follow), fact: nameOf(item) });
  }
  return cases;
}

/** What the document's title has of an entry: its head's own title, with the page's in it, or the page's alone. */
function titleOf({ fields }: SpaceEntry, follow: Awaited<ReturnType<typeof entriesOf>>['follow']): string {
  const template: unknown = follow(fields['seo'])?.fields['title'];
  return typeof template === 'string' ? template.replace('[page_title]', fields['title']).replace(/\s*\|\s*\[site_name\]/, '') : fields['title'];
}
