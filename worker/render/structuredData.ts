import { listingOf } from '../../client/pages/detailFacts.ts';
import { listingTexts } from '../../client/pages/listingTexts.ts';
import { listingPage } from '../../content/address/listingAddress.ts';
import { type MessageKey, message } from '../../content/messages/messages.ts';
import type { PageBody } from '../../content/pageModel.ts';
import { type PageKind, type PageMatch, pagePath } from '../../content/pages.ts';
import {
  breadcrumbData,
  detailData,
  organizationData,
  type StructuredData,
  storeData,
} from '../../content/structuredData.ts';
import { publicUrl, type Visit } from '../../content/visit.ts';
import type { LoadedPage } from '../loaders/loader.ts';

/** What search engines are told of a page in Schema.org's words. */
export function structuredDataOf(
  { body, title }: LoadedPage,
  match: PageMatch,
  visit: Visit,
  siteName: string,
): readonly StructuredData[] {
  const address = (path: readonly string[]): string => publicUrl(visit, path);
  const here = address(visit.path);
  const home = { name: message('home', visit.language), url: address([]) };
  if (match.kind === 'home') return [organizationData(visit, siteName, here)];
  const parent = parentOf(body);
  const steps = [
    home,
    ...(parent ? [{ name: message(parent.title, visit.language), url: address(pagePath(parent.kind)) }] : []),
    ...(title ? [{ name: title, url: here }] : []),
  ];
  const subject =
    body.view === 'detail'
      ? detailData(body.entry, visit, here, siteName)
      : body.view === 'store'
        ? storeData(body.entry, visit, here)
        : undefined;
  return [breadcrumbData(steps), ...(subject ? [subject] : [])];
}

/** The page between home and this one, as the page's own trail names it (client/parts/Breadcrumb.tsx). */
function parentOf(body: PageBody): { readonly kind: PageKind; readonly title: MessageKey } | undefined {
  switch (body.view) {
    case 'detail': {
      const listing = listingOf[body.entry.contentType];
      return { kind: listingPage(listing), title: listingTexts[listing].name };
    }
    case 'store':
      return { kind: 'storeListing', title: 'stores' };
    case 'terms':
      return { kind: 'offerTerms', title: 'terms' };
    case 'announcement':
      return { kind: 'announcementListing', title: 'announcements' };
    case 'assistance':
      return { kind: 'contactUs', title: 'contactUs' };
    case 'socialMedia':
      return body.entry && { kind: 'socialMedia', title: 'socialMedias' };
    default:
      return undefined;
  }
}
