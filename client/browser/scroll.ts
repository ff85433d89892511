/** Handlers of scrolling are called at most this often (site-shell §9). */
const THROTTLE = 200;

/** Calls with the page's scroll offset, now and throttled from here on; the last position is never missed. */
export function onScroll(run: (offset: number) => void): void {
  let isWaiting = false;
  const tell = (): void => run(Math.max(0, scrollY));
  addEventListener(
    'scroll',
    () => {
      if (isWaiting) return;
      isWaiting = true;
      setTimeout(() => {
        isWaiting = false;
        tell();
      }, THROTTLE);
    },
    { passive: true },
  );
  tell();
}
