/** A pointer may leave a menu for this long, to cut a corner on its way into the panel. */
const GRACE = 240;

/** Opens a button's popover for a mouse that rests on it (site-shell §2: hover menu). A click keeps it open. */
export function startHoverPopover(place: HTMLElement): void {
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
  // The mouse that fetched this is there already.
  if (place.matches(':hover') && matchMedia('(hover: hover)').matches && !popover.matches(':popover-open')) {
    isHovered = true;
    popover.showPopover({ source: button });
  }
  popover.addEventListener('toggle', () => {
    if (!popover.matches(':popover-open')) isHovered = false;
  });
}
