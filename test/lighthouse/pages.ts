import type { Language } from '../../content/languages.ts';
import { isPageKind, type PageKind, pages } from '../../content/pages.ts';
import { addressesByKind, elsewhere } from '../support/browser/addressesByKind.ts';

/** A page that Lighthouse visits. */
export interface VisitedPage {
  /** Its row in the table: the kind of page, and the language. */
  readonly name: string;
  readonly kind: PageKind;
  readonly path: string;
}

/** Languages that each page is visited in. */
const visited = ['en', 'cn'] as const satisfies readonly Language[];

/** Audits that pages fail on purpose, with the reason; they are left out of their score, and the table says so. */
export const excludedAudits: Partial<Record<PageKind, Readonly<Record<string, string>>>> = {
  searching: { 'is-crawlable': 'results of a search are kept out of search engines: there is no end of them' },
  myVisit: { 'is-crawlable': 'a day before a departure is kept out of search engines: there is one for each minute' },
  unsupported: { 'is-crawlable': 'a page that says what a browser lacks is kept out of search engines' },
};

/** Files, pages of other systems, and pages that answer with the status of a closed site are not visited. */
export const notVisited: readonly PageKind[] = elsewhere;

/**
 * One page of every kind of the page table in each language, on the mobile tree, as phones are led to it. Throws where a
 * running site has no page of a kind.
 */
export async function visitedPages(site: string): Promise<readonly VisitedPage[]> {
  const addresses = await addressesByKind(site);
  return Object.keys(pages).flatMap((kind) => {
    if (!isPageKind(kind) || notVisited.includes(kind)) return [];
    const address = addresses.get(kind);
    if (address === undefined) throw new Error(`the site has no page of the kind ${kind}`);
    // Without a language and a tree there is one page for all.
    if (!address.startsWith('/en/sydney')) return [{ name: kind, kind, path: address }];
    return visited.map((language) => ({
      name: `${kind} ${language}`,
      kind,
      path: address.replace('/en/sydney', `/${language}/sydney/mobile`),
    }));
  });
}
