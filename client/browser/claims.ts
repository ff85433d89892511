/**
 * Clicks that script answers instead of the browser, by what they are on. Until the script is there they are held and
 * done again then; where it never comes, the browser answers as it would without script.
 */
export const claims = {
  destination: '[data-destination-trigger]',
  /** Only where there is a field: in a city with an online shop the icon is a link to the shop's search. */
  search: ':root:has([data-search-input]) [data-search-trigger]',
  announcement: '[data-announcement] button',
  consent: '[data-consent-open], [data-privacy-choices]',
  chat: '[data-chat]',
  /** Without a key the link leads where one can ask. */
  booking:
    ':root[data-booking-script] :is(a[data-booxi-tag][data-booxi-key]:not([data-booxi-key=""]), :root[data-booking-key] a[data-booxi-tag])',
} as const;

/** A kind of click that script answers. */
export type Claim = keyof typeof claims;

/** What a click is for, where it is a plain one: a new tab or window is the browser's business. */
export function claimedBy(event: MouseEvent, selector: string): HTMLElement | null {
  const { target, button, metaKey, ctrlKey, shiftKey, altKey } = event;
  const isPlain = !(event.defaultPrevented || button || metaKey || ctrlKey || shiftKey || altKey);
  return isPlain && target instanceof Element ? target.closest<HTMLElement>(selector) : null;
}
