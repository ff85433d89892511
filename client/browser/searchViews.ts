import { textLength } from '../../content/search/keyword.ts';
import { pushToDataLayer } from './dataLayer.ts';

/** A search counts once its word has stood this long (content-pages §9). */
const SETTLED_MS = 1500;

let timer: ReturnType<typeof setTimeout> | undefined;
let waiting = '';

/** Counts a search as a virtual page view once typing has settled (content-pages §7); an empty word counts nothing. */
export function countSearch(keyword: string): void {
  clearTimeout(timer);
  waiting = keyword;
  if (keyword !== '') timer = setTimeout(countSearchNow, SETTLED_MS);
}

/** Counts what still waits: its visitor is leaving. */
export function countSearchNow(): void {
  clearTimeout(timer);
  if (waiting !== '')
    pushToDataLayer({ event: 'virtualPageView', keyword: waiting.toLowerCase(), resultCount: textLength(waiting) });
  waiting = '';
}
