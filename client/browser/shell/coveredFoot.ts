const cards = new Set<HTMLElement>();
/** What stands at the foot of the window beside the cards. */
const HELP = '.floating, .to-top';

/** The height in pixels, from the foot of the window, of the highest of these elements that is seen. */
const height = (elements: Iterable<HTMLElement>): number =>
  Math.max(
    0,
    ...[...elements]
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .map((element) => Math.ceil(innerHeight - element.getBoundingClientRect().top)),
  );

// No custom property on the root: when one changes, the browser styles the whole page anew.
const observer = new ResizeObserver(() => {
  const covered = height(cards);
  const taken = covered && Math.max(covered, height(document.querySelectorAll<HTMLElement>(HELP)));
  document.documentElement.style.scrollPaddingBlockEnd = taken ? `calc(${taken}px + var(--space-4))` : '';
  document.querySelector<HTMLElement>('[data-footer]')?.style.setProperty('--covered', `${covered}px`);
});

/**
 * Keeps the keyboard's focus, and the page's end, clear of a card at the foot while it is open
 * (docs/rules.md#focus-not-hidden).
 */
export function keepFocusClearOf(card: HTMLElement): void {
  cards.add(card);
  for (const element of [card, ...document.querySelectorAll(HELP)]) observer.observe(element);
}
