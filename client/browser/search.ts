import { fetchIsland } from './islands.ts';

/**
 * What the header's search icon does (site-shell §4): it opens the panel, on the search page it only goes to the field,
 * and where there is neither (a city with an online shop) it stays the link that it is.
 */
export function startSearch(root: Document = document): void {
  const dialog = root.querySelector<HTMLDialogElement>('[data-search-dialog]');
  const field = (): HTMLInputElement | null => root.querySelector('[data-search-input]');

  for (const trigger of root.querySelectorAll<HTMLElement>('[data-search-trigger]')) {
    if (dialog) trigger.setAttribute('aria-haspopup', 'dialog');
    for (const type of ['pointerenter', 'focus'])
      trigger.addEventListener(type, () => dialog && fetchIsland('SearchPanel'), { once: true });
    trigger.addEventListener('click', (event) => {
      // A new tab or window was asked for.
      if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || !field()) return;
      event.preventDefault();
      dialog?.showModal();
      field()?.focus();
    });
  }
  if (!dialog) return;

  const close = (): void => dialog.close();
  dialog.addEventListener('click', ({ target }) => {
    if (!(target instanceof Element)) return;
    // The dialog's own edge is the scrim. A link leads away, if only to another place of this page.
    if (target === dialog || target.closest('[data-search-close], a[href]')) close();
  });
  // A browser's search field would only empty itself on the first Escape.
  dialog.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape' || event.isComposing) return;
    event.preventDefault();
    close();
  });
  // The icon in the menu is gone with the menu: then the header's takes the focus.
  dialog.addEventListener('close', () => {
    if (document.activeElement === document.body)
      root.querySelector<HTMLElement>('header [data-search-trigger]')?.focus();
  });
  // A page that comes back from the browser's memory comes back without its panel.
  for (const type of ['pagehide', 'popstate', 'hashchange']) addEventListener(type, close);
}
