import { ownValue } from '../../../content/ownValue.ts';
import { select } from '../../hooks/hook.ts';
import { fillClosedMenus } from './closedMenus.ts';
import { createPanels, makeTabStops, type Panels, panelLinks, toggleOf } from './dropdownPanels.ts';

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
  const panels = createPanels();
  for (const item of items) {
    const toggle = toggleOf(item);
    if (toggle) toggle.hidden = false;
    // Until now Tab went through the open panel: whoever is in it goes on.
    makeTabStops(
      item,
      panelLinks(item).some((link) => link === document.activeElement),
    );
    followPointer(item, panels);
    followFocus(item, panels);
    item.addEventListener('keydown', (event) => {
      if (event.target instanceof HTMLElement) moveFocus(event, item, event.target, controls, panels);
    });
  }
  closeFromOutside(bar, panels);
  // Until now CSS shows the panel under the pointer or the focus; from here on script does.
  panels.show(items.find((item) => item.matches(':hover, :focus-within')));
  bar.dataset.enhanced = '';
}

function followPointer(item: HTMLElement, { openItem, show, showSoon }: Panels): void {
  toggleOf(item)?.addEventListener('click', () => show(openItem() === item ? undefined : item));
  item.addEventListener('pointerenter', ({ pointerType }) => {
    if (pointerType !== 'touch') showSoon(item, openItem() ? GRACE_MS / 2 : INTENT_MS);
  });
  item.addEventListener('pointerleave', ({ pointerType }) => {
    if (pointerType !== 'touch') showSoon(undefined, GRACE_MS);
  });
}

function followFocus(item: HTMLElement, { openItem, show }: Panels): void {
  const toggle = toggleOf(item);
  item.addEventListener('focusin', ({ target }) => {
    if (!(target instanceof HTMLElement) || !target.matches(':focus-visible')) return;
    makeTabStops(item, target.parentElement !== item || target === toggle);
    // The button opens on click only: Escape returns the focus to it, and that must not open the panel again.
    if (target !== toggle) show(item);
    else if (openItem() !== item) show();
  });
}

/** Moves the focus by a key: in the bar from item to item and down into a panel, in a panel from link to link and back up. */
function moveFocus(
  event: KeyboardEvent,
  item: HTMLElement,
  control: HTMLElement,
  controls: readonly HTMLElement[],
  { show }: Panels,
): void {
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
  if (!inBar && event.key === 'ArrowUp' && row[0] === control) toggleOf(item)?.focus();
  else row[goal]?.focus();
}

function closeFromOutside(bar: HTMLElement, { openItem, show }: Panels): void {
  bar.addEventListener('focusout', ({ relatedTarget }) => {
    if (relatedTarget instanceof Node && !bar.contains(relatedTarget)) show();
  });
  document.addEventListener('keydown', (event) => {
    const open = openItem();
    if (event.key !== 'Escape' || !open) return;
    // The same key would close what else is open.
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
}
