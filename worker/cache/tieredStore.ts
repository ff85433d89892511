import { type Freshness, type Knowledge, lastCurrentAt, mayFollow } from '../../content/freshness/freshness.ts';
import type { World } from '../world.ts';
import { storeLimits } from './cacheLimits.ts';
import type { IsolateState } from './isolateState.ts';
import { createLruCache } from './lruCache.ts';
import type { Kind, Place, Reach } from './place.ts';
import { createStoreOffers } from './storeOffers.ts';
import type { Tier } from './tier.ts';

/** The newer of two values: the one that was known to be current later; the nearer one where both are equal. */
export function newerOf<Value extends Freshness>(
  nearer: Value | undefined,
  farther: Value | undefined,
  knowledge: Knowledge,
  now: number,
): Value | undefined {
  if (!nearer || !farther) return nearer ?? farther;
  const rank = (value: Value): readonly number[] => [
    lastCurrentAt(value, knowledge, now),
    value.epoch === knowledge.epoch ? value.seq : -1,
    value.fetchedAt,
  ];
  const [first, second] = [rank(nearer), rank(farther)];
  const at = first.findIndex((value, index) => value !== second[index]);
  return at < 0 || (first[at] ?? 0) > (second[at] ?? 0) ? nearer : farther;
}

/** Values in memory, the data centre's cache, and the store of all data centres. A tier that fails is a miss. */
export function createTieredStore<Value extends Freshness>(
  world: Pick<World, 'now'>,
  {
    tiers,
    changes,
  }: { readonly tiers: IsolateState['tiers']; readonly changes: Pick<IsolateState['changes'], 'knowledge'> },
  kind: Kind<Value>,
) {
  const { nameOf, text, read } = kind;
  const lookedAt = createLruCache<number>(storeLimits.keys);
  const offers = createStoreOffers(world, tiers.store, changes, kind);
  const now = (): number => world.now().getTime();

  const tiersOf: Readonly<Record<Reach, readonly Tier[]>> = {
    isolate: [],
    dataCentre: [tiers.dataCentre],
    everywhere: [tiers.dataCentre, tiers.store],
  };

  /** The value in the tiers as far as `reach`, whatever was looked for a moment ago. */
  const look = async (place: Place<Value>, reach: Reach = place.reach): Promise<Value | undefined> => {
    const { key, memory, isCurrent, keepAlive, lifetime } = place;
    lookedAt.set(key, now());
    const name = await nameOf(key);
    let best = memory.get();
    for (const tier of tiersOf[reach]) {
      const written = await tier.get(name);
      const value = read(written);
      if (value && written !== undefined && tier === tiers.store) {
        offers.note(key, value);
        // Saves the other isolates of the data centre a read of the store. No request waits for it.
        if (isCurrent(value)) keepAlive(tiers.dataCentre.put(name, written, lifetime(value)));
      }
      const knowledge = changes.knowledge();
      // Another request may have stored a newer one in memory meanwhile.
      best = memory.get() ?? best;
      const isAhead = value !== undefined && (best === undefined || mayFollow(value, best, now()));
      const newer = isAhead ? newerOf(best, value, knowledge, now()) : best;
      if (newer && newer !== best) memory.set(newer, written?.length ?? 0);
      best = newer;
      if (best && isCurrent(best)) break;
    }
    return best;
  };

  return {
    look,
    /** What the shared store holds of a key; undefined for nothing. */
    stored: offers.facts,
    /**
     * The nearest current value, or the newest of all; undefined where there is none. What is out of date is looked for once a
     * second.
     */
    find: async (place: Place<Value>): Promise<Value | undefined> => {
      const remembered = place.memory.get();
      if (place.reach === 'isolate') return remembered;
      if (remembered && place.isCurrent(remembered)) {
        offers.offerAgain(place, remembered);
        return remembered;
      }
      if (remembered && now() - (lookedAt.get(place.key) ?? 0) < storeLimits.lookAgain) return remembered;
      return look(place);
    },
    /** What a store that was too slow a moment ago has, for as many milliseconds. */
    lookLate: async ({ key, reach, memory }: Place<Value>, milliseconds: number): Promise<Value | undefined> => {
      if (reach !== 'everywhere' || milliseconds <= 0) return undefined;
      const written = await tiers.store.getLate(await nameOf(key), milliseconds);
      const value = read(written);
      if (value) memory.set(value, written?.length ?? 0);
      return value;
    },
    /**
     * Keeps a value as far as its reach; the shared store takes only what it does not hold yet. Resolves once the data centre
     * has it.
     */
    keep: async (place: Place<Value>, value: Value): Promise<void> => {
      const { key, reach, memory, lifetime } = place;
      const written = text(value);
      memory.set(value, written.length);
      offers.withdraw(key);
      if (reach === 'isolate') return;
      const name = await nameOf(key);
      // A slow render or call must not replace a newer value of another isolate.
      const nearest = read(await tiers.dataCentre.get(name));
      if (nearest && !mayFollow(value, nearest, now())) {
        if (memory.get() === value) memory.set(nearest, written.length);
        return;
      }
      await tiers.dataCentre.put(name, written, lifetime(value));
      if (reach === 'everywhere') offers.offer(place, value);
    },
  };
}
