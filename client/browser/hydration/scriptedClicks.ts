import { select } from '../../hooks/hook.ts';

/**
 * Clicks that script answers instead of the browser, by what they are on. They are held until the script is there;
 * where it does not come, the browser answers as it does without script (docs/rules.md#script-missing).
 */
export const scriptedClicks = {
  destination: select('destination-trigger'),
  search: select('search-trigger'),
  announcement: `${select('announcement')} button`,
  consent: `${select('consent-open')}, ${select('privacy-choices')}`,
  chat: select('chat'),
  /** Without a key the link leads to a page that says how to book. */
  booking: `:root${select('booking-widget')} :is(a${select('booxi-tag')}${select('booxi-key')}:not(${select('booxi-key', '')}), :root${select('booking-key')} a${select('booxi-tag')})`,
} as const;

export type ScriptedClick = keyof typeof scriptedClicks;

let isBrowsers = false;
let isReloading = false;

/** Loads the page again; clicks whose script is gone wait for that page, and lead nowhere else meanwhile. */
export function reloadPage(): void {
  isReloading = true;
  location.reload();
}

/** Lets the browser answer a click or a submit that script could not: what `dispatch` sends is not held or answered again. */
export function leaveToBrowser(dispatch: () => void): void {
  if (isReloading) return;
  isBrowsers = true;
  dispatch();
  isBrowsers = false;
}

/** Returns true while an event is sent that script leaves to the browser. */
export function isLeftToBrowser(): boolean {
  return isBrowsers;
}

/** The element of a selector that was clicked; null for a click with another button or a modifier key, which is the browser's. */
export function plainClickOn(event: MouseEvent, selector: string): HTMLElement | null {
  const { target, button, metaKey, ctrlKey, shiftKey, altKey } = event;
  const isPlain = !(event.defaultPrevented || button || metaKey || ctrlKey || shiftKey || altKey);
  return isPlain && target instanceof Element ? target.closest<HTMLElement>(selector) : null;
}
