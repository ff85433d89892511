import { select } from '../../hooks/hook.ts';
import { fetchDocument } from './fetchDocument.ts';

/** The longest time until the next renewal: a browser's timer goes no further than 24 days. */
const LONGEST_MS = 24 * 3_600_000;
/** Spreads the questions of pages that many visitors have open at the same time. */
const SPREAD_MS = 5000;

/**
 * Renews the words that say whether places are open (docs/rules.md#hours-renewed), when the first of them are over: the
 * server's page is asked again, and its words are taken. Words that cannot be renewed go, since they may be false. What is
 * over already is the page's or the device's other time, and stays.
 */
export function renewHours(): void {
  const places = [...document.querySelectorAll<HTMLElement>(select('until'))];
  const next = Math.min(...places.map(({ dataset }) => Number(dataset.until)).filter((until) => until > Date.now()));
  if (next - Date.now() > LONGEST_MS) return;
  // Whole milliseconds: a timer with a fraction would come too early, and never again.
  const due = Math.ceil(next + Math.random() * SPREAD_MS);
  const whenDue = (): void => {
    if (document.hidden || Date.now() < due) return;
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', whenDue);
    fetchWords();
  };
  const timer = setTimeout(whenDue, due - Date.now());
  document.addEventListener('visibilitychange', whenDue);
}

function fetchWords(): void {
  fetchDocument(location.href, (page) => {
    for (const place of document.querySelectorAll<HTMLElement>(select('until'))) {
      const fresh = page?.querySelector<HTMLElement>(select('hours', place.dataset.hours ?? ''));
      if (fresh) place.replaceWith(document.importNode(fresh, true));
      else if (Number(place.dataset.until) <= Date.now()) place.remove();
    }
    renewHours();
  });
}
