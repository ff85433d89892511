import * as v from 'valibot';
import { type AboutStore, aboutStore, noAboutStore } from '../../content/address/aboutStore.ts';
import { preferredEntry } from '../../content/address/entryAtAddress.ts';
import { type Freshness, isFresh, joinedFreshness, type Knowledge } from '../../content/freshness/freshness.ts';
import { DEFAULT_LANGUAGE, languages } from '../../content/languages.ts';
import { addressedAnswer } from '../../content/model/addressedAnswer.ts';
import { entryGraph } from '../../content/model/graph.ts';
import type { ReadingNote } from '../../content/model/readEntry.ts';
import { ALL_LIMIT, type ContentType } from '../../content/model/registry.ts';
import { answerLimits } from '../cache/cacheLimits.ts';
import type { ContentCache } from '../cache/contentCache.ts';
import { createContentKeys } from '../cache/contentKeys.ts';
import type { DerivedAnswer } from '../cache/contentQuery.ts';
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
import { createIndexChoice, INDEX_WAIT_MS, lacksSlug, slugIndexCall } from './slugIndex.ts';
import { createSpaceLocales } from './spaceLocales.ts';
import { timelineFetch } from './timeline.ts';
import { createListReader } from './wholeList.ts';
import { createWordLookups } from './wordLookups.ts';
import { type TitlesOfAnswers, writtenLanguages } from './writtenLanguages.ts';

/** An answer, with the facts that decide whether it is current; undefined in preview, which is never cached. */
interface AnswerWithFreshness {
  readonly answer: unknown;
  readonly freshness: Freshness | undefined;
}

/** Opens the content of cities for requests; one per isolate. */
export function createOpenContent(
  world: World,
  cache: ContentCache,
  longLists: LongLists,
  knowledge: () => Knowledge,
): OpenContent {
  const wholeList = createListReader();
  /** Asks one call for a visitor's words, and as many calls as a list is long for the site's own questions. */
  const askWith =
    (delivery: Delivery, isSiteQuestion = true) =>
    (parameters: ListParameters) =>
      isSiteQuestion ? wholeList(delivery, parameters) : delivery.list(parameters);
  const withSpaceLocales = createSpaceLocales(world);
  const delivery = withSpaceLocales(createDelivery(world, false));
  const preview = withSpaceLocales(createDelivery(world, true));
  const readAnswer = createReader(world.log);
  const openLookups = createWordLookups(world, wholeList, withSpaceLocales, readAnswer);
  const indexChoice = createIndexChoice();
  const abouts = new WeakMap<object, AboutStore>();
  const titles: TitlesOfAnswers = new WeakMap();
  const keyOf = createContentKeys();

  const open: OpenContent = (scope, keepAlive, isBackground = false) => {
    const { city, language, isPreview, provenance, later } = scope;
    const drafts = later
      ? withSpaceLocales(createDelivery({ ...world, fetch: timelineFetch(world.fetch, later) }, true))
      : preview;
    const deadline = world.now().getTime() + world.settings.pageDeadlineMs;
    const remaining = (): number => deadline - world.now().getTime();
    const answers = new Set<Freshness>();
    const notes: ReadingNote[] = [];
    let isWhole = true;
    const lookups: Lookup[] = [];
    const asksForIndex = indexChoice(city);
    const previewAnswer = createPreviewAnswers(world, (isSiteQuestion) => askWith(drafts, isSiteQuestion), scope);
    const readCached = async (parameters: ListParameters, isSiteQuestion = true): Promise<AnswerWithFreshness> => {
      const startedAt = world.now().getTime();
      try {
        if (isPreview) {
          const answer = previewAnswer(parameters, isSiteQuestion);
          return { answer: await withTimeout(world, Math.max(remaining(), 0), answer, tooLate), freshness: undefined };
        }
        const query = {
          key: await keyOf(parameters),
          // Computed only for a call to the service: an answer from memory has them already.
          get lists() {
            return listsOf(parameters, city);
          },
          get ids() {
            return idsOf(parameters);
          },
          fetchAnswer: () => published(askWith(delivery, isSiteQuestion), parameters, world),
        };
        const storedAnswer = await cache.read(query, {
          keepAlive,
          remaining,
          isBackground,
          isStored: isSiteQuestion,
          isSiteAnswer: (answer) => isSiteQuestion && !(isNarrow(parameters) && isEmpty(answer)),
          bytesOf: answerBytes,
        });
        if (isSiteQuestion) longLists.note(parameters, city, storedAnswer.answer);
        return { answer: storedAnswer.answer, freshness: storedAnswer };
      } finally {
        const milliseconds = world.now().getTime() - startedAt;
        lookups.push({ type: String(parameters['content_type'] ?? 'any'), milliseconds });
      }
    };

    const readRecorded = async (parameters: ListParameters, isSiteQuestion = true): Promise<AnswerWithFreshness> => {
      try {
        const cached = await readCached(parameters, isSiteQuestion);
        if (cached.freshness) answers.add(cached.freshness);
        return cached;
      } catch (thrown) {
        if (thrown instanceof ContentFailure && thrown.isOutage) noteGap();
        throw thrown;
      }
    };
    const raw = async (parameters: ListParameters, isSiteQuestion = true): Promise<unknown> =>
      (await readRecorded(parameters, isSiteQuestion)).answer;
    const isCurrent = (freshness: Freshness | undefined): boolean =>
      !freshness || isFresh(freshness, knowledge(), world.now().getTime());

    const noteGap = (): void => {
      isWhole = false;
    };
    // No visitor waits in the background, so that fresh content is worth some time.
    const limit = (milliseconds: number): TimeLimit =>
      timeLimit(
        world,
        Math.max(Math.min(milliseconds + (isBackground ? answerLimits.refreshWait : 0), remaining()), 0),
      );

    const readList = async <Type extends ContentType>(type: Type, query: ListQuery = {}) => {
      const [{ answer, freshness }, { segments }] = await Promise.all([
        readRecorded(listParameters(type, city, language, query)),
        about().catch(() => noAboutStore),
      ]);
      const reading = await readAnswer(answer, type, provenance, segments);
      notes.push(...reading.notes);
      return { reading, isCurrent: isCurrent(freshness) };
    };
    const list: Content['list'] = async (type, query) => {
      const slug = query?.filters?.['fields.slug'];
      if (slug !== undefined && (await isUnknown(type, String(slug)))) return { total: 0, entries: [], notes: [] };
      return (await readList(type, query)).reading;
    };
    const index: Content['index'] = async (type, query) => {
      const { reading, isCurrent } = await readList(type, query);
      return { entries: reading.entries, isComplete: isCurrent && reading.total <= reading.entries.length };
    };

    const isUnknown = async (type: ContentType, slug: string): Promise<boolean> => {
      if (isPreview || !asksForIndex(type)) return false;
      const wait = limit(INDEX_WAIT_MS);
      const slugIndex = await wait.within(readCached(slugIndexCall(type, city)));
      wait.end();
      if (!slugIndex?.freshness || !isCurrent(slugIndex.freshness) || !lacksSlug(slugIndex.answer, slug)) return false;
      answers.add(slugIndex.freshness);
      return true;
    };

    // Every page links to pages about the store: their addresses are read once for each request.
    let aboutLoading: Promise<AboutStore> | undefined;
    const about = (): Promise<AboutStore> => {
      const pages = { fields: ['title', 'slug'], include: 0, limit: ALL_LIMIT };
      aboutLoading ??= cachedPart({ made: 'aboutPages', language: DEFAULT_LANGUAGE }, false, async (published) => {
        const answer = await published.raw(listParameters('aboutTheStore', city, DEFAULT_LANGUAGE, pages));
        return (await readAnswer(answer, 'aboutTheStore')).entries.map(({ id, title, slug }) => ({ id, title, slug }));
      }).then((entries) => memoised(abouts, entries, () => aboutStore(city, v.parse(aboutPages, entries))));
      return aboutLoading;
    };

    const addressed: Content['addressed'] = async (type, query) => {
      const parameters = listParameters(type, city, language, query);
      const answer = await cachedPart({ made: 'addressed', ...parameters }, false, async (publishedContent) =>
        addressedAnswer(await publishedContent.raw(parameters)),
      );
      return readAnswer(answer, type, provenance, (await about().catch(() => noAboutStore)).segments);
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

    const cachedPart: Content['cachedPart'] = async (parts, isStored, make) => {
      // Neither drafts nor what is made from them may enter a cache.
      if (isPreview) return make(content);
      const query = {
        key: await keyOf({ city, language, ...parts }),
        make: async (isRefresh: boolean): Promise<DerivedAnswer> => {
          const inner = open({ city, language, isPreview: false }, keepAlive, isBackground || isRefresh);
          const answer = await make(inner);
          const from = inner.record();
          if (!from || !inner.isWhole()) throw new ContentFailure(502, 'made of incomplete content');
          return { answer, from, isBroken: inner.unusable().length > 0 };
        },
      };
      const storedAnswer = await cache.read(query, {
        keepAlive,
        remaining,
        isBackground,
        isStored,
        isSiteAnswer: () => true,
        bytesOf: markupBytes,
      });
      answers.add(storedAnswer);
      return storedAnswer.answer;
    };

    const content: Content = {
      lookups: () => lookups,
      record: () => joinedFreshness([...answers], knowledge()),
      unusable: () => notes.filter(({ problem }) => problem === 'unusable'),
      isWhole: () => isWhole,
      noteGap,
      limit,
      raw,
      all,
      list,
      index,
      read: readAnswer,
      lookup: openLookups(scope),
      single,
      proxied,
      about,
      cachedPart,
      addressed,
      ...written,
      first: async (type, query) => preferredEntry((await list(type, { ...firstOnly, ...query })).entries, city),
    };
    return content;
  };
  return open;
}

function tooLate(): never {
  throw new ContentFailure(504, 'content came too late for its page');
}

const aboutPages = v.array(v.object({ id: v.string(), title: v.string(), slug: v.string() }));
