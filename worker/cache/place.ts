import type { Freshness, Knowledge } from '../../content/freshness/freshness.ts';
import type { KeepAlive } from '../world.ts';

/** How far a value is shared: with nobody, with the isolates of its data centre, with all. */
export type Reach = 'isolate' | 'dataCentre' | 'everywhere';

/** What the tiers must know of a kind of values. */
export interface Kind<Value extends Freshness> {
  /** The name of a key in the tiers below memory. */
  readonly nameOf: (key: string) => string | Promise<string>;
  readonly text: (value: Value) => string;
  /** Undefined for nothing, and for what can't be used (any more). */
  readonly read: (text: string | undefined) => Value | undefined;
  /** The same for equal values. */
  readonly tagOf: (value: Value) => string;
  /** Returns true if the store's copy has to be replaced by a value, though it is equal. */
  readonly isReplaced: (stored: Freshness, knowledge: Knowledge, value: Value) => boolean;
}

/** Where a key's value is held in memory; `length` is that of its text. */
interface Memory<Value> {
  readonly get: () => Value | undefined;
  readonly set: (value: Value, length: number) => void;
}

/** A key as somebody asks for it. */
export interface Place<Value> {
  readonly key: string;
  readonly reach: Reach;
  readonly memory: Memory<Value>;
  readonly isCurrent: (value: Value) => boolean;
  readonly keepAlive: KeepAlive;
  /** Seconds that the tiers keep it. */
  readonly lifetime: (value: Value) => number;
}
