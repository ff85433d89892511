import { select } from '../hooks/hook.ts';
import { TAGGED } from './place.ts';

const SECTION = select('contentful-section-id');
const PICTURE = `.picture, img, video, ${select('plate')}`;
/** What lies over the page is edited by itself. */
const LAYERS = 'dialog, [popover], header, main, footer, aside';
/** Room around words, in pixels: the space between letters and lines belongs to them. */
const MARGIN = 4;

/**
 * The marked element that is seen at a point of the window: its words first, then a picture, then whatever else holds a
 * mark, then the section. What lies over it does not matter, since an editor points at what shows.
 */
export function hitAt(x: number, y: number): Element | undefined {
  const stack = document.elementsFromPoint(x, y);
  const layer = stack[0]?.closest(LAYERS);
  const marked = stack.filter((element) => element.matches(TAGGED) && element.closest(LAYERS) === layer);
  return (
    marked.find((element) => hasWordsAt(element, x, y)) ??
    marked.find((element) => element.matches(PICTURE)) ??
    marked.find((element) => ownWords(element).length > 0) ??
    marked[0] ??
    stack.find((element) => element.matches(SECTION)) ??
    stack[0]?.closest(SECTION) ??
    undefined
  );
}

/** The marked element of a control: its own, the one around it, or the hidden name of an icon's link. */
export function hitOf(element: Element): Element | undefined {
  return element.closest(TAGGED) ?? element.closest('a, button')?.querySelector(TAGGED) ?? undefined;
}

/** Marked elements that show, in the order of the page. */
export function markedElements(): readonly Element[] {
  return [...document.querySelectorAll(TAGGED)].filter(
    (element) =>
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
      element.getClientRects().length > 0 &&
      (ownWords(element).length > 0 || element.matches(PICTURE)),
  );
}

function hasWordsAt(element: Element, x: number, y: number): boolean {
  const range = document.createRange();
  return ownWords(element).some((text) => {
    range.selectNodeContents(text);
    return [...range.getClientRects()].some(
      ({ left, right, top, bottom }) =>
        x >= left - MARGIN && x <= right + MARGIN && y >= top - MARGIN && y <= bottom + MARGIN,
    );
  });
}

function ownWords(element: Element): readonly ChildNode[] {
  return [...element.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim());
}
