import { entryAddress } from '../address/contentPaths.ts';
import { type LinkTarget, linkTarget } from '../address/linkTarget.ts';
import type { CompanyDomains } from '../address/webAddress.ts';
import { type CardText, cardPicture, locationOf, titleOf } from '../cards/cards.ts';
import type { Language } from '../languages.ts';
import type { Media } from '../media/media.ts';
import { brandName, childBrands } from '../model/brands.ts';
import type { EntryOf } from '../model/registry.ts';
import type { CityClock } from '../time/clock.ts';
import { isShown } from '../time/timeState.ts';
import type { SearchType } from './searchLookups.ts';
import { isSpaceless, searchWords } from './searchText.ts';

/** Content types that can be found; events with time slots are shown as events. */
export type SearchedType = SearchType | 'eventDetailPage';

/** An entry as the search uses it (docs/rules.md#search-dropped). */
export interface SearchEntry {
  readonly id: string;
  readonly createdAt: string;
  readonly tags?: readonly string[];
  /** Of its own page; undefined for an item without one. */
  readonly address: string | undefined;
  readonly section: SearchType;
  readonly name: string;
  /** Shown beside the name: the category of a brand, the brand of an event. */
  readonly note: string;
  /** Shown after the note: its category, where it is. */
  readonly facts: readonly CardText[];
  readonly picture: Media | undefined;
  /** Its opening hours, where it has some. */
  readonly hours?: EntryOf<'openingHours'> | undefined;
  /** Names that are searched but not shown as its name: the other script, the plain title. */
  readonly otherNames: readonly string[];
  /** Searched as names and never shown: the words of its categories, and its own. */
  readonly words: readonly string[];
  /** Searched only for words that no name holds. */
  readonly description: string;
  readonly target: LinkTarget;
  readonly isShown: (clock: CityClock) => boolean;
}

interface Reader {
  readonly language: Language;
  readonly domains: CompanyDomains;
}

/**
 * Reads an entry for searching. Undefined for what is never shown: an empty slug (docs/rules.md#search-dropped), no name, a brand
 * that only groups others, a service without a page (docs/rules.md#search-lookups), an item that leads nowhere.
 */
export function searchEntry(entry: EntryOf<SearchedType>, reader: Reader): SearchEntry | undefined {
  const { names, note } = namesOf(entry, reader.language);
  const [name = '', ...aliases] = names;
  if (name === '' || entry.slug === '' || isLeftOut(entry)) return undefined;
  const target = linkTarget({ internalLink: entry }, reader);
  if (target.kind === 'none') return undefined;
  const isMore = isNotIn(name);
  return {
    id: entry.id,
    createdAt: entry.createdAt,
    ...(entry.tags && { tags: entry.tags }),
    address: entryAddress(entry),
    section: entry.contentType === 'eventDetailPage' ? 'event' : entry.contentType,
    name,
    note,
    facts: [titleOf(entry.category[0]), ...('location' in entry ? [locationOf(entry)] : [])],
    picture: cardPicture(entry),
    hours: 'hours' in entry ? entry.hours : undefined,
    description: entry.description,
    otherNames: aliases.filter(isMore),
    words: wordsOf(entry).filter(isMore),
    target,
    isShown: (clock) => isShown(entry, clock),
  };
}

/** A test for texts that a search for a name would not find: “ring” stands in “Spring”, but begins no word of it. */
function isNotIn(name: string): (text: string) => boolean {
  const line = ` ${searchWords(name).join(' ')}`;
  return (text) => {
    const words = searchWords(text).join(' ');
    return words !== '' && !line.includes(isSpaceless(words) ? words : ` ${words}`);
  };
}

/** The words of an entry's categories and its own (docs/rules.md#search-everyday). */
function wordsOf({ category, searchWords: ownWords }: EntryOf<SearchedType>): readonly string[] {
  return [...category.flatMap(({ title, searchWords: words }) => [title, ...words]), ...ownWords];
}

function isLeftOut(entry: EntryOf<SearchedType>): boolean {
  return (
    (entry.contentType === 'brandPavilion' && childBrands(entry).length > 0) ||
    (entry.contentType === 'service' && entry.withoutDetail === true)
  );
}

function namesOf(
  entry: EntryOf<SearchedType>,
  language: Language,
): { readonly names: readonly string[]; readonly note: string } {
  if (entry.contentType === 'brandPavilion') {
    const { brand } = entry;
    return {
      names: [
        brandName(entry, language),
        brand?.displayName ?? '',
        brand?.chineseName ?? '',
        brand?.title ?? '',
        entry.title,
      ],
      note: entry.category[0]?.title ?? '',
    };
  }
  const brand = 'brand' in entry ? entry.brand : undefined;
  return {
    names: [entry.title, brand?.chineseName ?? '', brand?.title ?? ''],
    note: brand?.displayName || brand?.title || '',
  };
}
