import type { ContentRecord } from '../contentful/content.ts';

/** What a render tells the cache of its page, beside the response. */
export interface PageFacts extends ContentRecord {
  /** When an answer of the clock that the page was made with changes, in milliseconds since the epoch; infinite for never. */
  readonly trueUntil: number;
  /** Fields of the page's own entry that had to be left out, since an editor saved something of a wrong type. */
  readonly broken: readonly string[];
  /** The ticket of its form, in whose place each visitor gets one of their own; undefined for a page without a form. */
  readonly ticket?: string | undefined;
}

/** The cache's side of a render. */
export interface PageRecorder {
  /** The parts of the page that is stored, where nothing else of it can have changed: with equal parts it need not be rendered. */
  readonly storedParts: ContentRecord['parts'] | undefined;
  /** Takes the facts of the page. */
  readonly note: (facts: PageFacts) => void;
}
