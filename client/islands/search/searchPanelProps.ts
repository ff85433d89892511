import type { Language } from '../../../content/languages.ts';
import type { IslandTexts } from '../../../content/messages/islandMessages.ts';
import type { SearchAnswer } from '../../../content/search/searchAnswer.ts';

/** Props from the page. */
export type SearchFacts = {
  /** On the search page, or in the panel that the header opens. */
  readonly place: 'page' | 'dialog';
  readonly language: Language;
  /** Address of the search page; a keyword is its next segment. */
  readonly action: string;
  /** Query that is carried along (docs/rules.md#carried-query), with its question mark. */
  readonly carried: string;
  /** Address that answers as JSON; a keyword is added to its query. */
  readonly endpoint: string;
  readonly keyword: string;
  readonly answer: SearchAnswer | null;
};

/** The props with their texts. */
export type SearchPanelProps = SearchFacts & { readonly text: IslandTexts };

/** The search page's address of a word; without a word the page itself. */
export function wordHref({ action, carried }: Pick<SearchPanelProps, 'action' | 'carried'>, word: string): string {
  return word === '' ? action + carried : `${action}/${encodeURIComponent(word)}${carried}`;
}
