import type { Visit } from '../address/visit.ts';
import { cityRow } from '../cities.ts';
import { languages } from '../languages.ts';
import { pictureIn } from '../media/entryPicture.ts';
import { publicPictureUrl } from '../media/mediaUrl.ts';
import type { EntryOf } from '../model/registry.ts';
import { openingSpecifications } from './openingData.ts';

/** A Schema.org object. */
export type StructuredData = Readonly<Record<string, unknown>>;

export const context = { '@context': 'https://schema.org' };

/** The city’s gallery, as structured data name it: it publishes pages, organises events and offers what is sold. */
export interface Publisher {
  /** The site's name with its city. */
  readonly name: string;
  /** The city in the page's language. */
  readonly city: string;
  /** Address of the city's home page. */
  readonly home: string;
}

/** The company, on every home page. */
export function organizationData(visit: Visit, { name, home }: Publisher): StructuredData {
  return { ...context, '@type': 'Organization', name, url: home, logo: `${visit.origin}/icon-512.png` };
}

/** The site and its search, on every home page; the address ends where the searched word stands. */
export function websiteData({ language }: Visit, { name, home }: Publisher, search: string): StructuredData {
  return {
    ...context,
    '@type': 'WebSite',
    name,
    url: home,
    inLanguage: languages[language].hreflang,
    potentialAction: {
      '@type': 'SearchAction',
      target: { '@type': 'EntryPoint', urlTemplate: `${search}/{search_term_string}` },
      'query-input': 'required name=search_term_string',
    },
  };
}

/** A page that is about no single thing, with the things that it lists. */
export function webPageData(
  type: WebPageType,
  { language }: Visit,
  { name: site, home }: Publisher,
  page: { readonly name: string; readonly description: string; readonly url: string; readonly image: string },
  items: readonly ListedItem[],
): StructuredData {
  const itemListElement = items.map((item, index) => ({ ...listItem(item, index), url: item.url }));
  return withoutEmpty({
    ...context,
    '@type': type,
    ...page,
    inLanguage: languages[language].hreflang,
    isPartOf: { '@type': 'WebSite', name: site, url: home },
    mainEntity: items.length > 0 ? { '@type': 'ItemList', itemListElement } : undefined,
  });
}

/** Schema.org's kinds of page. */
export type WebPageType = 'AboutPage' | 'CollectionPage' | 'ContactPage' | 'SearchResultsPage' | 'WebPage';

/** Something that a page lists: its name and its absolute address. */
interface ListedItem {
  readonly name: string;
  readonly url: string;
}

function listItem({ name }: ListedItem, index: number): StructuredData {
  return { '@type': 'ListItem', position: index + 1, name };
}

/** The breadcrumb of the page, home first. */
export function breadcrumbData(steps: readonly ListedItem[]): StructuredData {
  const itemListElement = steps.map((step, index) => ({
    ...listItem(step, index),
    item: { '@type': 'WebPage', '@id': step.url },
  }));
  return { ...context, '@type': 'BreadcrumbList', itemListElement };
}

/** A store with its address and location. */
export function storeData(
  store: EntryOf<'storeLocator'>,
  visit: Visit,
  url: string,
  publisher: Publisher,
): StructuredData {
  return withoutEmpty({
    ...context,
    '@type': 'Store',
    name: store.title,
    description: store.description,
    url,
    telephone: store.phone,
    address: postalAddress(visit, publisher, store.address),
    image: pictureOf(store, visit),
    openingHoursSpecification: openingSpecifications(store.hours, visit.clock),
    geo: store.location && { '@type': 'GeoCoordinates', latitude: store.location.lat, longitude: store.location.lon },
  });
}

/** A postal address in the visit's city. */
export function postalAddress({ city }: Visit, publisher: Publisher, street = ''): StructuredData {
  return withoutEmpty({
    '@type': 'PostalAddress',
    streetAddress: street,
    addressLocality: publisher.city,
    addressCountry: cityRow(city).country,
  });
}

/** The first picture of an entry, in whichever of its fields, as anybody reads it (docs/rules.md#structured-data). */
export function pictureOf(entry: object, visit: Visit): string | undefined {
  const picture = pictureIn([entry]);
  return picture && publicPictureUrl(picture.url, visit);
}

/** An object without what nobody wrote. */
export function withoutEmpty(data: StructuredData): StructuredData {
  return Object.fromEntries(Object.entries(data).filter(([, value]) => value !== undefined && value !== ''));
}

/** Fills a title template: the placeholders are `[page_title]` and `[site_name]` (docs/rules.md#page-titles). */
export function titleText(template: string, pageTitle: string, siteName: string): string {
  const title = template.trim() || (pageTitle ? '[page_title] | [site_name]' : '[site_name]');
  return (
    title
      // Functions, since `$&` and the like in a replacing text would not stay themselves.
      .replaceAll('[page_title]', () => pageTitle)
      .replaceAll('[site_name]', () => siteName)
      .replace(/^\s*\|\s*|\s*\|\s*$/g, '')
      .trim()
  );
}
