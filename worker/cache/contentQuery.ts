import type { Kept } from '../../content/freshness/freshness.ts';
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
export interface MadeQuery {
  readonly key: string;
  /** `isRefresh`: one from before stands in meanwhile. */
  readonly make: (isRefresh: boolean) => Promise<Made>;
}

/** What was made, and of what. */
export interface Made {
  readonly answer: unknown;
  readonly from: Kept;
  /** Made from entries of which something had to be left out: it replaces no whole one in the tiers. */
  readonly isBroken: boolean;
}

export type ContentQuery = ServiceQuery | MadeQuery;

/** What a reader has to do with an answer. */
export interface Reader {
  readonly keepAlive: KeepAlive;
  /** How long it may still wait for an answer that is not there, in milliseconds. */
  readonly remaining: () => number;
  /** Nobody waits: a fresh answer is worth some time. */
  readonly isBackground: boolean;
  /**
   * Returns true if an answer is one of the site's own. Visitors can ask for anything: what they bring about stays in a
   * small memory of its own and pushes nothing else out.
   */
  readonly isOwn: (answer: unknown) => boolean;
  /** Worth keeping for all isolates. */
  readonly isStored: boolean;
  /** Bytes of the heap that an answer takes, by the length of its text. */
  readonly bytesOf: (length: number) => number;
}
