import { select } from '../../hooks/hook.ts';
import { fetchDocument } from './fetchDocument.ts';

/**
 * How often the device's clock is looked at: a timer of hours stands still while a laptop sleeps. Pages that many visitors have
 * open do not ask all at once, since each began to look when it came.
 */
const LOOK_MS = 10_000;
/** The next question comes no sooner: a device whose clock is fast asks before the server has other words. */
const AGAIN_MS = 60_000;

/**
 * Renews the words that say whether places are open (docs/rules.md#hours-renewed), when the first of them are over: the
 * server's page is asked again, and its words are taken. Words that cannot be renewed go, since they may be false. What is
 * over already is the page's or the device's other time, and stays, unless the browser had kept the page: of yesterday, for
 * the way back or for a tab that it restores.
 */
export function renewHours(): void {
  const [arrival] = performance.getEntriesByType('navigation');
  const isKept = arrival instanceof PerformanceNavigationTiming && arrival.type === 'back_forward';
  follow(isKept ? placesOnPage() : placesOnPage().filter(isTimely), 0);
}

/** Renews the words of these places, and those beside them, once the first are over, and no sooner than a moment in milliseconds. */
function follow(places: readonly HTMLElement[], earliest: number): void {
  if (places.length === 0) return;
  const due = Math.max(earliest, Math.min(...places.map(untilOf)));
  const whenDue = (): void => {
    if (document.hidden || Date.now() < due) return;
    clearInterval(timer);
    document.removeEventListener('visibilitychange', whenDue);
    fetchWords(places);
  };
  const timer = setInterval(whenDue, LOOK_MS);
  document.addEventListener('visibilitychange', whenDue);
  whenDue();
}

function fetchWords(places: readonly HTMLElement[]): void {
  fetchDocument(location.href, (page) => {
    const followed = placesOnPage().flatMap((place) => {
      const fresh = page?.querySelector<HTMLElement>(select('hours', place.dataset.hours ?? ''));
      if (!fresh && isTimely(place)) return [place];
      if (!fresh) {
        place.remove();
        return [];
      }
      const newPlace = document.importNode(fresh, true);
      place.replaceWith(newPlace);
      return places.includes(place) || isTimely(newPlace) ? [newPlace] : [];
    });
    follow(followed, Date.now() + AGAIN_MS);
  });
}

function placesOnPage(): readonly HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>(select('until'))];
}

function untilOf({ dataset }: HTMLElement): number {
  return Number(dataset.until);
}

function isTimely(place: HTMLElement): boolean {
  return untilOf(place) > Date.now();
}
