import * as v from 'valibot';
import { type AboutStore, aboutStore, noAboutStore } from '../../content/address/aboutStore.ts';
import { ownFirst } from '../../content/address/entryAtAddress.ts';
import { isFresh, joinedKept, type Kept, type Knowledge } from '../../content/freshness/freshness.ts';
import { DEFAULT_LANGUAGE, languages } from '../../content/languages.ts';
import { addressedAnswer } from '../../content/model/addressedAnswer.ts';
import { entryGraph } from '../../content/model/graph.ts';
import type { ReadingNote } from '../../content/model/readEntry.ts';
import { ALL_LIMIT, type ContentType } from '../../content/model/registry.ts';
import { answerLimits } from '../cache/cacheLimits.ts';
import type { ContentCache } from '../cache/contentCache.ts';
import { createContentKeys } from '../cache/contentKeys.ts';
import type { Made } from '../cache/contentQuery.ts';
import { answerBytes, markupBytes } from '../cache/heapBytes.ts';
import { memoised } from '../cache/memoised.ts';
import { ContentFailure } from '../failures.ts';
import { type TimeLimit, timeLimit, withTimeout } from '../platform/timeouts.ts';
import type { World } from '../world.ts';
import type { Content, Lookup, OpenContent } from './content.ts';
import { createDelivery, type Delivery, type ListParameters } from './delivery.ts';
import { createReader, isEmpty, published } from './listAnswer.ts';
import { firstOnly, idsOf, isNarrow, type ListQuery, listParameters, listsOf, tagsOf } from './listCall.ts';
import type { LongLists } from './longLists.ts';
import { createPreviewAnswers } from './previewAnswers.ts';
import { createWantedIndexes, INDEX_WAIT_MS, lacksSlug, slugIndexCall } from './slugIndex.ts';
import { createSpaceLocales } from './spaceLocales.ts';
import { timelineFetch } from './timeline.ts';
import { createListReader } from './wholeList.ts';
import { createWordLookups } from './wordLookups.ts';
import { type KnownTitles, writtenLanguages } from './writtenLanguages.ts';

/** An answer, and how current it is where it was kept. */
interface KeptAnswer {
  readonly answer: unknown;
  readonly kept: Kept | undefined;
}

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
  const read = createReader(world.log);
  const openLookups = createWordLookups(world, wholeList, standingIn, read);
  const wantedIndexes = createWantedIndexes();
  const abouts = new WeakMap<object, AboutStore>();
  const titles: KnownTitles = new WeakMap();
  const keyOf = createContentKeys();

  const open: OpenContent = (scope, keepAlive, isBackground = false) => {
    const { city, language, isPreview, provenance, later } = scope;
    const drafts = later
      ? standingIn(createDelivery({ ...world, fetch: timelineFetch(world.fetch, later) }, true))
      : preview;
    const deadline = world.now().getTime() + world.settings.pageDeadlineMs;
    const remaining = (): number => deadline - world.now().getTime();
    const answers = new Set<Kept>();
    const notes: ReadingNote[] = [];
    let isWhole = true;
    const asked: Lookup[] = [];
    const isIndexWanted = wantedIndexes(city);
    const previewed = createPreviewAnswers(world, (isOwn) => ask(drafts, isOwn), scope);
    const keptAnswer = async (parameters: ListParameters, isOwn = true): Promise<KeptAnswer> => {
      const began = world.now().getTime();
      try {
        if (isPreview) {
          const answer = previewed(parameters, isOwn);
          return { answer: await withTimeout(world, Math.max(remaining(), 0), answer, tooLate), kept: undefined };
        }
        const query = {
          key: await keyOf(parameters),
          // An answer from memory has them already.
          get lists() {
            return listsOf(parameters, city);
          },
          get ids() {
            return idsOf(parameters);
          },
          fetchAnswer: () => published(ask(delivery, isOwn), parameters, world),
        };
        const stored = await cache.read(query, {
          keepAlive,
          remaining,
          isBackground,
          isStored: isOwn,
          isSiteAnswer: (answer) => isOwn && !(isNarrow(parameters) && isEmpty(answer)),
          bytesOf: answerBytes,
        });
        if (isOwn) longLists.note(parameters, city, stored.answer);
        return { answer: stored.answer, kept: stored };
      } finally {
        const milliseconds = world.now().getTime() - began;
        asked.push({ type: String(parameters['content_type'] ?? 'any'), milliseconds });
      }
    };

    const usedAnswer = async (parameters: ListParameters, isOwn = true): Promise<KeptAnswer> => {
      try {
        const found = await keptAnswer(parameters, isOwn);
        if (found.kept) answers.add(found.kept);
        return found;
      } catch (thrown) {
        if (thrown instanceof ContentFailure && thrown.isOutage) noteGap();
        throw thrown;
      }
    };
    const raw = async (parameters: ListParameters, isOwn = true): Promise<unknown> =>
      (await usedAnswer(parameters, isOwn)).answer;
    const isCurrent = (kept: Kept | undefined): boolean => !kept || isFresh(kept, known(), world.now().getTime());

    const noteGap = (): void => {
      isWhole = false;
    };
    // In the background fresh content is worth a wait.
    const limit = (milliseconds: number): TimeLimit =>
      timeLimit(
        world,
        Math.max(Math.min(milliseconds + (isBackground ? answerLimits.refreshWait : 0), remaining()), 0),
      );

    const listed = async <Type extends ContentType>(type: Type, query: ListQuery = {}) => {
      const [{ answer, kept }, { segments }] = await Promise.all([
        usedAnswer(listParameters(type, city, language, query)),
        about().catch(() => noAboutStore),
      ]);
      const reading = await read(answer, type, provenance, segments);
      notes.push(...reading.notes);
      return { reading, isCurrent: isCurrent(kept) };
    };
    const list: Content['list'] = async (type, query) => {
      const slug = query?.filters?.['fields.slug'];
      if (slug !== undefined && (await isUnknown(type, String(slug)))) return { total: 0, entries: [], notes: [] };
      return (await listed(type, query)).reading;
    };
    const index: Content['index'] = async (type, query) => {
      const { reading, isCurrent } = await listed(type, query);
      return { entries: reading.entries, isComplete: isCurrent && reading.total <= reading.entries.length };
    };

    const isUnknown = async (type: ContentType, slug: string): Promise<boolean> => {
      if (isPreview || !isIndexWanted(type)) return false;
      const wait = limit(INDEX_WAIT_MS);
      const found = await wait.within(keptAnswer(slugIndexCall(type, city)));
      wait.end();
      if (!found?.kept || !isCurrent(found.kept) || !lacksSlug(found.answer, slug)) return false;
      answers.add(found.kept);
      return true;
    };

    // Every page links to pages about the store, so that their addresses are asked for once a request.
    let aboutAsked: Promise<AboutStore> | undefined;
    const about = (): Promise<AboutStore> => {
      const pages = { fields: ['title', 'slug'], include: 0, limit: ALL_LIMIT };
      aboutAsked ??= made({ made: 'aboutPages', language: DEFAULT_LANGUAGE }, false, async (own) => {
        const answer = await own.raw(listParameters('aboutTheStore', city, DEFAULT_LANGUAGE, pages));
        return (await read(answer, 'aboutTheStore')).entries.map(({ id, title, slug }) => ({ id, title, slug }));
      }).then((entries) => memoised(abouts, entries, () => aboutStore(city, v.parse(aboutPages, entries))));
      return aboutAsked;
    };

    const addressed: Content['addressed'] = async (type, query) => {
      const parameters = listParameters(type, city, language, query);
      const answer = await made({ made: 'addressed', ...parameters }, false, async (own) =>
        addressedAnswer(await own.raw(parameters)),
      );
      return read(answer, type, provenance, (await about().catch(() => noAboutStore)).segments);
    };

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
      // Drafts are read past every cache, and so is what is made from them.
      if (isPreview) return make(content);
      const query = {
        key: await keyOf({ city, language, ...parts }),
        make: async (isRefresh: boolean): Promise<Made> => {
          const inner = open({ city, language, isPreview: false }, keepAlive, isBackground || isRefresh);
          const answer = await make(inner);
          const from = inner.record();
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
        isSiteAnswer: isOwn,
        bytesOf: markupBytes,
      });
      answers.add(stored);
      return stored.answer;
    };

    const content: Content = {
      lookups: () => asked,
      record: () => joinedKept([...answers], known()),
      unusable: () => notes.filter(({ problem }) => problem === 'unusable'),
      isWhole: () => isWhole,
      noteGap,
      limit,
      raw,
      all,
      list,
      index,
      read,
      lookup: openLookups(scope),
      single,
      proxied,
      about,
      made,
      addressed,
      ...written,
      first: async (type, query) => ownFirst((await list(type, { ...firstOnly, ...query })).entries, city),
    };
    return content;
  };
  return open;
}

function tooLate(): never {
  throw new ContentFailure(504, 'content came too late for its page');
}

const aboutPages = v.array(v.object({ id: v.string(), title: v.string(), slug: v.string() }));
