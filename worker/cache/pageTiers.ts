import { isFresh, isOutdated } from '../../content/freshness/freshness.ts';
import { holdsMark } from '../../content/freshness/idMarks.ts';
import { isCovered, type Scope } from '../../content/freshness/scope.ts';
import { base64Of, hexOf, sha256 } from '../platform/crypto.ts';
import type { KeepAlive, World } from '../world.ts';
import { pageLimits } from './cacheLimits.ts';
import type { IsolateState } from './isolateState.ts';
import type { PageMemory } from './pageMemory.ts';
import type { Place, Reach } from './place.ts';
import { pageText, readPage, type StoredPage } from './storedPage.ts';
import type { StoredFacts } from './storeOffers.ts';
import { createTieredStore } from './tieredStore.ts';

export type PageTiers = ReturnType<typeof createPageTiers>;

/** Pages in the tiers: memory, the data centre's cache, the store of all data centres. */
export function createPageTiers(
  world: Pick<World, 'now' | 'release'>,
  state: Pick<IsolateState, 'tiers' | 'changes' | 'latestReadings'>,
  memory: PageMemory,
) {
  const isCurrent = (page: StoredPage): boolean => isFresh(page, state.changes.knowledge(), world.now().getTime());
  const store = createTieredStore<StoredPage>(world, state, {
    nameOf: async (key) => `page:${hexOf((await sha256(`${world.release} ${key}`)).slice(0, 20))}`,
    text: pageText,
    read: readPage,
    tagOf,
    // A page older than the log can't be proved current. A page made ahead is stored with its new record after each change,
    // or an isolate that just started would make it again.
    isReplaced: (stored, knowledge, { isAhead }) =>
      isOutdated(stored, isAhead ? knowledge : { ...knowledge, changes: [] }),
  });
  const placeOf = (key: string, reach: Reach, keepAlive: KeepAlive): Place<StoredPage> => ({
    key,
    reach,
    memory: {
      get: () => memory.get(key),
      set: (page) => {
        state.latestReadings.note(page);
        memory.put(key, page);
      },
    },
    isCurrent,
    keepAlive,
    lifetime: () => pageLimits.storedSeconds,
  });
  const namedPlace = (key: string, job: string, keepAlive: KeepAlive): Place<StoredPage> => ({
    ...placeOf(`${key}@${job}`, 'everywhere', keepAlive),
    memory: { get: () => undefined, set: () => undefined },
    lifetime: () => pageLimits.jobSeconds,
  });
  const markOf = async (
    key: string,
    { tag, scope, trueUntil }: Pick<StoredFacts, 'tag' | 'scope' | 'trueUntil'>,
  ): Promise<string> => {
    const text = JSON.stringify([world.release, key, tag, scopeText(scope), trueUntil]);
    return base64Of((await sha256(text)).slice(0, 6));
  };
  const placeForVisitor = (key: string, isCommon: boolean, keepAlive: KeepAlive): Place<StoredPage> =>
    placeOf(key, isCommon ? 'everywhere' : 'dataCentre', keepAlive);
  return {
    isCurrent,
    /**
     * The page that the store of all data centres holds, where one that was made again is equal and was made from no more: it
     * needs no write (docs/rules.md#equal-pages). The new page with the record of the stored one, and the mark of that;
     * undefined where it needs a write.
     */
    equal: async (key: string, page: StoredPage) => {
      const stored = page.status === 200 && page.broken.length === 0 ? await store.stored(key) : undefined;
      if (stored?.trueUntil === undefined || !isOutdated(stored, state.changes.knowledge())) return undefined;
      const { tag, scope, trueUntil } = stored;
      const isTrue = world.now().getTime() < trueUntil && trueUntil <= page.trueUntil;
      if (tag !== tagOf(page) || !isTrue || !isCovered(page.scope, scope)) return undefined;
      return { page: { ...page, scope, trueUntil }, mark: await markOf(key, stored) };
    },
    /** A page with all changes that it is known to have outlasted; the same one where there are none. */
    renewed: async (key: string, page: StoredPage): Promise<StoredPage> => {
      const equal = state.changes.equal();
      if (equal.length === 0) return page;
      const mark = await markOf(key, { ...page, tag: tagOf(page) });
      const to = equal.findLast(({ marks }) => holdsMark(marks, mark))?.to ?? 0;
      const { epoch } = state.changes.knowledge();
      return to === 0 || (page.epoch === epoch && to <= page.seq) ? page : { ...page, epoch, seq: to };
    },
    /** The nearest current page, or the newest of all; undefined: there is none. */
    find: (key: string, isCommon: boolean, keepAlive: KeepAlive) =>
      store.find(placeForVisitor(key, isCommon, keepAlive)),
    /** What a store that was too slow at first has, for a page that fails without it. */
    findLate: async (key: string, isCommon: boolean, keepAlive: KeepAlive) => {
      const place = placeForVisitor(key, isCommon, keepAlive);
      return (await store.look(place)) ?? store.lookLate(place, pageLimits.lateLook);
    },
    /** Keeps a page under a name of its own for an hour, which nobody has looked for before (docs/rules.md#pages-ahead). */
    keepNamed: (key: string, job: string, page: StoredPage, keepAlive: KeepAlive) =>
      store.keep(namedPlace(key, job, keepAlive), page),
    /** A page that a job has kept under its own name. */
    findNamed: (key: string, job: string, keepAlive: KeepAlive) => store.look(namedPlace(key, job, keepAlive)),
    /** Keeps a page. The store takes only common pages that are whole, and only those that it does not hold yet. */
    keep: (key: string, page: StoredPage, isCommon: boolean, keepAlive: KeepAlive) => {
      const isForAll = isCommon && page.broken.length === 0;
      const isFound = page.status === 200;
      return store.keep(isFound ? placeForVisitor(key, isForAll, keepAlive) : placeOf(key, 'isolate', keepAlive), page);
    },
  };
}

/** The same for pages that are equal but for their record. */
function tagOf({ headers, isAhead }: StoredPage): string {
  return `${headers['etag']} ${isAhead}`;
}

/** The same for equal scopes, in whatever order they were read. */
function scopeText({ ids, lists }: Scope): string {
  return [ids, ...lists.map(({ type, city, slug }) => [type, city, slug].join(' ')).toSorted()].join();
}
