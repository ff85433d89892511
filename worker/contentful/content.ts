import type { AboutStore } from '../../content/address/aboutStore.ts';
import type { Reading } from '../../content/model/readEntry.ts';
import type { ContentType, EntryOf } from '../../content/model/registry.ts';
import type { KeepAlive } from '../world.ts';
import type { ListParameters } from './delivery.ts';
import type { ListQuery } from './listCall.ts';
import type { RequestReads } from './requestReads.ts';
import type { ContentScope } from './scope.ts';
import type { WrittenLanguages } from './writtenLanguages.ts';

/** A list of all entries of a type. */
interface Index<Type extends ContentType> {
  readonly entries: Reading<Type>['entries'];
  readonly isComplete: boolean;
}

/** The content of one city in one language, as one request reads it. */
export interface Content
  extends WrittenLanguages,
    Pick<RequestReads, 'lookups' | 'record' | 'unusable' | 'isWhole' | 'noteGap' | 'optional' | 'limit'> {
  /**
   * Entries of one content type with the city's tag or the global one; that no entry has a slug is known without a call
   * (docs/rules.md#unknown-slugs). Throws ContentFailure.
   */
  readonly list: <Type extends ContentType>(type: Type, query?: ListQuery) => Promise<Reading<Type>>;
  /** The same, and whether the list is current and was not cut: then the service has no entry that it lacks. */
  readonly index: <Type extends ContentType>(type: Type, query?: ListQuery) => Promise<Index<Type>>;
  /**
   * The same, with no more than the addresses of what links only lead to: a part that is kept by itself, so that a page
   * does not change with the texts of every page that it could lead to. Optional.
   */
  readonly addressed: <Type extends ContentType>(type: Type, query: ListQuery) => Promise<Reading<Type> | undefined>;
  /** The city's own entry, otherwise the one of all cities (docs/rules.md#own-entry-first); undefined when there is none. */
  readonly first: <Type extends ContentType>(type: Type, query?: ListQuery) => Promise<EntryOf<Type> | undefined>;
  /**
   * Entries that match a visitor's own words, asked past the cache: words are without number, and would push the
   * pages' own content out of it. Gives up after three seconds, and at once for an address that asks for too many words
   * (docs/rules.md#search-words).
   */
  readonly lookup: <Type extends ContentType>(type: Type, query: ListQuery) => Promise<Reading<Type>>;
  /** The addresses of the city's pages about the store (docs/rules.md#about-store-pages). Throws ContentFailure. */
  readonly about: () => Promise<AboutStore>;
  /** One entry as the service delivers it; undefined when there is none (docs/rules.md#content-proxy). */
  readonly single: (id: string) => Promise<unknown>;
  /** A list answer of one type with a caller's own, already checked parameters, in this city and language. */
  readonly proxied: (type: ContentType, parameters: ListParameters) => Promise<unknown>;
  /** The space's code of the locale that this content is read in (docs/rules.md#space-locales). */
  readonly spaceLocale: () => string;
  /** Everything of a type as it came, links unresolved. */
  readonly all: (type: ContentType) => Promise<unknown>;
  /** A list answer as it came, for readers of their own. */
  readonly raw: (parameters: ListParameters) => Promise<unknown>;
  /**
   * A part that is made from content, such as a header, cached as answers are and as current as they are. `parts`: all
   * that it depends on beside city, language and content. Rejects as `make` does, and when one of its calls fails.
   */
  readonly cachedPart: (
    parts: ListParameters,
    isStored: boolean,
    make: (content: Content) => Promise<unknown>,
  ) => Promise<unknown>;
  /** Reads a list answer that was stored in a cached part. */
  readonly read: <Type extends ContentType>(answer: unknown, type: Type) => Promise<Reading<Type>>;
}

/** Opens the content of a city for a request; no visitor waits for a page that is made in the background. */
export type OpenContent = (scope: ContentScope, keepAlive: KeepAlive, isBackground?: boolean) => Content;
