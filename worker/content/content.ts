import type { City } from '../../content/cities.ts';
import { answerGeneration, type Generations } from '../../content/generations.ts';
import { DEFAULT_LANGUAGE, type Language, languages } from '../../content/languages.ts';
import { type EntryGraph, entryGraph, isListAnswer } from '../../content/model/graph.ts';
import { type Reading, readEntries } from '../../content/model/readEntry.ts';
import { ALL_LIMIT, type ContentType, type EntryOf, type EntrySystem } from '../../content/model/registry.ts';
import type { Provenance } from '../../content/provenance.ts';
import { ContentFailure } from '../failures.ts';
import { problemOf } from '../log.ts';
import { orLate, type TimeLimit, timeLimit } from '../timeLimit.ts';
import type { World } from '../world.ts';
import { type ContentCache, FRESH_MS, type KeepAlive, REFRESH_WAIT_MS } from './cache.ts';
import { createContentKeys } from './contentKeys.ts';
import { createDelivery, type Delivery, type ListParameters } from './delivery.ts';
import { isNarrow, type ListQuery, listParameters, tagsOf } from './listCall.ts';
import { timelineFetch } from './timeline.ts';
import { readTranslations } from './translations.ts';

/** A search lookup that takes longer comes too late for its visitor. */
export const LOOKUP_MS = 3000;

/** One question to the content of a city, for reports. */
export interface Lookup {
  readonly type: string;
  readonly milliseconds: number;
}

/** The content of one city in one language, as one request reads it. */
export interface Content {
  /** What was asked so far. */
  readonly lookups: () => readonly Lookup[];
  /**
   * When the oldest answer that was used so far stops being fresh, in milliseconds since the epoch; long ago when one
   * was used that a publication has outdated.
   */
  readonly freshUntil: () => number;
  /** False once a call failed that should not have: what was made without its answer is nobody else's. */
  readonly isWhole: () => boolean;
  /** Notes that something came too late to be part of what is made. */
  readonly noteGap: () => void;
  /** A limit of its own for some of the work, in milliseconds, within the page's. */
  readonly limit: (milliseconds: number) => TimeLimit;
  /** Entries of one content type with the city's tag or the global one. Throws ContentFailure. */
  readonly list: <Type extends ContentType>(type: Type, query?: ListQuery) => Promise<Reading<Type>>;
  /** The first entry of a list; undefined when there is none. */
  readonly first: <Type extends ContentType>(type: Type, query?: ListQuery) => Promise<EntryOf<Type> | undefined>;
  /**
   * Entries that match a visitor's own words, asked past the cache: words are without number, and would push the
   * pages' own content out of it. Gives up after three seconds.
   */
  readonly lookup: <Type extends ContentType>(type: Type, query: ListQuery) => Promise<Reading<Type>>;
  /** The languages in which an entry is written, from its translated titles; undefined when that can't be told. */
  readonly translations: (entry: EntrySystem<ContentType>) => Promise<readonly Language[] | undefined>;
  /** Ids of entries of these types that are not written in this language, and so are delivered in English. */
  readonly untranslated: (types: readonly ContentType[]) => Promise<ReadonlySet<string>>;
  /** One entry as the service delivers it; undefined when there is none (content-pages §7: single entry). */
  readonly single: (id: string) => Promise<unknown>;
  /** A list answer of one type with a caller's own, already checked parameters, in this city and language. */
  readonly proxied: (type: ContentType, parameters: ListParameters) => Promise<unknown>;
  /** Everything of a type as it came, links unresolved. */
  readonly all: (type: ContentType) => Promise<unknown>;
  /** A list answer as it came, for readers of their own. */
  readonly raw: (parameters: ListParameters) => Promise<unknown>;
}

/** Whose content is read. */
interface ContentScope {
  readonly city: City;
  readonly language: Language;
  readonly isPreview: boolean;
  /** Remembers where the texts of a preview page come from. */
  readonly provenance?: Provenance | undefined;
  /** The moment that a preview shows the content at; undefined for now. */
  readonly previewedAt?: Date | undefined;
}

/** An answer as it was read, as entries of the content type that was asked for. */
interface TypedReading<Type extends ContentType> {
  readonly type: Type;
  readonly reading: Reading<Type>;
}

/** Opens the content of a city for a request. Nobody waits for a page that is made `isBehind` a visitor's back. */
export type OpenContent = (scope: ContentScope, keepAlive: KeepAlive, isBehind?: boolean) => Content;

/** Opens the content of cities for requests; one per isolate. */
export function createContentSource(world: World, cache: ContentCache, generations: () => Generations): OpenContent {
  const delivery = createDelivery(world, false);
  const preview = createDelivery(world, true);
  const lookups = createDelivery(world, false, LOOKUP_MS);
  const previewLookups = createDelivery(world, true, LOOKUP_MS);
  const readings = new WeakMap<object, TypedReading<ContentType>>();
  const titles = new WeakMap<object, ReturnType<typeof readTranslations>>();
  const keyOf = createContentKeys();

  return ({ city, language, isPreview, provenance, previewedAt }, keepAlive, isBehind = false) => {
    const drafts = previewedAt
      ? createDelivery({ ...world, fetch: timelineFetch(world.fetch, previewedAt) }, true)
      : preview;
    const deadline = world.now().getTime() + world.settings.pageDeadlineMs;
    const patience = (): number => deadline - world.now().getTime();
    let oldest = Number.POSITIVE_INFINITY;
    let isWhole = true;
    const asked: Lookup[] = [];
    const raw = async (parameters: ListParameters, isOwn = true): Promise<unknown> => {
      const began = world.now().getTime();
      try {
        // Drafts are read past every cache (content-pages §6).
        if (isPreview) return await orLate(world, Math.max(patience(), 0), checked(drafts, parameters, world), tooLate);
        const { content_type: type, include = 1 } = parameters;
        const generation = answerGeneration(
          generations(),
          type === undefined ? undefined : String(type),
          Number(include),
          city,
        );
        const query = {
          key: await keyOf(parameters),
          generation,
          fetchAnswer: () => checked(delivery, parameters, world),
        };
        const stored = await cache.read(query, {
          keepAlive,
          patience,
          isBehind,
          isStored: isOwn,
          isOwn: (answer) => isOwn && !(isNarrow(parameters) && isEmpty(answer)),
        });
        oldest = Math.min(oldest, stored.generation < generation ? 0 : stored.storedAt);
        return stored.answer;
      } catch (thrown) {
        if (thrown instanceof ContentFailure && thrown.isOutage) noteGap();
        throw thrown;
      } finally {
        const milliseconds = world.now().getTime() - began;
        asked.push({ type: String(parameters['content_type'] ?? 'any'), milliseconds });
      }
    };

    const noteGap = (): void => {
      isWhole = false;
    };
    // Behind a visitor's back fresh content is waited for first.
    const limit = (milliseconds: number): TimeLimit =>
      timeLimit(world, Math.max(Math.min(milliseconds + (isBehind ? REFRESH_WAIT_MS : 0), patience()), 0));

    const list = async <Type extends ContentType>(type: Type, query: ListQuery = {}): Promise<Reading<Type>> => {
      const answer = await raw(listParameters(type, city, language, query));
      const make = (): Reading<Type> => read(answer, type, world, provenance);
      const known = memoised(readings, answer, () => ({ type, reading: make() }));
      return isOfType(known, type) ? known.reading : make();
    };

    const lookup = async <Type extends ContentType>(type: Type, query: ListQuery): Promise<Reading<Type>> =>
      read(
        await checked(isPreview ? previewLookups : lookups, listParameters(type, city, language, query), world),
        type,
        world,
      );

    const written = async (type: ContentType): Promise<ReturnType<typeof readTranslations>> => {
      const query = { fields: ['title'], include: 0, limit: ALL_LIMIT };
      try {
        const answer = await raw({ ...listParameters(type, city, language, query), locale: '*' });
        return memoised(titles, answer, () => readTranslations(answer));
      } catch {
        // Logged where the call was made; the page only loses some of its hreflang.
        return new Map();
      }
    };
    const translations = async (entry: EntrySystem<ContentType>): Promise<readonly Language[] | undefined> =>
      (await written(entry.contentType)).get(entry.id);

    const untranslated = async (types: readonly ContentType[]): Promise<ReadonlySet<string>> => {
      // Every entry is written in the default language: nothing falls back to another.
      const known = language === DEFAULT_LANGUAGE ? [] : await Promise.all(types.map(written));
      return new Set(
        known.flatMap((entries) => [...entries].flatMap(([id, spoken]) => (spoken.includes(language) ? [] : [id]))),
      );
    };

    const single = async (id: string): Promise<unknown> => {
      const answer = await raw({
        'sys.id': id,
        ...tagsOf(city),
        locale: languages[language].locale,
        limit: 1,
        include: 0,
      });
      return entryGraph(answer)?.items[0];
    };
    const proxied = (type: ContentType, parameters: ListParameters): Promise<unknown> =>
      raw({ ...listParameters(type, city, language, {}), ...parameters }, false);
    const all = (type: ContentType): Promise<unknown> =>
      raw(listParameters(type, city, language, { include: 0, limit: ALL_LIMIT }));

    return {
      lookups: () => asked,
      freshUntil: () => oldest + FRESH_MS,
      isWhole: () => isWhole,
      noteGap,
      limit,
      raw,
      all,
      list,
      lookup,
      single,
      proxied,
      translations,
      untranslated,
      first: async (type, query) => (await list(type, { limit: 1, ...query })).entries[0],
    };
  };
}

function tooLate(): never {
  throw new ContentFailure(504, 'content came too late for its page');
}

function isEmpty(answer: unknown): boolean {
  return entryGraph(answer)?.items.length === 0;
}

function isOfType<Type extends ContentType>(known: TypedReading<ContentType>, type: Type): known is TypedReading<Type> {
  return known.type === type;
}

/** Asks the service and lets only a real list answer through, so that nothing else is ever stored. */
async function checked(delivery: Delivery, parameters: ListParameters, world: World): Promise<unknown> {
  try {
    const answer = await delivery.list(parameters);
    if (!isListAnswer(answer)) throw new ContentFailure(502, 'content service answered no list');
    return answer;
  } catch (thrown) {
    world.log('error', 'content list failed', { type: String(parameters['content_type']), problem: problemOf(thrown) });
    // The SDK stumbles over what is no answer at all.
    throw thrown instanceof ContentFailure
      ? thrown
      : new ContentFailure(502, 'content service answered nonsense', { cause: thrown });
  }
}

function read<Type extends ContentType>(
  answer: unknown,
  type: Type,
  world: World,
  provenance?: Provenance,
): Reading<Type> {
  const graph: EntryGraph | undefined = entryGraph(answer);
  if (!graph) throw new ContentFailure(502, 'content service answered no list');
  const reading = readEntries(graph, [type], provenance);
  if (reading.notes.length > 0) {
    world.log('warning', 'content incomplete', {
      type,
      notes: reading.notes.slice(0, 20).map(({ entry, field, problem }) => `${entry}.${field} ${problem}`),
    });
  }
  return reading;
}

/** Reads an answer once per isolate, as long as the cache holds it. */
function memoised<Read>(known: WeakMap<object, Read>, answer: unknown, make: () => Read): Read {
  if (typeof answer !== 'object' || answer === null) return make();
  const read = known.get(answer) ?? make();
  known.set(answer, read);
  return read;
}
