/** A pointer may leave for this long, to move diagonally into the popover. */
const GRACE_MS = 240;

/** Opens a button's popover on mouse hover (docs/rules.md#header-account); a click keeps it open. */
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
    }, GRACE_MS);
  };
  for (const element of [place, popover]) {
    element.addEventListener('pointerenter', enter);
    element.addEventListener('pointerleave', leave);
  }
  button.addEventListener('click', (event) => {
    if (isHovered && popover.matches(':popover-open')) event.preventDefault();
    isHovered = false;
  });
  // The mouse may have been there before this script. A visitor who has pressed the button may have closed it again and gone
  // on by keyboard: what is focused says so.
  const isUsed = document.activeElement !== document.body || popover.matches(':popover-open');
  if (place.matches(':hover') && matchMedia('(hover: hover)').matches && !isUsed) {
    isHovered = true;
    popover.showPopover({ source: button });
  }
  popover.addEventListener('toggle', () => {
    if (!popover.matches(':popover-open')) isHovered = false;
  });
}
