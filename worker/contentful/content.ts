import * as v from 'valibot';
import { type AboutStore, aboutStore, noAboutStore } from '../../content/address/aboutStore.ts';
import type { City } from '../../content/cities.ts';
import { joinedKept, type Kept, type Knowledge } from '../../content/freshness/freshness.ts';
import { DEFAULT_LANGUAGE, type Language, languages } from '../../content/languages.ts';
import { type Drafts, type SavedAnswer, savedAnswer } from '../../content/model/drafts.ts';
import { entryGraph } from '../../content/model/graph.ts';
import type { Provenance } from '../../content/model/provenance.ts';
import type { Reading, ReadingNote } from '../../content/model/readEntry.ts';
import { ALL_LIMIT, type ContentType, type EntryOf, type EntrySystem } from '../../content/model/registry.ts';
import { type ContentCache, REFRESH_WAIT_MS } from '../cache/contentCache.ts';
import { createContentKeys } from '../cache/contentKeys.ts';
import { ContentFailure } from '../failures.ts';
import { type TimeLimit, timeLimit, withTimeout } from '../platform/timeouts.ts';
import type { KeepAlive, World } from '../world.ts';
import { createDelivery, type Delivery, type ListParameters } from './delivery.ts';
import { draftAnswer } from './draftAnswer.ts';
import type { DraftView } from './draftViews.ts';
import { checked, createReader } from './listAnswer.ts';
import { firstOnly, idsOf, isNarrow, type ListQuery, listParameters, listsOf, ownFirst, tagsOf } from './listCall.ts';
import type { LongLists } from './longLists.ts';
import { createSpaceLocales } from './spaceLocales.ts';
import { type LaterContent, timelineFetch } from './timeline.ts';
import { readTranslations } from './translations.ts';
import { createListReader } from './wholeList.ts';

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
  /** What was used so far, as one thing that is as old as its oldest part; undefined: nothing was. */
  readonly kept: () => Kept | undefined;
  /** Fields that had to be left out so far, since an editor saved something of a wrong type. */
  readonly unusable: () => readonly ReadingNote[];
  /** False once a call failed that should not have: what was made without its answer is nobody else's. */
  readonly isWhole: () => boolean;
  /** Notes that something came too late to be part of what is made. */
  readonly noteGap: () => void;
  /** A limit of its own for some of the work, in milliseconds, within the page's. */
  readonly limit: (milliseconds: number) => TimeLimit;
  /** Entries of one content type with the city's tag or the global one. Throws ContentFailure. */
  readonly list: <Type extends ContentType>(type: Type, query?: ListQuery) => Promise<Reading<Type>>;
  /** The city's own entry, otherwise the one of all cities (docs/rules.md#own-entry-first); undefined when there is none. */
  readonly first: <Type extends ContentType>(type: Type, query?: ListQuery) => Promise<EntryOf<Type> | undefined>;
  /**
   * Entries that match a visitor's own words, asked past the cache: words are without number, and would push the
   * pages' own content out of it. Gives up after three seconds.
   */
  readonly lookup: <Type extends ContentType>(type: Type, query: ListQuery) => Promise<Reading<Type>>;
  /** The languages in which an entry is written, from its translated titles; undefined when nobody knows. */
  readonly translations: (entry: EntrySystem<ContentType>) => Promise<readonly Language[] | undefined>;
  /** Begins to ask for the translations of a type, so that they come along with its entry. */
  readonly expectTranslations: (type: ContentType) => void;
  /** Begins to ask which entries of these types are not written in this language: some of them will be shown. */
  readonly expectCards: (types: Iterable<ContentType>) => void;
  /** Ids of entries of these and all expected types that are not written in this language: they are delivered in English. */
  readonly untranslated: (types: Iterable<ContentType>) => Promise<ReadonlySet<string>>;
  /** The addresses of the city's pages about the store (docs/rules.md#about-store-pages). Throws ContentFailure. */
  readonly about: () => Promise<AboutStore>;
  /** One entry as the service delivers it; undefined when there is none (docs/rules.md#content-proxy). */
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
  /** The moment or the release that a preview shows the content at; undefined for now. */
  readonly later?: LaterContent | undefined;
  /** What an editor has typed and not saved; in preview only. */
  readonly drafts?: Drafts | undefined;
  /** What was read for the same editor's earlier keystrokes. */
  readonly view?: DraftView | undefined;
}

/** Opens the content of a city for a request; no visitor waits for a page that is made in the background. */
export type OpenContent = (scope: ContentScope, keepAlive: KeepAlive, isBackground?: boolean) => Content;

/** Opens the content of cities for requests; one per isolate. */
export function createOpenContent(
  world: World,
  cache: ContentCache,
  longLists: LongLists,
  known: () => Knowledge,
): OpenContent {
  const wholeList = createListReader();
  /** A visitor's own question is asked as it is; the site's own are asked in as many calls as it takes. */
  const ask =
    (delivery: Delivery, isOwn = true) =>
    (parameters: ListParameters) =>
      isOwn ? wholeList(delivery, parameters) : delivery.list(parameters);
  const standingIn = createSpaceLocales(world);
  const delivery = standingIn(createDelivery(world, false));
  const preview = standingIn(createDelivery(world, true));
  const lookups = standingIn(createDelivery(world, false, LOOKUP_MS));
  const previewLookups = standingIn(createDelivery(world, true, LOOKUP_MS));
  const read = createReader(world.log);
  const abouts = new WeakMap<object, AboutStore>();
  const titles = new WeakMap<object, ReturnType<typeof readTranslations>>();
  const keyOf = createContentKeys();

  return ({ city, language, isPreview, provenance, later, drafts: typed, view }, keepAlive, isBackground = false) => {
    const drafts = later
      ? standingIn(createDelivery({ ...world, fetch: timelineFetch(world.fetch, later) }, true))
      : preview;
    const deadline = world.now().getTime() + world.settings.pageDeadlineMs;
    const remaining = (): number => deadline - world.now().getTime();
    const used = new Set<Kept>();
    const notes: ReadingNote[] = [];
    let isWhole = true;
    const asked: Lookup[] = [];
    const raw = async (parameters: ListParameters, isOwn = true): Promise<unknown> => {
      const began = world.now().getTime();
      try {
        // Drafts are read past every cache (docs/rules.md#preview-content).
        if (isPreview) {
          const read = (asked: ListParameters): Promise<unknown> => checked(ask(drafts, isOwn), asked, world);
          const readSaved = async (asked: ListParameters): Promise<SavedAnswer> => {
            const key = JSON.stringify([later, asked]);
            const saved = view?.answers.get(key) ?? savedAnswer(await read(asked));
            view?.answers.set(key, saved);
            return saved;
          };
          const asking = typed ? draftAnswer(parameters, typed, readSaved) : read(parameters);
          return await withTimeout(world, Math.max(remaining(), 0), asking, tooLate);
        }
        const query = {
          key: await keyOf(parameters),
          lists: listsOf(parameters, city),
          ids: idsOf(parameters),
          fetchAnswer: () => checked(ask(delivery, isOwn), parameters, world),
        };
        const stored = await cache.read(query, {
          keepAlive,
          remaining,
          isBackground,
          isStored: isOwn,
          isOwn: (answer) => isOwn && !(isNarrow(parameters) && isEmpty(answer)),
        });
        used.add(stored);
        if (isOwn) longLists.note(parameters, city, stored.answer);
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
    // In the background fresh content is worth a wait.
    const limit = (milliseconds: number): TimeLimit =>
      timeLimit(world, Math.max(Math.min(milliseconds + (isBackground ? REFRESH_WAIT_MS : 0), remaining()), 0));

    const list = async <Type extends ContentType>(type: Type, query: ListQuery = {}): Promise<Reading<Type>> => {
      const [answer, { segments }] = await Promise.all([
        raw(listParameters(type, city, language, query)),
        about().catch(() => noAboutStore),
      ]);
      const reading = await read(answer, type, provenance, segments);
      notes.push(...reading.notes);
      return reading;
    };

    // Every page links to pages about the store, so that their addresses are asked for once a request.
    let aboutAsked: Promise<AboutStore> | undefined;
    const about = (): Promise<AboutStore> => {
      aboutAsked ??= raw(
        listParameters('aboutTheStore', city, DEFAULT_LANGUAGE, {
          fields: ['title', 'slug'],
          include: 0,
          limit: ALL_LIMIT,
        }),
      ).then(async (answer) => {
        const { entries } = await read(answer, 'aboutTheStore');
        return memoised(abouts, answer, () => aboutStore(city, entries));
      });
      return aboutAsked;
    };

    const lookup = async <Type extends ContentType>(type: Type, query: ListQuery): Promise<Reading<Type>> =>
      read(
        await checked(ask(isPreview ? previewLookups : lookups), listParameters(type, city, language, query), world),
        type,
      );

    const titlesOf = new Map<ContentType, ReturnType<typeof askForTitles>>();
    const written = (type: ContentType): ReturnType<typeof askForTitles> => {
      const asked = titlesOf.get(type) ?? askForTitles(type);
      titlesOf.set(type, asked);
      return asked;
    };
    const askForTitles = async (type: ContentType): Promise<ReturnType<typeof readTranslations>> => {
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

    const cards = new Set<ContentType>();
    const expectCards = (types: Iterable<ContentType>): void => {
      // Every entry is written in the default language: nothing falls back to another.
      if (language === DEFAULT_LANGUAGE) return;
      for (const type of types) {
        cards.add(type);
        void written(type);
      }
    };
    const untranslated = async (types: Iterable<ContentType>): Promise<ReadonlySet<string>> => {
      expectCards(types);
      const known = await Promise.all([...cards].map(written));
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
      raw({ ...listParameters(type, city, language, { fields: [] }), ...parameters }, false);
    const all = (type: ContentType): Promise<unknown> =>
      raw(listParameters(type, city, language, { include: 0, limit: ALL_LIMIT }));

    return {
      lookups: () => asked,
      kept: () => joinedKept([...used], known()),
      unusable: () => notes.filter(({ problem }) => problem === 'unusable'),
      isWhole: () => isWhole,
      noteGap,
      limit,
      raw,
      all,
      list,
      lookup,
      single,
      proxied,
      about,
      translations,
      expectTranslations: (type) => void written(type),
      expectCards,
      untranslated,
      first: async (type, query) => ownFirst((await list(type, { ...firstOnly, ...query })).entries, city),
    };
  };
}

function tooLate(): never {
  throw new ContentFailure(504, 'content came too late for its page');
}

const nothing = v.object({ items: v.strictTuple([]) });

function isEmpty(answer: unknown): boolean {
  return v.is(nothing, answer);
}

function isObject(answer: unknown): answer is object {
  return typeof answer === 'object' && answer !== null;
}

/** Reads an answer once per isolate, as long as the cache holds it. */
function memoised<Read>(known: WeakMap<object, Read>, answer: unknown, make: () => Read): Read {
  if (!isObject(answer)) return make();
  const read = known.get(answer) ?? make();
  known.set(answer, read);
  return read;
}
