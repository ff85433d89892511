import { attribute, select } from '../../hooks/hook.ts';

export type Panels = ReturnType<typeof createPanels>;

/** The panels of the items, of which one at most is open; all are closed at first. */
export function createPanels() {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let open: HTMLElement | undefined;
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
  return {
    openItem: (): HTMLElement | undefined => open,
    show,
    /** Shows a panel after a delay in milliseconds, unless another is asked for meanwhile. */
    showSoon: (item: HTMLElement | undefined, delay: number): void => {
      clearTimeout(timer);
      timer = setTimeout(show, delay, item);
    },
  };
}

/** The button of an item; null where it has no panel. */
export function toggleOf(item: HTMLElement | undefined): HTMLButtonElement | null {
  return item?.querySelector<HTMLButtonElement>(select('navigation-toggle')) ?? null;
}

/** The links in the panel of an item. */
export function panelLinks(item: HTMLElement): readonly HTMLElement[] {
  return [...item.querySelectorAll<HTMLElement>(`${select('navigation-panel')} a[href]`)];
}

/** Makes the links in the panel of an item tab stops, or none. */
export function makeTabStops(item: HTMLElement, areStops: boolean): void {
  for (const link of panelLinks(item)) link.tabIndex = areStops ? 0 : -1;
}
