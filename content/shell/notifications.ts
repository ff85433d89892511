import { type AddressableType, type ContentPlace, contentPlace } from '../address/contentPaths.ts';

/** Where a notification is meant to come up: entries that have an address; none for everywhere. */
interface Positioned {
  readonly popupPosition: readonly { readonly contentType: AddressableType; readonly slug: string }[];
}

/**
 * The notifications that a page may show, as the service delivers them newest first; those of this very page stand
 * before general ones (site-shell §4). One that names other pages only is left out.
 */
export function pageNotifications<Item extends Positioned>(
  items: readonly Item[],
  page: ContentPlace | undefined,
): readonly Item[] {
  const own = items.filter(({ popupPosition }) =>
    popupPosition.some((entry) => isSamePlace(contentPlace(entry), page)),
  );
  const general = items.filter(({ popupPosition }) => popupPosition.length === 0);
  return [...own, ...general];
}

function isSamePlace(position: ContentPlace | undefined, page: ContentPlace | undefined): boolean {
  return position !== undefined && position.kind === page?.kind && position.parameters.id === page.parameters.id;
}
