let open: (() => void) | undefined;

/** Opens the search panel, or goes to the field where the page itself is the panel (site-shell §4). */
export function openSearch(root: Document = document): void {
  open ??= prepared(root);
  open();
}

function prepared(root: Document): () => void {
  const dialog = root.querySelector<HTMLDialogElement>('[data-search-dialog]');
  if (dialog) watch(dialog, root);
  return () => {
    if (dialog && !dialog.open) dialog.showModal();
    root.querySelector<HTMLInputElement>('[data-search-input]')?.focus();
  };
}

function watch(dialog: HTMLDialogElement, root: Document): void {
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
    const { activeElement } = document;
    // A field that fades away with its panel is the active element for a moment longer.
    if (activeElement === document.body || dialog.contains(activeElement))
      root.querySelector<HTMLElement>('header [data-search-trigger]')?.focus();
  });
  // A page that comes back from the browser's memory comes back without its panel.
  for (const type of ['pagehide', 'popstate', 'hashchange']) addEventListener(type, close);
}
