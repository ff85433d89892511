import { WIDE } from './wide.ts';

/**
 * Turns the menu's folding sections into panels that slide over each other, each with a way back: menu, category list,
 * category (site-shell §2). The popover itself opens, closes and answers Escape without script.
 */
export function startMenu(root: ParentNode = document): void {
  const menu = root.querySelector<HTMLElement>('[data-menu]');
  if (!menu || menu.dataset['live'] !== undefined) return;
  const sections = [...menu.querySelectorAll<HTMLDetailsElement>('[data-menu-section]')];

  for (const section of sections) {
    const summary = section.querySelector('summary');
    const head = menu
      .querySelector<HTMLTemplateElement>('[data-menu-head]')
      ?.content.firstElementChild?.cloneNode(true);
    if (!summary || !(head instanceof HTMLElement)) continue;
    const back = head.querySelector('button');
    const title = head.querySelector('p');
    if (!back || !title) continue;
    title.textContent = summary.textContent;
    section.querySelector(':scope > .menu-panel')?.prepend(head);
    back.addEventListener('click', () => {
      section.open = false;
      summary.focus();
    });
    // Focus goes along: what was pressed lies under the panel now.
    section.addEventListener('toggle', () => {
      if (section.open && menu.matches(':popover-open')) back.focus();
    });
  }

  const seal = (isSealed: boolean): void => {
    for (const element of document.querySelectorAll<HTMLElement>('body > :not(script), [data-header-bar]')) {
      if (!element.contains(menu)) element.inert = isSealed;
    }
  };
  // The page is free before the popover gives the focus back to its button, and sealed only after it has moved.
  menu.addEventListener('beforetoggle', ({ newState }) => newState === 'closed' && seal(false));
  menu.addEventListener('toggle', ({ newState }) => {
    if (newState === 'open') seal(true);
    else for (const section of sections) section.open = false;
  });
  addEventListener('pagehide', () => menu.hidePopover());
  // A screen that is turned may be too wide for the menu: unseen, it would still keep the page sealed.
  matchMedia(WIDE).addEventListener('change', () => menu.hidePopover());
  // Whoever fetched this by opening the menu has it open already.
  seal(menu.matches(':popover-open'));
  menu.dataset['live'] = '';
}
