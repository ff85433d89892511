/** Handlers of scrolling are called at most this often (site-shell §9). */
const THROTTLE = 200;

/** Calls with the page's scroll offset, throttled; the last position is never missed. */
export function onScroll(run: (offset: number) => void): void {
  let isWaiting = false;
  addEventListener(
    'scroll',
    () => {
      if (isWaiting) return;
      isWaiting = true;
      setTimeout(() => {
        isWaiting = false;
        run(Math.max(0, scrollY));
      }, THROTTLE);
    },
    { passive: true },
  );
}
