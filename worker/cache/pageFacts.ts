import type { Kept } from '../../content/freshness/freshness.ts';

/** What a render tells the cache of its page, beside the response. */
export interface PageFacts {
  /** What the page was made from; undefined: of no content at all. */
  readonly kept: Kept | undefined;
  /** The same for pages that show the same. */
  readonly fingerprint: string;
  /** When something on the page changes by itself, in milliseconds since the epoch. */
  readonly changesAt: number | undefined;
  /** Fields of the page's own entry that had to be left out, since an editor saved something of a wrong type. */
  readonly broken: readonly string[];
}

/** The cache's side of a render. */
export interface PageRecorder {
  /** The fingerprint of the page that is kept: a page that shows the same need not be rendered. */
  readonly known: string | undefined;
  /** Takes the facts of the page. */
  readonly note: (facts: PageFacts) => void;
}
