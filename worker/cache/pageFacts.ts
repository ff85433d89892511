import type { Freshness } from '../../content/freshness/freshness.ts';

/** What a render tells the cache of its page, beside the response. */
export interface PageFacts {
  /** What it was made from; undefined: of no content. */
  readonly freshness: Freshness | undefined;
  /** When an answer of the clock that the page was made with changes, in milliseconds since the epoch; infinite for never. */
  readonly trueUntil: number;
  /** Fields of the page's own entry that had to be left out, since an editor saved something of a wrong type. */
  readonly broken: readonly string[];
  /** The ticket of its form, in whose place each visitor gets one of their own; undefined for a page without a form. */
  readonly ticket?: string | undefined;
}

/** Takes the facts of a page that is rendered. */
export type PageRecorder = (facts: PageFacts) => void;
