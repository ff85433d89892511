import { select } from '../../hooks/hook.ts';

const cards = new Set<HTMLElement>();
/** Where the focus was before it came to a card. */
const cameFrom = new WeakMap<HTMLElement, HTMLElement>();
/** The focus is in a card, which is fixed: room kept free at the foot would scroll the page under it. */
let isInCard = false;
/** What stands at the foot of the window beside the cards. */
const HELP = '.floating, .to-top';
/** Pixels at the foot of the window that are taken, while a card is open there. */
let taken = 0;
/** A visitor who touches sees what is touched: only after a key the focus moves to where it is covered. */
let isByKey = false;

/** The height in pixels, from the foot of the window, of the highest of these elements that is seen. */
const height = (elements: Iterable<HTMLElement>): number =>
  Math.max(
    0,
    ...[...elements]
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .map((element) => Math.ceil(innerHeight - element.getBoundingClientRect().top)),
  );

// Not before the first key: when the root's scroll padding changes, Chromium styles the whole page again, and the picture
// that answers a touch comes a tenth of a second later on a slow phone.
const keepFocusClear = (): void => {
  if (isByKey)
    document.documentElement.style.scrollPaddingBlockEnd =
      taken && !isInCard ? `calc(${taken}px + var(--space-4))` : '';
};

const observer = new ResizeObserver(() => {
  const covered = height(cards);
  taken = covered && Math.max(covered, height(document.querySelectorAll<HTMLElement>(HELP)));
  keepFocusClear();
  // No custom property: its every change would style the whole footer again (docs/rules.md#style-cost).
  const footer = document.querySelector<HTMLElement>(select('footer'));
  if (footer) footer.style.paddingBlockEnd = covered ? `calc(var(--space-6) + ${covered}px)` : '';
});

/**
 * Keeps the keyboard's focus, and the page's end, clear of a card at the foot while it is open
 * (docs/rules.md#focus-not-hidden).
 */
export function keepFocusClearOf(card: HTMLElement): void {
  if (cards.size === 0) addEventListener('keydown', byKey, { once: true, capture: true });
  if (!cards.has(card)) {
    card.addEventListener('focusin', ({ relatedTarget }) => {
      if (relatedTarget instanceof HTMLElement && !card.contains(relatedTarget)) cameFrom.set(card, relatedTarget);
      isInCard = true;
      keepFocusClear();
    });
    card.addEventListener('focusout', () => {
      isInCard = false;
      keepFocusClear();
    });
  }
  cards.add(card);
  for (const element of [card, ...document.querySelectorAll(HELP)]) observer.observe(element);
}

/**
 * Hides a card. A focus that was in it returns to where it came from, so that the keyboard goes on from there; the page does
 * not move (docs/rules.md#card-left).
 */
export function closeCard(card: HTMLElement): void {
  const hadFocus = card.contains(document.activeElement);
  card.hidePopover();
  if (hadFocus) cameFrom.get(card)?.focus({ preventScroll: true });
}

function byKey(): void {
  isByKey = true;
  keepFocusClear();
}
