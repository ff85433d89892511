import { contentPath } from '../../../content/address/contentPaths.ts';
import { categorySegment } from '../../../content/address/listingAddress.ts';
import { publicUrl, type Visit } from '../../../content/address/visit.ts';
import { galleryName } from '../../../content/galleryName.ts';
import { itemListing, listings } from '../../../content/listings.ts';
import { type MessageKey, message } from '../../../content/messages/messages.ts';
import type { EntryOf } from '../../../content/model/registry.ts';
import type { PageBody, PageView } from '../../../content/pageModel.ts';
import { type PageKind, type PageMatch, pagePath } from '../../../content/pages.ts';
import { detailData } from '../../../content/seo/detailData.ts';
import {
  breadcrumbData,
  organizationData,
  type Publisher,
  type StructuredData,
  storeData,
  type WebPageType,
  webPageData,
  websiteData,
} from '../../../content/seo/headData.ts';
import { pagePicture, previewPicture } from '../../../content/seo/linkPreview.ts';
import { cityName, type ShellModel } from '../../../content/shell/shellPlaces.ts';
import type { LoadedPage } from '../loaders/loader.ts';

/** A page's structured data for search engines, in Schema.org's vocabulary (docs/rules.md#structured-data). */
export function structuredDataOf(
  page: LoadedPage,
  match: PageMatch,
  visit: Visit,
  shell: ShellModel,
): readonly StructuredData[] {
  const { body, title } = page;
  const type = webPageTypes[body.view];
  if (!type) return [];
  const address = (path: readonly string[]): string => publicUrl(visit, path);
  const url = address(visit.path);
  const publisher: Publisher = {
    name: galleryName(visit),
    city: cityName(shell.cities, visit.city, visit.language),
    home: address([]),
  };
  if (match.kind === 'home')
    return [organizationData(visit, publisher), websiteData(visit, publisher, address(pagePath('searching')))];
  const home = { name: message('home', visit.language), url: publisher.home };
  const parent = parentOf(body);
  const parentName = parent && message(parent.name, visit.language);
  const steps = [
    home,
    ...(parent && parentName && parentName !== title
      ? [{ name: parentName, url: address(pagePath(parent.page)) }]
      : []),
    ...(title ? [{ name: categoryOf(body) || title, url }] : []),
  ];
  return [...(steps.length > 1 ? [breadcrumbData(steps)] : []), subjectOf(page, type, visit, publisher, url)];
}

/** The item or the store that a page is about, otherwise the page itself with what it lists. */
function subjectOf(
  { body, title, description }: LoadedPage,
  type: WebPageType,
  visit: Visit,
  publisher: Publisher,
  url: string,
): StructuredData {
  if (body.view === 'store') return storeData(body.entry, visit, url, publisher);
  const item = body.view === 'detail' && detailData(body.entry, visit, { title, url }, publisher);
  if (item) return item;
  const picture = pagePicture(body);
  const page = {
    name: title || publisher.name,
    description,
    url,
    image: picture ? previewPicture(picture, visit).url : '',
  };
  const isAbout = body.view === 'composed' && body.entry.contentType === 'aboutTheStore';
  return webPageData(isAbout ? 'AboutPage' : type, visit, publisher, page, listed(body, visit));
}

/** Schema.org's kind of each page; none for a page that nobody should find. */
const webPageTypes = {
  composed: 'WebPage',
  listing: 'CollectionPage',
  detail: 'WebPage',
  stores: 'CollectionPage',
  store: 'WebPage',
  contactUs: 'ContactPage',
  assistance: 'ContactPage',
  newsletter: 'WebPage',
  myVisit: 'WebPage',
  searching: 'SearchResultsPage',
  selectDestination: 'WebPage',
  accessibilityStatement: 'WebPage',
  storedData: 'WebPage',
  terms: 'WebPage',
  termsIndex: 'CollectionPage',
  socialMedia: 'WebPage',
  announcement: 'WebPage',
  announcements: 'CollectionPage',
  closed: undefined,
  specimens: undefined,
  failure: undefined,
} as const satisfies Record<PageView, WebPageType | undefined>;

/** The pages that a page lists, each once. */
function listed(body: PageBody, visit: Visit): readonly { readonly name: string; readonly url: string }[] {
  const item = (name: string, path: readonly string[]): [string, { name: string; url: string }][] => {
    const url = publicUrl(visit, path);
    return name === '' ? [] : [[url, { name, url }]];
  };
  const entries = (list: readonly EntryOf<'storeLocator' | 'pptcPage' | 'announcement'>[]) =>
    list.flatMap((entry) => {
      const path = contentPath(entry);
      return path ? item(entry.title, path) : [];
    });
  const items =
    body.view === 'listing'
      ? body.cards.flatMap(({ title, target }) => (target.kind === 'page' ? item(title, target.path) : []))
      : body.view === 'stores'
        ? entries(body.stores)
        : body.view === 'termsIndex' || body.view === 'announcements'
          ? entries(body.entries)
          : [];
  return [...new Map(items).values()];
}

/** The title of the category that a list is opened at; empty for other pages. */
function categoryOf(body: PageBody): string {
  if (body.view !== 'listing') return '';
  return body.categories.find((category) => categorySegment(category) === body.choice.category)?.title ?? '';
}

/** The page between home and this one, as in the breadcrumb (client/parts/Breadcrumb.tsx); a category's is its list. */
function parentOf(body: PageBody): { readonly page: PageKind; readonly name: MessageKey } | undefined {
  switch (body.view) {
    case 'detail':
      return listings[itemListing[body.entry.contentType]];
    case 'listing':
      return categoryOf(body) === '' ? undefined : listings[body.listing];
    case 'store':
      return { page: 'storeListing', name: 'stores' };
    case 'terms':
      return { page: 'offerTerms', name: 'terms' };
    case 'announcement':
      return { page: 'announcementListing', name: 'announcements' };
    case 'assistance':
      return { page: 'contactUs', name: 'contactUs' };
    case 'socialMedia':
      return body.entry && { page: 'socialMedia', name: 'socialMedias' };
    default:
      return undefined;
  }
}
