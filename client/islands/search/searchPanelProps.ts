import type { Language } from '../../../content/languages.ts';
import type { IslandMessageKey } from '../../../content/messages/islandMessages.ts';
import { ownValue } from '../../../content/ownValue.ts';
import type { SearchAnswer } from '../../../content/search/searchAnswer.ts';

/** Texts of searching in the visit's language; those with `{count}` or `{keyword}` are filled where they are shown. */
export const searchTexts = (message: (key: IslandMessageKey) => string) => ({
  search: message('search'),
  prompt: message('searchPrompt'),
  hint: message('searchHint'),
  short: message('searchShort'),
  none: message('searchNone'),
  one: message('searchOne'),
  many: message('searchMany'),
  advice: message('searchAdvice'),
  kindWord: message('searchKindWord'),
  incomplete: message('searchIncomplete'),
  showAll: message('searchShowAll'),
  recent: message('searchRecent'),
  forget: message('searchForget'),
  forgetAll: message('searchForgetAll'),
  experiences: message('searchExperiences'),
  brands: message('searchBrands'),
  cancel: message('cancel'),
  opensInNewWindow: message('opensInNewWindow'),
});
export type SearchTexts = ReturnType<typeof searchTexts>;

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
export type SearchPanelProps = SearchFacts & { readonly texts: SearchTexts };

/** The search page's address of a word; without a word the page itself. */
export function wordHref({ action, carried }: Pick<SearchPanelProps, 'action' | 'carried'>, word: string): string {
  return word === '' ? action + carried : `${action}/${encodeURIComponent(word)}${carried}`;
}

/** Puts values into a text. */
export function filled(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replaceAll(/\{(\w+)\}/g, (placeholder, name: string) => String(ownValue(values, name) ?? placeholder));
}
