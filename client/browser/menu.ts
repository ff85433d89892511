/**
 * Turns the menu's folding sections into panels that slide over each other, each with a way back: menu, category list,
 * category (site-shell §2). The popover itself opens, closes and answers Escape without script.
 */
export function startMenu(root: ParentNode = document): void {
  const menu = root.querySelector<HTMLElement>('[data-menu]');
  if (!menu) return;
  const sections = [...menu.querySelectorAll<HTMLDetailsElement>('[data-menu-section]')];

  for (const section of sections) {
    const back = section.querySelector<HTMLButtonElement>('[data-menu-back]');
    const summary = section.querySelector('summary');
    if (!back || !summary) continue;
    back.hidden = false;
    back.addEventListener('click', () => {
      section.open = false;
      summary.focus();
    });
    // Focus goes along: what was pressed lies under the panel now.
    section.addEventListener('toggle', () => {
      if (section.open && menu.matches(':popover-open')) back.focus();
    });
  }

  menu.addEventListener('toggle', ({ target }) => {
    if (target !== menu) return;
    const isOpen = menu.matches(':popover-open');
    for (const element of document.querySelectorAll<HTMLElement>('body > :not(script), [data-header-bar]')) {
      if (!element.contains(menu)) element.inert = isOpen;
    }
    if (!isOpen) for (const section of sections) section.open = false;
  });
  addEventListener('pagehide', () => menu.hidePopover());
  menu.dataset['live'] = '';
}
