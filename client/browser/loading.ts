import { claimedBy } from './claims.ts';

/** The bar waits this long before it shows, and stays this long when done (site-shell §9). It fills in 5000 ms, by CSS. */
const THROTTLE_MS = 200;
const HIDE_MS = 500;

let inFlight = 0;
let hasFailed = false;
let timer: ReturnType<typeof setTimeout> | undefined;

/** Something has begun to load: a page, or data. */
function beginLoading(): void {
  inFlight += 1;
  if (inFlight > 1) return;
  hasFailed = false;
  clearTimeout(timer);
  timer = setTimeout(() => show('loading'), THROTTLE_MS);
}

/** It has arrived, or failed; the bar finishes with the last one. */
function endLoading(hasArrived = true): void {
  if (inFlight === 0) return;
  inFlight -= 1;
  hasFailed ||= !hasArrived;
  if (inFlight > 0) return;
  clearTimeout(timer);
  if (!bar()?.dataset['state']) return;
  show(hasFailed ? 'failed' : 'done');
  timer = setTimeout(() => show(''), HIDE_MS);
}

/** Shows the bar while a promise is open. For every fetch that a visitor waits for. */
export async function tracked<Value>(work: Promise<Value>): Promise<Value> {
  beginLoading();
  let hasArrived = false;
  try {
    const value = await work;
    hasArrived = true;
    return value;
  } finally {
    endLoading(hasArrived);
  }
}

/** The overlay over the whole page: something that can't be undone by a click is on its way (site-shell §4). */
export function setOverlay(isOn: boolean): void {
  const overlay = document.querySelector<HTMLElement>('[data-loading-overlay]');
  if (overlay) overlay.textContent = (isOn && overlay.dataset['loadingOverlay']) || '';
}

/** Shows the bar when a link leads away; a page that comes back from the back/forward cache starts clean. */
export function watchNavigation(): void {
  document.addEventListener('click', (event) => {
    const link = claimedBy(event, 'a:not([target], [download])');
    const isElsewhere =
      link instanceof HTMLAnchorElement &&
      link.origin === location.origin &&
      link.pathname + link.search !== location.pathname + location.search;
    if (isElsewhere) beginLoading();
  });
  addEventListener('submit', (event) => {
    if (!event.defaultPrevented && event.target instanceof HTMLFormElement && event.target.method === 'get')
      beginLoading();
  });
  addEventListener('pagehide', () => {
    clearTimeout(timer);
    inFlight = 0;
    show('');
    setOverlay(false);
  });
}

function bar(): HTMLElement | null {
  return document.querySelector('[data-loading-bar]');
}

function show(state: 'loading' | 'done' | 'failed' | ''): void {
  const element = bar();
  if (element) element.dataset['state'] = state;
}
