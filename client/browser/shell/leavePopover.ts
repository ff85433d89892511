import { WIDE } from './screen.ts';

/**
 * Closes a popover of the header once the focus leaves it and its button, or the window is too narrow for the button, beside
 * which it stands (docs/rules.md#popover-left). Takes the popover or its button.
 */
export function closeWhenLeft(part: HTMLElement): void {
  const popover = part instanceof HTMLButtonElement ? part.popoverTargetElement : part;
  if (!(popover instanceof HTMLElement)) return;
  const button = document.querySelector(`[popovertarget="${popover.id}"]`);
  matchMedia(WIDE).addEventListener('change', () => button?.checkVisibility() || popover.hidePopover());
  part.addEventListener('focusout', ({ relatedTarget }) => {
    if (!(relatedTarget instanceof Node)) return;
    if (!popover.contains(relatedTarget) && relatedTarget !== button) popover.hidePopover();
  });
}
