import { textLength } from '../../content/search/keyword.ts';
import { pushToDataLayer } from './dataLayer.ts';

/** A search counts once its keyword has not changed for this long (docs/rules.md#analytics-search). */
const SETTLED_MS = 1500;

let timer: ReturnType<typeof setTimeout> | undefined;
let waiting = '';

/**
 * Counts a search as a virtual page view once typing has paused (docs/rules.md#analytics-search); an empty keyword
 * counts nothing.
 */
export function countSearch(keyword: string): void {
  clearTimeout(timer);
  waiting = keyword;
  if (keyword !== '') timer = setTimeout(countSearchNow, SETTLED_MS);
}

/** Counts a waiting search at once, because the visitor is leaving the page. */
export function countSearchNow(): void {
  clearTimeout(timer);
  if (waiting !== '')
    pushToDataLayer({ event: 'virtualPageView', keyword: waiting.toLowerCase(), resultCount: textLength(waiting) });
  waiting = '';
}
