import { restingHeader, scrolledHeader } from '../../content/shell/stickyHeader.ts';
import { onScroll } from './scroll.ts';

/** The link back to the top appears above this offset (site-shell §9). */
const FAR = 1000;

/** The header over a page that has moved, compact on the way down and full on the way up (site-shell §4); popovers close. */
export function startHeader(header: HTMLElement): void {
  let state = restingHeader;
  onScroll((offset) => {
    state = scrolledHeader(state, offset, header.offsetHeight);
    if (state.place === 'top') delete header.dataset['place'];
    else header.dataset['place'] = state.place;
    // Account popovers close on scroll (site-shell §4); those of the footer belong to their place in the page.
    for (const popover of header.querySelectorAll<HTMLElement>('[data-popover]:popover-open')) popover.hidePopover();
  });
}

/** Shows the link back to the top once there is far to go. */
export function startBackToTop(link: HTMLElement): void {
  onScroll((offset) => {
    link.hidden = offset <= FAR;
  });
}
