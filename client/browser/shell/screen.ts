import { attribute } from '../../hooks/hook.ts';

/** Wide screens (tokens.css): the navigation stands in the header. */
export const WIDE = '(width >= 64em)';

/** What a visitor has opened over the page, or has to answer first. */
const OVERLAYS = 'dialog:modal, [popover="auto"]:popover-open';

/** Runs once nothing that a visitor has opened lies over the page: what opens by itself would cover it. */
export function whenClear(run: () => void): void {
  const open = document.querySelector<HTMLElement>(OVERLAYS);
  const type = open?.matches(':modal') ? 'close' : 'toggle';
  if (open) open.addEventListener(type, () => whenClear(run), { once: true });
  else run();
}

/** Returns true if nothing that a visitor has opened lies over the page. */
export function isClear(): boolean {
  return document.querySelector(OVERLAYS) === null;
}

/** Runs once for each element of a selector, when it is seen as far as the options say. */
export function whenSeen(of: string, options: IntersectionObserverInit, run: (element: HTMLElement) => unknown): void {
  const observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting || !(target instanceof HTMLElement)) continue;
      observer.unobserve(target);
      void run(target);
    }
  }, options);
  for (const element of document.querySelectorAll(of)) observer.observe(element);
}

/** Moves the focus from an element that is removed or hidden to the first of these that is seen; the page does not move. */
export function focusFirst(places: string): void {
  [...document.querySelectorAll<HTMLElement>(places)]
    .find((place) => place.checkVisibility({ visibilityProperty: true }))
    ?.focus({ preventScroll: true });
}

/** Returns true if the visitor has asked for less data: nothing is fetched that nobody may want. */
export function savesData(): boolean {
  return navigator.connection?.saveData === true || matchMedia('(prefers-reduced-data: reduce)').matches;
}

/** Keeps the scrollbar's width free while a dialog hides the scrollbar, so that nothing moves (docs/rules.md#popup-scroll). */
export function keepGutter(root: HTMLElement): void {
  document.addEventListener(
    'beforetoggle',
    ({ target, newState }) => {
      if (target instanceof HTMLDialogElement && newState === 'open')
        root.toggleAttribute(attribute('gutter'), innerWidth > root.clientWidth);
    },
    true,
  );
}
