import { select } from '../../hooks/hook.ts';

/**
 * The bar waits this long before it shows, and stays this long when done (docs/rules.md#loading-bar). It fills in 5000
 * ms, by CSS.
 */
const THROTTLE_MS = 200;
const HIDE_MS = 500;
/** A bar that shows is visible for this long, so that nothing flickers. The answer itself is never held back. */
const LEAST_MS = 200;

let inFlight = 0;
let hasFailed = false;
let beganAt = 0;
let timer: ReturnType<typeof setTimeout> | undefined;

/** Something has begun to load: a page, or data. */
export function beginLoading(): void {
  inFlight += 1;
  if (inFlight > 1) return;
  hasFailed = false;
  clearTimeout(timer);
  timer = setTimeout(() => {
    beganAt = Date.now();
    show('loading');
  }, THROTTLE_MS);
}

/** Something has arrived, or failed to load; the bar ends with the last of all that loads. */
export function endLoading(hasArrived = true): void {
  if (inFlight === 0) return;
  inFlight -= 1;
  hasFailed ||= !hasArrived;
  if (inFlight > 0) return;
  clearTimeout(timer);
  if (!bar()?.dataset.state) return;
  timer = setTimeout(
    () => {
      show(hasFailed ? 'failed' : 'done');
      timer = setTimeout(() => show(''), HIDE_MS);
    },
    beganAt + LEAST_MS - Date.now(),
  );
}

/** Nothing is loading any more: the page is being left. */
export function resetLoading(): void {
  clearTimeout(timer);
  inFlight = 0;
  show('');
}

/**
 * Shows that a touch was heard that waits for its script: the element looks pressed at once, and is busy with the bar
 * after 200 ms (docs/rules.md#touch-heard). Returns what ends it.
 */
export function showHeld(element: HTMLElement): () => void {
  element.dataset.held = '';
  const busy = setTimeout(() => {
    element.ariaBusy = 'true';
  }, THROTTLE_MS);
  beginLoading();
  return () => {
    clearTimeout(busy);
    delete element.dataset.held;
    element.ariaBusy = null;
    endLoading();
  };
}

function bar(): HTMLElement | null {
  return document.querySelector(select('loading-bar'));
}

function show(state: 'loading' | 'done' | 'failed' | ''): void {
  const element = bar();
  if (element) element.dataset.state = state;
}
