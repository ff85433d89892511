import {
  FRESH_MS,
  isOutdated,
  type Kept,
  type Knowledge,
  lastKnownCurrent,
} from '../../content/freshness/freshness.ts';
import { hexOf, sha256 } from '../platform/crypto.ts';
import type { KeepAlive, World } from '../world.ts';
import { dataBytes } from './heapBytes.ts';
import type { IsolateState } from './isolateState.ts';
import { createLruCache } from './lruCache.ts';
import type { PageMemory } from './pageMemory.ts';
import { pageText, readPage, type StoredPage } from './storedPage.ts';

/** Pages stay in the tiers for so long, in seconds. */
const KEPT_SECONDS = 7 * 24 * 3600;
/** What is out of date here is looked for in the other tiers this often. */
const LOOK_AGAIN_MS = 1000;
/** Keys of which looks are remembered. */
const KEYS = 2000;
/** Bytes of the heap for what the store is known to hold. */
const STORED_BYTES = 4 * 1024 * 1024;

interface InStore extends Kept {
  readonly tag: string;
  readonly trueUntil: number;
}

/** Pages in the tiers: memory, the data centre's cache, the store of all data centres. */
export interface PageTiers {
  /** The nearest current page, or the newest of all; undefined: there is none. */
  readonly find: (key: string, isCommon: boolean, keepAlive: KeepAlive) => Promise<StoredPage | undefined>;
  /** Keeps a page. The store takes only common pages that are whole, and only those that it does not hold yet. */
  readonly keep: (key: string, page: StoredPage, isCommon: boolean) => Promise<void>;
  readonly isCurrent: (page: StoredPage) => boolean;
}

export function createPageTiers(
  world: Pick<World, 'now' | 'release'>,
  { tiers, changes }: Pick<IsolateState, 'tiers' | 'changes'>,
  memory: PageMemory,
): PageTiers {
  const lookedAt = createLruCache<number>(KEYS);
  const inStore = createLruCache<InStore>(STORED_BYTES);
  const now = (): number => world.now().getTime();
  const isCurrent = (page: StoredPage): boolean => isPageCurrent(page, changes.known(), now());

  const tierKey = async (key: string): Promise<string> =>
    `page:${hexOf((await sha256(`${world.release} ${key}`)).slice(0, 20))}`;

  const noteStored = (key: string, page: StoredPage): void => {
    const { fetchedAt, epoch, seq, scope, trueUntil } = page;
    const facts = { fetchedAt, epoch, seq, scope, trueUntil, tag: page.headers['etag'] ?? '' };
    inStore.set(key, facts, dataBytes(facts));
  };

  /** The later of two pages: of those that are not outdated the one that was current later. */
  const newer = (one: StoredPage | undefined, other: StoredPage | undefined): StoredPage | undefined => {
    if (!one || !other) return one ?? other;
    const rank = (page: StoredPage): readonly number[] => [
      Number(isCurrent(page)),
      lastKnownCurrent(page, changes.known(), now()),
      page.epoch === changes.known().epoch ? page.seq : -1,
      page.fetchedAt,
    ];
    const [ranks, others] = [rank(one), rank(other)];
    const at = ranks.findIndex((value, index) => value !== others[index]);
    return at < 0 || (ranks[at] ?? 0) > (others[at] ?? 0) ? one : other;
  };

  return {
    isCurrent,
    find: async (key, isCommon, keepAlive) => {
      const remembered = memory.get(key);
      if (remembered && (isCurrent(remembered) || now() - (lookedAt.get(key) ?? 0) < LOOK_AGAIN_MS)) return remembered;
      lookedAt.set(key, now());
      const name = await tierKey(key);
      let best = remembered;
      for (const tier of isCommon ? [tiers.dataCentre, tiers.store] : [tiers.dataCentre]) {
        const text = await tier.get(name);
        const found = readPage(text);
        if (found && tier === tiers.store) {
          noteStored(key, found);
          // The other isolates of the data centre need not ask the store; the visitor does not wait for that.
          if (isCurrent(found) && text !== undefined) keepAlive(tiers.dataCentre.put(name, text, KEPT_SECONDS));
        }
        best = newer(best, found);
        if (best && isCurrent(best)) break;
      }
      if (best && best !== remembered) memory.put(key, best);
      return best;
    },
    keep: async (key, page, isCommon) => {
      memory.put(key, page);
      if (page.status !== 200) return;
      const name = await tierKey(key);
      const text = pageText(page);
      await tiers.dataCentre.put(name, text, KEPT_SECONDS);
      const there = inStore.get(key);
      const known = changes.known();
      // Out of the log, nobody can tell any more whether it is current.
      const isThere =
        there !== undefined &&
        there.tag === page.headers['etag'] &&
        there.trueUntil > now() &&
        !isOutdated(there, { ...known, changes: [] });
      if (!isCommon || page.broken.length > 0 || isThere) return;
      noteStored(key, page);
      // What was not taken is offered again with the next render.
      if (!(await tiers.store.put(name, text, KEPT_SECONDS))) inStore.delete(key);
    },
  };
}

function isPageCurrent(page: StoredPage, known: Knowledge, now: number): boolean {
  return now < page.trueUntil && now - lastKnownCurrent(page, known, now) < FRESH_MS;
}
