import * as v from 'valibot';
import { type AboutStore, aboutStore, noAboutStore } from '../../content/address/aboutStore.ts';
import type { City } from '../../content/cities.ts';
import { joinedKept, type Kept, type Knowledge } from '../../content/freshness/freshness.ts';
import { DEFAULT_LANGUAGE, type Language, languages } from '../../content/languages.ts';
import { type Drafts, type SavedAnswer, savedAnswer } from '../../content/model/drafts.ts';
import { entryGraph } from '../../content/model/graph.ts';
import type { Provenance } from '../../content/model/provenance.ts';
import type { Reading, ReadingNote } from '../../content/model/readEntry.ts';
import { ALL_LIMIT, type ContentType, type EntryOf } from '../../content/model/registry.ts';
import { type ContentCache, REFRESH_WAIT_MS } from '../cache/contentCache.ts';
import { createContentKeys } from '../cache/contentKeys.ts';
import type { Made } from '../cache/contentQuery.ts';
import { answerBytes, markupBytes } from '../cache/heapBytes.ts';
import { memoised } from '../cache/memoised.ts';
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
import { createListReader } from './wholeList.ts';
import { type KnownTitles, type WrittenLanguages, writtenLanguages } from './writtenLanguages.ts';

/** A search lookup that takes longer comes too late for its visitor. */
export const LOOKUP_MS = 3000;

/** One question to the content of a city, for reports. */
export interface Lookup {
  readonly type: string;
  readonly milliseconds: number;
}

/** The content of one city in one language, as one request reads it. */
export interface Content extends WrittenLanguages {
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
  /**
   * Something made from content, kept where answers are and as current as they are. `parts`: all that it depends on
   * beside the content. What it is made from is read in the name of whoever wants it first. Rejects as `make` does, and
   * when a call of it failed.
   */
  readonly made: (
    parts: ListParameters,
    isStored: boolean,
    make: (content: Content) => Promise<unknown>,
  ) => Promise<unknown>;
  /** Reads a list answer that was kept in something made. */
  readonly read: <Type extends ContentType>(answer: unknown, type: Type) => Promise<Reading<Type>>;
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
  const titles: KnownTitles = new WeakMap();
  const keyOf = createContentKeys();

  const open: OpenContent = (
    { city, language, isPreview, provenance, later, drafts: typed, view },
    keepAlive,
    isBackground = false,
  ) => {
    const drafts = later
      ? standingIn(createDelivery({ ...world, fetch: timelineFetch(world.fetch, later) }, true))
      : preview;
    const deadline = world.now().getTime() + world.settings.pageDeadlineMs;
    const remaining = (): number => deadline - world.now().getTime();
    const used = new Set<Kept>();
    const notes: ReadingNote[] = [];
    let isWhole = true;
    const asked: Lookup[] = [];
    const readDrafts = new Map<string, Promise<unknown>>();
    const raw = async (parameters: ListParameters, isOwn = true): Promise<unknown> => {
      const began = world.now().getTime();
      try {
        // Drafts are read past every cache (docs/rules.md#preview-content), each answer once a page.
        if (isPreview) {
          const read = (asked: ListParameters): Promise<unknown> => {
            const key = JSON.stringify([isOwn, asked]);
            const answer = readDrafts.get(key) ?? checked(ask(drafts, isOwn), asked, world);
            readDrafts.set(key, answer);
            return answer;
          };
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
          bytesOf: answerBytes,
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

    const written = writtenLanguages(raw, { city, language }, titles);

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

    const made: Content['made'] = async (parts, isStored, make) => {
      const query = {
        key: await keyOf(parts),
        make: async (isRefresh: boolean): Promise<Made> => {
          const inner = open({ city, language, isPreview: false }, keepAlive, isBackground || isRefresh);
          const answer = await make(inner);
          const from = inner.kept();
          if (!from || !inner.isWhole()) throw new ContentFailure(502, 'made of incomplete content');
          return { answer, from, isBroken: inner.unusable().length > 0 };
        },
      };
      const isOwn = (): boolean => true;
      const stored = await cache.read(query, {
        keepAlive,
        remaining,
        isBackground,
        isStored,
        isOwn,
        bytesOf: markupBytes,
      });
      used.add(stored);
      return stored.answer;
    };

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
      read,
      lookup,
      single,
      proxied,
      about,
      made,
      ...written,
      first: async (type, query) => ownFirst((await list(type, { ...firstOnly, ...query })).entries, city),
    };
  };
  return open;
}

function tooLate(): never {
  throw new ContentFailure(504, 'content came too late for its page');
}

const nothing = v.object({ items: v.strictTuple([]) });

function isEmpty(answer: unknown): boolean {
  return v.is(nothing, answer);
}
