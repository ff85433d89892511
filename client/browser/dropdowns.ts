/** A pointer on its way across the bar opens nothing before it rests this long. */
const INTENT = 80;
/** A pointer may leave for this long, to cut a corner on its way into the panel. */
const GRACE = 240;

/** The keys of the APG's disclosure navigation: a step within the row or list, or its first or last control. */
const steps: Readonly<Record<string, number>> = {
  ArrowRight: 1,
  ArrowDown: 1,
  ArrowLeft: -1,
  ArrowUp: -1,
  Home: Number.NEGATIVE_INFINITY,
  End: Number.POSITIVE_INFINITY,
};

/**
 * The navigation's dropdowns (site-shell §2; ARIA APG: disclosure navigation menu with top-level links). Open on hover,
 * on keyboard focus of an item and by its button; close on leave, Escape, and when the focus goes elsewhere.
 */
export function startDropdowns(bar: HTMLElement): void {
  if (bar.dataset['live'] !== undefined) return;
  const items = [...bar.querySelectorAll<HTMLElement>('[data-navigation-item]')];
  const controls = items.flatMap((item) => [
    ...item.querySelectorAll<HTMLElement>(':scope > a[href], :scope > button'),
  ]);
  let timer: ReturnType<typeof setTimeout> | undefined;
  let open: HTMLElement | undefined;

  const toggleOf = (item: HTMLElement | undefined): HTMLButtonElement | null =>
    item?.querySelector<HTMLButtonElement>('[data-navigation-toggle]') ?? null;

  /** Shows the panel of one item and of no other; of none when the item has none. */
  const show = (item?: HTMLElement): void => {
    clearTimeout(timer);
    if (item === open) return;
    open?.removeAttribute('data-open');
    toggleOf(open)?.setAttribute('aria-expanded', 'false');
    const toggle = toggleOf(item);
    open = toggle ? item : undefined;
    open?.setAttribute('data-open', '');
    toggle?.setAttribute('aria-expanded', 'true');
  };
  const soon = (item: HTMLElement | undefined, delay: number): void => {
    clearTimeout(timer);
    timer = setTimeout(show, delay, item);
  };

  const move = (event: KeyboardEvent, item: HTMLElement, control: HTMLElement): void => {
    const step = steps[event.key];
    if (step === undefined || event.ctrlKey || event.altKey || event.metaKey || event.shiftKey) return;
    const inBar = controls.includes(control);
    const panelLinks = [...item.querySelectorAll<HTMLElement>('[data-navigation-panel] a[href]')];
    event.preventDefault();
    if (inBar && event.key === 'ArrowDown' && panelLinks.length > 0) {
      show(item);
      panelLinks[0]?.focus();
      return;
    }
    const row = inBar ? controls : panelLinks;
    const goal = Math.min(row.length - 1, Math.max(0, row.indexOf(control) + step));
    // Up from the first link of a panel leads back to the button that opened it.
    if (!inBar && event.key === 'ArrowUp' && row[0] === control) toggleOf(item)?.focus();
    else row[goal]?.focus();
  };

  for (const item of items) {
    const toggle = toggleOf(item);
    if (toggle) toggle.hidden = false;
    toggle?.addEventListener('click', () => show(open === item ? undefined : item));
    item.addEventListener('pointerenter', ({ pointerType }) => {
      if (pointerType !== 'touch') soon(item, open ? GRACE / 2 : INTENT);
    });
    item.addEventListener('pointerleave', ({ pointerType }) => {
      if (pointerType !== 'touch') soon(undefined, GRACE);
    });
    item.addEventListener('focusin', ({ target }) => {
      if (!(target instanceof HTMLElement) || !target.matches(':focus-visible')) return;
      // The button opens by itself when it is pressed, and Escape leaves the focus on it.
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
  document.addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape' || !open) return;
    const toggle = open.contains(document.activeElement) ? toggleOf(open) : undefined;
    show();
    toggle?.focus();
  });
  document.addEventListener('pointerdown', ({ target }) => {
    if (target instanceof Node && !bar.contains(target)) show();
  });
  // A page that comes back out of the cache comes back closed.
  addEventListener('pagehide', () => show());
  // Who fetched this by pointer or focus sees the panel already: from here on it is ours.
  show(items.find((item) => item.matches(':hover, :focus-within')));
  bar.dataset['live'] = '';
}
