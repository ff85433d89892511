import { isComposingKey } from '../../browserState/composing.ts';
import { isInSearch, leaveSearch, SEARCH_STATE } from '../../browserState/searchHistory.ts';
import { select } from '../../hooks/hook.ts';
import { plainClickOn } from '../hydration/scriptedClicks.ts';
import { setPageInert } from '../shell/inertPage.ts';

let open: (() => void) | undefined;

/** Opens the search panel, or moves the focus to the field on the search page (docs/rules.md#search-icon). */
export function openSearch(): void {
  open ??= prepare();
  open();
}

function prepare(): () => void {
  const dialog = document.querySelector<HTMLDialogElement>(select('search-dialog'));
  if (dialog) watch(dialog);
  return () => {
    const field = document.querySelector<HTMLInputElement>(select('search-input'));
    if (dialog && !dialog.matches(':popover-open')) dialog.showPopover();
    // On the search page an open menu covers the field, and leaves the page inert for a moment.
    else document.querySelector<HTMLElement>(select('menu'))?.hidePopover();
    const covered = field?.closest<HTMLElement>('[inert]');
    if (covered) covered.inert = false;
    field?.focus();
  };
}

function watch(dialog: HTMLDialogElement): void {
  const close = (): void => dialog.hidePopover();
  dialog.addEventListener('click', (event) => {
    // A link that the browser opens beside this page leaves the panel with its results.
    const pressed = plainClickOn(event, `${select('search-close')}, a[href]`);
    if (!pressed) return;
    // A link may lead to an anchor of this very page.
    close();
    if (!(pressed instanceof HTMLAnchorElement) || pressed.target) return;
    event.preventDefault();
    leaveSearch(pressed.href);
  });
  // A search field would take the first Escape to empty itself.
  dialog.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape' || isComposingKey(event)) return;
    event.preventDefault();
    close();
  });
  dialog.addEventListener('beforetoggle', ({ newState }) => {
    if (newState === 'closed') return setPageInert(dialog, false);
    // Back closes the panel: it has an entry of its own in the history, from the moment that it shows.
    if (!isInSearch()) history.pushState(SEARCH_STATE, '');
  });
  dialog.addEventListener('toggle', ({ newState }) => {
    if (newState === 'open') return setPageInert(dialog, true);
    if (isInSearch()) history.back();
    // Not the icon in the menu: it is hidden with the menu.
    document.querySelector<HTMLElement>(`header ${select('search-trigger')}`)?.focus();
  });
  // A page restored from the back/forward cache has its panel closed.
  for (const type of ['pagehide', 'popstate', 'hashchange']) addEventListener(type, close);
}
