import type { Freshness } from '../../content/freshness/freshness.ts';
import type { World } from '../world.ts';
import { storeLimits } from './cacheLimits.ts';
import { dataBytes } from './heapBytes.ts';
import type { IsolateState } from './isolateState.ts';
import { createLruCache } from './lruCache.ts';
import type { Kind, Place } from './place.ts';
import type { Tier } from './tier.ts';

/** What the store of all data centres is known to hold. */
export type StoredFacts = Freshness & { readonly tag: string };

/** Writes to the shared store, which gets only what it does not hold yet. */
export function createStoreOffers<Value extends Freshness>(
  { now }: Pick<World, 'now'>,
  store: Tier,
  { knowledge }: Pick<IsolateState['changes'], 'knowledge'>,
  { nameOf, text, read, tagOf, isReplaced }: Kind<Value>,
) {
  // The facts stay when the value itself is evicted from memory.
  const stored = createLruCache<StoredFacts>(storeLimits.factBytes);
  /** When a value that the store did not take is offered to it again, by key. */
  const offeredAt = createLruCache<number>(storeLimits.keys);

  const note = (key: string, value: Value): void => {
    const { fetchedAt, epoch, seq, scope, trueUntil } = value;
    const facts = { fetchedAt, epoch, seq, scope, trueUntil, tag: tagOf(value) };
    stored.set(key, facts, dataBytes(facts));
  };

  const holds = (key: string, value: Value): boolean => {
    const facts = stored.get(key);
    if (facts === undefined || facts.tag !== tagOf(value)) return false;
    return now().getTime() < (facts.trueUntil ?? Number.POSITIVE_INFINITY) && !isReplaced(facts, knowledge(), value);
  };

  const write = async ({ key, lifetime }: Place<Value>, value: Value): Promise<void> => {
    note(key, value);
    if (await store.putLate(await nameOf(key), text(value), lifetime(value))) return;
    stored.delete(key);
    offeredAt.set(key, now().getTime() + storeLimits.offerAgain);
  };

  const look = async (key: string): Promise<void> => {
    const value = read(await store.get(await nameOf(key)));
    if (value) note(key, value);
  };

  return {
    /** Notes what a read has found. */
    note,
    /** What the store holds of a key; undefined for nothing. */
    facts: async (key: string): Promise<StoredFacts | undefined> => {
      if (!stored.get(key)) await look(key);
      return stored.get(key);
    },
    /** Writes a value, unless the store holds an equal one. No request waits for it. */
    offer: (place: Place<Value>, value: Value): void => {
      if (!holds(place.key, value)) place.keepAlive(write(place, value));
    },
    /** Another value takes the place of the one that waits to be offered again. */
    withdraw: offeredAt.delete,
    /** Writes a value that the store did not take a while ago. */
    offerAgain: (place: Place<Value>, value: Value): void => {
      const { key, keepAlive } = place;
      if ((offeredAt.get(key) ?? Number.POSITIVE_INFINITY) > now().getTime()) return;
      offeredAt.delete(key);
      // Other data centres may have written it meanwhile.
      keepAlive(look(key).then(() => (holds(key, value) ? undefined : write(place, value))));
    },
  };
}
