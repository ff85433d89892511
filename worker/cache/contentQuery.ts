import type { Freshness } from '../../content/freshness/freshness.ts';
import type { ListScope } from '../../content/freshness/scope.ts';
import type { KeepAlive } from '../world.ts';

/** A question to the content service. */
export interface ServiceQuery {
  readonly key: string;
  /** Lists that the answer is made from, and ids that are asked for by name. */
  readonly lists: readonly ListScope[];
  readonly ids: readonly string[];
  readonly fetchAnswer: () => Promise<unknown>;
}

/** Something that is made from answers, and as current as they are. */
interface DerivedQuery {
  readonly key: string;
  /** `isRefresh`: visitors get a stale one meanwhile. */
  readonly make: (isRefresh: boolean) => Promise<DerivedAnswer>;
}

/** An answer that was made from others, and how current those are. */
export interface DerivedAnswer {
  readonly answer: unknown;
  readonly from: Freshness;
  /** A field of one of its entries had to be left out: it never replaces a whole one in the tiers. */
  readonly isBroken: boolean;
}

export type ContentQuery = ServiceQuery | DerivedQuery;

/** How a request reads an answer. */
export interface Reader {
  readonly keepAlive: KeepAlive;
  /** How long it may still wait for an answer that no tier has, in milliseconds. */
  readonly remaining: () => number;
  /** No visitor waits, so that a fresh answer is worth some time. */
  readonly isBackground: boolean;
  /**
   * Returns true if an answer belongs to the site's own questions. What visitors ask for by their words is kept in a small
   * separate memory, so that it evicts none of them.
   */
  readonly isSiteAnswer: (answer: unknown) => boolean;
  /** The answer is kept for all isolates. */
  readonly isStored: boolean;
  /** Bytes of the heap that an answer takes, by the length of its text. */
  readonly bytesOf: (length: number) => number;
}
