import type { CompanyDomains } from '../address/companyDomains.ts';
import { type LinkTarget, linkTarget } from '../address/links.ts';
import { brandName } from '../cards/brandNames.ts';
import type { Language } from '../languages.ts';
import type { EntryOf } from '../model/registry.ts';
import { hiddenFrom } from '../time/timeState.ts';
import type { SearchType } from './searchLookups.ts';

/** Content types that are found; events with time slots are events to visitors. */
export type FoundType = SearchType | 'eventDetailPage';

/** An entry as searching knows it (content-pages §3: search item). */
export interface SearchEntry {
  readonly id: string;
  readonly section: SearchType;
  readonly name: string;
  /** Shown small beside the name: category of a house, house of an event. */
  readonly note: string;
  /** Names by which it is found without showing them: the other script, the plain title. */
  readonly otherNames: readonly string[];
  /** Looked into only for words that no name holds. */
  readonly description: string;
  readonly target: LinkTarget;
  /** The moment from which visitors no longer see it, in milliseconds; undefined for never. Worked out when first asked. */
  readonly hiddenFrom: () => number | undefined;
}

interface Reader {
  readonly language: Language;
  readonly timeZone: string;
  readonly domains: CompanyDomains;
}

/**
 * Reads an entry for searching. Undefined for what is never shown: an empty slug (content-pages §4), no name, a house
 * that only gathers others, a service without a page of its own (content-pages §7), an item that leads nowhere.
 */
export function searchEntry(entry: EntryOf<FoundType>, reader: Reader): SearchEntry | undefined {
  const { names, note } = namesOf(entry, reader.language);
  const [name = '', ...others] = names;
  if (name === '' || entry.slug === '' || isLeftOut(entry)) return undefined;
  const target = linkTarget({ internalLink: entry }, reader.domains);
  if (target.kind === 'none') return undefined;
  return {
    id: entry.id,
    section: entry.contentType === 'eventDetailPage' ? 'event' : entry.contentType,
    name,
    note,
    description: entry.description,
    otherNames: others.filter((other) => other !== '' && !name.includes(other)),
    target,
    hiddenFrom: once(() => ('endDate' in entry ? hiddenFrom(entry, reader.timeZone) : undefined)),
  };
}

function isLeftOut(entry: EntryOf<FoundType>): boolean {
  return (
    (entry.contentType === 'brandPavilion' && entry.childrenBrands.length > 0) ||
    (entry.contentType === 'service' && entry.withoutDetail === true)
  );
}

function namesOf(
  entry: EntryOf<FoundType>,
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

/** A value that is worked out once, and only if somebody asks. */
export function once<Value>(work: () => Value): () => Value {
  let done: { readonly value: Value } | undefined;
  return () => {
    done ??= { value: work() };
    return done.value;
  };
}
