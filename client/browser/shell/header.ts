import { restingHeader, scrolledHeader } from '../../../content/shell/stickyHeader.ts';
import { select } from '../../hooks/hook.ts';

/** The link back to the top appears above this offset, in pixels (docs/rules.md#back-to-top). */
const FAR = 1000;
/** Scroll handlers run at most this often (docs/rules.md#back-to-top). */
const THROTTLE_MS = 200;

/** The sticky header: compact on the way down, full on the way up (docs/rules.md#sticky-header). */
export function startHeader(header: HTMLElement): void {
  let state = restingHeader;
  onScroll((offset) => {
    state = scrolledHeader(state, offset, header.offsetHeight);
    if (state.place === 'top') delete header.dataset.place;
    else header.dataset.place = state.place;
    // The header's popovers close on scroll (docs/rules.md#header-account), but not under the keyboard, whose focus may have
    // scrolled the page; the footer's scroll with the page.
    const open = `${select('popover')}:popover-open:not(:has(:focus-visible))`;
    for (const popover of header.querySelectorAll<HTMLElement>(open)) popover.hidePopover();
  });
}

/** Shows the link back to the top on a page that is scrolled far. */
export function startBackToTop(link: HTMLElement): void {
  onScroll((offset) => {
    link.hidden = offset <= FAR;
  });
}

/** Calls with the page's scroll offset, now and throttled from here on; the last position is never missed. */
function onScroll(run: (offset: number) => void): void {
  let isWaiting = false;
  const report = (): void => run(Math.max(0, scrollY));
  addEventListener(
    'scroll',
    () => {
      if (isWaiting) return;
      isWaiting = true;
      setTimeout(() => {
        isWaiting = false;
        report();
      }, THROTTLE_MS);
    },
    { passive: true },
  );
  report();
}
