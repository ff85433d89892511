import { pageHref } from '../../content/address/visit.ts';
import type { MessageKey } from '../../content/messages/messages.ts';
import { type PageKind, pagePath } from '../../content/pages.ts';
import { useVisit } from '../visitContext.tsx';
import { List } from './List.tsx';

const links: readonly { readonly page: PageKind; readonly name: MessageKey }[] = [
  { page: 'brandListing', name: 'brands' },
  { page: 'diningListing', name: 'dining' },
  { page: 'storeListing', name: 'stores' },
  { page: 'selectDestination', name: 'otherCities' },
];

/** Rooms to go to, from a page that ends there. */
export function PageLinks() {
  const visit = useVisit();
  return (
    <nav className="page-links" aria-label={visit.message('whereNext')}>
      <List of={links}>
        {({ page, name }) => (
          <a className="display quiet-link" data-size="4" href={pageHref(visit, pagePath(page))}>
            {visit.message(name)}
          </a>
        )}
      </List>
    </nav>
  );
}
