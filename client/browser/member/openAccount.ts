import { select } from '../../hooks/hook.ts';

/** Opens the account panel as a visitor would: in the header, or in the menu of small screens. */
export function openAccount(): void {
  // The same address again is no change of it, and would open nothing once the panel is closed.
  history.replaceState(history.state, '', location.pathname + location.search);
  const inHeader = document.querySelector<HTMLElement>(select('account-trigger'));
  if (inHeader?.checkVisibility()) {
    press(inHeader);
    return;
  }
  press(document.querySelector<HTMLElement>('.header-menu'));
  press(
    document.querySelector<HTMLElement>(`${select('menu')} details:has(${select('island', 'MemberPanel')}) > summary`),
  );
}

/** Presses a button; the focus comes first, since behaviours start when their element gets it. */
function press(element: HTMLElement | null): void {
  element?.focus();
  element?.click();
}
