import { ownValue } from '../../../content/ownValue.ts';
import { attribute, select } from '../../hooks/hook.ts';
import { fillClosedMenus } from './closedMenus.ts';

/** A pointer has to rest this long to open a panel: one that only crosses the bar opens none. */
const INTENT_MS = 80;
/** A pointer may leave for this long, to move diagonally into the panel. */
const GRACE_MS = 240;

/** Keys of the APG's disclosure navigation: steps within the row or list; infinite ones go to its first or last control. */
const steps: Readonly<Record<string, number>> = {
  ArrowRight: 1,
  ArrowDown: 1,
  ArrowLeft: -1,
  ArrowUp: -1,
  Home: Number.NEGATIVE_INFINITY,
  End: Number.POSITIVE_INFINITY,
};

/**
 * The navigation's dropdowns (docs/rules.md#navigation-dropdown; ARIA APG: disclosure navigation menu with top-level
 * links). Open on hover, on keyboard focus of an item and by its button; close on leave, Escape, and when the focus
 * goes elsewhere. Tab goes from item to item: a panel's links are tab stops only once the focus is in the panel or on
 * its button (docs/rules.md#navigation-tab-stops).
 */
export function startDropdowns(bar: HTMLElement): void {
  if (bar.dataset.enhanced !== undefined) return;
  fillClosedMenus(bar);
  const items = [...bar.querySelectorAll<HTMLElement>(select('navigation-item'))];
  const controls = items.flatMap((item) => [
    ...item.querySelectorAll<HTMLElement>(':scope > a[href], :scope > button'),
  ]);
  let timer: ReturnType<typeof setTimeout> | undefined;
  let open: HTMLElement | undefined;

  const toggleOf = (item: HTMLElement | undefined): HTMLButtonElement | null =>
    item?.querySelector<HTMLButtonElement>(select('navigation-toggle')) ?? null;

  const panelLinks = (item: HTMLElement): readonly HTMLElement[] => [
    ...item.querySelectorAll<HTMLElement>(`${select('navigation-panel')} a[href]`),
  ];
  const makeTabStops = (item: HTMLElement, areStops: boolean): void => {
    for (const link of panelLinks(item)) link.tabIndex = areStops ? 0 : -1;
  };

  /** Shows the panel of one item and closes the others; closes all without an item or where it has no panel. */
  const show = (item?: HTMLElement): void => {
    clearTimeout(timer);
    if (item === open) return;
    open?.removeAttribute(attribute('open'));
    if (open) makeTabStops(open, false);
    toggleOf(open)?.setAttribute('aria-expanded', 'false');
    const toggle = toggleOf(item);
    open = toggle ? item : undefined;
    open?.setAttribute(attribute('open'), '');
    toggle?.setAttribute('aria-expanded', 'true');
  };
  const soon = (item: HTMLElement | undefined, delay: number): void => {
    clearTimeout(timer);
    timer = setTimeout(show, delay, item);
  };

  const move = (event: KeyboardEvent, item: HTMLElement, control: HTMLElement): void => {
    const step = ownValue(steps, event.key);
    if (step === undefined || event.ctrlKey || event.altKey || event.metaKey || event.shiftKey) return;
    const inBar = controls.includes(control);
    const links = panelLinks(item);
    event.preventDefault();
    if (inBar && event.key === 'ArrowDown' && links.length > 0) {
      show(item);
      links[0]?.focus();
      return;
    }
    const row = inBar ? controls : links;
    const goal = Math.min(row.length - 1, Math.max(0, row.indexOf(control) + step));
    // Up from the first link of a panel leads back to its button.
    if (!inBar && event.key === 'ArrowUp' && row[0] === control) toggleOf(item)?.focus();
    else row[goal]?.focus();
  };

  for (const item of items) {
    const toggle = toggleOf(item);
    if (toggle) toggle.hidden = false;
    makeTabStops(item, false);
    toggle?.addEventListener('click', () => show(open === item ? undefined : item));
    item.addEventListener('pointerenter', ({ pointerType }) => {
      if (pointerType !== 'touch') soon(item, open ? GRACE_MS / 2 : INTENT_MS);
    });
    item.addEventListener('pointerleave', ({ pointerType }) => {
      if (pointerType !== 'touch') soon(undefined, GRACE_MS);
    });
    item.addEventListener('focusin', ({ target }) => {
      if (!(target instanceof HTMLElement) || !target.matches(':focus-visible')) return;
      makeTabStops(item, target.parentElement !== item || target === toggle);
      // The button opens on click only: Escape returns the focus to it, and that must not open the panel again.
      if (target !== toggle) show(item);
      else if (open !== item) show();
    });
    item.addEventListener('keydown', (event) => {
      if (event.target instanceof HTMLElement) move(event, item, event.target);
    });
  }
  bar.addEventListener('focusout', ({ relatedTarget }) => {
    if (relatedTarget instanceof Node && !bar.contains(relatedTarget)) show();
  });
  document.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape' || !open) return;
    // Closes nothing else.
    event.preventDefault();
    const toggle = open.contains(document.activeElement) ? toggleOf(open) : undefined;
    show();
    toggle?.focus();
  });
  document.addEventListener('pointerdown', ({ target }) => {
    if (target instanceof Node && !bar.contains(target)) show();
  });
  // A page restored from the back/forward cache has its panels closed.
  addEventListener('pagehide', () => show());
  // Until now CSS shows the panel under the pointer or the focus; from here on script does.
  show(items.find((item) => item.matches(':hover, :focus-within')));
  bar.dataset.enhanced = '';
}
