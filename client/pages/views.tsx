import { lazy, type ReactNode } from 'react';
import type { PageBody, PageView as View } from '../../content/pageModel.ts';
import { AccessibilityStatement } from './AccessibilityStatement.tsx';
import { Announcement, Announcements } from './Announcements.tsx';
import { Assistance } from './Assistance.tsx';
import type { BodyOf } from './bodyOf.ts';
import { Closed, Failure } from './ClosedCity.tsx';
import { Composed } from './Composed.tsx';
import { ContactUs } from './ContactUs.tsx';
import { Detail } from './Detail.tsx';
import { Listing } from './Listing.tsx';
import { MyVisit } from './MyVisit.tsx';
import { Newsletter } from './Newsletter.tsx';
import { Searching } from './Searching.tsx';
import { SelectDestination } from './SelectDestination.tsx';
import { SocialMedia } from './SocialMedia.tsx';
import { Store } from './Store.tsx';
import { StoredData } from './StoredData.tsx';
import { Stores } from './Stores.tsx';
import { Terms, TermsIndex } from './Terms.tsx';

/** Left out of a production build. */
const Specimens = import.meta.env.DEV
  ? lazy(async () => ({ default: (await import('../specimens/Specimens.tsx')).Specimens }))
  : () => undefined;

type Views = { readonly [Name in View]: (body: BodyOf<Name>) => ReactNode };

/** A component for each view. A new view does not compile without a row. */
const views: Views = {
  composed: Composed,
  listing: Listing,
  detail: Detail,
  stores: Stores,
  store: Store,
  contactUs: ContactUs,
  assistance: Assistance,
  newsletter: Newsletter,
  searching: Searching,
  selectDestination: SelectDestination,
  accessibilityStatement: AccessibilityStatement,
  storedData: StoredData,
  myVisit: MyVisit,
  terms: Terms,
  termsIndex: TermsIndex,
  socialMedia: SocialMedia,
  announcement: Announcement,
  announcements: Announcements,
  closed: Closed,
  specimens: () => <Specimens />,
  failure: Failure,
} satisfies Views;

/** What a page shows between header and footer. */
export function PageView({ body }: { readonly body: PageBody }) {
  return rendered(body.view, body);
}

function rendered<Name extends View>(name: Name, body: BodyOf<Name>): ReactNode {
  const show: Views[Name] = views[name];
  return show(body);
}
