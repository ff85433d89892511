import { restingHeader, scrolledHeader } from '../../content/stickyHeader.ts';
import { onScroll } from './scroll.ts';

/** A pointer may leave a menu for this long, to cut a corner on its way into the panel. */
const GRACE = 240;

/** The compact header that comes back when the page moves up (site-shell §4), and popovers that follow the header. */
export function startHeader(root: ParentNode = document): void {
  const header = root.querySelector<HTMLElement>('[data-header]');
  if (!header) return;
  let state = restingHeader;
  onScroll((offset) => {
    state = scrolledHeader(state, offset, header.offsetTop + header.offsetHeight);
    if (state.place === 'top') delete header.dataset['place'];
    else header.dataset['place'] = state.place;
    // Account popovers close on scroll (site-shell §4); those of the footer belong to their place in the page.
    for (const popover of header.querySelectorAll<HTMLElement>('[data-popover]:popover-open')) popover.hidePopover();
  });
  for (const place of header.querySelectorAll<HTMLElement>('[data-hover-popover]')) startHover(place);
}

/** Opens a button's popover for a mouse that rests on it (site-shell §2: hover menu). A click keeps it open. */
function startHover(place: HTMLElement): void {
  const button = place.querySelector('button');
  const popover = button?.popoverTargetElement;
  if (!button || !(popover instanceof HTMLElement)) return;
  let isHovered = false;
  let leaving: ReturnType<typeof setTimeout> | undefined;
  const enter = (event: PointerEvent): void => {
    clearTimeout(leaving);
    if (event.pointerType !== 'mouse' || popover.matches(':popover-open')) return;
    isHovered = true;
    popover.showPopover({ source: button });
  };
  const leave = (): void => {
    leaving = setTimeout(() => {
      if (isHovered) popover.hidePopover();
    }, GRACE);
  };
  for (const element of [place, popover]) {
    element.addEventListener('pointerenter', enter);
    element.addEventListener('pointerleave', leave);
  }
  button.addEventListener('click', (event) => {
    if (isHovered && popover.matches(':popover-open')) event.preventDefault();
    isHovered = false;
  });
  popover.addEventListener('toggle', () => {
    if (!popover.matches(':popover-open')) isHovered = false;
  });
}
