import { select } from '../../hooks/hook.ts';
import { fillClosedMenus } from './closedMenus.ts';
import { setPageInert } from './inertPage.ts';
import { WIDE } from './screen.ts';

/**
 * Turns the menu's folding sections into panels that slide over each other, each with a back button: menu, category
 * list, category (docs/rules.md#menu-levels). The popover opens and closes without script.
 */
export function startMenu(): void {
  const menu = document.querySelector<HTMLElement>(select('menu'));
  if (!menu || menu.dataset.enhanced !== undefined) return;
  fillClosedMenus(menu);
  const sections = [...menu.querySelectorAll('details')];
  // Written here: in the markup of a page whose address has a fragment, browsers complain about it.
  const close = menu.querySelector<HTMLElement>('.menu-head button');
  if (close) close.autofocus = true;

  /** Back of the innermost section that was opened before this script. */
  let openBack: HTMLElement | undefined;

  for (const section of sections) {
    const summary = section.querySelector('summary');
    const head = menu
      .querySelector<HTMLTemplateElement>(select('menu-head'))
      ?.content.firstElementChild?.cloneNode(true);
    if (!summary || !(head instanceof HTMLElement)) continue;
    const back = head.querySelector('button');
    const title = head.querySelector('p');
    if (!back || !title) continue;
    if (section.open) openBack = back;
    title.append(...summary.cloneNode(true).childNodes);
    // It gets the focus, and would not say by itself what has opened.
    back.ariaDescription = summary.textContent;
    section.querySelector(':scope > .menu-panel')?.prepend(head);
    back.addEventListener('click', () => {
      section.open = false;
      summary.focus();
    });
    // The summary that was clicked is covered by the panel.
    section.addEventListener('toggle', () => {
      if (section.open && menu.matches(':popover-open')) back.focus();
    });
  }

  // Interactive before the popover returns the focus to its button; inert only after the focus has moved into the menu.
  menu.addEventListener('beforetoggle', ({ newState }) => newState === 'closed' && void setPageInert(menu, false));
  menu.addEventListener('toggle', ({ newState }) => {
    if (newState === 'open') void setPageInert(menu, true);
    else for (const section of sections) section.open = false;
  });
  addEventListener('pagehide', () => menu.hidePopover());
  // A rotated screen may be too wide for the menu, which has no button there; in the phones' tree it has.
  const button = document.querySelector('.header-menu');
  matchMedia(WIDE).addEventListener('change', () => button?.checkVisibility() || menu.hidePopover());
  // The menu may have been opened before this script.
  if (menu.matches(':popover-open')) {
    if (!menu.contains(document.activeElement)) close?.focus();
    void setPageInert(menu, true);
  }
  menu.dataset.enhanced = '';
  // What is under the panel of such a section is hidden now.
  const focused = document.activeElement;
  if (menu.contains(focused) && !focused?.checkVisibility({ visibilityProperty: true })) openBack?.focus();
}
