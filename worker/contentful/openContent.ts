import * as v from 'valibot';
import { type AboutStore, aboutStore, noAboutStore } from '../../content/address/aboutStore.ts';
import { preferredEntry } from '../../content/address/entryAtAddress.ts';
import type { City } from '../../content/cities.ts';
import type { Knowledge } from '../../content/freshness/freshness.ts';
import { DEFAULT_LANGUAGE, languages } from '../../content/languages.ts';
import { addressedAnswer } from '../../content/model/addressedAnswer.ts';
import { entryGraph } from '../../content/model/graph.ts';
import { ALL_LIMIT, type ContentType } from '../../content/model/registry.ts';
import type { ContentCache } from '../cache/contentCache.ts';
import { createContentKeys } from '../cache/contentKeys.ts';
import { memoised } from '../cache/memoised.ts';
import { ContentFailure } from '../failures.ts';
import type { KeepAlive, World } from '../world.ts';
import type { Content, OpenContent } from './content.ts';
import { createDelivery, type Delivery, type ListParameters } from './delivery.ts';
import { createReader, published, type ReadAnswer } from './listAnswer.ts';
import { firstOnly, type ListQuery, listParameters, STANDARD_SELECTION, tagsOf } from './listCall.ts';
import type { LongLists } from './longLists.ts';
import { createPreviewAnswers } from './previewAnswers.ts';
import { type Ask, createRequestReads, type IsolateReads, type RequestReads } from './requestReads.ts';
import type { ContentScope } from './scope.ts';
import { createIndexChoice, isUnknownSlug } from './slugIndex.ts';
import { createSpaceLocales } from './spaceLocales.ts';
import { previewDelivery } from './timeline.ts';
import { createListReader, type ReadList } from './wholeList.ts';
import { createWordLookups } from './wordLookups.ts';
import { type WrittenInAnswers, writtenLanguages } from './writtenLanguages.ts';

type OpenReads = (scope: ContentScope, keepAlive: KeepAlive, isBackground: boolean) => RequestReads;

/** The reads of requests, of what is published or of drafts. */
function createOpenReads(
  world: World,
  shared: Omit<IsolateReads, 'askPublished'>,
  wholeList: ReadList,
  withSpaceLocales: (delivery: Delivery) => Delivery,
): OpenReads {
  const askWith = (service: Delivery): Ask => {
    const delivery = withSpaceLocales(service);
    return (parameters, isSiteQuestion) =>
      isSiteQuestion ? wholeList(delivery, parameters) : delivery.list(parameters);
  };
  const ask = askWith(createDelivery(world, 'delivery'));
  const askPreview = askWith(createDelivery(world, 'preview'));
  const askPublished: Ask = (parameters, isSiteQuestion) =>
    published((call) => ask(call, isSiteQuestion), parameters, world, isSiteQuestion);
  return (scope, keepAlive, isBackground) => {
    const { later } = scope;
    const askDrafts = later ? askWith(previewDelivery(world, later)) : askPreview;
    const draftAnswer = createPreviewAnswers(world, askDrafts, scope);
    return createRequestReads(world, { ...shared, askPublished }, scope, draftAnswer, keepAlive, isBackground);
  };
}

const aboutPages = v.array(v.object({ id: v.string(), title: v.string(), slug: v.string() }));

/** Every page links to pages about the store: their addresses are read once for each request. */
function readsAbout(
  city: City,
  cachedPart: Content['cachedPart'],
  readAnswer: ReadAnswer,
  stores: WeakMap<object, AboutStore>,
): Content['about'] {
  const pages = { fields: ['title', 'slug'], include: 0, limit: ALL_LIMIT };
  let loading: Promise<AboutStore> | undefined;
  return () => {
    loading ??= cachedPart({ made: 'aboutPages', language: DEFAULT_LANGUAGE }, false, async (inner) => {
      const answer = await inner.raw(listParameters('aboutTheStore', city, DEFAULT_LANGUAGE, pages));
      return (await readAnswer(answer, 'aboutTheStore')).entries.map(({ id, title, slug }) => ({ id, title, slug }));
    }).then((entries) => memoised(stores, entries, () => aboutStore(city, v.parse(aboutPages, entries))));
    return loading;
  };
}

/** Opens the content of cities for requests; one per isolate. */
export function createOpenContent(
  world: World,
  cache: ContentCache,
  longLists: LongLists,
  knowledge: () => Knowledge,
): OpenContent {
  const wholeList = createListReader();
  const { withSpaceLocales, localeOf } = createSpaceLocales(world);
  const shared = { cache, longLists, knowledge, keyOf: createContentKeys() };
  const openReads = createOpenReads(world, shared, wholeList, withSpaceLocales);
  const readAnswer = createReader(world.log);
  const openLookups = createWordLookups(world, wholeList, withSpaceLocales, readAnswer);
  const indexChoice = createIndexChoice();
  const abouts = new WeakMap<object, AboutStore>();
  const written: WrittenInAnswers = new WeakMap();

  const open: OpenContent = (scope, keepAlive, isBackground = false) => {
    const { city, language, isPreview, provenance } = scope;
    const reads = openReads(scope, keepAlive, isBackground);
    const asksForIndex = indexChoice(city);
    const raw = async (parameters: ListParameters): Promise<unknown> => (await reads.read(parameters)).answer;
    let addresses: Promise<AboutStore | undefined> | undefined;
    const segments = async () => {
      addresses ??= reads.optional(about());
      return ((await addresses) ?? noAboutStore).segments;
    };

    const readList = async <Type extends ContentType>(type: Type, query: ListQuery = {}) => {
      const [{ answer, freshness }, addresses] = await Promise.all([
        reads.read(listParameters(type, city, language, query)),
        segments(),
      ]);
      const reading = await readAnswer(answer, type, provenance, addresses, city);
      reads.noteReading(reading.notes);
      return { reading, isCurrent: reads.isCurrent(freshness) };
    };

    const list: Content['list'] = async (type, query) => {
      const slug = query?.filters?.['fields.slug'];
      const mayBeUnknown = slug !== undefined && !isPreview && asksForIndex(type);
      return mayBeUnknown && (await isUnknownSlug(reads, type, city, String(slug)))
        ? { total: 0, entries: [], notes: [] }
        : (await readList(type, query)).reading;
    };

    const cachedPart: Content['cachedPart'] = async (parts, isStored, make) => {
      // Neither drafts nor what is made from them may enter a cache.
      if (isPreview) return make(content);
      return reads.readMade(parts, isStored, async (isRefresh) => {
        const inner = open({ city, language, isPreview: false }, keepAlive, isBackground || isRefresh);
        const answer = await make(inner);
        const from = inner.record();
        if (!from || !inner.isWhole()) throw new ContentFailure(502, 'made of incomplete content');
        return { answer, from, isBroken: inner.unusable().length > 0 };
      });
    };

    const about = readsAbout(city, cachedPart, readAnswer, abouts);

    const content: Content = {
      ...reads,
      ...writtenLanguages(raw, { city, language }, written),
      spaceLocale: () => localeOf(language),
      raw,
      list,
      about,
      cachedPart,
      read: (answer, type) => readAnswer(answer, type, undefined, undefined, city),
      lookup: openLookups(scope),
      all: (type) => raw(listParameters(type, city, language, { include: 0, limit: ALL_LIMIT })),
      index: async (type, query) => {
        const { reading, isCurrent } = await readList(type, query);
        return { entries: reading.entries, isComplete: isCurrent && reading.total <= reading.entries.length };
      },
      addressed: async (type, query) => {
        const parameters = listParameters(type, city, language, query);
        const part = cachedPart({ made: 'addressed', ...parameters }, false, async (inner) =>
          addressedAnswer(await inner.raw(parameters)),
        );
        const [answer, addresses] = await Promise.all([reads.optional(part), segments()]);
        return answer === undefined ? undefined : readAnswer(answer, type, provenance, addresses, city);
      },
      single: async (id) => {
        const { locale } = languages[language];
        return entryGraph(await raw({ 'sys.id': id, ...tagsOf(city), locale, limit: 1, include: 0 }))?.items[0];
      },
      proxied: async (type, parameters) => {
        const call = { ...listParameters(type, city, language, {}), select: STANDARD_SELECTION, ...parameters };
        return (await reads.read(call, false)).answer;
      },
      first: async (type, query) => preferredEntry((await list(type, { ...firstOnly, ...query })).entries, city),
    };
    return content;
  };
  return open;
}
